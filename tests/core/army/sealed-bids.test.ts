import { describe, expect, it } from 'vitest'
import { type Bids, bidShape, NO_BIDS, sealedBids, viewOfBids } from '../../../src/core/army/sealed-bids'
import { createEngine } from '../../../src/core/engine/engine'
import { automatic } from '../../../src/core/engine/make-step'
import type { GameModule } from '../../../src/core/engine/module'
import type { GameState } from '../../../src/core/engine/state'
import { readShape } from '../../../src/core/save/problems'
import * as shape from '../../../src/core/save/shape'
import { duel } from '../engine/duel-game'

type Auction = GameState & { bids: Bids; opened: readonly number[] }

const { both, bid } = sealedBids<Auction>({
  rule: 'B.1',
  most: 5,
  bidsOf: s => s.bids,
  write(s, bids) {
    s.bids = bids
  },
  limit: (_s, side) => (side === 0 ? 3 : 5),
  prompt: (_s, side) => ({ text: `Bid of side ${side}`, rule: 'B.1', waiting: 'bids' }),
  label: value => `Bid ${value}`,
  opened(s, bids) {
    s.opened = bids
  },
  bidStep: 'bid',
  first: 1,
})

const start = automatic<Auction>({
  enter: (_s, _f, go) => go.ask({ step: 'both', side: 0 }),
  resume: (s, _f, _value, go) => go.finish({ winner: null, level: 'sold', rule: 'B.1', facts: [...s.opened] }),
})

const auction = {
  ...duel,
  steps: { start, both, bid },
  setup: () => ({ turn: 1, own: { bids: NO_BIDS, opened: [] }, first: [{ step: 'start', side: 0 }] }),
  position: shape.fields({ bids: bidShape, opened: shape.list(shape.whole()) }),
  view: (s: Auction, viewer: 0 | 1 | 'table') => ({ ...s, bids: viewOfBids(s.bids, viewer) }),
} as unknown as GameModule<Auction>

const engine = createEngine(auction)
const begun = () => engine.begin({ scenario: 'only', options: {}, charts: null }, 1).state

describe('sealed bids', () => {
  it('are written one after the other, each unseen by the other side, and opened together', () => {
    const s = begun()
    expect(s.frames.at(-1)?.side).toBe(1)
    const first = engine.apply(s, { kind: 'bid', pick: 4 }).state
    expect(first.bids).toEqual([null, 4])
    expect(engine.view(first, 0).bids).toEqual([null, 'written'])
    expect(engine.view(first, 1).bids).toEqual([null, 4])
    expect(engine.view(first, 'table').bids).toEqual([null, 'written'])
    const second = engine.apply(first, { kind: 'bid', pick: 2 })
    expect(second.state.outcome?.facts).toEqual([2, 4])
    expect(second.state.bids).toEqual(NO_BIDS)
    expect(second.state.seal).toBe(first.seal + 1)
  })

  it('are refused above what a side has, and when there is no such number', () => {
    const second = engine.apply(begun(), { kind: 'bid', pick: 5 }).state
    expect(engine.check(second, { kind: 'bid', pick: 4 }).map(each => each.why)).toEqual([
      'no more than 3 can be given',
    ])
    expect(engine.check(second, { kind: 'bid', pick: 6 }).map(each => each.why)).toEqual(["there is no '6'"])
    expect([...engine.choices(second)]).toHaveLength(4)
  })

  it('are asked behind the curtain', () => {
    expect(auction.steps.bid?.seat).toBe('private')
  })

  it('stand in a file as they were written', () => {
    for (const bids of [NO_BIDS, [3, 'written'], [0, 7]] as Bids[])
      expect(readShape(bidShape, bidShape.write(bids), 'bids')).toEqual({ ok: true, value: bids })
    expect(readShape(bidShape, [1, 2, 3], 'bids').ok).toBe(false)
    expect(readShape(bidShape, [1, 'spoken'], 'bids').ok).toBe(false)
  })
})
