import type { Frame } from '../engine/state'
import type { HexId, UnitId } from '../ids'
import { isObject, type Json } from '../json'

/** The numbers a frame keeps under a name: numbersAt(frame, 'local.picked'). One that stands alone is a list of one. */
export function numbersAt(frame: Frame, path: string): readonly number[] {
  const [part, key = ''] = path.split('.')
  const whole: Json = part === 'args' ? frame.args : frame.local
  const value = isObject(whole) ? (whole[key] ?? null) : null
  return (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'number')
}

export const unitsAt = (frame: Frame, path: string): readonly UnitId[] => numbersAt(frame, path) as readonly UnitId[]
export const hexesAt = (frame: Frame, path: string): readonly HexId[] => numbersAt(frame, path) as readonly HexId[]
