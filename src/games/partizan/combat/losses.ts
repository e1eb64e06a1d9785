import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import { otherSide, type UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { noteDown } from '../secrets/sight'
import { AXIS, hexOf, nameOf, type Partizan, SS_500, sideOf, TITO } from '../state'
import { loseStep } from './casualties'
import { battleFocus } from './declaration'
import { type StepsLeft, takingLosses } from './take-losses'

type Args = { readonly count: number }
type Losing = Frame<Args, StepsLeft>

const ownUnits = ({ combat }: Partizan, f: Losing): readonly UnitId[] =>
  combat === null ? [] : combat.attacker === f.side ? combat.attackers : combat.defenders

/** 19.1.2: Axis units that Partisans alone have eliminated count for Tito. */
const isKill = (s: Partizan, id: UnitId): boolean =>
  s.combat?.purelyPartisan === true && sideOf(id) === AXIS && id !== SS_500

/** 11.9: the owner takes his losses, step by step, from units in the combat, all of whom are turned up. */
export const losses = step<Partizan, Args, StepsLeft>({
  seat: 'open',
  args: shape.fields({ count: shape.whole(1, 9) }),
  local: shape.fields({ left: shape.whole(0, 9) }),
  fresh: args => ({ left: args.count }),
  prompt: (_s, f) => ({
    text: `Lose ${countTold(f.local.left, 'step')}: pick a unit.`,
    rule: '11.9.1',
    ruling: 'R-52',
    waiting: 'is taking losses',
  }),
  ...takingLosses<Args>({
    sufferers: ownUnits,
    whyNot: (s, f, id) =>
      ownUnits(s, f).includes(id)
        ? []
        : [refusal('11.9.1', `${nameOf(id)} takes no part in this combat for you`, { unit: id })],
    nameOf: (_s, id) => nameOf(id),
    lose(s, f, id, go) {
      const hex = hexOf(s, id) ?? s.combat?.hex ?? null
      const counts = isKill(s, id)
      const gone = loseStep(s, go, id)
      if (gone && counts) s.kills++
      if (hex !== null) noteDown(s, otherSide(f.side), hex, gone ? 'was eliminated' : 'was reduced', [id])
      go.log(gone ? 'eliminated' : 'reduced', { unit: id, hex, tito: id === TITO }, '11.9.1')
    },
  }),
  focus: s => battleFocus(s),
  battle: { stage: 'Losses', onMap: true, fought: true },
})
