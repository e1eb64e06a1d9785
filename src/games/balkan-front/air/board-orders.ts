import type { Frame } from '../../../core/engine/state'
import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { canBoard } from '../airborne/loading'
import { stow } from '../airborne/loads'
import { openPlan } from '../airborne/plans'
import { nameOf } from '../countries'
import { airIds, airOf, groundIds } from '../forces/counters'
import type { Front } from '../state'
import { bombableBridges, farEnd } from '../works/bridges'
import { flightOf, groundSpot, isFighter, isGlider, isTransport } from './air-units'
import { canFly, legTo, type Planned, startOf, whyNotOrder } from './flying'
import { isLift, NO_CARGO } from './lifts'
import { charges, type Order, pointsFor, targetsFor, whyNotOfType } from './missions'
import { nearestBase } from './ranges'
import { atHex, refusedAt, type Spot, sameSpot } from './spots'

/** `way`: what is left of the way of the unit that is under way; `quiet`: no patrol meets this flight any more. */
export type BoardLocal = {
  picked: readonly UnitId[]
  mission: Order
  night: boolean
  /** 32.C.2: the end of a bridge that was picked, from which several lead. */
  bank: HexId | null
  /** What is to go on board of those in hand. */
  cargo: readonly UnitId[]
  supply: number
  listed: readonly Planned[]
  aloft: UnitId | null
  way: readonly Spot[]
  quiet: boolean
}
export type Board = Frame<null, BoardLocal>

export const NOBODY = refusal('18.3', 'pick an air unit first')

export const isListed = (f: Board, id: UnitId): boolean =>
  f.local.listed.some(each => each.unit === id || each.tow === id)

/** 24.C.1: a glider can be picked where something can tow it. */
const hasTug = (s: Front, f: Board, glider: UnitId): boolean => {
  const at = groundSpot(s, glider)
  return (
    at !== null &&
    airIds.some(id => airOf(id).letters === 'T' && !isListed(f, id) && isAt(s, id, at) && canFly(s, f.side, id))
  )
}
const isAt = (s: Front, id: UnitId, at: Spot): boolean => {
  const base = groundSpot(s, id)
  return base !== null && sameSpot(base, at)
}

export const canPick = (s: Front, f: Board, id: UnitId): boolean =>
  !isListed(f, id) && canFly(s, f.side, id) && (!isGlider(id) || hasTug(s, f, id))
export const pickable = (s: Front, f: Board): UnitId[] => airIds.filter(id => canPick(s, f, id))

/** 24.C.1: those in hand with the gliders behind them, and what is left without a tug. */
function tows(s: Front, f: Board): { readonly pairs: readonly (readonly [UnitId, UnitId | null])[]; spare: UnitId[] } {
  const spare = f.local.picked.filter(isGlider)
  const pairs = f.local.picked
    .filter(id => !isGlider(id))
    .map(id => {
      const flying = flightOf(s, id)
      const tow = flying === null && airOf(id).letters === 'T' ? (spare.shift() ?? null) : (flying?.tow ?? null)
      return [id, tow] as const
    })
  return { pairs, spare }
}

/** 32.C.2: the ways over bridges that can be bombed from a hex. */
export const banksAcross = (s: Front, f: Board, hex: HexId): readonly HexId[] =>
  bombableBridges(s, f.side).flatMap(bridge => (bridge.a === hex || bridge.b === hex ? [farEnd(bridge, hex)] : []))

/** 32.C.2: where they fly, and over which bridge: its near end is picked first where several lead away. */
function aimAt(s: Front, f: Board, to: Spot): Pick<Planned, 'to' | 'beyond'> {
  const { mission, bank } = f.local
  if (mission !== 'bridge' || to.is === 'box') return { to, beyond: null }
  if (bank !== null) return { to: atHex(bank), beyond: to.hex }
  const [only, ...others] = banksAcross(s, f, to.hex)
  return { to, beyond: others.length === 0 ? (only ?? null) : null }
}

/** 32.C.2: the hex is only one end of what is meant. */
export const needsFarEnd = (s: Front, f: Board, to: Spot): boolean =>
  f.local.mission === 'bridge' && f.local.bank === null && to.is === 'hex' && banksAcross(s, f, to.hex).length > 1

/** The orders that those in hand would have for a place; null: what is to go on board does not fit. */
export function ordersTo(s: Front, f: Board, to: Spot): readonly Planned[] | null {
  const { mission, night, cargo, supply } = f.local
  const aim = aimAt(s, f, to)
  const bare = tows(s, f).pairs.map(([unit, tow]): Planned => ({ unit, mission, ...aim, night, tow, cargo: NO_CARGO }))
  if (!isLift(mission)) return bare
  const carriers = bare.map(order => ({
    unit: order.unit,
    tow: order.tow,
    extended: legTo(s, order)?.extended ?? false,
  }))
  const holds = stow(s, mission, carriers, cargo, supply)
  return holds === null ? null : bare.map((order, at) => ({ ...order, cargo: holds[at] ?? NO_CARGO }))
}

