import { type Countries, countryShape } from '../../core/army/countries'
import { unitsInPlay, unitList as unitsOf } from '../../core/army/units'
import { derivedFor } from '../../core/engine/derived'
import type { GameState } from '../../core/engine/state'
import type { Ask, Flow } from '../../core/engine/step'
import type { HexId, Side, UnitId } from '../../core/ids'
import * as shape from '../../core/save/shape'
import { type AirState, airShapes } from './air/air-state'
import { type AirborneState, airborneShapes } from './airborne/airborne-state'
import { type ArrivalsState, arrivalsShapes } from './arrivals/arrivals-state'
import { type CombatState, combatShapes } from './combat/combat-state'
import { LANDS, type Land } from './forces/counter'
import { hex, hexList, side, unit, unitList, unitTable } from './forces/counters'
import type { Facts } from './log-facts'
import { hexTable, landAt } from './map/geography'
import { type MovementState, movementShapes } from './movement/movement-state'
import { type PoliticsState, politicsShapes } from './politics/politics-state'
import { type SeaState, seaShapes } from './sea/sea-state'
import { type VictoryState, victoryShapes } from './victory/victory-state'
import { type WorksState, worksShapes } from './works/works-state'

export { onHex } from '../../core/army/units'

export type Units = readonly UnitId[]

export type Place =
  | { readonly is: 'hex'; readonly hex: HexId }
  /** Rhodes and the Middle East. */
  | { readonly is: 'box'; readonly box: string }
  /** To be set up, or to arrive. */
  | { readonly is: 'waiting' }
  /** In the air, as its flight says. */
  | { readonly is: 'aloft' }
  /** 15.C: a division that is broken down, or a component that is not in use. */
  | { readonly is: 'set'; readonly set: string }
  | { readonly is: 'dead' }
  /** Withdrawn, converted or deserted: not eliminated. */
  | { readonly is: 'gone' }
  /** R-GOV2 */
  | { readonly is: 'surrendered' }
  /** Not in this scenario. */
  | { readonly is: 'absent' }

export type Unit = {
  readonly at: Place
  /** 9.E: on its cadre side. */
  readonly cadre: boolean
}

/** 0 the Axis, 1 the Allies, 2 nobody. */
export type Owner = Side | 2
export const NOBODY = 2

export const SKIES = ['C', 'P', 'W'] as const
/** 27: clear, poor, winter. */
export type Sky = (typeof SKIES)[number]
export type Skies = { readonly D: Sky; readonly E: Sky }

/** A regular player turn, the surprise turn of 28.A.2.b, the Oct II 40 turn of 33.E and 33.F. */
export const TURN_KINDS = ['regular', 'surprise', 'october'] as const
export type TurnKind = (typeof TURN_KINDS)[number]

/** 28.C.1.1 */
export const PARTICIPATION = ['passive', 'partial', 'active'] as const
export type Participation = (typeof PARTICIPATION)[number]

export type Front = GameState<Facts> &
  MovementState &
  CombatState &
  ArrivalsState &
  AirState &
  SeaState &
  AirborneState &
  WorksState &
  PoliticsState &
  VictoryState & {
    units: readonly Unit[]
    /** By hex; replaced as a whole. */
    owner: readonly Owner[]
    /** 32.A.1.2: enemy hexes that less than 1 RE holds, as long as it stands there. */
    lent: readonly HexId[]
    /** R-OWN4: the first movement phase has begun, so that units and zones win hexes. */
    underWay: boolean
    countries: Countries<Land>
    bulgarians: Participation
    /** 28.C.2.2-3: whom a neutral Yugoslavia favours. */
    leaning: Side | null
    /** 28.A.2.b: Germany has intervened. */
    intervened: boolean
    /** The phasing player. */
    active: Side
    kind: TurnKind
    /** This game turn begins with a surprise turn (28.A.2.b), or with the Oct II 40 turn. */
    special: 'surprise' | 'october' | null
    /** 27: of this turn, and of the turn before (27.5, 32.A.5). */
    weather: Skies
    weatherBefore: Skies
  }

