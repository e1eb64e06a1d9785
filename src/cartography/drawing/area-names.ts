import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import { type HexMap, SEA } from '../../core/map/hex-map'
import type { Level, MapDrawing } from '../../core/map/map-drawing'
import { displayNames } from './display-names'
import { type Box, distanceOf, grow, isWithinBox } from './geometry'
import { hexesWhere } from './hex-regions'
import { hitsOn, type NameGround, type Surroundings } from './name-ground'
import { letterBoxes, textBox, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]

/** Names at far zoom, or names at the two closer levels, which share them. */
export type Distance = 'far' | 'closer'

export const LEVELS_AT: Readonly<Record<Distance, readonly Level[]>> = { far: ['far'], closer: ['play', 'near'] }

/** Sizes that are tried, greatest first, in map units, with the spacing between letters as a share of the size. */
const SIZES: Readonly<Record<Distance, readonly number[]>> = {
  far: [78, 60, 46, 36],
  closer: [44, 36, 30, 25, 21, 18, 15],
}
const SPACINGS = [0.55, 0.35, 0.2, 0.1, 0.04]

const SPARE = 40
const tenth = (n: number): number => Math.round(n * 10) / 10

/** Fewest hexes for a name that must be found room, if need be outside the area. */
const WORTH_NAMING = 4

/** The name of each area, faint and large, where it fits best: inside the area, clear of places and of other large names. */
export function areaLabels(
  period: number,
  distance: Distance,
  grounds: readonly NameGround[],
  around: Surroundings,
): Label[] {
  const { map } = around
  const table = map.tables.area[period] as ArrayLike<number>
  const periodName = map.periods.length > 1 ? (map.periods[period] as string) : null
  const bySize = map.areas
    .filter(area => area.periods.includes(period))
    .map(area => ({ area, hexes: hexesWhere(map, hex => table[hex] === area.id) }))
    .filter(({ hexes }) => hexes.length > 0)
    .sort((a, b) => b.hexes.length - a.hexes.length)
  const names = displayNames(bySize.map(({ area }) => area.name))
  return bySize.flatMap(({ hexes }, i): Label[] => {
    const text = names[i] as string
    const found = findRoom({ text, hexes, distance, period: periodName, grounds, around })
    if (!found) return []
    for (const { names } of grounds) names.add(found.box, periodName)
    return [
      {
        text,
        kind: 'area',
        rank: hexes.length > 60 ? 1 : hexes.length > 20 ? 2 : 3,
        ...(periodName === null ? {} : { period: periodName }),
        spacing: found.spacing,
        size: found.size,
        curve: `M${tenth(found.box.left - SPARE)} ${found.y}H${tenth(found.box.right + SPARE + found.spacing)}`,
        levels: [...LEVELS_AT[distance]],
      },
    ]
  })
}

type Search = {
  readonly text: string
  readonly hexes: readonly HexId[]
  readonly distance: Distance
  readonly period: string | null
  readonly grounds: readonly NameGround[]
  readonly around: Surroundings
}
type Fit = { readonly size: number; readonly spacing: number; readonly y: number; readonly box: Box }
type Inside = (box: Box) => boolean

/** On the area's land; else partly over the sea beside it, as for islands; else, for an area of some size, in small letters across its border. */
function findRoom(search: Search): Fit | null {
  const { hexes, distance, around } = search
  const { map, layout, coast } = around
  const own = new Set<number>(hexes)
  const isOwn = (p: Point) => own.has(layout.hexAt(p.x, p.y) ?? -1)
  const isSea = (p: Point) => map.tables.ground[layout.hexAt(p.x, p.y) ?? -1] === SEA
  const sizes = SIZES[distance]
  const spots = spotsIn(largestPart(map, hexes), layout)
  const found =
    fitWith(
      search,
      spots,
      sizes,
      allAlong(p => isOwn(p) && coast.isLand(p)),
    ) ??
    fitWith(
      search,
      spots,
      sizes.slice(2),
      allAlong(p => isOwn(p) || isSea(p)),
    )
  if (found || distance === 'far' || hexes.length < WORTH_NAMING) return found
  return fitWith(search, spots, sizes.slice(-3), box => isOwn(middleOf(box)))
}

/** The hexes of the area's greatest connected part. */
function largestPart(map: HexMap, hexes: readonly HexId[]): HexId[] {
  const waiting = new Set<number>(hexes)
  let largest: HexId[] = []
  for (const start of hexes) {
    if (!waiting.delete(start)) continue
    const part = [start]
    for (const hex of part) {
      for (let d = 0; d < 6; d++) {
        const next = map.grid.neighbour[hex * 6 + d] as HexId
        if (waiting.delete(next)) part.push(next)
      }
    }
    if (part.length > largest.length) largest = part
  }
  return largest
}

const middleOf = (box: Box): Point => ({ x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 })

const allAlong =
  (isWanted: (p: Point) => boolean): Inside =>
  box =>
    [0, 0.2, 0.4, 0.6, 0.8, 1].every(t => {
      const x = box.left + (box.right - box.left) * t
      return isWanted({ x, y: box.top + 2 }) && isWanted({ x, y: box.bottom - 2 })
    })

function spotsIn(hexes: readonly HexId[], layout: Layout): { readonly at: Point; readonly offCentre: number }[] {
  const centres = hexes.map(layout.centre)
  const middle: Point = {
    x: centres.reduce((sum, p) => sum + p.x, 0) / centres.length,
    y: centres.reduce((sum, p) => sum + p.y, 0) / centres.length,
  }
  return centres
    .flatMap(({ x, y }) =>
      [0, 25, 50, 75].flatMap(dx => [-34, -20, -8, 4, 16, 30, 42].map(dy => ({ x: x + dx, y: y + dy }))),
    )
    .map(at => ({ at, offCentre: distanceOf(at, middle) }))
}

/** The greatest size that has room, and there the spot nearest to the middle and clearest of lines and rivers. */
function fitWith(
  { text, period, grounds, around }: Search,
  spots: ReturnType<typeof spotsIn>,
  sizes: readonly number[],
  isInside: Inside,
): Fit | null {
  for (const size of sizes) {
    for (const share of SPACINGS) {
      const spacing = tenth(size * share)
      const width = textWidth(text, 'area', size, spacing) - spacing
      let best: { readonly fit: Fit; readonly cost: number } | null = null
      for (const { at, offCentre } of spots) {
        const box = textBox(at.x, Math.round(at.y), 'middle', width, size)
        const known = offCentre * 0.01
        if ((best && known >= best.cost) || !isInside(box) || !isWithinBox(box, around.sheet, 6)) continue
        const cost = known + around.lines(box) * 0.12 + around.rivers(box) * 0.12
        if ((best && cost >= best.cost) || !isFree(text, box, size, spacing, period, grounds)) continue
        best = { fit: { size, spacing, y: Math.round(at.y), box }, cost }
      }
      if (best) return best.fit
    }
  }
  return null
}

/** Numbers and symbols may stand between the letters, names may not. */
function isFree(
  text: string,
  box: Box,
  size: number,
  spacing: number,
  period: string | null,
  grounds: readonly NameGround[],
): boolean {
  if (grounds.some(({ names }) => names.hits(box, 3, period) > 0)) return false
  if (hitsOn(grounds, box, 0, period) === 0) return true
  const y = box.bottom - size * 0.22
  const line = [
    { x: box.left, y },
    { x: box.right + spacing, y },
  ]
  return letterBoxes(text, 'area', size, spacing, line).every(
    letter => hitsOn(grounds, grow(letter, 1.5), 0, period) === 0,
  )
}
