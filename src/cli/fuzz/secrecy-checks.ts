import { isDeepStrictEqual } from 'node:util'
import type { Engine, Moved } from '../../core/engine/engine'
import { viewerOf } from '../../core/engine/hand'
import type { Viewer } from '../../core/engine/module'
import { type GameState, isFreeToTakeBack, type LogEntry, owedFrame, owedSide } from '../../core/engine/state'
import type { Action, Choice } from '../../core/engine/step'
import { otherSide, type Side } from '../../core/ids'
import { applyWithDice, type Pick } from './random-action'

const VIEWERS: readonly Viewer[] = [0, 1, 'table']

/** Nobody's screen changes with what they may not know: each view is the same in another truth the viewer cannot tell from this one. */
export function viewFaults<S extends GameState>(engine: Engine<S>, s: S, pick: Pick): string[] {
  const { game } = engine
  const found: string[] = []
  for (const viewer of VIEWERS) {
    const seen = game.view(s, viewer)
    if (!isDeepStrictEqual(game.view(seen, viewer), seen))
      found.push(`view: what ${viewer} sees changes when seen again`)
    if (!game.otherTruth) {
      if (seen !== s) found.push('view: the game has secrets but gives no otherTruth')
      continue
    }
    const other = game.otherTruth(s, viewer, pick)
    if (!isDeepStrictEqual(game.view(other, viewer), seen))
      found.push(
        `view: ${viewer} sees something that must stay hidden${firstDifference(game.view(other, viewer), seen)}`,
      )
    if (viewer === askedOf(engine, s)) found.push(...decisionFaults(engine, s, other))
    if (game.secretsIn?.(s) === false && !isDeepStrictEqual(seen, s))
      found.push(`view: something is hidden from ${viewer} where nothing is said to be`)
  }
  return found
}

/** An open decision must not even depend on what only its own side knows. */
function askedOf<S extends GameState>({ game }: Engine<S>, s: S): Viewer | null {
  const owed = owedFrame(s)
  return owed === null ? null : viewerOf(game, owed)
}

function decisionFaults<S extends GameState>(engine: Engine<S>, s: S, other: S): string[] {
  const asked = (state: S) => [engine.prompt(state), [...engine.choices(state)], engine.forecast(state)]
  return isDeepStrictEqual(asked(s), asked(other))
    ? []
    : ['choices: prompt, choices or forecast change with what the side may not know']
}

/** An action that teaches its side something, or lets dice fall, must be sealed: otherwise it could be taken back for free. */
export function sealFaults<S extends GameState>(
  engine: Engine<S>,
  s: S,
  action: Action,
  moved: Moved<S>,
  pick: Pick,
): string[] {
  const found: string[] = []
  const { state: after, log } = moved
  const diceFell = !isDeepStrictEqual(s.rng, after.rng) || log.some(entry => entry.kind === 'roll')
  if (diceFell && after.seal <= s.seal) found.push('seal: dice fell without a seal')
  const side = owedSide(s)
  if (side === null || !engine.game.otherTruth) return found
  const other = engine.game.otherTruth(s, side, pick)
  if (engine.check(other, action).length > 0)
    return [...found, 'check: the answer depends on what the side may not know']
  const { dice: _fallen, ...bare } = action
  const elsewhere = applyWithDice(engine, other, bare, pick).moved
  const learnt = !isDeepStrictEqual(afterwards(engine, moved, side), afterwards(engine, elsewhere, side))
  // Walking in and finding nothing teaches as much as finding something.
  if (learnt && isFreeToTakeBack(s, after)) found.push('seal: the side learnt something without a seal')
  return found
}

const afterwards = <S extends GameState>(engine: Engine<S>, moved: Moved<S>, viewer: Viewer) => [
  { ...engine.view(moved.state, viewer), rng: null, logged: null },
  readLog(engine, moved.log, viewer),
]

const readLog = <S extends GameState>(engine: Engine<S>, log: readonly LogEntry[], viewer: Viewer): LogEntry[] =>
  log.flatMap(entry => engine.read(entry, viewer) ?? [])

/**
 * Two actions that look alike on the other side's board must look alike in its log. What is decided on the open table everybody has
 * seen: bombers may miss together or one by one, and the log may say which.
 */
export function logFaults<S extends GameState>(
  engine: Engine<S>,
  s: S,
  moved: Moved<S>,
  legal: readonly Choice[],
  pick: Pick,
): string[] {
  const side = owedSide(s)
  if (side === null || !engine.game.otherTruth || askedOf(engine, s) === 'table') return []
  const viewer: Side = otherSide(side)
  const alternative = applyWithDice(engine, s, (legal[pick(legal.length)] as Choice).action, pick).moved
  // Dice are open to both and may show the same board by different ways.
  if ([...moved.log, ...alternative.log].some(entry => entry.kind === 'roll')) return []
  const [boardA, logA] = afterwards(engine, moved, viewer)
  const [boardB, logB] = afterwards(engine, alternative, viewer)
  return isDeepStrictEqual(boardA, boardB) && !isDeepStrictEqual(logA, logB)
    ? ['log: it tells the other side what its board hides']
    : []
}

/** Where two views part, for the report. */
function firstDifference(a: unknown, b: unknown, path = ''): string {
  if (isDeepStrictEqual(a, b)) return ''
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return ` at ${path}: ${JSON.stringify(a)} or ${JSON.stringify(b)}`
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const inner = firstDifference(
      (a as Record<string, unknown>)[key],
      (b as Record<string, unknown>)[key],
      path === '' ? key : `${path}.${key}`,
    )
    if (inner) return inner
  }
  return ` at ${path}`
}
