import { unitList as listOfUnits, printedNames, unitsInPlay } from '../../core/army/units'
import { derivedFor } from '../../core/engine/derived'
import type { GameState } from '../../core/engine/state'
import type { Flow } from '../../core/engine/step'
import type { HexId, Side, UnitId } from '../../core/ids'
import * as shape from '../../core/save/shape'
import { ATTITUDES, type Attitude, reducedRatingsOf, tac } from './charts/charts'
import type { Facts } from './facts'
import { type Counter, counters, unitIds } from './forces/counters'
import { scenarioOf } from './forces/scenarios'
import { type Area, map, printedArea } from './map/hexes'

export const ALLIED: Side = 0
export const AXIS: Side = 1

/** 8.3, R-VP3: reclaimable brigades, units gone for good, and units that left without scoring. */
export type Pile = 'reclaimable' | 'permanent' | 'surrendered'

export type Place =
  | { readonly is: 'hex'; readonly hex: HexId }
  | { readonly is: 'med' }
  | { readonly is: 'dead'; readonly pile: Pile }
  /** To be set up, or a counter that may still enter. */
  | { readonly is: 'waiting' }
  /** Force 10 after it has blown its bridge. */
  | { readonly is: 'spent' }
  /** Not in this scenario. */
  | { readonly is: 'absent' }

export type Unit = { readonly at: Place; readonly steps: number; readonly dispersed: boolean }

/** 9.3: a Beachhead, or a Port once it has opened. */
export type Marker = {
  readonly hex: HexId
  readonly port: boolean
  /** 7.11: paid for this turn; a Port is always open. */
  readonly open: boolean
  /** The turn it was placed. */
  readonly since: number
  /** The turn in which the port opens, once rolled. */
  readonly opens: number | null
}

export type Battle = {
  readonly kind: 'ground' | 'sea' | 'air'
  readonly attacker: Side
  readonly hex: HexId
  readonly from: HexId | null
  readonly attackers: readonly UnitId[]
  readonly defenders: readonly UnitId[]
  /** Out of supply when the battle began. */
  readonly unsupplied: readonly UnitId[]
  readonly tac: boolean
  /** One entry for each step lost in defensive fire. */
  readonly attackLosses: readonly UnitId[]
  /** One entry for each step lost in offensive fire. */
  readonly defenceLosses: readonly UnitId[]
  readonly extraHit: boolean
}

export type Gambit = GameState<Facts> & {
  units: readonly Unit[]
  /** 7.13: units that have acted this player turn. */
  acted: readonly UnitId[]
  weather: 'clear' | 'poor'
  /** Of the player whose turn it is; reserved is for partisans only (7.2.4). */
  cp: { readonly free: number; readonly reserved: number }
  /** Place hexes under Allied control; all others are Axis. */
  alliedPlaces: readonly HexId[]
  liberated: readonly HexId[]
  markers: readonly Marker[]
  markersLost: number
  improved: readonly HexId[]
  /** Scored by each side for the other's optional units. */
  optionalVp: { readonly allied: number; readonly axis: number }
  naval: HexId | null
  tacUsed: number
  /** 7.6: in the Med Box when the Mutual Initial Phase began. */
  medAtStart: readonly UnitId[]
  assaults: { readonly repulsed: boolean; readonly limited: number }
  attitude: Attitude | null
  chetniks: Side | null
  /** 11.5.2: retreated into a country they may not enter. */
  strayed: readonly UnitId[]
  /** 12.8.8: retreated this player turn. */
  retreated: readonly UnitId[]
  /** 13.6: the bridge Force 10 has blown. */
  blown: { readonly a: HexId; readonly b: HexId } | null
  battle: Battle | null
}

export type Go = Flow<Gambit>
export type Log = Pick<Go, 'log'>

/** What is found from a part of the position is remembered while that part stands. */
export const derived = derivedFor<Gambit>()

export const { unitTable, hex, unit, side, hexList, unitList } = printedNames(map, counters, ['allied', 'axis'])

const place: shape.Shape<Place> = shape.variant('is', {
  hex: { hex },
  med: {},
  dead: { pile: shape.oneOf('reclaimable', 'permanent', 'surrendered') },
  waiting: {},
  spent: {},
  absent: {},
})

const units = unitsInPlay<Unit>(
  unitTable,
  shape.fields({ at: place, steps: shape.whole(0, 2), dispersed: shape.flag }),
  { at: { is: 'absent' }, steps: 0, dispersed: false },
)

const marker = shape.fields({
  hex,
  port: shape.flag,
  open: shape.flag,
  since: shape.whole(0, 99),
  opens: shape.nullable(shape.whole(0, 99)),
})

const battle = shape.fields({
  kind: shape.oneOf('ground', 'sea', 'air'),
  attacker: side,
  hex,
  from: shape.nullable(hex),
  attackers: unitList,
  defenders: unitList,
  unsupplied: unitList,
  tac: shape.flag,
  attackLosses: shape.list(unit, 20),
  defenceLosses: shape.list(unit, 20),
  extraHit: shape.flag,
})

const or = shape.withDefault

