import { type HexId, otherSide, type Side } from '../../../core/ids'
import { isBase, trimHits } from '../air/airbases'
import { fleeBase } from '../air/escape'
import { atHex } from '../air/spots'
import { stackIn } from '../board'
import { groundOf } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { canConstruct } from '../forces/unit-types'
import { hexNumber } from '../map/geography'
import { type Front, type Go, hexOf, NOBODY, type Units } from '../state'
import type { Airfield } from './works-state'

/** R-14A2: leaving the hex by any means ends the work. */
export function pruneWorks(s: Front): void {
  if (s.building.some(({ builder, hex }) => hexOf(s, builder) !== hex))
    s.building = s.building.filter(({ builder, hex }) => hexOf(s, builder) === hex)
}

/** 14.A.1.6: construction units of the owner in a hex, those aside who are about to leave it. */
export const keepersAt = (s: Front, hex: HexId, leaving: Units = []): Units => {
  const owner = s.owner[hex] ?? NOBODY
  return owner === NOBODY
    ? []
    : stackIn(s, hex, owner as Side).filter(id => canConstruct(groundOf(id)) && !leaving.includes(id))
}

/** 14.A.1.6: laid in the course of the game, so that somebody must keep it up (33.D.2.3). */
export const needsKeeping = (s: Front, { hex, kind }: Airfield): boolean =>
  kind === 'temporary' && !scenarioOf(s).temporaryAirfields.includes(hexNumber(hex))

/** Units left these hexes or were lost there: works end, and temporary airfields that nobody keeps. */
export function leaveWorks(s: Front, go: Go, touched: readonly HexId[]): void {
  pruneWorks(s)
  const left = s.airfields.filter(
    field => touched.includes(field.hex) && needsKeeping(s, field) && keepersAt(s, field.hex).length === 0,
  )
  if (left.length === 0) return
  s.airfields = s.airfields.filter(field => !left.includes(field))
  trimHits(s)
  for (const { hex } of left) {
    go.log('airfieldLeft', { hex }, '14.A.1.6')
    // R-AIR27: whoever stood on it flies as from a base that was taken.
    const owner = s.owner[hex] ?? NOBODY
    if (owner !== NOBODY && !isBase(s, atHex(hex))) fleeBase(s, go, atHex(hex), otherSide(owner as Side))
  }
}
