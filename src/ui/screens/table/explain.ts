import type { Engine } from '../../../core/engine/engine'
import { type GameState, owedFrame } from '../../../core/engine/state'
import type { Action, Choice, Refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'

export type Clicked = { readonly hex: HexId | null; readonly box?: string; readonly units: readonly UnitId[] }

type Asked<S extends GameState> = {
  readonly engine: Engine<S>
  readonly truth: S
  readonly choices: readonly Choice[]
  readonly clicked: Clicked
  /** What is in hand: then a click means where it is to go, and nothing that is to be picked. */
  readonly hand?: readonly UnitId[]
  /** The place itself is meant, not who stands there. */
  readonly isPlaceMeant?: boolean
}

/**
 * The one reason why a click is no answer. What could be meant by it is tried in turn, the nearest first: where what is in hand is
 * to go, then who is to be picked; the kinds of answer that are open to other hexes and units before all others.
 */
export function reasonAgainst<S extends GameState>(asked: Asked<S>): Refusal | null {
  const { engine, truth, choices, clicked } = asked
  const frame = owedFrame(truth)
  const step = frame === null ? undefined : engine.game.steps[frame.step]
  if (step === undefined) return null
  // A game may lay out counters that stand for what the viewer cannot know; no answer can name them.
  const units = clicked.units.filter(unit => unit < engine.game.counters.length)
  for (const kind of kindsInTurn(asked, step.answers, step.kinds ?? {})) {
    for (const action of meant(kind, step.answers[kind] ?? [], choices, { ...clicked, units })) {
      const [first] = engine.check(truth, action)
      if (first !== undefined) return first
    }
  }
  return null
}

type Fields = { readonly [kind: string]: readonly string[] }
type Kinds = { readonly [kind: string]: { readonly intent: string } }

function kindsInTurn<S extends GameState>(asked: Asked<S>, answers: Fields, kinds: Kinds): readonly string[] {
  const { choices, clicked, hand = [], isPlaceMeant = false } = asked
  const open = new Set(choices.map(choice => choice.action.kind))
  const isPick = (kind: string): boolean => kinds[kind]?.intent === 'pick'
  const isPlace = (kind: string): boolean => ['hex', 'box'].some(field => answers[kind]?.includes(field))
  // With something in hand nothing is said of picking; nor where the place is meant, as an empty hex is.
  const isForPlace = hand.length > 0 || isPlaceMeant || clicked.units.length === 0
  const rank = (kind: string): number => (isForPlace ? Number(!isPlace(kind) || isPick(kind)) : Number(!open.has(kind)))
  return Object.keys(answers)
    .map((kind, at) => ({ kind, at }))
    .sort((a, b) => rank(a.kind) - rank(b.kind) || a.at - b.at)
    .map(({ kind }) => kind)
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
