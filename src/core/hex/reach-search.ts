import type { HexId } from '../ids'
import type { Direction, Grid } from './grid'

/**
 * The cheapest-path kernel behind `reach`.
 *
 * A label is one way of standing in a hex: hex x movement mode x (free to go on | must stop). A hex may carry a cheap
 * stopping label and a dearer free one at once; only free labels are expanded. Costs are whole numbers (points times
 * fraction), so the queue is a row of buckets, one per cost, each a first-in-first-out chain of entries.
 */
export interface SearchPlan {
  readonly cost: (from: HexId, direction: Direction, to: HexId, mode: number, toMode: number) => number
  /** Costs in whole units by `hex * 6 + direction`, in place of asking `cost`; CLOSED where no step is. */
  readonly table: StepTable | null
  readonly stops: ((to: HexId, from: HexId, direction: Direction, toMode: number) => boolean) | null
  readonly fraction: number
  readonly modes: number
  /** Whole units a unit may spend, by the mode it ends in. */
  readonly budgets: Int32Array
  readonly minimumOneHex: boolean
}

/** What a search leaves behind: labels in the order they were settled, cheapest first. Valid until the scratch is used again. */
export interface Scratch {
  settledCount: number
  settledLabel: Int32Array
  /** By label; UNREACHED between searches. */
  cost: Int32Array
  /** By label: place in the settled list of the label before it; -1 for a start. */
  parent: Int32Array

  entryCount: number
  entryLabel: Int32Array
  entryNext: Int32Array
  /** First and last entry of each bucket; `head` is -1 everywhere between searches. */
  head: Int32Array
  tail: Int32Array
}

export type StepTable = Int16Array
export const CLOSED = 2 ** 15 - 1

const UNREACHED = 2 ** 30
export const LARGEST_BUDGET = UNREACHED - 1
/** A search that spends this much has a mistaken cost in it; better a message than gigabytes of buckets. */
const MOST_BUCKETS = 2 ** 22

const createScratch = (): Scratch => ({
  settledCount: 0,
  settledLabel: new Int32Array(0),
  cost: new Int32Array(0),
  parent: new Int32Array(0),
  entryCount: 0,
  entryLabel: new Int32Array(0),
  entryNext: new Int32Array(0),
  head: new Int32Array(64).fill(-1),
  tail: new Int32Array(64),
})

const idle: Scratch[] = []

/** A cost callback may itself search, so a scratch in use is never handed out twice. */
export const takeScratch = (size: number, modes: number): Scratch => {
  const scratch = idle.pop() ?? createScratch()
  const labels = size * modes * 2
  // A step from one free label to one mode is tried once, and each start is queued once.
  const entries = size * modes * 6 * modes + size
  if (scratch.cost.length < labels) {
    scratch.cost = new Int32Array(labels).fill(UNREACHED)
    scratch.parent = new Int32Array(labels)
    scratch.settledLabel = new Int32Array(labels)
  }
  if (scratch.entryLabel.length < entries) {
    scratch.entryLabel = new Int32Array(entries)
    scratch.entryNext = new Int32Array(entries)
  }
  scratch.settledCount = 0
  scratch.entryCount = 0
  return scratch
}

/** Undoes only what the search touched. A search that threw does not come here: its scratch is dropped. */
export const returnScratch = (scratch: Scratch): void => {
  for (let entry = 0; entry < scratch.entryCount; entry++) scratch.cost[scratch.entryLabel[entry]] = UNREACHED
  idle.push(scratch)
}

const growBuckets = (scratch: Scratch, cost: number): Scratch => {
  if (cost >= MOST_BUCKETS) throw new RangeError(`a path of ${cost} cost units is beyond any map`)
  const length = 2 ** Math.ceil(Math.log2(cost + 1))
  const head = new Int32Array(length).fill(-1)
  const tail = new Int32Array(length)
  head.set(scratch.head)
  tail.set(scratch.tail)
  scratch.head = head
  scratch.tail = tail
  return scratch
}

