import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { defendersIn } from '../board'
import { markerLimitsOf } from '../charts/charts'
import { AXIS, type Gambit, isImproved, type Log } from '../state'
import { isInSupply } from '../supply/supply'

export const hasPositionsLeft = (s: Gambit): boolean => s.improved.length < markerLimitsOf(s).improvedPosition

/** 7.12, R-IP1: where an in-supply Axis unit stands, one to a hex. */
export const whyNotFortify = (s: Gambit, hex: HexId): Refusal[] =>
  firstOf(
    () => isImproved(s, hex) && refusal('7.12.2', 'one Improved Position in a hex', { hex }),
    () => !hasPositionsLeft(s) && refusal('7.12.1', 'no Improved Position marker is left', { hex }, 'R-CNT5'),
    () => defendersIn(s, hex, AXIS).length === 0 && refusal('7.12.1', 'an Axis unit must stand here', { hex }),
    () =>
      !defendersIn(s, hex, AXIS).some(id => isInSupply(s, id)) &&
      refusal('7.12.1', 'no unit here is in supply', { hex }, 'R-IP1'),
  )

export function fortify(s: Gambit, go: Log, hex: HexId): void {
  s.improved = [...s.improved, hex]
  go.log('fortified', { hex }, '7.12.1')
}
