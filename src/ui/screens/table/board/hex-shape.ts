import type { Layout } from '../../../../core/hex/layout'
import type { HexId } from '../../../../core/ids'

const tenth = (n: number): number => Math.round(n * 10) / 10

/** A hex of the map as a path, at a share of its size. */
export function hexPath(layout: Layout, hex: HexId, share = 1): string {
  const centre = layout.centre(hex)
  const corners = layout
    .corners(hex)
    .map(({ x, y }) => `${tenth(centre.x + (x - centre.x) * share)} ${tenth(centre.y + (y - centre.y) * share)}`)
  return `M${corners.join('L')}Z`
}

export const hexPaths = (layout: Layout, hexes: Iterable<HexId>, share = 1): string =>
  Array.from(hexes, hex => hexPath(layout, hex, share)).join('')

/** From hex to hex through their middles. */
export const linePath = (layout: Layout, hexes: readonly HexId[]): string =>
  hexes.length < 2
    ? ''
    : `M${hexes
        .map(hex => layout.centre(hex))
        .map(({ x, y }) => `${tenth(x)} ${tenth(y)}`)
        .join('L')}`
