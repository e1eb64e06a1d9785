import { isObject, type Json } from '../../../../core/json'

export type Leaf = { readonly path: readonly string[]; readonly value: Json }

/**
 * What differs between two versions of one thing, as small as can be: only what someone set by hand is written, so that the rest
 * stays as it truly is even where the screen does not know it.
 */
export function changedLeaves(before: Json, after: Json, path: readonly string[] = []): readonly Leaf[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isObject(before) && isObject(after)) {
    const keys = Object.keys(before)
    const isSameKind = keys.length === Object.keys(after).length && keys.every(key => Object.hasOwn(after, key))
    if (isSameKind) return keys.flatMap(key => changedLeaves(before[key] as Json, after[key] as Json, [...path, key]))
  }
  return [{ path, value: after }]
}
