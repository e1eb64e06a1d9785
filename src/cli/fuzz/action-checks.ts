import { isDeepStrictEqual } from 'node:util'
import type { Engine, Moved } from '../../core/engine/engine'
import { GameFault } from '../../core/engine/errors'
import type { GameState } from '../../core/engine/state'
import type { Action, Choice } from '../../core/engine/step'
import { handFaults } from './hand-checks'
import { quickFaults, saveFaults, wordFaults } from './position-checks'
import { type Pick, seededPick } from './random-action'
import { logFaults, sealFaults, viewFaults } from './secrecy-checks'

/** Whether every promise is checked, or only those that are quick to check. */
export type Depth = 'deep' | 'quick'

/** Checks draw from a sequence of their own for each action, so that a game is the same however deeply it is checked. */
export const checkingPick = (seed: number, count: number): Pick =>
  seededPick((Math.imul(seed, 0x9e3779b1) ^ Math.imul(count + 1, 0x85ebca6b)) >>> 0)

/** What must hold before a decision is answered. */
export const faultsBefore = <S extends GameState>(
  engine: Engine<S>,
  s: S,
  legal: readonly Choice[],
  pick: Pick,
  depth: Depth,
): string[] =>
  depth === 'deep'
    ? [...quickFaults(engine, s, legal, pick), ...saveFaults(engine, s), ...viewFaults(engine, s, pick)]
    : quickFaults(engine, s, legal, pick)

/** What must hold of an answer and where it led. */
export function faultsAfter<S extends GameState>(
  engine: Engine<S>,
  s: S,
  action: Action,
  moved: Moved<S>,
  legal: readonly Choice[],
  pick: Pick,
  depth: Depth,
): string[] {
  const found: string[] = []
  for (const entry of moved.log)
    if (entry.rule !== null) found.push(...wordFaults(engine, `log ${entry.kind}`, entry.rule, entry.kind))
  if (moved.state.logged !== s.logged + moved.log.length) found.push('log: its length is not the position’s')
  found.push(...handFaults(engine, s, action, moved))
  if (depth === 'quick') return found
  if (!isDeepStrictEqual(engine.apply(s, action), moved))
    found.push('redo: the same action from the same position leads elsewhere')
  return [...found, ...sealFaults(engine, s, action, moved, pick), ...logFaults(engine, s, moved, legal, pick)]
}

/** What the rules threw, in words. */
export function thrownFault(error: unknown): string {
  if (!(error instanceof GameFault)) return `crash: ${stackOf(error)}`
  return `rules: ${error.message}${error.cause instanceof Error ? `\n${error.cause.stack}` : ''}`
}

const stackOf = (error: unknown): string => (error instanceof Error ? (error.stack ?? error.message) : String(error))
