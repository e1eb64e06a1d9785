import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { hexesHeldBy } from '../board'
import { ALLIED, AXIS, nameOf } from '../countries'
import { airOf } from '../forces/counters'
import {
  ATHENAI,
  allHexes,
  BEOGRAD,
  isAtSea,
  isLand,
  landHexes,
  portAt,
  railInHex,
  type Terrain,
  terrainAt,
} from '../map/geography'
import { zoneHexes } from '../sea/interdiction'
import { derived, type Part } from '../state'
import { bombableBridges } from '../works/bridges'
import type { Flight, Mission } from './air-state'
import { flightsOf, isFighter, isTransport } from './air-units'
import { basesOf, enemyBases, neutralBases } from './airbases'
import { isLift } from './lifts'
import { ratingOf } from './ranges'
import { atHex, inBox, RHODES, refusedAt, type Spot } from './spots'

/** When those on a mission fly home (R-AIR19). */
export type HomeTime = 'interceptors' | 'phase' | 'combat' | 'initial'

type MissionInfo = {
  readonly title: string
  readonly rule: string
  readonly home: HomeTime
  /** 20.F */
  readonly bombs?: true
  /** 24.E.3 */
  readonly byNight?: true
}

export const MISSION_INFO: { readonly [mission in Mission]: MissionInfo } = {
  transfer: { title: 'Transfer', rule: '20.D.1.1', home: 'phase', byNight: true },
  staging: { title: 'Stage', rule: '20.D.2', home: 'phase', byNight: true },
  transport: { title: 'Fly in and stay', rule: '20.E.1.1', home: 'phase', byNight: true },
  delivery: { title: 'Unload and return', rule: '20.E.1.2', home: 'phase', byNight: true },
  drop: { title: 'Air drop', rule: '20.E.2.1', home: 'phase' },
  escort: { title: 'Escort', rule: '20.C', home: 'phase' },
  airbase: { title: 'Bomb the airbase', rule: '20.F.2.a.1', home: 'phase', bombs: true },
  port: { title: 'Bomb the port', rule: '20.F.1.a', home: 'phase', bombs: true, byNight: true },
  rail: { title: 'Bomb the railway', rule: '20.F.2.e', home: 'phase', bombs: true },
  terror: { title: 'Bomb the capital', rule: '20.F.1.b', home: 'phase', bombs: true, byNight: true },
  groundSupport: { title: 'Support an attack', rule: '20.F.2.b.1', home: 'combat', bombs: true },
  defensiveSupport: { title: 'Support the defence', rule: '20.F.2.c.1', home: 'initial', bombs: true },
  harassment: { title: 'Harass', rule: '20.F.2.d.1', home: 'initial', bombs: true },
  navalPatrol: { title: 'Patrol the sea', rule: '20.F.2.h.1', home: 'initial', bombs: true },
  warships: { title: 'Bomb the warships', rule: '20.F.2.i.1', home: 'phase', bombs: true },
  bridge: { title: 'Bomb a bridge', rule: '32.C.2', home: 'phase', bombs: true },
  interception: { title: 'Intercept', rule: '20.A', home: 'interceptors' },
  scramble: { title: 'Scramble', rule: '20.B.1', home: 'interceptors' },
}

/** Those that the phasing side may order in its air movement step. */
export const ORDERS = [
  'airbase',
  'groundSupport',
  'defensiveSupport',
  'harassment',
  'navalPatrol',
  'warships',
  'rail',
  'bridge',
  'port',
  'terror',
  'escort',
  'drop',
  'delivery',
  'transport',
  'transfer',
  'staging',
] as const satisfies readonly Mission[]
export type Order = (typeof ORDERS)[number]

export const isBombing = (mission: Mission): boolean => MISSION_INFO[mission].bombs === true

/** 20.F.1, 20.F.2, R-AIR28: what a unit has against a target; by day the better of two, at night the strategic one alone. */
export function bombsOf(id: UnitId, mission: Mission, night: boolean): number {
  const { tactical, strategic } = airOf(id)
  if (mission === 'port' || mission === 'terror') return night ? strategic : Math.max(tactical, strategic)
  return mission === 'airbase' && isFighter(id) ? tactical + 1 : tactical
}

