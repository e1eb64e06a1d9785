import { type HexId, otherSide, type Side } from '../../../core/ids'
import { stackIn } from '../board'
import type { Front, Go } from '../state'
import { zocOf } from '../zoc'
import { loseTokens } from './tokens'

/** R-25I: supplies in a hex that is not theirs are lost where an enemy comes in, or has the hex in his zone alone. */
export function enterStores(s: Front, _go: Go, entered: HexId, by: Side): void {
  loseTokens(s, entered, by)
}
export function leaveStores(s: Front): void {
  for (const { hex: at, side: whose } of s.tokens)
    if (
      s.owner[at] !== whose &&
      stackIn(s, at, whose).length === 0 &&
      zocOf(s, otherSide(whose))[at] === 1 &&
      zocOf(s, whose)[at] !== 1
    )
      loseTokens(s, at, otherSide(whose))
}
