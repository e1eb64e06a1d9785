import { compareRatios, parseRatio, type Ratio, ratio, type Strength, toRatio } from './ratio'

/** A column as printed ('3:1', '1/2', '150%', '7'), or a label with the ratio at which the column begins. */
export type ColumnMark = string | { readonly label: string; readonly from: string | Strength }

export interface Column {
  readonly label: string
  readonly from: Ratio
}

/** Columns from the worst for the attacker to the best. Also serves plain numbers read without exceeding. */
export type Ladder = readonly Column[]

/** Beyond an end of the ladder: read the end column, or a result that needs no table. */
export type BeyondEnd<A extends string> = 'clamp' | { readonly automatic: A }

export interface LadderRules<A extends string = never> {
  /** 'defender' takes the largest column not above the ratio, 'attacker' the smallest not below it. */
  readonly favour?: 'defender' | 'attacker'
  /** For a ratio strictly below the first column. */
  readonly below?: BeyondEnd<A>
  /** For a ratio strictly above the last column. */
  readonly above?: BeyondEnd<A>
}

export interface OddsRules<A extends string = never> extends LadderRules<A> {
  /** A defence of nothing: the last column, an automatic result, or a strength to count as. Unstated, it is `above`. */
  readonly noDefence?: 'last column' | { readonly automatic: A } | { readonly countsAs: Strength }
}

export type ColumnChoice<A extends string = never> =
  | { readonly kind: 'column'; readonly column: number; readonly label: string; readonly ratio: Ratio }
  | { readonly kind: 'automatic'; readonly result: A; readonly ratio: Ratio }

/** Attack to defence, exact. Against nothing it is boundless (bottom 0); nothing against nothing is 0. */
export function odds(attack: Strength, defence: Strength): Ratio {
  if (toRatio(attack).top < 0 || toRatio(defence).top < 0) throw new RangeError('A strength cannot be negative')
  return ratio(attack, defence)
}

/** Reads column marks; throws, naming the column, when one cannot be read or does not rise above its neighbour. */
export function ladder(marks: readonly ColumnMark[]): Ladder {
  const columns = marks.map(readMark)
  if (columns.length === 0) throw new RangeError('A ladder needs at least one column')
  for (const [i, column] of columns.entries()) {
    const left = columns[i - 1]
    if (left && compareRatios(left.from, column.from) >= 0) {
      throw new RangeError(`Column ${column.label} must begin above column ${left.label}`)
    }
  }
  return columns
}

/** The column for a ratio, or for a plain strength on a ladder of numbers. */
export function chooseColumn<A extends string = never>(
  columns: Ladder,
  value: Strength,
  rules: LadderRules<A> = {},
): ColumnChoice<A> {
  const at = toRatio(value)
  const compare = columns.map(column => compareRatios(at, column.from))
  const last = columns.length - 1
  if (compare[0] === -1) return atEnd(columns, 0, at, rules.below)
  if (compare[last] === 1) return atEnd(columns, last, at, rules.above)
  const roundUp = rules.favour === 'attacker'
  return atColumn(columns, roundUp ? compare.findIndex(c => c <= 0) : compare.findLastIndex(c => c >= 0), at)
}

/** The column for one force against another. */
export function oddsColumn<A extends string = never>(
  columns: Ladder,
  attack: Strength,
  defence: Strength,
  rules: OddsRules<A> = {},
): ColumnChoice<A> {
  const { noDefence } = rules
  if (toRatio(defence).top !== 0 || noDefence === undefined) return chooseColumn(columns, odds(attack, defence), rules)
  if (noDefence === 'last column') return atColumn(columns, columns.length - 1, odds(attack, defence))
  if ('automatic' in noDefence) return { kind: 'automatic', result: noDefence.automatic, ratio: odds(attack, defence) }
  return chooseColumn(columns, odds(attack, noDefence.countsAs), rules)
}

function readMark(mark: ColumnMark): Column {
  const { label, from } = typeof mark === 'string' ? { label: mark, from: mark } : mark
  const at = typeof from === 'string' ? parseRatio(from) : toRatio(from)
  if (!at) throw new RangeError(`Column ${label}: '${String(from)}' is no ratio`)
  return { label, from: at }
}

function atEnd<A extends string>(
  columns: Ladder,
  end: number,
  at: Ratio,
  rule: BeyondEnd<A> = 'clamp',
): ColumnChoice<A> {
  return rule === 'clamp' ? atColumn(columns, end, at) : { kind: 'automatic', result: rule.automatic, ratio: at }
}

function atColumn(columns: Ladder, column: number, at: Ratio): ColumnChoice {
  const chosen = columns[column]
  if (!chosen) throw new RangeError('A ladder needs at least one column')
  return { kind: 'column', column, label: chosen.label, ratio: at }
}
