import * as v from 'valibot'
import type { Json } from '../core/json'
import { type Read, readShape } from '../core/save/problems'
import { fieldMessage, json } from '../core/save/shape'

const text = v.string('text')
const whole = v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'a whole number'))

/** What the list of saved games shows, and what every write checks and moves on. */
const gameSchema = v.strictObject(
  {
    id: text,
    game: text,
    title: text,
    scenario: text,
    options: json.schema,
    charts: json.schema,
    seed: whole,
    created: whole,
    updated: whole,
    turn: whole,
    over: v.boolean('true or false'),
    /** The moment the game stands at; later ones can be redone. */
    cursor: whole,
    /** Dice that were being waited for. */
    pending: json.schema,
    /** Grows each time a tab opens the game: only the last opener may write. */
    epoch: whole,
  },
  fieldMessage,
)
export type GameRow = v.InferOutput<typeof gameSchema>

/** One moment: an action, or a position that play went on from. Never rewritten while the game goes forward. */
const momentSchema = v.strictObject(
  {
    saved: text,
    index: whole,
    action: json.schema,
    sum: v.nullable(text),
    start: json.schema,
    rules: whole,
  },
  fieldMessage,
)
export type MomentRow = v.InferOutput<typeof momentSchema>

/** The position the game stands at, in case its actions no longer lead there. */
const positionSchema = v.strictObject({ saved: text, position: json.schema, rules: whole }, fieldMessage)
export type PositionRow = v.InferOutput<typeof positionSchema>

const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (row: unknown, at: string): Read<T> =>
    readShape({ schema, write: value => value as Json }, row, at)

export const readGameRow = reader<GameRow>(gameSchema)
export const readMomentRow = reader<MomentRow>(momentSchema)
export const readPositionRow = reader<PositionRow>(positionSchema)
