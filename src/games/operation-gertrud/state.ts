import { unitsInPlay, unitList as unitsOf } from '../../core/army/units'
import { derivedFor } from '../../core/engine/derived'
import type { GameState } from '../../core/engine/state'
import type { Flow } from '../../core/engine/step'
import type { HexId, Side, UnitId } from '../../core/ids'
import * as shape from '../../core/save/shape'
import { MISSIONS, type MissionId } from './charts/kommando-missions'
import { type Battle, battle } from './combat/battle-state'
import {
  type Counter,
  counters,
  hex,
  hexList,
  MARKERS,
  type Nation,
  side,
  unit,
  unitList,
  unitNamed,
  unitTable,
} from './forces/counters'
import type { Replacements } from './forces/scenarios/scenario'
import type { Facts } from './log-facts'

export { onHex } from '../../core/army/units'
export { hex, hexList, side, unit, unitList } from './forces/counters'

/** Axis, then Soviets under 19.0. */
export const GERMAN: Side = 0
export const ALLIED: Side = 1

export type Place =
  | { readonly is: 'hex'; readonly hex: HexId }
  /** To be set up, to arrive, or ready to drop. */
  | { readonly is: 'waiting' }
  /** 3.1: CAS and NGS off the map; used ones are OOS or In Port until the next Administrative Segment. */
  | { readonly is: 'pool'; readonly used: boolean }
  /** 2.7: may be rebuilt, NGS apart. */
  | { readonly is: 'dead' }
  /** Eliminated for good. */
  | { readonly is: 'gone' }
  | { readonly is: 'absent' }

export type Unit = { readonly at: Place; readonly steps: number }

/** Two hexes that share a hexside. */
export type Edge = { readonly a: HexId; readonly b: HexId }
export type Blown = Edge & { readonly kind: 'road' | 'rail' }

type Units = readonly UnitId[]

export type Gertrud = GameState<Facts> & {
  units: readonly Unit[]
  /** Whose player turn it is. */
  active: Side
  /** 7.2: marked Out of Supply. */
  unsupplied: Units
  /** 7.4.2: supplied from the air until their owner's next check. */
  airSupplied: Units
  /** 10.0.4: came in this Movement Phase. */
  arrived: Units
  moved: Units
  interdicted: Units
  /** 11.0 step 10: have attacked, have been attacked, in this Combat Phase. */
  attacked: Units
  defended: Units
  /** 15.0, R-08: airborne units in their drop hexes whose attacks are still to come. */
  dropping: Units
  /** 17.0 */
  raid: 'ahead' | 'landed' | 'sailing' | 'over'
  /** 11.0 step 6: not lost in the raid. */
  blitzkrieg: boolean
  /** 17.0, R-17: who has her, or whether she burns; when sunk, her counter is gone. */
  yavuz: 'turkish' | 'ablaze' | 'german'
  experten: UnitId | null
  ultra: number
  /** 10.2: steps left in this Replacement Phase. */
  steps: Replacements
  /** cities in enemy hands, of whichever side. */
  captured: readonly HexId[]
  blown: readonly Blown[]
  /** 17.1.13, 17.1.14: arrows closed to Turks and Soviets. */
  mined: readonly Edge[]
  missions: readonly MissionId[]
  /** 4.1.4: added to every victory roll. */
  missionPenalty: number
  /** 17.1.8: no Turkish move this Allied player turn. */
  inonu: boolean
  battle: Battle | null
  /** 19.0: the second game is on. */
  duplicity: boolean
}

export type Go = Flow<Gertrud>
export type Log = Pick<Go, 'log'>

/** Parts of a position by what they tell. */
export type Part<Field extends keyof Gertrud> = Pick<Gertrud, Field>

export const derived = derivedFor<Gertrud>()

const place: shape.Shape<Place> = shape.variant('is', {
  hex: { hex },
  waiting: {},
  pool: { used: shape.flag },
  dead: {},
  gone: {},
  absent: {},
})

const units = unitsInPlay<Unit>(unitTable, shape.fields({ at: place, steps: shape.whole(0, 2) }), {
  at: { is: 'absent' },
  steps: 0,
})

const or = shape.withDefault
const none = (): Units => []
export const noSteps = (): Replacements => ({ German: 0, Italian: 0, Turkish: 0, Allied: 0, Soviet: 0 })
const stepCount = shape.whole(0, 99)

