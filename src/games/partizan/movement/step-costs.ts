import type { HexId } from '../../../core/ids'
import { type TerrainChart, terrainChart } from '../charts'
import type { MoveClass } from '../forces/counters'
import {
  allHexes,
  grid,
  isBlocked,
  isCity,
  isIsland,
  isLand,
  isRailLink,
  isRiver,
  isTown,
  neighbourSteps,
  type Step,
  terrainAt,
} from '../map/hexes'
import { derived } from '../state'

export const CLOSED = Number.POSITIVE_INFINITY

/** 9.1, 9.2: by hex * 6 + direction, what a step costs without regard to units; between island and coast too. */
export const stepCosts = derived(['setting'], (s, moveClass: MoveClass): Float64Array => {
  const chart = terrainChart(s)
  const table = new Float64Array(grid.size * 6).fill(CLOSED)
  for (const from of allHexes)
    for (const step of neighbourSteps(from))
      if (isLand(from) && isLand(step.to) && !isBlocked(step.side))
        table[from * 6 + step.direction] = stepCost(chart, moveClass, from, step)
  return table
})

function stepCost(chart: TerrainChart, moveClass: MoveClass, from: HexId, { to, side }: Step): number {
  if (isRailLink(side)) return chart.rail
  if (isIsland(to)) return chart.island
  const place = isCity(to) ? chart.city : isTown(to) ? chart.town : 0
  const river = isRiver(side) && !isIsland(from) ? chart.river : 0
  return chart.hexes[terrainAt(to)][moveClass] + place + river
}
