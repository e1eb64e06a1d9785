import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { AnyGame } from '../find-game'
import { testTitles } from './test-titles'
import { titleRules } from './title-rules'

type Citation = { readonly file: string; readonly line: number; readonly title: string }

export type RuleReport = {
  readonly game: string
  readonly totals: {
    readonly rules: number
    readonly proved: number
    readonly noEffect: number
    readonly open: number
    readonly unknown: number
  }
  readonly open: readonly { readonly rule: string; readonly says: string }[]
  /** Ids in test titles that the index does not have. */
  readonly unknown: readonly (Citation & { readonly rule: string })[]
  readonly noEffect: readonly { readonly rule: string; readonly why: string }[]
  readonly proved: readonly { readonly rule: string; readonly tests: readonly Citation[] }[]
}

/** Which rules of a game the tests under a folder prove. A rule that is proved counts as such whatever its entry says. */
export function ruleReport(game: AnyGame, folder: string, repository: string): RuleReport {
  const { proofs, unknown } = citations(game, folder, repository)
  const entries = Object.entries(game.rules)
  const proved = entries.flatMap(([rule]) => (proofs.has(rule) ? [{ rule, tests: proofs.get(rule) ?? [] }] : []))
  const unproved = entries.filter(([rule]) => !proofs.has(rule))
  const noEffect = unproved.flatMap(([rule, entry]) =>
    entry.noEffect === undefined ? [] : [{ rule, why: entry.noEffect }],
  )
  const open = unproved.flatMap(([rule, entry]) => (entry.noEffect === undefined ? [{ rule, says: entry.says }] : []))
  return {
    game: game.id,
    totals: {
      rules: entries.length,
      proved: proved.length,
      noEffect: noEffect.length,
      open: open.length,
      unknown: unknown.length,
    },
    open,
    unknown,
    noEffect,
    proved,
  }
}

function citations(game: AnyGame, folder: string, repository: string) {
  const proofs = new Map<string, Citation[]>()
  const unknown: (Citation & { rule: string })[] = []
  // A title may name rulings beside rules; they are known, and no rule is proved by them.
  const rulesIn = titleRules([...Object.keys(game.rules), ...(game.rulings ?? []).map(({ id }) => id)])
  for (const path of testFiles(folder)) {
    const file = relative(repository, path).replaceAll('\\', '/')
    for (const { title, line } of testTitles(readFileSync(path, 'utf8'), path)) {
      const named = rulesIn(title)
      for (const rule of named.known) proofs.set(rule, [...(proofs.get(rule) ?? []), { file, line, title }])
      unknown.push(...named.unknown.map(rule => ({ rule, file, line, title })))
    }
  }
  return { proofs, unknown }
}

/** In a fixed order; a game without tests has no folder yet. */
const testFiles = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter(name => /\.test\.tsx?$/.test(name))
        .sort()
        .map(name => join(folder, name))
    : []
