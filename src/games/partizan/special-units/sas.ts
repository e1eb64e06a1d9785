import type { Ask, Flow } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { isSasGranted } from '../combat/support'
import { islands, VIS } from '../map/hexes'
import { isEmpty, isHeldBy } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { whyNotShare } from '../movement/stacking'
import { AXIS, isIn, PARTISAN, type Partizan, putUnit, SAS } from '../state'

/** 7.4, R-14: Vis, or another empty island when the Axis is on Vis. */
export const sasIslands = (s: Partizan): HexId[] =>
  isHeldBy(s, VIS, AXIS) || whyNotShare(s, [SAS], VIS) !== null ? islands.filter(hex => isEmpty(s, hex)) : [VIS]

export function landSas(s: Partizan, go: Flow, hex: HexId): void {
  putUnit(s, SAS, { steps: 1, unsupplied: 0 })
  placeUnit(s, SAS, hex)
  go.log('sas', { hex }, '7.4')
}

/** The 2 SAS comes at the moment it is granted; with no island free it waits for a later one. */
export function bringSas(s: Partizan, go: Flow): Ask[] {
  if (!isSasGranted(s) || !isIn(s, SAS, 'waiting')) return []
  const open = sasIslands(s)
  if (open.length > 1) return [{ step: 'sas', side: PARTISAN }]
  if (open.length === 1) landSas(s, go, open[0] as HexId)
  return []
}
