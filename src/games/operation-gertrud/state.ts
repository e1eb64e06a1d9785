import type { GameState } from '../../core/engine/state'
import type { HexId, Side, UnitId } from '../../core/ids'
import { asItStands, changeUnit, snapshotOf, unitsInPlay } from '../../core/rules/unit-list'
import * as shape from '../../core/save/shape'
import { type Battle, battle } from './combat/battle-state'
import { type Counter, counters, MARKERS, type Nation, unitNamed } from './forces/counters'
import { hex, side, unit, unitList, unitTable } from './forces/printed-names'
import type { StepNation } from './forces/scenarios/scenario'
import { MISSIONS, type MissionId } from './kommando/mission-list'

export { hex, side, unit, unitList } from './forces/printed-names'

/** Axis, then Soviets under 19.0. */
export const GERMAN: Side = 0
export const ALLIED: Side = 1

export type Place =
  | { is: 'hex'; hex: HexId }
  /** To be set up, to arrive, or ready to drop. */
  | { is: 'waiting' }
  /** 3.1: CAS and NGS off the map; used ones are OOS or In Port until the next Administrative Segment. */
  | { is: 'pool'; used: boolean }
  /** 2.7: may be rebuilt, NGS apart. */
  | { is: 'dead' }
  /** Eliminated for good. */
  | { is: 'gone' }
  | { is: 'absent' }

export type Unit = { readonly at: Place; readonly steps: number }

/** Two hexes that share a hexside. */
export type Edge = { readonly a: HexId; readonly b: HexId }
export type Blown = Edge & { readonly kind: 'road' | 'rail' }

export type Gertrud = GameState & {
  /** Never changed in place, only by `putUnit`: what is remembered of a list of units stays true. */
  units: readonly Unit[]
  /** Whose player turn it is. */
  active: Side
  /** 7.2: marked Out of Supply. */
  unsupplied: UnitId[]
  /** 7.4.2: supplied from the air until their owner's next check. */
  airSupplied: UnitId[]
  /** 10.0.4: came in this Movement Phase. */
  arrived: UnitId[]
  moved: UnitId[]
  interdicted: UnitId[]
  /** 11.0 step 10: have attacked, have been attacked, in this Combat Phase. */
  attacked: UnitId[]
  defended: UnitId[]
  /** 15.0: an airborne unit in its drop hex whose attack is still to come. */
  dropping: UnitId | null
  /** 17.0 */
  raid: 'ahead' | 'landed' | 'sailing' | 'over'
  /** 11.0 step 6: not lost in the raid. */
  blitzkrieg: boolean
  /** 17.0, R-17: who has her, or whether she burns; when sunk, her counter is gone. */
  yavuz: 'turkish' | 'ablaze' | 'german'
  experten: UnitId | null
  ultra: number
  /** 10.2: steps left in this Replacement Phase. */
  steps: { [nation in StepNation]: number }
  /** cities in enemy hands, of whichever side. */
  captured: HexId[]
  blown: Blown[]
  /** 17.1.13, 17.1.14: arrows closed to Turks and Soviets. */
  mined: Edge[]
  missions: MissionId[]
  /** 4.1.4: added to every victory roll. */
  missionPenalty: number
  /** 17.1.8: no Turkish move this Allied player turn. */
  inonu: boolean
  battle: Battle | null
  /** 19.0: the second game is on. */
  duplicity: boolean
}

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
const none = (): UnitId[] => []
export const noSteps = (): Gertrud['steps'] => ({ German: 0, Italian: 0, Turkish: 0, Allied: 0, Soviet: 0 })
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
  dropping: or(shape.nullable(unit), () => null),
  raid: or(shape.oneOf('ahead', 'landed', 'sailing', 'over'), () => 'over' as const),
  blitzkrieg: or(shape.flag, () => true),
  yavuz: or(shape.oneOf('turkish', 'ablaze', 'german'), () => 'turkish' as const),
  experten: or(shape.nullable(unit), () => null),
  ultra: or(shape.whole(0, MARKERS.ultra), () => MARKERS.ultra),
  steps: or(
    shape.fields({ German: stepCount, Italian: stepCount, Turkish: stepCount, Allied: stepCount, Soviet: stepCount }),
    noSteps,
  ),
  captured: or(shape.distinct(hex), () => []),
  blown: or(shape.list(shape.fields({ kind: shape.oneOf('road', 'rail'), a: hex, b: hex }), 99), () => []),
  mined: or(shape.list(shape.fields({ a: hex, b: hex }), 9), () => []),
  missions: or(shape.distinct(shape.oneOf(...MISSIONS)), () => []),
  missionPenalty: or(shape.whole(0, 99), () => 0),
  inonu: or(shape.flag, () => false),
  battle: or(shape.nullable(battle), () => null),
  duplicity: or(shape.flag, () => false),
})

export const unitsOf = (s: Gertrud): readonly Unit[] => asItStands(s.units)
export const unitOf = (s: Gertrud, id: UnitId): Unit => unitsOf(s)[id]

/** The position as it stands now, for rules that ask much of a draft. */
export const snapshot = (s: Gertrud): Gertrud => snapshotOf(s)

export function putUnit(s: Gertrud, id: UnitId, change: Partial<Unit>): void {
  changeUnit(s, id, change)
}

export const onHex = (where: HexId): Place => ({ is: 'hex', hex: where })

export const KOMMANDO = unitNamed('de-kommando')
export const FLIEGER = unitNamed('de-abn-7')
export const YAVUZ = unitNamed('tr-ngs-yavuz')

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
export function sideOf(s: Gertrud, id: UnitId): Side {
  if (id === YAVUZ) return s.yavuz === 'german' ? GERMAN : ALLIED
  if (isSoviet(id)) return s.duplicity ? GERMAN : ALLIED
  return counters[id].side ?? ALLIED
}

export const hexOf = (s: Gertrud, id: UnitId): HexId | null => {
  const { at } = unitOf(s, id)
  return at.is === 'hex' ? at.hex : null
}
export const isDead = (s: Gertrud, id: UnitId): boolean => unitOf(s, id).at.is === 'dead'
export const isWaiting = (s: Gertrud, id: UnitId): boolean => unitOf(s, id).at.is === 'waiting'
export const isReduced = (s: Gertrud, id: UnitId): boolean => isLandUnit(id) && unitOf(s, id).steps === 1

/** 15.0, 17.0, R-16, R-61: in its hex, but not yet in the fight: no ZOC, no target, in nobody's way. */
export const isPending = (s: Gertrud, id: UnitId): boolean =>
  s.dropping === id || (id === KOMMANDO && (s.raid === 'landed' || s.raid === 'sailing'))
