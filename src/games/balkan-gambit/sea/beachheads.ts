import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { markerLimitsOf } from '../charts/charts'
import { isCoastal, isPort } from '../map/hexes'
import { enterHex, isWestern } from '../movement/entering'
import { type Gambit, type Go, type Log, type Marker, markerAt, onHex, putUnit } from '../state'

/** 9.3.5, R-BH1: a marker is put down while one is left and none is there. */
export const canPlaceMarker = (s: Gambit, hex: HexId): boolean =>
  markerAt(s, hex) === null && s.markers.length < markerLimitsOf(s).beachhead

/** 7.6.2, 9.3.4: open at once and free until the next Allied player turn. */
export function placeMarker(s: Gambit, go: Log, hex: HexId): void {
  if (!canPlaceMarker(s, hex)) return
  s.markers = [...s.markers, { hex, port: false, open: true, since: s.turn, opens: null }]
  go.log('beachhead', { hex }, '9.3.4')
}

/** 7.6.2, 7.8.A, 9.3.4, R-BH2: those who came ashore or dropped hold the hex; on the coast Western units bring a Beachhead. */
export function land(s: Gambit, go: Log, units: readonly UnitId[], hex: HexId): void {
  for (const id of units) {
    putUnit(s, id, { at: onHex(hex) })
    enterHex(s, go, id, hex)
  }
  go.log('landed', { units, hex }, '7.6.2')
  if (units.some(isWestern) && isCoastal(hex)) placeMarker(s, go, hex)
}

/** 7.11, 9.3.3: a Port needs no upkeep. */
export const isOpen = (marker: Marker | null): boolean => marker !== null && (marker.port || marker.open)

export function whyNotMaintain(s: Gambit, hex: HexId): Refusal | null {
  const marker = markerAt(s, hex)
  if (marker === null) return refusal('7.11.1', 'there is no Beachhead here', { hex })
  if (marker.port) return refusal('9.3.3', 'a Port needs no upkeep', { hex })
  return marker.open ? refusal('7.11.1', 'this Beachhead is open already', { hex }) : null
}

export function maintain(s: Gambit, go: Log, hex: HexId): void {
  s.markers = s.markers.map(each => (each.hex === hex ? { ...each, open: true } : each))
  go.log('maintained', { hex }, '7.11.1')
}

/** R-BH4: every Beachhead closes until it is paid for. */
export function closeBeachheads(s: Gambit): void {
  s.markers = s.markers.map(each => ({ ...each, open: each.port }))
}

/** 9.3.6: half the die, rounded up. */
export const turnsToOpen = (roll: number): number => Math.ceil(roll / 2)

/** 6.4.2, 9.3.6, R-BH3: ports that are due open; those captured last turn or before roll for how long they take. */
export function openPorts(s: Gambit, go: Pick<Go, 'log' | 'roll'>): void {
  s.markers = s.markers.map(marker => {
    if (marker.port || marker.opens === null || marker.opens > s.turn) return marker
    go.log('portOpen', { hex: marker.hex }, '6.4.2')
    return { ...marker, port: true, open: true }
  })
  s.markers = s.markers.map(marker => {
    if (marker.port || marker.opens !== null || !isPort(marker.hex) || marker.since >= s.turn) return marker
    const opens = s.turn + turnsToOpen(go.roll(10, 'turns until the port opens'))
    go.log('portDue', { hex: marker.hex, turn: opens }, '9.3.6')
    return { ...marker, opens }
  })
}
