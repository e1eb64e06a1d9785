import type { Flow } from '../../../core/engine/step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { eliminate } from '../combat/casualties'
import { isYugoslav } from '../map/hexes'
import { isEmpty, isHeldBy } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { whyNotShare } from '../movement/stacking'
import { AXIS, F10, type Partizan } from '../state'
import { rollDrift } from './drift'

/** 19.3, R-53. */
export const whyNotAim = (s: Partizan, hex: HexId): Refusal[] =>
  firstOf(
    () => !isYugoslav(hex) && refusal('19.3', 'Force 10 jumps over Yugoslavia', { hex }),
    () => !isEmpty(s, hex) && refusal('19.3', 'Force 10 aims at an empty hex', { hex }),
  )

/** it always drifts; only Yugoslav hexes without Axis units and with room will do. */
export function dropForce10(s: Partizan, go: Flow, aim: HexId): void {
  const hex = rollDrift(s, go, aim, 'Force 10')
  const isSafe = hex !== null && isYugoslav(hex) && !isHeldBy(s, hex, AXIS) && whyNotShare(s, [F10], hex) === null
  if (isSafe) placeUnit(s, F10, hex)
  else eliminate(s, go, F10)
  go.log(isSafe ? 'force10' : 'force10Lost', { aim, hex }, '19.3')
}