/** 16.A, 20, 24.E.3: why a unit of its type does not fly a mission at all. */
export function whyNotOfType(id: UnitId, mission: Order, night: boolean): Refusal[] {
  const at = { unit: id }
  const { rule, byNight } = MISSION_INFO[mission]
  return firstOf(
    () => night && byNight !== true && refusal('24.E.3', 'not at night', at),
    () => isLift(mission) && !isTransport(id) && refusal(rule, 'only transports carry anything', at),
    () => mission === 'escort' && !isFighter(id) && refusal(rule, 'only fighters escort', at),
    () =>
      isBombing(mission) && bombsOf(id, mission, night) === 0 && refusal(rule, `${nameOf(id)} has no bombs for it`, at),
  )
}

/** 18.1, 20.D, 24.B, R-AIR30: MPs out at normal and at extended range; null: it has none. */
export function pointsFor(id: UnitId, mission: Mission): { readonly normal: number; readonly extended: number | null } {
  const rating = ratingOf(id)
  switch (mission) {
    case 'transfer':
      return { normal: 3 * rating, extended: null }
    case 'interception':
      return { normal: Math.floor(rating / 2), extended: null }
    case 'staging':
    case 'scramble':
      return { normal: rating, extended: null }
    case 'escort':
      return { normal: rating, extended: 2 * rating }
    case 'transport':
      return { normal: 2 * rating, extended: 3 * rating }
    case 'navalPatrol':
      return {
        normal: Math.max(0, rating - TO_SEA),
        extended: isFighter(id) ? null : 2 * rating - TO_SEA,
      }
    default:
      return { normal: rating, extended: isFighter(id) ? null : 2 * rating }
  }
}

/** 20.F.2.h.1: what flying to a naval patrol hex takes off the rating. */
const TO_SEA = 4

/** R-NAV1, 24.B.4: MPs home of a naval patrol that has met ships. */
export const pointsAfterRaid = ({ unit, extended }: Flight): number => (extended ? 2 : 1) * ratingOf(unit)

/** R-AIR19: MPs home, from wherever it is. */
export function pointsHome({ unit, mission, extended }: Flight): number {
  // 24.B.4: who flew three times its rating to land there has twice of it when it is turned back.
  if (mission === 'transport') return 2 * ratingOf(unit)
  const { normal, extended: far } = pointsFor(unit, mission)
  return extended ? (far ?? normal) : normal
}

/** R-AIR23: the seats of enemy governments. */
const capitals = (s: Part<'owner' | 'countries' | 'lostGovernments' | 'escaped'>): HexId[] => {
  const isAllied = s.countries.Yugoslavia.side === ALLIED && s.countries.Yugoslavia.stance !== 'neutral'
  const isGreek = s.countries.Greece.side === ALLIED
  return [...(isGreek ? [ATHENAI] : []), ...(isAllied ? [BEOGRAD] : [])].filter(
    hex => s.owner[hex] === ALLIED && !s.lostGovernments.includes(hex) && !s.escaped.includes(hex),
  )
}

const railHexes: readonly HexId[] = landHexes.filter(railInHex)
const portHexes: readonly HexId[] = landHexes.filter(hex => portAt(hex) !== null)

/** Places that are bound for by friends on other missions, who may be escorted there (20.C). */
export const charges = (s: Part<'flights' | 'countries'>, side: Side): Spot[] =>
  flightsOf(s, side).flatMap(({ mission, fate, to }) => (mission === 'escort' || fate !== 'flying' ? [] : [to]))

/** What the lists of targets are made from. */
const AIMED_BY = [
  'units',
  'countries',
  'owner',
  'airfields',
  'airheads',
  'flights',
  'leaning',
  'lostGovernments',
  'escaped',
  'interdiction',
  'bridges',
  'setting',
] as const
type Aims = Part<(typeof AIMED_BY)[number]>

