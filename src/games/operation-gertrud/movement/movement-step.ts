import { movingTogether } from '../../../core/army/moving-together'
import { ofHex, ofPick, ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { Reach } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { isObject, type Json } from '../../../core/json'
import * as shape from '../../../core/save/shape'
import { boardOf, stackIn } from '../board'
import { MISSIONS, type MissionId, missionOf } from '../charts'
import { canArrive, dueUnits } from '../forces/arrivals'
import { whyNotUndertake } from '../kommando/missions'
import { hexName } from '../map/geography'
import {
  AIRBORNE,
  type Gertrud,
  type Go,
  hexOf,
  KOMMANDO,
  nameOf,
  onHex,
  putUnits,
  sideOf,
  unit,
  unitList,
} from '../state'
import { checkSupply, liftMarkers } from '../supply/supply'
import { enterHex } from './capture'
import {
  marchPoints,
  movers,
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
  picked: readonly UnitId[]
  /** 6.1: units in mid-move that began it together, with what each has left. */
  moving: readonly { readonly unit: UnitId; readonly left: number }[]
  /** The supply check has been made; only Supply Drops are still to come. */
  over: boolean
}
type Moving = Frame<null, Local>

const isFresh = (f: Moving, id: UnitId): boolean => f.local.moving.every(each => each.unit !== id)

const pointsOf = (s: Gertrud, f: Moving, id: UnitId): number =>
  f.local.moving.find(each => each.unit === id)?.left ?? marchPoints(s, id)

const reachOf = (s: Gertrud, f: Moving, id: UnitId): Reach =>
  reachOnFoot(s, id, hexOf(s, id) as HexId, pointsOf(s, f, id), isFresh(f, id))

const railOf = (s: Gertrud, id: UnitId): Reach => reachByRail(s, id, hexOf(s, id) as HexId)

/** Units of a hex that have not begun to move and may. */
const ableIn = (s: Gertrud, f: Moving, where: HexId): UnitId[] =>
  stackIn(s, where, f.side).filter(id => isFresh(f, id) && movers(s, f.side).has(id))

/** 10.0.2: those who can arrive, and so must. */
const arriving = (s: Gertrud, f: Moving): UnitId[] => dueUnits(s, f.side).filter(id => canArrive(s, id, f.side))

const whyNothingPicked = (f: Moving): Refusal | false =>
  f.local.picked.length === 0 && refusal('9.0.1', 'pick a unit first')

const wayTo = (reached: Reach | undefined, hex: HexId): readonly HexId[] | null => {
  const way = reached?.has(hex) ? reached.pathTo(hex) : []
  return way.length > 1 ? way : null
}

const pick = ofUnit<Gertrud, null, Local>({
  title: 'Units',
  intent: 'pick',
  toggles: true,
  among: (s, f) => boardOf(s).hexes[f.side].flatMap(hex => stackIn(s, hex, f.side)),
  whyNot: (s, f, id) =>
    !f.local.picked.includes(id) && isFresh(f, id) && !movers(s, f.side).has(id) && whyNotMove(s, id, f.side),
  label: (id, s, f) =>
    f.local.picked.includes(id) ? `Leave ${nameOf(id)}` : `Pick ${nameOf(id)} in ${hexName(hexOf(s, id) as HexId)}`,
  /** 6.1.2: only units that began together move together; picking another stack ends the move of the first. */
  do(s, f, id) {
    const { local } = f
    if (local.picked.includes(id)) {
      local.picked = local.picked.filter(each => each !== id)
      return
    }
    const isTogether = local.picked.every(
      each => hexOf(s, each) === hexOf(s, id) && isFresh(f, each) === isFresh(f, id),
    )
    if (isFresh(f, id)) finishMoving(s, f)
    local.picked = isTogether ? [...local.picked, id] : [id]
  },
})

const stack = ofHex<Gertrud, null, Local>({
  title: 'Stacks',
  intent: 'pick',
  among: (s, f) => boardOf(s).hexes[f.side],
  whyNot: (s, f, where) => {
    const able = ableIn(s, f, where)
    return firstOf(
      () => stackIn(s, where, f.side).length === 0 && refusal('6.1.1', 'you have no unit there', { hex: where }),
      () => able.length < 2 && refusal('6.1.1', 'there is no stack that can move together', { hex: where }),
      () =>
        able.length === f.local.picked.length &&
        able.every(id => f.local.picked.includes(id)) &&
        refusal('6.1.1', 'the stack is picked already', { hex: where }),
    )
  },
  label: where => `Whole stack in ${hexName(where)}`,
  do(s, f, where) {
    halt(s, f)
    f.local.picked = ableIn(s, f, where)
  },
})

/** Each unit goes its own cheapest way and keeps what is left, unless it comes into a zone of control (8.1). */
const { all: to, part } = movingTogether<Gertrud, null, Local>({
  rule: '9.0.1',
  hand: (_s, f) => f.local.picked,
  hexes: (s, f, id) => reachOf(s, f, id).hexes,
  reaches: (s, f, id, hex) => hex !== hexOf(s, id) && reachOf(s, f, id).has(hex),
  whyNot: (s, f, id, hex) =>
    whyNotMarch(s, id, { from: hexOf(s, id) as HexId, points: pointsOf(s, f, id) }, reachOf(s, f, id), hex),
  whyNotTogether: (s, _f, units, hex) => whyNotJoin(s, units, hex),
  label: hex => `Move to ${hexName(hex)}`,
  cost: (s, f, id, hex) => reachOf(s, f, id).costTo(hex),
  ends: (s, _f, id, hex) => mustStop(s, id, hex),
  path: (s, f, id, hex) => wayTo(reachOf(s, f, id), hex),
  go(s, f, units, hex, go) {
    const { local } = f
    const from = hexOf(s, units[0])
    const reaches = units.map(id => reachOf(s, f, id))
    for (const [index, id] of units.entries())
      for (const each of reaches[index].pathTo(hex).slice(1)) enterHex(s, go, id, each)
    const ends = units.map((id, index) => ({
      unit: id,
      left: mustStop(s, id, hex) ? 0 : Math.max(0, reaches[index].remaining(hex)),
    }))
    const onward = ends.filter(each => each.left > 0)
    putUnits(s, units, () => ({ at: onHex(hex) }))
    local.moving = [...local.moving.filter(each => !units.includes(each.unit)), ...onward]
    s.moved = [...s.moved, ...ends.filter(each => each.left === 0).map(each => each.unit)]
    local.picked = onward.map(each => each.unit)
    go.log('moved', { units, from, to: hex, path: reaches[0].pathTo(hex) }, '9.0.1')
    liftMarkers(s, go)
  },
})

/** 9.6 */
const rail = ofHex<Gertrud, null, Local>({
  title: 'By rail',
  intent: 'act',
  among: (s, { local: { picked } }) =>
    picked.length === 0 || picked.some(id => whyNotEntrain(s, id).length > 0) ? [] : railOf(s, picked[0]).hexes,
  whyNot: (s, f, hex) =>
    firstOf(
      () => whyNothingPicked(f),
      ...f.local.picked.map(
        id => () =>
          firstOf(
            () => !isFresh(f, id) && refusal('9.6.1', 'a rail move is not mixed with another', { unit: id }),
            () => whyNotEntrain(s, id),
            () => whyNotRail(s, id, railOf(s, id), hex),
          ),
      ),
      () => whyNotJoin(s, f.local.picked, hex),
    ),
  label: hex => `By rail to ${hexName(hex)}`,
  cost: (s, f, hex) => railOf(s, f.local.picked[0]).costTo(hex),
  path: (s, f, hex) => wayTo(f.local.picked.map(id => railOf(s, id))[0], hex),
  do(s, f, hex, go) {
    const units = f.local.picked
    const from = hexOf(s, units[0])
    const paths = units.map(id => railOf(s, id).pathTo(hex))
    for (const [index, id] of units.entries()) for (const each of paths[index].slice(1)) enterHex(s, go, id, each)
    putUnits(s, units, () => ({ at: onHex(hex) }))
    s.moved = [...s.moved, ...units]
    f.local.picked = []
    go.log('railed', { units, from, to: hex, path: paths[0] }, '9.6.1')
    liftMarkers(s, go)
  },
})

const arrive = ofUnit<Gertrud, null, Local>({
  title: 'Who arrives',
  intent: 'act',
  among: (s, f) => dueUnits(s, f.side),
  whyNot: (s, f, id) =>
    firstOf(
      () => !dueUnits(s, f.side).includes(id) && refusal('10.0.2', `${nameOf(id)} is not due to arrive`, { unit: id }),
      () => !canArrive(s, id, f.side) && refusal('3.3', `${nameOf(id)} finds no place and must wait`, { unit: id }),
    ),
  label: id => `${nameOf(id)} arrives`,
  do(s, f, id, go) {
    halt(s, f)
    go.ask({ step: 'arrive', side: f.side, args: { unit: id } })
  },
})

const drop = ofUnit<Gertrud, null, Local>({
  title: 'Who drops',
  intent: 'act',
  among: () => AIRBORNE,
  whyNot: (s, f, id) =>
    firstOf(
      () => sideOf(s, id) !== f.side && refusal('15.0.1', 'it belongs to the other side', { unit: id }),
      () => !isFresh(f, id) && refusal('15.0.1', 'it has begun to move', { unit: id }),
      () => whyNotJump(s, id),
      () => !canDrop(s, id) && refusal('15.0.1', 'there is nowhere to drop', { unit: id }),
    ),
  label: id => `${nameOf(id)} drops`,
  do(s, f, id, go) {
    halt(s, f)
    go.ask({ step: 'drop', side: f.side, args: { unit: id } })
  },
})

const mission = ofPick<Gertrud, null, Local, MissionId>({
  values: MISSIONS,
  rule: '17.1.1',
  intent: 'act',
  title: 'Kommando',
  seldom: true,
  whyNot: (s, f, id) =>
    firstOf(
      () => !isFresh(f, KOMMANDO) && refusal('17.1.1', 'the Kommando has begun to move', { unit: KOMMANDO }),
      () => whyNotUndertake(s, missionOf(id), f.side),
    ),
  label: id => `Kommando: ${missionOf(id).title}`,
  do(s, f, id, go) {
    halt(s, f)
    go.ask({ step: 'mission', side: f.side, args: { mission: id } })
  },
})

/** 9.0, 10.0, 15.0, 17.1, R-75: moves, drops, missions and arrivals in any order. */
export const movement = step<Gertrud, null, Local>({
  local: shape.fields({
    picked: unitList,
    moving: shape.list(shape.fields({ unit, left: shape.whole(0, 99) }), 5),
    over: shape.flag,
  }),
  fresh: () => ({ picked: [], moving: [], over: false }),
  prompt: (s, f) => ({ text: promptText(s, f), rule: '9.0.1', waiting: 'is moving' }),
  answers: {
    pick,
    stack,
    to,
    part,
    rail,
    halt: plain({
      intent: 'cancel',
      // Those under way stay where they are; those who have not begun may still be picked.
      label: (_s, f) => (f.local.moving.length > 0 ? 'Go no further' : 'Put back'),
      whyNot: (_s, f) => f.local.picked.length + f.local.moving.length === 0 && refusal('9.0.6', 'nothing is moving'),
      do: halt,
    }),
    arrive,
    drop,
    mission,
    done: plain({
      intent: 'pass',
      label: 'End the Movement Phase',
      // 10.0.2: nobody who can arrive may be held back.
      whyNot(s, f) {
        const [late] = arriving(s, f)
        return late !== undefined && refusal('10.0.2', `${nameOf(late)} must arrive now`, { unit: late })
      },
      leaves(s, f) {
        const left = movers(s, f.side).size
        return left === 0 ? null : left === 1 ? 'one unit has not moved' : `${left} units have not moved`
      },
      do(s, f, go) {
        halt(s, f)
        reportDelay(s, f, go)
        checkSupply(s, f.side, go)
        f.local.over = true
        go.ask({ step: 'airSupply', side: f.side })
      },
    }),
  },
  resume(s, f, value, go) {
    if (f.local.over) return finish(s, go)
    // 10.0.1: a unit that walked in goes on with what the first hex left it.
    const walked = readWalked(value)
    if (walked === null) return
    f.local.moving = walked.left > 0 ? [walked] : []
    f.local.picked = walked.left > 0 ? [walked.unit] : []
  },
  primary(s, f) {
    if (f.local.picked.length > 0) return null
    const [due] = arriving(s, f)
    if (due !== undefined) return { kind: 'arrive', unit: due }
    return movers(s, f.side).size > 0 ? null : 'done'
  },
  unmoved: (s, f) =>
    boardOf(s).hexes[f.side].flatMap(where => {
      const units = ableIn(s, f, where)
      const [first, another] = units
      if (first === undefined) return []
      return [{ units, take: another === undefined ? { kind: 'pick', unit: first } : { kind: 'stack', hex: where } }]
    }),
  focus: (_s, f) => ({ hand: f.local.picked }),
})

function promptText(s: Gertrud, f: Moving): string {
  const { picked } = f.local
  const [first] = picked
  if (first === undefined) {
    const due = arriving(s, f).length
    return due > 0
      ? `Movement: ${due} ${due === 1 ? 'unit' : 'units'} must still arrive; pick a unit, or bring them in`
      : 'Movement: pick a unit or a stack, or end the phase'
  }
  const points = Math.min(...picked.map(id => pointsOf(s, f, id)))
  const limit = picked.some(id => s.interdicted.includes(id)) ? 'interdicted, one hex' : `${points} MP`
  const who = picked.length === 1 ? nameOf(first) : `${picked.length} units`
  return `Move ${who} from ${hexName(hexOf(s, first) as HexId)}: ${limit}, pick a hex`
}

const readWalked = (value: Json): Local['moving'][number] | null =>
  isObject(value) && typeof value.unit === 'number' && typeof value.left === 'number'
    ? { unit: value.unit as UnitId, left: value.left }
    : null

function finishMoving(s: Gertrud, f: Moving): void {
  s.moved = [...s.moved, ...f.local.moving.map(each => each.unit)]
  f.local.moving = []
}

function halt(s: Gertrud, f: Moving): void {
  finishMoving(s, f)
  f.local.picked = []
}

/** 3.3: who was due and found no place. */
function reportDelay(s: Gertrud, f: Moving, go: Go): void {
  const units = dueUnits(s, f.side)
  if (units.length > 0) go.log('delayed', { units }, '3.3')
}

/** 13.7.4, R-03: interdiction ends with the phase. */
function finish(s: Gertrud, go: Go): void {
  s.interdicted = []
  s.arrived = []
  go.end()
}
