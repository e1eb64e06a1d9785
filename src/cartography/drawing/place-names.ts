import type { Layout, Point } from '../../core/hex/layout'
import { type HexMap, LAND } from '../../core/map/hex-map'
import type { Level, MapDrawing } from '../../core/map/map-drawing'
import type { BoxIndex } from './box-index'
import type { Coast } from './coast'
import { type Box, contains } from './geometry'
import type { PlaceSymbol } from './place-symbols'
import { type Align, capHeight, placeFace, placeSize, symbolRadius, textBox, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]
type Spot = { readonly x: number; readonly y: number; readonly align: Align; readonly cost: number }

/** What a name should not lie on, besides other names and symbols. */
export type Surroundings = {
  readonly map: HexMap
  readonly layout: Layout
  readonly coast: Coast
  readonly sheet: Box
  readonly rivers: PointIndex
  readonly lines: PointIndex
}

export type PointIndex = (box: Box) => number

export function pointIndex(points: readonly Point[]): PointIndex {
  const cells = new Map<string, Point[]>()
  for (const p of points) {
    const key = `${Math.floor(p.x / 100)},${Math.floor(p.y / 100)}`
    cells.set(key, [...(cells.get(key) ?? []), p])
  }
  return box => {
    let found = 0
    for (let x = Math.floor(box.left / 100); x <= Math.floor(box.right / 100); x++) {
      for (let y = Math.floor(box.top / 100); y <= Math.floor(box.bottom / 100); y++) {
        for (const p of cells.get(`${x},${y}`) ?? []) if (contains(box, p)) found++
      }
    }
    return found
  }
}

const OVERLAP = 30
const UNBEARABLE = OVERLAP

/** Sets the names of one zoom level, the greatest places first; a small place that would have to lie on something stays unnamed. */
export function setPlaceNames(
  symbols: readonly PlaceSymbol[],
  level: Level,
  taken: BoxIndex,
  around: Surroundings,
): Map<PlaceSymbol, Spot> {
  const set = new Map<PlaceSymbol, Spot>()
  for (const symbol of symbols) {
    const size = placeSize(level, symbol.rank)
    if (size === 0) continue
    const width = textWidth(symbol.place.name, placeFace(symbol.rank), size)
    const boxAt = (spot: Spot) => textBox(spot.x, spot.y, spot.align, width, size)
    const best = spotsFor(symbol, level, size, width)
      .map(spot => ({ ...spot, cost: spot.cost + costOf(boxAt(spot), symbol, level, taken, around) }))
      .reduce((a, b) => (b.cost < a.cost ? b : a))
    if (best.cost >= UNBEARABLE && symbol.rank === 3) continue
    taken.add(boxAt(best))
    set.set(symbol, best)
  }
  return set
}

/** Sixteen places around the symbol, and beyond the anchor of a port. */
function spotsFor({ at, rank, seaward }: PlaceSymbol, level: Level, size: number, width: number): Spot[] {
  const gap = symbolRadius(level, rank) + 2
  const cap = capHeight(size)
  const { x, y } = at
  const spots: Spot[] = [
    { x: x + gap, y: y + cap * 0.45, align: 'start', cost: 0 },
    { x: x - gap, y: y + cap * 0.45, align: 'end', cost: 0.4 },
    { x, y: y + gap + cap, align: 'middle', cost: 0.5 },
    { x, y: y - gap, align: 'middle', cost: 0.5 },
  ]
  for (const hand of [1, -1]) {
    const align = hand === 1 ? 'start' : 'end'
    const later = hand === 1 ? 0 : 0.3
    spots.push({ x: x + gap * 0.75 * hand, y: y - gap * 0.45, align, cost: 0.3 + later })
    spots.push({ x: x + gap * 0.75 * hand, y: y + gap * 0.5 + cap, align, cost: 0.3 + later })
    spots.push({ x: x + gap * hand, y: y + cap * 1.2, align, cost: 0.5 + later })
    spots.push({ x: x + gap * hand, y: y - cap * 0.2, align, cost: 0.5 + later })
    spots.push({ x: x + width * 0.25 * hand, y: y - gap, align: 'middle', cost: 0.6 + later / 3 })
    spots.push({ x: x + width * 0.25 * hand, y: y + gap + cap, align: 'middle', cost: 0.6 + later / 3 })
  }
  if (seaward !== null) {
    spots.push(
      { x: x + gap + 17, y: y + cap * 0.45, align: 'start', cost: 0.9 },
      { x: x - gap - 17, y: y + cap * 0.45, align: 'end', cost: 1.1 },
    )
    spots.push(
      { x, y: y + gap + 18 + cap, align: 'middle', cost: 1.2 },
      { x, y: y - gap - 18, align: 'middle', cost: 1.2 },
    )
  }
  return spots
}

function costOf(box: Box, symbol: PlaceSymbol, level: Level, taken: BoxIndex, around: Surroundings): number {
  const { map, layout, coast, sheet } = around
  let cost = taken.hits(box) * OVERLAP
  if (
    box.left < sheet.left + 4 ||
    box.right > sheet.right - 4 ||
    box.top < sheet.top + 4 ||
    box.bottom > sheet.bottom - 4
  )
    cost += 40
  cost += around.rivers(box) * 0.55 + around.lines(box) * 0.4
  const middle = (box.top + box.bottom) / 2
  const ends = [box.left + 4, (box.left + box.right) / 2, box.right - 4]
  for (const x of ends) {
    const hex = layout.hexAt(x, middle)
    if (hex !== null && !symbol.place.hexes.includes(hex) && map.tables.ground[hex] === LAND) cost += 1.5
  }
  const shore = [coast.isLand({ x: box.left, y: middle }), coast.isLand({ x: box.right, y: middle })]
  if (shore[0] !== shore[1]) cost += symbol.seaward === null ? 1.6 : 0.8
  else if (symbol.seaward !== null && !shore[0]) cost -= 0.6
  return level === 'far' ? cost : cost + 2 * underCounter(box, layout.centre(symbol.place.hex))
}

/** The share of the name that a counter in the hex would hide. */
function underCounter(box: Box, centre: Point): number {
  const wide = Math.max(0, Math.min(box.right, centre.x + 33) - Math.max(box.left, centre.x - 33))
  const high = Math.max(0, Math.min(box.bottom, centre.y + 33) - Math.max(box.top, centre.y - 33))
  return (wide * high) / ((box.right - box.left) * (box.bottom - box.top))
}

const tenth = (n: number): number => Math.round(n * 10) / 10

/** One label a place, with a position for each level it is shown at. */
export function placeLabels(
  map: HexMap,
  byLevel: ReadonlyMap<Level, ReadonlyMap<PlaceSymbol, Spot>>,
  symbols: readonly PlaceSymbol[],
): Label[] {
  return symbols.flatMap((symbol): Label[] => {
    const at: { [level in Level]?: { x: number; y: number; align: Align } } = {}
    for (const [level, set] of byLevel) {
      const spot = set.get(symbol)
      if (spot) at[level] = { x: tenth(spot.x), y: tenth(spot.y), align: spot.align }
    }
    if (Object.keys(at).length === 0) return []
    return [
      {
        text: symbol.place.name,
        kind: 'place',
        rank: symbol.rank,
        hex: map.grid.numbers[symbol.place.hex] as string,
        at,
      },
    ]
  })
}
