import { type Countries, countryShape } from '../../core/army/countries'
import { type Bids, bidShape, NO_BIDS } from '../../core/army/sealed-bids'
import { unitsInPlay, unitList as unitsOf } from '../../core/army/units'
import { derivedFor } from '../../core/engine/derived'
import type { GameState } from '../../core/engine/state'
import type { Flow } from '../../core/engine/step'
import type { HexId, Side, UnitId } from '../../core/ids'
import * as shape from '../../core/save/shape'
import { EVENTS, type EventId } from './charts/diplomacy'
import { MOST_MORALE, type Weather } from './charts/morale-and-mobilization'
import { type Combat, combat } from './combat/combat-state'
import {
  type ArmedPower,
  CORPS,
  COUNTRIES,
  type Corps,
  type Country,
  NATIONS,
  type Nation,
  POWERS,
  type Power,
} from './forces/counter'
import { hex, hexList, side, unit, unitList, unitTable } from './forces/counters'
import { scenarioOf } from './forces/scenarios'
import type { Facts } from './log-facts'
import type { Period } from './map/geography'

export { onHex } from '../../core/army/units'
export { counterOf, hex, hexList, isType, side, unit, unitList } from './forces/counters'

export type Place =
  /** The Fleet too, off a coast (D63). */
  | { readonly is: 'hex'; readonly hex: HexId }
  /** To be set up. */
  | { readonly is: 'waiting' }
  /** 5.6: in Asia. */
  | { readonly is: 'display' }
  /** 4.G.1; for the Fleet: at its holder's call. */
  | { readonly is: 'pool' }
  /** With whoever took it. */
  | { readonly is: 'prisoner'; readonly of: Side }
  /** 3.2.8: a Great Power unit that comes back on this turn. */
  | { readonly is: 'track'; readonly turn: number }
  /** M.SX.1: Mobile Supply used up, which comes back in its owner's next Mobilization segment. */
  | { readonly is: 'expended' }
  /** Great Power units that nobody has committed, and the Albanians before event 26. */
  | { readonly is: 'holding' }
  /** Out of the game for good. */
  | { readonly is: 'gone' }
  /** 12: somewhere, as a viewer knows it who may not look. */
  | { readonly is: 'unseen' }
  | { readonly is: 'absent' }

export type Unit = {
  readonly at: Place
  /** 10.1 */
  readonly demoralized: boolean
  /** 12: seen by both until the next Mobilization segment. */
  readonly open: boolean
}

export type PowerState = {
  readonly ally: Side | null /** Its units are in play on that side. */
  readonly committed: boolean
}

/** 4: what a country has to spend. */
export type Ledger = {
  /** null: no country has been begun, or all are done. */
  readonly country: Country | null
  readonly done: readonly Country[]
  /** Points of the country at hand, then those that serve all (D75). */
  readonly own: number
  readonly shared: number
  /** D74: Depots that their owner leaves out of the count. */
  readonly leftOut: readonly UnitId[]
  /** 4.4.1: Depots that have received a unit, once for each. */
  readonly used: readonly UnitId[]
  readonly usedDisplay: number
}

type Units = readonly UnitId[]

/** E1: counters of one nation face down in a hex. Only views have any. */
export type Hidden = {
  readonly hex: HexId
  readonly nation: Nation
  readonly demoralized: boolean
  readonly count: number
}

