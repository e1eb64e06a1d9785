import type { Point } from '../hex/layout'
import type { Rank } from './type-sizes'

/** From a place's symbol to the middle of its anchor: past the symbol's own radius. */
const REACH: Readonly<Record<Rank, number>> = { 1: 16.5, 2: 14.7, 3: 13.1 }

/** Where the anchor stands beside its symbol, for a sea that lies `seaward` degrees clockwise from the top. */
export function anchorOffset(rank: Rank, seaward: number): Point {
  const angle = (seaward * Math.PI) / 180
  return { x: Math.sin(angle) * REACH[rank], y: -Math.cos(angle) * REACH[rank] }
}
