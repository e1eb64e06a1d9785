import { countriesOf, sideOfCountry } from '../../core/army/countries'
import { type HexId, otherSide, type Side, type UnitId } from '../../core/ids'
import { ARMED_POWERS, type ArmedPower, type Country, type Nation } from './forces/counter'
import { counters } from './forces/counters'
import { isScenario, scenarioOf } from './forces/scenarios'
import { IN_1912, inAlbania, type LandOf, placeAt, soilAt } from './map/geography'
import { counterOf, type Part, periodOf } from './state'

/** What decides whose a unit is. */
export type Allegiance = Part<'setting' | 'countries' | 'powers'>

/** S3.SR1: in scenario 3 the Rumanian counters are Austro-Hungarian for every purpose. */
export function nationOf(s: Part<'setting'>, id: UnitId): Nation {
  const { nation } = counters[id]
  return nation === 'Rumania' && isScenario(s, 'on-to-belgrade') ? 'Austro-Hungary' : nation
}

/** C17: in scenario 3 Austro-Hungary is a country; null: a Great Power. */
export function asCountry(s: Part<'setting'>, nation: Nation): Country | null {
  if (nation === 'Germany' || nation === 'Britain') return null
  return nation !== 'Austro-Hungary' || isScenario(s, 'on-to-belgrade') ? nation : null
}

/** The country whose Morale and ledger a unit concerns; null: a Great Power's. */
export const countryOf = (s: Part<'setting'>, id: UnitId): Country | null => asCountry(s, nationOf(s, id))

export const isGreatPowerUnit = (s: Part<'setting'>, id: UnitId): boolean => countryOf(s, id) === null

/** The power a Great Power unit belongs to. */
export const powerOf = (s: Part<'setting'>, id: UnitId): ArmedPower | null =>
  isGreatPowerUnit(s, id) ? (nationOf(s, id) as ArmedPower) : null

/** E18: side 0, side 1, or nobody's. A power's units are in play only once they are committed (D35). */
export function sideOfNation(s: Allegiance, nation: Nation): Side | null {
  const country = asCountry(s, nation)
  if (country !== null) return sideOfCountry(s.countries, country)
  const { ally, committed } = s.powers[nation as ArmedPower]
  return committed ? ally : null
}

export const sideOf = (s: Allegiance, id: UnitId): Side | null => sideOfNation(s, nationOf(s, id))

export const isInWar = (s: Part<'countries'>, country: Country): boolean => sideOfCountry(s.countries, country) !== null
export const countriesOn = (s: Part<'countries'>, side: Side): Country[] => countriesOf(s.countries, side)

/** The countries with land in a hex as the position stands: after event 26 there is an Albania in 1912 too (D28). */
export function landAt(s: Part<'setting' | 'albania'>, hex: HexId): readonly LandOf[] {
  const period = periodOf(s)
  const soil = soilAt(hex, period)
  if (!s.albania || period !== IN_1912) return soil
  const albanian = inAlbania(hex)
  return albanian === 'whole' ? ['Albania'] : albanian === 'part' ? [...soil, 'Albania'] : soil
}

/** Whether land of a country is open to units of a nation (5.1.6, 11.1, S3.SR3, A18, D35, D37). */
export function isOpenTo(s: Allegiance, land: LandOf, nation: Nation): boolean {
  if (isScenario(s, 'on-to-belgrade')) return land === 'Serbia' || land === 'Austro-Hungary'
  if (land === 'Italy') return false
  if (land === 'Austro-Hungary' || land === 'Rumania') return land === nation && sideOfNation(s, nation) !== null
  return s.countries[land].stance !== 'neutral'
}

/** A11: a hex is closed when all its parts are. */
export const isClosedHex = (s: Allegiance & Part<'albania'>, hex: HexId, nation: Nation): boolean =>
  landAt(s, hex).every(land => !isOpenTo(s, land, nation))

/** A16: land of a neutral, over whose frontier no zone of control goes; closed countries whose units fight are none. */
export const isNeutralLand = (s: Allegiance, land: LandOf): boolean => {
  if (land === 'Italy') return true
  if (isScenario(s, 'on-to-belgrade')) return land !== 'Serbia' && land !== 'Austro-Hungary'
  return land === 'Austro-Hungary' ? sideOfNation(s, land) === null : s.countries[land].stance === 'neutral'
}

/** Whose place it is as at the start of the scenario; event 26 makes those of Albania Albanian (D28). */
export function ownerOfPlace(s: Part<'setting' | 'albania'>, hex: HexId): Country | null {
  const place = placeAt(hex)
  if (place === null) return null
  if (s.albania && inAlbania(hex) === 'whole') return 'Albania'
  return place.country[periodOf(s)]
}

/** 3.5.1: powers with units in play on a side. */
export const powersInPlay = (s: Part<'powers'>, side: Side): ArmedPower[] =>
  ARMED_POWERS.filter(power => s.powers[power].committed && s.powers[power].ally === side)

export const sideName = (s: Part<'setting'>, side: Side): string => scenarioOf(s).names[side]
/** 'the Balkan League', but 'Serbia'. */
export const sideCalled = (s: Part<'setting'>, side: Side): string => {
  const name = sideName(s, side)
  return / (League|Empire)$|^League$/.test(name) ? `the ${name}` : name
}
export const sideAdjective = (s: Part<'setting'>, side: Side): string => scenarioOf(s).adjectives[side]
export const secondPlayer = (s: Part<'first'>): Side => otherSide(s.first)

const ADJECTIVES: { readonly [nation in Nation]: string } = {
  'Ottoman Empire': 'Ottoman',
  Bulgaria: 'Bulgarian',
  Serbia: 'Serbian',
  Montenegro: 'Montenegrin',
  Greece: 'Greek',
  Rumania: 'Rumanian',
  Albania: 'Albanian',
  'Austro-Hungary': 'Austrian',
  Germany: 'German',
  Britain: 'British',
}
export const adjectiveOf = (nation: Nation): string => ADJECTIVES[nation]

/** 'Bulgarian 1st Army HQ'; the Fleet and the German HQ need no nation. */
export const nameOf = (id: UnitId): string => {
  const { name, nation } = counterOf(id)
  return nation === 'Britain' ? name : `${ADJECTIVES[nation]} ${name}`
}
