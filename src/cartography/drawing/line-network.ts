import type { Layout, Point } from '../../core/hex/layout'
import { hexsideBetween, isRim } from '../../core/hex/lookup'
import type { HexId, HexsideId } from '../../core/ids'
import type { HexMap, Line, LineKind } from '../../core/map/hex-map'
import { between, distanceOf, hash } from './geometry'

/** Where a line leaves a hex: the point on the hexside, and the class of the line that crosses there. */
export type Arm = { readonly at: Point; readonly class: string; readonly rim: boolean }

/** All arms of one kind of line in each hex it runs through. */
export type Network = ReadonlyMap<HexId, readonly Arm[]>

export type Crossings = (side: HexsideId, kind: LineKind) => Point

/** One fixed point a hexside: the middle, give or take; apart from each other where a road and a railway cross together. */
export function crossingPoints(map: HexMap, layout: Layout): Crossings {
  return (side, kind) => {
    const [a, b] = layout.hexsideEnds(side)
    const { lines, roadBits, railBits } = map.tables
    const bits = lines.reduce((all, table) => all | (table[side] as number), 0)
    const both = (bits & roadBits) !== 0 && (bits & railBits) !== 0
    return between(a, b, both ? (kind === 'road' ? 0.3 : 0.7) : 0.5 + (hash(`${side}${kind}`) - 0.5) * 0.16)
  }
}

export function lineNetwork(map: HexMap, layout: Layout, crossing: Crossings, kind: LineKind, period: number): Network {
  const arms = new Map<HexId, Map<string, Arm>>()
  const add = (hex: HexId, key: string, arm: Arm) => {
    const own = arms.get(hex) ?? new Map<string, Arm>()
    if (!own.has(key)) arms.set(hex, own.set(key, arm))
  }
  const lines = map.lines
    .filter(line => line.class.kind === kind && line.periods.includes(period))
    .sort((a, b) => a.class.bit - b.class.bit)
  for (const line of lines) {
    line.hexes.slice(1).forEach((to, i) => {
      const from = line.hexes[i] as HexId
      const side = hexsideBetween(map.grid, from, to)
      if (side === null) return
      const arm = { at: crossing(side, kind), class: line.class.name, rim: false }
      add(from, `s${side}`, arm)
      add(to, `s${side}`, arm)
    })
    for (const end of ['start', 'end'] as const) {
      if (line.runsOff !== end && line.runsOff !== 'both') continue
      const exit = rimExit(map, layout, line, end)
      if (exit) add(exit.hex, `r${exit.side}`, { at: exit.at, class: line.class.name, rim: true })
    }
  }
  return new Map([...arms].map(([hex, own]) => [hex, [...own.values()]]))
}

/** A line that goes on beyond the map leaves by the rim side that lies straightest ahead. */
function rimExit(
  map: HexMap,
  layout: Layout,
  line: Line,
  end: 'start' | 'end',
): { hex: HexId; side: HexsideId; at: Point } | null {
  const hexes = end === 'start' ? line.hexes : [...line.hexes].reverse()
  const [last, before] = hexes
  if (last === undefined) return null
  const centre = layout.centre(last)
  const back = before === undefined ? centre : layout.centre(before)
  const ahead = { x: centre.x * 2 - back.x, y: centre.y * 2 - back.y }
  const exits = [0, 1, 2, 3, 4, 5]
    .map(d => map.grid.hexside[last * 6 + d] as HexsideId)
    .filter(side => isRim(map.grid, side))
    .map(side => ({ hex: last, side, at: layout.hexsideMidpoint(side) }))
    .sort((a, b) => distanceOf(a.at, ahead) - distanceOf(b.at, ahead))
  return exits[0] ?? null
}
