import type { Point } from '../../core/hex/layout'
import type { MapDrawing } from '../../core/map/map-drawing'
import { LEVELS_AT } from './area-names'
import { type Box, distanceOf } from './geometry'
import { hitsOn, type NameGround } from './name-ground'
import type { PointIndex } from './point-index'
import type { DrawnRiver } from './rivers'
import { linePath } from './svg-path'
import { letterBoxes, measured, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]

const SIZES = [14.5, 12.5, 11] as const
const SPACING = 0.8

/** River names along the straightest stretch that is free, read from the left; a river without one stays unnamed. */
export function riverLabels(rivers: readonly DrawnRiver[], grounds: readonly NameGround[], lines: PointIndex): Label[] {
  const named = new Set<string>()
  return rivers.flatMap((river): Label[] => {
    const text = river.name.replace(/ \(.*/, '')
    if (named.has(text)) return []
    for (const size of SIZES) {
      const found = straightest(smoothed(river.samples), text, size, grounds, lines)
      if (!found) continue
      named.add(text)
      for (const box of found.letters) for (const { names } of grounds) names.add(box)
      const { rank } = river
      const curve = linePath(lengthened(found.line), false)
      return [{ text, kind: 'river', rank, spacing: SPACING, size, curve, levels: [...LEVELS_AT.closer] }]
    }
    return []
  })
}

type Run = { readonly line: readonly Point[]; readonly letters: readonly Box[]; readonly penalty: number }

const MOST_PENALTY = 4.5

function straightest(
  river: readonly Point[],
  text: string,
  size: number,
  grounds: readonly NameGround[],
  lines: PointIndex,
): Run | null {
  const length = textWidth(text, 'river', size, SPACING) + 14
  let best: Run | null = null
  for (let from = 1; from < river.length - 1; from++) {
    const along = stretchFrom(river, from, length)
    if (!along) break
    const bent = bentness(along)
    for (const side of ['above', 'below'] as const) {
      const known = bent + (side === 'below' ? 0.5 : 0)
      if (known > MOST_PENALTY || (best && known >= best.penalty)) continue
      const line = beside(along, side === 'above' ? -4.4 : size * 0.62 + 4.4)
      const letters = letterBoxes(text, 'river', size, SPACING, line)
      const penalty = known + letters.reduce((sum, box) => sum + Math.min(2, lines(box)) * 0.5, 0)
      if (penalty > MOST_PENALTY || (best && penalty >= best.penalty)) continue
      if (letters.every(box => hitsOn(grounds, box, 0.8) === 0)) best = { line, letters, penalty }
    }
  }
  return best
}

function stretchFrom(river: readonly Point[], from: number, length: number): readonly Point[] | null {
  let [to, total] = [from, 0]
  while (to + 1 < river.length - 1 && total < length) total += distanceOf(river[to] as Point, river[++to] as Point)
  return total < length ? null : river.slice(from, to + 1)
}

/** How much a stretch winds and how steeply it runs. */
function bentness(run: readonly Point[]): number {
  const [start, end] = [run[0] as Point, run.at(-1) as Point]
  const total = run.slice(1).reduce((sum, p, i) => sum + distanceOf(run[i] as Point, p), 0)
  const steep = Math.abs(Math.atan2(end.y - start.y, Math.abs(end.x - start.x)))
  return ((total - distanceOf(start, end)) / total) * 6 + steep * 0.8
}

/** The river without its small bends. */
const smoothed = (river: readonly Point[]): Point[] =>
  river.map((_, i) => {
    const near = river.slice(Math.max(0, i - 2), i + 3)
    return {
      x: near.reduce((sum, p) => sum + p.x, 0) / near.length,
      y: near.reduce((sum, p) => sum + p.y, 0) / near.length,
    }
  })

/** A line beside the river, read from the left: `off` is how far to the right hand its letters stand. */
function beside(run: readonly Point[], off: number): Point[] {
  const onward = (run[0] as Point).x <= (run.at(-1) as Point).x ? run : [...run].reverse()
  return onward.map((p, i) => {
    const [a, b] = [onward[Math.max(0, i - 1)] as Point, onward[Math.min(onward.length - 1, i + 1)] as Point]
    const length = distanceOf(a, b) || 1
    return { x: p.x - ((b.y - a.y) / length) * off, y: p.y + ((b.x - a.x) / length) * off }
  })
}

/** Letters beyond the end of a curve are not shown: a browser's font may run wider than the one measured. */
const SPARE = 16

function lengthened(line: readonly Point[]): Point[] {
  const { length, at } = measured(line)
  return [at(-SPARE), ...line, at(length + SPARE)]
}
