import type { HexId } from '../ids'
import type { Direction, Grid } from './grid'
import {
  CLOSED,
  LARGEST_BUDGET,
  refuseCost,
  returnScratch,
  type Scratch,
  type SearchPlan,
  type SearchStart,
  type StepTable,
  search,
  takeScratch,
} from './reach-search'

export type StepCost = (from: HexId, direction: Direction, to: HexId, mode: number, toMode: number) => number

/** The cost of every step of a map, for one movement class and without modes. `fraction` as in the rules it is used with. */
export function stepTable(
  grid: Grid,
  cost: (from: HexId, direction: Direction, to: HexId) => number,
  fraction = 2,
): StepTable {
  const table = new Int16Array(grid.size * 6).fill(CLOSED)
  for (let arm = 0; arm < table.length; arm++) {
    const [from, direction] = [Math.floor(arm / 6) as HexId, (arm % 6) as Direction]
    const to = grid.neighbour[arm]
    const units = to < 0 ? Number.POSITIVE_INFINITY : cost(from, direction, to as HexId) * fraction
    if (units === Number.POSITIVE_INFINITY) continue
    if (!Number.isInteger(units) || units < 0 || units >= CLOSED) refuseCost(units, fraction)
    table[arm] = units
  }
  return table
}

/**
 * How a unit moves. Every unit starts in mode 0; a map without modes leaves `modes` out and writes callbacks of three
 * arguments.
 */
export interface ReachRules {
  /** What may be spent; with modes, one number for all or one for each mode (a road bonus: more points while on the road). */
  readonly points: number | readonly number[]
  /**
   * Cost of one step; Infinity closes it. With modes it is asked once for each mode the step could end in, so that a
   * step may be open in two ways. Costs that never change may be a table made once by `stepTable`: twice as fast.
   */
  readonly cost: StepCost | StepTable
  /** A unit that enters like this must end its move there. Starts are always free to leave. */
  readonly stops?: (to: HexId, from: HexId, direction: Direction, toMode: number) => boolean
  /** A unit may always enter one adjacent hex that is not closed, spending all it has; it stops there. */
  readonly minimumOneHex?: boolean
  readonly modes?: number
  /** Costs are whole multiples of 1 / fraction; 2 unless told. */
  readonly fraction?: number
}

/** A finished search. It owns its data and stays valid whatever is searched later. */
export interface Reach {
  /** Starts first, then cheapest first; equals in the order found, which depends on grid and rules alone. */
  readonly hexes: readonly HexId[]
  readonly has: (hex: HexId) => boolean
  /** Cost of the cheapest arrival; Infinity when out of reach. */
  readonly costTo: (hex: HexId) => number
  /** Points left after the cheapest arrival; -Infinity when out of reach. */
  readonly remaining: (hex: HexId) => number
  /** Whether the cheapest arrival ends the move. Among equally cheap arrivals a free one counts. */
  readonly mustStop: (hex: HexId) => boolean
  /** Movement mode of the cheapest arrival; -1 when out of reach. */
  readonly modeAt: (hex: HexId) => number
  /** The cheapest arrival, start and end included; empty when out of reach. */
  readonly pathTo: (hex: HexId) => HexId[]
  /** The same for the cheapest arrival that is free to go on: it may cost more than `costTo`, or not exist. */
  readonly costThrough: (hex: HexId) => number
  readonly pathThrough: (hex: HexId) => HexId[]
}

const unasked: StepCost = () => Number.POSITIVE_INFINITY

const planOf = (rules: ReachRules, fraction: number, modes: number, points: readonly number[]): SearchPlan => ({
  cost: typeof rules.cost === 'function' ? rules.cost : unasked,
  table: typeof rules.cost === 'function' ? null : rules.cost,
  stops: rules.stops ?? null,
  fraction,
  modes,
  budgets: Int32Array.from(points, p => Math.max(0, Math.min(LARGEST_BUDGET, Math.floor(p * fraction)))),
  minimumOneHex: rules.minimumOneHex ?? false,
})

const pointsByMode = (points: number | readonly number[], modes: number): readonly number[] => {
  if (typeof points === 'number') return new Array<number>(modes).fill(points)
  if (points.length !== modes) throw new RangeError(`${points.length} budgets for ${modes} movement modes`)
  return points
}

/** The part of a scratch worth keeping, in one block: an allocation costs as much as copying a hundred labels. */
interface Settled {
  readonly hexes: HexId[]
  readonly count: number
  /** Lowest reached hex, where the window of `data` begins. */
  readonly first: number
  /**
   * Labels, costs and parents of the settled labels, `count` of each; then a window over the hexes from `first` on with
   * the place of each hex's cheapest arrival plus one, 0 for none.
   */
  readonly data: Int32Array
}

