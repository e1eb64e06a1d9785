import type { Ask } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { isGroundUnit } from '../forces/counters'
import { type Front, type Go, onHex, putUnits, unitOf } from '../state'
import { put } from '../units'
import { placesFor, whereFor } from './lists'

const isWaiting = (s: Front, id: UnitId): boolean => unitOf(s, id).at.is === 'waiting'

/** Puts units on a hex as they come. */
export function bringIn(s: Front, go: Go, units: readonly UnitId[], hex: HexId, rule = '29.A.1'): void {
  const ground = units.filter(isGroundUnit)
  const air = units.filter(id => !isGroundUnit(id))
  if (ground.length > 0) put(s, go, ground, hex)
  if (air.length > 0) putUnits(s, air, () => ({ at: onHex(hex) }))
  go.log('arrived', { units, hex }, rule)
}

/** 29.A.2, R-29A, R-Y4: those without a place are eliminated, those with one only or a box are placed; the rest are asked about. */
export function arriving(s: Front, side: Side, units: readonly UnitId[], go: Go): Ask[] {
  const coming = units.filter(id => isWaiting(s, id))
  const boxed = coming.filter(id => whereFor(s, id)?.is === 'box')
  for (const id of boxed) {
    const where = whereFor(s, id)
    if (where?.is === 'box') putUnits(s, [id], () => ({ at: { is: 'box', box: where.box } }))
  }
  if (boxed.length > 0) go.log('boxed', { units: boxed, side }, '29.A.1')
  const asked: UnitId[] = []
  const lost: UnitId[] = []
  for (const id of coming.filter(each => !boxed.includes(each))) {
    const places = placesFor(s, id, side)
    if (places.length === 0) lost.push(id)
    else if (places.length === 1) bringIn(s, go, [id], places[0] as HexId)
    else asked.push(id)
  }
  if (lost.length > 0) {
    putUnits(s, lost, () => ({ at: { is: 'dead' } }))
    go.log('noPlace', { units: lost, side }, '29.A.2')
  }
  return asked.length === 0 ? [] : [{ step: 'arrive', side, args: { units: asked } }]
}
