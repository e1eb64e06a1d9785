import type { HexId } from '../ids'
import { DIRECTIONS, opposite } from './cube'
import type { Direction, Grid } from './grid'

/**
 * 1 for every hex from which an unbroken chain of steps leads to one of `targets`, the targets included. `canStep` says whether
 * the chain may go from one hex to the next on its way to the target, so it also says who may stand where the chain begins.
 */
export function linkedHexes(
  grid: Grid,
  targets: Iterable<HexId>,
  canStep: (from: HexId, direction: Direction, to: HexId) => boolean,
): Uint8Array {
  const linked = new Uint8Array(grid.size)
  const queue = [...targets]
  for (const hex of queue) linked[hex] = 1
  for (let to = queue.pop(); to !== undefined; to = queue.pop())
    for (const direction of DIRECTIONS) {
      const from = grid.neighbour[to * 6 + direction] as HexId
      if (from < 0 || linked[from] === 1 || !canStep(from, opposite(direction), to)) continue
      linked[from] = 1
      queue.push(from)
    }
  return linked
}
