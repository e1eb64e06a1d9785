import { type Answer, type Objection, ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, RuleId, Side } from '../../../core/ids'
import { boardOf } from '../board'
import { commandCosts } from '../charts/charts'
import { unitIds } from '../forces/counters'
import { restore, whyNotReclaim, whyNotRestore } from '../forces/replacements'
import { hexName } from '../map/hexes'
import { unitsInMed, whyNotShip } from '../movement/marching'
import { isOverstacked } from '../movement/stacking'
import { type AssaultKind, whyNotAssault } from '../sea/assault'
import { maintain, whyNotMaintain } from '../sea/beachheads'
import { ALLIED, AXIS, type Gambit, type Go, isDead, nameOf, unitOf } from '../state'
import { bridges, demolish, whyNotDemolish } from '../support/force-10'
import { pay, whyNotPay } from './command-points'
import { fortify, whyNotFortify } from './improved-positions'
import { orderAttack, orderMove, whyNotAttackFrom, whyNotMoveFrom } from './orders'

type Commanding = Frame<null, null>
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

const assault = (kind: AssaultKind, label: string): Answer<Gambit, null, null> =>
  plain({
    ...priced(kind),
    label,
    whyNot: (s, f) => whyNotOrder(s, f, kind, () => whyNotAssault(s, kind)),
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
      ...priced('move'),
      among: standing,
      whyNot: (s, f, hex) => whyNotMoveFrom(s, hex, f.side),
      label: hex => `Move from ${hexName(hex)}`,
      do: (s, f, hex, go) => orderMove(s, f.side, hex, go),
    }),
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
