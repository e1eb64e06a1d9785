import { isObject, type Json } from '../json'
import { joinPath, problem, type Read } from './problems'

/** The file format this app writes; older ones are brought forward, newer ones refused. */
export const FORMAT = 1
const MOST_BYTES = 20 * 1024 * 1024
const DEEPEST = 64
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype'])

/** A save whose game is known but whose content has not been read yet: the game's rules may have to be loaded first. */
export type OpenedFile = { readonly game: string; readonly content: { readonly [field: string]: Json } }

/** Turns a file of format N into one of format N + 1. */
export type FormatMigration = (content: { readonly [field: string]: Json }) => { readonly [field: string]: Json }

/** By the format they start from. Format 1 is the first. */
const MIGRATIONS: { readonly [from: number]: FormatMigration } = {}

const refused = <T>(path: string, expected: string, found: unknown): Read<T> => ({
  ok: false,
  problems: [problem(path, expected, found)],
})

/** Reads a text as far as it needs no knowledge of any game. */
export function openFile(text: string, format = FORMAT, migrations = MIGRATIONS): Read<OpenedFile> {
  if (text.length > MOST_BYTES)
    return refused('', 'a file of at most 20 MB', `${(text.length / 1048576).toFixed(1)} MB`)
  let content: Json
  try {
    content = JSON.parse(text) as Json
  } catch (error) {
    return refused('', 'JSON', error instanceof Error ? error.message : 'something else')
  }
  const trick = findTrick(content)
  if (trick) return refused(trick.path, trick.expected, trick.found)
  if (!isObject(content)) return refused('', 'an object', content)
  const current = bringForward(content, format, migrations)
  if (!current.ok) return current
  const { game } = current.value
  return typeof game === 'string'
    ? { ok: true, value: { game, content: current.value } }
    : refused('game', "a game's id", game)
}

type Content = { readonly [field: string]: Json }

function bringForward(
  content: Content,
  format: number,
  migrations: { readonly [from: number]: FormatMigration },
): Read<Content> {
  const written = content.format
  const found = typeof written === 'string' ? /^powderkeg\/(\d{1,6})$/.exec(written) : null
  const from = found ? Number(found[1]) : 0
  if (from > format)
    return refused('format', `powderkeg/${format} or older; this file comes from a newer Powderkeg`, written)
  let current = content
  for (let at = from; at < format; at++) {
    const migrate = migrations[at]
    if (!migrate) return refused('format', `powderkeg/${format}`, written)
    current = migrate(current)
  }
  return { ok: true, value: current }
}

/** Keys that would reach into objects' prototypes, and nesting that no save needs. Walks with its own stack: depth is hostile here. */
function findTrick(content: Json): { path: string; expected: string; found: unknown } | null {
  const waiting: { value: Json; path: string; depth: number }[] = [{ value: content, path: '', depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, path, depth } = next
    if (value === null || typeof value !== 'object') continue
    if (depth > DEEPEST) return { path, expected: `nesting of at most ${DEEPEST} levels`, found: 'more' }
    for (const [key, inner] of Object.entries(value)) {
      const here = joinPath(path, Array.isArray(value) ? Number(key) : key)
      if (FORBIDDEN_KEYS.has(key)) return { path: here, expected: 'no field of this name', found: key }
      waiting.push({ value: inner as Json, path: here, depth: depth + 1 })
    }
  }
  return null
}
