import { type Answer, type Objection, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, RuleId, Side } from '../../../core/ids'
import { boardOf, stackIn } from '../board'
import { commandCosts } from '../charts/charts'
import { attackTargets, fittest, type Target, whyNotAttack } from '../combat/attack'
import { unitIds } from '../forces/counters'
import { restore, whyNotReclaim, whyNotRestore } from '../forces/replacements'
import { hexName, neighbourSteps } from '../map/hexes'
import { unitsInMed, whyNotShip } from '../movement/marching'
import { movePrompt, moving } from '../movement/move'
import { isOverstacked } from '../movement/stacking'
import { type AssaultKind, whyNotAssault } from '../sea/assault'
import { maintain, whyNotMaintain } from '../sea/beachheads'
import { ALLIED, AXIS, combatFactor, type Gambit, type Go, hexOf, isDead, nameOf, unitOf } from '../state'
import { strandedByClosing } from '../supply/supply'
import { bridges, demolish, whyNotDemolish } from '../support/force-10'
import { pay, whyNotPay } from './command-points'
import { fortify, whyNotFortify } from './improved-positions'
import { type Commanding, endOrder, handHex, inHand, NOBODY_ORDERED, type Ordered, orderedShape } from './ordered'
import { orderAttack, whyNotAttackFrom, whyNotMoveFrom } from './orders'

type Order = keyof typeof commandCosts

/** Commands that only one side gives. */
const ONLY: { readonly [order in Order]?: { readonly side: Side; readonly rule: RuleId } } = {
  amphibious: { side: ALLIED, rule: '7.5' },
  airborne: { side: ALLIED, rule: '7.5' },
  maintain: { side: ALLIED, rule: '7.11.1' },
  fortify: { side: AXIS, rule: '7.12.1' },
  reclaim: { side: AXIS, rule: '8.3.A1' },
}

const onlyFor = (f: Commanding, side: Side, rule: RuleId): Refusal | false =>
  f.side !== side && refusal(rule, `only the ${side === ALLIED ? 'Allied' : 'Axis'} player may do this`)

/** What speaks against a command to anybody but partisans: whose it is, the rules for it, its price. */
const whyNotOrder = (s: Gambit, f: Commanding, order: Order, why: () => Objection): Refusal[] =>
  firstOf(
    () => ONLY[order] !== undefined && onlyFor(f, ONLY[order].side, ONLY[order].rule),
    why,
    () => whyNotPay(s, commandCosts[order], false),
  )

const priced = (order: Order) => ({ cost: () => commandCosts[order], costIn: 'CP', intent: 'act' }) as const

const ofSide = <T>(f: Commanding, side: Side, all: Iterable<T>): Iterable<T> => (f.side === side ? all : [])

const standing = (s: Gambit, f: Commanding): readonly HexId[] => boardOf(s).hexes[f.side]

const assault = (kind: AssaultKind, label: string): Answer<Gambit, null, Ordered> =>
  plain({
    ...priced(kind),
    label,
    whyNot: (s, f) => whyNotOrder(s, f, kind, () => whyNotAssault(s, kind)),
    do(s, f, go) {
      pay(s, commandCosts[kind], false)
      go.ask({ step: 'assault', side: f.side, args: { kind } })
    },
  })

/** Where those stand who could attack at once: a stack in hand that has not moved. */
const standOf = (s: Gambit, f: Commanding): HexId | null =>
  f.local.hand.length > 0 && f.local.hand.every(({ unit }) => !f.local.moved.includes(unit)) ? handHex(s, f) : null

/** Dispersed partisans are hunted where nobody stands in the open. */
const aimAt = (s: Gambit, f: Commanding, from: HexId, hex: HexId): Target => {
  const there = attackTargets(s, from, f.side).filter(each => each.hex === hex)
  return { hex, hunt: there.length > 0 && there.every(each => each.hunt) }
}

/** Who would attack a hex at once where nothing is in hand: of the stacks beside it the strongest. */
function strongestFor(s: Gambit, f: Commanding, hex: HexId): HexId | null {
  if (f.local.hand.length > 0) return null
  let best: { readonly from: HexId; readonly factor: number } | null = null
  for (const from of [hex, ...neighbourSteps(hex).map(step => step.to)]) {
    if (stackIn(s, from, f.side).length === 0 || whyNotAttackFrom(s, from, f.side).length > 0) continue
    const aim = aimAt(s, f, from, hex)
    if (whyNotAttack(s, from, aim, f.side).length > 0) continue
    const factor = fittest(s, from, aim, f.side).reduce((sum, id) => sum + combatFactor(s, id), 0)
    if (best === null || factor > best.factor) best = { from, factor }
  }
  return best?.from ?? null
}

