import type { Point } from '../../core/hex/layout'
import type { MapDrawing } from '../../core/map/map-drawing'
import type { FreeLabel } from '../atlas'
import type { SheetProjection } from '../sheet-projection'
import { type Distance, LEVELS_AT } from './area-names'
import { type Box, between, circlesAround, distanceOf, grow, isWithinBox } from './geometry'
import { hitsOn, type NameGround, type Surroundings } from './name-ground'
import { curvePath, samples } from './svg-path'
import { type Face, letterBoxes, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]
type Kind = FreeLabel['kind']

/** In map units, by rank; 0: not shown. */
const SIZES: Readonly<Record<Kind, Readonly<Record<Distance, readonly [number, number, number]>>>> = {
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

/** Names of seas, ranges, islands and lands beyond the rim, on their curves, shifted and set smaller until they touch nothing. */
export function freeLabels(
  labels: readonly FreeLabel[],
  projection: SheetProjection,
  distance: Distance,
  grounds: readonly NameGround[],
  around: Surroundings,
): Label[] {
  return labels.flatMap((label): Label[] => {
    const rank = label.rank ?? 2
    const size = SIZES[label.kind][distance][rank - 1] ?? 0
    const points = label.along.map(([lon, lat]) => projection.toSheet(lon, lat))
    const found = size === 0 ? null : bestFit(label, points, size, grounds, around)
    if (!found) return []
    for (const box of found.letters) {
      for (const { names } of grounds) names.add(grow(box, found.spacing / 2), label.period ?? null)
    }
    return [
      {
        text: label.text,
        kind: label.kind,
        rank,
        ...(label.period === undefined ? {} : { period: label.period }),
        spacing: found.spacing,
        size: found.size,
        curve: found.path,
        levels: [...LEVELS_AT[distance]],
      },
    ]
  })
}

type Fit = {
  readonly size: number
  readonly spacing: number
  readonly path: string
  readonly letters: readonly Box[]
  readonly cost: number
}

const SMALLER = [1, 0.88, 0.76, 0.64]
const SPREAD = [1, 1.6, 0.5]
const tenth = (n: number): number => Math.round(n * 10) / 10

function bestFit(
  label: FreeLabel,
  points: readonly Point[],
  fullSize: number,
  grounds: readonly NameGround[],
  around: Surroundings,
): Fit | null {
  for (const smaller of SMALLER) {
    const size = tenth(fullSize * smaller)
    let best: Fit | null = null
    for (const offset of circlesAround({ x: 0, y: 0 }, 6, 40 + size)) {
      for (const spread of SPREAD) {
        const known = Math.hypot(offset.x, offset.y) / 10 + Math.abs(spread - 1)
        if (best && known >= best.cost) continue
        const moved = points.map(p => ({ x: p.x + offset.x, y: p.y + offset.y }))
        const fit = setOn(label, moved, size, tenth(size * SPACING[label.kind] * spread))
        const cost = known + strayCost(label, fit.letters, around)
        if ((!best || cost < best.cost) && isFree(fit.letters, label.period ?? null, grounds, around))
          best = { ...fit, cost }
      }
    }
    if (best) return best
  }
  return null
}

function setOn({ text, kind }: FreeLabel, points: readonly Point[], size: number, spacing: number): Fit {
  const face: Face = kind === 'area' ? 'area' : 'water'
  const [from, via, to] = curveThrough(points, textWidth(text, face, size, spacing))
  const letters = letterBoxes(text, face, size, spacing, samples(from, [{ via, to }], 0.02))
  return { size, spacing, path: curvePath(from, [{ via, to }]), letters, cost: 0 }
}

const isFree = (letters: readonly Box[], period: string | null, grounds: readonly NameGround[], around: Surroundings) =>
  letters.every(box => isWithinBox(box, around.sheet, 6) && hitsOn(grounds, box, 1.5, period) === 0)

/** Names of waters keep off the land; all keep off lines and rivers. */
function strayCost({ kind }: FreeLabel, letters: readonly Box[], { coast, lines, rivers }: Surroundings): number {
  const isWater = kind === 'sea' || kind === 'strait'
  return letters.reduce((sum, box) => {
    const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
    return sum + lines(box) * 0.4 + rivers(box) * 0.4 + (isWater && coast.isLand(middle) ? 3 : 0)
  }, 0)
}

/** Letters beyond the end of a curve are not shown: a browser's font may run wider than the one measured. */
const SPARE = 30

/** A gentle curve long enough for the name: through the given points, or level around the one given. */
function curveThrough(points: readonly Point[], width: number): readonly [Point, Point, Point] {
  const [first] = points
  const last = points.at(-1)
  if (!first || !last) throw new RangeError('A name without a place')
  const half = width / 2 + SPARE
  if (points.length === 1) return [{ x: first.x - half, y: first.y }, first, { x: first.x + half, y: first.y }]
  // Read from the left.
  const [a, b] = first.x <= last.x ? [first, last] : [last, first]
  const middle = points.length > 2 ? (points[1] as Point) : between(a, b)
  const centre = between(a, b)
  const stretch = Math.max(1, (width + 2 * SPARE) / Math.max(1, distanceOf(a, b)))
  const from = (p: Point): Point => ({
    x: centre.x + (p.x - centre.x) * stretch,
    y: centre.y + (p.y - centre.y) * stretch,
  })
  return [from(a), middle, from(b)]
}
