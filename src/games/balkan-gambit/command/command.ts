import type { Frame } from '../../../core/engine/state'
import { type Choice, type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import { boardOf, stackIn } from '../board'
import { commandCosts } from '../charts/charts'
import { attackTargets, hasPartisans, whyNotFight } from '../combat/attack'
import { unitIds } from '../forces/counters'
import { whyNotReclaim, whyNotRestore } from '../forces/replacements'
import { hexName } from '../map/hexes'
import { markActed, unitsInMed, whyNotActivate, whyNotShip } from '../movement/marching'
import { isOverstacked } from '../movement/stacking'
import { type AssaultKind, whyNotAssault } from '../sea/assault'
import { whyNotMaintain } from '../sea/beachheads'
import { ALLIED, AXIS, type Gambit, isPartisan, isSupport, nameOf, putUnit, unitOf } from '../state'
import { bridges, demolish, whyNotDemolish } from '../support/force-10'
import { pay, whyNotPay } from './command-points'
import { whyNotFortify } from './improved-positions'

const movers = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => whyNotActivate(s, id, side).length === 0)

const fighters = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => whyNotFight(s, id, side).length === 0)

/** 7.3: why a stack cannot be ordered to move. */
function whyNotMove(s: Gambit, hex: HexId, side: Side): Refusal[] {
  const stack = stackIn(s, hex, side)
  const able = movers(s, hex, side)
  return firstOf(
    () => stack.length === 0 && refusal('7.3.A', 'you have no unit there', { hex }),
    () => able.length === 0 && whyNotActivate(s, stack[0], side),
    () => whyNotPay(s, commandCosts.move, hasPartisans(able)),
  )
}

/** 7.4, 12.5.2: why a stack cannot be ordered to attack. */
function whyNotAttackFrom(s: Gambit, hex: HexId, side: Side): Refusal[] {
  const stack = stackIn(s, hex, side)
  const able = fighters(s, hex, side)
  return firstOf(
    () => stack.length === 0 && refusal('7.4.0', 'you have no unit there', { hex }),
    () => able.length === 0 && whyNotFight(s, stack[0], side),
    () => able.every(isSupport) && refusal('12.5.2', 'corps support never attacks alone', { hex }),
    () => whyNotPay(s, commandCosts.attack, hasPartisans(able)),
    () => attackTargets(s, hex, side).length === 0 && refusal('7.4.1', 'no enemy next to it can be attacked', { hex }),
  )
}

const onlyFor = (side: Side, wanted: Side, rule: string, who: string): Refusal | false =>
  side !== wanted && refusal(rule, `only the ${who} may do this`)

const whyNotAssaultNow = (s: Gambit, kind: AssaultKind, side: Side): Refusal[] =>
  firstOf(
    () => onlyFor(side, ALLIED, '7.5', 'Allied player'),
    () => whyNotPay(s, commandCosts[kind], false),
    () => whyNotAssault(s, kind),
  )

