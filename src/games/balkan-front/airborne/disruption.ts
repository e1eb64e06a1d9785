import type { HexId, Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { stackIn } from '../board'
import { disruption } from '../charts/air'
import { isMajorCity, terrainAt } from '../map/geography'
import type { Front } from '../state'
import { isPoor } from '../weather/weather'
import { isInEnemyZoc } from '../zoc'
import type { Disruption } from './airborne-state'

/** 25.A.1, R-25C: what the hex does to the die. */
export function dropModifier(s: Front, hex: HexId, side: Side, byGlider: boolean): number {
  const { enemy, notClear, majorCity, poorWeather, glider } = disruption.modifiers
  const isMet = stackIn(s, hex, otherSide(side)).length > 0 || isInEnemyZoc(s, hex, side)
  return (
    (isMet ? enemy : 0) +
    (terrainAt(hex) === 'clear' ? 0 : notClear) +
    (isMajorCity(hex) ? majorCity : 0) +
    (isPoor(s, hex) ? poorWeather : 0) +
    (byGlider ? glider : 0)
  )
}

export type DropResult = Disruption | 'sound' | 'eliminated'

/** 25.A.2, R-25A: the worst that applies. */
export function dropResult(modified: number, isEnemyHeld: boolean): DropResult {
  if (modified <= disruption.eliminatedAt) return 'eliminated'
  if (modified <= disruption.powerlessAt) return isEnemyHeld ? 'eliminated' : 'powerless'
  return modified <= disruption.halvedAt ? 'halved' : 'sound'
}

/** 25.A.4 */
export const isScattered = (modified: number): boolean => modified <= disruption.halvedAt
