import { createEngine } from '../../src/core/engine/engine'
import type { HexId } from '../../src/core/ids'
import { beginHistory } from '../../src/core/save/history'
import { createSession, type Session } from '../../src/store/session'
import { presentState } from '../../src/store/session-state'
import type { PeerGame, PeerOptions } from './boardgame-io'
import { type Drill, drillOf, drillSetting } from './drill'
import { firstHexOf } from './drill-field'
import { drillOrders } from './drill-orders'
import { type Finding, milliseconds, proveEqual, times } from './finding'
import { actionOf } from './moves'
import { compare } from './stopwatch'

const MOVES = 500
const UNITS = 900
const ROUNDS = 9
const WANTED_MS = 50

const orders = drillOrders(UNITS, MOVES)

/** Taking back every move and doing it again, through the session, against boardgame.io; and what the past weighs. */
export function measureTakingBack(startPeer: (options: PeerOptions) => PeerGame): Finding[] {
  const heap = { before: usedHeap(), played: 0, after: 0 }
  const session = playedSession()
  heap.played = usedHeap()
  proveSession(session)
  heap.after = usedHeap()
  const peer = playedPeer(startPeer)
  provePeer(peer)

  const took = compare({ ours: () => () => thereAndBack(session), peer: () => () => peerThereAndBack(peer) }, ROUNDS)
  return [
    {
      what: `${MOVES} undos and ${MOVES} redos, ${UNITS} units, against boardgame.io`,
      ours: milliseconds(took.ours),
      peer: milliseconds(took.peer),
      ratio: `${times(took.peer / took.ours)} faster`,
      wanted: `under ${WANTED_MS} ms`,
      holds: took.ours < WANTED_MS,
      numbers: { oursMs: took.ours, peerMs: took.peer, ratio: took.peer / took.ours },
    },
    {
      what: `heap: ${MOVES} moves kept; then undone and redone`,
      ours: `${megabytes(heap.played - heap.before)}; ${megabytes(heap.after - heap.played)} more`,
      peer: '',
      ratio: '',
      wanted: null,
      holds: true,
      numbers: { beforeBytes: heap.before, playedBytes: heap.played, afterBytes: heap.after },
    },
  ]
}

function playedSession(): Session<Drill> {
  const engine = createEngine(drillOf(UNITS))
  const session = createSession(engine, beginHistory(engine, drillSetting, 1))
  for (const order of orders.legal) if (!session.dispatch(actionOf(order))) throw new Error('an order was refused')
  return session
}

function playedPeer(startPeer: (options: PeerOptions) => PeerGame): PeerGame {
  const game = startPeer({ units: UNITS, undo: true, tuned: true })
  orders.legal.forEach(order => void game.play(order))
  return game
}

const undoAll = (session: Session<Drill>): void => {
  for (let i = 0; i < MOVES; i++) session.undo({ agreed: true })
}
const redoAll = (session: Session<Drill>): void => {
  for (let i = 0; i < MOVES; i++) session.redo()
}

function thereAndBack(session: Session<Drill>): void {
  undoAll(session)
  redoAll(session)
}

function peerThereAndBack(peer: PeerGame): void {
  for (let i = 0; i < MOVES; i++) peer.undo()
  for (let i = 0; i < MOVES; i++) peer.redo()
}

const beginning: readonly HexId[] = Array.from({ length: UNITS }, (_, unit) => firstHexOf(unit))
const positions = (session: Session<Drill>) => presentState(session.store.getState()).units.map(unit => unit.hex)

function proveSession(session: Session<Drill>): void {
  undoAll(session)
  proveEqual('our position, all taken back', positions(session), beginning)
  redoAll(session)
  proveEqual('our position, all done again', positions(session), orders.final)
}

function provePeer(peer: PeerGame): void {
  for (let i = 0; i < MOVES; i++) peer.undo()
  proveEqual("the peer's position, all taken back", peer.positions(), beginning)
  for (let i = 0; i < MOVES; i++) peer.redo()
  proveEqual("the peer's position, all done again", peer.positions(), orders.final)
}

const megabytes = (bytes: number): string => `${(bytes / 1048576).toFixed(1)} MB`

function usedHeap(): number {
  if (!globalThis.gc) throw new Error('run with --expose-gc')
  globalThis.gc()
  return process.memoryUsage().heapUsed
}
