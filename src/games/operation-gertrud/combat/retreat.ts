import { canPlaceAll, type Sent } from '../../../core/army/placing'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isInEnemyZoc, stackIn } from '../board'
import { landUnit } from '../forces/counters'
import { isWater, sideBetween, stepsFrom } from '../map/geography'
import { whyClosed } from '../movement/borders'
import { minesStop } from '../movement/ground'
import { stackRefusal } from '../movement/stacking'
import { type Gertrud, hexOf, nationOf, sideOf } from '../state'

/** 11.1, R-14: why a unit may not retreat into a hex once others have gone where `sent` says. */
export function whyNotRetreat(s: Gertrud, id: UnitId, to: HexId, sent: readonly Sent[] = []): Refusal[] {
  const from = hexOf(s, id)
  const over = from === null ? null : sideBetween(from, to)
  const side = sideOf(s, id)
  const at = { hex: to }
  return firstOf(
    () => (from === null || over === null) && refusal('11.1.1', 'a retreat goes to an adjacent hex', at),
    () => whyClosed(s, id, to),
    () => over !== null && isWater(over) && refusal('11.1.2', 'open water lies between', at),
    () => from !== null && minesStop(s, nationOf(id), from, to) && refusal('11.1.2', 'the strait is mined', at),
    () => stackIn(s, to, otherSide(side)).length > 0 && refusal('11.1.2', 'an enemy unit is there', at),
    () =>
      isInEnemyZoc(s, to, side) &&
      !landUnit(id).ignoresZoc &&
      refusal('11.1.2', 'it lies in an enemy zone of control', at),
    () => {
      const there = stackIn(s, to, side).filter(other => sent.every(each => each.unit !== other))
      const coming = sent.flatMap(each => (each.hex === to ? [each.unit] : []))
      const full = stackRefusal([...there, ...coming, id], to)
      return full && refusal('11.1.2', full.why, at)
    },
  )
}

export function retreatHexes(s: Gertrud, id: UnitId, sent: readonly Sent[] = []): HexId[] {
  const from = hexOf(s, id)
  if (from === null) return []
  return stepsFrom(from)
    .map(step => step.to)
    .filter(to => whyNotRetreat(s, id, to, sent).length === 0)
}

/** whether every one of them finds a hex. */
export const canAllRetreat = (s: Gertrud, units: readonly UnitId[]): boolean =>
  canPlaceAll(units, (id, sent) => retreatHexes(s, id, sent))
