import { createRequire } from 'node:module'
import type { HexId } from '../../src/core/ids'
import { firstHexOf, isBeside, STACKING } from './drill-field'
import type { Order } from './drill-orders'

/** What we use of boardgame.io 0.50.2. Written down here because its own types are there only once it is installed. */
type Units = { hex: HexId; steps: number }[]
type State = { readonly G: { readonly units: Units } }
type Client = {
  readonly moves: { readonly march: (unit: number, hex: HexId) => void }
  getState(): State | null
  undo(): void
  redo(): void
}
type Package = {
  readonly Client: (options: object) => Client
  readonly INVALID_MOVE: string
  /** immer's: the plain state behind a draft. */
  readonly original: (draft: object) => object
}

export type PeerGame = {
  play(order: Order): void
  positions(): HexId[]
  undo(): void
  redo(): void
}

export type PeerOptions = {
  readonly units: number
  readonly undo?: boolean
  /** Test legality on the plain state behind the draft, which its manual does not teach, but which costs it far less. */
  readonly tuned?: boolean
}

export function loadBoardgameIo(folder: string): (options: PeerOptions) => PeerGame {
  const load = createRequire(`${folder}/package.json`)
  const peer: Package = {
    ...load('boardgame.io/client'),
    ...load('boardgame.io/core'),
    original: load('immer').original,
  }
  return options => startGame(peer, options)
}

function startGame(peer: Package, { units, undo = false, tuned = false }: PeerOptions): PeerGame {
  type Move = { G: { units: Units } }
  const march = ({ G }: Move, unit: number, hex: HexId) => {
    const seen = tuned ? (peer.original(G) as { units: Units }).units : G.units
    if (!isBeside((seen[unit] as Units[number]).hex, hex)) return peer.INVALID_MOVE
    let count = 0
    for (const each of seen) if (each.hex === hex) count++
    if (count >= STACKING) return peer.INVALID_MOVE
    ;(G.units[unit] as Units[number]).hex = hex
  }
  const setup = () => ({ units: Array.from({ length: units }, (_, unit) => ({ hex: firstHexOf(unit), steps: 2 })) })
  const client = peer.Client({ game: { name: 'drill', disableUndo: !undo, setup, moves: { march } }, debug: false })
  return {
    play: ({ unit, hex }) => client.moves.march(unit, hex),
    positions: () => (client.getState() as State).G.units.map(unit => unit.hex),
    undo: () => client.undo(),
    redo: () => client.redo(),
  }
}

/** It tells the console about every refused move. */
export function quietly<T>(work: () => T): T {
  const { error } = console
  console.error = () => {}
  try {
    return work()
  } finally {
    console.error = error
  }
}
