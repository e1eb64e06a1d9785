import { toggled } from '../../../core/army/lists'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Gertrud, nameOf, putUnits, unitList } from '../state'

type Args = { readonly units: readonly UnitId[]; readonly choose: number }
type Local = { taken: readonly UnitId[] }

/** the owner picks which of his CAS or NGS come. */
export const muster = step<Gertrud, Args, Local>({
  args: shape.fields({ units: unitList, choose: shape.whole(1, 10) }),
  local: shape.fields({ taken: unitList }),
  fresh: () => ({ taken: [] }),
  prompt: (_s, f) => ({
    text: `Pick ${f.args.choose} of ${f.args.units.length} pieces that join you this turn`,
    rule: '13.0.1',
    ruling: 'R-44',
    waiting: 'picks reinforcements',
  }),
  answers: {
    take: ofUnit({
      title: 'Pieces',
      intent: 'pick',
      among: (_s, f) => f.args.units,
      whyNot: (_s, { args, local }, id) =>
        firstOf(
          () => !args.units.includes(id) && refusal('13.0.1', `${nameOf(id)} is not among those offered`, { unit: id }),
          () =>
            !local.taken.includes(id) &&
            local.taken.length >= args.choose &&
            refusal('13.0.1', `only ${args.choose} come`, { unit: id }),
        ),
      label: (id, _s, f) => (f.local.taken.includes(id) ? `Not ${nameOf(id)}` : `Take ${nameOf(id)}`),
      do(_s, f, id) {
        f.local.taken = toggled(f.local.taken, id)
      },
    }),
    done: plain({
      intent: 'act',
      label: 'These come',
      whyNot: (_s, { args, local }) =>
        local.taken.length !== args.choose && refusal('13.0.1', `exactly ${args.choose} come`),
      do(s, { args, local }, go) {
        putUnits(s, args.units, (_unit, id) =>
          local.taken.includes(id) ? { at: { is: 'pool', used: false }, steps: 1 } : { at: { is: 'absent' }, steps: 0 },
        )
        go.log('joined', { units: local.taken }, '13.0.1')
        go.end()
      },
    }),
  },
  primary: (_s, { args, local }) => (local.taken.length === args.choose ? 'done' : null),
  focus: (_s, f) => ({ hand: f.local.taken }),
})
