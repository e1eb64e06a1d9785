import type { Grid, HexLookup } from '../hex/grid'
import { hexsideBetween } from '../hex/lookup'
import type { HexId, HexsideId } from '../ids'
import type { PeriodId } from './hex-map'
import type { ProblemList } from './map-problem'
import type { MapSource } from './map-source'

/** What every part of the reader needs: the file, its grid, its periods and a place for complaints. */
export interface MapDraft {
  readonly source: MapSource
  readonly grid: Grid
  readonly problems: ProblemList
  readonly hexNumbered: HexLookup
  readonly periodByName: ReadonlyMap<string, PeriodId>
}

/** The hex of a printed number; complains and gives null when the map has none. */
export const hexIn = (draft: MapDraft, path: string, number: string): HexId | null => {
  const hex = draft.hexNumbered(number)
  if (hex === null) draft.problems.add(path, 'the number of a hex on this map', `"${number}"`)
  return hex
}

/** The hexside of 'a/b'; complains and gives null when the hexes are missing or no neighbours. */
export const hexsideIn = (draft: MapDraft, path: string, text: string): HexsideId | null => {
  const [first = '', second = ''] = text.split('/')
  const a = hexIn(draft, path, first)
  const b = hexIn(draft, path, second)
  if (a === null || b === null) return null
  const side = hexsideBetween(draft.grid, a, b)
  if (side === null) draft.problems.add(path, 'two neighbouring hexes', `"${text}"`)
  return side
}

/** Index of each name in a declared list; complains about a name declared twice. */
export const declared = (
  problems: ProblemList,
  path: string,
  names: readonly string[],
  key = 'name',
): ReadonlyMap<string, number> => {
  const index = new Map<string, number>()
  names.forEach((name, i) => {
    if (index.has(name)) problems.add(`${path}[${i}].${key}`, 'a name not used before', `"${name}" again`)
    else index.set(name, i)
  })
  return index
}

/** The value declared under a name; complains with the kind of thing that was looked for. */
export const lookUp = <T>(
  problems: ProblemList,
  path: string,
  kind: string,
  index: ReadonlyMap<string, T>,
  name: string,
): T | null => {
  const found = index.get(name)
  if (found === undefined) problems.add(path, `a declared ${kind}`, `"${name}"`)
  return found ?? null
}

/** Periods by name; without a list all of them. */
export const periodsIn = (draft: MapDraft, path: string, names: readonly string[] | undefined): PeriodId[] => {
  if (names === undefined) return [...draft.periodByName.values()]
  return present(names.map((name, i) => lookUp(draft.problems, `${path}[${i}]`, 'period', draft.periodByName, name)))
}

export const present = <T>(list: readonly (T | null)[]): T[] => list.filter((item): item is T => item !== null)

/** Adds to the list kept under a key. */
export const addTo = <K, T>(index: Map<K, T[]>, key: K, item: T): void => {
  const list = index.get(key)
  if (list === undefined) index.set(key, [item])
  else list.push(item)
}
