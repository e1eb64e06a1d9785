import { DIRECTIONS } from '../../../core/hex/cube'
import { createKeyHeap } from '../../../core/hex/key-heap'
import type { StepCost } from '../../../core/hex/reach'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { terrainChart } from '../charts'
import { grid, isIsland, seaLegs } from '../map/hexes'
import { type Ground, sideOf } from '../state'
import { isHeldBy } from './board'
import { CLOSED } from './step-costs'
import type { Ways } from './ways'

type Walk = {
  readonly points: number
  readonly fresh: boolean
  /** As in `core/hex/reach`: every unit starts in the first. */
  readonly modes: number
  readonly cost: StepCost
  /** Whether a step on foot, and so one from island to island, leads from one mode to another. */
  readonly walks: (mode: number, toMode: number) => boolean
}

/** A label is a hex in one of its modes. */
type Arrival = { readonly cost: number; readonly from: number | null; readonly stops: boolean }

/** the search of those who may go from island to island over the sea, each hex at the cost of an island. */
export function islandReach(s: Ground, id: UnitId, start: HexId, walk: Walk): Ways {
  const { points, fresh, modes } = walk
  const first = start * modes
  const best = new Map<number, Arrival>([[first, { cost: 0, from: null, stops: false }]])
  const heap = createKeyHeap()
  const offer = (from: number, to: number, step: number, isOneHex: boolean) => {
    const total = (best.get(from)?.cost ?? 0) + step
    const isMinimum = fresh && isOneHex && from === first && total > points
    if (total > points && !isMinimum) return
    const arrival = { cost: isMinimum ? points : total, from, stops: isMinimum }
    const known = best.get(to)
    if (known && (known.cost < arrival.cost || (known.cost === arrival.cost && (!known.stops || arrival.stops)))) return
    best.set(to, arrival)
    heap.push(arrival.cost, to)
  }
  const done = new Set<number>()
  heap.push(0, first)
  for (let label = heap.pop(); label >= 0; label = heap.pop()) {
    if (done.has(label)) continue
    done.add(label)
    if (best.get(label)?.stops) continue
    for (let toMode = 0; toMode < modes; toMode++)
      for (const [to, step, isOneHex] of stepsFrom(s, id, walk, label, toMode))
        offer(label, to * modes + toMode, step, isOneHex)
  }
  return waysOf(best, modes)
}

function* stepsFrom(s: Ground, id: UnitId, { modes, cost, walks }: Walk, label: number, toMode: number) {
  const hex = Math.floor(label / modes) as HexId
  const mode = label % modes
  for (const direction of DIRECTIONS) {
    const to = grid.neighbour[hex * 6 + direction] as HexId
    const step = to < 0 ? CLOSED : cost(hex, direction, to, mode, toMode)
    if (step !== CLOSED) yield [to, step, true] as const
  }
  if (!isIsland(hex) || !walks(mode, toMode)) return
  const ferry = terrainChart(s).island
  for (const { to, hexes } of seaLegs.get(hex) ?? [])
    if (!isHeldBy(s, to, otherSide(sideOf(id)))) yield [to, hexes.length * ferry, hexes.length === 1] as const
}

const isBetter = (a: Arrival, b: Arrival): boolean => a.cost < b.cost || (a.cost === b.cost && b.stops && !a.stops)

/** Of each hex the cheapest arrival, whatever its mode. */
function cheapest(best: ReadonlyMap<number, Arrival>, modes: number): Map<HexId, Arrival> {
  const found = new Map<HexId, Arrival>()
  for (const [label, arrival] of best) {
    const hex = Math.floor(label / modes) as HexId
    const known = found.get(hex)
    if (known === undefined || isBetter(arrival, known)) found.set(hex, arrival)
  }
  return found
}

function waysOf(best: ReadonlyMap<number, Arrival>, modes: number): Ways {
  const arrivals = cheapest(best, modes)
  const hexes = [...arrivals].sort(([a, x], [b, y]) => x.cost - y.cost || a - b).map(([hex]) => hex)
  return {
    hexes,
    has: hex => arrivals.has(hex),
    costTo: hex => arrivals.get(hex)?.cost ?? Number.POSITIVE_INFINITY,
    mustStop: hex => arrivals.get(hex)?.stops ?? false,
    pathTo(hex) {
      const last = arrivals.get(hex)
      if (last === undefined) return []
      const path = [hex]
      for (let at = last.from; at !== null; at = best.get(at)?.from ?? null)
        path.unshift(Math.floor(at / modes) as HexId)
      return path
    },
  }
}
