import { DIRECTIONS } from '../../core/hex/cube'
import type { Direction } from '../../core/hex/grid'
import { createKeyHeap } from '../../core/hex/key-heap'
import type { HexId, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { isHeldBy } from './board'
import { terrainChart } from './charts'
import { grid, isIsland, islands } from './map'
import type { Ways } from './movement'
import { type Partizan, sideOf } from './state'

type Walk = {
  readonly points: number
  readonly fresh: boolean
  readonly cost: (from: HexId, direction: Direction, to: HexId) => number
}

type Arrival = { readonly cost: number; readonly from: HexId | null; readonly stops: boolean }

/** the search of those who may go from any island to any other, at the cost of one island hex. */
export function islandReach(s: Partizan, id: UnitId, start: HexId, { points, fresh, cost }: Walk): Ways {
  const best = new Map<HexId, Arrival>([[start, { cost: 0, from: null, stops: false }]])
  const heap = createKeyHeap()
  const offer = (from: HexId, to: HexId, step: number) => {
    const total = (best.get(from)?.cost ?? 0) + step
    const isMinimum = fresh && from === start && step < Number.POSITIVE_INFINITY && total > points
    if (total > points && !isMinimum) return
    const arrival = { cost: isMinimum ? points : total, from, stops: isMinimum }
    const known = best.get(to)
    if (known && (known.cost < arrival.cost || (known.cost === arrival.cost && (!known.stops || arrival.stops)))) return
    best.set(to, arrival)
    heap.push(arrival.cost, to)
  }
  const done = new Set<HexId>()
  const ferry = terrainChart(s).island
  heap.push(0, start)
  for (let at = heap.pop(); at >= 0; at = heap.pop()) {
    const hex = at as HexId
    if (done.has(hex)) continue
    done.add(hex)
    if (best.get(hex)?.stops) continue
    for (const direction of DIRECTIONS) {
      const to = grid.neighbour[hex * 6 + direction]
      if (to >= 0) offer(hex, to as HexId, cost(hex, direction, to as HexId))
    }
    if (isIsland(hex)) for (const to of islands) if (!isHeldBy(s, to, otherSide(sideOf(id)))) offer(hex, to, ferry)
  }
  return waysOf(best)
}

function waysOf(best: ReadonlyMap<HexId, Arrival>): Ways {
  const hexes = [...best].sort(([a, x], [b, y]) => x.cost - y.cost || a - b).map(([hex]) => hex)
  return {
    hexes,
    has: hex => best.has(hex),
    costTo: hex => best.get(hex)?.cost ?? Number.POSITIVE_INFINITY,
    mustStop: hex => best.get(hex)?.stops ?? false,
    pathTo(hex) {
      const path: HexId[] = []
      for (let at: HexId | null = best.has(hex) ? hex : null; at !== null; at = best.get(at)?.from ?? null)
        path.unshift(at)
      return path
    },
  }
}
