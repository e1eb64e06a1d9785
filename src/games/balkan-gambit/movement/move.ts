import { including } from '../../../core/army/lists'
import { movingTogether } from '../../../core/army/moving-together'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { boardOf, stackIn } from '../board'
import { commandCosts } from '../charts/charts'
import { shiftToReserve } from '../command/command-points'
import {
  begin,
  type Commanding,
  endOrder,
  handHex,
  inHand,
  marcherOf,
  needsPartisan,
  type Ordered,
  orderStack,
  payForMove,
  unmovedOf,
} from '../command/ordered'
import { whyNotMoveFrom } from '../command/orders'
import { hexName } from '../map/hexes'
import { displace, displacements, wayOf, whyNotDisplace } from '../partisans/displacement'
import { type Gambit, type Go, hexOf, isDispersed, isPartisan, nameOf, onHex, putUnit } from '../state'
import { enterHex } from './entering'
import { askForPorts, march, markActed, whyNotActivate, whyNotDisembark, whyNotMarch, whyNotSail } from './marching'
import { reachFrom } from './movement'
import { whyNotJoin } from './stacking'

const isFresh = (f: Commanding, id: UnitId): boolean => !f.local.moved.includes(id)
const isInHand = (f: Commanding, id: UnitId): boolean => marcherOf(f, id) !== null

const NOBODY = refusal('7.3.A', 'pick a unit first')

/** 7.3: the units of one stack are taken in hand together. It costs nothing before one of them moves. */
const move = ofHex<Gambit, null, Ordered>({
  intent: 'pick',
  cost: () => commandCosts.move,
  costIn: 'CP',
  among: (s, f) => boardOf(s).hexes[f.side],
  whyNot: (s, f, hex) =>
    firstOf(
      () => !isUnderWay(s, f, hex) && whyNotMoveFrom(s, hex, f.side),
      () => f.local.from === hex && isAllInHand(s, f, hex),
    ),
  label: hex => `Move from ${hexName(hex)}`,
  do: (s, f, hex) => orderStack(s, f, hex),
})

/** Part of the stack has moved: the rest goes with the command that is paid for. */
const isUnderWay = (s: Gambit, f: Commanding, hex: HexId): boolean =>
  f.local.from === hex && f.local.paid && unmovedOf(s, f).length > 0

const isAllInHand = (s: Gambit, f: Commanding, hex: HexId): Refusal | false =>
  unmovedOf(s, f).every(id => isInHand(f, id)) && refusal('7.3.A', 'the stack is picked already', { hex })

/** Why a unit of the ordered stack may not be moved. */
const whyNotTake = (s: Gambit, f: Commanding, id: UnitId): Refusal[] =>
  firstOf(
    () => f.local.from === null && refusal('7.3.A', 'pick a stack to move first', { unit: id }),
    () =>
      (f.local.from === null || !stackIn(s, f.local.from, f.side).includes(id)) &&
      refusal('7.3.A', 'it is not in the stack', { unit: id }),
    () => whyNotActivate(s, id, f.side),
    () =>
      needsPartisan(f) &&
      !isPartisan(id) &&
      refusal('7.2.4', 'this point is for partisans: one moves first', { unit: id }, 'R-CP1'),
  )

const ofStack = (s: Gambit, f: Commanding): readonly UnitId[] =>
  f.local.from === null ? [] : stackIn(s, f.local.from, f.side)

/** That unit alone, whoever else of its stack was in hand. */
const pick = ofUnit<Gambit, null, Ordered>({
  title: 'Units',
  intent: 'pick',
  among: ofStack,
  whyNot: whyNotTake,
  label: nameOf,
  do(s, f, id) {
    f.local.hand = [begin(s, id)]
  },
})

/** Into the hand beside the others of its stack, or out of it. */
const join = ofUnit<Gambit, null, Ordered>({
  title: 'In the stack',
  intent: 'pick',
  toggles: true,
  among: (s, f) => (f.local.hand.length === 0 ? [] : [...new Set([...inHand(f), ...ofStack(s, f)])]),
  whyNot: (s, f, id) =>
    firstOf(
      () => f.local.hand.length === 0 && refusal('7.3.A', 'pick a stack to move first', { unit: id }),
      () =>
        !isInHand(f, id) &&
        handHex(s, f) !== f.local.from &&
        refusal('7.3.A', 'the others have moved on', { unit: id }),
      () => !isInHand(f, id) && whyNotTake(s, f, id),
    ),
  label: (id, _s, f) => `${isInHand(f, id) ? 'Leave' : 'Add'} ${nameOf(id)}`,
  do(s, f, id) {
    f.local.hand = isInHand(f, id) ? f.local.hand.filter(each => each.unit !== id) : [...f.local.hand, begin(s, id)]
  },
})

const reachOf = (s: Gambit, f: Commanding, id: UnitId): Reach =>
  reachFrom(s, id, hexOf(s, id) as HexId, marcherOf(f, id)?.left ?? 0, isFresh(f, id))