/** A position written by hand needs little more than its units. */
export const position = shape.fields({
  units,
  acted: or(unitList, () => []),
  weather: or(shape.oneOf('clear', 'poor'), () => 'clear' as const),
  cp: or(shape.fields({ free: shape.whole(0, 99), reserved: shape.whole(0, 1) }), () => ({ free: 7, reserved: 0 })),
  alliedPlaces: or(hexList, () => []),
  liberated: or(hexList, () => []),
  markers: or(shape.list(marker, 99), () => []),
  markersLost: or(shape.whole(0, 999), () => 0),
  improved: or(hexList, () => []),
  optionalVp: or(shape.fields({ allied: shape.whole(0, 99), axis: shape.whole(0, 99) }), () => ({
    allied: 0,
    axis: 0,
  })),
  naval: or(shape.nullable(hex), () => null),
  tacUsed: or(shape.whole(0, 9), () => 0),
  medAtStart: or(unitList, () => []),
  assaults: or(shape.fields({ repulsed: shape.flag, limited: shape.whole(0, 99) }), () => ({
    repulsed: false,
    limited: 0,
  })),
  attitude: or(shape.nullable(shape.oneOf(...ATTITUDES)), () => null),
  chetniks: or(shape.nullable(side), () => null),
  strayed: or(unitList, () => []),
  retreated: or(unitList, () => []),
  blown: or(shape.nullable(shape.fields({ a: hex, b: hex })), () => null),
  battle: or(shape.nullable(battle), () => null),
})

export { onHex } from '../../core/army/units'
export const { unitOf, hexOf, putUnit, putUnits } = listOfUnits<Unit>()

export const counterOf = (id: UnitId): Counter => counters[id]
export const nameOf = (id: UnitId): string => counters[id].name
export const nationOf = (id: UnitId) => counters[id].nation
export const isSupport = (id: UnitId): boolean => counters[id].arm === 'support'
/** 6.3: Yugoslav Partisans, Chetniks and Greek guerrillas. */
export const isPartisan = (id: UnitId): boolean => counters[id].arm === 'partisan'
export const isDivision = (id: UnitId): boolean => counters[id].steps === 2
export const is1943 = (s: Pick<Gambit, 'setting'>): boolean => s.setting.scenario === '1943'
export const is1945 = (s: Pick<Gambit, 'setting'>): boolean => s.setting.scenario === '1945'

/** What says whose a unit is. */
export type Sided = Pick<Gambit, 'setting' | 'chetniks'>

/** 2.9.3, S43.7: Bulgarians change sides with the scenario, Chetniks belong to whoever controls them this turn. */
export function sideOf(s: Sided, id: UnitId): Side {
  const { side: fixed, nation } = counters[id]
  if (fixed !== null) return fixed
  return nation === 'Chetnik' ? (s.chetniks ?? AXIS) : is1945(s) ? ALLIED : AXIS
}

/** What units have left together. */
export const stepsOf = (s: Pick<Gambit, 'units'>, ids: readonly UnitId[]): number =>
  ids.reduce((sum, id) => sum + unitOf(s, id).steps, 0)
export const isInMed = (s: Pick<Gambit, 'units'>, id: UnitId): boolean => unitOf(s, id).at.is === 'med'
export const isDead = (s: Pick<Gambit, 'units'>, id: UnitId): boolean => unitOf(s, id).at.is === 'dead'
export const isAlive = (s: Pick<Gambit, 'units'>, id: UnitId): boolean =>
  unitOf(s, id).at.is === 'hex' || isInMed(s, id)
export const isDispersed = (s: Pick<Gambit, 'units'>, id: UnitId): boolean => unitOf(s, id).dispersed
export const isReduced = (s: Pick<Gambit, 'units'>, id: UnitId): boolean => isDivision(id) && unitOf(s, id).steps === 1
export const hasActed = (s: Pick<Gambit, 'acted'>, id: UnitId): boolean => s.acted.includes(id)
export const unitsWhere = (test: (id: UnitId) => boolean): UnitId[] => unitIds.filter(test)

/** 2.4.2: the area of a hex in this scenario; Istria belongs to a neighbour. */
export const areaOf = (s: Pick<Gambit, 'setting'>, where: HexId): Area | null => {
  const area = printedArea(where)
  return area === 'Istria' ? scenarioOf(s).istria : area
}

const YUGOSLAVIA: readonly (Area | null)[] = ['Slovenia', 'Croatia', 'Serbia', 'Macedonia']
export const isYugoslavia = (s: Pick<Gambit, 'setting'>, where: HexId): boolean => YUGOSLAVIA.includes(areaOf(s, where))

/** 2.7.1: a reduced division fights with its reverse side. */
export function combatFactor(s: Pick<Gambit, 'units' | 'setting'>, id: UnitId): number {
  const { cf } = counters[id]
  return isReduced(s, id) ? reducedRatingsOf(s)[cf] : cf
}

export const markerAt = (s: Pick<Gambit, 'markers'>, where: HexId): Marker | null =>
  s.markers.find(each => each.hex === where) ?? null
export const isImproved = (s: Pick<Gambit, 'improved'>, where: HexId): boolean => s.improved.includes(where)
/** 13.2: TAC counters left this turn. */
export const tacLeft = (s: Gambit): number => tac[s.setting.scenario][s.weather] - s.tacUsed
export const isAlliedPlace = (s: Pick<Gambit, 'alliedPlaces'>, where: HexId): boolean => s.alliedPlaces.includes(where)
