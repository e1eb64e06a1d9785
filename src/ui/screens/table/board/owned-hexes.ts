import { DIRECTIONS } from '../../../../core/hex/cube'
import type { Grid } from '../../../../core/hex/grid'
import type { HexId, Side } from '../../../../core/ids'

/** So far from a hex of the other side whose a hex is can be in doubt. */
const NEAR = 2

/** The hexes of each side: all, or those near a hex of the other. */
export function ownedHexes(
  grid: Grid,
  owners: ReadonlyMap<HexId, Side>,
  isEverywhere: boolean,
): readonly [ReadonlySet<HexId>, ReadonlySet<HexId>] {
  const of = (side: Side): ReadonlySet<HexId> =>
    new Set([...owners].flatMap(([hex, owner]) => (owner === side ? [hex] : [])))
  const sides = [of(0), of(1)] as const
  if (isEverywhere) return sides
  const [near0, near1] = [around(grid, sides[0]), around(grid, sides[1])]
  return [common(sides[0], near1), common(sides[1], near0)]
}

const common = (a: ReadonlySet<HexId>, b: ReadonlySet<HexId>): ReadonlySet<HexId> =>
  new Set([...a].filter(hex => b.has(hex)))

/** A set of hexes with all that are near one of it. */
function around(grid: Grid, hexes: ReadonlySet<HexId>): ReadonlySet<HexId> {
  const found = new Set(hexes)
  let rim: readonly HexId[] = [...hexes]
  for (let ring = 0; ring < NEAR; ring++) {
    const next: HexId[] = []
    for (const hex of rim)
      for (const direction of DIRECTIONS) {
        const beside = grid.neighbour[hex * 6 + direction] as HexId
        if (beside < 0 || found.has(beside)) continue
        found.add(beside)
        next.push(beside)
      }
    rim = next
  }
  return found
}
