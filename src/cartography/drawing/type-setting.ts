import type { Level } from '../../core/map/map-drawing'
import type { Box } from './geometry'
import widths from './glyph-widths.json'
import type { Rank } from './place-symbols'

export type Face = keyof typeof widths

/** The hex width in pixels at which each zoom level is laid out; in between, everything scales with the map. */
export const LEVEL_SCALE: Readonly<Record<Level, number>> = { far: 0.36, play: 0.66, near: 1.05 }

/** Look book: sizes of names in pixels, by level and rank. 0: not shown. */
const PLACE_PIXELS: Readonly<Record<Level, Readonly<Record<Rank, number>>>> = {
  far: { 1: 10.5, 2: 0, 3: 0 },
  play: { 1: 13, 2: 11.4, 3: 10.6 },
  near: { 1: 14.5, 2: 12.6, 3: 11.4 },
}

export const placeSize = (level: Level, rank: Rank): number => PLACE_PIXELS[level][rank] / LEVEL_SCALE[level]

export const placeFace = (rank: Rank): Face => (rank === 1 ? 'city' : rank === 2 ? 'town' : 'small')

/** Half the width of a place's symbol and its halo, in map units. */
export const symbolRadius = (level: Level, rank: Rank): number => {
  const near = rank === 1 ? 8 : rank === 2 ? 6.2 : 4.6
  return level === 'far' ? near * 1.25 : near
}

export const numberSize = (level: Level): number => (level === 'far' ? 0 : 8.6 / LEVEL_SCALE[level])

const UNKNOWN = 0.55

/** The width of a text set at `size`, in the same unit. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  const table: { readonly [letter: string]: number } = widths[face]
  let width = 0
  for (const letter of text) width += (table[letter] ?? UNKNOWN) * size + spacing
  return width
}

/** Capital height and depth below the baseline, as shares of the size. */
const ASCENT = 0.74
const DESCENT = 0.22

export type Align = 'start' | 'middle' | 'end'

export function textBox(x: number, y: number, align: Align, width: number, size: number): Box {
  const left = align === 'start' ? x : align === 'end' ? x - width : x - width / 2
  return { left: left - 1, top: y - size * ASCENT - 1, right: left + width + 1, bottom: y + size * DESCENT }
}

export const capHeight = (size: number): number => size * ASCENT
