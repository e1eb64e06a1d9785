import { stepCostTable } from '../../../core/hex/step-costs'
import type { HexsideId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { terrainChart } from '../charts/charts'
import type { MoveClass } from '../forces/counters'
import { allSteps, groundAt, hasPrintedRoad, isBlocked, isDanube, isLand, isRiver, map } from '../map/hexes'
import { derived, type Gambit } from '../state'

const CLOSED = Number.POSITIVE_INFINITY

type Roads = Pick<Gambit, 'blown'>

/** 13.6.2: the hexside whose bridge is gone. */
export const blownSide = (s: Roads): HexsideId | null => (s.blown ? query.sideOf(map, s.blown.a, s.blown.b) : null)

export const hasRoad = (s: Roads, side: HexsideId): boolean => hasPrintedRoad(side) && blownSide(s) !== side

/** 11.5.3, 11.5.4: whether ground units can pass, attack or trace across a hexside at all. */
export const canCross = (s: Roads, side: HexsideId): boolean =>
  !isBlocked(side) && (!isDanube(side) || hasRoad(s, side))

/** By hex * 6 + direction; roads, rivers and terrain, without units. */
export const stepCosts = derived(['setting', 'blown'], (s, moveClass: MoveClass): Float64Array => {
  const chart = terrainChart(s)
  return stepCostTable(allSteps, (from, { to, side }) => {
    if (!isLand(from) || !isLand(to) || !canCross(s, side)) return CLOSED
    if (hasRoad(s, side)) return chart.road.mp
    return chart.hexes[groundAt(to)].mp[moveClass] + (isRiver(side) ? chart.river.mp : 0)
  })
})
