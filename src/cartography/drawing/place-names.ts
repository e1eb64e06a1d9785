import type { Point } from '../../core/hex/layout'
import { type HexMap, LAND } from '../../core/map/hex-map'
import type { Level, MapDrawing } from '../../core/map/map-drawing'
import { placeSize } from '../../core/sheet/type-sizes'
import { type Box, isWithinBox } from './geometry'
import { hitsOn, type NameGround, type Surroundings } from './name-ground'
import type { PlaceSymbol } from './place-symbols'
import { type Align, capHeight, placeFace, symbolRadius, textBox, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]
type Spot = { readonly x: number; readonly y: number; readonly align: Align; readonly cost: number }
type Setting = { readonly spot: Spot; readonly box: Box; readonly overlaps: number }
export type PlaceNames = ReadonlyMap<PlaceSymbol, Spot>

const OVERLAP = 30
const OFF_SHEET = 40
/** Positions are rounded to tenths afterwards. */
const GAP = 0.3
const MOST_ROUNDS = 6

/**
 * Sets the names of one zoom level, the greatest places first. A town that finds no room makes its neighbours move; a small place
 * that would have to lie on something stays unnamed.
 */
export function setPlaceNames(
  symbols: readonly PlaceSymbol[],
  level: Level,
  ground: NameGround,
  around: Surroundings,
): PlaceNames {
  const set = new Map<PlaceSymbol, Setting>()
  const release = new Map<PlaceSymbol, () => void>()
  const put = (symbol: PlaceSymbol) => {
    release.get(symbol)?.()
    const best = bestSetting(symbol, level, ground, around)
    set.set(symbol, best)
    release.set(symbol, ground.names.add(best.box))
  }
  const drop = (symbol: PlaceSymbol) => {
    release.get(symbol)?.()
    set.delete(symbol)
  }
  const shown = symbols.filter(({ rank }) => placeSize(level, rank) > 0)
  const great = shown.filter(({ rank }) => rank < 3)
  for (const symbol of great) put(symbol)
  for (let round = 0; round < MOST_ROUNDS && great.some(symbol => set.get(symbol)?.overlaps !== 0); round++) {
    for (const symbol of [...great].reverse()) put(symbol)
  }
  for (const symbol of shown.filter(({ rank }) => rank === 3)) {
    put(symbol)
    if (set.get(symbol)?.overlaps !== 0) drop(symbol)
  }
  return new Map([...set].map(([symbol, { spot }]) => [symbol, spot]))
}

function bestSetting(symbol: PlaceSymbol, level: Level, ground: NameGround, around: Surroundings): Setting {
  const size = placeSize(level, symbol.rank)
  const width = textWidth(symbol.place.name, placeFace(symbol.rank), size)
  let best: Setting | null = null
  for (const spot of spotsFor(symbol, level, size, width)) {
    const box = textBox(spot.x, spot.y, spot.align, width, size)
    const overlaps = hitsOn([ground], box, GAP) + (isWithinBox(box, around.sheet, 4) ? 0 : 1)
    const cost = spot.cost + overlaps * OVERLAP + costOf(box, symbol, level, around)
    if (best === null || cost < best.spot.cost) best = { spot: { ...spot, cost }, box, overlaps }
  }
  if (best === null) throw new RangeError(`No position for ${symbol.place.name}`)
  return best
}

/** Farther from the symbol only where nothing nearer is free. */
const RINGS = [
  { away: 2, cost: 0 },
  { away: 6, cost: 1.2 },
  { away: 11, cost: 2.6 },
  { away: 19, cost: 4.5 },
  { away: 28, cost: 8 },
]

/** All around the symbol: at the right and left, each slid up and down; above and below, each slid to both hands. */
function* spotsFor({ at: { x, y }, rank }: PlaceSymbol, level: Level, size: number, width: number): Generator<Spot> {
  const cap = capHeight(size)
  for (const { away, cost } of RINGS) {
    const gap = symbolRadius(level, rank) + away
    for (const slide of [0, -0.5, 0.5, -1, 1]) {
      const level = y + cap * 0.45 + slide * (gap * 0.8 + cap * 0.4)
      const slid = cost + Math.abs(slide) * 0.6
      yield { x: x + gap, y: level, align: 'start', cost: slid }
      yield { x: x - gap, y: level, align: 'end', cost: slid + 0.35 }
    }
    for (const slide of [0, -0.25, 0.25, -0.5, 0.5]) {
      const slid = cost + 0.5 + Math.abs(slide) * 0.8
      yield { x: x + width * slide, y: y + gap + cap, align: 'middle', cost: slid }
      yield { x: x + width * slide, y: y - gap - size * 0.1, align: 'middle', cost: slid }
    }
  }
}

/** Look book, Names 2. */
function costOf(box: Box, symbol: PlaceSymbol, level: Level, around: Surroundings): number {
  const { map, layout, coast, sheet } = around
  let cost = isWithinBox(box, sheet, 4) ? 0 : OFF_SHEET
  cost += around.rivers(box) * 0.55 + around.lines(box) * 0.4
  const middle = (box.top + box.bottom) / 2
  for (const x of [box.left + 4, (box.left + box.right) / 2, box.right - 4]) {
    const hex = layout.hexAt(x, middle)
    if (hex !== null && !symbol.place.hexes.includes(hex) && map.tables.ground[hex] === LAND) cost += 1.5
  }
  const [startsOnLand, endsOnLand] = [box.left, box.right].map(x => coast.isLand({ x, y: middle }))
  if (startsOnLand !== endsOnLand) cost += symbol.seaward === null ? 1.6 : 0.8
  else if (symbol.seaward !== null && !startsOnLand) cost -= 0.6
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
  byLevel: ReadonlyMap<Level, PlaceNames>,
  symbols: readonly PlaceSymbol[],
): Label[] {
  return symbols.flatMap((symbol): Label[] => {
    const at: { [level in Level]?: { x: number; y: number; align: Align } } = {}
    for (const [level, set] of byLevel) {
      const spot = set.get(symbol)
      if (spot) at[level] = { x: tenth(spot.x), y: tenth(spot.y), align: spot.align }
    }
    if (Object.keys(at).length === 0) return []
    const hex = map.grid.numbers[symbol.place.hex] as string
    return [{ text: symbol.place.name, kind: 'place', rank: symbol.rank, hex, at }]
  })
}
