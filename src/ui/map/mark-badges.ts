import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import { isInPlay, placesAt } from '../../core/map/map-queries'

/** Signs printed in hexes of a mark. Marks without one are facts only. */
export const BADGES = ['objective', 'fortress', 'airfield', 'resource', 'supply', 'beach', 'exit'] as const
export type BadgeLook = (typeof BADGES)[number]

export interface Badge extends Point {
  readonly hex: HexId
  readonly look: BadgeLook
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

/** Left, right, then the middle of the foot of a hex: where numbers and most names are not. */
const POINTY_SLOTS: readonly Point[] = [
  { x: 0, y: 45 },
  { x: -27, y: 31 },
  { x: 27, y: 31 },
  { x: -38, y: 14 },
]
const FLAT_SLOTS: readonly Point[] = [
  { x: 0, y: 39 },
  { x: -20, y: 39 },
  { x: 20, y: 39 },
  { x: -34, y: 28 },
]

/** A place that gives supply needs no sign beside its own. */
const isShown = (map: HexMap, hex: HexId, look: BadgeLook): boolean =>
  isInPlay(map, hex) && (look !== 'supply' || placesAt(map, hex).length === 0)

/** Every sign of the map, each in a slot of its own; the most important ones take the foot of the hex. */
export function markBadges(map: HexMap, layout: Layout): Badge[] {
  const slots = map.grid.spec.shape === 'pointy' ? POINTY_SLOTS : FLAT_SLOTS
  const byHex = new Map<HexId, Set<BadgeLook>>()
  for (const [name, mark] of map.marks) {
    const look = badgeOfMark(name)
    if (look === null) continue
    for (const hex of mark.hexes) if (isShown(map, hex, look)) byHex.set(hex, (byHex.get(hex) ?? new Set()).add(look))
  }
  return [...byHex].flatMap(([hex, looks]) => {
    const centre = layout.centre(hex)
    return BADGES.filter(look => looks.has(look)).map((look, i) => {
      const slot = slots[Math.min(i, slots.length - 1)]
      return { hex, look, x: centre.x + slot.x, y: centre.y + slot.y }
    })
  })
}
