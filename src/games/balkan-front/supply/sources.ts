import type { HexId, Side } from '../../../core/ids'
import type { Nation } from '../forces/counter'
import { scenarioOf } from '../forces/scenarios'
import { grid, hexesMarked, hexNumber, landHexes, railAcross, railInHex, stepsFrom } from '../map/geography'
import type { Part } from '../state'

/** What decides which sources a nation may draw on. */
export type Sources = Part<'owner' | 'deadSources' | 'setting'>

/** 12.C.1 */
const FULL: readonly [readonly HexId[], readonly HexId[]] = [
  hexesMarked('Axis full supply'),
  hexesMarked('Allied full supply'),
]

/** R-12G: where map 15B is played alone, the railways that run off its north edge. */
const NORTH_OF_15B = landHexes.filter(hex => hexNumber(hex).startsWith('15B:01') && railInHex(hex))

/** 12.C.2: sources of one nation; Albanians draw on Italian ones. */
const RESTRICTED: { readonly [nation in Nation]: readonly HexId[] } = {
  Italian: hexesMarked('restricted supply: Italian'),
  Albanian: hexesMarked('restricted supply: Italian'),
  German: [],
  Bulgarian: hexesMarked('restricted supply: Bulgarian'),
  Hungarian: hexesMarked('restricted supply: Hungarian'),
  Greek: [],
  British: [],
  Yugoslav: hexesMarked('restricted supply: Yugoslav'),
}

/** 12.C.2.2: for one RE of Greeks each. */
export const GREEK_MINOR_PORTS: readonly HexId[] = hexesMarked('restricted supply: Greek')

/** 12.C.2.6: what dies when the enemy owns it once. */
export const RESTRICTED_SOURCES: ReadonlySet<HexId> = new Set([
  ...Object.values(RESTRICTED).flat(),
  ...GREEK_MINOR_PORTS,
])

export const isUsable = (s: Sources, hex: HexId, side: Side): boolean =>
  s.owner[hex] === side && !s.deadSources.includes(hex)

/** 12.C.2.5: cities that friendly railways join to another of them. */
function joinedCities(s: Sources, cities: readonly HexId[], side: Side): HexId[] {
  const usable = cities.filter(hex => isUsable(s, hex, side))
  const group = new Int16Array(grid.size)
  usable.forEach((city, index) => {
    if (group[city] !== 0) return
    const seen = [city]
    group[city] = index + 1
    for (const hex of seen)
      for (const { to, side: over } of stepsFrom(hex))
        if (group[to] === 0 && s.owner[to] === side && railAcross(over) !== null) {
          group[to] = index + 1
          seen.push(to)
        }
  })
  return usable.filter(city => usable.some(other => other !== city && group[other] === group[city]))
}

/** 12.C.1, R-12G */
export function fullSourcesOf(s: Sources, side: Side): readonly HexId[] {
  const full = FULL[side].filter(hex => s.owner[hex] === side)
  const edge = side === 0 && scenarioOf(s).sheets.length === 1 && scenarioOf(s).sheets[0] === '15B' ? NORTH_OF_15B : []
  return [...full, ...edge.filter(hex => s.owner[hex] === side)]
}

/** 12.C: the sources that a nation of a side may draw on without limit. */
export function sourcesOf(s: Sources, nation: Nation, side: Side): readonly HexId[] {
  const restricted = RESTRICTED[nation]
  const own =
    nation === 'Yugoslav' ? joinedCities(s, restricted, side) : restricted.filter(hex => isUsable(s, hex, side))
  return [...fullSourcesOf(s, side), ...own]
}
