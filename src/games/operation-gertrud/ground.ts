import type { HexId, HexsideId } from '../../core/ids'
import { type TerrainKey, terrainKey } from './charts'
import {
  allHexes,
  grid,
  hasRail,
  hasRoad,
  isLand,
  isRiver,
  isWater,
  sideBetween,
  stepsFrom,
  straitOn,
  terrainAt,
} from './map'
import type { Edge, Gertrud } from './state'

const CLOSED = Number.POSITIVE_INFINITY

export const isEdge = ({ a, b }: Edge, x: HexId, y: HexId): boolean => (a === x && b === y) || (a === y && b === x)

const blownSides = (s: Gertrud, kind: 'road' | 'rail'): (HexsideId | null)[] =>
  s.blown.flatMap(each => (each.kind === kind ? [sideBetween(each.a, each.b)] : []))

/** 9.1, 17.1.11: a road over the hexside, its bridge standing where there is a river. */
export const roadStands = (s: Gertrud, side: HexsideId): boolean =>
  hasRoad(side) && !blownSides(s, 'road').includes(side)
/** 9.1.4, 17.1.12: the same for rails. */
export const railStands = (s: Gertrud, side: HexsideId): boolean =>
  hasRail(side) && !blownSides(s, 'rail').includes(side)

const isMined = (s: Gertrud, from: HexId, to: HexId): boolean => s.mined.some(edge => isEdge(edge, from, to))
/** a mined arrow stops Turks and Soviets. */
export const minesStop = (s: Gertrud, nation: string, from: HexId, to: HexId): boolean =>
  (nation === 'Turkish' || nation === 'Soviet') && s.mined.length > 0 && isMined(s, from, to)

type Tables = { readonly march: Float64Array; readonly rail: Float64Array }
const known = new WeakMap<TerrainKey, Map<string, Tables>>()

/** Costs by hex * 6 + direction, without units: on foot, and by rail. Remembered for each chart and each bridge blown. */
export function stepCosts(s: Gertrud): Tables {
  const chart = terrainKey(s)
  const tables = known.get(chart) ?? new Map<string, Tables>()
  known.set(chart, tables)
  const key = s.blown.map(each => `${each.kind} ${each.a} ${each.b}`).join()
  const found = tables.get(key)
  if (found) return found
  const fresh = build(s, chart)
  tables.set(key, fresh)
  return fresh
}

function build(s: Gertrud, chart: TerrainKey): Tables {
  const march = new Float64Array(grid.size * 6).fill(CLOSED)
  const rail = new Float64Array(grid.size * 6).fill(CLOSED)
  const noRoad = blownSides(s, 'road')
  const noRail = blownSides(s, 'rail')
  for (const from of allHexes)
    for (const { direction, to, side } of stepsFrom(from)) {
      if (!isLand(from) || !isLand(to) || isWater(side)) continue
      const arm = from * 6 + direction
      const byRail = hasRail(side) && !noRail.includes(side) && straitOn(side) === null
      const byRoad = hasRoad(side) && !noRoad.includes(side) && straitOn(side) === null
      if (byRail) rail[arm] = chart.railroad.mp
      march[arm] = byRoad || byRail ? chart.road.mp : crossCountry(chart, to, side)
    }
  return { march, rail }
}

/** 9.0.2, 9.4, R-25 */
const crossCountry = (chart: TerrainKey, to: HexId, side: HexsideId): number =>
  chart.hexes[terrainAt(to)].mp + (isRiver(side) ? chart.river.mp : 0) + (straitOn(side) !== null ? chart.strait.mp : 0)