export type Wars = GameState<Facts> & {
  units: readonly Unit[]
  hidden: readonly Hidden[]
  /** E17: the First Player. */
  first: Side
  /** Whose player turn it is. */
  active: Side
  countries: Countries<Country>
  morale: { readonly [country in Country]: number }
  /** 10.3.7: have had their National Rally. */
  rallied: readonly Country[]
  /** EV.32-35: do not attack until they are attacked. */
  noAttack: readonly Country[]
  /** D86: have moved or attacked this player turn. */
  acted: readonly Country[]
  powers: { readonly [power in Power]: PowerState }
  /** 14.1.2: victory points paid for Great Power units. */
  paid: readonly [number, number]
  /** D11 */
  captured: readonly { readonly hex: HexId; readonly captors: readonly Country[] }[]
  // Cleared segment by segment.
  moved: Units
  /** 6.1.8, D92: went by rail; a source of supply serves nobody until its side's next Movement segment. */
  railed: Units
  /** D55: Engineers whose temporary bridges were used: they stay this segment. */
  bridging: Units
  /** D43: the Fleet has been placed this player turn. */
  fleetPlaced: boolean
  attacked: Units
  /** D15: have been attacked, have retreated, in this Combat segment. */
  defended: Units
  retreated: Units
  /** 6.3.2: stood in a hex that attacked without them. */
  barred: Units
  /** D78: arrived outside movement, not counted for stacking yet. */
  fresh: Units
  /** D74: Depots that gave points this turn. */
  counted: Units
  /** M.RC.4, M.SI.1: have tried this turn. */
  scouted: Units
  bombarded: Units
  /** M.SX.1: Mobile Supply that served an attack of this segment. */
  spentSupply: Units
  entrenchments: readonly { readonly hex: HexId; readonly side: Side }[]
  cutRail: readonly HexId[]
  displayDepots: number
  /** D80: for good, whatever becomes of them. */
  corpsOut: readonly Corps[]
  /** D42 */
  landings: {
    readonly left: number
    readonly banned: boolean
    /** One that the Fleet carries. */
    readonly fleet: number
    readonly fleetCame: boolean
  }
  /** D28: event 26 has made Albania a closed neutral. */
  albania: boolean
  /** EV.12: free points that wait for the next Mobilization. */
  bank: readonly [number, number]
  agents: readonly [number, number]
  /** What this turn brought. */
  event: { readonly roll: number; readonly id: EventId } | null
  crisis: boolean
  confrontation: boolean
  guerrillas: Country | null
  /** EV.22: no Ottoman unit is supplied this turn. */
  youngTurks: boolean
  /** M.SO.7: the enemies of `country` pay more inside it in the next player turn of `payer`. */
  subversion: readonly { readonly country: Country; readonly payer: Side }[]
  weather: Weather
  /** M.WX.2c.3: lies until a thaw or April. */
  snow: boolean
  mobilizing: Ledger | null
  /** Sealed numbers of a diplomatic conflict or a secret operation. */
  bids: Bids
  combat: Combat | null
  /** 6.5.2: Morale Points spent on combat so far, by side. */
  spent: readonly [number, number]
}

export type Go = Flow<Wars>
export type Log = Pick<Go, 'log'>

/** Parts of a position by what they tell. */
export type Part<Field extends keyof Wars> = Pick<Wars, Field>

export const derived = derivedFor<Wars>()

const place: shape.Shape<Place> = shape.variant('is', {
  hex: { hex },
  waiting: {},
  display: {},
  pool: {},
  prisoner: { of: side },
  track: { turn: shape.whole(1, 99) },
  expended: {},
  holding: {},
  gone: {},
  unseen: {},
  absent: {},
})

const or = shape.withDefault
const off = or(shape.flag, () => false)
/** As keyed by their names, each with the same. */
const forAll = <Name extends string, T>(names: readonly Name[], value: T) =>
  Object.fromEntries(names.map(name => [name, value])) as { readonly [name in Name]: T }
const listOf = <T>(of: shape.Shape<T>, most: number) => or(shape.list(of, most), () => [])

const units = unitsInPlay<Unit>(unitTable, shape.fields({ at: place, demoralized: off, open: off }), {
  at: { is: 'absent' },
  demoralized: false,
  open: false,
})

const hidden = shape.fields({
  hex,
  nation: shape.oneOf(...NATIONS),
  demoralized: shape.flag,
  count: shape.whole(1, 99),
})

const none = (): Units => []
const unitSet = or(unitList, none)
const country = shape.oneOf(...COUNTRIES)
const countrySet = or(shape.distinct(country), () => [])
const pair = (most: number): shape.Shape<readonly [number, number]> =>
  or(
    shape.satisfying(shape.list(shape.whole(0, most), 2), list => list.length === 2, 'two numbers'),
    () => [0, 0],
  ) as unknown as shape.Shape<readonly [number, number]>

