import type { HexId, HexsideId, UnitId } from '../../../core/ids'
import type { Cost, CostRow, EntryCosts } from '../../../core/map/entry-costs'
import { entryCostsOf } from '../charts'
import { isChosen, SPRING_THAW } from '../forces/options'
import {
  allHexes,
  allSteps,
  cityAt,
  grid,
  isClosedSide,
  isLand,
  isMountainSide,
  isStrait,
  map,
  riverOn,
  terrainAt,
  zoneAt,
} from '../map/geography'
import { derived, type Part, SKIES, type Skies, type Sky } from '../state'
import { isArtillery, isCm, isMountainUnit } from '../units'
import { skyOver } from '../weather/weather'
import { brokenBridges } from '../works/bridges'

/** 6.3: combat/motorized units and artillery, all others, mountain units of whatever class. */
export type MoveClass = 0 | 1 | 2
export const moveClassOf = (id: UnitId): MoveClass => (isMountainUnit(id) ? 2 : isCm(id) || isArtillery(id) ? 0 : 1)

const CLOSED = Number.POSITIVE_INFINITY
const costIn = (row: CostRow | undefined, sky: Sky, of: MoveClass): number => {
  const cost: Cost | undefined = row?.cost[SKIES.indexOf(sky)]?.[of]
  return cost ?? CLOSED
}
const rowOf = ({ rows }: EntryCosts, on: CostRow['on'], of: string): CostRow | undefined =>
  rows.find(row => row.on === on && row.of === of)

/** 6.3: what a hex costs, whatever side it is entered by. */
export function hexCost(chart: EntryCosts, hex: HexId, sky: Sky, of: MoveClass): number {
  if (!isLand(hex)) return CLOSED
  const city = cityAt(hex)?.class
  const replaced = city === undefined || !chart.replacing.includes(city) ? undefined : city
  return replaced === undefined
    ? costIn(rowOf(chart, 'terrain', terrainAt(hex)), sky, of)
    : costIn(rowOf(chart, 'place', replaced), sky, of)
}

/** 32.A.5: rivers in flood. */
export const FLOOD = { river: 2, 'major river': 4 } as const

/** 32.A.5, R-32A5: the turn on which the north turns clear. */
export const isThaw = (s: Part<'setting' | 'weather' | 'weatherBefore'>): boolean =>
  isChosen(s, SPRING_THAW) && s.weatherBefore.D !== 'C' && s.weather.D === 'C'

/** 6.4, 6.5: what is added for the hexside. */
export function sideCost(chart: EntryCosts, side: HexsideId, sky: Sky, of: MoveClass, isFlooded = false): number {
  if (isClosedSide(side)) return CLOSED
  const river = riverOn(side)
  return (
    (river === null ? 0 : isFlooded ? FLOOD[river] : costIn(rowOf(chart, 'river', river), sky, of)) +
    (isStrait(side) ? costIn(rowOf(chart, 'hexside', 'strait'), sky, of) : 0) +
    (isMountainSide(side) ? costIn(rowOf(chart, 'hexside', 'mountain'), sky, of) : 0)
  )
}

/** 7.B.1, 7.B.3: along a road or railway, whatever else there is; Infinity where none runs. */
export function roadCost(chart: EntryCosts, side: HexsideId, sky: Sky, of: MoveClass): number {
  const crossing = map.linesByHexside.get(side)
  if (crossing === undefined || isClosedSide(side)) return CLOSED
  return Math.min(...crossing.map(line => costIn(rowOf(chart, 'line', line.class.name), sky, of)))
}

/** By hex * 6 + direction. */
export type StepCosts = Float64Array

const made = new WeakMap<EntryCosts, Map<string, StepCosts>>()

type Step = { readonly from: HexId; readonly to: HexId; readonly side: HexsideId; readonly of: MoveClass }

/** 6.3, 6.4: through the hex and over the hexside, whatever road there is. */
function offRoad(chart: EntryCosts, weather: Skies, { from, to, side, of }: Step, thaws: boolean): number {
  const isFlooded = thaws && (zoneAt(from) === 'D' || zoneAt(to) === 'D')
  return hexCost(chart, to, weather[zoneAt(to)], of) + sideCost(chart, side, skyOver(weather, side), of, isFlooded)
}

/** 6.3, 6.4, 7.B, 27.8, 27.9: the price of every step in the weather of both zones; 27 tables at most. */
export function stepCosts(chart: EntryCosts, weather: Skies, of: MoveClass, thaws = false): StepCosts {
  const tables = made.get(chart) ?? new Map<string, StepCosts>()
  made.set(chart, tables)
  const key = `${weather.D}${weather.E}${of}${thaws ? 'thaw' : ''}`
  const known = tables.get(key)
  if (known !== undefined) return known
  const table = new Float64Array(grid.size * 6).fill(CLOSED)
  for (const from of allHexes)
    for (const { direction, to, side } of allSteps[from] ?? []) {
      const road = roadCost(chart, side, weather[zoneAt(to)], of)
      table[from * 6 + direction] = road === CLOSED ? offRoad(chart, weather, { from, to, side, of }, thaws) : road
    }
  tables.set(key, table)
  return table
}

/** The same as things stand: 32.C.4, where a bridge is down the road ends at the river. */
export const stepCostsNow = derived(
  ['setting', 'weather', 'weatherBefore', 'bridges'],
  (s, of: MoveClass): StepCosts => {
    const chart = entryCostsOf(s)
    const whole = stepCosts(chart, s.weather, of, isThaw(s))
    const down = brokenBridges(s)
    if (down.size === 0) return whole
    const table = whole.slice()
    for (const hex of s.bridges.flatMap(({ a, b }) => [a, b]))
      for (const { direction, to, side } of allSteps[hex] ?? [])
        if (down.has(side))
          table[hex * 6 + direction] = offRoad(chart, s.weather, { from: hex, to, side, of }, isThaw(s))
    return table
  },
)
