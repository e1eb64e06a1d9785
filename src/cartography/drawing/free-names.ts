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

/** A level name fits between the rows of hex numbers where a slanting one would touch them. */
const SLANTS = [1, 0.5, 0]

function bestFit(
  label: FreeLabel,
  points: readonly Point[],
  fullSize: number,
  grounds: readonly NameGround[],
  around: Surroundings,
): Fit | null {
  for (const slant of SLANTS) {
    for (const smaller of SMALLER) {
      const found = fitAt(label, slanted(points, slant), tenth(fullSize * smaller), grounds, around)
      if (found) return found
    }
  }
  return null
}

function slanted(points: readonly Point[], slant: number): Point[] {
  const middle = points.reduce((sum, p) => sum + p.y, 0) / points.length
  return points.map(({ x, y }) => ({ x, y: middle + (y - middle) * slant }))
}

/** The free position nearest to where the name is wished. */
function fitAt(
  label: FreeLabel,
  points: readonly Point[],
  size: number,
  grounds: readonly NameGround[],
  around: Surroundings,
): Fit | null {
  const settings = SPREAD.map(spread => ({
    spread,
    ...setOn(label, points, size, tenth(size * SPACING[label.kind] * spread)),
  }))
  let best: Fit | null = null
  for (const offset of circlesAround({ x: 0, y: 0 }, 6, 40 + size * 1.5)) {
    for (const { spread, curve, letters, spacing } of settings) {
      const known = Math.hypot(offset.x, offset.y) / 10 + Math.abs(spread - 1)
      if (best && known >= best.cost) continue
      const moved = letters.map(box => shifted(box, offset))
      if (!isFree(moved, label.period ?? null, grounds, around)) continue
      const cost = known + strayCost(label, moved, around)
      if (best && cost >= best.cost) continue
      const [from, via, to] = curve.map(({ x, y }) => ({ x: x + offset.x, y: y + offset.y })) as [Point, Point, Point]
      best = { size, spacing, path: curvePath(from, [{ via, to }]), letters: moved, cost }
    }
  }
  return best
}

const shifted = (box: Box, { x, y }: Point): Box => ({
  left: box.left + x,
  right: box.right + x,
  top: box.top + y,
  bottom: box.bottom + y,
})

function setOn({ text, kind }: FreeLabel, points: readonly Point[], size: number, spacing: number) {
  const face: Face = kind === 'area' ? 'area' : 'water'
  const curve = curveThrough(points, textWidth(text, face, size, spacing))
  const [from, via, to] = curve
  return { spacing, curve, letters: letterBoxes(text, face, size, spacing, samples(from, [{ via, to }], 0.02)) }
}

const isFree = (letters: readonly Box[], period: string | null, grounds: readonly NameGround[], around: Surroundings) =>
  letters.every(box => isWithinBox(box, around.sheet, 6) && hitsOn(grounds, box, 1.5, period) === 0)

const THIRDS = [0, 0.5, 1]

/** Names of waters keep off the land; all keep off lines and rivers. */
function strayCost({ kind }: FreeLabel, letters: readonly Box[], { coast, lines, rivers }: Surroundings): number {
  const isWater = kind === 'sea' || kind === 'strait'
  return letters.reduce((sum, box) => {
    const [width, height] = [box.right - box.left, box.bottom - box.top]
    const spots = THIRDS.flatMap(tx => THIRDS.map(ty => ({ x: box.left + width * tx, y: box.top + height * ty })))
    const ashore = isWater ? spots.filter(coast.isLand).length : 0
    return sum + lines(box) * 0.4 + rivers(box) * 0.4 + ashore * 1.2
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
