import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import type { Level, MapDrawing } from '../../core/map/map-drawing'
import type { BoxIndex } from './box-index'
import type { Box } from './geometry'
import { hexesWhere } from './hex-regions'
import { textBox, textWidth } from './type-setting'

type Label = MapDrawing['labels'][number]

/** Sizes that are tried, greatest first, in map units, with the spacing between letters as a share of the size. */
const SIZES: Readonly<Record<'far' | 'closer', readonly number[]>> = {
  far: [78, 60, 46, 36],
  closer: [44, 36, 30, 25, 21],
}
const SPACINGS = [0.55, 0.35, 0.2, 0.1]

/** The name of each area, faint and large, where it fits best: inside the area, clear of places and of other large names. */
export function areaLabels(
  map: HexMap,
  layout: Layout,
  period: number,
  level: 'far' | 'closer',
  taken: BoxIndex,
): Label[] {
  const table = map.tables.area[period] as ArrayLike<number>
  const levels: Level[] = level === 'far' ? ['far'] : ['play', 'near']
  const bySize = map.areas
    .filter(area => area.periods.includes(period))
    .map(area => ({ area, hexes: hexesWhere(map, hex => table[hex] === area.id) }))
    .filter(({ hexes }) => hexes.length > 0)
    .sort((a, b) => b.hexes.length - a.hexes.length)
  return bySize.flatMap(({ area, hexes }): Label[] => {
    const found = bestFit(area.name, hexes, layout, SIZES[level], taken)
    if (!found) return []
    taken.add(found.box)
    return [
      {
        text: area.name,
        kind: 'area',
        rank: hexes.length > 60 ? 1 : hexes.length > 20 ? 2 : 3,
        ...(map.periods.length > 1 ? { period: map.periods[period] as string } : {}),
        spacing: Math.round(found.spacing * 10) / 10,
        size: found.size,
        curve: `M${Math.round(found.box.left - 40)} ${Math.round(found.y)}H${Math.round(found.box.right + 40)}`,
        levels,
      },
    ]
  })
}

type Fit = { readonly size: number; readonly spacing: number; readonly y: number; readonly box: Box }

function bestFit(
  name: string,
  hexes: readonly HexId[],
  layout: Layout,
  sizes: readonly number[],
  taken: BoxIndex,
): Fit | null {
  const inside = new Set<number>(hexes)
  const centres = hexes.map(hex => layout.centre(hex))
  const middle: Point = {
    x: centres.reduce((sum, p) => sum + p.x, 0) / centres.length,
    y: centres.reduce((sum, p) => sum + p.y, 0) / centres.length,
  }
  const spots = centres
    .flatMap(p => [p, { x: p.x, y: p.y + 30 }, { x: p.x, y: p.y - 14 }, { x: p.x + 50, y: p.y }])
    .sort((a, b) => Math.hypot(a.x - middle.x, a.y - middle.y) - Math.hypot(b.x - middle.x, b.y - middle.y))
  const isIn = (x: number, y: number) => {
    const hex = layout.hexAt(x, y)
    return hex !== null && inside.has(hex)
  }
  for (const size of sizes) {
    for (const share of SPACINGS) {
      const spacing = size * share
      const width = textWidth(name, 'area', size, spacing)
      for (const spot of spots) {
        const box = textBox(spot.x, spot.y, 'middle', width, size)
        const level = (box.top + box.bottom) / 2
        const fits = [0, 0.25, 0.5, 0.75, 1].every(t => isIn(box.left + (box.right - box.left) * t, level))
        if (fits && taken.hits(box, 3) === 0) return { size, spacing, y: spot.y, box }
      }
    }
  }
  return null
}
