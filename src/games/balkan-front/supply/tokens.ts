import type { HexId, Side } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { TOKEN_PHASES } from '../charts/supply-lines'
import { hex, side } from '../forces/counters'
import type { Front } from '../state'

/** 12.C.3.1: supply that was brought by air or sea; `phases` initial phases of either side it has still to serve. */
export type SupplyToken = { readonly hex: HexId; readonly side: Side; readonly re: number; readonly phases: number }

export const tokenShape = shape.withDefault(
  shape.list(
    shape.fields({ hex, side, re: shape.halves(0, 99), phases: shape.whole(1, TOKEN_PHASES) }),
    999,
  ) as unknown as shape.Shape<readonly SupplyToken[]>,
  () => [],
)

/** R-12F: gone at the end of its second initial phase; surprise turns do not count. */
export function ageTokens(s: Front): void {
  s.tokens = s.tokens.map(each => ({ ...each, phases: each.phases - 1 })).filter(({ phases }) => phases > 0)
}

/** 12.C.3.3: whoever gains the hex destroys the supply in it. */
export function loseTokens(s: Front, lost: HexId, to: Side): void {
  if (s.tokens.some(({ hex: at, side: whose }) => at === lost && whose !== to))
    s.tokens = s.tokens.filter(({ hex: at, side: whose }) => at !== lost || whose === to)
}
