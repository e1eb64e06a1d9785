import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { GERMAN_RES_KEPT } from '../charts/politics'
import { nameOf } from '../countries'
import { unitList } from '../forces/counters'
import type { Front } from '../state'
import { attackOf, reNow } from '../units'
import { leave, mustChoose, otherGermans, reSum } from './withdrawal'

type Local = { kept: readonly UnitId[] }

const isKept = (local: Local, id: UnitId): boolean => local.kept.includes(id)
const roomFor = (s: Front, local: Local, id: UnitId): boolean => reSum(s, local.kept) + reNow(s, id) <= GERMAN_RES_KEPT

/** The strongest for their REs, as long as they fit. */
function usual(s: Front): UnitId[] {
  const worth = (id: UnitId) => attackOf(s, id) / Math.max(reNow(s, id), 0.5)
  let kept: UnitId[] = []
  for (const id of otherGermans(s).toSorted((a, b) => worth(b) - worth(a)))
    if (roomFor(s, { kept }, id)) kept = [...kept, id]
  return kept
}

/** 28.A.2.c.3, R-GER5: which 30 REs of German units that are not c/m stay in the Balkans. */
export const germanWithdrawal = step<Front, null, Local>({
  local: shape.fields({ kept: unitList }),
  fresh: () => ({ kept: [] }),
  enter(s, f, go) {
    if (mustChoose(s)) {
      f.local.kept = usual(s)
      return
    }
    leave(s, go, otherGermans(s))
    if (s.outcome === null) go.end()
  },
  prompt: (s, f) => ({
    text: `German withdrawal: all c/m units leave. Others stay up to ${GERMAN_RES_KEPT} REs: ${reSum(s, f.local.kept)} chosen`,
    rule: '28.A.2.c.3',
    ruling: 'R-GER5',
    waiting: 'is withdrawing the Germans',
  }),
  answers: {
    keep: ofUnit<Front, null, Local>({
      intent: 'pick',
      toggles: true,
      title: 'Who stays',
      among: s => otherGermans(s),
      whyNot: (s, f, id) =>
        firstOf(
          () =>
            !otherGermans(s).includes(id) &&
            refusal('28.A.2.c.3', `${nameOf(id)} is no German unit in play that may stay`, { unit: id }),
          () =>
            !isKept(f.local, id) &&
            !roomFor(s, f.local, id) &&
            refusal('28.A.2.c.3', `no more than ${GERMAN_RES_KEPT} REs stay`, { unit: id }),
        ),
      label: (id, _s, f) => `${nameOf(id)} ${isKept(f.local, id) ? 'leaves' : 'stays'}`,
      do(_s, f, id) {
        f.local.kept = toggled(f.local.kept, id)
      },
    }),
    done: plain({
      intent: 'spend',
      label: (s, f) => `Withdraw all others; ${reSum(s, f.local.kept)} REs stay`,
      do(s, f, go) {
        leave(s, go, f.local.kept)
        if (s.outcome === null) go.end()
      },
    }),
  },
  primary: () => null,
  focus: (_s, f) => ({ hand: f.local.kept }),
})
