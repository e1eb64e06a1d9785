import type { UnitId } from '../../../core/ids'
import { abortTow, loseFlight, turnBackWith } from '../airborne/carrying'
import type { AirResult } from '../charts/air'
import type { Front, Go } from '../state'
import { changeFlight, makeInoperative } from './air-units'

/** 21.B.2.2, 19.4: out of it, operative; what it carries comes back with it (20.E.0.4). */
export function turnBack(s: Front, id: UnitId): void {
  changeFlight(s, id, { fate: 'back' })
  turnBackWith(s, id)
}

/** 21.B.2: no effect, turned back, aborted, eliminated; a tow and its cargo share it (24.C.3, R-AIR18). */
export function dealResult(s: Front, go: Go, id: UnitId, result: AirResult, rule: string): void {
  if (result === 'K') loseFlight(s, go, id, rule)
  if (result === 'R') turnBack(s, id)
  if (result !== 'A') return
  makeInoperative(s, id)
  abortTow(s, id)
  turnBack(s, id)
  changeFlight(s, id, { fate: 'aborted' })
}
