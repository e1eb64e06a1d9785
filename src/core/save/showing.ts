import type { Engine } from '../engine/engine'
import type { GameLook } from '../engine/game-look'
import { battleStageOf, focusOf, pathOf, primaryOf } from '../engine/hand'
import type { Viewer } from '../engine/module'
import { outlookOf } from '../engine/outlook'
import { type GameState, owedFrame } from '../engine/state'
import type { Choice } from '../engine/step'
import type { UnitId } from '../ids'
import { type Problem, problem } from './problems'

const VIEWERS: readonly Viewer[] = [0, 1, 'table']
/** Enough to see whether the chances can be found at all. */
const TRIES = 20
/** Ways, and all the facts of a unit, are shown one at a time and cost most: a few show whether they can be. */
const FEW = 12

/**
 * Asks a loaded position what a screen will ask of it, since a forged one can pass every audit and still leave the rules or the look
 * at a loss: the place in the file and what went wrong, or null when it can be shown and played on.
 */
export function showProblem<S extends GameState>(engine: Engine<S>, s: S, at: string): Problem | null {
  const frame = `${at}.frames[${s.frames.length - 1}]`
  return (
    attempt(frame, 'a decision that can be put to its side', () => askDecision(engine, s)) ??
    attempt(at, 'a position that can be shown', () => {
      // Where nothing is hidden all see the same.
      for (const known of new Set(VIEWERS.map(viewer => engine.view(s, viewer)))) askLook(engine, known)
    })
  )
}

function attempt(path: string, expected: string, ask: () => void): Problem | null {
  try {
    ask()
    return null
  } catch (error) {
    return problem(path, expected, error instanceof Error ? error.message : String(error))
  }
}

function askDecision<S extends GameState>(engine: Engine<S>, s: S): void {
  const frame = owedFrame(s)
  if (frame === null) return
  const { game } = engine
  engine.prompt(s)
  const choices = [...engine.choices(s)]
  if (choices.length === 0) throw new Error('nothing to choose')
  engine.forecast(s)
  outlookOf(engine, s, frame.side, { tries: TRIES })
  const known = engine.view(s, frame.side)
  primaryOf(game, known)
  for (const { action } of choices.filter(hasWay).slice(0, FEW)) pathOf(game, known, action)
}

const hasWay = ({ action }: Choice): boolean => action.hex !== undefined

function askLook<S extends GameState>({ game }: Engine<S>, known: S): void {
  game.sides(known.setting, known)
  game.secretsIn?.(known)
  game.stageOf?.(known)
  battleStageOf(game, known)
  focusOf(game, known)
  const { look } = game
  if (look === undefined) return
  for (const unit of game.counters.keys()) askUnit(look, known, unit as UnitId)
  const stacks = look.stacks(known)
  for (const hex of stacks.keys()) {
    look.hexLine(known, hex)
    look.hexFacts?.(known, hex)
  }
  for (const unit of [...stacks.values()].flat().slice(0, FEW)) look.unitFacts(known, unit)
  look.boxes(known)
  look.markers(known)
  look.calendar(known)
  look.phases(known)
  look.pools(known)
  look.tracks?.(known)
  look.ledger?.(known)
  look.forces(known)
  look.onlooking?.(known)
  look.score(known)
  look.tables(known.setting)
  look.battle(known)
  for (const side of [0, 1] as const) look.sightings?.of(known, side)
  for (const overlay of look.overlays) if (!overlay.hover) overlay.picture(known, null)
}

function askUnit<S extends GameState>(look: GameLook<S>, known: S, unit: UnitId): void {
  look.sideOf(known, unit)
  look.face(known, unit)
  look.spot(known, unit)
  look.unitLine(known, unit)
}
