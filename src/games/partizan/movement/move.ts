import { focusOnHand } from '../../../core/army/deploying'
import { including } from '../../../core/army/lists'
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
import { railFrom, type Ways, walkFrom } from './ways'

type Local = {
  picked: UnitId | null
  /** Movement points the picked unit has left. */
  left: number
  /** it has used the railway. */
  railed: boolean
}
type Moving = Frame<null, Local>

const own = (s: Partizan, f: Moving): UnitId[] => unitIds.filter(id => sideOf(id) === f.side && hexOf(s, id) !== null)

/** 9.1.1, 9.1.3: why a unit cannot be the next to move. */
const whyNotPick = (s: Partizan, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => sideOf(id) !== f.side && refusal('9.5.3', `${nameOf(id)} moves in its own segment`, { unit: id }),
    () => hexOf(s, id) === null && refusal('9.1.1', `${nameOf(id)} is not on the map`, { unit: id }),
    () => f.local.picked === id && refusal('9.1.1', `${nameOf(id)} is picked already`, { unit: id }),
    () =>
      s.moved.includes(id) && refusal('9.1.3', `${nameOf(id)} has halted and moves no more this turn`, { unit: id }),
  )

const pick = ofUnit<Partizan, null, Local>({
  title: 'Units',
  intent: 'pick',
  among: own,
  whyNot: whyNotPick,
  label: (id, s) => standing(s, id),
  do(s, f, id) {
    f.local = { picked: id, left: movementOf(s, id), railed: false }
  },
})

/** The unit on the march, with where it stands. */
const marcher = (s: Partizan, f: Moving): { readonly id: UnitId; readonly from: HexId } | null => {
  const id = f.local.picked
  const from = id === null ? null : hexOf(s, id)
  return id === null || from === null ? null : { id, from }
}

const NOBODY = refusal('9.1.1', 'pick a unit first')

/** With the points it has left; one that has not moved may always go one hex (9.1.9). */
const walkNow = (s: Partizan, f: Moving): Ways | null => {
  const who = marcher(s, f)
  return who === null ? null : walkFrom(s, who.id, who.from, f.local.left, !s.moved.includes(who.id))
}
const railNow = (s: Partizan, f: Moving): Ways | null => {
  const who = marcher(s, f)
  return who === null || f.local.railed ? null : railFrom(s, who.id, who.from, f.local.left)
}

const wayTo = (ways: Ways | null, hex: HexId): readonly HexId[] | null => {
  const way = ways?.has(hex) === true ? ways.pathTo(hex) : []
  return way.length > 1 ? way : null
}

/** 9.3.1, 9.4: neither the railway nor the sea asks for movement points. */
const mayRideOrSail = (s: Partizan, id: UnitId, railed: boolean, hex: HexId): boolean =>
  (isGerman(id) && !railed && isRail(hex)) || (sideOf(id) === AXIS && !hasSurrendered(s) && isPort(hex))

const to = ofHex<Partizan, null, Local>({
  title: 'Destinations',
  intent: 'act',
  among: (s, f) => walkNow(s, f)?.hexes ?? [],
  whyNot(s, f, hex) {
    const who = marcher(s, f)
    const ways = walkNow(s, f)
    return who === null || ways === null ? NOBODY : whyNotMarch(s, who.id, who.from, ways, hex)
  },
  label: hexName,
  cost: (s, f, hex) => walkNow(s, f)?.costTo(hex) ?? null,
  ends(s, f, hex) {
    const { picked, left, railed } = f.local
    const ways = walkNow(s, f)
    if (ways === null || picked === null) return false
    return ways.mustStop(hex) || (ways.costTo(hex) === left && !mayRideOrSail(s, picked, railed, hex))
  },
  path: (s, f, hex) => wayTo(walkNow(s, f), hex),
  do(s, f, hex, go) {
    const ways = walkNow(s, f)
    if (ways !== null) march(s, f, go, 'to', ways, hex)
  },
})

