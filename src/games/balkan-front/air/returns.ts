import type { Side, UnitId } from '../../../core/ids'
import { loseFlight, spendGlider, unload } from '../airborne/carrying'
import { airRepairOf } from '../charts'
import { landings } from '../charts/air'
import { moverOf, nationOf, sideOf } from '../countries'
import { airIds } from '../forces/counters'
import { isBoundToRhodes } from '../politics/rhodes'
import type { Front, Go } from '../state'
import type { Flight } from './air-state'
import { groundSpot, isNightUnit, land, makeInoperative } from './air-units'
import { basesFor, capacityOf } from './airbases'
import { type HomeTime, MISSION_INFO, pointsAfterRaid, pointsHome } from './missions'
import { airDistance } from './ranges'
import { atHex, inBox, RHODES, type Spot, sameSpot } from './spots'

/** `abandoned`: at once, and not to a base in that hex (21.A.1); `raid`: at once, having met ships there (R-NAV1). */
export type Return = HomeTime | 'abandoned' | 'raid'

const isOut = ({ fate }: Flight): boolean => fate !== 'flying'

/** R-AIR19: who flies home at a time. */
export function dueHome(s: Front, side: Side, when: Return, over: Spot | null = null): readonly Flight[] {
  const mine = s.flights.filter(({ unit }) => moverOf(s, unit) === side)
  switch (when) {
    case 'interceptors':
      return mine.filter(({ mission }) => MISSION_INFO[mission].home === 'interceptors')
    case 'abandoned':
      return mine.filter(flight => over !== null && isOut(flight) && sameSpot(flight.at, over))
    case 'raid':
      return mine.filter(
        flight => over !== null && flight.mission === 'navalPatrol' && isOut(flight) && sameSpot(flight.at, over),
      )
    case 'phase':
      return mine.filter(
        flight => MISSION_INFO[flight.mission].home === 'phase' || (isOut(flight) && s.flown.includes(flight.unit)),
      )
    case 'combat':
      return mine.filter(({ mission }) => MISSION_INFO[mission].home === 'combat')
    case 'initial':
      return mine
    default:
      return when satisfies never
  }
}

/** R-AIR19, 18.4: the bases a flight can land at. */
export function homesOf(s: Front, flight: Flight, when: Return): readonly Spot[] {
  const { unit, mission, fate, at, to, beyond } = flight
  const friendly = basesFor(s, nationOf(unit))
  const isBound = mission === 'scramble' || ((mission === 'transfer' || mission === 'transport') && fate === 'flying')
  if (isBound && friendly.some(base => sameSpot(base, to))) return [to]
  if (isBoundToRhodes(s, unit) && airDistance(s, unit, at, inBox(RHODES)) <= pointsHome(flight)) return [inBox(RHODES)]
  // 32.C.2: who met the bombers at the other end of the bridge turns there.
  const from = mission === 'interception' && beyond !== null ? atHex(beyond) : at
  const points = when === 'raid' ? pointsAfterRaid(flight) : pointsHome(flight)
  return friendly.filter(
    base => !(when === 'abandoned' && sameSpot(base, at)) && airDistance(s, unit, from, base) <= points,
  )
}

/** The base it came from, if missions can begin there; else the nearest one where they can. */
export function presetHome(s: Front, flight: Flight, homes: readonly Spot[]): Spot {
  const usable = homes.filter(base => capacityOf(s, base) > 0)
  const open = usable.length > 0 ? usable : homes
  const own = open.find(base => sameSpot(base, flight.base))
  if (own !== undefined) return own
  const far = (base: Spot) => airDistance(s, flight.unit, flight.at, base)
  return open.reduce((best, base) => (far(base) < far(best) ? base : best))
}

/** 24.E.6, R-AIR32: a day unit may crash when it lands at night; those of the night never do. */
function crashLand(s: Front, go: Go, id: UnitId, at: Spot): boolean {
  if (isNightUnit(id) || go.roll(6, 'night landing') < landings.nightCrashFrom) return false
  makeInoperative(s, id)
  go.log('crashed', { unit: id, at }, '24.E.6')
  return true
}

/** 24.C.7: on a regular transport each landing of a glider may be its last. */
export function riskGlider(s: Front, go: Go, { mission, tow }: Flight): void {
  if (tow === null || (mission !== 'transport' && mission !== 'delivery')) return
  if (go.roll(6, 'glider landing') >= landings.gliderSpentFrom) spendGlider(s, go, tow, '24.C.7')
}

/** 18.4: it lands with what it tows and carries; who flew in to stay has brought its cargo (20.E.1.1). */
export function landAt(s: Front, go: Go, flight: Flight, base: Spot): void {
  const { unit, mission, fate, to, tow } = flight
  land(s, unit, base)
  if (flight.night && crashLand(s, go, unit, base) && tow !== null) makeInoperative(s, tow)
  riskGlider(s, go, flight)
  unload(s, go, flight, base, mission === 'transport' && fate === 'flying' && sameSpot(base, to))
}

/** R-AIR26, R-AIR32: who staged by night and flew no further has landed for the last time. */
export function endStaging(s: Front, go: Go): void {
  for (const { unit, night } of s.staged) {
    const { at } = s.units[unit] ?? {}
    if (night && at !== undefined && (at.is === 'hex' || at.is === 'box')) crashLand(s, go, unit, at)
  }
  s.staged = []
}

/** 18.4: lands those who have one base only, loses those who have none; the rest have a choice. */
export function landForced(s: Front, go: Go, flights: readonly Flight[], when: Return): readonly Flight[] {
  const open: Flight[] = []
  for (const flight of flights) {
    const homes = homesOf(s, flight, when)
    const [only] = homes
    if (only === undefined) {
      go.log('noBase', { unit: flight.unit, at: flight.at }, '18.4')
      loseFlight(s, go, flight.unit, '18.4')
    } else if (homes.length === 1) landAt(s, go, flight, only)
    else open.push(flight)
  }
  return open
}

/** 23: one die for each inoperative unit of the side, in its initial phase. */
export function repairAir(s: Front, side: Side, go: Go): void {
  const table = airRepairOf(s)
  for (const unit of airIds) {
    if (!s.inoperative.includes(unit) || moverOf(s, unit) !== side || groundSpot(s, unit) === null) continue
    const die = go.roll(6, 'air repair')
    const done = die <= (table[nationOf(unit)] ?? 0)
    if (done) s.inoperative = s.inoperative.filter(each => each !== unit)
    go.log('repaired', { unit, die, done }, '23')
  }
}

/** R-AIR3: escorts over a place with no friend left on another mission turn back. */
export function turnBackLoneEscorts(s: Front, side: Side, go: Go): void {
  const mine = s.flights.filter(({ unit, fate }) => sideOf(s, unit) === side && fate === 'flying')
  const lone = mine.filter(
    flight =>
      flight.mission === 'escort' && !mine.some(({ mission, at }) => mission !== 'escort' && sameSpot(at, flight.at)),
  )
  if (lone.length === 0) return
  const units = lone.map(({ unit }) => unit)
  s.flights = s.flights.map(flight => (units.includes(flight.unit) ? { ...flight, fate: 'back' } : flight))
  go.log('noCharge', { units }, '20.C')
}
