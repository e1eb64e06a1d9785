import { type Answer, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, RuleId, Side, UnitId } from '../../../core/ids'
import { boardOf } from '../board'
import { commandCosts } from '../charts/charts'
import { unitIds } from '../forces/counters'
import { whyNotReclaim, whyNotRestore } from '../forces/replacements'
import { hexName } from '../map/hexes'
import { markActed, unitsInMed, whyNotShip } from '../movement/marching'
import { isOverstacked } from '../movement/stacking'
import { type AssaultKind, whyNotAssault } from '../sea/assault'
import { maintain, whyNotMaintain } from '../sea/beachheads'
import { ALLIED, AXIS, type Gambit, type Go, nameOf, putUnit, unitOf } from '../state'
import { bridges, demolish, whyNotDemolish } from '../support/force-10'
import { pay, whyNotPay } from './command-points'
import { fortify, whyNotFortify } from './improved-positions'
import { orderAttack, orderMove, whyNotAttackFrom, whyNotMoveFrom } from './orders'

type Commanding = Frame<null, null>

const onlyFor = (f: Commanding, wanted: Side, rule: RuleId): Refusal | false =>
  f.side !== wanted && refusal(rule, `only the ${wanted === ALLIED ? 'Allied' : 'Axis'} player may do this`)

const ofSide = <T>(f: Commanding, side: Side, all: Iterable<T>): Iterable<T> => (f.side === side ? all : [])

const standing = (s: Gambit, f: Commanding): readonly HexId[] => boardOf(s).hexes[f.side]

const unitsWith = (test: (id: UnitId) => boolean): UnitId[] => unitIds.filter(test)

const assault = (kind: AssaultKind, label: string): Answer<Gambit, null, null> =>
  plain({
    label,
    whyNot: (s, f) =>
      firstOf(
        () => onlyFor(f, ALLIED, '7.5'),
        () => whyNotPay(s, commandCosts[kind], false),
        () => whyNotAssault(s, kind),
      ),
    cost: () => commandCosts[kind],
    costIn: 'CP',
    intent: 'act',
    do(s, f, go) {
      pay(s, commandCosts[kind], false)
      go.ask({ step: 'assault', side: f.side, args: { kind } })
    },
  })

function unspent({ cp: { free, reserved } }: Gambit): string | null {
  const left = free + reserved
  return left === 0 ? null : `${left} CP ${left === 1 ? 'is' : 'are'} unspent`
}

/** 7.1, 7.14: command points are spent one by one, in any order. */
export const command = step<Gambit>({
  seat: 'open',
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
  answers: {
    move: ofHex({
      among: standing,
      whyNot: (s, f, hex) => whyNotMoveFrom(s, hex, f.side),
      label: hex => `Move from ${hexName(hex)}`,
      cost: () => commandCosts.move,
      costIn: 'CP',
      intent: 'act',
      do: (s, f, hex, go) => orderMove(s, f.side, hex, go),
    }),
    attack: ofHex({
      among: standing,
      whyNot: (s, f, hex) => whyNotAttackFrom(s, hex, f.side),
      label: hex => `Attack from ${hexName(hex)}`,
      cost: () => commandCosts.attack,
      costIn: 'CP',
      intent: 'act',
      do: (s, f, hex, go) => orderAttack(s, f.side, hex, go),
    }),
    fortify: ofHex({
      among: (s, f) => ofSide(f, AXIS, standing(s, f)),
      whyNot: (s, f, hex) =>
        firstOf(
          () => onlyFor(f, AXIS, '7.12.1'),
          () => whyNotPay(s, commandCosts.fortify, false),
          () => whyNotFortify(s, hex),
        ),
      label: hex => `Improved Position in ${hexName(hex)}`,
      cost: () => commandCosts.fortify,
      costIn: 'CP',
      intent: 'act',
      do(s, _f, hex, go) {
        pay(s, commandCosts.fortify, false)
        fortify(s, go, hex)
      },
    }),
    ship: ofUnit({
      among: (s, f) => ofSide(f, ALLIED, unitsInMed(s)),
      whyNot: (s, f, unit) =>
        firstOf(
          () => onlyFor(f, ALLIED, '11.4.1'),
          () => whyNotPay(s, commandCosts.move, false),
          () => whyNotShip(s, unit),
        ),
      label: unit => `Bring over ${nameOf(unit)}`,
      cost: () => commandCosts.move,
      costIn: 'CP',
      intent: 'act',
      do(s, f, unit, go) {
        pay(s, commandCosts.move, false)
        go.ask({ step: 'sail', side: f.side, args: { unit } })
      },
    }),
    amphibious: assault('amphibious', 'Amphibious assault'),
    airborne: assault('airborne', 'Airborne assault'),
    maintain: ofHex({
      among: (s, f) =>
        ofSide(
          f,
          ALLIED,
          s.markers.map(each => each.hex),
        ),
      whyNot: (s, f, hex) =>
        firstOf(
          () => onlyFor(f, ALLIED, '7.11.1'),
          () => whyNotMaintain(s, hex),
          () => whyNotPay(s, commandCosts.maintain, false),
        ),
      label: hex => `Keep ${hexName(hex)} open`,
      cost: () => commandCosts.maintain,
      costIn: 'CP',
      intent: 'act',
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
      do(s, _f, hex, go) {
        demolish(s, hex)
        go.log('demolished', { from: s.blown?.a ?? null, hex }, '13.6.2')
      },
    }),
    restore: ofUnit({
      among: s => unitsWith(id => unitOf(s, id).steps === 1),
      whyNot: (s, f, unit) =>
        firstOf(
          () => whyNotRestore(s, unit, f.side),
          () => whyNotPay(s, commandCosts.restore, false),
        ),
      label: unit => `Restore ${nameOf(unit)}`,
      cost: () => commandCosts.restore,
      costIn: 'CP',
      intent: 'act',
      do(s, _f, unit, go) {
        pay(s, commandCosts.restore, false)
        putUnit(s, unit, { steps: 2 })
        markActed(s, unit)
        go.log('restored', { unit }, '8.2.2')
      },
    }),
    reclaim: ofUnit({
      among: (s, f) =>
        ofSide(
          f,
          AXIS,
          unitsWith(id => unitOf(s, id).at.is === 'dead'),
        ),
      whyNot: (s, f, unit) =>
        firstOf(
          () => onlyFor(f, AXIS, '8.3.A1'),
          () => whyNotPay(s, commandCosts.reclaim, false),
          () => whyNotReclaim(s, unit),
        ),
      label: unit => `Reclaim ${nameOf(unit)}`,
      cost: () => commandCosts.reclaim,
      costIn: 'CP',
      intent: 'act',
      do(s, f, unit, go) {
        pay(s, commandCosts.reclaim, false)
        go.ask({ step: 'reclaim', side: f.side, args: { unit } })
      },
    }),
    end: plain({ label: 'End the player turn', intent: 'pass', leaves: unspent, do: (_s, _f, go) => go.end() }),
  },
  primary: s => (unspent(s) === null ? 'end' : null),
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
