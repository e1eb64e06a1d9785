import { type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { stackLimits } from '../charts'
import type { Nation } from '../forces/counters'
import { isCity, terrainAt } from '../map/hexes'
import { counterOf, type Field, nationOf, sideOf, type Units, unitOf } from '../state'
import { isHeldBy, stackIn, unitsIn } from './board'

/** 10.1.2, R-31. */
export const stackingLimit = (hex: HexId): number => stackLimits[terrainAt(hex)] + (isCity(hex) ? stackLimits.city : 0)

/** 10.1.1, R-20: for stacking every two-sided unit counts two, full or reduced. */
export const stackedSteps = (ids: readonly UnitId[]): number => ids.reduce((sum, id) => sum + counterOf(id).steps, 0)

/** 11.7, 11.9: the steps that units have left. */
export const stepsOf = (s: Units, ids: readonly UnitId[]): number =>
  ids.reduce((sum, id) => sum + unitOf(s, id).steps, 0)

const GERMAN_LED: readonly Nation[] = ['German', 'Croatian', 'Ustashi']

/** 10.2, 10.3. */
export function mayStack(a: Nation, b: Nation): boolean {
  if (a === b) return true
  if (a === 'Partisan' || b === 'Partisan') return a === 'British' || b === 'British'
  const isAxis = (nation: Nation) =>
    GERMAN_LED.includes(nation) || ['Italian', 'Bulgarian', 'Hungarian'].includes(nation)
  return isAxis(a) || isAxis(b) ? GERMAN_LED.includes(a) && GERMAN_LED.includes(b) : true
}

/** Why units may not end beside those already in a hex. */
export function whyNotJoin(s: Field, ids: readonly UnitId[], hex: HexId): Refusal | null {
  const [first] = ids
  if (first === undefined) return null
  const side = sideOf(first)
  if (isHeldBy(s, hex, otherSide(side))) return refusal('9.5.7', 'enemy units are there', { hex })
  return whyNotShare(s, ids, hex)
}

/** 10.1, 10.2, 10.3: among friends. */
export function whyNotShare(s: Units, ids: readonly UnitId[], hex: HexId): Refusal | null {
  const [first] = ids
  if (first === undefined) return null
  // No hex is too small for one unit alone.
  if (ids.length === 1 && unitsIn(s, hex).length === 0) return null
  const side = sideOf(first)
  const there = stackIn(s, hex, side).filter(id => !ids.includes(id))
  const all = [...there, ...ids]
  const stranger = ids.find(id => all.some(other => !mayStack(nationOf(id), nationOf(other))))
  if (stranger !== undefined)
    return side === 1
      ? refusal('10.2', 'only Germans, Croatians and Ustashi share a hex with other nations', { hex })
      : refusal('10.3', 'Partisans share a hex with British units only', { hex })
  const limit = stackingLimit(hex)
  const steps = stackedSteps(all)
  return steps > limit
    ? refusal('10.1.2', `there is room for ${limit} steps, and this would be ${steps}`, { hex }, 'R-20')
    : null
}
