import type { UnitId } from '../../../core/ids'
import type { AirResult } from '../charts/air'
import type { Front, Go } from '../state'
import { changeFlight, loseAirUnit, makeInoperative } from './air-units'

/** 21.B.2: no effect, turned back, aborted, eliminated. */
export function dealResult(s: Front, go: Go, id: UnitId, result: AirResult, rule: string): void {
  if (result === 'K') loseAirUnit(s, go, id, rule)
  if (result === 'A') makeInoperative(s, id)
  if (result === 'A' || result === 'R') changeFlight(s, id, { fate: result === 'A' ? 'aborted' : 'back' })
}
