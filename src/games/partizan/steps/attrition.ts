import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { loseStep } from '../casualties'
import { stepsOf } from '../stacking'
import {
  hexOf,
  isOnMap,
  isReduced,
  nameOf,
  PARTISAN,
  type Partizan,
  secretOf,
  sideOf,
  standing,
  TITO,
  unitsWhere,
} from '../state'
import { unitOfAction } from './automatic'

type Args = { steps: number }
type Local = { left: number }
type Starving = Frame<Args, Local>

const sufferers = (s: Partizan): UnitId[] => unitsWhere(id => sideOf(id) === PARTISAN && isOnMap(s, id))

const whyNotLose = (s: Partizan, id: UnitId): Refusal[] =>
  firstOf(
    () => sideOf(id) !== PARTISAN && refusal('5.1.9', `${nameOf(id)} is not yours`, { unit: id }),
    () => !isOnMap(s, id) && refusal('5.1.9', `${nameOf(id)} is not on the map`, { unit: id }),
  )

/** R-34: names stay unseen; the other side learns the hex where a counter has gone. */
function starve(s: Partizan, f: Starving, go: Flow, id: UnitId): void {
  const hex = hexOf(s, id)
  const gone = loseStep(s, go, id)
  f.local.left--
  go.log('attrition', { unit: id, hex, gone, tito: id === TITO, owner: secretOf(s, PARTISAN) }, '5.1.9')
}

function settle(s: Partizan, f: Starving, go: Flow): void {
  for (;;) {
    const units = sufferers(s)
    const [only] = units
    if (f.local.left === 0 || only === undefined) {
      go.end()
      return
    }
    if (units.length > 1 && stepsOf(s, units) > f.local.left) return
    starve(s, f, go, only)
  }
}

/** 15.2.2, R-44: the Partisan player chooses who is lost to hunger and cold. */
export const attrition: Step<Partizan, Args, Local> = {
  args: shape.fields({ steps: shape.whole(1, 99) }),
  local: shape.fields({ left: shape.whole(0, 99) }),
  fresh: args => ({ left: args.steps }),
  answers: { lose: ['unit'] },
  enter: settle,
  prompt: (_s, f) => ({
    text: `The supply check costs ${f.local.left === 1 ? '1 more step' : `${f.local.left} more steps`}: pick a unit`,
    rule: '15.2.2',
    waiting: 'is taking losses of the supply check',
  }),
  *choices(s) {
    for (const id of sufferers(s))
      yield {
        action: { kind: 'lose', unit: id },
        label: `${standing(s, id)} ${isReduced(s, id) || stepsOf(s, [id]) === 1 ? 'is eliminated' : 'is reduced'}`,
      }
  },
  check: (s, _f, a) => whyNotLose(s, unitOfAction(a)),
  apply(s, f, a, go) {
    starve(s, f, go, unitOfAction(a))
    settle(s, f, go)
  },
}