/** A position written by hand needs little more than its units. */
export const position = shape.fields({
  units,
  active: or(side, () => GERMAN),
  unsupplied: or(unitList, none),
  airSupplied: or(unitList, none),
  arrived: or(unitList, none),
  moved: or(unitList, none),
  interdicted: or(unitList, none),
  attacked: or(unitList, none),
  defended: or(unitList, none),
  dropping: or(unitList, none),
  raid: or(shape.oneOf('ahead', 'landed', 'sailing', 'over'), () => 'over' as const),
  blitzkrieg: or(shape.flag, () => true),
  yavuz: or(shape.oneOf('turkish', 'ablaze', 'german'), () => 'turkish' as const),
  experten: or(shape.nullable(unit), () => null),
  ultra: or(shape.whole(0, MARKERS.ultra), () => MARKERS.ultra),
  steps: or(
    shape.fields({ German: stepCount, Italian: stepCount, Turkish: stepCount, Allied: stepCount, Soviet: stepCount }),
    noSteps,
  ),
  captured: or(hexList, () => []),
  blown: or(shape.list(shape.fields({ kind: shape.oneOf('road', 'rail'), a: hex, b: hex }), 99), () => []),
  mined: or(shape.list(shape.fields({ a: hex, b: hex }), 9), () => []),
  missions: or(shape.distinct(shape.oneOf(...MISSIONS)), () => []),
  missionPenalty: or(shape.whole(0, 99), () => 0),
  inonu: or(shape.flag, () => false),
  battle: or(shape.nullable(battle), () => null),
  duplicity: or(shape.flag, () => false),
})

export const { unitOf, hexOf, putUnit, putUnits } = unitsOf<Unit>()

/** The hexes in which units stand, each once. */
export const hexesUnder = (s: Part<'units'>, units: readonly UnitId[]): HexId[] => [
  ...new Set(units.flatMap(id => hexOf(s, id) ?? [])),
]

export const KOMMANDO = unitNamed('de-kommando')
export const FLIEGER = unitNamed('de-abn-7')
export const YAVUZ = unitNamed('tr-ngs-yavuz')

/** 2.6, 15.0, R-08: the two that have the airborne movement. */
export const AIRBORNE: readonly UnitId[] = [FLIEGER, KOMMANDO]
export const isAirborne = (id: UnitId): boolean => AIRBORNE.includes(id)

export const counterOf = (id: UnitId): Counter => counters[id]
export const nationOf = (id: UnitId): Nation => counters[id].nation
export const isSoviet = (id: UnitId): boolean => nationOf(id) === 'Soviet'
export const isTurkish = (id: UnitId): boolean => nationOf(id) === 'Turkish'
export const isLandUnit = (id: UnitId): boolean => counters[id].kind === 'land'

/** '8th Panzer Division'; numbers that two armies have want their nation: 'Turkish 8th Infantry Division'. Ships need none. */
export const nameOf = (id: UnitId): string => {
  const { name, nation, kind } = counters[id]
  return nation === 'German' || kind === 'ngs' ? name : `${nation} ${name}`
}

/** 2.3, 17.0, 19.0 */
export function sideOf(s: Part<'yavuz' | 'duplicity'>, id: UnitId): Side {
  if (id === YAVUZ) return s.yavuz === 'german' ? GERMAN : ALLIED
  if (isSoviet(id)) return s.duplicity ? GERMAN : ALLIED
  return counters[id].side ?? ALLIED
}

/** 19.0: in the second game the Soviets take the place of the Germans. */
export const sideAdjective = (s: Part<'duplicity'>, side: Side): string =>
  side === GERMAN ? (s.duplicity ? 'Soviet' : 'German') : 'Allied'

export const isDead = (s: Part<'units'>, id: UnitId): boolean => unitOf(s, id).at.is === 'dead'
export const isWaiting = (s: Part<'units'>, id: UnitId): boolean => unitOf(s, id).at.is === 'waiting'
export const isReduced = (s: Part<'units'>, id: UnitId): boolean => isLandUnit(id) && unitOf(s, id).steps === 1

/** 15.0, 17.0, R-16, R-61: in its hex, but not yet in the fight: it is no target and goes nowhere. */
export const isPending = (s: Part<'dropping' | 'raid'>, id: UnitId): boolean =>
  s.dropping.includes(id) || (id === KOMMANDO && (s.raid === 'landed' || s.raid === 'sailing'))
