import type { StepFocus } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import type { Gambit } from '../state'

/** Who has to act, the hex fought for, the hex attacked from. */
export function focusOn({ battle }: Gambit, hand: readonly UnitId[]): StepFocus {
  if (battle === null) return {}
  return { hand, targets: [battle.hex], from: battle.from === null ? [] : [battle.from] }
}
