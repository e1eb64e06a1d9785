import { type Pick, seededPick } from '../dice'
import type { Engine } from '../engine/engine'
import type { GameState } from '../engine/state'
import type { Choice } from '../engine/step'
import { auditSafely } from './position'

/** Answers to the question a position puts, spread over all there are. */
const FIRST_ANSWERS = 24
/** Games played on a little, at random but always the same. */
const WALKS = 6
const LONGEST_WALK = 25

/**
 * Plays a little way on from a position that no play is known to have led to, since a forged one can pass every audit and still lead
 * to one that makes no sense a few answers later, which could then be stored but never opened again. What went wrong, or null.
 */
export function trialFault<S extends GameState>(engine: Engine<S>, s: S): string | null {
  try {
    return firstAnswersFault(engine, s) ?? walksFault(engine, s)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

function firstAnswersFault<S extends GameState>(engine: Engine<S>, s: S): string | null {
  if (s.outcome !== null) return null
  const choices = [...engine.choices(s)]
  const apart = Math.max(1, choices.length / FIRST_ANSWERS)
  const pick = seededPick(0)
  for (let at = 0; at < choices.length; at += apart) {
    const fault = faultAfter(engine, answered(engine, s, choices[Math.floor(at)] as Choice, pick))
    if (fault !== null) return fault
  }
  return null
}

function walksFault<S extends GameState>(engine: Engine<S>, s: S): string | null {
  for (let walk = 1; walk <= WALKS; walk++) {
    const pick = seededPick(walk)
    let now = s
    for (let step = 0; step < LONGEST_WALK && now.outcome === null; step++) {
      now = answered(engine, now, anyAnswer([...engine.choices(now)], pick), pick)
      const fault = faultAfter(engine, now)
      if (fault !== null) return fault
    }
  }
  return null
}

/** Any kind of answer first: otherwise rare kinds drown among thousands of hexes. */
function anyAnswer(choices: readonly Choice[], pick: Pick): Choice {
  const kinds = [...new Set(choices.map(({ action }) => action.kind))]
  if (kinds.length === 0) throw new Error('nothing to choose')
  const kind = kinds[pick(kinds.length)]
  const ofKind = choices.filter(({ action }) => action.kind === kind)
  return ofKind[pick(ofKind.length)] as Choice
}

const answered = <S extends GameState>(engine: Engine<S>, s: S, { action }: Choice, pick: Pick): S =>
  engine.applyWith(s, action, sides => pick(sides) + 1).state

const faultAfter = <S extends GameState>(engine: Engine<S>, s: S): string | null =>
  auditSafely(engine.game, s)[0] ?? null
