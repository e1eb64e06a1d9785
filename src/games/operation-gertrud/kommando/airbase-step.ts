import { reasons, refusal, type Step } from '../../../core/engine/step'
import type { RuleId, UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import { eliminate } from '../combat/elimination'
import { casIds } from '../forces/counters'
import { type Gertrud, isTurkish, nameOf, unitOf } from '../state'

const planes = (s: Gertrud): UnitId[] => casIds.filter(id => isTurkish(id) && unitOf(s, id).at.is === 'pool')

/** 17.1.4: no mission is tried twice, so the last one tells which airbase it is. */
const ruleOf = (s: Gertrud): RuleId => (s.missions.at(-1) === 'izmir' ? '17.1.10b' : '17.1.9b')

/** 17.1.9b, 17.1.10b, R-64: the Allied player picks the Turkish CAS that burns, used or not. */
export const airbase: Step<Gertrud> = {
  answers: { lose: ['unit'] },
  enter(s, _f, go) {
    const [only, ...others] = planes(s)
    if (others.length > 0) return
    if (only === undefined) go.log('noPlanes', {}, ruleOf(s))
    else eliminate(s, go, only, { rule: ruleOf(s) })
    go.end()
  },
  prompt: s => ({
    text: 'The airbase burns: pick the Turkish CAS that is lost',
    rule: ruleOf(s),
    waiting: 'loses a CAS on the ground',
  }),
  *choices(s) {
    for (const unit of planes(s)) yield { action: { kind: 'lose', unit }, label: nameOf(unit) }
  },
  check: (s, _f, a) =>
    reasons(
      !planes(s).includes(unitOfAction(a)) &&
        refusal(ruleOf(s), `${nameOf(unitOfAction(a))} is no Turkish CAS in play`, { unit: unitOfAction(a) }),
    ),
  apply(s, _f, a, go) {
    eliminate(s, go, unitOfAction(a), { rule: ruleOf(s) })
    go.end()
  },
}
