import * as v from 'valibot'
import type { Json } from '../core/json'
import { type Read, readShape } from '../core/save/problems'
import { seedShape } from '../core/save/save-file'
import { fieldMessage, json } from '../core/save/shape'

const text = v.string('text')
const whole = v.pipe(v.number('a whole number'), v.integer('a whole number'), v.minValue(0, 'a whole number'))
/** A clock may be wrong; that must not cost a game. */
const time = v.custom<number>(value => typeof value === 'number', 'a time')

/** What the list of saved games shows, and what every write checks and moves on. */
const gameSchema = v.strictObject(
  {
    id: text,
    game: text,
    title: text,
    scenario: text,
    options: json.schema,
    seed: seedShape.schema,
    created: time,
    updated: time,
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

/** The position after a moment, so that a game can be opened without being played again. Written now and then. */
const keyframeSchema = v.strictObject(
  {
    saved: text,
    index: whole,
    position: json.schema,
    rules: whole,
    /** How long the log was; null where that was not written down. */
    logged: v.nullable(whole),
  },
  fieldMessage,
)
export type KeyframeRow = v.InferOutput<typeof keyframeSchema>

/** A chart pack, beside the game's own row since it never changes. */
export type ChartsRow = { readonly saved: string; readonly charts: Json }

const reader =
  <T>(schema: v.GenericSchema<unknown, T>) =>
  (row: unknown, at: string): Read<T> =>
    readShape({ schema, write: value => value as Json }, row, at)

export const readGameRow = reader<GameRow>(gameSchema)
export const readMomentRow = reader<MomentRow>(momentSchema)
export const readKeyframeRow = reader<KeyframeRow>(keyframeSchema)
