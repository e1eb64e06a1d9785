import type { HexId, Side } from '../../../core/ids'
import { type VictoryLineId, victoryLine } from '../charts/victory'
import { ALLIED } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { type City, cities, isIn, landAt } from '../map/geography'
import type { Front, Go, Part } from '../state'

/** R-CITY: reference cities and larger. */
const isBare = ({ class: size }: City): boolean => size !== 'point'
export const citiesIn = (holds: (hex: HexId) => boolean): readonly City[] =>
  cities.filter(city => isBare(city) && city.hexes.every(holds))

/** R-CITY3: owned by the owner of every hex of it. */
export const ownsCity = (s: Part<'owner'>, { hexes }: City, side: Side): boolean =>
  hexes.every(hex => s.owner[hex] === side)

const inAlbania = citiesIn(hex => landAt(hex) === 'Albania')
const inBulgaria = citiesIn(hex => landAt(hex) === 'Bulgaria')
export const albanianCities = inAlbania
export const bulgarianCities = inBulgaria
export const cretanCities = citiesIn(hex => isIn(hex, 'Crete'))
export const mainlandGreekCities = citiesIn(hex => isIn(hex, 'Mainland Greece'))
export const mainlandYugoslavCities = citiesIn(hex => isIn(hex, 'Mainland Yugoslavia'))

/** 33.D.3, 33.F.3: these scenarios are not scored. */
export const isScored = (s: Part<'setting'>): boolean => scenarioOf(s).victory === 'points'

/** A running entry of the chart: so many times the points of its line. */
export function score(
  s: Front,
  go: Go,
  line: VictoryLineId,
  times: number,
  points = victoryLine(line).points ?? 0,
): void {
  if (!isScored(s) || times === 0) return
  const halves = Math.round(2 * points * times)
  s.vp = [...s.vp, { line, halves, turn: s.turn }]
  go.log('scored', { line, halves, side: victoryLine(line).side }, victoryLine(line).rule)
}

/** R-VP4: once a game. */
export function noteAlbanianCity(s: Front, go: Go): void {
  if (!isScored(s) || s.vp.some(({ line }) => line === 'albanian-city')) return
  if (inAlbania.some(city => ownsCity(s, city, ALLIED))) score(s, go, 'albanian-city', 1)
}
