import { createEngine, type Engine } from '../../../core/engine/engine'
import type { GameState } from '../../../core/engine/state'
import { findGame } from '../../find-game'
import type { Io } from '../../io'
import type { Block } from './blocks'
import type { GameLine } from './night-lines'
import { type Policies, playLine } from './play-line'

/** What a worker tells. `ready` asks for the next block. */
export type WorkerMessage =
  | { readonly say: 'ready' }
  | { readonly say: 'begun'; readonly seed: number }
  | { readonly say: 'at'; readonly actions: number }
  | { readonly say: 'line'; readonly line: GameLine }

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Plays the blocks it is sent, one after the other, and tells each finished game. */
export function workerFor(io: Io, policies: Policies, tell: (message: WorkerMessage) => void) {
  const engines = new Map<string, Engine<GameState>>()
  const seen = new Set<string>()
  async function engineOf(id: string): Promise<Engine<GameState>> {
    const engine = engines.get(id) ?? createEngine(await findGame(io, id))
    engines.set(id, engine)
    return engine
  }
  return async function play(block: Block): Promise<void> {
    const engine = await engineOf(block.game)
    const progress = (actions: number) => tell({ say: 'at', actions })
    for (const seed of block.seeds) {
      tell({ say: 'begun', seed })
      tell({ say: 'line', line: playLine(engine, block.scenario, seed, { policies, seen, cpuMs, progress }) })
      await new Promise(setImmediate)
    }
    tell({ say: 'ready' })
  }
}

/** The worker as a process of its own, spoken to by its parent; it ends with it. */
export function runWorker(io: Io, policies: Policies): Promise<never> {
  const play = workerFor(io, policies, message => process.send?.(message))
  process.on('message', (block: Block) => void play(block))
  process.on('disconnect', () => process.exit(0))
  // Ctrl-C goes to all processes of the terminal; the parent decides when a worker ends.
  process.on('SIGINT', () => {})
  process.send?.({ say: 'ready' } satisfies WorkerMessage)
  return new Promise(() => {})
}
