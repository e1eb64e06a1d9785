import type { HexId } from '../../../core/ids'
import { driftOf } from '../charts'
import { grid } from '../map/hexes'
import type { Go, Partizan } from '../state'

/** 17.1.3: one hex in the direction of the die; null off the map. */
export function driftFrom(s: Partizan, hex: HexId, die: number): HexId | null {
  const name = driftOf(s)[die as 1 | 2 | 3 | 4 | 5 | 6]
  const direction = grid.directionNames.indexOf(name)
  const to = grid.neighbour[hex * 6 + direction]
  return to < 0 ? null : (to as HexId)
}

export const rollDrift = (s: Partizan, go: Go, hex: HexId, who: string): HexId | null =>
  driftFrom(s, hex, go.roll(6, `drift of ${who}`))
