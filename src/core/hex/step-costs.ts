import type { HexId } from '../ids'
import type { HexStep } from './adjacent'

/** The cost of every step by hex * 6 + direction, Infinity where there is no way; `steps` are those out of every hex. */
export function stepCostTable(
  steps: readonly (readonly HexStep[])[],
  cost: (from: HexId, step: HexStep) => number,
): Float64Array {
  const table = new Float64Array(steps.length * 6).fill(Number.POSITIVE_INFINITY)
  for (const [from, out] of steps.entries())
    for (const step of out) table[from * 6 + step.direction] = cost(from as HexId, step)
  return table
}
