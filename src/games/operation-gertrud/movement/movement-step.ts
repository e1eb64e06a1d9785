import type { Frame } from '../../../core/engine/state'
import { type Choice, type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { boardOf, stackIn } from '../board'
import { missions } from '../charts'
import { canArrive, dueUnits } from '../forces/arrivals'
import { whyNotUndertake } from '../kommando/missions'
import { hexName } from '../map/geography'
import {
  FLIEGER,
  type Gertrud,
  hexOf,
  KOMMANDO,
  nameOf,
  onHex,
  putUnit,
  sideOf,
  snapshot,
  unit,
  unitList,
} from '../state'
import { checkSupply, liftMarkers } from '../supply/supply'
import { enterHex } from './capture'
import {
  marchPoints,
  mustStop,
  reachByRail,
  reachOnFoot,
  whyNotEntrain,
  whyNotMarch,
  whyNotMove,
  whyNotRail,
} from './marching'
import { canDrop, whyNotJump } from './paradrop'
import { whyNotJoin } from './stacking'

type Local = {
  picked: UnitId[]
  /** 6.1: units in mid-move that began it together, with what each has left. */
  moving: { unit: UnitId; left: number }[]
  /** The supply check has been made; only Supply Drops are still to come. */
  over: boolean
}
type Moving = Frame<null, Local>

const isFresh = (f: Moving, id: UnitId): boolean => f.local.moving.every(each => each.unit !== id)

const pointsOf = (s: Gertrud, f: Moving, id: UnitId): number =>
  f.local.moving.find(each => each.unit === id)?.left ?? marchPoints(s, id)

const reachOf = (s: Gertrud, f: Moving, id: UnitId): Reach =>
  reachOnFoot(s, id, hexOf(s, id) as HexId, pointsOf(s, f, id), isFresh(f, id))

const whyNotStack = (s: Gertrud, f: Moving, where: HexId): Refusal[] => {
  const able = ableIn(s, f, where)
  return firstOf(
    () => stackIn(s, where, f.side).length === 0 && refusal('6.1.1', 'you have no unit there', { hex: where }),
    () => able.length < 2 && refusal('6.1.1', 'there is no stack that can move together', { hex: where }),
    () =>
      able.length === f.local.picked.length &&
      able.every(id => f.local.picked.includes(id)) &&
      refusal('6.1.1', 'the stack is picked already', { hex: where }),
  )
}

/** Units of a hex that have not begun to move and may. */
const ableIn = (s: Gertrud, f: Moving, where: HexId): UnitId[] =>
  stackIn(s, where, f.side).filter(id => isFresh(f, id) && whyNotMove(s, id, f.side).length === 0)

const whyNothingPicked = (f: Moving): Refusal | false =>
  f.local.picked.length === 0 && refusal('9.0.1', 'pick a unit first')

function whyNotTo(s: Gertrud, f: Moving, hex: HexId): Refusal[] {
  const { picked } = f.local
  return firstOf(
    () => whyNothingPicked(f),
    ...picked.map(id => () => whyNotMarch(s, id, hexOf(s, id) as HexId, reachOf(s, f, id), hex)),
    () => whyNotJoin(s, picked, hex),
  )
}

function whyNotByRail(s: Gertrud, f: Moving, hex: HexId): Refusal[] {
  const { picked } = f.local
  return firstOf(
    () => whyNothingPicked(f),
    ...picked.map(
      id => () =>
        firstOf(
          () => !isFresh(f, id) && refusal('9.6.1', 'a rail move is not mixed with another', { unit: id }),
          () => whyNotEntrain(s, id),
          () => whyNotRail(s, id, reachByRail(s, id, hexOf(s, id) as HexId), hex),
        ),
    ),
    () => whyNotJoin(s, picked, hex),
  )
}

const whyNotCall = (s: Gertrud, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => !dueUnits(s, f.side).includes(id) && refusal('10.0.2', `${nameOf(id)} is not due to arrive`, { unit: id }),
    () => !canArrive(s, id, f.side) && refusal('3.3', `${nameOf(id)} finds no place and must wait`, { unit: id }),
  )

const whyNotDrop = (s: Gertrud, f: Moving, id: UnitId): Refusal[] =>
  firstOf(
    () => sideOf(s, id) !== f.side && refusal('15.0.1', 'it belongs to the other side', { unit: id }),
    () => !isFresh(f, id) && refusal('15.0.1', 'it has begun to move', { unit: id }),
    () => whyNotJump(s, id),
    () => !canDrop(s, id) && refusal('15.0.1', 'there is nowhere to drop', { unit: id }),
  )

const whyNotMission = (s: Gertrud, f: Moving, pick: unknown): Refusal[] =>
  firstOf(
    () => !missions.some(each => each.id === pick) && refusal('17.1.1', `there is no mission '${String(pick)}'`),
    () => !isFresh(f, KOMMANDO) && refusal('17.1.1', 'the Kommando has begun to move', { unit: KOMMANDO }),
    () => whyNotUndertake(s, missions.find(each => each.id === pick) ?? missions[0], f.side),
  )

/** 10.0.2: nobody who can arrive may be held back. */
const whyNotDone = (s: Gertrud, f: Moving): Refusal[] => {
  const late = dueUnits(s, f.side).find(id => canArrive(s, id, f.side))
  return late === undefined ? [] : [refusal('10.0.2', `${nameOf(late)} must arrive now`, { unit: late })]
}

/** 9.0, 10.0, 15.0, 17.1, R-75: moves, drops, missions and arrivals in any order. */
export const movement: Step<Gertrud, null, Local> = {
  local: shape.fields({
    picked: unitList,
    moving: shape.list(shape.fields({ unit, left: shape.whole(0, 99) }), 5),
    over: shape.flag,
  }),
  fresh: () => ({ picked: [], moving: [], over: false }),
  answers: {
    pick: ['unit'],
    stack: ['hex'],
    to: ['hex'],
    rail: ['hex'],
    halt: [],
    arrive: ['unit'],
    drop: ['unit'],
    mission: ['pick'],
    done: [],
  },
  resume(s, f, value, go) {
    if (f.local.over) return finish(s, go)
    if (typeof value === 'object' && value !== null && 'unit' in value) {
      // 10.0.1: a unit that walked in goes on with what the first hex left it.
      const { unit: id, left } = value as unknown as { unit: UnitId; left: number }
      f.local.moving = left > 0 ? [{ unit: id, left }] : []
      f.local.picked = left > 0 ? [id] : []
    }
  },
  prompt: (s, f) => ({
    text: promptText(s, f),
    rule: '9.0.1',
    waiting: 'is moving',
  }),
  choices: (s, f) => listChoices(s, f),
  check(s, f, a) {
    switch (a.kind) {
      case 'pick':
        return f.local.picked.includes(unitOfAction(a)) || !isFresh(f, unitOfAction(a))
          ? []
          : whyNotMove(s, unitOfAction(a), f.side)
      case 'stack':
        return whyNotStack(s, f, hexOfAction(a))
      case 'to':
        return whyNotTo(s, f, hexOfAction(a))
      case 'rail':
        return whyNotByRail(s, f, hexOfAction(a))
      case 'halt':
        return f.local.picked.length + f.local.moving.length === 0 ? [refusal('9.0.6', 'nothing is moving')] : []
      case 'arrive':
        return whyNotCall(s, f, unitOfAction(a))
      case 'drop':
        return whyNotDrop(s, f, unitOfAction(a))
      case 'mission':
        return whyNotMission(s, f, a.pick)
      default:
        return whyNotDone(s, f)
    }
  },
  apply(s, f, a, go) {
    switch (a.kind) {
      case 'pick':
        return pick(s, f, unitOfAction(a))
      case 'stack':
        halt(s, f)
        f.local.picked = ableIn(snapshot(s), f, hexOfAction(a))
        return
      case 'to':
        return march(s, f, hexOfAction(a), go)
      case 'rail':
        return entrain(s, f, hexOfAction(a), go)
      case 'halt':
        return halt(s, f)
      case 'done':
        halt(s, f)
        reportDelay(s, f, go)
        checkSupply(s, f.side, go)
        f.local.over = true
        return go.ask({ step: 'airSupply', side: f.side })
      default:
        halt(s, f)
        return go.ask(
          a.kind === 'mission'
            ? { step: 'mission', side: f.side, args: { mission: a.pick as string } }
            : { step: a.kind, side: f.side, args: { unit: unitOfAction(a) } },
        )
    }
  },
}

function promptText(s: Gertrud, f: Moving): string {
  const { picked } = f.local
  const [first] = picked
  if (first === undefined) {
    const due = dueUnits(s, f.side).filter(id => canArrive(s, id, f.side))
    return due.length > 0
      ? `Movement: ${due.length} units must still arrive; pick a unit, or bring them in`
      : 'Movement: pick a unit or a stack, or end the phase'
  }
  const points = Math.min(...picked.map(id => pointsOf(s, f, id)))
  const limit = picked.some(id => s.interdicted.includes(id)) ? 'interdicted, one hex' : `${points} MP`
  const who = picked.length === 1 ? nameOf(first) : `${picked.length} units`
  return `Move ${who} from ${hexName(hexOf(s, first) as HexId)}: ${limit}, pick a hex`
}

function* listChoices(s: Gertrud, f: Moving): Iterable<Choice> {
  const { picked } = f.local
  for (const where of boardOf(s).hexes[f.side]) {
    for (const id of stackIn(s, where, f.side))
      if (picked.includes(id) || !isFresh(f, id) || whyNotMove(s, id, f.side).length === 0)
        yield {
          action: { kind: 'pick', unit: id },
          label: picked.includes(id) ? `Leave ${nameOf(id)}` : `Pick ${nameOf(id)} in ${hexName(where)}`,
        }
    if (whyNotStack(s, f, where).length === 0)
      yield { action: { kind: 'stack', hex: where }, label: `Pick the stack in ${hexName(where)}` }
  }
  if (picked.length > 0) {
    yield* marches(s, f)
    yield* railMoves(s, f)
  }
  if (picked.length + f.local.moving.length > 0) yield { action: { kind: 'halt' }, label: 'End this move' }
  for (const id of dueUnits(s, f.side))
    if (whyNotCall(s, f, id).length === 0)
      yield { action: { kind: 'arrive', unit: id }, label: `${nameOf(id)} arrives` }
  if (whyNotDrop(s, f, FLIEGER).length === 0)
    yield { action: { kind: 'drop', unit: FLIEGER }, label: `${nameOf(FLIEGER)} drops` }
  for (const { id, title } of missions)
    if (whyNotMission(s, f, id).length === 0)
      yield { action: { kind: 'mission', pick: id }, label: `Kommando: ${title}` }
  if (whyNotDone(s, f).length === 0) yield { action: { kind: 'done' }, label: 'End the Movement Phase' }
}

function* marches(s: Gertrud, f: Moving): Iterable<Choice> {
  const { picked } = f.local
  const reaches = picked.map(id => reachOf(s, f, id))
  const from = hexOf(s, picked[0])
  for (const hex of reaches[0].hexes) {
    if (hex === from || reaches.some(each => !each.has(hex)) || whyNotJoin(s, picked, hex) !== null) continue
    yield {
      action: { kind: 'to', hex },
      label: `Move to ${hexName(hex)}`,
      cost: Math.max(...reaches.map(each => each.costTo(hex))),
      ends: picked.every((id, index) => mustStop(s, id, hex) || reaches[index].remaining(hex) <= 0),
    }
  }
}

function* railMoves(s: Gertrud, f: Moving): Iterable<Choice> {
  const { picked } = f.local
  if (picked.some(id => !isFresh(f, id) || whyNotEntrain(s, id).length > 0)) return
  const reaches = picked.map(id => reachByRail(s, id, hexOf(s, id) as HexId))
  for (const hex of reaches[0].hexes)
    if (
      picked.every((id, index) => whyNotRail(s, id, reaches[index], hex).length === 0) &&
      whyNotJoin(s, picked, hex) === null
    )
      yield { action: { kind: 'rail', hex }, label: `By rail to ${hexName(hex)}`, cost: reaches[0].costTo(hex) }
}

/** 6.1.2: only units that began together move together; picking another stack ends the move of the first. */
function pick(s: Gertrud, f: Moving, id: UnitId): void {
  const { local } = f
  if (local.picked.includes(id)) {
    local.picked = local.picked.filter(each => each !== id)
    return
  }
  const isTogether = local.picked.every(each => hexOf(s, each) === hexOf(s, id) && isFresh(f, each) === isFresh(f, id))
  if (isFresh(f, id)) finishMoving(s, f)
  local.picked = isTogether ? [...local.picked, id] : [id]
}

function finishMoving(s: Gertrud, f: Moving): void {
  s.moved.push(...f.local.moving.map(each => each.unit))
  f.local.moving = []
}

function halt(s: Gertrud, f: Moving): void {
  finishMoving(s, f)
  f.local.picked = []
}

/** Each unit goes its own cheapest way and keeps what is left, unless it comes into a zone of control (8.1). */
function march(s: Gertrud, f: Moving, to: HexId, go: Flow): void {
  const { local } = f
  const units = [...local.picked]
  const from = hexOf(s, units[0])
  const now = snapshot(s)
  const reaches = units.map(id => reachOf(now, f, id))
  for (const [index, id] of units.entries())
    for (const hex of reaches[index].pathTo(to).slice(1)) enterHex(s, go, id, hex)
  const ends = units.map((id, index) => (mustStop(s, id, to) ? 0 : Math.max(0, reaches[index].remaining(to))))
  for (const [index, id] of units.entries()) {
    putUnit(s, id, { at: onHex(to) })
    local.moving = local.moving.filter(each => each.unit !== id)
    if (ends[index] > 0) local.moving.push({ unit: id, left: ends[index] })
    else s.moved.push(id)
  }
  local.picked = units.filter((_, index) => ends[index] > 0)
  go.log('moved', { units, from, to, path: reaches[0].pathTo(to) }, '9.0.1')
  liftMarkers(s, go)
}

function entrain(s: Gertrud, f: Moving, to: HexId, go: Flow): void {
  const units = [...f.local.picked]
  const from = hexOf(s, units[0]) as HexId
  const now = snapshot(s)
  const paths = units.map(id => reachByRail(now, id, from).pathTo(to))
  for (const [index, id] of units.entries()) {
    for (const hex of paths[index].slice(1)) enterHex(s, go, id, hex)
    putUnit(s, id, { at: onHex(to) })
    s.moved.push(id)
  }
  f.local.picked = []
  go.log('railed', { units, from, to, path: paths[0] }, '9.6.1')
  liftMarkers(s, go)
}

/** 3.3: who was due and found no place. */
function reportDelay(s: Gertrud, f: Moving, go: Flow): void {
  const units = dueUnits(snapshot(s), f.side)
  if (units.length > 0) go.log('delayed', { units }, '3.3')
}

/** 13.7.4, R-03: interdiction ends with the phase. */
function finish(s: Gertrud, go: Flow): void {
  s.interdicted = []
  s.arrived = []
  go.end()
}
