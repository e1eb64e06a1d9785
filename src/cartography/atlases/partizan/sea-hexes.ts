/**
 * The atlas lists land only. All-sea hexes of the sheet by the true coast: those that are mostly water, with the islets
 * that lie in them. Shores of Italy and Albania that no rule speaks of are left off the grid.
 */
const ROWS: readonly (readonly [row: number, first: number, last: number])[] = [
  [30, 1, 1],
  [27, 1, 1],
  [26, 1, 1],
  [25, 1, 2],
  [24, 1, 4],
  [23, 1, 4],
  [22, 1, 6],
  [21, 1, 4],
  [21, 7, 7],
  [20, 1, 7],
  [19, 1, 6],
  [19, 8, 8],
  [18, 1, 11],
  [17, 1, 11],
  [16, 2, 13],
  [15, 6, 13],
  [14, 6, 14],
  [13, 5, 14],
  [12, 7, 14],
  [11, 8, 13],
  [10, 10, 14],
]

const twoDigits = (n: number): string => String(n).padStart(2, '0')

export const SEA_HEXES: readonly string[] = ROWS.flatMap(([row, first, last]) =>
  Array.from({ length: last - first + 1 }, (_, i) => `${twoDigits(row)}${twoDigits(first + i)}`),
)
