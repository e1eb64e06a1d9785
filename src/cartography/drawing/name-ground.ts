import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import type { Level, MapDrawing } from '../../core/map/map-drawing'
import { anchorOffset } from '../../core/sheet/anchor-spot'
import { BADGE_RADIUS, markBadges } from '../../core/sheet/mark-badges'
import { numberSize } from '../../core/sheet/type-sizes'
import { type BoxIndex, boxIndex } from './box-index'
import type { Coast } from './coast'
import { type Box, boxAround } from './geometry'
import type { PlaceSymbol } from './place-symbols'
import type { PointIndex } from './point-index'
import { anchorBox, numberBox, symbolRadius } from './type-setting'

/** What names lie on and should keep off, besides what is taken. */
export type Surroundings = {
  readonly map: HexMap
  readonly layout: Layout
  readonly coast: Coast
  readonly sheet: Box
  readonly rivers: PointIndex
  readonly lines: PointIndex
}

/** Of one zoom level: what no name may touch (symbols, hex numbers, furniture), and the names set so far. */
export type NameGround = { readonly fixed: BoxIndex; readonly names: BoxIndex }

export function nameGround(
  { map, layout }: Surroundings,
  symbols: readonly PlaceSymbol[],
  level: Level,
  furniture: readonly MapDrawing['furniture'][number][],
): NameGround {
  const fixed = boxIndex()
  for (const { at, rank, seaward } of symbols) {
    if (level === 'far' && rank > 1) continue
    const radius = symbolRadius(level, rank)
    fixed.add(boxAround(at, radius))
    if (seaward !== null && level !== 'far') fixed.add(anchorBox(at, seaward, radius))
  }
  for (const { x, y, look } of markBadges(map, layout, symbols.flatMap(middles))) {
    if (level !== 'far') fixed.add(boxAround({ x, y }, BADGE_RADIUS))
    else if (look === 'objective' || look === 'fortress') fixed.add(boxAround({ x, y }, BADGE_RADIUS * 1.3))
  }
  if (numberSize(level) > 0) {
    for (let hex = 0; hex < map.grid.size; hex++)
      fixed.add(numberBox(level, map.grid.spec.shape, layout.centre(hex as HexId)))
  }
  for (const { x, y, width, height } of furniture) fixed.add({ left: x, top: y, right: x + width, bottom: y + height })
  return { fixed, names: boxIndex() }
}

/** Of a symbol and its anchor: the signs of marks keep off both, in the view as here. */
function middles({ at, rank, seaward }: PlaceSymbol): Point[] {
  const symbol = { x: Math.round(at.x * 10) / 10, y: Math.round(at.y * 10) / 10 }
  if (seaward === null) return [symbol]
  const { x, y } = anchorOffset(rank, seaward)
  return [symbol, { x: symbol.x + x, y: symbol.y + y }]
}

/** How many things of any of the levels a box touches. */
export const hitsOn = (grounds: readonly NameGround[], box: Box, gap: number, period: string | null = null): number =>
  grounds.reduce((sum, { fixed, names }) => sum + fixed.hits(box, gap, period) + names.hits(box, gap, period), 0)
