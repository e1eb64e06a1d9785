import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { landUnit } from '../forces/counters'
import { whyClosed } from '../movement/borders'
import { minesStop } from '../movement/ground'
import { whyNotJoin } from '../movement/stacking'
import { type Gertrud, hexOf, nameOf, nationOf } from '../state'

export type Advancers = 'all' | 'armor'

/** 11.3, 11.4, R-72: why a surviving attacker may not advance beside those already named. */
export function whyNotAdvance(s: Gertrud, id: UnitId, hex: HexId, who: Advancers, going: readonly UnitId[]): Refusal[] {
  const from = hexOf(s, id)
  const at = { unit: id }
  return firstOf(
    () => (from === null || from === hex) && refusal('11.3.1', `${nameOf(id)} does not stand next to it`, at),
    () =>
      who === 'armor' &&
      landUnit(id).type !== 'armor' &&
      refusal(landUnit(id).type === 'motorized' ? '11.4.2' : '11.4.1', 'after a retreat only armor advances', at),
    () => whyClosed(s, id, hex),
    () => from !== null && minesStop(s, nationOf(id), from, hex) && refusal('11.3.1', 'the strait is mined', at),
    () => {
      const full = whyNotJoin(s, [...going, id], hex)
      return full && refusal('11.3.3', full.why, { hex })
    },
  )
}
