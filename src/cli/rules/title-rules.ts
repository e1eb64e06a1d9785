export type NamedRules = {
  readonly known: readonly string[]
  /** What looks like an id of this game, but is not in its index. */
  readonly unknown: readonly string[]
}

/** Reads the rule ids a test title begins with: '12.8.3, 12.8.4 a retreat …', '12.8 & 7.1 …', 'R-34 …'. */
export function titleRules(ids: readonly string[]): (title: string) => NamedRules {
  const longestFirst = [...ids].sort((a, b) => b.length - a.length)
  const forms = new Set(ids.map(formOf))
  return title => {
    const known: string[] = []
    const unknown: string[] = []
    for (let rest: string | null = title; rest !== null; ) {
      const id = longestFirst.find(each => beginsWith(rest as string, each))
      const word = id ?? firstWord(rest)
      if (id === undefined && !isLikeAnId(forms, word)) break
      ;(id === undefined ? unknown : known).push(word)
      rest = afterSeparator(rest.slice(word.length))
    }
    return { known, unknown }
  }
}

/** An id never ends within a word: '12.8.3' does not name 12.8, nor '3rd' the rule 3. */
const beginsWith = (text: string, id: string): boolean =>
  text.startsWith(id) && !/^[.\-–(]?[\p{L}\d]/u.test(text.slice(id.length))

const firstWord = (text: string): string => /^[\p{L}\d.\-–()]*[\p{L}\d)]/u.exec(text)?.[0] ?? ''

const afterSeparator = (text: string): string | null => {
  const separator = /^\s*(?:[,&;+/]|and\s)\s*/.exec(text)
  return separator ? text.slice(separator[0].length) : null
}

/** 'R-34' and 'R-9' have one form, and so have '12.8' and '3.1'. */
const formOf = (id: string): string => id.replace(/\d+/g, '9').replace(/\p{Lu}+/gu, 'A')

const DOTTED = /^[A-Z\d]+(?:\.[A-Za-z\d]+)+$/

const isLikeAnId = (forms: ReadonlySet<string>, word: string): boolean =>
  /\d/.test(word) && (forms.has(formOf(word)) || DOTTED.test(word))
