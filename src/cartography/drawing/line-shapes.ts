import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import type { Coast } from './coast'
import type { Crossings } from './crossing-points'
import { lineNetwork } from './line-network'
import { lineStretches, pathsByClass, type Stretch } from './line-paths'
import type { PlaceSymbol } from './place-symbols'
import type { Shape } from './sheet-shapes'

export type DrawnLines = { readonly shapes: readonly Shape[]; readonly stretches: readonly Stretch[] }

/** Roads and railways of every period; in a hex with places they run to the greatest. */
export function drawLines(
  map: HexMap,
  layout: Layout,
  coast: Coast,
  crossing: Crossings,
  symbols: readonly PlaceSymbol[],
): DrawnLines {
  const greatest = new Map<HexId, Point>()
  for (const { place, at } of symbols) if (!greatest.has(place.hex)) greatest.set(place.hex, at)
  const placeIn = (hex: HexId) => greatest.get(hex) ?? null
  const shapes: Shape[] = []
  const drawn: Stretch[] = []
  map.periods.forEach((period, i) => {
    for (const kind of ['road', 'rail'] as const) {
      const stretches = lineStretches(lineNetwork(map, layout, crossing, kind, i), kind, layout, coast, placeIn)
      drawn.push(...stretches)
      for (const [name, path] of pathsByClass(stretches))
        shapes.push({ layer: 'line', class: name, ...(map.periods.length === 1 ? {} : { period }), path })
    }
  })
  return { shapes: mergePeriods(shapes, map.periods.length), stretches: drawn }
}

/** A network that is the same in every period is drawn once, in all of them. */
function mergePeriods(shapes: readonly Shape[], periods: number): Shape[] {
  if (periods === 1) return [...shapes]
  return shapes.flatMap((shape): Shape[] => {
    const same = shapes.filter(other => other.class === shape.class && other.path === shape.path)
    if (same.length < periods) return [shape]
    const { period: _always, ...rest } = shape
    return same[0] === shape ? [rest] : []
  })
}
