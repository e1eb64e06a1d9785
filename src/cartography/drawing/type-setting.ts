import type { GridSpec } from '../../core/hex/grid'
import type { Point } from '../../core/hex/layout'
import type { Level } from '../../core/map/map-drawing'
import { numberSpot } from '../../core/sheet/number-spot'
import { numberSize, type Rank } from '../../core/sheet/type-sizes'
import type { Box } from './geometry'
import widths from './glyph-widths.json'

export type Face = keyof typeof widths

export const placeFace = (rank: Rank): Face => (rank === 1 ? 'city' : rank === 2 ? 'town' : 'small')

/** Half the width of a place's symbol and its halo, in map units. */
export const symbolRadius = (level: Level, rank: Rank): number => {
  const near = rank === 1 ? 8 : rank === 2 ? 6.2 : 4.6
  return level === 'far' ? near * 1.25 : near
}

/** The ground of a port's anchor, on the side of its symbol where the sea lies. */
export function anchorBox(at: Point, seaward: number, radius: number): Box {
  const angle = (seaward * Math.PI) / 180
  const [x, y] = [at.x + Math.sin(angle) * (radius + 8.5), at.y - Math.cos(angle) * (radius + 8.5)]
  return { left: x - 6, right: x + 6, top: y - 8, bottom: y + 7 }
}

/** The ground of a hex's number, at the top of the hex. */
export function numberBox(level: Level, shape: GridSpec['shape'], centre: Point): Box {
  const size = numberSize(level)
  const baseline = numberSpot(shape, centre).y
  const half = size * 1.05
  return { left: centre.x - half, right: centre.x + half, top: baseline - size * 0.76, bottom: baseline + size * 0.1 }
}

const UNKNOWN = 0.55

/** The width of a letter set at size 1. */
export function glyphWidth(letter: string, face: Face): number {
  const table: { readonly [letter: string]: number } = widths[face]
  return table[letter] ?? UNKNOWN
}

/** The width of a text set at `size`, in the same unit. */
export function textWidth(text: string, face: Face, size: number, spacing = 0): number {
  let width = 0
  for (const letter of text) width += glyphWidth(letter, face) * size + spacing
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

/** What a curved name covers: a box for each letter that leaves a mark, turned with the curve and measured upright. */
export function letterBoxes(text: string, face: Face, size: number, spacing: number, curve: readonly Point[]): Box[] {
  const along = measured(curve)
  let at = (along.length - textWidth(text, face, size, spacing)) / 2
  const boxes: Box[] = []
  for (const letter of text) {
    const width = glyphWidth(letter, face) * size
    if (letter !== ' ') boxes.push(turned(along.at(at + width / 2), width, size))
    at += width + spacing
  }
  return boxes
}

type OnCurve = Point & { readonly angle: number }

/** A line by its length; beyond its ends it goes on straight. */
export function measured(line: readonly Point[]): {
  readonly length: number
  readonly at: (distance: number) => OnCurve
} {
  const ends = [0]
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1] as Point, line[i] as Point]
    ends.push((ends[i - 1] as number) + Math.hypot(b.x - a.x, b.y - a.y))
  }
  return {
    length: ends.at(-1) as number,
    at: distance => {
      let i = 1
      while (i < line.length - 1 && (ends[i] as number) < distance) i++
      const [a, b] = [line[i - 1] as Point, line[i] as Point]
      const span = (ends[i] as number) - (ends[i - 1] as number)
      const t = span === 0 ? 0 : (distance - (ends[i - 1] as number)) / span
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t, angle: Math.atan2(b.y - a.y, b.x - a.x) }
    },
  }
}

function turned({ x, y, angle }: OnCurve, width: number, size: number): Box {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const corner = (along: number, up: number): Point => ({
    x: x + along * cos + up * sin,
    y: y + along * sin - up * cos,
  })
  const corners = [-width / 2, width / 2].flatMap(along => [
    corner(along, size * ASCENT),
    corner(along, -size * DESCENT),
  ])
  const [xs, ys] = [corners.map(p => p.x), corners.map(p => p.y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}
