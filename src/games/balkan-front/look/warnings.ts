import { recent } from '../../../core/engine/derived'
import type { Warning } from '../../../core/engine/game-look'
import { owedFrame } from '../../../core/engine/state'
import type { Side, UnitId } from '../../../core/ids'
import { GARRISON, GARRISONS, isDue, missingOccupation, missingRe } from '../arrivals/garrisons'
import { AXIS, nameOf } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { hexName } from '../map/geography'
import { crowded } from '../movement/crowding'
import type { Front } from '../state'
import { outOfSupply } from '../supply/supply'

const listed = (names: readonly string[], most: number): string =>
  names.length <= most ? names.join(', ') : `${names.slice(0, most).join(', ')} and ${names.length - most} more`

/** 8.B.1, R-STK2 */
function crowding(s: Front, side: Side): Warning[] {
  const hexes = crowded(s, side)
  if (hexes.length === 0) return []
  return [{ text: `Too many units: ${listed(hexes.map(hexName), 4)}`, rule: '8.B.1', ruling: 'R-STK2' }]
}

/** 12.B: those who were in supply when the turn began and would not be now. */
function supplyLost(s: Front, side: Side): Warning[] {
  const lost: readonly UnitId[] = outOfSupply(s, side).filter(id => !s.unsupplied.includes(id))
  if (lost.length === 0) return []
  return [{ text: `Supply lines lost since the check: ${listed(lost.map(nameOf), 3)}`, rule: '12.B.0' }]
}

/** 28.A.1, 28.B.1, 28.D: what would be missing at the next check. */
function garrisons(s: Front, side: Side): Warning[] {
  if (scenarioOf(s).victory !== 'points') return []
  const short = GARRISONS.filter(id => GARRISON[id].side === side && isDue(s, id) && missingRe(s, id) > 0)
  const occupation = side === AXIS ? missingOccupation(s) : []
  return [
    ...short.map(id => ({
      text: `Garrison short: ${GARRISON[id].title}, ${missingRe(s, id)} RE`,
      rule: GARRISON[id].rule,
    })),
    ...(occupation.length === 0
      ? []
      : [
          {
            text: `Garrison short: ${listed(
              occupation.map(({ city, missing }) => `${city.name} ${missing} RE`),
              3,
            )}`,
            rule: '28.D.1',
          },
        ]),
  ]
}

/** What the moves made so far would cost; only while units move, and nobody is in hand. */
export const warnings = recent((s: Front): readonly Warning[] => {
  const owed = owedFrame(s)
  if (owed?.step !== 'march' || (owed.local as { picked?: readonly UnitId[] } | null)?.picked?.length !== 0) return []
  return [...crowding(s, owed.side), ...supplyLost(s, owed.side), ...garrisons(s, owed.side)]
})
