import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { type Standing, stackIn } from '../board'
import { constants } from '../charts'
import { isSoviet, sideOf } from '../state'

/** 6.0, 6.4: why these units, all of one side, may not stand in one hex. */
export function stackRefusal(units: readonly UnitId[], hex: HexId): Refusal | null {
  if (units.length > constants.stackLimit)
    return refusal('6.0.1', `more than ${constants.stackLimit} units in one hex`, { hex }, 'R-33')
  const soviets = units.filter(isSoviet).length
  return soviets > 0 && soviets < units.length
    ? refusal('6.4', 'Soviet units never stack with other nations', { hex })
    : null
}

/** Why units may not end in a hex beside the friends who are there. */
export function whyNotJoin(s: Standing, units: readonly UnitId[], hex: HexId): Refusal | null {
  const [first] = units
  if (first === undefined) return null
  const there = stackIn(s, hex, sideOf(s, first)).filter(id => !units.includes(id))
  return stackRefusal([...there, ...units], hex)
}