const attackersOf = (s: Gambit, f: Commanding, hex: HexId): HexId | null => standOf(s, f) ?? strongestFor(s, f, hex)

function targetsOf(s: Gambit, f: Commanding): Iterable<HexId> {
  const from = standOf(s, f)
  if (from === null && f.local.hand.length > 0) return []
  const stands = from === null ? standing(s, f).filter(each => whyNotAttackFrom(s, each, f.side).length === 0) : [from]
  return new Set(stands.flatMap(each => attackTargets(s, each, f.side).map(({ hex }) => hex)))
}

/** 7.4: the stack in hand attacks an enemy beside it; with nothing in hand the strongest that could. */
const strike = ofHex<Gambit, null, Ordered>({
  ...priced('attack'),
  intent: 'pick',
  title: 'Targets',
  among: targetsOf,
  whyNot(s, f, hex) {
    const from = attackersOf(s, f, hex)
    if (from === null)
      return refusal(
        '7.4.0',
        f.local.hand.length > 0 ? 'pick a stack that has not moved first' : 'no stack of yours can attack it',
        { hex },
      )
    return firstOf(
      () => whyNotAttackFrom(s, from, f.side),
      () => whyNotAttack(s, from, aimAt(s, f, from, hex), f.side),
    )
  },
  label: hex => `Attack ${hexName(hex)}`,
  path(s, f, hex) {
    const from = attackersOf(s, f, hex)
    return from === null || from === hex ? null : [from, hex]
  },
  do(s, f, hex, go) {
    const from = attackersOf(s, f, hex)
    if (from === null) return
    const aim = aimAt(s, f, from, hex)
    endOrder(f)
    orderAttack(s, f.side, from, go, aim)
  },
})

/** Whatever else is ordered ends the move that is under way. */
const endingMoves = <Answers extends { readonly [kind: string]: Answer<Gambit, null, Ordered> }>(answers: Answers) =>
  Object.fromEntries(
    Object.entries(answers).map(([kind, answer]) => [
      kind,
      {
        ...answer,
        apply(s, f, a, go) {
          endOrder(f)
          answer.apply(s, f, a, go)
        },
      } satisfies Answer<Gambit, null, Ordered>,
    ]),
  )

const pointsLeft = ({ cp: { free, reserved } }: Gambit): number => free + reserved

/** What is given up with the turn: points, and units ashore that these could have supplied by opening their Beachhead. */
function unspent(s: Gambit, f: Commanding): string | null {
  const left = pointsLeft(s)
  const stranded = f.side === ALLIED && left > 0 ? strandedByClosing(s) : []
  const parts = [
    left > 0 && `${left} CP ${left === 1 ? 'is' : 'are'} unspent`,
    stranded.length > 0 &&
      `${countTold(stranded.length, 'unit')} ${stranded.length === 1 ? 'is' : 'are'} out of supply behind closed Beachheads`,
  ].filter(part => part !== false)
  return parts.length === 0 ? null : parts.join(', ')
}

