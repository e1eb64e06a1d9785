import type { StepFocus } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOf, type Partizan } from '../state'

/** The hex fought for, the hexes it is attacked from, and who has to act. */
export function battleFocus(s: Partizan, hand: readonly UnitId[] = []): StepFocus {
  if (s.combat === null) return {}
  const from = s.combat.attackers.map(id => hexOf(s, id)).filter((hex): hex is HexId => hex !== null)
  return { hand, targets: [s.combat.hex], from: [...new Set(from)] }
}
