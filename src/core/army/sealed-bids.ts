import { ofPick } from '../engine/answer'
import { automatic, step } from '../engine/make-step'
import type { Viewer } from '../engine/module'
import type { GameState } from '../engine/state'
import type { Flow, Prompt, Step } from '../engine/step'
import { otherSide, type RuleId, type Side } from '../ids'
import type { Json } from '../json'
import * as shape from '../save/shape'

/** What a side has written down; 'written' is how the other side sees it until both have. */
export type Bid = number | 'written' | null

export type Bids = readonly [Bid, Bid]

export const NO_BIDS: Bids = [null, null]

const isBid = (bid: Json): bid is Bid =>
  bid === null || bid === 'written' || (Number.isInteger(bid) && Number(bid) >= 0)

export const bidShape: shape.Shape<Bids> = shape.satisfying(
  shape.json,
  bids => Array.isArray(bids) && bids.length === 2 && bids.every(isBid),
  'two bids',
) as unknown as shape.Shape<Bids>

/** What a viewer may know of the bids: his own, and that the other has written one. */
export const viewOfBids = (bids: Bids, viewer: Viewer): Bids =>
  [0, 1].map(side =>
    bids[side as Side] === null || side === viewer ? bids[side as Side] : 'written',
  ) as unknown as Bids

/** Both numbers, once they are open; nothing for whom nobody asked. */
export const openBids = (bids: Bids): readonly [number, number] =>
  bids.map(bid => (typeof bid === 'number' ? bid : 0)) as unknown as readonly [number, number]

export const withBid = (bids: Bids, side: Side, bid: number): Bids => (side === 0 ? [bid, bids[1]] : [bids[0], bid])

export interface BidRules<S extends GameState> {
  readonly rule: RuleId
  readonly most: number
  bidsOf(s: S): Bids
  write(s: S, bids: Bids): void
  /** The largest number a side can write now. */
  limit(known: S, side: Side): number
  prompt(known: S, side: Side): Prompt
  label(bid: number): string
  /** Both are known. */
  opened(s: S, bids: readonly [number, number], go: Flow<S>): void
  /** The name under which `bid` is listed among the game's steps. */
  readonly bidStep: string
  /** Who writes first; the other writes without knowing. */
  readonly first?: Side
}

/** Two sealed numbers, opened together: the steps to be listed, `both` to be asked for. */
export function sealedBids<S extends GameState>(of: BidRules<S>): { readonly both: Step<S>; readonly bid: Step<S> } {
  const numbers = Array.from({ length: of.most + 1 }, (_, bid) => bid)
  const both = automatic<S>({
    enter(s, _f, go) {
      of.write(s, NO_BIDS)
      const first = of.first ?? 0
      go.ask({ step: of.bidStep, side: first }, { step: of.bidStep, side: otherSide(first) })
    },
    resume(s, _f, _value, go) {
      if (go.pending > 0) return
      const [a, b] = of.bidsOf(s)
      if (typeof a !== 'number' || typeof b !== 'number') return
      go.reveal()
      of.opened(s, [a, b], go)
      of.write(s, NO_BIDS)
      go.end()
    },
  })
  const bid = step<S>({
    seat: 'private',
    prompt: (known, f) => of.prompt(known, f.side),
    answers: {
      bid: ofPick<S, null, null, number>({
        intent: 'act',
        rule: of.rule,
        values: numbers,
        whyNot: (known, f, value) =>
          value > of.limit(known, f.side) && {
            rule: of.rule,
            why: `no more than ${of.limit(known, f.side)} can be given`,
          },
        label: of.label,
        do(s, f, value, go) {
          const bids = of.bidsOf(s)
          of.write(s, withBid(bids, f.side, value))
          go.end()
        },
      }),
    },
  })
  return { both: both as unknown as Step<S>, bid: bid as unknown as Step<S> }
}
