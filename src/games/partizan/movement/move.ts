import type { Frame } from '../../../core/engine/state'
import { type Choice, type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { unitIds } from '../forces/counters'
import { movementOf } from '../forces/ratings'
import { whyNotLandAt } from '../landings/armpit'
import { hexName, isPort, isRail, landingHexes, ports } from '../map/hexes'
import { topOf } from '../secrets/sight'
import {
  AXIS,
  hasSurrendered,
  hexOf,
  isGerman,
  isPartisan,
  nameOf,
  PARTISAN,
  type Partizan,
  secretOf,
  sideOf,
  standing,
  unit,
} from '../state'
import { destroyTarget, whyNotDestroy } from '../victory/targets'
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

/** 9.1.1, 9.1.3: why a unit cannot be the next to move. */
const whyNotPick = (s: Partizan, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => sideOf(id) !== f.side && refusal('9.5.3', `${nameOf(id)} moves in its own segment`, { unit: id }),
    () => hexOf(s, id) === null && refusal('9.1.1', `${nameOf(id)} is not on the map`, { unit: id }),
    () => f.local.picked === id && refusal('9.1.1', `${nameOf(id)} is picked already`, { unit: id }),
    () =>
      s.moved.includes(id) && refusal('9.1.3', `${nameOf(id)} has halted and moves no more this turn`, { unit: id }),
  )

/** Where a unit on the map can walk with the points it has left; one that has not moved may always go one hex (9.1.9). */
export const walkOf = (s: Partizan, id: UnitId, left: number): Ways =>
  walkFrom(s, id, hexOf(s, id) as HexId, left, !s.moved.includes(id))

/** the owner says what lies on top of a stack. */
function whyNotTop(s: Partizan, f: Moving, id: UnitId): Refusal[] {
  const hex = hexOf(s, id)
  return firstOf(
    () => sideOf(id) !== f.side && refusal('11.2.4', `${nameOf(id)} is not yours`, { unit: id }),
    () => (hex === null || countersIn(s, hex, f.side) < 2) && refusal('11.2.4', 'it lies in no stack', { unit: id }),
    () =>
      (isPartisan(id) ? topOf(s, hex as HexId, f.side) === null : topOf(s, hex as HexId, f.side) === id) &&
      refusal('11.2.4', 'the stack lies so already', { unit: id }),
  )
}

function putOnTop(s: Partizan, id: UnitId): void {
  const stack = stackIn(s, hexOf(s, id) as HexId, sideOf(id))
  s.tops = [...s.tops.filter(each => !stack.includes(each)), ...(isPartisan(id) ? [] : [id])]
}

/** 9: all movement of a side, unit by unit; the Partisan side also destroys targets and lands. */
export const move: Step<Partizan, null, Local> = {
  local: shape.fields({ picked: shape.nullable(unit), left: shape.whole(0, 99), railed: shape.flag }),
  fresh: () => ({ picked: null, left: 0, railed: false }),
  answers: {
    pick: ['unit'],
    to: ['hex'],
    rail: ['hex'],
    sea: ['hex'],
    destroy: ['unit'],
    land: ['hex'],
    top: ['unit'],
    done: [],
  },
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? 'Movement: pick a unit, or end all movement.'
        : `${nameOf(f.local.picked)} moves, ${f.local.left} MP left: pick a hex, or another unit.`,
    rule: f.side === AXIS ? '5.2.6' : '5.1.6',
    waiting: 'is moving',
  }),

  *choices(s, f) {
    const own = unitIds.filter(id => sideOf(id) === f.side && hexOf(s, id) !== null)
    for (const id of own)
      if (whyNotPick(s, f, id).length === 0) yield { action: { kind: 'pick', unit: id }, label: standing(s, id) }
    if (f.local.picked !== null) yield* pickedChoices(s, f, f.local.picked)
    for (const id of own) {
      if (f.side === PARTISAN && whyNotDestroy(s, id).length === 0)
        yield { action: { kind: 'destroy', unit: id }, label: `${nameOf(id)} destroys ${targetAt(s, id)}` }
      if (whyNotTop(s, f, id).length === 0)
        yield {
          action: { kind: 'top', unit: id },
          label: `Put ${nameOf(id)} on top at ${hexName(hexOf(s, id) as HexId)}`,
        }
    }
    if (f.side === PARTISAN)
      for (const hex of landingHexes)
        if (whyNotLandAt(s, hex).length === 0) yield { action: { kind: 'land', hex }, label: `Land at ${hexName(hex)}` }
    yield { action: { kind: 'done' }, label: 'End all movement' }
  },

  check(s, f, a) {
    const { picked, left, railed } = f.local
    switch (a.kind) {
      case 'done':
        return []
      case 'pick':
        return whyNotPick(s, f, unitOfAction(a))
      case 'top':
        return whyNotTop(s, f, unitOfAction(a))
      case 'destroy':
        return f.side === AXIS
          ? [refusal('18.5.1', 'only the Partisan side destroys targets')]
          : whyNotDestroy(s, unitOfAction(a))
      case 'land':
        return f.side === AXIS ? [refusal('19.2.2.1', 'only the Allies land')] : whyNotLandAt(s, hexOfAction(a))
    }
    if (picked === null) return [refusal('9.1.1', 'pick a unit first')]
    const hex = hexOfAction(a)
    if (a.kind === 'sea') return whyNotSail(s, picked, hex)
    const from = hexOf(s, picked) as HexId
    return a.kind === 'rail'
      ? whyNotRail(s, picked, from, left, railed, hex)
      : whyNotMarch(s, picked, from, walkOf(s, picked, left), hex)
  },

  apply(s, f, a, go) {
    // a unit that destroyed a target is seen until the next action.
    if (s.faceUp.length > 0) s.faceUp = []
    const { picked } = f.local
    switch (a.kind) {
      case 'done':
        return go.end()
      case 'pick':
        f.local = { picked: unitOfAction(a), left: movementOf(s, unitOfAction(a)), railed: false }
        return
      case 'top':
        return putOnTop(s, unitOfAction(a))
      case 'destroy':
        destroyTarget(s, go, unitOfAction(a))
        if (picked === a.unit) f.local.picked = null
        return
      case 'land':
        f.local.picked = null
        return go.ask({ step: 'landing', side: f.side, args: { hex: hexOfAction(a) } })
    }
    if (picked !== null) travel(s, f, go, picked, a.kind, hexOfAction(a))
  },
  resume() {},
}

