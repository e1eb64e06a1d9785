import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, refusal, type Step } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { loseStep } from '../combat/casualties'
import { lossChoice, type StepsLeft, settleLosses } from '../combat/take-losses'
import { hexOf, isOnMap, nameOf, PARTISAN, type Partizan, secretOf, sideOf, standing, TITO, unitsWhere } from '../state'

type Args = { steps: number }
type Starving = Frame<Args, StepsLeft>

const sufferers = (s: Partizan): UnitId[] => unitsWhere(id => sideOf(id) === PARTISAN && isOnMap(s, id))

/** names stay unseen; the other side learns the hex where a counter has gone. */
function starve(s: Partizan, f: Starving, go: Flow, id: UnitId): void {
  const hex = hexOf(s, id)
  const gone = loseStep(s, go, id)
  f.local.left--
  go.log('attrition', { unit: id, hex, gone, tito: id === TITO, owner: secretOf(s, PARTISAN) }, '5.1.9')
}

const settle = (s: Partizan, f: Starving, go: Flow): void =>
  settleLosses(
    s,
    f,
    go,
    () => sufferers(s),
    id => starve(s, f, go, id),
  )

/** 15.2.2, R-44: the Partisan player chooses who is lost to hunger and cold. */
export const attrition: Step<Partizan, Args, StepsLeft> = {
  args: shape.fields({ steps: shape.whole(1, 99) }),
  local: shape.fields({ left: shape.whole(0, 99) }),
  fresh: args => ({ left: args.steps }),
  answers: { lose: ['unit'] },
  enter: settle,
  prompt: (_s, f) => ({
    text: `The supply check costs ${countTold(f.local.left, 'more step')}: pick a unit.`,
    rule: '15.2.2',
    waiting: 'is taking losses of the supply check',
  }),
  *choices(s) {
    for (const id of sufferers(s)) yield lossChoice(s, id, standing(s, id))
  },
  check(s, _f, a) {
    const id = unitOfAction(a)
    return firstOf(
      () => sideOf(id) !== PARTISAN && refusal('5.1.9', `${nameOf(id)} is not yours`, { unit: id }),
      () => !isOnMap(s, id) && refusal('5.1.9', `${nameOf(id)} is not on the map`, { unit: id }),
    )
  },
  apply(s, f, a, go) {
    starve(s, f, go, unitOfAction(a))
    settle(s, f, go)
  },
}
