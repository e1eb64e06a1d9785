import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf, type Partizan, RESPONSE, unit } from '../state'
import { sendDivisions } from './response'

type Args = { readonly steps: number }
/** One entry for each step taken. */
type Local = { taken: readonly UnitId[] }

const FULL = 2
const stepsTaken = (f: Frame<Args, Local>, id: UnitId): number => f.local.taken.filter(each => each === id).length

/** 19.2.6: which steps of the three divisions come. They wait in the open. */
export const respond = step<Partizan, Args, Local>({
  seat: 'open',
  args: shape.fields({ steps: shape.whole(1, 6) }),
  local: shape.fields({ taken: shape.list(unit, 6) }),
  fresh: () => ({ taken: [] }),
  prompt: (_s, f) => ({
    text: `Take ${countTold(f.args.steps - f.local.taken.length, 'more German step')}: pick a division, once or twice.`,
    rule: '19.2.6',
    waiting: 'is calling divisions from Italy',
  }),
  answers: {
    take: ofUnit({
      title: 'Divisions from Italy',
      intent: 'act',
      among: () => RESPONSE,
      whyNot(_s, f, id) {
        if (!RESPONSE.includes(id)) return refusal('19.2.6', `${nameOf(id)} does not come from Italy`, { unit: id })
        return (
          stepsTaken(f, id) === FULL && refusal('19.2.6', `${nameOf(id)} comes at full strength already`, { unit: id })
        )
      },
      label: (id, _s, f) => `${nameOf(id)}: step ${stepsTaken(f, id) + 1}`,
      do(s, f, id, go) {
        f.local.taken = [...f.local.taken, id]
        if (f.local.taken.length < f.args.steps) return
        sendDivisions(s, new Map(RESPONSE.map(each => [each, stepsTaken(f, each)])))
        go.end()
      },
    }),
  },
  focus: (_s, f) => ({ hand: [...new Set(f.local.taken)] }),
})
