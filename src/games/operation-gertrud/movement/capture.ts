import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { countryOf, isCity } from '../map/geography'
import { ALLIED, GERMAN, type Log, type Part, sideOf } from '../state'

/** Whose a city is before anybody has captured it. */
export const ownerOf = (s: Part<'duplicity'>, hex: HexId): Side => {
  const country = countryOf(hex)
  if (country === 'Bulgaria' || country === 'Greece' || country === 'Dodecanese') return GERMAN
  return country === 'Soviet Union' && s.duplicity ? GERMAN : ALLIED
}

/** an enemy who enters a city captures it; its owner's side takes it back by entering. */
export function enterHex(s: Part<'captured' | 'yavuz' | 'duplicity'>, go: Log, id: UnitId, hex: HexId): void {
  if (!isCity(hex)) return
  const side = sideOf(s, id)
  const isTaken = s.captured.includes(hex)
  if (side === otherSide(ownerOf(s, hex)) && !isTaken) {
    s.captured = [...s.captured, hex].sort((a, b) => a - b)
    go.log('captured', { hex, side }, '7.5.5')
  }
  if (side === ownerOf(s, hex) && isTaken) {
    s.captured = s.captured.filter(each => each !== hex)
    go.log('retaken', { hex, side }, '7.5.5')
  }
}
