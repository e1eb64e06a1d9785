import type { Options } from '../../core/engine/module'
import { isObject, type Json } from '../../core/json'
import {
  ADVANCE_WHEN_EMPTIED,
  DROP_WITHOUT_ZOC,
  EVERY_QUESTION,
  ITALIANS_GO_HOME,
  OUTER_COASTS,
  SOVIET_DUPLICITY,
} from './forces/options'

/** What version 1 without a choice. */
const OLD_WAYS = [ITALIANS_GO_HOME, DROP_WITHOUT_ZOC, ADVANCE_WHEN_EMPTIED, OUTER_COASTS]

/** Games of version 1 go on as they were read then; before version 3 every question was asked. */
export function migrateOptions(from: number, options: Options): Options {
  if (from === 2) return { ...options, [EVERY_QUESTION]: true }
  if (from !== 1) return options
  const kept = OLD_WAYS.filter(id => id !== ITALIANS_GO_HOME || options[SOVIET_DUPLICITY] === true)
  return { ...options, ...Object.fromEntries(kept.map(id => [id, true])) }
}

const listed = (unit: Json | undefined): readonly Json[] => (unit === null || unit === undefined ? [] : [unit])

/** Version 1 knew one airborne unit that could drop, version 2 knows two. */
export function migrate(from: number, position: Json): Json {
  if (from !== 1 || !isObject(position)) return position
  const { dropping, battle } = position
  return {
    ...position,
    dropping: listed(dropping),
    ...(isObject(battle) ? { battle: { ...battle, drop: listed(battle.drop) } } : {}),
  }
}
