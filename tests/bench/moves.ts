import { createEngine, type Engine } from '../../src/core/engine/engine'
import type { Action } from '../../src/core/engine/step'
import type { PeerGame, PeerOptions } from './boardgame-io'
import { quietly } from './boardgame-io'
import { type Drill, drillOf, drillSetting } from './drill'
import { drillOrders, type Order, type Orders } from './drill-orders'
import { type Finding, milliseconds, proveEqual, times } from './finding'
import { compare } from './stopwatch'

const MOVES = 1000
const ROUNDS = 11
/** We play the script several times in a round, so that both are timed for long enough. */
const OUR_RUNS = 8
const WANTED = 10

export const actionOf = (order: Order): Action => ({ kind: 'march', ...order })

/** Scripted moves, each checked and applied, against boardgame.io. */
export function measureMoves(startPeer: (options: PeerOptions) => PeerGame): Finding[] {
  return [150, 900].flatMap(units => measureAt(units, startPeer))
}

function measureAt(units: number, startPeer: (options: PeerOptions) => PeerGame): Finding[] {
  const orders = drillOrders(units, MOVES)
  const actions = orders.legal.map(actionOf)
  const engine = createEngine(drillOf(units))
  proveOurs(engine, orders)
  for (const tuned of [false, true]) provePeer(startPeer({ units, tuned }), orders)

  const peerRun = (tuned: boolean) => () => {
    const game = startPeer({ units, tuned })
    return () => orders.legal.forEach(order => void game.play(order))
  }
  const took = compare(
    {
      ours: () => {
        const { state } = engine.begin(drillSetting, 1)
        return () => {
          for (let run = 0; run < OUR_RUNS; run++) actions.reduce((s, action) => engine.apply(s, action).state, state)
        }
      },
      taught: peerRun(false),
      tuned: peerRun(true),
    },
    ROUNDS,
  )
  const ours = took.ours / OUR_RUNS
  const wanted = units === 900 ? WANTED : null
  return [
    findingOf(`move, ${units} units, against boardgame.io as its manual teaches`, ours, took.taught, wanted),
    findingOf(`move, ${units} units, against boardgame.io tuned by hand`, ours, took.tuned, null),
  ]
}

function findingOf(what: string, ours: number, peer: number, wanted: number | null): Finding {
  return {
    what,
    ours: milliseconds(ours / MOVES),
    peer: milliseconds(peer / MOVES),
    ratio: `${times(peer / ours)} faster`,
    wanted: wanted === null ? null : `at least ${wanted}x`,
    holds: wanted === null || peer / ours >= wanted,
    numbers: { oursMs: ours / MOVES, peerMs: peer / MOVES, ratio: peer / ours },
  }
}

function proveOurs(engine: Engine<Drill>, { legal, illegal, final }: Orders): void {
  let { state } = engine.begin(drillSetting, 1)
  for (const [index, order] of legal.entries()) {
    const bad = illegal.get(index)
    if (bad && engine.check(state, actionOf(bad)).length === 0) throw new Error(`we allow illegal order ${index}`)
    state = engine.apply(state, actionOf(order)).state
  }
  proveEqual(
    'our final positions',
    state.units.map(unit => unit.hex),
    final,
  )
}

function provePeer(game: PeerGame, { legal, illegal, final }: Orders): void {
  for (const [index, order] of legal.entries()) {
    const bad = illegal.get(index)
    if (bad) {
      const before = game.positions()
      quietly(() => game.play(bad))
      proveEqual(`the peer after illegal order ${index}`, game.positions(), before)
    }
    game.play(order)
  }
  proveEqual("the peer's final positions", game.positions(), final)
}
