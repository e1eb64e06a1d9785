import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { RuleId, UnitId } from '../../../core/ids'
import { eliminate } from '../combat/elimination'
import { casIds } from '../forces/counters'
import { type Gertrud, isTurkish, nameOf, unitOf } from '../state'

const planes = (s: Gertrud): UnitId[] => casIds.filter(id => isTurkish(id) && unitOf(s, id).at.is === 'pool')

/** 17.1.4: no mission is tried twice, so the last one tells which airbase it is. */
const ruleOf = (s: Gertrud): RuleId => (s.missions.at(-1) === 'izmir' ? '17.1.10b' : '17.1.9b')

/** 17.1.9b, 17.1.10b, R-64: the Allied player picks the Turkish CAS that burns, used or not. */
export const airbase = step<Gertrud>({
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
    ruling: 'R-64',
    waiting: 'loses a CAS on the ground',
  }),
  answers: {
    lose: ofUnit({
      title: 'CAS that burns',
      intent: 'act',
      among: planes,
      whyNot: (s, _f, id) =>
        !planes(s).includes(id) && refusal(ruleOf(s), `${nameOf(id)} is no Turkish CAS in play`, { unit: id }, 'R-64'),
      label: id => nameOf(id),
      do(s, _f, id, go) {
        eliminate(s, go, id, { rule: ruleOf(s) })
        go.end()
      },
    }),
  },
  needs: s => planes(s).length > 0,
})
