import { sideOfCountry } from '../../../core/army/countries'
import type { HexId, RuleId, UnitId } from '../../../core/ids'
import { moraleOf } from '../charts'
import { MOST_MORALE } from '../charts/morale-and-mobilization'
import { countryOf, ownerOfPlace, sideOf } from '../countries'
import type { Country } from '../forces/counter'
import { isType } from '../forces/counters'
import { hexName, isCity, placeAt } from '../map/geography'
import type { Go, Log, Part, Wars } from '../state'

/** 10.3.4: between 0 and 10; D40: a country that has capitulated has no Morale to change. */
export function changeMorale(
  s: Part<'morale' | 'countries'>,
  go: Log,
  country: Country,
  by: number,
  why: string,
  rule: RuleId = '10.3.2',
): void {
  if (by === 0 || s.countries[country].stance === 'out') return
  const from = s.morale[country]
  const to = Math.min(MOST_MORALE, Math.max(0, from + by))
  if (to === from) return
  s.morale = { ...s.morale, [country]: to }
  go.log('morale', { country, from, to, why }, rule)
}

/** Several countries at once. */
export function changeMoraleOf(
  s: Part<'morale' | 'countries'>,
  go: Log,
  countries: Iterable<Country>,
  by: number,
  why: string,
  rule?: RuleId,
): void {
  for (const country of new Set(countries)) changeMorale(s, go, country, by, why, rule)
}

/**
 * D11: units have come into a hex, by whatever way. A City of an enemy in the war is captured by the first who enters it, and
 * stands in the list until somebody of its own side is there again; leaving and coming back changes nothing.
 */
export function enterPlace(s: Wars, go: Go, hex: HexId, units: readonly UnitId[]): void {
  if (!isCity(hex)) return
  const owner = ownerOfPlace(s, hex)
  const ownSide = owner === null ? null : sideOfCountry(s.countries, owner)
  const entering = units.filter(id => !isType(id, 'fleet'))
  const [first] = entering
  if (owner === null || ownSide === null || first === undefined) return
  const countries = [...new Set(entering.flatMap(id => countryOf(s, id) ?? []))]
  const isEnemy = sideOf(s, first) !== ownSide
  const taken = s.captured.find(each => each.hex === hex)
  const { winner, loser } = moraleOf(s)[placeAt(hex)?.capitalOf === owner ? 'capital' : 'city']
  const name = hexName(hex)
  if (isEnemy && taken === undefined) {
    s.captured = [...s.captured, { hex, captors: countries }]
    go.log('captured', { hex, country: owner, by: countries }, '10.3.2')
    changeMoraleOf(s, go, countries, winner, `${name} captured`)
    changeMoraleOf(s, go, [owner], loser, `${name} lost`)
  } else if (!isEnemy && taken !== undefined) {
    s.captured = s.captured.filter(each => each !== taken)
    go.log('retaken', { hex, country: owner, from: taken.captors }, '10.3.2')
    changeMoraleOf(s, go, countries, winner, `${name} retaken`)
    changeMoraleOf(s, go, taken.captors, loser, `${name} lost again`)
  }
}

/** D89: a country has capitulated: its own Cities and what it captured leave the list without Morale. */
export function dropCaptures(s: Part<'setting' | 'albania' | 'captured'>, country: Country): void {
  s.captured = s.captured
    .filter(({ hex }) => ownerOfPlace(s, hex) !== country)
    .map(each => ({ ...each, captors: each.captors.filter(captor => captor !== country) }))
}
