import { isNeutral, sideOfCountry } from '../../core/army/countries'
import type { HexId, Side, UnitId } from '../../core/ids'
import type { Land, Nation } from './forces/counter'
import { counterOf } from './forces/counters'
import { landAt } from './map/geography'
import type { Part } from './state'

export const AXIS = 0
export const ALLIED = 1

/** Whose units a nation's are decided by; the British have no land on the map. */
const HOME: { readonly [nation in Nation]: Land | null } = {
  Italian: 'Italy',
  Albanian: 'Italy',
  German: 'Germany',
  Bulgarian: 'Bulgaria',
  Hungarian: 'Hungary',
  Greek: 'Greece',
  British: null,
  Yugoslav: 'Yugoslavia',
}

/** What decides whose a unit is. */
export type Allegiance = Part<'countries'>

/** 3.B: null while the country is neutral or out of the war. */
export const sideOfNation = (s: Allegiance, nation: Nation): Side | null => {
  const home = HOME[nation]
  return home === null ? ALLIED : sideOfCountry(s.countries, home)
}

export const nationOf = (id: UnitId): Nation => counterOf(id).nation
export const sideOf = (s: Allegiance, id: UnitId): Side | null => sideOfNation(s, nationOf(id))

/** R-Y2: who moves the army of a nation; a neutral Yugoslavia that leans to the Allies moves its own. */
export const armySide = (s: Part<'countries' | 'leaning'>, nation: Nation): Side | null =>
  sideOfNation(s, nation) ??
  (nation === 'Yugoslav' && isNeutral(s.countries, 'Yugoslavia') && s.leaning === ALLIED ? ALLIED : null)
export const moverOf = (s: Part<'countries' | 'leaning'>, id: UnitId): Side | null => armySide(s, nationOf(id))

/** 28.C.0 */
export const isNeutralLand = (s: Allegiance, land: Land): boolean => isNeutral(s.countries, land)
export const isNeutralHex = (s: Allegiance, hex: HexId): boolean => {
  const land = landAt(hex)
  return land !== null && isNeutralLand(s, land)
}
export const homeOf = (nation: Nation): Land | null => HOME[nation]

const SIDE_NAMES = ['Axis', 'Allies'] as const
const SIDE_ADJECTIVES = ['Axis', 'Allied'] as const
export const sideName = (side: Side): string => SIDE_NAMES[side]
export const sideAdjective = (side: Side): string => SIDE_ADJECTIVES[side]

/** 'Greek 5 Mountain'; air units by their model. */
export const nameOf = (id: UnitId): string => {
  const { nation, name } = counterOf(id)
  return `${nation} ${name}`
}
