import { firstOf, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { type Gertrud, nameOf, unit } from '../state'
import { dropHexes, drop as dropOn, whyNotDropOn, whyNotJump } from './paradrop'

type Args = { unit: UnitId }

/** 15.0.1: where an airborne unit jumps. */
export const drop: Step<Gertrud, Args> = {
  args: shape.fields({ unit }),
  answers: { to: ['hex'], cancel: [] },
  prompt: (_s, f) => ({
    text: `${nameOf(f.args.unit)} drops: pick a hex in Turkey; it must fight for it this turn`,
    rule: '15.0.1',
    waiting: 'plans a paradrop',
  }),
  *choices(s, f) {
    for (const hex of dropHexes(s, f.args.unit)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    yield { action: { kind: 'cancel' }, label: 'No drop now' }
  },
  check: (s, f, a) =>
    a.kind === 'cancel'
      ? []
      : firstOf(
          () => whyNotJump(s, f.args.unit),
          () => whyNotDropOn(s, f.args.unit, hexOfAction(a)),
        ),
  apply(s, f, a, go) {
    if (a.kind === 'to') dropOn(s, go, f.args.unit, hexOfAction(a))
    go.end()
  },
}
