import type { CounterFace } from '../../../core/engine/counter-face'
import { recent } from '../../../core/engine/derived'
import type { HexId, UnitId } from '../../../core/ids'
import { combatFactor, type Gambit, isDispersed, tacLeft } from '../state'
import { navalFace, tacFace } from './marker-faces'

const several = (count: number, face: () => CounterFace): readonly CounterFace[] =>
  Array.from({ length: Math.max(0, count) }, face)

/** 13.2, 13.4: the air and the fleet lie in their boxes while they are not on the map. */
export const boxMarkers = recent(
  (s: Gambit): ReadonlyMap<string, readonly CounterFace[]> =>
    new Map([
      ['tacAvailable', several(tacLeft(s), tacFace)],
      ['tacUsed', several(s.tacUsed, tacFace)],
      ['navalBox', s.naval === null ? [navalFace()] : []],
    ]),
)

/** The combat factors of all that stand together; dispersed partisans have none. */
export const stackSum = (s: Gambit, _hex: HexId, units: readonly UnitId[]): string | null => {
  const fighting = units.filter(id => !isDispersed(s, id))
  return fighting.length === 0 ? null : String(fighting.reduce((sum, id) => sum + combatFactor(s, id), 0))
}

/** 5.1: a turn is half a week. */
export const turnDate = (_s: Gambit, turn: number): string => `week ${Math.ceil(turn / 2)}`
