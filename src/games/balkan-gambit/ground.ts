import type { HexsideId } from '../../core/ids'
import * as query from '../../core/map/map-queries'
import { type TerrainChart, terrainChart } from './charts'
import type { MoveClass } from './counters'
import {
  allHexes,
  grid,
  groundAt,
  hasPrintedRoad,
  isBlocked,
  isDanube,
  isLand,
  isRiver,
  map,
  neighbourSteps,
} from './map'
import type { Gambit } from './state'

const CLOSED = Number.POSITIVE_INFINITY

/** 13.6.2: the hexside whose bridge is gone. */
export const blownSide = (s: Gambit): HexsideId | null => (s.blown ? query.sideOf(map, s.blown.a, s.blown.b) : null)

export const hasRoad = (s: Gambit, side: HexsideId): boolean => hasPrintedRoad(side) && blownSide(s) !== side

/** 11.5.3, 11.5.4: whether ground units can pass, attack or trace across a hexside at all. */
export const canCross = (s: Gambit, side: HexsideId): boolean =>
  !isBlocked(side) && (!isDanube(side) || hasRoad(s, side))

/** By hex * 6 + direction; roads, rivers and terrain, without units. Remembered for each chart. */
const costTables = new WeakMap<TerrainChart, Map<string, Float64Array>>()

export function stepCosts(s: Gambit, moveClass: MoveClass): Float64Array {
  const chart = terrainChart(s)
  const tables = costTables.get(chart) ?? new Map<string, Float64Array>()
  costTables.set(chart, tables)
  const key = `${moveClass} ${blownSide(s) ?? ''}`
  const known = tables.get(key)
  if (known) return known
  const table = new Float64Array(grid.size * 6).fill(CLOSED)
  for (const from of allHexes)
    for (const { direction, to, side } of neighbourSteps(from))
      if (isLand(from) && isLand(to) && canCross(s, side))
        table[from * 6 + direction] = hasRoad(s, side)
          ? chart.road.mp
          : chart.hexes[groundAt(to)].mp[moveClass] + (isRiver(side) ? chart.river.mp : 0)
  tables.set(key, table)
  return table
}
