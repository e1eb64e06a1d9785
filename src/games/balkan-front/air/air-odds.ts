import type { UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { airCombatOf } from '../charts'
import type { AirResult } from '../charts/air'
import type { Front } from '../state'
import { columnOf } from './air-combat'
import { lettersModifier } from './air-strengths'

const FACES = [1, 2, 3, 4, 5, 6] as const
const WAYS = FACES.length ** 2

/** 21.B.3: the chance of each result of one shot. */
export function shotChances(s: Front, firer: UnitId, target: UnitId): { readonly [result in AirResult]: number } {
  const { column } = columnOf(s, firer, target)
  const modifier = lettersModifier(firer, target)
  const found = { '-': 0, R: 0, A: 0, K: 0 }
  for (const first of FACES)
    for (const second of FACES) found[lookUp(airCombatOf(s), column, first + second, modifier).result] += 1 / WAYS
  return found
}