const CHECKS: { readonly [kind: string]: (s: Gambit, side: Side, hex: HexId, unit: UnitId) => readonly Refusal[] } = {
  move: (s, side, hex) => whyNotMove(s, hex, side),
  attack: (s, side, hex) => whyNotAttackFrom(s, hex, side),
  ship: (s, side, _hex, unit) =>
    firstOf(
      () => onlyFor(side, ALLIED, '11.4.1', 'Allied player'),
      () => whyNotPay(s, commandCosts.move, false),
      () => whyNotShip(s, unit),
    ),
  amphibious: (s, side) => whyNotAssaultNow(s, 'amphibious', side),
  airborne: (s, side) => whyNotAssaultNow(s, 'airborne', side),
  maintain: (s, side, hex) =>
    firstOf(
      () => onlyFor(side, ALLIED, '7.11.1', 'Allied player'),
      () => whyNotMaintain(s, hex),
      () => whyNotPay(s, commandCosts.maintain, false),
    ),
  fortify: (s, side, hex) =>
    firstOf(
      () => onlyFor(side, AXIS, '7.12.1', 'Axis player'),
      () => whyNotPay(s, commandCosts.fortify, false),
      () => whyNotFortify(s, hex),
    ),
  restore: (s, side, _hex, unit) =>
    firstOf(
      () => whyNotRestore(s, unit, side),
      () => whyNotPay(s, commandCosts.restore, false),
    ),
  reclaim: (s, side, _hex, unit) =>
    firstOf(
      () => onlyFor(side, AXIS, '8.3.A1', 'Axis player'),
      () => whyNotPay(s, commandCosts.reclaim, false),
      () => whyNotReclaim(s, unit),
    ),
  demolish: (s, side, hex) =>
    firstOf(
      () => onlyFor(side, ALLIED, '13.6.2', 'Allied player'),
      () => whyNotDemolish(s, hex),
    ),
  end: () => [],
}

const cp = (cost: number) => ({ cost, costIn: 'CP' }) as const

/** What might be ordered of each kind; the checks decide. */
function* candidates(s: Gambit, side: Side): Iterable<Choice> {
  const hexes = boardOf(s).hexes[side]
  for (const hex of hexes) {
    yield { action: { kind: 'move', hex }, label: `Move from ${hexName(hex)}`, ...cp(commandCosts.move) }
    yield { action: { kind: 'attack', hex }, label: `Attack from ${hexName(hex)}`, ...cp(commandCosts.attack) }
    if (side === AXIS)
      yield {
        action: { kind: 'fortify', hex },
        label: `Improved Position in ${hexName(hex)}`,
        ...cp(commandCosts.fortify),
      }
  }
  if (side === ALLIED) {
    for (const unit of unitsInMed(s))
      yield { action: { kind: 'ship', unit }, label: `Bring over ${nameOf(unit)}`, ...cp(commandCosts.move) }
    yield { action: { kind: 'amphibious' }, label: 'Amphibious assault', ...cp(commandCosts.amphibious) }
    yield { action: { kind: 'airborne' }, label: 'Airborne assault', ...cp(commandCosts.airborne) }
    for (const { hex } of s.markers)
      yield { action: { kind: 'maintain', hex }, label: `Keep ${hexName(hex)} open`, ...cp(commandCosts.maintain) }
    for (const hex of bridges(s))
      yield { action: { kind: 'demolish', hex }, label: `Blow the bridge to ${hexName(hex)}` }
  }
  for (const unit of unitIds) {
    if (unitOf(s, unit).steps === 1)
      yield { action: { kind: 'restore', unit }, label: `Restore ${nameOf(unit)}`, ...cp(commandCosts.restore) }
    if (side === AXIS && unitOf(s, unit).at.is === 'dead')
      yield { action: { kind: 'reclaim', unit }, label: `Reclaim ${nameOf(unit)}`, ...cp(commandCosts.reclaim) }
  }
}

const checkCommand = (s: Gambit, f: Frame, a: Choice['action']): readonly Refusal[] =>
  CHECKS[a.kind](s, f.side, a.hex as HexId, a.unit as UnitId)

