import { reasons, refusal, type Step } from '../../../core/engine/step'
import { otherSide } from '../../../core/ids'
import { unitOfAction } from '../../../core/rules/automatic-step'
import { hexName } from '../map/hexes'
import { ALLIED, type Gambit, nameOf } from '../state'
import { regainStep } from './elimination'
import { stricturesUsed } from './retreat'
import { forceWith, retreatChoices } from './withdrawal'

/** 12.2.6: the defender stands, or retreats and takes back one step lost in offensive fire. */
export const stand: Step<Gambit> = {
  answers: { stand: [], restore: ['unit'] },
  prompt: s => ({
    text: `Retreat from ${s.battle ? hexName(s.battle.hex) : 'the hex'} and win back one lost step, or stand?`,
    rule: '12.2.6.1',
    waiting: 'may retreat',
  }),
  *choices(s) {
    if (s.battle === null) return
    yield { action: { kind: 'stand' }, label: 'Stand' }
    for (const unit of retreatChoices(s, s.battle))
      yield { action: { kind: 'restore', unit }, label: `Retreat, restoring ${nameOf(unit)}` }
  },
  check: (s, _f, a) =>
    a.kind === 'stand'
      ? []
      : reasons(
          (s.battle === null || !retreatChoices(s, s.battle).includes(unitOfAction(a))) &&
            refusal('12.2.6.1', 'no step of it can be regained by a retreat', { unit: unitOfAction(a) }),
        ),
  apply(s, f, a, go) {
    const { battle } = s
    if (a.kind === 'stand' || battle === null) return go.end()
    const units = forceWith(s, battle, unitOfAction(a))
    const strictures = stricturesUsed(s, battle.hex, units, f.side)
    regainStep(s, go, unitOfAction(a), { is: 'hex', hex: battle.hex })
    // 12.8.9: aircraft and ships simply leave.
    const hasAir = otherSide(battle.attacker) === ALLIED && battle.tac
    const hasShips = f.side === ALLIED && s.naval === battle.hex
    if (hasShips) s.naval = null
    if (hasAir || hasShips) strictures.push('12.8.9')
    go.log('retreats', { hex: battle.hex, units, strictures }, '12.2.8')
    go.become({ step: 'retreat', side: f.side, args: { from: battle.hex, units } })
  },
}
