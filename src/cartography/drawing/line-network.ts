import type { Layout, Point } from '../../core/hex/layout'
import { hexsideBetween, isRim } from '../../core/hex/lookup'
import type { HexId, HexsideId } from '../../core/ids'
import type { HexMap, Line, LineKind } from '../../core/map/hex-map'
import type { Crossings } from './crossing-points'
import { distanceOf } from './geometry'

/** Where a line leaves a hex: the point on the hexside, the hex beyond (none at the rim), and the class of the line that crosses there. */
export type Arm = { readonly at: Point; readonly class: string; readonly beyond: HexId | null }

/** All arms of one kind of line in each hex it runs through. */
export type Network = ReadonlyMap<HexId, readonly Arm[]>

export function lineNetwork(map: HexMap, layout: Layout, crossing: Crossings, kind: LineKind, period: number): Network {
  const arms = new Map<HexId, Map<HexsideId, Arm>>()
  const add = (hex: HexId, side: HexsideId, arm: Arm) => {
    const own = arms.get(hex) ?? new Map<HexsideId, Arm>()
    if (!own.has(side)) arms.set(hex, own.set(side, arm))
  }
  const lines = map.lines
    .filter(line => line.class.kind === kind && line.periods.includes(period))
    .sort((a, b) => a.class.bit - b.class.bit)
  for (const line of lines) {
    const name = line.class.name
    line.hexes.slice(1).forEach((to, i) => {
      const from = line.hexes[i] as HexId
      const side = hexsideBetween(map.grid, from, to)
      if (side === null) return
      const at = crossing(side, kind)
      add(from, side, { at, class: name, beyond: to })
      add(to, side, { at, class: name, beyond: from })
    })
    for (const end of ['start', 'end'] as const) {
      if (line.runsOff !== end && line.runsOff !== 'both') continue
      const exit = rimExit(map, layout, line, end)
      if (exit) add(exit.hex, exit.side, { at: exit.at, class: name, beyond: null })
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
  const [last, before] = end === 'start' ? line.hexes : [...line.hexes].reverse()
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
