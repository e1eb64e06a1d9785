import { isObject, type Json } from '../json'
import { type Content, type FormatMigration, MIGRATIONS } from './migrations'
import { joinPath, problem, type Read } from './problems'
import { unsealText } from './sealed-text'

/** The file format this app writes; older ones are brought forward, newer ones refused. */
export const FORMAT = 2
const MOST_BYTES = 20 * 1024 * 1024
const DEEPEST = 64
const FORBIDDEN_KEYS: ReadonlySet<string | number> = new Set(['__proto__', 'constructor', 'prototype'])

/** A save whose game is known but whose content has not been read yet: the game's rules may have to be loaded first. */
export type OpenedFile = { readonly game: string; readonly content: Content }

const refused = <T>(path: string, expected: string, found: unknown): Read<T> => ({
  ok: false,
  problems: [problem(path, expected, found)],
})

/** Reads a text as far as it needs no knowledge of any game. */
export function openFile(text: string, format = FORMAT, migrations = MIGRATIONS): Read<OpenedFile> {
  const bytes = byteLength(text)
  if (bytes > MOST_BYTES) return refused('', 'a file of at most 20 MB', `${(bytes / 1048576).toFixed(1)} MB`)
  const inside = unsealText(withoutMark(text))
  if (inside === null) return refused('sealed', 'a sealed game that is whole', 'one that was changed')
  let content: Json
  try {
    content = JSON.parse(inside) as Json
  } catch (error) {
    return refused('', 'JSON', error instanceof Error ? error.message : 'something else')
  }
  const trick = findTrick(content, 0)
  if (trick) return refused(trick.keys.reduce<string>(joinPath, ''), trick.expected, trick.found)
  if (!isObject(content)) return refused('', 'an object', content)
  const current = bringForward(content, format, migrations)
  if (!current.ok) return current
  const { game } = current.value
  return typeof game === 'string'
    ? { ok: true, value: { game, content: current.value } }
    : refused('game', "a game's id", game)
}

/** Some editors begin a file with a byte order mark. */
export const withoutMark = (text: string): string => (text.startsWith('\uFEFF') ? text.slice(1) : text)

function bringForward(
  content: Content,
  format: number,
  migrations: { readonly [from: number]: FormatMigration },
): Read<Content> {
  const written = content.format
  const found = typeof written === 'string' ? /^powderkeg\/([1-9]\d{0,5})$/.exec(written) : null
  if (!found) return refused('format', `powderkeg/${format}`, written)
  const from = Number(found[1])
  if (from > format)
    return refused('format', `powderkeg/${format} or older; this file comes from a newer Powderkeg`, written)
  let current = content
  for (let at = from; at < format; at++) {
    const migrate = migrations[at]
    if (!migrate) return refused('format', `powderkeg/${format}`, written)
    try {
      current = migrate(current)
    } catch (error) {
      return refused('', `a file of format powderkeg/${at}`, error instanceof Error ? error.message : String(error))
    }
  }
  return { ok: true, value: current }
}

type Trick = { readonly keys: readonly (string | number)[]; readonly expected: string; readonly found: unknown }

/** Keys that would reach into objects' prototypes, and nesting that no save needs. Goes no deeper than it allows. */
function findTrick(value: Json, depth: number): Trick | null {
  if (value === null || typeof value !== 'object') return null
  if (depth > DEEPEST) return { keys: [], expected: `nesting of at most ${DEEPEST} levels`, found: 'more' }
  const keys: Iterable<string | number> = Array.isArray(value) ? value.keys() : Object.keys(value)
  for (const key of keys) {
    if (FORBIDDEN_KEYS.has(key)) return { keys: [key], expected: 'no field of this name', found: key }
    const trick = findTrick((value as { readonly [key: string | number]: Json })[key] as Json, depth + 1)
    if (trick) return { ...trick, keys: [key, ...trick.keys] }
  }
  return null
}

/** As UTF-8, without making the bytes. */
function byteLength(text: string): number {
  if (text.length * 3 <= MOST_BYTES || text.length > MOST_BYTES) return text.length
  let bytes = 0
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i)
    // Each half of a surrogate pair is half of a character of four bytes.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 2 : 3
  }
  return bytes
}
