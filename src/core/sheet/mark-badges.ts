import type { Layout, Point } from '../hex/layout'
import type { HexId } from '../ids'
import { type HexMap, SEA } from '../map/hex-map'
import { isInPlay, placesAt } from '../map/map-queries'

/** Signs printed in hexes of a mark, the most important first. Marks without one are facts only. */
export const BADGES = ['objective', 'fortress', 'resource', 'airfield', 'supply', 'exit', 'beach'] as const
export type BadgeLook = (typeof BADGES)[number]

export interface Badge extends Point {
  readonly hex: HexId
  readonly look: BadgeLook
  /** Degrees clockwise that the sign is turned: an exit points off the map, a landing at the land. */
  readonly turn: number
}

/** Half the side of the square a badge needs, in map units. */
export const BADGE_RADIUS = 8.4

const WORDS: readonly (readonly [RegExp, BadgeLook])[] = [
  [/^objectives?$|victory city/i, 'objective'],
  [/^fort(ress|ification)s?$/i, 'fortress'],
  [/\bair ?(field|base)s?$/i, 'airfield'],
  [/^resources?$/i, 'resource'],
  [/^supply (source|city)s?$|^\w+( full)? supply$/i, 'supply'],
  [/\bbeach(es)?$/i, 'beach'],
  [/\b(exit|entry)$/i, 'exit'],
]

export const badgeOfMark = (mark: string): BadgeLook | null => WORDS.find(([words]) => words.test(mark))?.[1] ?? null

/** A place that gives supply needs no sign beside its own. */
const isShown = (map: HexMap, hex: HexId, look: BadgeLook): boolean =>
  isInPlay(map, hex) && (look !== 'supply' || placesAt(map, hex).length === 0)

/** The foot of a hex first: there are neither numbers nor, mostly, names. */
const POINTY_SPOTS: readonly Point[] = [
  { x: 0, y: 45 },
  { x: -24, y: 33 },
  { x: 24, y: 33 },
  { x: -38, y: 12 },
  { x: 38, y: 12 },
  { x: -38, y: -12 },
  { x: 38, y: -12 },
]
const FLAT_SPOTS: readonly Point[] = [
  { x: 0, y: 39 },
  { x: -20, y: 39 },
  { x: 20, y: 39 },
  { x: -36, y: 22 },
  { x: 36, y: 22 },
  { x: -44, y: 0 },
  { x: 44, y: 0 },
]

const REACH = 37
/** Between the middles of two signs. */
const GAP = 17
/** Half the box of the hex number at the top of the hex. */
const NUMBER = { x: 26, y: -28 }

type Direction = { readonly isWanted: (neighbour: number) => boolean }

/** Which way the neighbours lie that are wanted, as an angle; null when there are none or they lie all around. */
function headingTo(map: HexMap, layout: Layout, hex: HexId, { isWanted }: Direction): number | null {
  const centre = layout.centre(hex)
  const corners = layout.corners(hex)
  let [x, y] = [0, 0]
  for (let d = 0; d < 6; d++) {
    if (!isWanted(map.grid.neighbour[hex * 6 + d])) continue
    const next = corners[(d + 1) % 6]
    x += (corners[d].x + next.x) / 2 - centre.x
    y += (corners[d].y + next.y) / 2 - centre.y
  }
  return Math.hypot(x, y) < 1 ? null : Math.atan2(y, x)
}

const fan = (heading: number): Point[] =>
  [0, 0.5, -0.5, 1, -1].map(aside => ({
    x: Math.cos(heading + aside) * REACH,
    y: Math.sin(heading + aside) * REACH,
  }))

const degrees = (angle: number): number => (Math.round((angle * 180) / Math.PI) + 360) % 360

/** Where a sign may stand in its hex, best first, and how it is turned. */
function spotsOf(map: HexMap, layout: Layout, hex: HexId, look: BadgeLook): { spots: readonly Point[]; turn: number } {
  const foot = map.grid.spec.shape === 'pointy' ? POINTY_SPOTS : FLAT_SPOTS
  const isSea = (next: number): boolean => next >= 0 && map.tables.ground[next] === SEA
  const heading =
    look === 'exit'
      ? headingTo(map, layout, hex, { isWanted: next => next < 0 })
      : look === 'beach'
        ? headingTo(map, layout, hex, { isWanted: isSea })
        : null
  if (heading === null) return { spots: foot, turn: 0 }
  const spots = [...fan(heading).filter(({ x, y }) => Math.abs(x) > NUMBER.x || y > NUMBER.y), ...foot]
  return { spots, turn: look === 'exit' ? degrees(heading) : degrees(heading - Math.PI / 2) }
}

const distanceTo = (at: Point, others: readonly Point[]): number =>
  Math.min(Infinity, ...others.map(other => Math.hypot(other.x - at.x, other.y - at.y)))

/** Every sign of the map, clear of what is `taken`: the symbols of places and their anchors. */
export function markBadges(map: HexMap, layout: Layout, taken: readonly Point[]): Badge[] {
  const looksByHex = new Map<HexId, Set<BadgeLook>>()
  for (const [name, mark] of map.marks) {
    const look = badgeOfMark(name)
    if (look === null) continue
    for (const hex of mark.hexes) {
      if (isShown(map, hex, look)) looksByHex.set(hex, (looksByHex.get(hex) ?? new Set()).add(look))
    }
  }
  return [...looksByHex].flatMap(([hex, looks]) => {
    const centre = layout.centre(hex)
    const near = taken.filter(({ x, y }) => Math.abs(x - centre.x) < 90 && Math.abs(y - centre.y) < 90)
    const badges: Badge[] = []
    for (const look of BADGES) {
      if (!looks.has(look)) continue
      const { spots, turn } = spotsOf(map, layout, hex, look)
      const places = spots.map(({ x, y }) => ({ x: centre.x + x, y: centre.y + y }))
      const room = (at: Point): number => distanceTo(at, [...near, ...badges])
      const at = places.find(each => room(each) >= GAP) ?? places.reduce((a, b) => (room(b) > room(a) ? b : a))
      badges.push({ hex, look, x: tenth(at.x), y: tenth(at.y), turn })
    }
    return badges
  })
}

const tenth = (n: number): number => Math.round(n * 10) / 10