const targetAt = (s: Partizan, id: UnitId): string => {
  const hex = hexOf(s, id)
  return `the ${s.targets.find(each => each.hex === hex)?.objective} at ${hexName(hex as HexId)}`
}

/** 9.3.1, 9.4: neither the railway nor the sea asks for movement points. */
const mayRideOrSail = (s: Partizan, id: UnitId, railed: boolean, hex: HexId): boolean =>
  (isGerman(id) && !railed && isRail(hex)) || (sideOf(id) === AXIS && !hasSurrendered(s) && isPort(hex))

function* pickedChoices(s: Partizan, f: Moving, id: UnitId): Iterable<Choice> {
  const { left, railed } = f.local
  const from = hexOf(s, id) as HexId
  const walk = walkOf(s, id, left)
  for (const hex of walk.hexes)
    if (whyNotMarch(s, id, from, walk, hex).length === 0)
      yield {
        action: { kind: 'to', hex },
        label: hexName(hex),
        cost: walk.costTo(hex),
        ends: walk.mustStop(hex) || (walk.costTo(hex) === left && !mayRideOrSail(s, id, railed, hex)),
      }
  const rail = railed ? null : railFrom(s, id, from, left)
  if (rail !== null) {
    const onFoot = walkFrom(s, id, from, left, false)
    for (const hex of rail.hexes)
      if (rail.costTo(hex) < onFoot.costTo(hex) && whyNotMarch(s, id, from, rail, hex).length === 0)
        yield { action: { kind: 'rail', hex }, label: `By rail to ${hexName(hex)}`, cost: rail.costTo(hex) }
  }
  for (const hex of ports)
    if (whyNotSail(s, id, hex).length === 0)
      yield { action: { kind: 'sea', hex }, label: `By sea to ${hexName(hex)}`, ends: true }
}

/** On foot, by rail or by sea. A minimum move and a voyage use everything. */
function travel(s: Partizan, f: Moving, go: Flow, id: UnitId, by: string, to: HexId): void {
  const from = hexOf(s, id) as HexId
  let path: readonly HexId[] = [from, to]
  if (by === 'sea') {
    s.ferried = [...s.ferried, id]
    f.local.picked = null
  } else {
    const ways = by === 'rail' && isGerman(id) ? railFrom(s, id, from, f.local.left) : walkOf(s, id, f.local.left)
    if (ways === null) return
    path = ways.pathTo(to)
    enterHexes(s, id, path)
    f.local.left -= ways.costTo(to)
    if (by === 'rail') f.local.railed = true
    if (ways.mustStop(to)) f.local.picked = null
  }
  placeUnit(s, id, to)
  if (!s.moved.includes(id)) s.moved = [...s.moved, id]
  // One rule for all three ways: the other side may not read by which it went.
  go.log('moved', { unit: id, from, to, by, path, owner: secretOf(s, f.side) }, '9.1.1')
}