/** 7.1, 7.14: command points are spent one by one, in any order. */
export const command: Step<Gambit> = {
  answers: {
    move: ['hex'],
    attack: ['hex'],
    ship: ['unit'],
    amphibious: [],
    airborne: [],
    maintain: ['hex'],
    fortify: ['hex'],
    restore: ['unit'],
    reclaim: ['unit'],
    demolish: ['hex'],
    end: [],
  },
  enter: (s, _f, go) => settleOverstacks(s, go),
  resume(s, _f, _value, go) {
    if (go.pending === 0) settleOverstacks(s, go)
  },
  prompt: (s, f) => ({
    text:
      f.side === ALLIED && s.cp.reserved > 0
        ? `Give a command: ${s.cp.free} CP for anyone and ${s.cp.reserved} for partisans ${s.cp.free + s.cp.reserved === 1 ? 'is' : 'are'} left.`
        : s.cp.free > 0
          ? `Give a command: ${s.cp.free} CP ${s.cp.free === 1 ? 'is' : 'are'} left.`
          : 'No command points are left: end the player turn.',
    rule: '7.1.1',
    waiting: 'is giving commands',
  }),
  *choices(s, f) {
    for (const choice of candidates(s, f.side)) if (checkCommand(s, f, choice.action).length === 0) yield choice
    yield { action: { kind: 'end' }, label: 'End the player turn' }
  },
  check: checkCommand,
  apply(s, f, a, go) {
    switch (a.kind) {
      case 'end':
        return go.end()
      case 'move':
        return activate(s, f.side, hexOfAction(a), go)
      case 'attack':
        return orderAttack(s, f.side, hexOfAction(a), go)
      case 'ship':
        pay(s, commandCosts.move, false)
        return go.ask({ step: 'sail', side: f.side, args: { unit: unitOfAction(a) } })
      case 'amphibious':
      case 'airborne':
        pay(s, commandCosts[a.kind], false)
        return go.ask({ step: 'assault', side: f.side, args: { kind: a.kind } })
      case 'reclaim':
        pay(s, commandCosts.reclaim, false)
        return go.ask({ step: 'reclaim', side: f.side, args: { unit: unitOfAction(a) } })
      default:
        return carryOut(s, a, go)
    }
  },
}

/** R-CP1: a stack of partisans alone is paid from the reserve first; a mixed one only where the free points do not suffice. */
function activate(s: Gambit, side: Side, hex: HexId, go: Flow): void {
  const able = movers(s, hex, side)
  const isPure = able.every(isPartisan)
  const isShort = s.cp.free < commandCosts.move
  pay(s, commandCosts.move, isPure || isShort)
  go.ask({ step: 'move', side, args: { from: hex, partisansFirst: isShort } })
}

function orderAttack(s: Gambit, side: Side, hex: HexId, go: Flow): void {
  const isPure = fighters(s, hex, side).every(isPartisan)
  const isShort = s.cp.free < commandCosts.attack
  pay(s, commandCosts.attack, isPure || isShort)
  go.ask({ step: 'attack', side, args: { from: hex, needsPartisan: isShort } })
}

/** Commands that are done at once. */
function carryOut(s: Gambit, a: Choice['action'], go: Flow): void {
  if (a.kind === 'maintain') {
    pay(s, commandCosts.maintain, false)
    s.markers = s.markers.map(each => (each.hex === a.hex ? { ...each, open: true } : each))
    go.log('maintained', { hex: hexOfAction(a) }, '7.11.1')
  } else if (a.kind === 'fortify') {
    pay(s, commandCosts.fortify, false)
    s.improved = [...s.improved, hexOfAction(a)]
    go.log('fortified', { hex: hexOfAction(a) }, '7.12.1')
  } else if (a.kind === 'restore') {
    pay(s, commandCosts.restore, false)
    putUnit(s, unitOfAction(a), { steps: 2 })
    markActed(s, unitOfAction(a))
    go.log('restored', { unit: unitOfAction(a) }, '8.2.2')
  } else {
    demolish(s, hexOfAction(a))
    go.log('demolished', { from: s.blown?.a ?? null, hex: hexOfAction(a) }, '13.6.2')
  }
}

/** 10.4: play never overstacks a hex, but an edited or loaded position may. */
function settleOverstacks(s: Gambit, go: Flow): void {
  const found = ([ALLIED, AXIS] as const).flatMap(side =>
    boardOf(s)
      .hexes[side].filter(hex => isOverstacked(s, hex, side))
      .map(hex => ({ step: 'overstack', side, args: { hex } })),
  )
  if (found.length > 0) go.ask(...found)
}
