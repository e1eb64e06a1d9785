import type { HexId, Side } from '../../../core/ids'
import type { VictoryLineId } from '../charts/victory'

/** What is told of points and endings, by kind. */
export type VictoryFacts = {
  /** `halves` of a point. */
  scored: { readonly line: VictoryLineId; readonly halves: number; readonly side: Side }
  ended: {
    readonly winner: Side | null
    readonly level: string
    readonly why: string
    readonly points: readonly number[]
    /** 31.A.1: the turn on which the Axis ceased operations, where it did. */
    readonly ceased: number | null
  }
  /** 33.F.2.4 */
  capitalMoved: { readonly old: HexId; readonly seat: HexId }
}