/** Without modes and stops each hex has one label, which halves the work. */
const copyFree = (scratch: Scratch, data: Int32Array, window: number): HexId[] => {
  const { settledCount: count, settledLabel, cost, parent } = scratch
  const hexes = new Array<HexId>(count)
  for (let place = 0; place < count; place++) {
    const label = settledLabel[place]
    data[place] = label
    data[count + place] = cost[label]
    data[count * 2 + place] = parent[label]
    data[window + (label >> 1)] = place + 1
    hexes[place] = (label >> 1) as HexId
  }
  return hexes
}

const copyOut = (scratch: Scratch, modes: number, hasStops: boolean): Settled => {
  const { settledCount: count, settledLabel, cost, parent } = scratch
  if (count === 0) return { hexes: [], count, first: 0, data: new Int32Array(0) }
  const labelsPerHex = modes * 2
  let lowest = settledLabel[0]
  let highest = lowest
  for (let place = 1; place < count; place++) {
    if (settledLabel[place] < lowest) lowest = settledLabel[place]
    if (settledLabel[place] > highest) highest = settledLabel[place]
  }
  const first = Math.floor(lowest / labelsPerHex)
  const window = count * 3 - first
  const data = new Int32Array(window + Math.floor(highest / labelsPerHex) + 1)
  if (modes === 1 && !hasStops) return { hexes: copyFree(scratch, data, window), count, first, data }
  const hexes = new Array<HexId>(count)
  let found = 0
  for (let place = 0; place < count; place++) {
    const label = settledLabel[place]
    data[place] = label
    data[count + place] = cost[label]
    data[count * 2 + place] = parent[label]
    const hex = modes === 1 ? label >> 1 : Math.floor(label / labelsPerHex)
    const arrival = data[window + hex] - 1
    if (arrival < 0) hexes[found++] = hex as HexId
    else if (settledLabel[arrival] % 2 === 0 || label % 2 === 1 || data[count + arrival] < cost[label]) continue
    data[window + hex] = place + 1
  }
  hexes.length = found
  return { hexes, count, first, data }
}

const answers = (
  { hexes, count, first, data }: Settled,
  fraction: number,
  modes: number,
  points: readonly number[],
): Reach => {
  const window = count * 3 - first
  const isStop = (place: number): boolean => data[place] % 2 === 1
  const hexOf = (place: number): HexId => Math.floor(data[place] / (modes * 2)) as HexId
  const modeOf = (place: number): number => (place < 0 ? -1 : (data[place] >> 1) % modes)
  const costOf = (place: number): number => (place < 0 ? Infinity : data[count + place] / fraction)
  const arrivalAt = (hex: HexId): number => (hex < first ? -1 : (data[window + hex] ?? 0) - 1)
  const throughAt = (hex: HexId): number => {
    let place = arrivalAt(hex)
    if (place < 0 || !isStop(place)) return place
    while (place < count && (isStop(place) || hexOf(place) !== hex)) place++
    return place < count ? place : -1
  }
  const pathOf = (place: number): HexId[] => {
    const path: HexId[] = []
    for (let at = place; at >= 0; at = data[count * 2 + at]) path.push(hexOf(at))
    return path.reverse()
  }
  return {
    hexes,
    has: hex => arrivalAt(hex) >= 0,
    costTo: hex => costOf(arrivalAt(hex)),
    remaining: hex => {
      const place = arrivalAt(hex)
      return place < 0 ? -Infinity : Math.floor(points[modeOf(place)] * fraction) / fraction - costOf(place)
    },
    mustStop: hex => {
      const place = arrivalAt(hex)
      return place >= 0 && isStop(place)
    },
    modeAt: hex => modeOf(arrivalAt(hex)),
    pathTo: hex => pathOf(arrivalAt(hex)),
    costThrough: hex => costOf(throughAt(hex)),
    pathThrough: hex => pathOf(throughAt(hex)),
  }
}

/** A hex that a unit comes to with some of its points gone. It has moved already: `minimumOneHex` gives it nothing. */
export type SpentStart = { readonly hex: HexId; readonly spent: number }

const startsOf = (start: HexId | readonly (HexId | SpentStart)[], fraction: number): SearchStart[] =>
  (typeof start === 'number' ? [start] : start)
    .map(each => {
      if (typeof each === 'number') return { hex: each, units: 0 }
      const units = each.spent * fraction
      return Number.isInteger(units) && units >= 0 ? { hex: each.hex, units } : refuseCost(units, fraction)
    })
    .sort((a, b) => a.units - b.units)

/** Everywhere a unit can go from its hex, or from the nearest of several hexes. */
export const reach = (grid: Grid, start: HexId | readonly (HexId | SpentStart)[], rules: ReachRules): Reach => {
  const { fraction = 2, modes = 1 } = rules
  const points = pointsByMode(rules.points, modes)
  const scratch = takeScratch(grid.size, modes)
  search(grid, startsOf(start, fraction), planOf(rules, fraction, modes, points), scratch)
  const settled = copyOut(scratch, modes, rules.stops !== undefined || rules.minimumOneHex === true)
  returnScratch(scratch)
  return answers(settled, fraction, modes, points)
}