/** What nobody has entered, lost or taken yet. */
const BYSTANDER = { side: null, stance: 'neutral' } as const
const UNBOUND: PowerState = { ally: null, committed: false }
export const noCountries = (): Countries<Country> => forAll(COUNTRIES, BYSTANDER)
export const noMorale = (): Wars['morale'] => forAll(COUNTRIES, 0)
export const noPowers = (): Wars['powers'] => forAll(POWERS, UNBOUND)

const ledger = shape.fields({
  country: shape.nullable(country),
  done: shape.distinct(country),
  own: shape.whole(0, 999),
  shared: shape.whole(0, 999),
  leftOut: unitList,
  used: shape.list(unit, 99),
  usedDisplay: shape.whole(0, 9),
})

const power = shape.fields({ ally: shape.nullable(side), committed: shape.flag })

/** A position written by hand needs little more than its units, and whose the countries are. */
export const position = shape.fields({
  units,
  hidden: listOf(hidden, 999),
  first: or(side, () => 0 as Side),
  active: or(side, () => 0 as Side),
  countries: or(
    countryShape<Country>(COUNTRIES, side, () => BYSTANDER),
    noCountries,
  ),
  morale: or(
    shape.fields(
      forAll(
        COUNTRIES,
        or(shape.whole(0, MOST_MORALE), () => 0),
      ),
    ),
    noMorale,
  ),
  rallied: countrySet,
  noAttack: countrySet,
  acted: countrySet,
  powers: or(
    shape.fields(
      forAll(
        POWERS,
        or(power, () => UNBOUND),
      ),
    ),
    noPowers,
  ),
  paid: pair(999),
  captured: listOf(shape.fields({ hex, captors: shape.distinct(country) }), 200),
  moved: unitSet,
  railed: unitSet,
  bridging: unitSet,
  fleetPlaced: off,
  attacked: unitSet,
  defended: unitSet,
  retreated: unitSet,
  barred: unitSet,
  fresh: unitSet,
  counted: unitSet,
  scouted: unitSet,
  bombarded: unitSet,
  spentSupply: unitSet,
  entrenchments: listOf(shape.fields({ hex, side }), 999),
  cutRail: or(hexList, () => []),
  displayDepots: or(shape.whole(0, 3), () => 3),
  corpsOut: or(shape.distinct(shape.oneOf(...CORPS)), () => []),
  landings: or(
    shape.fields({
      left: shape.whole(0, 9),
      banned: shape.flag,
      fleet: shape.whole(0, 9),
      fleetCame: shape.flag,
    }),
    () => ({ left: 0, banned: false, fleet: 0, fleetCame: false }),
  ),
  albania: off,
  bank: pair(99),
  agents: pair(999),
  event: or(shape.nullable(shape.fields({ roll: shape.whole(11, 66), id: shape.oneOf(...EVENTS) })), () => null),
  crisis: off,
  confrontation: off,
  guerrillas: or(shape.nullable(country), () => null),
  youngTurks: off,
  subversion: listOf(shape.fields({ country, payer: side }), 99),
  weather: or(shape.oneOf('good', 'rain', 'snow', 'thaw'), () => 'good' as const),
  snow: off,
  mobilizing: or(shape.nullable(ledger), () => null),
  bids: or(bidShape, () => NO_BIDS),
  combat: or(shape.nullable(combat), () => null),
  spent: pair(9999),
})

export const { unitOf, hexOf, putUnit, putUnits } = unitsOf<Unit>()

export const isDemoralized = (s: Part<'units'>, id: UnitId): boolean => unitOf(s, id).demoralized

/** SC.5 */
export const periodOf = (s: Part<'setting'>): Period => scenarioOf(s).period

export const isArmedPower = (power: Power): power is ArmedPower =>
  power === 'Austro-Hungary' || power === 'Germany' || power === 'Britain'
