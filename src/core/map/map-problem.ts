import type * as v from 'valibot'

/** Why a map file is refused: where in the file, what belongs there and what stands there. */
export interface MapProblem {
  readonly path: string
  readonly expected: string
  readonly found: string
}

const MOST_SHOWN = 50

/** A map file that cannot be read. Carries the first fifty problems and the count of all. */
export class MapSourceError extends Error {
  readonly problems: readonly MapProblem[]
  readonly count: number

  constructor(all: readonly MapProblem[]) {
    const shown = all.slice(0, MOST_SHOWN)
    const rest = all.length > shown.length ? [`and ${all.length - shown.length} more`] : []
    super(['This map cannot be read:', ...shown.map(problemText), ...rest].join('\n'))
    this.name = 'MapSourceError'
    this.problems = shown
    this.count = all.length
  }
}

export const problemText = (p: MapProblem): string => `${p.path}: expected ${p.expected}, found ${p.found}`

/** Gathers problems, so that one reading names them all. */
export interface ProblemList {
  readonly all: readonly MapProblem[]
  add(path: string, expected: string, found: string): void
  /** Throws when anything was added. */
  refuse(): void
}

export const problemList = (): ProblemList => {
  const all: MapProblem[] = []
  return {
    all,
    add: (path, expected, found) => void all.push({ path, expected, found }),
    refuse() {
      if (all.length > 0) throw new MapSourceError(all)
    },
  }
}

type Keys = readonly unknown[]

const keysOf = (issue: v.BaseIssue<unknown>): Keys => (issue.path ?? []).map(item => item.key)

/** `hexes[3].terrain` */
const pathText = (keys: Keys): string => {
  const text = keys.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  return text === '' ? 'the file' : text.replace(/^\./, '')
}

const expectedText = (issue: v.BaseIssue<unknown>): string => {
  if (issue.kind === 'validation' || issue.type === 'custom') return issue.message
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'no such key'
  if (issue.type === 'strict_object' && issue.received === 'undefined') return 'a value'
  const expected = (issue.expected ?? issue.message).replace(/^\((.*)\)$/, '$1')
  return expected.replaceAll(' | ', ' or ').replace(/\b(?:Object|Array)\b/g, word => word.toLowerCase())
}

const problemOf = (issue: v.BaseIssue<unknown>, above: Keys): MapProblem => ({
  path: pathText([...above, ...keysOf(issue)]),
  expected: expectedText(issue),
  found: issue.received === 'undefined' ? 'nothing' : issue.received,
})

/** Where one of several shapes fits, the shape that got furthest tells best what is wrong. */
export const schemaProblems = (issues: readonly v.BaseIssue<unknown>[], above: Keys = []): MapProblem[] =>
  issues.flatMap(issue => {
    const inner = issue.type === 'union' ? (issue.issues ?? []).filter(({ path }) => path !== undefined) : []
    return inner.length === 0 ? [problemOf(issue, above)] : schemaProblems(inner, [...above, ...keysOf(issue)])
  })
