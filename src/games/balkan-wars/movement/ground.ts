import type { HexStep } from '../../../core/hex/adjacent'
import { stepCostTable } from '../../../core/hex/step-costs'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { type Standing, stackIn } from '../board'
import { terrainOf } from '../charts'
import { landAt, sideOfNation } from '../countries'
import type { Country } from '../forces/counter'
import {
  allHexes,
  allSteps,
  grid,
  hasRail,
  hasRoad,
  isClosedSide,
  isLand,
  isMountain,
  isRiver,
  isStrait,
  terrainAt,
} from '../map/geography'
import { derived, hexOf, isType, type Part, periodOf } from '../state'

export const CLOSED = Number.POSITIVE_INFINITY

/** Everything that makes a step dear, units apart. */
export type Ground = Part<'setting' | 'weather' | 'cutRail'>

/** M.WX.2: what the weather adds to a hex, and to a river. */
const wet = ({ weather }: Part<'weather'>): boolean => weather === 'rain' || weather === 'thaw'
export const hexSurcharge = (s: Part<'weather'>): number => (s.weather === 'good' ? 0 : 1)
export const riverSurcharge = (s: Part<'weather'>): number => (wet(s) ? 1 : 0)

/** 5.5.1: those who climb without a road. */
export const isClimber = (id: UnitId): boolean => isType(id, 'alpine', 'engineer')

/** 5.5.1: or who stand with an Engineer. */
export const climbsWithHelp = (s: Standing, id: UnitId, side: Side): boolean => {
  const hex = hexOf(s, id)
  return isClimber(id) || (hex !== null && stackIn(s, hex, side).some(each => isType(each, 'engineer')))
}

/** 5.3, D57: a road over the hexside, or a railway that has been cut and serves as one. */
export const roadTables = derived(['setting', 'cutRail'], s => {
  const cut = new Set(s.cutRail)
  const period = periodOf(s)
  const road = new Uint8Array(grid.hexsideCount)
  const rail = new Uint8Array(grid.hexsideCount)
  for (const hex of allHexes)
    for (const { to, side } of allSteps[hex] ?? []) {
      const isCut = cut.has(hex) || cut.has(to)
      const hasTrack = hasRail(side, period)
      if (hasRoad(side) || (hasTrack && isCut)) road[side] = 1
      if (hasTrack && !isCut) rail[side] = 1
    }
  return { road, rail }
})

/** Whether a step is possible at all: land, and no water between (5.1.1, A9, A10). */
const isOpen = (from: HexId, { to, side }: HexStep): boolean => isLand(from) && isLand(to) && !isClosedSide(side)

/** What a step costs without a road; the river and the strait apart. */
function crossCountry(s: Ground, from: HexId, step: HexStep, climbs: boolean): number {
  const { to, side } = step
  if (!isOpen(from, step) || (isMountain(to) && !climbs)) return CLOSED
  const chart = terrainOf(s)
  const ground = terrainAt(to) as keyof typeof chart.hexes
  const hex = chart.hexes[ground].mp + hexSurcharge(s)
  if (isStrait(side)) return hex + chart.strait.mp
  return hex + (isRiver(side) ? chart.river.mp + riverSurcharge(s) : 0)
}

type Tables = { readonly climbing: Float64Array; readonly plain: Float64Array }

/** Costs by hex * 6 + direction, without units (5.3-5.5, M.WX.2). */
export const stepCosts = derived(['setting', 'weather', 'cutRail'], (s): Tables => {
  const { road } = roadTables(s)
  const byRoad = terrainOf(s).road.mp
  const table = (climbs: boolean): Float64Array =>
    stepCostTable(allSteps, (from, step) => {
      if (road[step.side] === 1 && isOpen(from, step))
        // M.WX.2c.2: snow on the passes.
        return s.weather === 'snow' && isMountain(step.to) ? byRoad + 1 : byRoad
      return crossCountry(s, from, step, climbs)
    })
  return { climbing: table(true), plain: table(false) }
})

/** 5.4.2: what a temporary bridge saves on a step. */
export const bridgeSaving = (s: Ground): number => terrainOf(s).river.mp + riverSurcharge(s)

/** EV.23-25, M.SO.7: what a side pays more in each hex that lies wholly in a country where it is harried. */
export const harried = derived(
  ['setting', 'albania', 'guerrillas', 'subversion', 'countries', 'powers'],
  (s, side: Side): Uint8Array => {
    const more = new Uint8Array(grid.size)
    const rise = (country: Country): void => {
      for (const hex of allHexes) {
        const land = landAt(s, hex)
        if (land.length === 1 && land[0] === country) more[hex] = (more[hex] ?? 0) + 1
      }
    }
    const isEnemy = (country: Country): boolean => {
      const of = sideOfNation(s, country)
      return of !== null && of !== side
    }
    if (s.guerrillas !== null && isEnemy(s.guerrillas)) rise(s.guerrillas)
    for (const { country, payer } of s.subversion) if (payer === side) rise(country)
    return more
  },
)
