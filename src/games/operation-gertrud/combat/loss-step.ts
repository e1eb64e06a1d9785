import type { Frame } from '../../../core/engine/state'
import { reasons, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { type Gertrud, nameOf, unitOf } from '../state'
import { attackersLeft } from './battle-effects'

type Args = { role: 'attack' | 'defend' }

/** 15.0.5: a paratroop goes first; R-15: engaged defenders cannot be chosen. */
function candidates(s: Gertrud, { args: { role } }: Frame<Args>): UnitId[] {
  const { battle } = s
  if (battle === null) return []
  if (role === 'defend') return battle.defenders.filter(id => unitOf(s, id).steps > 0)
  const left = attackersLeft(s, battle)
  return battle.drop !== null && left.includes(battle.drop) ? [battle.drop] : left
}

/** 11.0 step 9: the owner names the unit that loses a step. */
export const loss: Step<Gertrud, Args> = {
  args: shape.fields({ role: shape.oneOf('attack', 'defend') }),
  answers: { lose: ['unit'] },
  enter(s, f, go) {
    const [only, ...others] = candidates(s, f)
    if (others.length > 0) return
    if (only !== undefined && s.battle) s.battle.losses[f.args.role] = only
    go.end()
  },
  prompt: s => ({
    text: `Name the unit that loses a step at ${s.battle ? hexName(s.battle.hex) : 'the hex'}`,
    rule: '11.0.step9',
    waiting: 'must lose a step',
  }),
  *choices(s, f) {
    for (const unit of candidates(s, f)) yield { action: { kind: 'lose', unit }, label: `${nameOf(unit)} loses a step` }
  },
  check(s, f, a) {
    const id = unitOfAction(a)
    const isPara = f.args.role === 'attack' && s.battle?.drop !== null && s.battle?.attackers.includes(id)
    return reasons(
      !candidates(s, f).includes(id) &&
        refusal(
          isPara ? '15.0.5' : '11.0.step9',
          isPara ? 'the paratroop takes the loss first' : `${nameOf(id)} cannot take this loss`,
          { unit: id },
        ),
    )
  },
  apply(s, f, a, go) {
    if (s.battle) s.battle.losses[f.args.role] = unitOfAction(a)
    go.end()
  },
}
