import * as v from 'valibot'
import type { Shape } from './shape'

/** One thing wrong with a file: where, what belongs there, what stands there. */
export type Problem = { readonly path: string; readonly expected: string; readonly found: string }

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] }

/** More than anybody reads; a hostile file could give millions. */
export const MOST_PROBLEMS = 20

export const problem = (path: string, expected: string, found: unknown): Problem => ({
  path,
  expected,
  found: brief(found),
})

/** Reads a value from a file; `at` is the path of the value in it. */
export function readShape<T>(shape: Shape<T>, given: unknown, at: string): Read<T> {
  const result = v.safeParse(shape.schema, given)
  if (result.success) return { ok: true, value: result.output }
  return { ok: false, problems: result.issues.slice(0, MOST_PROBLEMS).map(issue => asProblem(issue, at)) }
}

function asProblem(issue: v.BaseIssue<unknown>, at: string): Problem {
  const keys = issue.path?.map(item => item.key) ?? []
  const path = keys.reduce<string>((sofar, key) => joinPath(sofar, key), at)
  const found = issue.path?.length ? issue.path.at(-1)?.value : issue.input
  return { path, expected: issue.message, found: brief(found) }
}

export const joinPath = (at: string, key: unknown): string =>
  typeof key === 'number' ? `${at}[${key}]` : at === '' ? String(key) : `${at}.${String(key)}`

/** A value short enough to stand in a message. */
function brief(value: unknown): string {
  if (value === undefined) return 'nothing'
  if (Array.isArray(value)) return `a list of ${value.length}`
  if (typeof value === 'object' && value !== null) return 'an object'
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

export const describeProblem = (each: Problem): string =>
  `${each.path || 'the file'}: expected ${each.expected}, found ${each.found}`
