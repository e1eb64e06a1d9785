import { recent } from '../../../core/engine/derived'
import type { Spot } from '../../../core/engine/game-look'
import type { HexId, UnitId } from '../../../core/ids'
import { boxesOf, stacksOf } from '../../../core/look/piles'
import { flightOf } from '../air/air-units'
import { counterOf, isGroundUnit, unitIds } from '../forces/counters'
import { type Front, unitOf } from '../state'
import { attackOf, defenseOf, isDivision } from '../units'

export function spot(s: Front, id: UnitId): Spot {
  const { at } = unitOf(s, id)
  if (at.is === 'hex') return { is: 'hex', hex: at.hex, layer: isGroundUnit(id) ? 'ground' : 'air' }
  if (at.is === 'box') return { is: 'box', box: at.box }
  const over = at.is === 'aloft' ? flightOf(s, id)?.at : undefined
  if (over === undefined) return { is: 'off' }
  return over.is === 'hex' ? { is: 'hex', hex: over.hex, layer: 'air' } : over
}

/** Divisions on top, the strongest first; air units and position antiaircraft lie under the others. */
const worth = (s: Front, id: UnitId): number => {
  const counter = counterOf(id)
  if (counter.kind === 'air') return -1
  if (counter.type === 'positionAA') return 0
  return (isDivision(s, id) ? 100 : 1) + attackOf(s, id) + defenseOf(s, id)
}

export const stacks = recent((s: Front) =>
  stacksOf(
    unitIds,
    id => spot(s, id),
    id => worth(s, id),
  ),
)
export const boxes = recent((s: Front) => boxesOf(unitIds, id => spot(s, id)))

/** '36': what the ground units of a stack print; attack and defence where they differ. */
export function stackSum(s: Front, _hex: HexId, units: readonly UnitId[]): string | null {
  const ground = units.filter(isGroundUnit)
  if (ground.length < 2) return null
  const attack = ground.reduce((sum, id) => sum + attackOf(s, id), 0)
  const defense = ground.reduce((sum, id) => sum + defenseOf(s, id), 0)
  return attack === defense ? `${attack}` : `${attack}-${defense}`
}
