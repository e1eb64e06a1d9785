import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { loseStep } from '../combat/casualties'
import { type StepsLeft, takingLosses } from '../combat/take-losses'
import { hexOf, isOnMap, nameOf, PARTISAN, type Partizan, secretOf, sideOf, standing, TITO, unitsWhere } from '../state'

type Args = { readonly steps: number }

const sufferers = (s: Partizan): UnitId[] => unitsWhere(id => sideOf(id) === PARTISAN && isOnMap(s, id))

/** 15.2.2, R-44: the Partisan player chooses who is lost to hunger and cold. */
export const attrition = step<Partizan, Args, StepsLeft>({
  seat: 'private',
  args: shape.fields({ steps: shape.whole(1, 99) }),
  local: shape.fields({ left: shape.whole(0, 99) }),
  fresh: args => ({ left: args.steps }),
  prompt: (_s, f) => ({
    text: `Supply check: ${countTold(f.local.left, 'step')} to lose; pick a unit.`,
    rule: '15.2.2',
    ruling: 'R-44',
    waiting: 'is taking losses of the supply check',
  }),
  ...takingLosses<Args>({
    sufferers,
    whyNot: (s, _f, id) =>
      firstOf(
        () => sideOf(id) !== PARTISAN && refusal('5.1.9', `${nameOf(id)} is not yours`, { unit: id }),
        () => !isOnMap(s, id) && refusal('5.1.9', `${nameOf(id)} is not on the map`, { unit: id }),
      ),
    nameOf: standing,
    // names stay unseen; the other side learns the hex where a counter has gone.
    lose(s, _f, id, go) {
      const hex = hexOf(s, id)
      const gone = loseStep(s, go, id)
      go.log('attrition', { unit: id, hex, gone, tito: id === TITO, owner: secretOf(s, PARTISAN) }, '5.1.9')
    },
  }),
})
