import type { HexId, UnitId } from '../../../core/ids'
import type { Log } from '../combat/elimination'
import { isCoastal } from '../map/hexes'
import { enterHex, isWestern } from '../movement/entering'
import { type Gambit, onHex, putUnit } from '../state'
import { placeMarker } from './beachheads'

/** 7.6.2, 7.8.A, 9.3.4, R-BH2: those who came ashore or dropped hold the hex; on the coast Western units bring a Beachhead. */
export function land(s: Gambit, go: Log, units: readonly UnitId[], hex: HexId): void {
  for (const id of units) {
    putUnit(s, id, { at: onHex(hex) })
    enterHex(s, go, id, hex)
  }
  go.log('landed', { units: [...units], hex }, '7.6.2')
  if (units.some(isWestern) && isCoastal(hex)) placeMarker(s, go, hex)
}
