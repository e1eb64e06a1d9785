import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { nameOf } from '../countries'
import type { Front } from '../state'
import { outOfSupply } from './supply'

/** R-12E: units that go without, but would not if they came first. */
const couldBeFed = (s: Front, side: Side): UnitId[] =>
  outOfSupply(s, side).filter(id => !outOfSupply({ ...s, preferred: [id] }, side).includes(id))

/** 12.C.2.2, 12.C.3.2: where ports and stores do not feed all, their owner says who comes first. */
export const ration = step<Front>({
  enter(s, f, go) {
    if (couldBeFed(s, f.side).length === 0) go.end()
  },
  prompt: (s, f) => ({
    text: `Supply does not reach all: ${outOfSupply(s, f.side).map(nameOf).join(', ')} would go without`,
    rule: '12.C.2.2',
    ruling: 'R-12E',
    waiting: 'is sharing out supply',
  }),
  answers: {
    first: ofUnit({
      intent: 'act',
      title: 'Who comes first',
      among: (s, f) => couldBeFed(s, f.side),
      whyNot: (s, f, id) =>
        !couldBeFed(s, f.side).includes(id) &&
        refusal('12.C.2.2', 'it would not be fed if it came first', { unit: id }),
      label: id => `${nameOf(id)} first`,
      do(s, _f, id) {
        s.preferred = [id, ...s.preferred.filter(each => each !== id)]
      },
    }),
    done: plain({ intent: 'pass', label: 'Leave it so', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'done',
})
