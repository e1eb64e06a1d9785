import { type Countries, countryShape } from '../../core/army/countries'
import { bidShape, NO_BIDS } from '../../core/army/sealed-bids'
import { unitsInPlay, unitList as unitsOf } from '../../core/army/units'
import { derivedFor } from '../../core/engine/derived'
import type { GameState } from '../../core/engine/state'
import type { Flow } from '../../core/engine/step'
import type { Side, UnitId } from '../../core/ids'
import * as shape from '../../core/save/shape'
import { EVENTS } from './charts/diplomacy'
import { MOST_MORALE, type Weather } from './charts/morale-and-mobilization'
import { combat } from './combat/combat-state'
import { type ArmedPower, CORPS, COUNTRIES, type Country, NATIONS, POWERS, type Power } from './forces/counter'
import { hex, hexList, side, unit, unitList, unitTable } from './forces/counters'
import { scenarioOf } from './forces/scenarios'
import type { Facts } from './log-facts'
import type { Period } from './map/geography'

export { onHex } from '../../core/army/units'
export {
  counterOf,
  FLEET,
  hex,
  hexList,
  isType,
  landIds,
  side,
  unit,
  unitIds,
  unitList,
} from './forces/counters'

const or = shape.withDefault
const off = or(shape.flag, () => false)
/** As keyed by their names, each with the same. */
const forAll = <Name extends string, T>(names: readonly Name[], value: T) =>
  Object.fromEntries(names.map(name => [name, value])) as { readonly [name in Name]: T }
const listOf = <T>(of: shape.Shape<T>, most: number) => or(shape.list(of, most), () => [])

const place = shape.variant('is', {
  /** The Fleet too, off a coast (D63). */
  hex: { hex },
  /** To be set up. */
  waiting: {},
  /** 5.6: in Asia. */
  display: {},
  /** 4.G.1; for the Fleet: at its holder's call. */
  pool: {},
  /** With whoever took it. */
  prisoner: { of: side },
  /** 3.2.8: a Great Power unit that comes back on this turn. */
  track: { turn: shape.whole(1, 99) },
  /** M.SX.1: Mobile Supply used up, which comes back in its owner's next Mobilization segment. */
  expended: {},
  /** Great Power units that nobody has committed, and the Albanians before event 26. */
  holding: {},
  /** Out of the game for good. */
  gone: {},
  /** 12: somewhere, as a viewer knows it who may not look. */
  unseen: {},
  absent: {},
})
export type Place = Readonly<shape.ShapeOf<typeof place>>

/** `demoralized`: 10.1; `open`: seen by both until the next Mobilization segment (12). */
const oneUnit = shape.record({ at: place, demoralized: off, open: off })
export type Unit = shape.ShapeOf<typeof oneUnit>
const units = unitsInPlay<Unit>(unitTable, oneUnit, { at: { is: 'absent' }, demoralized: false, open: false })

/** E1: counters of one nation face down in a hex. Only views have any. */
const hidden = shape.record({
  hex,
  nation: shape.oneOf(...NATIONS),
  demoralized: shape.flag,
  count: shape.whole(1, 99),
})
export type Hidden = shape.ShapeOf<typeof hidden>

const unitSet = or(unitList, () => [])
const country = shape.oneOf(...COUNTRIES)
const countrySet = or(shape.distinct(country), () => [])
const pair = (most: number): shape.Shape<readonly [number, number]> =>
  or(
    shape.satisfying(shape.list(shape.whole(0, most), 2), list => list.length === 2, 'two numbers'),
    () => [0, 0],
  ) as unknown as shape.Shape<readonly [number, number]>

/** `committed`: its units are in play on the side of its `ally`. */
const power = shape.record({ ally: shape.nullable(side), committed: shape.flag })
export type PowerState = shape.ShapeOf<typeof power>

/** What nobody has entered, lost or taken yet. */
const BYSTANDER = { side: null, stance: 'neutral' } as const
const unbound = (): PowerState => ({ ally: null, committed: false })
export const noCountries = (): Countries<Country> => forAll(COUNTRIES, BYSTANDER)
export const noMorale = (): { readonly [country in Country]: number } => forAll(COUNTRIES, 0)
export const noPowers = (): { readonly [power in Power]: PowerState } => forAll(POWERS, unbound())

const countries = countryShape<Country>(COUNTRIES, side, () => BYSTANDER)
const morale = or(shape.whole(0, MOST_MORALE), () => 0)

/** 4: what a country has to spend. */
const ledger = shape.record({
  /** null: no country has been begun, or all are done. */
  country: shape.nullable(country),
  done: shape.distinct(country),
  /** Points of the country at hand, then those that serve all (D75). */
  own: shape.whole(0, 999),
  shared: shape.whole(0, 999),
  /** D74: Depots that their owner leaves out of the count. */
  leftOut: unitList,
  /** 4.4.1: Depots that have received a unit, once for each. */
  used: shape.list(unit, 99),
  usedDisplay: shape.whole(0, 9),
})
export type Ledger = shape.ShapeOf<typeof ledger>

