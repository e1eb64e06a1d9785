import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import { hexName } from '../map/hexes'
import { whyBanned } from '../movement/limits'
import { placeUnit } from '../movement/marching'
import { whyNotJoin } from '../movement/stacking'
import { noteDown } from '../secrets/notes'
import { hexOf, nameOf, type Partizan, standing } from '../state'

/** 11.10: why a unit may not go into the hex that was emptied. */
const whyNotAdvance = (s: Partizan, f: Frame, id: UnitId): Refusal[] => {
  const { combat } = s
  if (combat === null || f.side !== combat.attacker) return [refusal('11.10', 'there is no combat')]
  return firstOf(
    () => !combat.attackers.includes(id) && refusal('11.10', `${nameOf(id)} did not attack, or is gone`, { unit: id }),
    () => hexOf(s, id) === combat.hex && refusal('11.10', `${nameOf(id)} is there`, { unit: id }),
    () => whyBanned(s, id, combat.hex) ?? whyNotJoin(s, [id], combat.hex),
  )
}

const able = (s: Partizan, f: Frame): UnitId[] =>
  (s.combat?.attackers ?? []).filter(id => whyNotAdvance(s, f, id).length === 0)

/** 11.10: surviving attackers may take the hex, free of movement points. */
export const advance: Step<Partizan> = {
  answers: { advance: ['unit'], done: [] },
  enter(s, f, go) {
    if (able(s, f).length === 0) go.end()
  },
  prompt: s => ({
    text: `${s.combat ? hexName(s.combat.hex) : ''} is empty: advance with units that attacked, or stay.`,
    rule: '11.10',
    waiting: 'may advance',
  }),
  *choices(s, f) {
    for (const id of able(s, f)) yield { action: { kind: 'advance', unit: id }, label: `${standing(s, id)} advances` }
    yield { action: { kind: 'done' }, label: 'No further advance' }
  },
  check: (s, f, a) => (a.kind === 'done' ? [] : whyNotAdvance(s, f, unitOfAction(a))),
  apply(s, f, a, go) {
    if (a.kind === 'done' || s.combat === null) return go.end()
    const id = unitOfAction(a)
    const from = hexOf(s, id)
    placeUnit(s, id, s.combat.hex)
    noteDown(s, otherSide(f.side), s.combat.hex, 'advanced', [id])
    go.log('advanced', { unit: id, from, to: s.combat.hex, path: [from, s.combat.hex] }, '11.10')
    if (able(s, f).length === 0) go.end()
  },
}