/** Those in hand who could fly there together, one after the other. */
export function whyNotAll(s: Front, f: Board, to: Spot): Refusal[] {
  if (f.local.picked.length === 0) return [NOBODY]
  const [idle] = tows(s, f).spare
  if (idle !== undefined) return [refusal('24.C.1', `${nameOf(idle)} does not fly without a tug`, { unit: idle })]
  if (needsFarEnd(s, f, to)) return inReach(s, f, to) ? [] : [refusedAt('18.1', 'not all of them reach it', to)]
  const planned = ordersTo(s, f, to)
  if (planned === null) return [refusal('20.E.1.1', 'those in hand cannot carry so much so far')]
  let orders = f.local.listed
  for (const order of planned) {
    const found = whyNotOrder(s, f.side, order, orders)
    if (found.length > 0) return found
    orders = [...orders, order]
  }
  return []
}

/** 20.C: escorts may be sent wherever a listed friend goes; 25.C.1: who drops goes where it is planned for. */
export function targets(s: Front, f: Board): readonly Spot[] {
  const { picked, mission, listed, cargo, bank } = f.local
  if (picked.length === 0) return []
  if (mission === 'bridge' && bank !== null) return banksAcross(s, f, bank).map(atHex)
  if (mission === 'drop' && cargo.length > 0)
    return distinct(cargo.flatMap(id => openPlan(s, id, false)?.hex ?? []).map(atHex))
  const found = targetsFor(s, { side: f.side, mission })
  if (mission !== 'escort') return found
  return distinct([...found, ...listed.flatMap(each => (hasCharge(each) ? [each.to] : []))])
}
const hasCharge = ({ mission }: Planned): boolean => mission !== 'escort' && mission !== 'staging'
const distinct = (all: readonly Spot[]): Spot[] =>
  all.filter((each, at) => all.findIndex(other => sameSpot(each, other)) === at)

const orderOf = (s: Front, f: Board, unit: UnitId, to: Spot): Planned => ({
  unit,
  mission: f.local.mission,
  ...aimAt(s, f, to),
  night: f.local.night,
  tow: null,
  cargo: NO_CARGO,
})

export const inReach = (s: Front, f: Board, to: Spot): boolean =>
  f.local.picked.every(id => isGlider(id) || legTo(s, orderOf(s, f, id, to)) !== null)

/** 18.4, R-AIR13: it is legal to fly where no base is near enough for the way back. */
export function warnOf(s: Front, f: Board, to: Spot): string | null {
  const { mission, picked } = f.local
  if (mission === 'transfer' || mission === 'staging' || mission === 'transport') return null
  const lost = picked.find(id => {
    if (isGlider(id)) return false
    const { normal, extended } = pointsFor(id, mission)
    const leg = legTo(s, orderOf(s, f, id, to))
    return nearestBase(s, id, to) > (leg?.extended ? (extended ?? normal) : normal)
  })
  return lost === undefined ? null : `no base in reach for the way back of ${nameOf(lost)}`
}

export const costOf = (s: Front, f: Board, to: Spot): number | null => {
  const first = f.local.picked.find(id => !isGlider(id))
  return first === undefined ? null : (legTo(s, orderOf(s, f, first, to))?.hexes ?? null)
}

/** 20.E: the base at which those in hand load; null: they are no transports on the ground. */
export function loadingBase(s: Front, f: Board): Spot | null {
  const [first] = f.local.picked
  return first !== undefined && f.local.picked.every(isTransport) ? groundSpot(s, first) : null
}

/** 20.E.0.1, 20.E.0.2: who can go on board of those in hand. */
export function boarders(s: Front, f: Board): UnitId[] {
  const base = loadingBase(s, f)
  if (base === null) return []
  const taken = f.local.listed.flatMap(({ cargo }) => cargo.units)
  return groundIds.filter(id => canBoard(s, f.side, id, base) && !taken.includes(id))
}

/** The mission that a fresh hand is likely wanted for: the last one, if all in it can fly it. */
export function presetMission(s: Front, f: Board): Order {
  const { picked, mission, night, listed } = f.local
  const able = (each: Order) => picked.every(id => whyNotOfType(id, each, night).length === 0)
  if (picked.every(isTransport) || picked.some(id => flightOf(s, id) !== null)) return 'transfer'
  const isCharge = charges(s, f.side).length > 0 || listed.some(each => each.mission !== 'escort')
  if (picked.every(isFighter)) return isCharge ? 'escort' : mission === 'escort' ? 'transfer' : mission
  return mission !== 'escort' && mission !== 'transfer' && !isLift(mission) && able(mission) ? mission : 'airbase'
}

/** What transports are wanted for once something is on board: a drop where one is planned, else to bring it and come back. */
export function presetLift(s: Front, f: Board): Order {
  const { cargo, supply, mission } = f.local
  if (cargo.length === 0 && supply === 0) return 'transfer'
  if (cargo.some(id => openPlan(s, id, false) !== null)) return 'drop'
  return isLift(mission) && mission !== 'drop' ? mission : 'delivery'
}

/** R-AIR18: orders that carry a part of the same unit are given and taken back together. */
export function liftOf(listed: readonly Planned[], unit: UnitId): readonly Planned[] {
  const found = new Set(listed.filter(each => each.unit === unit || each.tow === unit))
  for (const order of found)
    for (const other of listed) if (other.cargo.units.some(id => order.cargo.units.includes(id))) found.add(other)
  return listed.filter(order => found.has(order))
}

export const baseMates = (s: Front, a: UnitId, b: UnitId): boolean => {
  const [one, other] = [startOf(s, a), startOf(s, b)]
  return one !== null && other !== null && sameSpot(one, other)
}