/** 11.1, 11.6.3: on the march, or, dispersed, slipping up to two hexes. */
const { all: to, part } = movingTogether<Gambit, null, Ordered>({
  rule: '7.3.A',
  hand: (_s, f) => inHand(f),
  hexes: (s, f, id) => (isDispersed(s, id) ? displacements(s, id) : reachOf(s, f, id).hexes),
  reaches: (s, f, id, hex) =>
    hex !== hexOf(s, id) && (isDispersed(s, id) ? displacements(s, id).includes(hex) : reachOf(s, f, id).has(hex)),
  whyNot: (s, f, id, hex) =>
    isDispersed(s, id)
      ? whyNotDisplace(s, id, hex)
      : whyNotMarch(s, id, hexOf(s, id) as HexId, reachOf(s, f, id), hex, marcherOf(f, id)?.left ?? null),
  whyNotTogether: (s, _f, units, hex) => whyNotJoin(s, units, hex),
  label: hexName,
  cost: (s, f, id, hex) => (isDispersed(s, id) ? null : reachOf(s, f, id).costTo(hex)),
  ends: (s, f, id, hex) => isDispersed(s, id) || reachOf(s, f, id).remaining(hex) === 0,
  path: (s, f, id, hex) => (isDispersed(s, id) ? wayOf(s, id, hex) : reachOf(s, f, id).pathTo(hex)),
  go: walk,
})

function walk(s: Gambit, f: Commanding, units: readonly UnitId[], to: HexId, go: Go): void {
  payForMove(s, f)
  // Each goes by what it could do before the others went.
  const going = units.map(id => ({ id, reached: isDispersed(s, id) ? null : reachOf(s, f, id) }))
  const captured: HexId[] = []
  const left = going.map(({ id, reached }) => {
    if (reached !== null) captured.push(...march(s, go, id, reached, to))
    else {
      displace(s, go, id, to, '11.6.3')
      markActed(s, id)
    }
    return { unit: id, left: reached === null ? 0 : Math.max(0, reached.remaining(to)) }
  })
  goneOn(s, f, units)
  f.local.hand = left.filter(each => each.left > 0)
  askForPorts(go, captured)
}

/** R-CP1: once a partisan has moved, the point kept for partisans is the one that pays. */
function goneOn(s: Gambit, f: Commanding, units: readonly UnitId[]): void {
  const isFirst = !f.local.moved.some(isPartisan)
  if (isFirst && units.some(isPartisan)) shiftToReserve(s)
  f.local.moved = units.reduce<readonly UnitId[]>((moved, id) => including(moved, id), f.local.moved)
}

const whyNotEmbark = (s: Gambit, f: Commanding, id: UnitId): Refusal[] =>
  firstOf(
    () => !isFresh(f, id) && refusal('11.4.4', 'it must begin its move in the marker hex', { unit: id }, 'R-MV4'),
    () => whyNotSail(s, id),
  )

const { all: sea } = movingTogether<Gambit, null, Ordered>({
  rule: '7.3.A',
  title: 'By sea',
  hand: (_s, f) => inHand(f),
  hexes: s => s.markers.map(each => each.hex),
  reaches: (s, _f, id, hex) => hex !== hexOf(s, id),
  whyNot: (s, f, id, hex) =>
    firstOf(
      () => whyNotEmbark(s, f, id),
      () =>
        f.local.seaTo !== null &&
        f.local.seaTo !== hex &&
        refusal('11.4.4', 'all who go by sea go to one hex', { hex }, 'R-MV4'),
      () => whyNotDisembark(s, id, hex),
    ),
  whyNotTogether: (s, _f, units, hex) => whyNotJoin(s, units, hex),
  label: hex => `By sea to ${hexName(hex)}`,
  path: (s, _f, id, hex) => [hexOf(s, id) as HexId, hex],
  go: (s, f, units, hex, go) => sailAway(s, f, units, hex, go),
})

const box = plain<Gambit, null, Ordered>({
  label: 'Sail to the Med Box',
  intent: 'act',
  whyNot(s, f) {
    const [id, another] = inHand(f)
    if (id === undefined) return NOBODY
    return firstOf(
      () =>
        (f.local.boxed || another !== undefined) &&
        refusal('11.4.1', 'one unit a command sails to the Med Box', undefined, 'R-MV4'),
      () => whyNotEmbark(s, f, id),
    )
  },
  do: (s, f, go) => sailAway(s, f, inHand(f), null, go),
})

/** 11.4.4: a voyage uses everything; R-MV4: so does going to the Med Box. */
function sailAway(s: Gambit, f: Commanding, units: readonly UnitId[], to: HexId | null, go: Go): void {
  payForMove(s, f)
  for (const id of units) {
    go.log('sailed', { unit: id, from: hexOf(s, id), to }, to === null ? '11.4.1' : '11.4.4')
    putUnit(s, id, { at: to === null ? { is: 'med' } : onHex(to) })
    if (to !== null) enterHex(s, go, id, to)
    markActed(s, id)
  }
  goneOn(s, f, units)
  if (to === null) f.local.boxed = true
  else f.local.seaTo = to
  f.local.hand = []
}

/** Puts back a stack that has not moved; one that has is left where it stands. */
const done = plain<Gambit, null, Ordered>({
  intent: 'cancel',
  label: (_s, { local: { from, paid } }) => (paid && from !== null ? `Done with ${hexName(from)}` : 'Put back'),
  whyNot: (_s, f) => f.local.from === null && refusal('7.3.A', 'nobody is ordered to move'),
  do: (_s, f) => endOrder(f),
})

/** The answers with which a stack is moved. */
export const moving = { move, pick, join, to, part, sea, box, done }

/** What is asked while a stack is in hand; null: nothing is. */
export function movePrompt(s: Gambit, f: Commanding): string | null {
  const [first, another] = f.local.hand
  if (first === undefined) return null
  if (another !== undefined) return `Pick a hex for ${f.local.hand.length} units, or an enemy beside them to attack.`
  return isDispersed(s, first.unit)
    ? `Pick a hex up to two away for ${nameOf(first.unit)} to slip to.`
    : `Pick a hex for ${nameOf(first.unit)}, which has ${first.left} MP.`
}
