import { appendFileSync, existsSync, mkdirSync, readFileSync, truncateSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Setting } from '../../../core/engine/state'
import { isObject, type Json } from '../../../core/json'
import { gameKey } from './blocks'

export type LineFault = {
  readonly options: Setting['options'] | null
  readonly what: readonly string[]
  readonly actions: readonly Json[]
}

/** One finished game. */
export type GameLine = {
  readonly game: string
  readonly scenario: string
  readonly seed: number
  readonly policy: string | null
  /** Everything was checked at every so-manieth action. */
  readonly every: number
  readonly actions: number
  /** Of the processor. */
  readonly ms: number
  readonly ending: string
  readonly milestones: { readonly [milestone: string]: number }
  /** What its worker saw happen for the first time. */
  readonly first: readonly string[]
  readonly fault: LineFault | null
}

/** The fewest actions that were found to show a fault. */
export type MinimisedLine = {
  readonly minimised: string
  readonly game: string
  readonly scenario: string
  readonly seed: number
  readonly actions: readonly Json[]
}

export type NightLines = { readonly games: readonly GameLine[]; readonly minimised: readonly MinimisedLine[] }

/** What was written so far. A line that a kill cut short is left out, and cut off before more is written. */
export function readLines(file: string): NightLines {
  const games: GameLine[] = []
  const minimised: MinimisedLine[] = []
  for (const text of existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []) {
    const line = parsed(text)
    if (isObject(line) && 'minimised' in line) minimised.push(line as unknown as MinimisedLine)
    else if (isObject(line)) games.push(line as unknown as GameLine)
  }
  return { games, minimised }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text) as Json
  } catch {
    return null
  }
}

export const doneKeys = (games: readonly GameLine[]): Set<string> =>
  new Set(games.map(line => gameKey(line, line.seed)))

/** Appends lines to the file, whole ones only. */
export function lineWriter(file: string): (line: GameLine | MinimisedLine) => void {
  mkdirSync(dirname(file), { recursive: true })
  if (existsSync(file)) {
    const bytes = readFileSync(file)
    truncateSync(file, bytes.lastIndexOf(10) + 1)
  }
  return line => appendFileSync(file, `${JSON.stringify(line)}\n`)
}
