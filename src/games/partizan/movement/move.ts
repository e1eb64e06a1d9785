import { including } from '../../../core/army/lists'
import { movingTogether } from '../../../core/army/moving-together'
import { ofHex, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { HexId, UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { unitIds } from '../forces/counters'
import { movementOf } from '../forces/ratings'
import { landAt } from '../landings/armpit'
import { hexName, isPort, isRail, ports } from '../map/hexes'
import { topOf } from '../secrets/sight'
import {
  AXIS,
  type Go,
  hasSurrendered,
  hexOf,
  isGerman,
  isPartisan,
  nameOf,
  type Partizan,
  secretOf,
  sideOf,
  standing,
  unit,
} from '../state'
import { destroying, turningDown } from '../victory/targets'
import { countersIn, stackIn } from './board'
import { enterHexes, placeUnit, whyNotMarch, whyNotRail, whyNotSail } from './marching'
import { whyNotJoin } from './stacking'
import { railFrom, type Ways, walkFrom } from './ways'

/** More units than any hex takes (10.1). */
const MOST_IN_A_HEX = 30

/** One in hand: the movement points it has left, and whether it has used the railway. */
type Marcher = { readonly unit: UnitId; readonly left: number; readonly railed: boolean }
type Local = { hand: readonly Marcher[] }
type Moving = Frame<null, Local>

const own = (s: Partizan, f: Moving): UnitId[] => unitIds.filter(id => sideOf(id) === f.side && hexOf(s, id) !== null)

const inHand = (f: Moving): UnitId[] => f.local.hand.map(each => each.unit)
const isInHand = (f: Moving, id: UnitId): boolean => f.local.hand.some(each => each.unit === id)

const begin = (s: Partizan, id: UnitId): Marcher => ({ unit: id, left: movementOf(s, id), railed: false })

const letGo = (f: Moving, id: UnitId): void => {
  f.local.hand = f.local.hand.filter(each => each.unit !== id)
}

/** 9.1.1, 9.1.3: why a unit cannot be the next to move. */
const whyNotMove = (s: Partizan, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => sideOf(id) !== f.side && refusal('9.5.3', `${nameOf(id)} moves in its own segment`, { unit: id }),
    () => hexOf(s, id) === null && refusal('9.1.1', `${nameOf(id)} is not on the map`, { unit: id }),
    () =>
      s.moved.includes(id) && refusal('9.1.3', `${nameOf(id)} has halted and moves no more this turn`, { unit: id }),
  )

/** That unit alone. */
const pick = ofUnit<Partizan, null, Local>({
  title: 'Units',
  intent: 'pick',
  among: own,
  whyNot: (s, f, id) =>
    firstOf(
      () =>
        isInHand(f, id) &&
        f.local.hand.length === 1 &&
        refusal('9.1.1', `${nameOf(id)} is picked already`, { unit: id }),
      () => !isInHand(f, id) && whyNotMove(s, f, id),
    ),
  label: (id, s) => standing(s, id),
  do(s, f, id) {
    f.local.hand = [f.local.hand.find(each => each.unit === id) ?? begin(s, id)]
  },
})

/** Where those in hand stand; they are always together. */
const handHex = (s: Partizan, f: Moving): HexId | null => {
  const [first] = f.local.hand
  return first === undefined ? null : hexOf(s, first.unit)
}

const ableIn = (s: Partizan, f: Moving, hex: HexId): UnitId[] =>
  stackIn(s, hex, f.side).filter(id => whyNotMove(s, f, id).length === 0)

/** Into the hand beside those who stand there, or out of it. */
const join = ofUnit<Partizan, null, Local>({
  title: 'In the stack',
  intent: 'pick',
  toggles: true,
  among(s, f) {
    const hex = handHex(s, f)
    return hex === null ? [] : stackIn(s, hex, f.side)
  },
  whyNot: (s, f, id) =>
    firstOf(
      () =>
        (handHex(s, f) === null || hexOf(s, id) !== handHex(s, f)) &&
        refusal('9.1.1', 'only units of one stack are picked together', { unit: id }),
      () => !isInHand(f, id) && whyNotMove(s, f, id),
    ),
  label: (id, _s, f) => `${isInHand(f, id) ? 'Leave' : 'Add'} ${nameOf(id)}`,
  do(s, f, id) {
    if (isInHand(f, id)) letGo(f, id)
    else f.local.hand = [...f.local.hand, begin(s, id)]
  },
})

const stack = ofHex<Partizan, null, Local>({
  title: 'Stacks',
  intent: 'pick',
  among: (s, f) => new Set(own(s, f).map(id => hexOf(s, id) as HexId)),
  whyNot: (s, f, hex) =>
    firstOf(
      () => stackIn(s, hex, f.side).length === 0 && refusal('9.1.1', 'you have no unit there', { hex }),
      () => ableIn(s, f, hex).length < 2 && refusal('9.1.1', 'there is no stack that can move together', { hex }),
      () => ableIn(s, f, hex).every(id => isInHand(f, id)) && refusal('9.1.1', 'the stack is picked already', { hex }),
    ),
  label: hex => `Whole stack in ${hexName(hex)}`,
  do(s, f, hex) {
    f.local.hand = ableIn(s, f, hex).map(id => begin(s, id))
  },
})

const marcherOf = (f: Moving, id: UnitId): Marcher | null => f.local.hand.find(each => each.unit === id) ?? null

/** With the points it has left; one that has not moved may always go one hex (9.1.9). */
const walkNow = (s: Partizan, f: Moving, id: UnitId): Ways =>
  walkFrom(s, id, hexOf(s, id) as HexId, marcherOf(f, id)?.left ?? 0, !s.moved.includes(id))
const railNow = (s: Partizan, f: Moving, id: UnitId): Ways | null => {
  const who = marcherOf(f, id)
  return who === null || who.railed ? null : railFrom(s, id, hexOf(s, id) as HexId, who.left)
}

const wayTo = (ways: Ways | null, hex: HexId): readonly HexId[] | null => {
  const way = ways?.has(hex) === true ? ways.pathTo(hex) : []
  return way.length > 1 ? way : null
}

/** 9.3.1, 9.4: neither the railway nor the sea asks for movement points. */
const mayRideOrSail = (s: Partizan, id: UnitId, railed: boolean, hex: HexId): boolean =>
  (isGerman(id) && !railed && isRail(hex)) || (sideOf(id) === AXIS && !hasSurrendered(s) && isPort(hex))

const { all: to, part } = movingTogether<Partizan, null, Local>({
  rule: '9.1.1',
  hand: (_s, f) => inHand(f),
  hexes: (s, f, id) => walkNow(s, f, id).hexes,
  reaches: (s, f, id, hex) => hex !== hexOf(s, id) && walkNow(s, f, id).has(hex),
  whyNot: (s, f, id, hex) =>
    whyNotMarch(s, id, hexOf(s, id) as HexId, walkNow(s, f, id), hex, marcherOf(f, id)?.left ?? null),
  whyNotTogether: (s, _f, units, hex) => whyNotJoin(s, units, hex),
  label: hexName,
  cost: (s, f, id, hex) => walkNow(s, f, id).costTo(hex),
  ends(s, f, id, hex) {
    const ways = walkNow(s, f, id)
    const { left, railed } = marcherOf(f, id) ?? begin(s, id)
    return ways.mustStop(hex) || (ways.costTo(hex) === left && !mayRideOrSail(s, id, railed, hex))
  },
  path: (s, f, id, hex) => wayTo(walkNow(s, f, id), hex),
  go: (s, f, units, hex, go) => marchAll(s, f, go, 'to', units, id => walkNow(s, f, id), hex),
})

const { all: rail } = movingTogether<Partizan, null, Local>({
  rule: '9.1.1',
  title: 'By rail',
  hand: (_s, f) => inHand(f),
  hexes: (s, f, id) => railNow(s, f, id)?.hexes ?? [],
  reaches: (s, f, id, hex) => hex !== hexOf(s, id) && railNow(s, f, id)?.has(hex) === true,
  whyNot(s, f, id, hex) {
    const { left, railed } = marcherOf(f, id) ?? begin(s, id)
    return whyNotRail(s, id, hexOf(s, id) as HexId, left, railed, hex)
  },
  whyNotTogether: (s, _f, units, hex) => whyNotJoin(s, units, hex),
  label: hex => `By rail to ${hexName(hex)}`,
  cost: (s, f, id, hex) => railNow(s, f, id)?.costTo(hex) ?? 0,
  path: (s, f, id, hex) => wayTo(railNow(s, f, id), hex),
  go: (s, f, units, hex, go) => marchAll(s, f, go, 'rail', units, id => railNow(s, f, id), hex),
})

const { all: sea } = movingTogether<Partizan, null, Local>({
  rule: '9.1.1',
  title: 'By sea',
  hand: (_s, f) => inHand(f),
  hexes: () => ports,
  reaches: (s, _f, id, hex) => hex !== hexOf(s, id),
  whyNot: (s, _f, id, hex) => whyNotSail(s, id, hex),
  whyNotTogether: (s, _f, units, hex) => whyNotJoin(s, units, hex),
  label: hex => `By sea to ${hexName(hex)}`,
  ends: () => true,
  path: (s, _f, id, hex) => [hexOf(s, id) as HexId, hex],
  go(s, f, units, hex, go) {
    for (const id of units) {
      const from = hexOf(s, id) as HexId
      s.ferried = [...s.ferried, id]
      travel(s, f, go, 'sea', id, [from, hex])
    }
    f.local.hand = []
  },
})

/** On foot or by rail. A minimum move uses everything; whoever can go on stays in hand. */
function marchAll(
  s: Partizan,
  f: Moving,
  go: Go,
  by: 'to' | 'rail',
  units: readonly UnitId[],
  waysOf: (id: UnitId) => Ways | null,
  to: HexId,
): void {
  // Before anybody moves: each has the ways that the others had when it was asked.
  const going = units.flatMap(id => {
    const [ways, who] = [waysOf(id), marcherOf(f, id)]
    if (ways === null || who === null) return []
    const railed = who.railed || by === 'rail'
    return [
      { who: { ...who, left: who.left - ways.costTo(to), railed }, path: ways.pathTo(to), stops: ways.mustStop(to) },
    ]
  })
  for (const { who, path } of going) {
    enterHexes(s, who.unit, path)
    travel(s, f, go, by, who.unit, path)
  }
  f.local.hand = going
    .filter(({ who, stops }) => !stops && (who.left > 0 || mayRideOrSail(s, who.unit, who.railed, to)))
    .map(({ who }) => who)
}

function travel(s: Partizan, f: Moving, go: Go, by: 'to' | 'rail' | 'sea', id: UnitId, path: readonly HexId[]): void {
  const [from, to] = [path[0] as HexId, path.at(-1) as HexId]
  placeUnit(s, id, to)
  s.moved = including(s.moved, id)
  // One rule for all three ways: the other side may not read by which it went.
  go.log('moved', { unit: id, from, to, by, path, owner: secretOf(s, f.side) }, '9.1.1')
}

const back = plain<Partizan, null, Local>({
  intent: 'cancel',
  label: (s, f) => (f.local.hand.some(({ unit: id }) => s.moved.includes(id)) ? 'Go no further' : 'Put back'),
  whyNot: (_s, f) => f.local.hand.length === 0 && refusal('9.1.1', 'nothing is in hand'),
  do(_s, f) {
    f.local.hand = []
  },
})

const destroy = destroying<Local>(letGo)

const land = landAt<Local>(f => {
  f.local.hand = []
})

/** the owner says what lies on top of a stack. */
const top = ofUnit<Partizan, null, Local>({
  title: 'Top of the stack',
  seldom: true,
  intent: 'act',
  among: own,
  whyNot(s, f, id) {
    const hex = hexOf(s, id)
    if (sideOf(id) !== f.side) return refusal('11.2.4', `${nameOf(id)} is not yours`, { unit: id })
    if (hex === null || countersIn(s, hex, f.side) < 2)
      return refusal('11.2.4', 'it lies in no stack', { unit: id }, 'R-34')
    const now = topOf(s, hex, f.side)
    return now === (isPartisan(id) ? null : id) && refusal('11.2.4', 'the stack lies so already', { unit: id })
  },
  label: (id, s) => `Put ${nameOf(id)} on top at ${hexName(hexOf(s, id) as HexId)}`,
  do(s, _f, id) {
    const stack = stackIn(s, hexOf(s, id) as HexId, sideOf(id))
    s.tops = [...s.tops.filter(each => !stack.includes(each)), ...(isPartisan(id) ? [] : [id])]
  },
})

const unmoved = (s: Partizan, f: Moving): number => own(s, f).filter(id => !s.moved.includes(id)).length

const done = plain<Partizan, null, Local>({
  label: 'End all movement',
  intent: 'pass',
  leaves(s, f) {
    const count = unmoved(s, f)
    return count === 0 ? null : `${countTold(count, 'unit')} ${count === 1 ? 'has' : 'have'} not moved`
  },
  do: (_s, _f, go) => go.end(),
})

const answers = { pick, join, stack, to, part, rail, sea, back, destroy, top, land, done }

function promptText(f: Moving): string {
  const [first, another] = f.local.hand
  if (first === undefined) return 'Movement: pick a unit or a stack, or end all movement.'
  if (another === undefined) return `${nameOf(first.unit)} moves, ${first.left} MP left: pick a hex, or another unit.`
  const least = Math.min(...f.local.hand.map(each => each.left))
  return `${f.local.hand.length} units move, ${least} MP left: pick a hex, or another unit.`
}

/** 9: all movement of a side, by units or stacks; the Partisan side also destroys targets and lands. */
export const move = step<Partizan, null, Local>({
  seat: 'private',
  local: shape.fields({
    hand: shape.list(shape.fields({ unit, left: shape.whole(0, 99), railed: shape.flag }), MOST_IN_A_HEX),
  }),
  fresh: () => ({ hand: [] }),
  prompt: (_s, f) => ({ text: promptText(f), rule: f.side === AXIS ? '5.2.6' : '5.1.6', waiting: 'is moving' }),
  answers: turningDown(answers),
  primary: (s, f) => (f.local.hand.length === 0 && unmoved(s, f) === 0 ? 'done' : null),
  unmoved: (s, f) =>
    [...new Set(own(s, f).map(id => hexOf(s, id) as HexId))].flatMap(hex => {
      const units = ableIn(s, f, hex).filter(id => !isInHand(f, id))
      const [first, another] = units
      if (first === undefined) return []
      return [{ units, take: another === undefined ? { kind: 'pick', unit: first } : { kind: 'stack', hex } }]
    }),
  focus: (_s, f) => ({ hand: inHand(f) }),
  // 9.5.3
  needs: (s, f) => f.local.hand.every(({ unit: id }) => sideOf(id) === f.side && hexOf(s, id) === handHex(s, f)),
  resume() {},
})
