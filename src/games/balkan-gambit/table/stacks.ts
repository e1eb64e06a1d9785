import type { Spot } from '../../../core/engine/game-table'
import type { HexId, UnitId } from '../../../core/ids'
import { unitIds } from '../counters'
import { combatFactor, type Gambit, isDispersed, isSupport, unitOf } from '../state'
import { perPosition } from './remember'

/** The ids of the boxes as the map names them. */
export const MED_BOX = 'med'
const DEAD_BOX = 'dead'
const DEAD_FOR_GOOD_BOX = 'deadPermanent'

export function spot(s: Gambit, id: UnitId): Spot {
  const { at } = unitOf(s, id)
  if (at.is === 'hex') return { is: 'hex', hex: at.hex }
  if (at.is === 'med') return { is: 'box', box: MED_BOX }
  if (at.is === 'dead') return { is: 'box', box: at.pile === 'reclaimable' ? DEAD_BOX : DEAD_FOR_GOOD_BOX }
  return { is: 'off' }
}

/** What is worth most to see lies on top: fighting units by their shots, then corps support, then dispersed partisans. */
const worth = (s: Gambit, id: UnitId): number => {
  if (isDispersed(s, id)) return 0
  return isSupport(id) ? 1 : combatFactor(s, id) * unitOf(s, id).steps + 2
}

const gathered = <Key>(s: Gambit, keyOf: (at: Spot) => Key | null): ReadonlyMap<Key, readonly UnitId[]> => {
  const found = new Map<Key, UnitId[]>()
  for (const id of unitIds) {
    const key = keyOf(spot(s, id))
    if (key === null) continue
    const there = found.get(key)
    if (there) there.push(id)
    else found.set(key, [id])
  }
  return found
}

export const stacks = perPosition((s: Gambit): ReadonlyMap<HexId, readonly UnitId[]> => {
  const found = gathered(s, at => (at.is === 'hex' ? at.hex : null))
  return new Map([...found].map(([hex, units]) => [hex, units.toSorted((a, b) => worth(s, b) - worth(s, a) || a - b)]))
})

export const boxes = perPosition((s: Gambit) => gathered(s, at => (at.is === 'box' ? at.box : null)))
