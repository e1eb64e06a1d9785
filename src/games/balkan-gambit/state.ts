import type { GameState } from '../../core/engine/state'
import type { HexId, Side, UnitId } from '../../core/ids'
import { asItStands, changeUnit, snapshotOf, unitsInPlay } from '../../core/rules/unit-list'
import { hexNames, unitNames } from '../../core/save/names'
import * as shape from '../../core/save/shape'
import { ATTITUDES, type Attitude, reducedRatingsOf, tac } from './charts'
import { type Counter, counters, unitIds } from './counters'
import { type Area, map, printedArea } from './map'
import { scenarioOf } from './scenarios'

export const ALLIED: Side = 0
export const AXIS: Side = 1

/** 8.3, R-VP3: reclaimable brigades, units gone for good, and units that left without scoring. */
export type Pile = 'reclaimable' | 'permanent' | 'surrendered'

export type Place =
  | { is: 'hex'; hex: HexId }
  | { is: 'med' }
  | { is: 'dead'; pile: Pile }
  /** To be set up, or a counter that may still enter. */
  | { is: 'waiting' }
  /** Force 10 after it has blown its bridge. */
  | { is: 'spent' }
  /** Not in this scenario. */
  | { is: 'absent' }

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
  kind: 'ground' | 'sea' | 'air'
  attacker: Side
  hex: HexId
  from: HexId | null
  attackers: UnitId[]
  defenders: UnitId[]
  /** Out of supply when the battle began. */
  unsupplied: UnitId[]
  tac: boolean
  /** One entry for each step lost in defensive fire. */
  attackLosses: UnitId[]
  /** One entry for each step lost in offensive fire. */
  defenceLosses: UnitId[]
  extraHit: boolean
}

export type Gambit = GameState & {
  /** Never changed in place, only by `putUnit`: what is remembered of a list of units stays true. */
  units: readonly Unit[]
  /** 7.13: units that have acted this player turn. */
  acted: UnitId[]
  weather: 'clear' | 'poor'
  /** Of the player whose turn it is; reserved is for partisans only (7.2.4). */
  cp: { free: number; reserved: number }
  /** Place hexes under Allied control; all others are Axis. */
  alliedPlaces: HexId[]
  liberated: HexId[]
  /** Never changed in place. */
  markers: readonly Marker[]
  markersLost: number
  improved: HexId[]
  /** Scored by each side for the other's optional units. */
  optionalVp: { allied: number; axis: number }
  naval: HexId | null
  tacUsed: number
  /** 7.6: in the Med Box when the Mutual Initial Phase began. */
  medAtStart: UnitId[]
  assaults: { repulsed: boolean; limited: number }
  attitude: Attitude | null
  chetniks: Side | null
  /** 11.5.2: retreated into a country they may not enter. */
  strayed: UnitId[]
  /** 12.8.8: retreated this player turn. */
  retreated: UnitId[]
  /** 13.6: the bridge Force 10 has blown. */
  blown: { a: HexId; b: HexId } | null
  battle: Battle | null
}

const unitTable = unitNames(counters)
export const hex = shape.named(hexNames(map))
export const unit = shape.named(unitTable)
export const unitList = shape.distinct(unit)
export const side = shape.named(shape.nameTable<Side>('allied or axis', ['allied', 'axis']))

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
  alliedPlaces: or(shape.distinct(hex), () => []),
  liberated: or(shape.distinct(hex), () => []),
  markers: or(shape.list(marker, 99), () => []),
  markersLost: or(shape.whole(0, 999), () => 0),
  improved: or(shape.distinct(hex), () => []),
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

export const unitsOf = (s: Gambit): readonly Unit[] => asItStands(s.units)
export const unitOf = (s: Gambit, id: UnitId): Unit => unitsOf(s)[id]
export const markersOf = (s: Gambit): readonly Marker[] => asItStands(s.markers)

export function putUnit(s: Gambit, id: UnitId, change: Partial<Unit>): void {
  changeUnit(s, id, change)
}

export const onHex = (where: HexId): Place => ({ is: 'hex', hex: where })

/** The position as it stands now, for rules that ask much of a draft. */
export const snapshot = (s: Gambit): Gambit => snapshotOf(s)

export const counterOf = (id: UnitId): Counter => counters[id]
export const nameOf = (id: UnitId): string => counters[id].name
export const nationOf = (id: UnitId) => counters[id].nation
export const isSupport = (id: UnitId): boolean => counters[id].arm === 'support'
/** 6.3: Yugoslav Partisans, Chetniks and Greek guerrillas. */
export const isPartisan = (id: UnitId): boolean => counters[id].arm === 'partisan'
export const isDivision = (id: UnitId): boolean => counters[id].steps === 2
export const is1943 = (s: Gambit): boolean => s.setting.scenario === '1943'
export const is1945 = (s: Gambit): boolean => s.setting.scenario === '1945'

/** 2.9.3, S43.7: Bulgarians change sides with the scenario, Chetniks belong to whoever controls them this turn. */
export function sideOf(s: Gambit, id: UnitId): Side {
  const { side: fixed, nation } = counters[id]
  if (fixed !== null) return fixed
  return nation === 'Chetnik' ? (s.chetniks ?? AXIS) : is1945(s) ? ALLIED : AXIS
}

export const hexOf = (s: Gambit, id: UnitId): HexId | null => {
  const { at } = unitOf(s, id)
  return at.is === 'hex' ? at.hex : null
}
export const isInMed = (s: Gambit, id: UnitId): boolean => unitOf(s, id).at.is === 'med'
export const isDead = (s: Gambit, id: UnitId): boolean => unitOf(s, id).at.is === 'dead'
export const isAlive = (s: Gambit, id: UnitId): boolean => unitOf(s, id).at.is === 'hex' || isInMed(s, id)
export const isDispersed = (s: Gambit, id: UnitId): boolean => unitOf(s, id).dispersed
export const isReduced = (s: Gambit, id: UnitId): boolean => isDivision(id) && unitOf(s, id).steps === 1
export const hasActed = (s: Gambit, id: UnitId): boolean => s.acted.includes(id)
export const unitsWhere = (test: (id: UnitId) => boolean): UnitId[] => unitIds.filter(test)

/** 2.4.2: the area of a hex in this scenario; Istria belongs to a neighbour. */
export const areaOf = (s: Gambit, where: HexId): Area | null => {
  const area = printedArea(where)
  return area === 'Istria' ? scenarioOf(s).istria : area
}

const YUGOSLAVIA: readonly (Area | null)[] = ['Slovenia', 'Croatia', 'Serbia', 'Macedonia']
export const isYugoslavia = (s: Gambit, where: HexId): boolean => YUGOSLAVIA.includes(areaOf(s, where))

/** 2.7.1: a reduced division fights with its reverse side. */
export function combatFactor(s: Gambit, id: UnitId): number {
  const { cf } = counters[id]
  return isReduced(s, id) ? reducedRatingsOf(s)[cf] : cf
}

export const markerAt = (s: Gambit, where: HexId): Marker | null =>
  markersOf(s).find(each => each.hex === where) ?? null
export const isImproved = (s: Gambit, where: HexId): boolean => s.improved.includes(where)
/** 13.2: TAC counters left this turn. */
export const tacLeft = (s: Gambit): number => tac[s.setting.scenario][s.weather] - s.tacUsed
export const isAlliedPlace = (s: Gambit, where: HexId): boolean => s.alliedPlaces.includes(where)
