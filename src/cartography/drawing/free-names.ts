import type { Point } from '../../core/hex/layout'
import type { Level, MapDrawing } from '../../core/map/map-drawing'
import type { FreeLabel } from '../atlas'
import type { SheetProjection } from '../sheet-projection'
import type { BoxIndex } from './box-index'
import { between, distanceOf } from './geometry'
import type { DrawnRiver } from './rivers'
import { curvePath, linePath, samples } from './svg-path'
import { type Face, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]
type Kind = FreeLabel['kind']

/** In map units, at far zoom and closer, by rank. */
const SIZES: Readonly<
  Record<Kind, { readonly far: readonly [number, number, number]; readonly closer: readonly [number, number, number] }>
> = {
  sea: { far: [84, 52, 0], closer: [46, 32, 22] },
  area: { far: [60, 46, 36], closer: [38, 30, 24] },
  range: { far: [0, 0, 0], closer: [24, 20, 17] },
  island: { far: [34, 0, 0], closer: [20, 17, 15] },
  strait: { far: [0, 0, 0], closer: [18, 16, 15] },
  lake: { far: [0, 0, 0], closer: [17, 15, 14] },
  note: { far: [0, 0, 0], closer: [17, 15, 14] },
}
const SPACING: Readonly<Record<Kind, number>> = {
  sea: 0.22,
  area: 0.3,
  range: 0.1,
  island: 0.05,
  strait: 0.05,
  lake: 0.04,
  note: 0,
}

/** Names of seas, ranges, islands and lands beyond the rim, on their curves. */
export function freeLabels(
  labels: readonly FreeLabel[],
  projection: SheetProjection,
  level: 'far' | 'closer',
  taken: BoxIndex,
): Label[] {
  const levels: Level[] = level === 'far' ? ['far'] : ['play', 'near']
  return labels.flatMap((label): Label[] => {
    const size = SIZES[label.kind][level][(label.rank ?? 2) - 1] ?? 0
    if (size === 0) return []
    const face: Face = label.kind === 'area' ? 'area' : 'water'
    const spacing = size * SPACING[label.kind]
    const run = curveOf(label, projection, textWidth(label.text, face, size, spacing))
    claim(run, size, taken)
    return [
      {
        text: label.text,
        kind: label.kind,
        rank: label.rank ?? 2,
        ...(label.period === undefined ? {} : { period: label.period }),
        spacing: Math.round(spacing * 10) / 10,
        size,
        curve: curvePath(run[0], [{ via: run[1], to: run[2] }]),
        levels,
      },
    ]
  })
}

type Curve = readonly [Point, Point, Point]

/** A gentle curve long enough for the name: through the given points, or level around the one given. */
function curveOf({ along }: FreeLabel, projection: SheetProjection, width: number): Curve {
  const points = along.map(([lon, lat]) => projection.toSheet(lon, lat))
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) throw new RangeError('A name without a place')
  const half = width / 2 + 12
  if (points.length === 1) return [{ x: first.x - half, y: first.y }, first, { x: first.x + half, y: first.y }]
  // Read from the left.
  const [a, b] = first.x <= last.x ? [first, last] : [last, first]
  const middle = points.length > 2 ? (points[1] as Point) : between(a, b)
  const centre = between(a, b)
  const stretch = Math.max(1, (width + 24) / Math.max(1, distanceOf(a, b)))
  const from = (p: Point): Point => ({
    x: centre.x + (p.x - centre.x) * stretch,
    y: centre.y + (p.y - centre.y) * stretch,
  })
  return [from(a), middle, from(b)]
}

/** The ground a curved name covers, letter by letter. */
function claim(run: Curve, size: number, taken: BoxIndex): void {
  for (const p of samples(run[0], [{ via: run[1], to: run[2] }], 0.04)) {
    taken.add({ left: p.x - size * 0.3, right: p.x + size * 0.3, top: p.y - size * 0.62, bottom: p.y + size * 0.15 })
  }
}

const RIVER_SIZE = 12.4
const RIVER_SPACING = 0.8

/** River names along the straightest stretch that is long enough, read from the left; a river without one stays unnamed. */
export function riverLabels(rivers: readonly DrawnRiver[], taken: BoxIndex, lines: (p: Point) => boolean): Label[] {
  const named = new Set<string>()
  return rivers.flatMap((river): Label[] => {
    const text = river.name.replace(/ \(.*/, '')
    if (named.has(text)) return []
    const run = straightest(river.samples, textWidth(text, 'river', RIVER_SIZE, RIVER_SPACING) + 16, taken, lines)
    if (!run) return []
    named.add(text)
    const upward = (run[0] as Point).x <= (run.at(-1) as Point).x ? run : [...run].reverse()
    const lifted = upward.map((_, i) => {
      const near = upward.slice(Math.max(0, i - 2), i + 3)
      return {
        x: near.reduce((sum, p) => sum + p.x, 0) / near.length,
        y: near.reduce((sum, p) => sum + p.y, 0) / near.length - 4.2,
      }
    })
    for (const p of lifted) taken.add({ left: p.x - 4, right: p.x + 4, top: p.y - 8, bottom: p.y + 3 })
    return [
      {
        text,
        kind: 'river',
        rank: river.rank,
        spacing: RIVER_SPACING,
        size: RIVER_SIZE,
        curve: linePath(lifted, false),
        levels: ['play', 'near'],
      },
    ]
  })
}

const MOST_PENALTY = 5

function straightest(
  line: readonly Point[],
  length: number,
  taken: BoxIndex,
  lines: (p: Point) => boolean,
): readonly Point[] | null {
  let best: { readonly penalty: number; readonly run: readonly Point[] } | null = null
  for (let from = 2; from < line.length - 2; from++) {
    let [to, total] = [from, 0]
    while (to + 1 < line.length - 2 && total < length) total += distanceOf(line[to] as Point, line[++to] as Point)
    if (total < length) break
    const run = line.slice(from, to + 1)
    const [start, end] = [run[0] as Point, run.at(-1) as Point]
    const steep = Math.abs(Math.atan2(end.y - start.y, Math.abs(end.x - start.x)))
    const crowded = run.filter(
      p => taken.hits({ left: p.x - 5, right: p.x + 5, top: p.y - 9, bottom: p.y + 4 }) > 0,
    ).length
    const crossed = run.filter(lines).length
    const penalty = ((total - distanceOf(start, end)) / total) * 6 + crowded + crossed * 0.5 + steep * 0.8
    if (!best || penalty < best.penalty) best = { penalty, run }
  }
  return best && best.penalty <= MOST_PENALTY ? best.run : null
}
