import type { HexId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { HITS_THAT_END_INTERDICTION } from '../charts/sea'
import { allHexes, hexesApart, hexesOfRegion, map, zoneAt } from '../map/geography'
import type { Front, Go, Part } from '../state'
import { score } from '../victory/points'
import type { Interdiction } from './sea-state'

const AEGEAN = query.seaBit(map, 'Aegean')
const isAegean = (hex: HexId): boolean =>
  query.isInPlay(map, hex) &&
  (query.seaAt(map, hex)?.name === 'Aegean' || ((map.tables.coast[hex] ?? 0) & AEGEAN) !== 0)

export const crete = hexesOfRegion('Crete')
const NEAR = 2

/** R-26C */
const LOOSE: ReadonlySet<HexId> = new Set(allHexes.filter(hex => isAegean(hex) && zoneAt(hex) === 'E'))
const TIGHT: ReadonlySet<HexId> = new Set(
  allHexes.filter(hex => isAegean(hex) && crete.some(land => hexesApart(land, hex) <= NEAR)),
)

/** 26.C.1: the hexes of a kind of zone. */
export const zoneHexes = (zone: Interdiction): ReadonlySet<HexId> =>
  zone === 'loose' ? LOOSE : zone === 'tight' ? TIGHT : NOWHERE
const NOWHERE: ReadonlySet<HexId> = new Set()

export const inZone = (zone: Interdiction, hex: HexId): boolean => zoneHexes(zone).has(hex)
/** 26.C.1: the hex lies in the zone that stands. */
export const isZoneOver = (s: Part<'interdiction'>, hex: HexId): boolean => inZone(s.interdiction, hex)

/** 20.F.2.i.2, R-NAV10: no zone is declared any more. */
export const isInterdictionOver = (s: Part<'warshipHits'>): boolean => s.warshipHits >= HITS_THAT_END_INTERDICTION

/** 20.F.2.i.1: bombs hit the ships of the zone. */
export function hitWarships(s: Front, go: Go): void {
  s.warshipHits += 1
  score(s, go, 'warships', 1)
}
