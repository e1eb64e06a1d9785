import { Direction, defineHex, Grid, Orientation, rectangle } from 'honeycomb-grid'
import type { HexId } from '../../src/core/ids'
import { COLUMNS, entryCost, POINTS, ROWS } from './hill-country'

class Ground extends defineHex({ dimensions: 30, orientation: Orientation.POINTY, offset: -1 }) {
  cost = Number.POSITIVE_INFINITY
}

const ground = new Grid(Ground, rectangle({ width: COLUMNS, height: ROWS }))
ground.forEach(hex => {
  const cost = entryCost[idOf(hex)] as number
  if (cost > 0) hex.cost = cost
})

const DIRECTIONS = [Direction.NE, Direction.E, Direction.SE, Direction.SW, Direction.W, Direction.NW]

function idOf(hex: Ground): HexId {
  return (hex.row * COLUMNS + hex.col) as HexId
}

/** Cheapest cost of every hex in reach, by honeycomb's own grid and neighbours. */
export function flood(start: HexId): Map<Ground, number> {
  const first = ground.getHex({ col: start % COLUMNS, row: Math.floor(start / COLUMNS) }) as Ground
  const costs = new Map([[first, 0]])
  const queue = cheapestFirst()
  queue.push({ hex: first, cost: 0 })
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { hex, cost } = next
    if (cost > (costs.get(hex) ?? 0)) continue
    for (const direction of DIRECTIONS) {
      const to = ground.neighborOf(hex, direction, { allowOutside: false })
      if (to === undefined) continue
      const total = cost + to.cost
      if (total > POINTS || total >= (costs.get(to) ?? Number.POSITIVE_INFINITY)) continue
      costs.set(to, total)
      queue.push({ hex: to, cost: total })
    }
  }
  return costs
}

/** The same by our numbers of the hexes, sorted. */
export const floodById = (start: HexId): [HexId, number][] =>
  [...flood(start)].map(([hex, cost]): [HexId, number] => [idOf(hex), cost]).sort(([a], [b]) => a - b)

type Waiting = { readonly hex: Ground; readonly cost: number }

/** A binary heap. */
function cheapestFirst() {
  const heap: Waiting[] = []
  const costAt = (index: number): number => heap[index]?.cost ?? Number.POSITIVE_INFINITY
  const swap = (a: number, b: number): void => {
    const moved = heap[a] as Waiting
    heap[a] = heap[b] as Waiting
    heap[b] = moved
  }
  const push = (waiting: Waiting): void => {
    let at = heap.push(waiting) - 1
    for (let above = (at - 1) >> 1; at > 0 && costAt(above) > costAt(at); above = (at - 1) >> 1) {
      swap(at, above)
      at = above
    }
  }
  const pop = (): Waiting | undefined => {
    const cheapest = heap[0]
    const last = heap.pop()
    if (last === undefined || heap.length === 0) return cheapest
    heap[0] = last
    for (let at = 0, below = 1; below < heap.length; below = at * 2 + 1) {
      if (costAt(below + 1) < costAt(below)) below++
      if (costAt(at) <= costAt(below)) break
      swap(at, below)
      at = below
    }
    return cheapest
  }
  return { push, pop }
}
