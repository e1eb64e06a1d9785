import { sideOfCountry } from '../../../core/army/countries'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { STALEMATE_LEAD, type VictoryLineId, victoryLine, victoryLines, victoryRatios } from '../charts/victory'
import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS, homeOf, nationOf } from '../countries'
import { airIds, groundIds, groundOf } from '../forces/counters'
import { isCombatMotorized, reOf } from '../forces/unit-types'
import { ATHENAI, BEOGRAD } from '../map/geography'
import { derived, type Part, unitOf } from '../state'
import {
  albanianCities,
  bulgarianCities,
  cretanCities,
  mainlandGreekCities,
  mainlandYugoslavCities,
  ownsCity,
} from './points'

/** What the end tally is made from. */
export type Tally = Part<'units' | 'owner' | 'countries' | 'vp' | 'startRe' | 'lostGovernments' | 'turn' | 'setting'>

/** R-GOV2: surrendered units are eliminated. */
const isLost = (s: Part<'units'>, id: UnitId): boolean =>
  unitOf(s, id).at.is === 'dead' || unitOf(s, id).at.is === 'surrendered'

/** R-VP6, R-BRK5: halves of REs lost since the scenario began. */
export function lostHalves(s: Part<'units' | 'startRe'>, id: UnitId): number {
  const { at, cadre } = unitOf(s, id)
  if (at.is === 'absent' || at.is === 'set' || at.is === 'gone' || at.is === 'waiting') return 0
  const began = s.startRe.find(each => each.unit === id)?.halves ?? 2 * reOf(groundOf(id))
  const now = isLost(s, id) ? 0 : cadre ? 2 : 2 * reOf(groundOf(id))
  return Math.max(0, began - now)
}

/** R-VP6: whose losses they are; a country that was beaten keeps the side it fought on. */
const sideThen = (s: Part<'countries'>, id: UnitId): Side | null => {
  const home = homeOf(nationOf(id))
  return home === null ? ALLIED : (sideOfCountry(s.countries, home) ?? s.countries[home].side)
}

const lostBy = (s: Tally, holds: (id: UnitId) => boolean): number =>
  groundIds.filter(holds).reduce((sum, id) => sum + lostHalves(s, id), 0) / 2
const isMotorized = (id: UnitId): boolean => isCombatMotorized(groundOf(id))
const airLost = (s: Tally, side: Side): number => airIds.filter(id => isLost(s, id) && sideThen(s, id) === side).length

const isAlliedYugoslavia = (s: Part<'countries'>): boolean =>
  s.countries.Yugoslavia.side === ALLIED && s.countries.Yugoslavia.stance !== 'neutral'

/** VP.A.9: the cities that the Axis must own. */
const mainlandCities = (s: Part<'countries'>) => [
  ...mainlandGreekCities,
  ...(isAlliedYugoslavia(s) ? mainlandYugoslavCities : []),
]

/** R-VP5: governments that are neither captured nor evacuated. */
const governmentsHeld = (s: Tally): number => {
  const held = (hex: HexId) => (s.lostGovernments.includes(hex) ? 0 : 1)
  return held(ATHENAI) + (isAlliedYugoslavia(s) ? held(BEOGRAD) : 0)
}

/** How often each line counts that is looked at when the game ends; `ceased`: the turn operations ended on. */
function atEnd(s: Tally, ceased: number | null): readonly (readonly [VictoryLineId, number])[] {
  const british = (id: UnitId) => nationOf(id) === 'British'
  const axis = (id: UnitId) => sideThen(s, id) === AXIS
  const all = (cities: typeof cretanCities, side: Side) => (cities.every(city => ownsCity(s, city, side)) ? 1 : 0)
  const bulgarian = sideOfCountry(s.countries, 'Bulgaria') === AXIS ? bulgarianCities : []
  return [
    ['british-motorized', lostBy(s, id => british(id) && isMotorized(id))],
    ['british', lostBy(s, id => british(id) && !isMotorized(id))],
    ['allied-air', airLost(s, ALLIED)],
    ['mainland', all(mainlandCities(s), AXIS)],
    ['crete-axis', all(cretanCities, AXIS)],
    ['early', ceased !== null && ceased <= turnNumber('Mar II 41') ? 1 : 0],
    ['late', ceased !== null && ceased >= turnNumber('Jul I 41') ? 1 : 0],
    ['axis-motorized', lostBy(s, id => axis(id) && isMotorized(id))],
    ['axis', lostBy(s, id => axis(id) && !isMotorized(id))],
    ['axis-air', airLost(s, AXIS)],
    ['cities', [...albanianCities, ...bulgarian].filter(city => ownsCity(s, city, ALLIED)).length],
    ['capital-held', governmentsHeld(s)],
    ['crete-allied', all(cretanCities, ALLIED)],
  ]
}

export type TallyRow = { readonly line: VictoryLineId; readonly times: number; readonly points: number }

/** 31.B.1: every line of the chart that counts, in its order. */
export function tally(s: Tally, ceased: number | null): readonly TallyRow[] {
  const ending = new Map(atEnd(s, ceased))
  return victoryLines.flatMap(({ id, points, counted }): TallyRow[] => {
    const entries = s.vp.filter(({ line }) => line === id)
    const times = counted === 'end' ? (ending.get(id) ?? 0) : entries.length
    const sum = counted === 'end' ? times * (points ?? 0) : entries.reduce((total, { halves }) => total + halves, 0) / 2
    return times === 0 ? [] : [{ line: id, times, points: sum }]
  })
}

export const totalsOf = (rows: readonly TallyRow[]): readonly [number, number] => {
  const of = (side: Side) =>
    rows.filter(({ line }) => victoryLine(line).side === side).reduce((sum, { points }) => sum + points, 0)
  return [of(AXIS), of(ALLIED)]
}

export type Level = { readonly winner: Side | null; readonly level: string }

/** 31.B.2, R-31B */
export function levelOf([axis, allied]: readonly [number, number]): Level {
  const lead = Math.abs(axis - allied)
  if (lead <= STALEMATE_LEAD) return { winner: null, level: 'Stalemate' }
  const winner: Side = axis > allied ? AXIS : ALLIED
  const [most, least] = axis > allied ? [axis, allied] : [allied, axis]
  if (least <= 0 || most >= victoryRatios.decisive * least) return { winner, level: 'Decisive victory' }
  return { winner, level: most >= victoryRatios.major * least ? 'Major victory' : 'Marginal victory' }
}

/** As if it ended now; operations go on. */
export const tallyNow = derived(
  ['units', 'owner', 'countries', 'vp', 'startRe', 'lostGovernments', 'turn', 'setting'],
  s => tally(s, null),
)
