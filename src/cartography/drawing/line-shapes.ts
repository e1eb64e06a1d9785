import type { Layout, Point } from '../../core/hex/layout'
import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import type { Coast } from './coast'
import type { Crossings } from './crossing-points'
import { lineNetwork } from './line-network'
import { lineStretches, pathsByClass, type Stretch } from './line-paths'
import type { PlaceSymbol } from './place-symbols'
import type { Shape } from './sheet-shapes'
import { samples } from './svg-path'

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
    const onRailway = new Map<HexId, Point>()
    // Railways first: a road that ends where only a railway passes ends on it.
    for (const kind of ['rail', 'road'] as const) {
      const network = lineNetwork(map, layout, crossing, kind, i)
      const joins = (hex: HexId) => (kind === 'road' && network.get(hex)?.length === 1 ? onRailway.get(hex) : undefined)
      const meetingIn = (hex: HexId) => placeIn(hex) ?? joins(hex) ?? null
      const stretches = lineStretches(network, kind, layout, coast, meetingIn)
      if (kind === 'rail') for (const stretch of stretches) onRailway.set(stretch.hex, halfway(stretch))
      drawn.push(...stretches)
      for (const [name, path] of pathsByClass(stretches))
        shapes.push({ layer: 'line', class: name, ...(map.periods.length === 1 ? {} : { period }), path })
    }
  })
  return { shapes: mergePeriods(shapes, map.periods.length), stretches: drawn }
}

function halfway({ start, pieces }: Stretch): Point {
  const points = samples(start, pieces)
  return points[Math.floor(points.length / 2)] as Point
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
