import type { MapSource } from '../../../core/map/map-source'
import { LINES, RUNS_OFF } from './corrections'
import type { GameBook } from './game-book'

type Line = MapSource['lines'][number]

const corrected = (line: Line): Line[] => {
  const correction = LINES.find(({ name }) => name === line.name)
  const runsOff = RUNS_OFF.find(({ name }) => name === line.name)?.end
  const chains = correction?.chains.map(chain => chain.split(' ')) ?? [line.hexes]
  return chains.map(hexes => ({ ...line, hexes, ...(runsOff === undefined ? {} : { runsOff }) }))
}

const sideBetween = (a = '', b = ''): string => [a, b].sort().join('/')

const sidesOf = ({ hexes }: Line): string[] => hexes.slice(1).map((hex, i) => sideBetween(hexes[i], hex))

/** The parts of a line that cross hexsides no line before it has crossed, so that nothing is drawn twice. */
const newParts = (line: Line, crossed: Set<string>): Line[] => {
  const { runsOff, ...plain } = line
  const parts: string[][] = [line.hexes.slice(0, 1)]
  line.hexes.slice(1).forEach((hex, i) => {
    const side = sideBetween(line.hexes[i], hex)
    if (crossed.has(side)) parts.push([hex])
    else parts.at(-1)?.push(hex)
    crossed.add(side)
  })
  return parts.flatMap((hexes, i): Line[] => {
    const leaves = (runsOff === 'start' && i === 0) || (runsOff === 'end' && i === parts.length - 1)
    if (hexes.length === 1 && !leaves) return []
    return [{ ...plain, hexes, ...(leaves ? { runsOff } : {}) }]
  })
}

const once = (lines: readonly Line[]): Line[] => {
  const crossed = new Set<string>()
  return lines.flatMap(line => newParts(line, crossed))
}

/** Roads, then railways of high and of low volume. A map-edge railway goes on beyond its last hex. */
export const readLines = ({ roads, railways }: GameBook): Line[] => {
  const rails = (volume: 'high' | 'low'): Line[] =>
    railways
      .filter(railway => railway.volume === volume)
      .map(({ name, hexes, mapEdge }) => ({ name, class: volume, hexes, ...(mapEdge ? { runsOff: 'end' } : {}) }))
  const railLines = once([...rails('high'), ...rails('low')].flatMap(corrected))
  const underRails = new Set(railLines.flatMap(sidesOf))
  const roadLines = once(roads.map(({ name, hexes }): Line => ({ name, class: 'road', hexes })).flatMap(corrected))
  // 7.B: a railway is a road too, so a road that only follows one adds nothing
  return [...roadLines.filter(road => sidesOf(road).some(side => !underRails.has(side))), ...railLines]
}
