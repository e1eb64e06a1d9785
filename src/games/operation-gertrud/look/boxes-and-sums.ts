import type { CounterFace } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { HexId, UnitId } from '../../../core/ids'
import { daysLater, shortDate } from '../../../core/look/date-span'
import { constants, turnTrack } from '../charts'
import { factorOf } from '../combat/odds'
import type { Gertrud } from '../state'
import { ultraFace } from './nations'

/** 14.0: markers that are left lie in their box. */
export const boxMarkers = recent(
  (s: Gertrud): ReadonlyMap<string, readonly CounterFace[]> =>
    new Map([['ultra', Array.from({ length: s.ultra }, ultraFace)]]),
)

/** 6.0: the strength of all that stand together. */
export const stackSum = (s: Gertrud, hex: HexId, units: readonly UnitId[]): string =>
  String(units.reduce((sum, id) => sum + factorOf(s, id, hex), 0))

/** 5.0: the first day of the week. */
export function turnDate(s: Gertrud, turn: number): string {
  const weeks = turn - 1 + (s.duplicity ? constants.turns : 0)
  return shortDate(daysLater(turnTrack.from[s.setting.scenario], weeks * turnTrack.days))
}
