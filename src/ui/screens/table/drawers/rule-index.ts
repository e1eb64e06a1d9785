import { type PrintedPlace, printedNumber, printedPlace } from '../../../../core/engine/booklet'
import type { GameModule, RuleEntry, Ruling } from '../../../../core/engine/module'
import type { GameState } from '../../../../core/engine/state'
import type { RuleId } from '../../../../core/ids'
import { plainText } from '../panel/choice-listing'

export type Rule = RuleEntry & {
  readonly id: RuleId
  /** As it is cited: '11.0 step 6'. */
  readonly number: string
  readonly place: PrintedPlace
}

/** What one printed number holds, and the rulings about it. */
export type Section = {
  readonly number: string
  readonly title: string
  readonly rules: readonly Rule[]
  readonly rulings: readonly Ruling[]
}
export type Chapter = { readonly id: string; readonly title: string; readonly sections: readonly Section[] }

type Book = Pick<GameModule<GameState>, 'rules' | 'booklet' | 'rulings'>

export const chapterOf = (id: RuleId): string => id.split('.')[0] ?? id

type ChapterTitles = { readonly [chapter: string]: string }

/** '12 Combat'; a chapter without a title has its number alone. */
const titleOf = (chapter: string, titles: ChapterTitles): string =>
  titles[chapter] === undefined ? chapter : /^\d/.test(chapter) ? `${chapter} ${titles[chapter]}` : titles[chapter]

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

export const inOrder = ({ rules, booklet }: Book): readonly Rule[] =>
  Object.entries(rules)
    .map(([id, entry]) => ({
      id,
      number: printedNumber(booklet, id),
      place: printedPlace(booklet, id),
      ...entry,
    }))
    .sort((a, b) => Number(/^\D/.test(a.id)) - Number(/^\D/.test(b.id)) || compareRules(a.id, b.id))

const holdsWords = (text: string, sought: string): boolean => {
  const plain = plainText(text)
  return plainText(sought)
    .split(/\s+/)
    .every(word => plain.includes(word))
}

/** '13.7' and '13.7.1', 'S43.6', 'R-38'. */
const isNumber = (sought: string): boolean => /^(?:[a-z]{0,3}\d[\w.]*|r-\w*)$/i.test(sought)

/** A number, the printed one or our own, finds its rule and those under it; words find all rules that hold each of them. */
export function searchRules(rules: readonly Rule[], text: string): readonly Rule[] {
  const sought = text.trim()
  if (sought === '') return rules
  const number = sought.toLowerCase()
  const isMeant = ({ id, number: printed }: Rule): boolean =>
    id.toLowerCase().startsWith(number) || printed.toLowerCase().startsWith(number)
  if (isNumber(sought)) return rules.filter(isMeant)
  return rules.filter(rule => isMeant(rule) || holdsWords(rule.says, sought))
}

/** Rulings by their id, by a number they are about, or by words. */
export function searchRulings(rulings: readonly Ruling[], text: string): readonly Ruling[] {
  const sought = text.trim().replace(/^ruling\s+/i, '')
  if (sought === '') return rulings
  const number = sought.toLowerCase()
  const isMeant = ({ id, rules = [] }: Ruling): boolean => id.toLowerCase() === number || rules.includes(sought)
  if (/^r-/i.test(sought)) return rulings.filter(({ id }) => id.toLowerCase().startsWith(number))
  if (isNumber(sought)) return rulings.filter(isMeant)
  return rulings.filter(ruling => holdsWords(`${ruling.title} ${ruling.says}`, sought))
}

/** Chapter by chapter, each number of the booklet with its statements and with the rulings about it. */
export function byChapter(
  rules: readonly Rule[],
  titles: ChapterTitles,
  { booklet, rulings = [] }: Pick<Book, 'booklet' | 'rulings'> = {},
): readonly Chapter[] {
  const chapters = new Map<string, Map<string, Rule[]>>()
  for (const rule of rules) {
    const title = titleOf(chapterOf(rule.id), titles)
    const sections = chapters.get(title) ?? new Map<string, Rule[]>()
    const { section } = rule.place
    sections.set(section, [...(sections.get(section) ?? []), rule])
    chapters.set(title, sections)
  }
  return [...chapters].map(([title, sections]) => ({
    id: title,
    title,
    sections: [...sections].map(([number, found]) => ({
      number,
      title: booklet?.sections[number] ?? '',
      rules: found,
      rulings: rulings.filter(ruling => ruling.rules?.includes(number)),
    })),
  }))
}

/** Text with the numbers of other rules picked out of it; a printed number leads to the first statement under it. */
export function citedIn(says: string, { rules, booklet }: Book): readonly (string | { readonly rule: RuleId })[] {
  const meant = (number: string): RuleId | undefined => {
    if (Object.hasOwn(rules, number)) return number
    const isPrinted = booklet !== undefined && Object.hasOwn(booklet.sections, number)
    return isPrinted ? Object.keys(rules).find(id => printedNumber(booklet, id) === number) : undefined
  }
  return says
    .split(/(\b[A-Z]{0,3}\d+(?:\.[\dA-Z]+)+\b)/)
    .filter(part => part !== '')
    .map(part => {
      const rule = /^[A-Z]*\d/.test(part) ? meant(part) : undefined
      return rule === undefined ? part : { rule }
    })
}
