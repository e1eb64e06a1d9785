import type { Box } from '../../../src/cartography/drawing/geometry'
import {
  anchorBox,
  type Face,
  letterBoxes,
  numberBox,
  placeFace,
  symbolRadius,
  textBox,
  textWidth,
} from '../../../src/cartography/drawing/type-setting'
import type { HexId } from '../../../src/core/ids'
import type { Level } from '../../../src/core/map/map-drawing'
import { rankOfPlace } from '../../../src/core/sheet/place-rank'
import { placeSize, type Rank } from '../../../src/core/sheet/type-sizes'
import type { CompiledSheet } from './compiled-sheets'
import { readPath } from './read-path'

/** Something drawn, and the ground it covers. Things of different periods are never seen together. */
export type Drawn = { readonly what: string; readonly boxes: readonly Box[]; readonly period: string | null }

/** Every name shown at a level, measured with the widths of the fonts. */
export function namesAt({ drawing }: CompiledSheet, level: Level): Drawn[] {
  return drawing.labels.flatMap((label): Drawn[] => {
    const { text, kind, size = 0, spacing = 0, period = null } = label
    const what = `${kind} ${text} ${label.hex ?? ''}`
    if (label.curve !== undefined) {
      if (label.levels && !label.levels.includes(level)) return []
      const face: Face = kind === 'area' ? 'area' : kind === 'river' ? 'river' : 'water'
      const curve = readPath(label.curve).flatMap(({ points }) => points)
      return [{ what, boxes: letterBoxes(text, face, size, spacing, curve), period }]
    }
    const at = label.at?.[level]
    if (!at) return []
    const rank = label.rank as Rank
    const fontSize = placeSize(level, rank)
    const width = textWidth(text, placeFace(rank), fontSize)
    return [{ what, boxes: [textBox(at.x, at.y, at.align ?? 'start', width, fontSize)], period }]
  })
}

/** Symbols with their anchors, and furniture. */
export function symbolsAt({ drawing, map }: CompiledSheet, level: Level): Drawn[] {
  return drawing.symbols.flatMap(({ place: name, hex, x, y, anchor }): Drawn[] => {
    const place = map.placesByName.get(name)?.find(each => each.hexes.includes(map.hexNumbered(hex) as HexId))
    if (!place) throw new RangeError(`No ${name} in ${hex}`)
    const rank = rankOfPlace(place)
    if (level === 'far' && rank > 1) return []
    const radius = symbolRadius(level, rank)
    const boxes = [{ left: x - radius, right: x + radius, top: y - radius, bottom: y + radius }]
    if (anchor !== undefined && level !== 'far') boxes.push(anchorBox({ x, y }, anchor, radius))
    return [{ what: `symbol ${name} ${hex}`, boxes, period: null }]
  })
}

export const furnitureOf = ({ drawing }: CompiledSheet): Drawn[] =>
  drawing.furniture.map(({ kind, id = '', x, y, width, height }) => ({
    what: `${kind} ${id}`,
    boxes: [{ left: x, top: y, right: x + width, bottom: y + height }],
    period: null,
  }))

export function numbersAt({ map, layout }: CompiledSheet, level: Level): Drawn[] {
  if (level === 'far') return []
  return Array.from({ length: map.grid.size }, (_, hex) => ({
    what: `number ${map.grid.numbers[hex]}`,
    boxes: [numberBox(level, map.grid.spec.shape, layout.centre(hex as HexId))],
    period: null,
  }))
}

const overlaps = (a: Box, b: Box): boolean =>
  a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top

/** Pairs that touch, in words. */
export function touching(names: readonly Drawn[], others: readonly Drawn[]): string[] {
  const found: string[] = []
  const boxes = others
    .flatMap(drawn => drawn.boxes.map(box => ({ drawn, box })))
    .sort((a, b) => a.box.left - b.box.left)
  const widest = Math.max(0, ...boxes.map(({ box }) => box.right - box.left))
  for (const name of names) {
    const hit = new Set<Drawn>()
    for (const box of name.boxes) {
      for (const { drawn, box: other } of boxes) {
        if (other.left < box.left - widest) continue
        if (other.left > box.right) break
        const together = name.period === null || drawn.period === null || name.period === drawn.period
        if (drawn !== name && together && overlaps(box, other)) hit.add(drawn)
      }
    }
    for (const other of hit) found.push(`${name.what} on ${other.what}`)
  }
  return found
}
