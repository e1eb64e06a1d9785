import type { Frame } from '../../../core/engine/state'
import type { Choice, Flow } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { stepsOf } from '../movement/stacking'
import { type Partizan, unitOf } from '../state'

/** How many steps are still to be lost. */
export type StepsLeft = { left: number }

/** where nothing is left to choose, nothing is asked. */
export function settleLosses(
  s: Partizan,
  f: Frame<Json, StepsLeft>,
  go: Flow,
  sufferers: () => readonly UnitId[],
  lose: (id: UnitId) => void,
): void {
  for (;;) {
    const units = sufferers()
    const [only] = units
    if (f.local.left === 0 || only === undefined) {
      go.end()
      return
    }
    if (units.length > 1 && stepsOf(s, units) > f.local.left) return
    lose(only)
  }
}

/** `name` says as much of the unit as is needed to tell it from the others. */
export const lossChoice = (s: Partizan, id: UnitId, name: string): Choice => ({
  action: { kind: 'lose', unit: id },
  label: `${name} ${unitOf(s, id).steps === 1 ? 'is eliminated' : 'is reduced'}`,
})