/** All places that a mission of a side may have for its target, whoever flies it and from where. */
export const targetsFor = derived(
  AIMED_BY,
  (s, { side, mission }: { readonly side: Side; readonly mission: Order }): readonly Spot[] =>
    listTargets(s, side, mission),
  ({ side, mission }) => `${side} ${mission}`,
)

function listTargets(s: Aims, side: Side, mission: Order): readonly Spot[] {
  const enemy = otherSide(side)
  const owned = (hexes: readonly HexId[]) => hexes.filter(hex => s.owner[hex] === enemy).map(atHex)
  switch (mission) {
    case 'transfer':
      return [...basesOf(s, side), ...(s.leaning === side ? neutralBases(s) : [])]
    case 'staging':
      return basesOf(s, side)
    case 'transport':
    case 'delivery':
      // R-20E2: what counts is whose it is when the cargo lands.
      return [...basesOf(s, side), ...enemyBases(s, side)]
    case 'drop':
      return DROP_HEXES
    case 'escort':
      return charges(s, side)
    case 'airbase':
      return enemyBases(s, side)
    case 'port':
      return [...owned(portHexes), ...(side === ALLIED ? [inBox(RHODES)] : [])]
    case 'rail':
      return owned(railHexes)
    case 'terror':
      return side === AXIS ? capitals(s).map(atHex) : []
    case 'groundSupport':
      return hexesHeldBy(s, enemy).map(atHex)
    case 'defensiveSupport':
    case 'harassment':
      return ALL_LAND
    case 'navalPatrol':
      return SEA_AND_COAST
    case 'warships':
      return side === AXIS ? [...zoneHexes(s.interdiction)].map(atHex) : []
    case 'bridge':
      return [...new Set(bombableBridges(s, side).flatMap(({ a, b }) => [a, b]))].map(atHex)
    default:
      return mission satisfies never
  }
}

const ALL_LAND: readonly Spot[] = landHexes.map(atHex)
/** 20.F.2.h.1: coastal and all-sea hexes. */
const SEA_AND_COAST: readonly Spot[] = allHexes.filter(isAtSea).map(atHex)

/** 20.E.2.1: prohibited terrain is all that is no land; forest is on neither map. */
const NO_DROP: readonly Terrain[] = ['mountain', 'swamp']
export const isDropHex = (hex: HexId): boolean => isLand(hex) && !NO_DROP.includes(terrainAt(hex))
const DROP_HEXES: readonly Spot[] = landHexes.filter(isDropHex).map(atHex)

const NO_TARGET: { readonly [mission in Order]: string } = {
  transfer: 'it is no airbase of yours',
  staging: 'it is no airbase of yours',
  transport: 'it is no airbase',
  delivery: 'it is no airbase',
  drop: 'nobody drops on mountains or swamps',
  escort: 'none of yours is bound for it',
  airbase: 'it is no airbase of the enemy',
  port: 'it is no port of the enemy',
  rail: 'it is no railway of the enemy',
  terror: 'it is no capital of the enemy',
  groundSupport: 'no enemy ground unit is there',
  defensiveSupport: 'it is no land hex',
  harassment: 'it is no land hex',
  navalPatrol: 'it is neither coast nor sea',
  warships: 'no interdiction zone lies over it',
  bridge: 'no bridge of the enemy is there',
}

const keyOf = (at: Spot): string => (at.is === 'hex' ? `${at.hex}` : at.box)

const targetKeys = derived(
  AIMED_BY,
  (s, order: { readonly side: Side; readonly mission: Order }): ReadonlySet<string> =>
    new Set(targetsFor(s, order).map(keyOf)),
  ({ side, mission }) => `${side} ${mission}`,
)

/** Whether a mission may have a place for its target. */
export const isTarget = (s: Aims, side: Side, mission: Order, at: Spot): boolean =>
  targetKeys(s, { side, mission }).has(keyOf(at))

export const whyNoTarget = (mission: Order, at: Spot): Refusal =>
  refusedAt(MISSION_INFO[mission].rule, NO_TARGET[mission], at)
