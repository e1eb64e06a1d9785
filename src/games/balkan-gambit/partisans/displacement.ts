import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { line } from '../../../core/hex/measure'
import { type HexId, otherSide, type RuleId, type UnitId } from '../../../core/ids'
import { stackIn } from '../board'
import { grid, neighbourSteps, withinTwo } from '../map/hexes'
import { whyBanned } from '../movement/movement'
import { stackRefusal, whyNotJoin } from '../movement/stacking'
import { type Gambit, hexOf, isDispersed, isPartisan, type Log, onHex, putUnit, sideOf } from '../state'

const sharesWithEnemy = (s: Gambit, id: UnitId, hex: HexId): boolean =>
  stackIn(s, hex, otherSide(sideOf(s, id))).length > 0

/** 6.3: why a partisan unit may not turn over now. */
export function whyNotSwitch(s: Gambit, id: UnitId): Refusal[] {
  const hex = hexOf(s, id)
  return firstOf(
    () => !isPartisan(id) && refusal('6.3.1', 'only partisan types have two modes', { unit: id }),
    () => hex === null && refusal('6.3.1', 'it is not on the map', { unit: id }),
    () =>
      hex !== null &&
      sharesWithEnemy(s, id, hex) &&
      refusal(isDispersed(s, id) ? '6.3.3' : '6.3.1', 'an enemy unit is in the hex', { unit: id }, 'R-PART1'),
    () => {
      const crowd = hex !== null && isDispersed(s, id) && stackRefusal(s, stackIn(s, hex, sideOf(s, id)))
      return crowd ? refusal('6.3.3', crowd.why, { unit: id }) : null
    },
  )
}

/** R-PART2: why a dispersed unit may not be put in a hex, whatever the distance. */
const whyNotHide = (s: Gambit, id: UnitId, hex: HexId): Refusal | null =>
  whyBanned(s, id, hex) ?? whyNotJoin(s, [id], hex)

/** 6.3.4: up to two hexes away, regardless of enemies and terrain. */
export function whyNotDisplace(s: Gambit, id: UnitId, hex: HexId): Refusal[] {
  const from = hexOf(s, id)
  return firstOf(
    () =>
      (from === null || !withinTwo(from).includes(hex)) &&
      refusal('6.3.4', 'it displaces to a land hex up to two hexes away', { hex }, 'R-PART2'),
    () => whyNotHide(s, id, hex),
  )
}

export const displacements = (s: Gambit, id: UnitId): HexId[] => {
  const from = hexOf(s, id)
  return from === null ? [] : withinTwo(from).filter(hex => whyNotHide(s, id, hex) === null)
}

/** 12.8.12: before a retreating enemy it goes one hex. */
export const pushHexes = (s: Gambit, id: UnitId): HexId[] => {
  const from = hexOf(s, id)
  if (from === null) return []
  const near = new Set(neighbourSteps(from).map(step => step.to))
  return displacements(s, id).filter(hex => near.has(hex))
}

export function displace(
  s: Gambit,
  go: Log,
  id: UnitId,
  to: HexId,
  rule: RuleId,
  bound: { readonly strictures?: readonly RuleId[] } = {},
): void {
  go.log('displaced', { unit: id, from: hexOf(s, id), to, ...bound }, rule)
  putUnit(s, id, { at: onHex(to) })
}

/** As the crow flies: displacement knows no terrain. */
export const wayOf = (s: Gambit, id: UnitId, to: HexId): readonly HexId[] | null => {
  const from = hexOf(s, id)
  return from === null || from === to ? null : line(grid, from, to)
}
