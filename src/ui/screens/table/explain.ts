import type { Engine } from '../../../core/engine/engine'
import { type GameState, owedFrame } from '../../../core/engine/state'
import type { Action, Choice, Refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'

type Clicked = { readonly hex: HexId | null; readonly box?: string; readonly units: readonly UnitId[] }

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

/** Every answer of a kind that the click could stand for, filled up with what the choices of that kind name. */
function meant(
  kind: string,
  fields: readonly string[],
  choices: readonly Choice[],
  { hex, box, units }: Clicked,
): Action[] {
  const names = (field: keyof Action): boolean => fields.includes(field)
  const isPlace = names('hex') || names('box')
  if (!isPlace && !names('unit')) return []
  const alike = choices.map(choice => choice.action).filter(action => action.kind === kind)
  const among = <Field extends keyof Action>(field: Field) => distinct(alike.map(action => action[field]))
  const hexes = names('hex') ? (hex === null ? [] : [hex]) : [undefined]
  const boxes = names('box') ? (box === undefined ? [] : [box]) : [undefined]
  const who = names('unit') ? (isPlace ? among('unit') : units) : [undefined]
  const others = names('other') ? among('other') : [undefined]
  const picks = names('pick') ? among('pick') : [undefined]
  let found: Action[] = [{ kind }]
  const fill = <Field extends keyof Action>(field: Field, values: readonly (Action[Field] | undefined)[]): void => {
    found = found.flatMap(action => values.map(value => (value === undefined ? action : { ...action, [field]: value })))
  }
  fill('hex', hexes)
  fill('box', boxes)
  fill('unit', who)
  fill('other', others)
  fill('pick', picks)
  return found
}

const distinct = <T>(values: readonly T[]): readonly T[] => [...new Set(values)]
