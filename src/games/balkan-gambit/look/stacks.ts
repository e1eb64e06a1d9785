import { recent } from '../../../core/engine/derived'
import type { Spot } from '../../../core/engine/game-look'
import type { UnitId } from '../../../core/ids'
import { boxesOf, stacksOf } from '../../../core/look/piles'
import { unitIds } from '../forces/counters'
import { combatFactor, type Gambit, isDispersed, isSupport, unitOf } from '../state'

/** The ids of the boxes as the map names them. */
const MED_BOX = 'med'
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

export const stacks = recent((s: Gambit) =>
  stacksOf(
    unitIds,
    id => spot(s, id),
    id => worth(s, id),
  ),
)

export const boxes = recent((s: Gambit) => boxesOf(unitIds, id => spot(s, id)))
