import type { HexId, UnitId } from '../../core/ids'
import { placeMarker } from './beachheads'
import type { Log } from './elimination'
import { enterHex, isWestern } from './entering'
import { isCoastal } from './map'
import { type Gambit, onHex, putUnit } from './state'

/** 7.6.2, 7.8.A, 9.3.4, R-BH2: those who came ashore or dropped hold the hex; on the coast Western units bring a Beachhead. */
export function land(s: Gambit, go: Log, units: readonly UnitId[], hex: HexId): void {
  for (const id of units) {
    putUnit(s, id, { at: onHex(hex) })
    enterHex(s, go, id, hex)
  }
  go.log('landed', { units: [...units], hex }, '7.6.2')
  if (units.some(isWestern) && isCoastal(hex)) placeMarker(s, go, hex)
}
