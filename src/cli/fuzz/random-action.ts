import { type Pick, seededPick } from '../../core/dice'
import type { Engine, Moved } from '../../core/engine/engine'
import { DiceWanted } from '../../core/engine/errors'
import type { GameState } from '../../core/engine/state'
import { owedFrame } from '../../core/engine/state'
import type { Action, Choice } from '../../core/engine/step'
import type { HexId, UnitId } from '../../core/ids'
import type { Json } from '../../core/json'

export { type Pick, seededPick }

/** How a die falls that the players roll themselves: 1 to `sides`. */
export type Fate<S extends GameState> = (s: S, why: string, sides: number, pick: Pick) => number

/** Who plays in a fuzzed game. A policy only chooses among what is legal; one that waits for rare dice may load its own. */
export type Policy<S extends GameState> = {
  (s: S, choices: readonly Choice[], pick: Pick): Choice
  readonly dice?: Fate<S>
}

/** Half the time any choice, half the time any kind of choice first: otherwise rare kinds drown among thousands of hexes. */
export function randomChoice(choices: readonly Choice[], pick: Pick): Choice {
  if (pick(2) === 0) return choices[pick(choices.length)] as Choice
  const kinds = [...new Set(choices.map(choice => choice.action.kind))]
  const kind = kinds[pick(kinds.length)]
  const ofKind = choices.filter(choice => choice.action.kind === kind)
  return ofKind[pick(ofKind.length)] as Choice
}

const fairly: Fate<GameState> = (_s, _why, sides, pick) => pick(sides) + 1

/** Applies an action; where the players roll their own dice, such as `fate` gives are put in until none is wanted. */
export function applyWithDice<S extends GameState>(
  engine: Engine<S>,
  s: S,
  action: Action,
  pick: Pick,
  fate: Fate<S> = fairly,
): { action: Action; moved: Moved<S> } {
  let tried = action
  for (;;) {
    try {
      return { action: tried, moved: engine.apply(s, tried) }
    } catch (error) {
      if (!(error instanceof DiceWanted)) throw error
      tried = { ...tried, dice: [...(tried.dice ?? []), fate(s, error.why, error.sides, pick)] }
    }
  }
}

const ODD_PICKS: readonly Json[] = [null, -1, 0, 1, 99, '', 'nonsense', [], {}]

/** Answers of the right form that may or may not be legal: what a hand-written file or a wild click could send. */
export function wildActions<S extends GameState>(
  engine: Engine<S>,
  s: S,
  legal: readonly Choice[],
  count: number,
  pick: Pick,
): Action[] {
  const frame = owedFrame(s)
  const answers = frame ? Object.entries(engine.game.steps[frame.step]?.answers ?? {}) : []
  if (answers.length === 0) return []
  const picks = [
    ...ODD_PICKS,
    ...legal.flatMap(choice => (choice.action.pick === undefined ? [] : [choice.action.pick])),
  ]
  const boxes = ['no box', ...engine.game.map.boxes.map(({ id }) => id)]
  return Array.from({ length: count }, () => {
    const [kind, fields] = answers[pick(answers.length)] as (typeof answers)[number]
    return {
      kind,
      ...(fields.includes('unit') ? { unit: pick(engine.game.counters.length) as UnitId } : {}),
      ...(fields.includes('other') ? { other: pick(engine.game.counters.length) as UnitId } : {}),
      ...(fields.includes('hex') ? { hex: pick(engine.game.map.grid.size) as HexId } : {}),
      ...(fields.includes('box') ? { box: boxes[pick(boxes.length)] as string } : {}),
      ...(fields.includes('pick') ? { pick: picks[pick(picks.length)] as Json } : {}),
    }
  })
}
