import type { HexStep } from '../../../core/hex/adjacent'
import { stepCostTable } from '../../../core/hex/step-costs'
import type { HexId, HexsideId } from '../../../core/ids'
import { type TerrainKey, terrainKey } from '../charts'
import {
  allSteps,
  hasRail,
  hasRoad,
  isLand,
  isRiver,
  isWater,
  sideBetween,
  straitOn,
  terrainAt,
} from '../map/geography'
import { derived, type Edge, type Part } from '../state'

const CLOSED = Number.POSITIVE_INFINITY

export const isEdge = ({ a, b }: Edge, x: HexId, y: HexId): boolean => (a === x && b === y) || (a === y && b === x)

const blownSides = (s: Part<'blown'>, kind: 'road' | 'rail'): (HexsideId | null)[] =>
  s.blown.flatMap(each => (each.kind === kind ? [sideBetween(each.a, each.b)] : []))

/** 9.1, 17.1.11: a road over the hexside, its bridge standing where there is a river. */
export const roadStands = (s: Part<'blown'>, side: HexsideId): boolean =>
  hasRoad(side) && !blownSides(s, 'road').includes(side)
/** 9.1.4, 17.1.12: the same for rails. */
export const railStands = (s: Part<'blown'>, side: HexsideId): boolean =>
  hasRail(side) && !blownSides(s, 'rail').includes(side)

const isMined = (s: Part<'mined'>, from: HexId, to: HexId): boolean => s.mined.some(edge => isEdge(edge, from, to))
/** a mined arrow stops Turks and Soviets. */
export const minesStop = (s: Part<'mined'>, nation: string, from: HexId, to: HexId): boolean =>
  (nation === 'Turkish' || nation === 'Soviet') && s.mined.length > 0 && isMined(s, from, to)

type Tables = { readonly march: Float64Array; readonly rail: Float64Array }

/** Costs by hex * 6 + direction, without units: on foot, and by rail. */
export const stepCosts = derived(['setting', 'blown'], (s): Tables => {
  const chart = terrainKey(s)
  const noRoad = blownSides(s, 'road')
  const noRail = blownSides(s, 'rail')
  const isOpen = (from: HexId, { to, side }: HexStep): boolean => isLand(from) && isLand(to) && !isWater(side)
  const byRail = ({ side }: HexStep): boolean => hasRail(side) && !noRail.includes(side) && straitOn(side) === null
  const byRoad = ({ side }: HexStep): boolean => hasRoad(side) && !noRoad.includes(side) && straitOn(side) === null
  return {
    march: stepCostTable(allSteps, (from, step) => {
      if (!isOpen(from, step)) return CLOSED
      return byRoad(step) || byRail(step) ? chart.road.mp : crossCountry(chart, step.to, step.side)
    }),
    rail: stepCostTable(allSteps, (from, step) => (isOpen(from, step) && byRail(step) ? chart.railroad.mp : CLOSED)),
  }
})

/** 9.0.2, 9.4, R-25 */
const crossCountry = (chart: TerrainKey, to: HexId, side: HexsideId): number =>
  chart.hexes[terrainAt(to)].mp + (isRiver(side) ? chart.river.mp : 0) + (straitOn(side) !== null ? chart.strait.mp : 0)
