import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { toggled, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { type Gertrud, nameOf, putUnit, unitList } from '../state'

type Args = { units: UnitId[]; choose: number }
type Local = { taken: UnitId[] }
type Mustering = Frame<Args, Local>

const whyNotToggle = ({ args, local }: Mustering, id: UnitId): Refusal[] =>
  firstOf(
    () => !args.units.includes(id) && refusal('13.0.1', `${nameOf(id)} is not among those offered`, { unit: id }),
    () =>
      !local.taken.includes(id) &&
      local.taken.length >= args.choose &&
      refusal('13.0.1', `only ${args.choose} come`, { unit: id }),
  )

const whyNotDone = ({ args, local }: Mustering): Refusal[] =>
  local.taken.length === args.choose ? [] : [refusal('13.0.1', `exactly ${args.choose} come`)]

/** the owner picks which of his CAS or NGS come. */
export const muster: Step<Gertrud, Args, Local> = {
  args: shape.fields({ units: unitList, choose: shape.whole(1, 10) }),
  local: shape.fields({ taken: unitList }),
  fresh: () => ({ taken: [] }),
  answers: { take: ['unit'], done: [] },
  prompt: (_s, f) => ({
    text: `Pick ${f.args.choose} of ${f.args.units.length} pieces that join you this turn`,
    rule: '13.0.1',
    waiting: 'picks reinforcements',
  }),
  *choices(_s, f) {
    for (const unit of f.args.units)
      if (whyNotToggle(f, unit).length === 0)
        yield {
          action: { kind: 'take', unit },
          label: f.local.taken.includes(unit) ? `Not ${nameOf(unit)}` : `Take ${nameOf(unit)}`,
        }
    if (whyNotDone(f).length === 0) yield { action: { kind: 'done' }, label: 'These come' }
  },
  check: (_s, f, a) => (a.kind === 'done' ? whyNotDone(f) : whyNotToggle(f, unitOfAction(a))),
  apply(s, f, a, go) {
    const { args, local } = f
    if (a.kind === 'take') {
      const id = unitOfAction(a)
      local.taken = toggled(local.taken, id)
      return
    }
    for (const id of args.units)
      putUnit(
        s,
        id,
        local.taken.includes(id) ? { at: { is: 'pool', used: false }, steps: 1 } : { at: { is: 'absent' }, steps: 0 },
      )
    go.log('joined', { units: [...local.taken] }, '13.0.1')
    go.end()
  },
}
