import widths from './glyph-widths.json'

/** The weights of the condensed face that counters are lettered in. */
export type Weight = keyof typeof widths

const UNMEASURED = 0.5

/** The width of a text, in the unit of its size. Figures are tabular. */
export function textWidth(text: string, weight: Weight, size: number): number {
  const table: { readonly [letter: string]: number } = widths[weight]
  let width = 0
  for (const letter of text) width += table[letter] ?? UNMEASURED
  return width * size
}

export type Room = {
  readonly weight: Weight
  readonly width: number
  readonly largest: number
  readonly smallest: number
}

export type Lettering = { readonly text: string; readonly size: number }

const tenthBelow = (n: number): number => Math.floor(n * 10) / 10

/** The text as large as the room allows; what does not fit at the smallest size ends in an ellipsis. */
export function lettered(text: string, { weight, width, largest, smallest }: Room): Lettering {
  const size = Math.min(largest, tenthBelow(width / textWidth(text, weight, 1)))
  if (text === '' || size >= smallest) return { text, size: text === '' ? largest : size }
  const letters = [...text]
  while (letters.length > 1 && textWidth(`${letters.join('')}…`, weight, smallest) > width) letters.pop()
  return { text: `${letters.join('').trimEnd()}…`, size: smallest }
}
