import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { spotName } from '../air/spots'
import { moverOf, nameOf } from '../countries'
import type { Front } from '../state'
import { isCm } from '../units'
import { canAssemble, assemble as gather, gatheredAt } from './breakdown'
import type { BrokenDown } from './movement-state'
import { type MarchArgs, phaseShape } from './purses'

const ready = (s: Front, side: number, { phase }: MarchArgs): readonly BrokenDown[] =>
  s.sets.filter(
    broken =>
      moverOf(s, broken.parent) === side && (phase === 'movement' || isCm(broken.parent)) && canAssemble(s, broken),
  )

/** 15.A.2, 15.A.3: divisions whose parts stand together may assemble when all have moved. */
export const assemble = step<Front, MarchArgs>({
  args: phaseShape,
  enter(s, f, go) {
    if (ready(s, f.side, f.args).length === 0) go.end()
  },
  prompt: () => ({ text: 'Assemble divisions, or leave them broken down', rule: '15.A.2', waiting: 'is assembling' }),
  answers: {
    assemble: ofUnit({
      title: 'Divisions',
      intent: 'act',
      among: (s, f) => ready(s, f.side, f.args).map(({ parent }) => parent),
      whyNot: (s, f, id) =>
        !ready(s, f.side, f.args).some(({ parent }) => parent === id) &&
        refusal('15.A.2', 'its components do not stand together', { unit: id }),
      label: (id, s) => `Assemble ${nameOf(id)} in ${placeOf(s, id)}`,
      do(s, f, id, go) {
        const broken = s.sets.find(({ parent }) => parent === id)
        if (broken !== undefined) gather(s, go, broken)
        if (ready(s, f.side, f.args).length === 0) go.end()
      },
    }),
    done: plain({ intent: 'pass', label: 'Leave the others broken down', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'done',
  needs: (s, f) => ready(s, f.side, f.args).length > 0,
})

const placeOf = (s: Front, id: UnitId): string => {
  const broken = s.sets.find(({ parent }) => parent === id)
  const at = broken === undefined ? null : gatheredAt(s, broken)
  return at === null ? '' : spotName(at)
}
