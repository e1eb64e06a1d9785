import type { Layout, Point } from '../../../core/hex/layout'
import type { HexId } from '../../../core/ids'
import type { HexMap } from '../../../core/map/hex-map'
import { numberOf } from '../../../core/map/map-queries'
import { lookOfHex, type TerrainLook } from '../terrain-look'
import { drawCrestLine, drawHachures, type HachureStyle, wandering } from './hachures'
import { type KeepOff, keepOffSheet } from './keep-off'
import { type MarkPaths, type MarkPen, markPen } from './mark-pen'
import { drawCrowns, drawReeds } from './plants'
import { ridgeLinks, ridgeNode } from './ridges'
import { scatter } from './scatter'
import { seededRandom } from './seeded'

/** Sheets with more hexes than this get fewer and wider spaced marks. */
const LARGE_SHEET = 2000
const NEAR_CREST = 28

/** What is drawn in one go: the map, where its marks go, and how dense they are. */
interface Drawing {
  readonly map: HexMap
  readonly layout: Layout
  readonly pen: MarkPen
  readonly keepOff: KeepOff
  readonly isLarge: boolean
}

/** All terrain marks of a sheet. The same map always gives the same marks. */
export function terrainMarks(map: HexMap, layout: Layout, symbols: readonly Point[]): MarkPaths {
  const pen = markPen()
  const drawing = {
    map,
    layout,
    pen,
    keepOff: keepOffSheet(map, layout, symbols),
    isLarge: map.grid.size > LARGE_SHEET,
  }
  const looks = map.grid.numbers.map((_, hex) => lookOfHex(map, hex as HexId))
  drawMountains(drawing, new Set(looks.flatMap((look, hex) => (look === 'mountain' ? [hex as HexId] : []))))
  looks.forEach((look, hex) => {
    drawHexMarks(drawing, look, hex as HexId)
  })
  return pen.paths()
}

function drawHexMarks(drawing: Drawing, look: TerrainLook, hex: HexId): void {
  const { map, layout, pen, keepOff, isLarge } = drawing
  const centre = layout.centre(hex)
  const random = seededRandom(`${numberOf(map, hex)} ${look}`)
  pen.moveTo(centre)
  switch (look) {
    case 'rough':
      drawHillocks(drawing, centre, isLarge ? 4 : 6, random)
      break
    case 'wooded-rough':
      drawHillocks(drawing, centre, isLarge ? 3 : 4, random)
      drawCrowns(pen, keepOff, scatter(centre, 8, 19, 45, random), random)
      break
    case 'woods':
      drawCrowns(pen, keepOff, scatter(centre, 13, 19, 45, random), random)
      break
    case 'forest':
      drawCrowns(pen, keepOff, scatter(centre, 24, 15, 45, random), random)
      break
    case 'swamp':
      drawReeds(pen, keepOff, scatter(centre, 9, 22, 45, random))
      break
    case 'clear':
    case 'mountain':
    case 'dead':
    case 'sea':
    case 'lake':
      break
    default:
      look satisfies never
  }
}

/** A crest of half the length `reach` through a point, turned by `turn`. */
const crestAt = (at: Point, turn: number, reach: number, flat: number): readonly [Point, Point] => {
  const [dx, dy] = [Math.cos(turn) * reach, Math.sin(turn) * reach * flat]
  return [
    { x: at.x - dx, y: at.y - dy },
    { x: at.x + dx, y: at.y + dy },
  ]
}

function drawHillocks({ pen, keepOff, isLarge }: Drawing, centre: Point, count: number, random: () => number): void {
  const style: HachureStyle = { length: 6, width: 1.7, step: isLarge ? 6.5 : 5, crest: 1.3, tapers: true }
  for (const at of scatter(centre, count, 25, 44, random)) {
    const ends = crestAt(at, random() - 0.5, 8 + random() * 9, 0.6)
    drawHachures(pen.draw('hillock'), wandering(...ends, 3, 5, random), style, random, keepOff)
  }
}

/** Points of all crests, so that spurs keep their distance. */
function crestIndex() {
  const cells = new Map<number, Point[]>()
  const cell = (x: number, y: number): number => Math.floor(y / NEAR_CREST) * 4096 + Math.floor(x / NEAR_CREST)
  return {
    add: (at: Point): void => {
      const key = cell(at.x, at.y)
      const points = cells.get(key)
      if (points === undefined) cells.set(key, [at])
      else points.push(at)
    },
    isNear: (at: Point): boolean => {
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const points = cells.get(cell(at.x + dx * NEAR_CREST, at.y + dy * NEAR_CREST))
          if (points?.some(p => Math.hypot(p.x - at.x, p.y - at.y) < NEAR_CREST)) return true
        }
      }
      return false
    },
  }
}

type CrestIndex = ReturnType<typeof crestIndex>

function drawMountains(drawing: Drawing, mountains: ReadonlySet<HexId>): void {
  const { map, layout, pen, isLarge } = drawing
  const index = crestIndex()
  const linked = new Set<HexId>()
  const ridge: HachureStyle = { length: 17, width: 3, step: isLarge ? 9 : 5.8, crest: 2.4, tapers: false }
  for (const [a, b] of ridgeLinks(map, layout, mountains)) {
    linked.add(a).add(b)
    const random = seededRandom(`${numberOf(map, a)}/${numberOf(map, b)} ridge`)
    pen.moveTo(layout.centre(a))
    drawCrest(drawing, [ridgeNode(map, layout, a), ridgeNode(map, layout, b)], 11, ridge, index, random)
  }
  for (const hex of mountains) {
    if (linked.has(hex)) continue
    const random = seededRandom(`${numberOf(map, hex)} peak`)
    pen.moveTo(layout.centre(hex))
    const ends = crestAt(ridgeNode(map, layout, hex), random() * 0.8 - 0.4, 34, 1)
    drawCrest(drawing, ends, 8, { ...ridge, length: 16, tapers: true }, index, random)
  }
  for (const hex of mountains) drawSpurs(drawing, hex, index)
}

function drawCrest(
  { pen, keepOff }: Drawing,
  [a, b]: readonly [Point, Point],
  sway: number,
  style: HachureStyle,
  index: CrestIndex,
  random: () => number,
): void {
  const line = wandering(a, b, sway, 12, random)
  for (const at of line) index.add(at)
  drawCrestLine(pen.draw('crest'), line)
  drawHachures(pen.draw('hachure'), line, style, random, keepOff)
}

/** Short lesser crests where a mountain hex has room beside its ridge. */
function drawSpurs({ map, layout, pen, keepOff, isLarge }: Drawing, hex: HexId, index: CrestIndex): void {
  const centre = layout.centre(hex)
  const random = seededRandom(`${numberOf(map, hex)} spurs`)
  const style: HachureStyle = { length: 9, width: 2.3, step: isLarge ? 7 : 5.2, crest: 1.8, tapers: true }
  pen.moveTo(centre)
  for (const at of scatter(centre, isLarge ? 3 : 5, 25, 40, random, index.isNear)) {
    index.add(at)
    const ends = crestAt(at, random() * 0.9 - 0.45, 9 + random() * 9, 1)
    drawHachures(pen.draw('hachure'), wandering(...ends, 3, 6, random), style, random, keepOff)
  }
}
