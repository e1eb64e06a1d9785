import * as v from 'valibot'
import type { Shape } from './shape'

/** One thing wrong with a file: where, what belongs there, what stands there. */
export type Problem = { readonly path: string; readonly expected: string; readonly found: string }

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** More than anybody reads; a hostile file could give millions. */
export const MOST_PROBLEMS = 20

/** Names, places and values of a hostile file may be as long as a book; what is told of them stands in a line on the screen. */
const LONGEST_NAME = 60
const LONGEST_PATH = 300
const LONGEST_WORDS = 800

export const problem = (path: string, expected: string, found: unknown): Problem => ({
  path: path.length > LONGEST_PATH ? `${path.slice(0, LONGEST_PATH / 2)}…${path.slice(-LONGEST_PATH / 2)}` : path,
  expected: shortened(expected, LONGEST_WORDS),
  found: brief(found),
})

/** What a failure says of itself, with more room than a value of the file gets. */
export const failure = (path: string, expected: string, error: unknown): Problem => ({
  ...problem(path, expected, null),
  found: shortened(error instanceof Error ? error.message : String(error), LONGEST_WORDS),
})

/** Reads a value from a file; `at` is the path of the value in it. */
export function readShape<T>(shape: Shape<T>, given: unknown, at: string): Read<T> {
  const result = v.safeParse(shape.schema, given)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problems: result.issues.slice(0, MOST_PROBLEMS).map(issue => asProblem(issue, at)) }
}

/** What is known to have the shape: a mistake in it is one of the program. */
export function readWhole<T>(shape: Shape<T>, given: unknown): T {
  const read = readShape(shape, given, '')
  if (!read.ok) throw new RangeError(JSON.stringify(read.problems))
  return read.value
}

function asProblem(issue: v.BaseIssue<unknown>, at: string): Problem {
  const keys = issue.path?.map(item => item.key) ?? []
  const path = keys.reduce<string>((sofar, key) => joinPath(sofar, key), at)
  const found = issue.path?.length ? issue.path.at(-1)?.value : issue.input
  return problem(path, issue.message, found)
}

export function joinPath(at: string, key: unknown): string {
  if (typeof key === 'number') return `${at}[${key}]`
  const name = shortened(String(key), LONGEST_NAME)
  return at === '' ? name : `${at}.${name}`
}

const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most - 3)}…` : text)

/** A value short enough to stand in a message. */
function brief(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  return shortened(JSON.stringify(value) ?? String(value), LONGEST_NAME)
}

export const describeProblem = (each: Problem): string =>
  `${each.path || 'the file'}: expected ${each.expected}, found ${each.found}`