export type Go = Flow<Front>
/** Parts of a position by what they tell. */
export type Part<Field extends keyof Front> = Pick<Front, Field>
/** A part of a phase: what it does at once, and what it asks. */
export type PhasePart = {
  readonly id: string
  /** Kinds of player turn that have it; regular ones only, when left out. */
  readonly in?: readonly TurnKind[]
  readonly rule: string
  when?(s: Front): boolean
  play(s: Front, side: Side, go: Go): readonly Ask[]
}

export const derived = derivedFor<Front>()

const or = shape.withDefault

const place: shape.Shape<Place> = shape.variant('is', {
  hex: { hex },
  box: { box: shape.oneOf('rhodes', 'middle-east') },
  aloft: {},
  waiting: {},
  set: { set: shape.text },
  dead: {},
  gone: {},
  surrendered: {},
  absent: {},
}) as unknown as shape.Shape<Place>

const units = unitsInPlay<Unit>(unitTable, shape.fields({ at: place, cadre: or(shape.flag, () => false) }), {
  at: { is: 'absent' },
  cadre: false,
})

const OWNERS: readonly Owner[] = [0, 1, NOBODY]
const owner = shape.named(shape.nameTable<Owner>('axis, allied or nobody', ['axis', 'allied', 'nobody']))

/** 30.5, 33.F: lands by who owns them when a scenario begins, so that files hold only what has changed hands. */
export const ownersOf = (axis: readonly Land[], allied: readonly Land[]): readonly Owner[] =>
  Array.from({ length: hexTable.names.length }, (_, id) => {
    const land = landAt(id as HexId)
    if (land === null) return NOBODY
    return axis.includes(land) ? 0 : allied.includes(land) ? 1 : NOBODY
  })

const AXIS: readonly Land[] = ['Italy', 'Germany', 'Slovakia', 'Hungary', 'Romania', 'Albania', 'Dodecanese Islands']

const owners = shape.differences<HexId, Owner>(hexTable, owner, {
  campaign: ownersOf(AXIS, ['Greece']),
  marita: ownersOf([...AXIS, 'Bulgaria'], ['Greece', 'Yugoslavia']),
  'plan-y': ownersOf(['Italy', 'Albania'], ['Yugoslavia']),
})

export const noCountries = (): Countries<Land> =>
  Object.fromEntries(LANDS.map(name => [name, { side: null, stance: 'neutral' }])) as unknown as Countries<Land>

const skies: shape.Shape<Skies> = shape.fields({ D: shape.oneOf(...SKIES), E: shape.oneOf(...SKIES) })
export const CLEAR: Skies = { D: 'C', E: 'C' }

/** A position written by hand needs little more than its units, and whose the countries are. */
export const position = shape.fields({
  units,
  owner: owners,
  lent: or(hexList, () => []),
  underWay: or(shape.flag, () => true),
  countries: or(
    countryShape<Land>(LANDS, side, () => ({ side: null, stance: 'neutral' })),
    noCountries,
  ),
  bulgarians: or(shape.oneOf(...PARTICIPATION), () => 'passive' as const),
  leaning: or(shape.nullable(side), () => null) as shape.Shape<Side | null>,
  intervened: or(shape.flag, () => false),
  active: or(side, () => 0 as Side),
  kind: or(shape.oneOf(...TURN_KINDS), () => 'regular' as const),
  special: or(shape.nullable(shape.oneOf('surprise', 'october')), () => null) as shape.Shape<Front['special']>,
  weather: or(skies, () => CLEAR),
  weatherBefore: or(skies, () => CLEAR),
  ...movementShapes,
  ...combatShapes,
  ...arrivalsShapes,
  ...airShapes,
  ...seaShapes,
  ...airborneShapes,
  ...worksShapes,
  ...politicsShapes,
  ...victoryShapes,
})

export const { unitOf, hexOf, putUnit, putUnits } = unitsOf<Unit>()
export const isOwner = (value: number): value is Owner => OWNERS.includes(value as Owner)
export { unit, unitList }
