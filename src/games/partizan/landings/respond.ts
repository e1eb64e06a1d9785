import type { Frame } from '../../../core/engine/state'
import { type Refusal, refusal, type Step } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { nameOf, type Partizan, RESPONSE, unit } from '../state'
import { sendDivisions } from './response'

type Args = { steps: number }
/** One entry for each step taken. */
type Local = { taken: readonly UnitId[] }
type Responding = Frame<Args, Local>

const FULL = 2
const stepsTaken = (f: Responding, id: UnitId): number => f.local.taken.filter(each => each === id).length

const whyNotTake = (f: Responding, id: UnitId): Refusal[] => {
  if (!RESPONSE.includes(id)) return [refusal('19.2.6', `${nameOf(id)} does not come from Italy`, { unit: id })]
  return stepsTaken(f, id) === FULL
    ? [refusal('19.2.6', `${nameOf(id)} comes at full strength already`, { unit: id })]
    : []
}

/** 19.2.6: which steps of the three divisions come. */
export const respond: Step<Partizan, Args, Local> = {
  args: shape.fields({ steps: shape.whole(1, 6) }),
  local: shape.fields({ taken: shape.list(unit, 6) }),
  fresh: () => ({ taken: [] }),
  answers: { take: ['unit'] },
  prompt: (_s, f) => ({
    text: `Take ${countTold(f.args.steps - f.local.taken.length, 'more German step')}: pick a division, once or twice.`,
    rule: '19.2.6',
    waiting: 'is calling divisions from Italy',
  }),
  *choices(_s, f) {
    for (const id of RESPONSE)
      if (whyNotTake(f, id).length === 0)
        yield { action: { kind: 'take', unit: id }, label: `${nameOf(id)}: step ${stepsTaken(f, id) + 1}` }
  },
  check: (_s, f, a) => whyNotTake(f, unitOfAction(a)),
  apply(s, f, a, go) {
    f.local.taken = [...f.local.taken, unitOfAction(a)]
    if (f.local.taken.length < f.args.steps) return
    sendDivisions(s, new Map(RESPONSE.map(id => [id, stepsTaken(f, id)])))
    go.end()
  },
}
