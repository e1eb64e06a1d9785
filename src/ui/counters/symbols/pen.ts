/** One stroke of a symbol. `clear` and `cut` take away again: they are drawn in the colour under the symbol. */
export type Stroke = {
  readonly as: 'line' | 'fill' | 'clear' | 'cut'
  readonly d: string
  readonly width?: number
  readonly dash?: string
}

/** What a ground symbol stands in; aircraft, ships and markers stand free. */
export type Frame = 'box' | 'dashed' | 'none'

export type SymbolArt = { readonly frame: Frame; readonly strokes: readonly Stroke[] }

export const BOX_WIDTH = 56
export const BOX_HEIGHT = 36

/** Counter units; the look book's width for all lines of a symbol. */
export const LINE_WIDTH = 3.2

export const line = (d: string, width = LINE_WIDTH): Stroke => ({ as: 'line', d, width })
export const dashed = (d: string, dash: string, width = LINE_WIDTH): Stroke => ({ as: 'line', d, width, dash })
export const fill = (d: string): Stroke => ({ as: 'fill', d })
export const clear = (d: string): Stroke => ({ as: 'clear', d })
export const cut = (d: string, width: number): Stroke => ({ as: 'cut', d, width })

export const boxed = (...strokes: readonly Stroke[]): SymbolArt => ({ frame: 'box', strokes })
export const dashBoxed = (...strokes: readonly Stroke[]): SymbolArt => ({ frame: 'dashed', strokes })
export const free = (...strokes: readonly Stroke[]): SymbolArt => ({ frame: 'none', strokes })

/** A whole circle; also for rings, drawn as a line. */
export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`

const tenth = (n: number): number => Math.round(n * 10) / 10

/** A star of any number of points; `waist` is the depth of its notches. */
export function star(x: number, y: number, r: number, points = 5, waist = 0.42): string {
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const turn = -Math.PI / 2 + (i * Math.PI) / points
    const reach = i % 2 === 0 ? r : r * waist
    return `${tenth(x + Math.cos(turn) * reach)} ${tenth(y + Math.sin(turn) * reach)}`
  })
  return `M${corners.join('L')}Z`
}

export type HalfOutline = readonly (readonly [aside: number, y: number])[]

/** A shape with two like halves around the middle of the box, from its right half, top to bottom. */
export function mirrored(half: HalfOutline): string {
  const middle = BOX_WIDTH / 2
  const right = half.map(([aside, y]) => `${tenth(middle + aside)} ${tenth(y)}`)
  const left = half.map(([aside, y]) => `${tenth(middle - aside)} ${tenth(y)}`).reverse()
  return `M${[...right, ...left].join('L')}Z`
}
