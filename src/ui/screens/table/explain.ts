import type { Engine } from '../../../core/engine/engine'
import { type GameState, owedFrame } from '../../../core/engine/state'
import type { Action, Choice, Refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'

type Clicked = { readonly hex: HexId | null; readonly units: readonly UnitId[] }

/** More would hide the map and be read by nobody. */
const MOST_REASONS = 4

/**
 * All that speaks against a click being an answer. What could be meant by it is tried: first the kinds of answer that are open to
 * other hexes and units right now; when those say nothing, of all that the step knows the first kind that speaks against it.
 */
export function reasonsAgainst<S extends GameState>(
  engine: Engine<S>,
  truth: S,
  choices: readonly Choice[],
  clicked: Clicked,
): readonly Refusal[] {
  const frame = owedFrame(truth)
  const answers = frame === null ? undefined : engine.game.steps[frame.step]?.answers
  if (answers === undefined) return []
  const open = new Set(choices.map(choice => choice.action.kind))
  const kinds = Object.keys(answers)
  // A game may lay out counters that stand for what the viewer cannot know; no answer can name them.
  const units = clicked.units.filter(unit => unit < engine.game.counters.length)
  const found = refusalsOf(kinds.filter(kind => open.has(kind)))
  if (found.length > 0) return found.slice(0, MOST_REASONS)
  const first = kinds.map(kind => refusalsOf([kind])).find(each => each.length > 0)
  return first?.slice(0, MOST_REASONS) ?? []

  function refusalsOf(tried: readonly string[]): readonly Refusal[] {
    const all = tried.flatMap(kind =>
      meant(kind, answers?.[kind] ?? [], choices, { ...clicked, units }).flatMap(action => engine.check(truth, action)),
    )
    return all.filter((each, at) => all.findIndex(other => other.why === each.why) === at)
  }
}

function meant(kind: string, fields: readonly string[], choices: readonly Choice[], { hex, units }: Clicked): Action[] {
  const namesHex = fields.includes('hex')
  const namesUnit = fields.includes('unit')
  if (!namesHex && !namesUnit) return []
  const alike = choices.map(choice => choice.action).filter(action => action.kind === kind)
  const places = namesHex ? (hex === null ? [] : [hex]) : [undefined]
  const named = namesHex ? distinct(alike.map(action => action.unit)) : units
  const who = namesUnit ? named : [undefined]
  const picks = fields.includes('pick') ? distinct(alike.map(action => action.pick)) : [undefined]
  return places.flatMap(place =>
    who.flatMap(unit =>
      picks.map(pick => ({
        kind,
        ...(place === undefined ? {} : { hex: place }),
        ...(unit === undefined ? {} : { unit }),
        ...(pick === undefined ? {} : { pick }),
      })),
    ),
  )
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]
