import { firstOf, type Refusal, reasons, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { isHeldBy } from '../board'
import { isLand, neighbourSteps } from '../map/hexes'
import { canCross } from '../movement/ground'
import { markActed } from '../movement/marching'
import { whyBanned } from '../movement/movement'
import { whyNotJoin } from '../movement/stacking'
import {
  ALLIED,
  AXIS,
  counterOf,
  type Gambit,
  hasActed,
  hexOf,
  isAlive,
  isDivision,
  isReduced,
  type Log,
  nationOf,
  putUnit,
  sideOf,
  unitOf,
  unitsWhere,
} from '../state'
import { isInSupply } from '../supply/supply'

/** 8.2, 8.3: why a division may not be brought back to full strength. */
export function whyNotRestore(s: Gambit, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== side && refusal('8.2.1', 'it belongs to the other side', at),
    () => !isDivision(id) && refusal('8.2.1', 'only divisions are restored', at),
    () => !isAlive(s, id) && refusal('8.3.B1', 'only a division on the map or in the Med Box is restored', at),
    () => !isReduced(s, id) && refusal('8.2.1', 'it is at full strength', at),
    () =>
      !counterOf(id).traits.includes('replaceable') &&
      (nationOf(id) === 'Germany'
        ? refusal('8.3.X1', 'the Luftwaffe takes no replacements', at, 'R-RP4')
        : refusal(side === ALLIED ? '8.3.A1' : '8.3.X1', 'this nation takes no replacements', at)),
    () => hasActed(s, id) && refusal('8.3.B5', 'it has acted this player turn', at, 'R-RP2'),
    () => !isInSupply(s, id) && refusal('8.3.B1', 'it is out of supply', at),
  )
}

export function restore(s: Gambit, go: Log, id: UnitId): void {
  putUnit(s, id, { steps: 2 })
  markActed(s, id)
  go.log('restored', { unit: id }, '8.2.2')
}

/** 8.3: why a brigade may not come back from the dead pile. */
export function whyNotReclaim(s: Gambit, id: UnitId): Refusal[] {
  const { at } = unitOf(s, id)
  const named = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== AXIS && refusal('8.3.A1', 'the Allies reclaim nothing', named),
    () => at.is !== 'dead' && refusal('8.2.1', 'it is not in the dead pile', named),
    () => isDivision(id) && refusal('8.3.B3', 'eliminated divisions never return', named),
    () =>
      !counterOf(id).traits.includes('reclaimable') && refusal('8.3.X1', 'only German and SS brigades return', named),
    () =>
      at.is === 'dead' &&
      at.pile !== 'reclaimable' &&
      refusal('8.3.B2', 'it was lost in a way that it cannot come back from', named),
    () => reclaimHexes(s, id).length === 0 && refusal('8.3.X1', 'no supplied division can take it in', named, 'R-RP3'),
  )
}

/** 8.3.X1, R-RP3: with or one step from a supplied friendly division, full or reduced. */
export function reclaimHexes(s: Gambit, id: UnitId): HexId[] {
  const found = new Set<HexId>()
  for (const division of unitsWhere(each => isDivision(each) && sideOf(s, each) === AXIS && hexOf(s, each) !== null)) {
    if (!isInSupply(s, division)) continue
    const hex = hexOf(s, division) as HexId
    found.add(hex)
    for (const { to, side } of neighbourSteps(hex)) if (isLand(to) && canCross(s, side)) found.add(to)
  }
  return [...found].filter(hex => whyNotReturn(s, id, hex).length === 0).sort((a, b) => a - b)
}

const whyNotReturn = (s: Gambit, id: UnitId, hex: HexId): Refusal[] =>
  reasons(
    isHeldBy(s, hex, ALLIED) && refusal('8.3.X1', 'an enemy is there', { hex }),
    whyBanned(s, id, hex),
    whyNotJoin(s, [id], hex),
  )
