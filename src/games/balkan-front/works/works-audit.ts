import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import { printedCapacity } from '../air/airbases'
import { spotName } from '../air/spots'
import { isHeldBy } from '../board'
import { portsOf } from '../charts'
import { nameOf, sideOf } from '../countries'
import { groundOf } from '../forces/counters'
import { canConstruct } from '../forces/unit-types'
import { hexName, railInHex, wallsBehind } from '../map/geography'
import { portClassOf } from '../sea/ports'
import { type Front, hexOf } from '../state'
import { bridgeBetween, hasBridges } from './bridges'
import { groundTakes } from './building'
import { keepersAt, needsKeeping } from './left-works'

/** 14.A.1, 14.E: forts by hex, never with an enemy in them; rails and walls only where there are some. */
function* fortFaults(s: Front): Iterable<string> {
  const forts = new Set<HexId>()
  for (const { hex, side } of s.forts) {
    if (forts.has(hex)) yield `two forts stand in ${hexName(hex)}`
    forts.add(hex)
    if (s.underWay && isHeldBy(s, hex, otherSide(side))) yield `the enemy stands in the fort of ${hexName(hex)}`
  }
  for (const hex of s.brokenRail) if (!railInHex(hex)) yield `there is no railway to break in ${hexName(hex)}`
  for (const hex of s.wrecked) if (wallsBehind(hex).length === 0) yield `there is no line to destroy at ${hexName(hex)}`
}

/** 14.A.1.2, R-14A2: a builder stands where he builds, on own ground, and builds one thing. */
function* buildingFaults(s: Front): Iterable<string> {
  const busy = new Set<UnitId>()
  for (const { what, hex, builder, halves } of s.building) {
    const isThere = hexOf(s, builder) === hex && s.owner[hex] === sideOf(s, builder)
    if (!isThere || !canConstruct(groundOf(builder))) yield `${nameOf(builder)} does not build at ${hexName(hex)}`
    if (busy.has(builder)) yield `${nameOf(builder)} builds two works`
    busy.add(builder)
    if (halves > 1 || !groundTakes(s, what, hex)) yield `no ${what} can be under way at ${hexName(hex)}`
  }
}

/** 14.A.1.5, 14.A.1.6: one airfield a hex, a temporary one with somebody who keeps it. */
function* airfieldFaults(s: Front): Iterable<string> {
  const seen = new Set<HexId>()
  for (const field of s.airfields) {
    if (seen.has(field.hex)) yield `two airfields lie in ${hexName(field.hex)}`
    seen.add(field.hex)
    if (s.underWay && needsKeeping(s, field) && keepersAt(s, field.hex).length === 0)
      yield `nobody keeps the temporary airfield at ${hexName(field.hex)}`
  }
}

/** What must hold of this subject after every action. */
export function* worksFaults(s: Front): Iterable<string> {
  yield* fortFaults(s)
  yield* buildingFaults(s)
  yield* airfieldFaults(s)
  for (const { a, b, owner, hits } of s.bridges)
    if (bridgeBetween(a, b) === null || a > b || (owner === null && hits === 0))
      yield `there is nothing to note of a bridge at ${hexName(a)}`
  if (s.bridges.length > 0 && !hasBridges(s)) yield 'bridges are noted that are not played'
  for (const { at, count } of s.baseHits)
    if (count > printedCapacity(s, at)) yield `${spotName(at)} has more hits than capacity`
  for (const { at, count } of s.portHits) {
    const size = portClassOf(at)
    if (size === null || count > portsOf(s)[size].maxHits) yield `${spotName(at)} has more hits than a port takes`
  }
}
