import type { RuleId } from '../ids'

/** Ids whose printed place is not simply their first two parts. `$1` and so on stand for what the pattern caught. */
export type PrintedForm = {
  readonly id: RegExp
  /** The number or name that is printed: '5.1'. */
  readonly section: string
  /** The printed sub-heading: 'German A', 'step 6'; ', point 3' where the booklet counts points. */
  readonly heading?: string
  /** The part that is ours alone. */
  readonly statement?: string
}

/** How the owner of the printed rules finds what an id of ours names. */
export type Booklet = {
  /** Every number printed in it with its title; '' where it has none. */
  readonly sections: { readonly [number: string]: string }
  /** Tried in this order; what fits none is cut down to its first two parts. */
  readonly printed?: readonly PrintedForm[]
}

export type PrintedPlace = {
  readonly section: string
  readonly heading: string | null
  /** Which statement of our summary, where one printed number holds several. */
  readonly statement: string | null
}

const TWO_PARTS: PrintedForm = { id: /^([^.]+\.[^.]+)(?:\.(.+))?$/, section: '$1', statement: '$2' }

function placeBy({ id: pattern, section, heading, statement }: PrintedForm, id: RuleId): PrintedPlace | null {
  const caught = pattern.exec(id)
  if (caught === null) return null
  const filled = (text: string | undefined): string | null =>
    text?.replace(/\$(\d)/g, (_, at: string) => caught[Number(at)] ?? '') || null
  return { section: filled(section) ?? id, heading: filled(heading), statement: filled(statement) }
}

/** Where in the booklet the rule of an id stands: the longest number that is printed there, and its sub-heading. */
export function printedPlace(booklet: Booklet | undefined, id: RuleId): PrintedPlace {
  for (const form of [...(booklet?.printed ?? []), TWO_PARTS]) {
    const found = placeBy(form, id)
    if (found !== null) return found
  }
  return { section: id, heading: null, statement: null }
}

/** A rule as it is cited on screen: '13.7' for 13.7.1, '11.0 step 6' for 11.0.step6.1. */
export function printedNumber(booklet: Booklet | undefined, id: RuleId): string {
  const { section, heading } = printedPlace(booklet, id)
  if (heading === null) return section
  return heading.startsWith(',') ? `${section}${heading}` : `${section} ${heading}`
}

/** '13.7 in the booklet, statement 1 of our summary'. */
export function printedTip(booklet: Booklet | undefined, id: RuleId): string {
  const { statement } = printedPlace(booklet, id)
  const number = printedNumber(booklet, id)
  return `${number} in the booklet${statement === null ? '' : `, statement ${statement} of our summary`}`
}