export const refuseCost = (units: number, fraction: number): never => {
  throw new RangeError(`a step costs ${units / fraction}: not a whole multiple of 1/${fraction} and at least 0`)
}

/** Where a search begins, with whole units spent on the way there. */
export type SearchStart = { readonly hex: HexId; readonly units: number }

/** Puts the starts in their buckets, the cheapest first; the dearest that is within budget. */
const queueStarts = (scratch: Scratch, starts: readonly SearchStart[], modes: number, budget: number): number => {
  let top = 0
  for (const { hex, units } of starts) {
    const label = hex * modes * 2
    if (units > budget || scratch.cost[label] !== UNREACHED) continue
    if (units >= scratch.head.length) growBuckets(scratch, units)
    const entry = scratch.entryCount++
    scratch.cost[label] = units
    scratch.parent[label] = -1
    scratch.entryLabel[entry] = label
    scratch.entryNext[entry] = -1
    if (scratch.head[units] < 0) scratch.head[units] = entry
    else scratch.entryNext[scratch.tail[units]] = entry
    scratch.tail[units] = entry
    top = Math.max(top, units)
  }
  return top
}

/**
 * Fills the scratch with every label within budget. Starts are free and in mode 0, given from the cheapest on.
 * One long function on local arrays, because the same code split up is a third slower.
 */
export const search = (grid: Grid, starts: readonly SearchStart[], plan: SearchPlan, scratch: Scratch): void => {
  let top = queueStarts(scratch, starts, plan.modes, plan.budgets[0])
  const { cost: stepCost, table, stops, fraction, modes, budgets, minimumOneHex } = plan
  const { cost, parent, entryLabel, entryNext, settledLabel } = scratch
  const neighbour = grid.neighbour
  const arms = modes * 6
  let { head, tail, entryCount } = scratch
  let settledCount = 0
  for (let spent = 0; spent <= top; spent++) {
    for (let entry = head[spent]; entry >= 0; entry = entryNext[entry]) {
      const label = entryLabel[entry]
      const isStop = (label & 1) === 1
      if (cost[label] !== spent || (isStop && cost[label - 1] <= spent)) continue
      const place = settledCount++
      settledLabel[place] = label
      if (isStop) continue

      const node = label >> 1
      const from = (modes === 1 ? node : Math.floor(node / modes)) as HexId
      // Directions and modes in one loop, with a short cut for the single mode of most maps: two loops are a tenth slower.
      for (let arm = 0; arm < arms; arm++) {
        const direction = (modes === 1 ? arm : Math.floor(arm / modes)) as Direction
        const to = neighbour[from * 6 + direction] as HexId
        if (to < 0) continue
        const toMode = modes === 1 ? 0 : arm - direction * modes
        const free = modes === 1 ? to << 1 : (to * modes + toMode) * 2
        // Costs are never negative, so a hex already this cheap cannot get cheaper: most steps end here.
        if (cost[free] <= spent) continue
        let units: number
        if (table === null) units = stepCost(from, direction, to, node - from * modes, toMode) * fraction
        else {
          units = table[from * 6 + direction]
          if (units === CLOSED) continue
        }
        const whole = units | 0
        let total = spent + whole
        let reached = free
        if (units > budgets[toMode] - spent) {
          if (!minimumOneHex || parent[label] >= 0 || spent > 0 || units === Infinity) continue
          total = budgets[toMode]
          reached = free + 1
        } else if (whole !== units || whole < 0) refuseCost(units, fraction)
        if (total >= cost[free]) continue
        if (reached === free && stops?.(to, from, direction, toMode)) reached = free + 1
        if (total >= cost[reached]) continue

        if (total >= head.length) ({ head, tail } = growBuckets(scratch, total))
        cost[reached] = total
        parent[reached] = place
        entryLabel[entryCount] = reached
        entryNext[entryCount] = -1
        if (head[total] < 0) head[total] = entryCount
        else entryNext[tail[total]] = entryCount
        tail[total] = entryCount++
        if (total > top) top = total
      }
    }
    head[spent] = -1
  }
  scratch.entryCount = entryCount
  scratch.settledCount = settledCount
}