const rail = ofHex<Partizan, null, Local>({
  title: 'By rail',
  intent: 'act',
  among: (s, f) => railNow(s, f)?.hexes ?? [],
  whyNot(s, f, hex) {
    const who = marcher(s, f)
    return who === null ? NOBODY : whyNotRail(s, who.id, who.from, f.local.left, f.local.railed, hex)
  },
  label: hex => `By rail to ${hexName(hex)}`,
  cost: (s, f, hex) => railNow(s, f)?.costTo(hex) ?? null,
  path: (s, f, hex) => wayTo(railNow(s, f), hex),
  do(s, f, hex, go) {
    const ways = railNow(s, f)
    if (ways === null) return
    f.local.railed = true
    march(s, f, go, 'rail', ways, hex)
  },
})

const sea = ofHex<Partizan, null, Local>({
  title: 'By sea',
  intent: 'act',
  among: (_s, f) => (f.local.picked === null ? [] : ports),
  whyNot: (s, f, hex) => (f.local.picked === null ? NOBODY : whyNotSail(s, f.local.picked, hex)),
  label: hex => `By sea to ${hexName(hex)}`,
  ends: () => true,
  path(s, f, hex) {
    const who = marcher(s, f)
    return who === null ? null : [who.from, hex]
  },
  do(s, f, hex, go) {
    const who = marcher(s, f)
    if (who === null) return
    s.ferried = [...s.ferried, who.id]
    f.local.picked = null
    travel(s, f, go, 'sea', who.id, [who.from, hex])
  },
})

/** On foot or by rail. A minimum move uses everything. */
function march(s: Partizan, f: Moving, go: Go, by: 'to' | 'rail', ways: Ways, to: HexId): void {
  const id = f.local.picked
  if (id === null) return
  const path = ways.pathTo(to)
  enterHexes(s, id, path)
  f.local.left -= ways.costTo(to)
  if (ways.mustStop(to)) f.local.picked = null
  travel(s, f, go, by, id, path)
}

function travel(s: Partizan, f: Moving, go: Go, by: 'to' | 'rail' | 'sea', id: UnitId, path: readonly HexId[]): void {
  const [from, to] = [path[0] as HexId, path.at(-1) as HexId]
  placeUnit(s, id, to)
  s.moved = including(s.moved, id)
  // One rule for all three ways: the other side may not read by which it went.
  go.log('moved', { unit: id, from, to, by, path, owner: secretOf(s, f.side) }, '9.1.1')
}

const destroy = destroying<Local>((f, id) => {
  if (f.local.picked === id) f.local.picked = null
})

const land = landAt<Local>(f => {
  f.local.picked = null
})

/** the owner says what lies on top of a stack. */
const top = ofUnit<Partizan, null, Local>({
  title: 'Top of the stack',
  intent: 'act',
  among: own,
  whyNot(s, f, id) {
    const hex = hexOf(s, id)
    if (sideOf(id) !== f.side) return refusal('11.2.4', `${nameOf(id)} is not yours`, { unit: id })
    if (hex === null || countersIn(s, hex, f.side) < 2) return refusal('11.2.4', 'it lies in no stack', { unit: id })
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

const answers = { pick, to, rail, sea, destroy, top, land, done }

/** 9: all movement of a side, unit by unit; the Partisan side also destroys targets and lands. */
export const move = step<Partizan, null, Local>({
  seat: 'private',
  local: shape.fields({ picked: shape.nullable(unit), left: shape.whole(0, 99), railed: shape.flag }),
  fresh: () => ({ picked: null, left: 0, railed: false }),
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? 'Movement: pick a unit, or end all movement.'
        : `${nameOf(f.local.picked)} moves, ${f.local.left} MP left: pick a hex, or another unit.`,
    rule: f.side === AXIS ? '5.2.6' : '5.1.6',
    waiting: 'is moving',
  }),
  answers: turningDown(answers),
  primary: (s, f) => (f.local.picked === null && unmoved(s, f) === 0 ? 'done' : null),
  focus: focusOnHand,
  // 9.5.3
  needs: (_s, f) => f.local.picked === null || sideOf(f.local.picked) === f.side,
  resume() {},
})
