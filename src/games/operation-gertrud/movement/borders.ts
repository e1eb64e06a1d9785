import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { scenarioOf } from '../forces/scenarios'
import { countryOf, isLand, isSea } from '../map/geography'
import { GERMAN, isSoviet, type Part, sideOf } from '../state'

/** What decides which borders are open. */
export type Borders = Part<'setting' | 'turn' | 'yavuz' | 'duplicity'>

/** whether the Soviet Union is open to the units of that side or nation. */
function isSovietUnionOpen(s: Borders, id: UnitId): boolean {
  if (s.duplicity) return true
  const { sovietUnionOpens } = scenarioOf(s)
  if (sovietUnionOpens === null || s.turn < sovietUnionOpens) return false
  return isSoviet(id) || sideOf(s, id) === GERMAN
}

/** why a unit may never be in a hex, whoever stands there. */
export function whyClosed(s: Borders, id: UnitId, hex: HexId): Refusal | null {
  if (isSea(hex)) return refusal('9.0.1', 'land units do not enter the sea', { hex })
  if (!isLand(hex))
    return refusal(
      '9.0.1',
      `${countryOf(hex) === 'Turkey' ? 'the lake' : countryOf(hex)} is closed to all`,
      { hex },
      'R-39',
    )
  return countryOf(hex) === 'Soviet Union' && !isSovietUnionOpen(s, id)
    ? refusal('9.0.1', 'the Soviet Union is closed to it', { hex }, 'R-39')
    : null
}

export const isClosed = (s: Borders, id: UnitId, hex: HexId): boolean =>
  !isLand(hex) || (countryOf(hex) === 'Soviet Union' && !isSovietUnionOpen(s, id))
