import type { Side, UnitId } from '../../../core/ids'
import type { Flight } from '../air/air-state'
import { changeFlight, flightOf, loseAirUnit, makeInoperative } from '../air/air-units'
import { isLaden, isLift, NO_CARGO } from '../air/lifts'
import type { Spot } from '../air/spots'
import { TOKEN_PHASES } from '../charts/supply-lines'
import { sideOf } from '../countries'
import { type Front, type Go, putUnits, unitOf } from '../state'
import { eliminate, put } from '../units'

const isAloft = (s: Front, id: UnitId): boolean => unitOf(s, id).at.is === 'aloft'

/** R-AIR18: whoever carries a part of the same unit turns back with it, unhurt and operative. */
export function turnBackWith(s: Front, id: UnitId): void {
  const flight = flightOf(s, id)
  if (flight === null || flight.cargo.units.length === 0) return
  for (const other of s.flights) {
    const isShared = other.fate === 'flying' && other.cargo.units.some(each => flight.cargo.units.includes(each))
    if (!isShared || other.unit === id) continue
    changeFlight(s, other.unit, { fate: 'back' })
    turnBackWith(s, other.unit)
  }
}

/** 20.E.0.4, 20.E.0.5: units die with any one of their transports; who has nothing left to carry turns back. */
function loseCargo(s: Front, go: Go, units: readonly UnitId[], rule: string): void {
  if (units.length === 0) return
  eliminate(s, go, units, rule)
  for (const other of s.flights) {
    if (!other.cargo.units.some(each => units.includes(each))) continue
    const cargo = {
      units: other.cargo.units.filter(each => !units.includes(each)),
      inGlider: other.cargo.inGlider.filter(each => !units.includes(each)),
      supply: other.cargo.supply,
    }
    const isIdle = other.fate === 'flying' && isLift(other.mission) && !isLaden({ cargo })
    changeFlight(s, other.unit, { cargo, ...(isIdle ? { fate: 'back' as const } : {}) })
  }
}

/** 20.E.0.4, 24.C.3: an air unit is lost in the air, with what it tows and carries. */
export function loseFlight(s: Front, go: Go, id: UnitId, rule: string): void {
  const flight = flightOf(s, id)
  loseAirUnit(s, go, id, rule)
  if (flight === null) return
  if (flight.tow !== null) {
    go.log('towLost', { unit: id, glider: flight.tow, cargo: flight.cargo.units }, '24.C.3')
    loseAirUnit(s, go, flight.tow, '24.C.3')
  }
  loseCargo(
    s,
    go,
    flight.cargo.units.filter(each => isAloft(s, each)),
    '20.E.0.4',
  )
}

/** 24.C.3: a glider comes to the same end as its tug. */
export function abortTow(s: Front, id: UnitId): void {
  const tow = flightOf(s, id)?.tow ?? null
  if (tow !== null) makeInoperative(s, tow)
}

/** 20.E.1: units come to the ground; supplies lie where they came (12.C.3.1). */
export function unload(s: Front, go: Go, flight: Flight, at: Spot, isDelivered: boolean): void {
  const units = flight.cargo.units.filter(id => isAloft(s, id))
  const side = sideOf(s, flight.unit) as Side
  if (isDelivered && flight.cargo.supply > 0 && at.is === 'hex') bringSupply(s, go, at.hex, side, flight.cargo.supply)
  if (flightOf(s, flight.unit) !== null) changeFlight(s, flight.unit, { cargo: NO_CARGO })
  if (units.length === 0) return
  const won = at.is === 'hex' && s.airheads.some(({ hex }) => hex === at.hex)
  go.log('airLanded', { units, at, delivered: isDelivered, won }, '20.E.1.1')
  if (at.is === 'hex') put(s, go, units, at.hex)
  else putUnits(s, units, () => ({ at }))
}

export function bringSupply(s: Front, go: Go, hex: Extract<Spot, { is: 'hex' }>['hex'], side: Side, re: number): void {
  s.tokens = [...s.tokens, { hex, side, re, phases: TOKEN_PHASES }]
  go.log('supplyLanded', { hex, re, side }, '12.C.3.1')
}

/** 24.C.6, 24.C.7, R-AIR31: removed from play, not eliminated. */
export function spendGlider(s: Front, go: Go, glider: UnitId, rule: string): void {
  putUnits(s, [glider], () => ({ at: { is: 'gone' } }))
  s.inoperative = s.inoperative.filter(each => each !== glider)
  go.log('gliderSpent', { unit: glider }, rule)
}
