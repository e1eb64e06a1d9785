import type { Layout } from '../../core/hex/layout'
import type { HexId, HexsideId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import { isLand } from '../../core/map/map-queries'
import { PATCH } from './paths/patches'

/** The hexsides as two sets of paths, in tenths of a map unit; each path covers one patch of the sheet. */
export interface GridPaths {
  readonly land: readonly string[]
  readonly sea: readonly string[]
}

/** A side with land on either hand belongs to the land. */
export function gridPaths(map: HexMap, layout: Layout): GridPaths {
  const { grid } = map
  const paths = { land: new Map<string, string>(), sea: new Map<string, string>() }
  for (let side = 0; side < grid.hexsideCount; side++) {
    const hexes = [grid.hexsideHexes[side * 2], grid.hexsideHexes[side * 2 + 1]]
    const to = hexes.some(hex => hex >= 0 && isLand(map, hex as HexId)) ? paths.land : paths.sea
    const [a, b] = layout.hexsideEnds(side as HexsideId)
    const key = `${Math.floor(a.x / PATCH)},${Math.floor(a.y / PATCH)}`
    const [x, y] = [Math.round(a.x * 10), Math.round(a.y * 10)]
    to.set(key, `${to.get(key) ?? ''}M${x} ${y}l${Math.round(b.x * 10) - x} ${Math.round(b.y * 10) - y}`)
  }
  return { land: [...paths.land.values()], sea: [...paths.sea.values()] }
}
