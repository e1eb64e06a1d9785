import type { HexId, UnitId } from '../ids'
import { isObject, type Json } from '../json'
import type { Telling } from './module'
import type { LogEntry } from './state'

export type Facts = { readonly [fact: string]: Json }
/** How a kind of log entry is told. */
export type Words = (facts: Facts) => Telling

/** A hex named in a log entry, or what to say when there is none. */
export const hexTold = (value: Json | undefined, otherwise: string): Telling[number] =>
  typeof value === 'number' ? { hex: value as HexId } : otherwise

/** A unit named in a log entry, or what to say when its name is not known. */
export const unitTold = (value: Json | undefined, otherwise = 'a unit'): Telling[number] =>
  typeof value === 'number' ? { unit: value as UnitId } : otherwise

/** 'a, b, c', or with a word before the last: 'a, b and c'. */
export function listTold(value: Json | undefined, otherwise?: string, last = ', '): Telling {
  const all = Array.isArray(value) ? value : []
  return all.flatMap((id, index) => {
    const named = unitTold(id, otherwise)
    return index === 0 ? [named] : [index === all.length - 1 ? last : ', ', named]
  })
}

/** '1 point', '2 points'. */
export const countTold = (count: Json | undefined, what: string): string =>
  `${String(count)} ${what}${count === 1 ? '' : 's'}`

/** Tells log entries by their kinds; one of a kind without words by its name. */
export const tellBy =
  (told: { readonly [kind: string]: Words }) =>
  ({ kind, facts }: LogEntry): Telling =>
    told[kind]?.(isObject(facts) ? facts : {}) ?? [kind]