/** All that can be commanded but moves. */
const others: { readonly [kind: string]: Answer<Gambit, null, Ordered> } = {
  attack: ofHex({
    ...priced('attack'),
    among: standing,
    whyNot: (s, f, hex) => whyNotAttackFrom(s, hex, f.side),
    label: hex => `Attack from ${hexName(hex)}`,
    do: (s, f, hex, go) => orderAttack(s, f.side, hex, go),
  }),
  fortify: ofHex({
    ...priced('fortify'),
    among: (s, f) => ofSide(f, AXIS, standing(s, f)),
    whyNot: (s, f, hex) => whyNotOrder(s, f, 'fortify', () => whyNotFortify(s, hex)),
    label: hex => `Improved Position in ${hexName(hex)}`,
    do(s, _f, hex, go) {
      pay(s, commandCosts.fortify, false)
      fortify(s, go, hex)
    },
  }),
  ship: ofUnit({
    ...priced('move'),
    among: (s, f) => ofSide(f, ALLIED, unitsInMed(s)),
    whyNot: (s, f, unit) =>
      firstOf(
        () => onlyFor(f, ALLIED, '11.4.1'),
        () => whyNotOrder(s, f, 'move', () => whyNotShip(s, unit)),
      ),
    label: unit => `Bring over ${nameOf(unit)}`,
    do(s, f, unit, go) {
      pay(s, commandCosts.move, false)
      go.ask({ step: 'sail', side: f.side, args: { unit } })
    },
  }),
  amphibious: assault('amphibious', 'Amphibious assault'),
  airborne: assault('airborne', 'Airborne assault'),
  maintain: ofHex({
    ...priced('maintain'),
    among: s => s.markers.map(each => each.hex),
    whyNot: (s, f, hex) => whyNotOrder(s, f, 'maintain', () => whyNotMaintain(s, hex)),
    label: hex => `Keep ${hexName(hex)} open`,
    do(s, _f, hex, go) {
      pay(s, commandCosts.maintain, false)
      maintain(s, go, hex)
    },
  }),
  demolish: ofHex({
    among: (s, f) => ofSide(f, ALLIED, bridges(s)),
    whyNot: (s, f, hex) =>
      firstOf(
        () => onlyFor(f, ALLIED, '13.6.2'),
        () => whyNotDemolish(s, hex),
      ),
    label: hex => `Blow the bridge to ${hexName(hex)}`,
    intent: 'spend',
    do: (s, _f, hex, go) => demolish(s, go, hex),
  }),
  restore: ofUnit({
    ...priced('restore'),
    among: s => unitIds.filter(id => unitOf(s, id).steps === 1),
    whyNot: (s, f, unit) => whyNotOrder(s, f, 'restore', () => whyNotRestore(s, unit, f.side)),
    label: unit => `Restore ${nameOf(unit)}`,
    do(s, _f, unit, go) {
      pay(s, commandCosts.restore, false)
      restore(s, go, unit)
    },
  }),
  reclaim: ofUnit({
    ...priced('reclaim'),
    among: (s, f) =>
      ofSide(
        f,
        AXIS,
        unitIds.filter(id => isDead(s, id)),
      ),
    whyNot: (s, f, unit) => whyNotOrder(s, f, 'reclaim', () => whyNotReclaim(s, unit)),
    label: unit => `Reclaim ${nameOf(unit)}`,
    do(s, f, unit, go) {
      pay(s, commandCosts.reclaim, false)
      go.ask({ step: 'reclaim', side: f.side, args: { unit } })
    },
  }),
  end: plain({ label: 'End the player turn', intent: 'pass', leaves: unspent, do: (_s, _f, go) => go.end() }),
}

/** 7.11.1: said at once, before anything else is paid for. */
function strandedWords(s: Gambit, f: Commanding): string {
  const count = f.side === ALLIED ? strandedByClosing(s).length : 0
  return count === 0
    ? ''
    : ` A Beachhead is closed: ${countTold(count, 'unit')} ${count === 1 ? 'is' : 'are'} out of supply until it is kept open.`
}

/** 7.1, 7.14: command points are spent one by one, in any order. */
export const command = step<Gambit, null, Ordered>({
  local: orderedShape,
  fresh: () => NOBODY_ORDERED,
  enter: (s, _f, go) => settleOverstacks(s, go),
  resume(s, f, _value, go) {
    // 10.4: whoever is removed from an overstacked hex goes no farther.
    if (inHand(f).some(id => hexOf(s, id) === null))
      f.local.hand = f.local.hand.filter(({ unit }) => hexOf(s, unit) !== null)
    if (go.pending === 0) settleOverstacks(s, go)
  },
  prompt: (s, f) => ({
    text:
      movePrompt(s, f) ??
      (f.side === ALLIED && s.cp.reserved > 0
        ? `Give a command: ${s.cp.free} CP for anyone and ${s.cp.reserved} for partisans ${s.cp.free + s.cp.reserved === 1 ? 'is' : 'are'} left.`
        : s.cp.free > 0
          ? `Give a command: ${s.cp.free} CP ${s.cp.free === 1 ? 'is' : 'are'} left.`
          : 'No command points are left: end the player turn.') +
        (f.local.hand.length === 0 ? strandedWords(s, f) : ''),
    ...(f.local.hand.length > 0 ? { rule: '7.3.A', ruling: 'R-MV3' } : { rule: '7.1.1' }),
    waiting: 'is giving commands',
  }),
  answers: { ...moving, strike, ...endingMoves(others) },
  primary: (s, f) => (pointsLeft(s) === 0 && f.local.hand.length === 0 ? 'end' : null),
  focus: (_s, f) => ({ hand: inHand(f), ...(f.local.from === null ? {} : { from: [f.local.from] }) }),
  // Taking a stack in hand costs nothing before it moves.
  unmoved: (s, f) =>
    standing(s, f)
      .filter(hex => hex !== f.local.from && whyNotMoveFrom(s, hex, f.side).length === 0)
      .map(hex => ({ units: stackIn(s, hex, f.side), take: { kind: 'move', hex } })),
})

/** 10.4: play never overstacks a hex, but an edited or loaded position may. */
function settleOverstacks(s: Gambit, go: Go): void {
  const found = ([ALLIED, AXIS] as const).flatMap(side =>
    boardOf(s)
      .hexes[side].filter(hex => isOverstacked(s, hex, side))
      .map(hex => ({ step: 'overstack', side, args: { hex } })),
  )
  if (found.length > 0) go.ask(...found)
}
