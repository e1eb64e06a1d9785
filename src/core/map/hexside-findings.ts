import { hexCorners, hexsideCorners } from './hex-corners'
import type { HexMap } from './hex-map'
import type { Finding } from './map-findings'
import { hasRail, hasRoad, hexOf, riverOn, sideOf, straitOn } from './map-queries'
import type { MapSource } from './map-source'

const sideNamed = (map: HexMap, text: string) => {
  const [a = '', b = ''] = text.split('/')
  return sideOf(map, hexOf(map, a), hexOf(map, b))
}

/** A bridge stands where a road or railway of its kind crosses a river or strait, in some period at least. */
export const bridgeFindings = (source: MapSource, map: HexMap): Finding[] =>
  source.hexsides.flatMap((entry, i) => {
    if (entry.bridge === undefined) return []
    const side = sideNamed(map, entry.side)
    const at = { at: entry.side, path: `hexsides[${i}].bridge` }
    const found: Finding[] = []
    if (riverOn(map, side) === null && straitOn(map, side) === null) {
      found.push({ check: 'bridge-without-river', ...at, expected: 'a river or strait under it', found: 'none' })
    }
    for (const kind of entry.bridge) {
      const crosses = kind === 'road' ? hasRoad : hasRail
      if (map.periods.some((_, period) => crosses(map, side, period))) continue
      found.push({ check: 'bridge-without-line', ...at, expected: `a ${kind} over it`, found: 'none' })
    }
    return found
  })

/** The sides of a river follow each other from corner to corner, and no two rivers run along one side. */
export const riverFindings = (source: MapSource, map: HexMap): Finding[] => {
  const corners = hexCorners(map.grid)
  const owners = new Map<number, string>()
  return source.rivers.flatMap((entry, i) => {
    const found: Finding[] = []
    const sides = entry.sides.map(text => sideNamed(map, text))
    // the corners the next side may start from: both ends of the first side, then only the far end
    let open: readonly number[] = []
    sides.forEach((side, s) => {
      const at = { at: entry.name, path: `rivers[${i}].sides[${s}]` }
      const owner = owners.get(side)
      if (owner !== undefined) {
        const expected = `a side no river runs along yet, ${entry.sides[s]} has "${owner}"`
        found.push({ check: 'river-shared', ...at, expected, found: `"${entry.name}"` })
      }
      owners.set(side, entry.name)
      const ends = hexsideCorners(map.grid, corners, side)
      const met = ends.find(corner => open.includes(corner))
      if (s > 0 && met === undefined) {
        const expected = `a side that goes on from ${entry.sides[s - 1]}`
        found.push({ check: 'river-gap', ...at, expected, found: entry.sides[s] })
      }
      open = met === undefined ? ends : ends.filter(corner => corner !== met)
    })
    return found
  })
}
