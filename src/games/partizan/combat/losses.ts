import type { Frame } from '../../../core/engine/state'
import { type Flow, refusal, type Step } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { noteDown } from '../secrets/notes'
import { AXIS, hexOf, nameOf, type Partizan, SS_500, sideOf, TITO } from '../state'
import { loseStep } from './casualties'
import { lossChoice, type StepsLeft, settleLosses } from './take-losses'

type Args = { count: number }
type Losing = Frame<Args, StepsLeft>

const ownUnits = (s: Partizan, f: Losing): UnitId[] => {
  if (s.combat === null) return []
  return [...(s.combat.attacker === f.side ? s.combat.attackers : s.combat.defenders)]
}

/** 19.1.2: Axis units that Partisans alone have eliminated count for Tito. */
const isKill = (s: Partizan, id: UnitId): boolean =>
  s.combat?.purelyPartisan === true && sideOf(id) === AXIS && id !== SS_500

function hit(s: Partizan, f: Losing, go: Flow, id: UnitId): void {
  const hex = hexOf(s, id) ?? s.combat?.hex ?? null
  const counts = isKill(s, id)
  const gone = loseStep(s, go, id)
  if (gone && counts) s.kills++
  f.local.left--
  if (hex !== null) noteDown(s, otherSide(f.side), hex, gone ? 'was eliminated' : 'was reduced', [id])
  go.log(gone ? 'eliminated' : 'reduced', { unit: id, hex, tito: id === TITO }, '11.9.1')
}

const settle = (s: Partizan, f: Losing, go: Flow): void =>
  settleLosses(
    s,
    f,
    go,
    () => ownUnits(s, f),
    id => hit(s, f, go, id),
  )

/** 11.9: the owner takes his losses, step by step, from units in the combat. */
export const losses: Step<Partizan, Args, StepsLeft> = {
  args: shape.fields({ count: shape.whole(1, 9) }),
  local: shape.fields({ left: shape.whole(0, 9) }),
  fresh: args => ({ left: args.count }),
  answers: { lose: ['unit'] },
  enter: settle,
  prompt: (_s, f) => ({
    text: `Lose ${countTold(f.local.left, 'step')}: pick a unit.`,
    rule: '11.9.1',
    waiting: 'is taking losses',
  }),
  *choices(s, f) {
    for (const id of ownUnits(s, f)) yield lossChoice(s, id, nameOf(id))
  },
  check(s, f, a) {
    const id = unitOfAction(a)
    return ownUnits(s, f).includes(id)
      ? []
      : [refusal('11.9.1', `${nameOf(id)} takes no part in this combat for you`, { unit: id })]
  },
  apply(s, f, a, go) {
    hit(s, f, go, unitOfAction(a))
    settle(s, f, go)
  },
}
