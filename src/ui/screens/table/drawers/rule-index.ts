import type { GameModule, RuleEntry } from '../../../../core/engine/module'
import type { GameState } from '../../../../core/engine/state'
import type { RuleId } from '../../../../core/ids'
import { plainText } from '../panel/choice-listing'

export type Rule = RuleEntry & { readonly id: RuleId }
export type Chapter = { readonly id: string; readonly title: string; readonly rules: readonly Rule[] }

type Rules = GameModule<GameState>['rules']

export const chapterOf = (id: RuleId): string => id.split('.')[0] ?? id

type ChapterTitles = { readonly [chapter: string]: string }

/** '12 Combat'; what stands in no chapter of the book was settled by us. */
const titleOf = (chapter: string, titles: ChapterTitles): string =>
  titles[chapter] === undefined ? 'Rulings' : /^\d/.test(chapter) ? `${chapter} ${titles[chapter]}` : titles[chapter]

const parts = (id: RuleId): readonly string[] => id.split('.')

/** By the numbers between the dots: 12.9 before 12.10. */
export function compareRules(a: RuleId, b: RuleId): number {
  const [left, right] = [parts(a), parts(b)]
  for (let at = 0; at < Math.max(left.length, right.length); at++) {
    const [one, other] = [left[at] ?? '', right[at] ?? '']
    const found = one.localeCompare(other, 'en', { numeric: true })
    if (found !== 0) return found
  }
  return 0
}

export const inOrder = (rules: Rules): readonly Rule[] =>
  Object.entries(rules)
    .map(([id, entry]) => ({ id, ...entry }))
    .sort((a, b) => Number(/^\D/.test(a.id)) - Number(/^\D/.test(b.id)) || compareRules(a.id, b.id))

/** A number finds its rule and those under it, words find all rules that hold each of them. */
export function searchRules(rules: readonly Rule[], text: string): readonly Rule[] {
  const sought = text.trim()
  if (sought === '') return rules
  const number = sought.toLowerCase()
  const byNumber = rules.filter(({ id }) => id.toLowerCase().startsWith(number))
  if (/^[a-z]{0,3}\d[\w.]*$/i.test(sought)) return byNumber
  const words = plainText(sought).split(/\s+/)
  return rules.filter(rule => byNumber.includes(rule) || words.every(word => plainText(rule.says).includes(word)))
}

export function byChapter(rules: readonly Rule[], titles: ChapterTitles): readonly Chapter[] {
  const chapters = new Map<string, Rule[]>()
  for (const rule of rules) {
    const title = titleOf(chapterOf(rule.id), titles)
    chapters.set(title, [...(chapters.get(title) ?? []), rule])
  }
  return [...chapters].map(([title, found]) => ({ id: title, title, rules: found }))
}

/** Text with the numbers of other rules picked out of it. */
export function citedIn(says: string, rules: Rules): readonly (string | { readonly rule: RuleId })[] {
  return says
    .split(/(\b[A-Z]{0,3}\d+(?:\.[\dA-Z]+)+\b)/)
    .filter(part => part !== '')
    .map(part => (Object.hasOwn(rules, part) ? { rule: part } : part))
}
