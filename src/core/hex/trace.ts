import type { HexId } from '../ids'
import { DIRECTIONS, opposite } from './cube'
import type { Direction, Grid } from './grid'
import { createKeyHeap } from './key-heap'
import { type Reach, reach } from './reach'
import { refuseCost } from './reach-search'

/** One stretch of a line: overland, by road, by rail. A line may change to a later leg in any hex, and may skip legs. */
export interface Leg {
  /** Cost of one step toward the target; Infinity closes it. */
  readonly cost: (from: HexId, direction: Direction, to: HexId) => number
  /** The most this leg may cost in all; Infinity for any length. */
  readonly limit: number
}

export interface TraceRules {
  readonly legs: readonly Leg[]
  readonly targets: Iterable<HexId> | ((hex: HexId) => boolean)
  /** Costs are whole multiples of 1 / fraction; 2 unless told. */
  readonly fraction?: number
}

/**
 * A line from a hex to a target. Of all lines it has the cheapest first leg, among these the cheapest second leg, and so
 * on; then the fewest hexes, then the lowest directions.
 */
export interface TracedLine {
  /** Both ends included. */
  readonly hexes: readonly HexId[]
  /** The leg of each step: one shorter than `hexes`. */
  readonly legs: readonly number[]
  /** What each leg of the rules cost; 0 where it was skipped. */
  readonly costs: readonly number[]
}

export interface Traced {
  /** In HexId order. */
  readonly hexes: readonly HexId[]
  readonly has: (hex: HexId) => boolean
  readonly pathFrom: (hex: HexId) => TracedLine | null
}

const CHANGE = 6

/**
 * One leg searched backward from the hexes where the later legs can take over.
 * A key is (cost * base + rank) * base + steps: rank orders the taking-over hexes by all that the later legs cost.
 */
interface Stage {
  readonly key: Float64Array
  /** Direction of the next step toward the target, or CHANGE where the next leg takes over. */
  readonly next: Int8Array
  /** Hexes that can trace with this leg and the later ones, best first, and their rank; equal lines have equal rank. */
  readonly hexes: readonly HexId[]
  readonly rank: Int32Array
}

type Sources = Pick<Stage, 'hexes' | 'rank'>
type Inside = (hex: HexId) => boolean

const keyBase = (grid: Grid): number => grid.size + 1

const searchStage = (grid: Grid, leg: Leg, fraction: number, sources: Sources, inside: Inside): Stage => {
  const base = keyBase(grid)
  const unit = base * base
  const tooDear = Math.min(Number.MAX_SAFE_INTEGER, (Math.floor(Math.max(0, leg.limit) * fraction) + 1) * unit)
  const key = new Float64Array(grid.size).fill(Infinity)
  const next = new Int8Array(grid.size).fill(CHANGE)
  const rank = new Int32Array(grid.size)
  const isSettled = new Uint8Array(grid.size)
  const hexes: HexId[] = []
  const queue = createKeyHeap()
  for (const hex of sources.hexes) {
    if (!inside(hex)) continue
    key[hex] = sources.rank[hex] * base
    queue.push(key[hex], hex)
  }

  const stepBackward = (to: HexId): void => {
    for (const d of DIRECTIONS) {
      const from = grid.neighbour[to * 6 + d] as HexId
      if (from < 0 || key[from] <= key[to] || !inside(from)) continue
      const forward = opposite(d)
      const units = leg.cost(from, forward, to) * fraction
      const found = key[to] + units * unit + 1
      if (found >= tooDear) continue
      if ((units | 0) !== units || units < 0) refuseCost(units, fraction)
      if (found < key[from]) {
        key[from] = found
        next[from] = forward
        queue.push(found, from)
      } else if (found === key[from] && forward < next[from]) next[from] = forward
    }
  }

  let [lastKey, lastRank] = [-1, -1]
  for (let hex = queue.pop() as HexId; hex >= 0; hex = queue.pop() as HexId) {
    if (isSettled[hex] === 1) continue
    isSettled[hex] = 1
    if (key[hex] !== lastKey) lastRank++
    lastKey = key[hex]
    rank[hex] = lastRank
    hexes.push(hex)
    stepBackward(hex)
  }
  return { key, next, hexes, rank }
}

/** The stages in order of legs; they are found from the last leg back to the first. */
const searchStages = (grid: Grid, rules: TraceRules, targets: readonly HexId[], inside: readonly Inside[]): Stage[] => {
  if (rules.legs.length === 0) throw new RangeError('a line needs at least one leg')
  const stages: Stage[] = []
  let sources: Sources = { hexes: targets, rank: new Int32Array(grid.size) }
  for (let leg = rules.legs.length - 1; leg >= 0; leg--) {
    const stage = searchStage(grid, rules.legs[leg], rules.fraction ?? 2, sources, inside[leg])
    stages.unshift(stage)
    sources = stage
  }
  return stages
}

const lineFrom = (grid: Grid, stages: readonly Stage[], start: HexId, fraction: number): TracedLine => {
  const unit = keyBase(grid) ** 2
  const hexes = [start]
  const legs: number[] = []
  const costs: number[] = []
  let at = start
  for (const [leg, { key, next }] of stages.entries()) {
    costs.push(Math.floor(key[at] / unit) / fraction)
    while (next[at] !== CHANGE) {
      at = grid.neighbour[at * 6 + next[at]] as HexId
      hexes.push(at)
      legs.push(leg)
    }
  }
  return { hexes, legs, costs }
}

const listHexes = (grid: Grid): HexId[] => Array.from({ length: grid.size }, (_, hex) => hex as HexId)

/** The best line from one hex to any target, or null. For many hexes at once use traceAll. */
export const trace = (grid: Grid, from: HexId, rules: TraceRules): TracedLine | null => {
  const { legs, targets, fraction = 2 } = rules
  const forward: Reach[] = []
  let ends: readonly HexId[] = [from]
  for (const { cost, limit } of legs) {
    const reached = reach(grid, ends, { cost, points: limit, fraction })
    forward.push(reached)
    ends = reached.hexes
  }
  const isEnd = new Set(ends)
  const reachedTargets =
    typeof targets === 'function' ? ends.filter(hex => targets(hex)) : [...targets].filter(hex => isEnd.has(hex))
  if (reachedTargets.length === 0) return null
  const inside = forward.map(reached => reached.has)
  return lineFrom(grid, searchStages(grid, rules, reachedTargets, inside), from, fraction)
}

/** Every hex that can trace, by one backward search. The callbacks are not called again by `pathFrom`. */
export const traceAll = (grid: Grid, rules: TraceRules): Traced => {
  const { legs, targets, fraction = 2 } = rules
  const everywhere = legs.map(() => () => true)
  const targetHexes = typeof targets === 'function' ? listHexes(grid).filter(hex => targets(hex)) : [...targets]
  const stages = searchStages(grid, rules, targetHexes, everywhere)
  const canTrace = (hex: HexId): boolean => stages[0].key[hex] < Infinity
  return {
    hexes: listHexes(grid).filter(canTrace),
    has: canTrace,
    pathFrom: hex => (canTrace(hex) ? lineFrom(grid, stages, hex, fraction) : null),
  }
}
