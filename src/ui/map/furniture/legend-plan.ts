import type { LegendEntry } from '../map-legend'

export interface LegendPlan {
  readonly rows: number
  readonly columnWidth: number
  readonly rowHeight: number
  /** Where the first row begins. */
  readonly top: number
  readonly size: number
  readonly heading: number
}

const TALLEST_ROW = 62
const EDGE = 24
/** Of the row's height: the sign before a text, and the text itself. */
const SIGN = 1.7
const TEXT = 0.64
/** Of the text's size: one letter. */
const LETTER = 0.48

/** The number of columns that lets the entries be set largest in the panel. */
export function legendPlan(entries: readonly LegendEntry[], width: number, height: number): LegendPlan {
  const heading = Math.min(52, height * 0.14)
  const top = EDGE + heading * 1.15
  const longest = Math.max(1, ...entries.map(({ text }) => text.length))
  const planOf = (columns: number): LegendPlan => {
    const rows = Math.ceil(entries.length / columns)
    const columnWidth = (width - 2 * EDGE) / columns
    const rowHeight = Math.min(TALLEST_ROW, (height - top - EDGE) / rows, columnWidth / (SIGN + 1.5))
    const size = Math.min(rowHeight * TEXT, (columnWidth - rowHeight * SIGN) / (longest * LETTER))
    return { rows, columnWidth, rowHeight, top, size, heading }
  }
  return Array.from({ length: 8 }, (_, i) => planOf(i + 1)).reduce((best, plan) =>
    plan.size > best.size ? plan : best,
  )
}
