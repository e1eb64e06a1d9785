import { sideOfCountry } from '../../../core/army/countries'
import { type HexId, otherSide, type Side } from '../../../core/ids'
import { trimHits } from '../air/airbases'
import type { Land } from '../forces/counter'
import { wallsBehind } from '../map/geography'
import type { Taken } from '../ownership-hooks'
import type { Front, Go } from '../state'
import { isPoor } from '../weather/weather'

/** 14.E, R-14E: an enemy unit comes in: fort and fortified hexsides are destroyed, what is being built vanishes. */
export function enterWorks(s: Front, go: Go, hex: HexId, side: Side): void {
  if (s.forts.some(fort => fort.hex === hex && fort.side !== side)) {
    s.forts = s.forts.filter(fort => fort.hex !== hex || fort.side === side)
    go.log('fortTaken', { hex, side, poor: isPoor(s, hex) }, '14.E.2')
  }
  const isTheirs = wallsBehind(hex).some(({ owner }) => sideOfCountry(s.countries, owner as Land) === otherSide(side))
  if (isTheirs && !s.wrecked.includes(hex)) {
    s.wrecked = [...s.wrecked, hex]
    go.log('lineTaken', { hex, side, poor: isPoor(s, hex) }, '14.E.1')
  }
}

/** 17.C.2, 14.A.1: a temporary airfield does not outlive its owner, nor does what is being built. */
export function loseAirfield(s: Front, go: Go, { hex, to }: Taken): void {
  if (s.building.some(work => work.hex === hex)) s.building = s.building.filter(work => work.hex !== hex)
  if (!s.airfields.some(field => field.hex === hex && field.kind === 'temporary')) return
  s.airfields = s.airfields.filter(field => field.hex !== hex || field.kind !== 'temporary')
  trimHits(s)
  go.log('airfieldLost', { hex, side: to }, '17.C.2')
}
