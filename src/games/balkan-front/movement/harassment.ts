import { type HexId, otherSide, type Side } from '../../../core/ids'
import { grid } from '../map/geography'
import { derived, type Part } from '../state'

/** 20.F.2.d.2 */
const MOST_HITS = 2

/** 20.F.2.d.2: what it costs units of a side more to leave each hex, on foot, in columns and on trains. */
export const harassment = derived(['harassed'], (s, side: Side): Float64Array => {
  const more = new Float64Array(grid.size)
  for (const { hex, hits, by } of s.harassed)
    if (by === otherSide(side)) more[hex] = Math.min(MOST_HITS, (more[hex] as number) + hits)
  return more
})

export const harassmentOn = (s: Part<'harassed'>, hex: HexId, side: Side): number => harassment(s, side)[hex] as number
