import type { Ask } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { AXIS, type Go, isIn, type Partizan, putUnit, RESPONSE } from '../state'

/** 19.2.5: all three come, at full strength. */
export function sendDivisions(s: Partizan, steps: ReadonlyMap<UnitId, number>): void {
  s.armpit = { ...s.armpit, response: 'settled' }
  for (const id of RESPONSE) {
    const count = steps.get(id) ?? 0
    if (count === 0 || !isIn(s, id, 'waiting')) {
      if (isIn(s, id, 'waiting')) putUnit(s, id, { at: { is: 'gone' }, steps: 0 })
      continue
    }
    putUnit(s, id, { steps: count })
    s.armpit = { ...s.armpit, granted: [...s.armpit.granted, id] }
  }
}

export const allDivisions = (): Map<UnitId, number> => new Map(RESPONSE.map(id => [id, 2]))

export const placeDivisions: Ask = { step: 'arrive', side: AXIS, args: { responseOnly: true } }

/** 19.2.6: so many steps, the rest stays in Italy. */
export function rollSteps(s: Partizan, go: Go): Ask[] {
  const steps = go.roll(6, 'German steps from Italy')
  go.log('response', { steps }, '19.2.6')
  const most = RESPONSE.length * 2
  if (steps < most) return [{ step: 'respond', side: AXIS, args: { steps } }, placeDivisions]
  sendDivisions(s, allDivisions())
  return [placeDivisions]
}