/** All that a game is made of. A position written by hand needs little more than its units, and whose the countries are. */
export const position = shape.fields({
  units,
  hidden: listOf(hidden, 999),
  /** E17: the First Player. */
  first: or(side, () => 0 as Side),
  /** Whose player turn it is. */
  active: or(side, () => 0 as Side),
  countries: or(countries, noCountries),
  morale: or(shape.record(forAll(COUNTRIES, morale)), noMorale),
  /** 10.3.7: have had their National Rally. */
  rallied: countrySet,
  /** EV.32-35: do not attack until they are attacked. */
  noAttack: countrySet,
  /** D86: have moved or attacked this player turn. */
  acted: countrySet,
  powers: or(shape.record(forAll(POWERS, or(power, unbound))), noPowers),
  /** 14.1.2: victory points paid for Great Power units. */
  paid: pair(999),
  /** D11 */
  captured: listOf(shape.record({ hex, captors: shape.distinct(country) }), 200),
  // Cleared segment by segment.
  moved: unitSet,
  /** 6.1.8, D92: went by rail; a source of supply serves nobody until its side's next Movement segment. */
  railed: unitSet,
  /** D55: Engineers whose temporary bridges were used: they stay this segment. */
  bridging: unitSet,
  /** D43: the Fleet has been placed this player turn. */
  fleetPlaced: off,
  attacked: unitSet,
  /** D15: have been attacked, have retreated, in this Combat segment. */
  defended: unitSet,
  retreated: unitSet,
  /** 6.3.2: stood in a hex that attacked without them. */
  barred: unitSet,
  /** D78: arrived outside movement, not counted for stacking yet. */
  fresh: unitSet,
  /** D74: Depots that gave points this turn. */
  counted: unitSet,
  /** M.RC.4, M.SI.1: have tried this turn. */
  scouted: unitSet,
  bombarded: unitSet,
  /** M.SX.1: Mobile Supply that served an attack of this segment. */
  spentSupply: unitSet,
  entrenchments: listOf(shape.record({ hex, side }), 999),
  cutRail: or(hexList, () => []),
  displayDepots: or(shape.whole(0, 3), () => 3),
  /** D80: for good, whatever becomes of them. */
  corpsOut: or(shape.distinct(shape.oneOf(...CORPS)), () => []),
  /** D42; `fleet`: one that the Fleet carries. */
  landings: or(
    shape.record({ left: shape.whole(0, 9), banned: shape.flag, fleet: shape.whole(0, 9), fleetCame: shape.flag }),
    () => ({ left: 0, banned: false, fleet: 0, fleetCame: false }),
  ),
  /** D28: event 26 has made Albania a closed neutral. */
  albania: off,
  /** EV.12: free points that wait for the next Mobilization. */
  bank: pair(99),
  agents: pair(999),
  /** What this turn brought. */
  event: or(shape.nullable(shape.record({ roll: shape.whole(11, 66), id: shape.oneOf(...EVENTS) })), () => null),
  crisis: off,
  confrontation: off,
  guerrillas: or(shape.nullable(country), () => null),
  /** EV.22: no Ottoman unit is supplied this turn. */
  youngTurks: off,
  /** M.SO.7: the enemies of `country` pay more inside it in the next player turn of `payer`. */
  subversion: listOf(shape.record({ country, payer: side }), 99),
  weather: or(shape.oneOf('good', 'rain', 'snow', 'thaw'), (): Weather => 'good'),
  /** M.WX.2c.3: lies until a thaw or April. */
  snow: off,
  mobilizing: or(shape.nullable(ledger), () => null),
  /** Sealed numbers of a diplomatic conflict or a secret operation. */
  bids: or(bidShape, () => NO_BIDS),
  combat: or(shape.nullable(combat), () => null),
  /** 6.5.2: Morale Points spent on combat so far, by side. */
  spent: pair(9999),
})

export type Wars = GameState<Facts> & shape.ShapeOf<typeof position>

export type Go = Flow<Wars>
export type Log = Pick<Go, 'log'>

/** Parts of a position by what they tell. */
export type Part<Field extends keyof Wars> = Pick<Wars, Field>

export const derived = derivedFor<Wars>()

export const { unitOf, hexOf, putUnit, putUnits } = unitsOf<Unit>()

export const isDemoralized = (s: Part<'units'>, id: UnitId): boolean => unitOf(s, id).demoralized

/** SC.5 */
export const periodOf = (s: Part<'setting'>): Period => scenarioOf(s).period

export const isArmedPower = (power: Power): power is ArmedPower =>
  power === 'Austro-Hungary' || power === 'Germany' || power === 'Britain'
