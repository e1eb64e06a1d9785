import { reasons, refusal, type Step } from '../../../core/engine/step'
import { unitOfAction } from '../../../core/rules/automatic-step'
import { hexName } from '../map/hexes'
import { type Battle, type Gambit, nameOf, type Place } from '../state'
import { breakOffChoices, mustBreakOff } from './break-off'
import { regainStep } from './elimination'

/** Where a revived attacker comes back to. */
const homeOf = (battle: Battle): Place => (battle.from === null ? { is: 'med' } : { is: 'hex', hex: battle.from })

/** 12.2.4: the attacker may stop, taking back one lost step; support units alone must. */
export const breakOff: Step<Gambit> = {
  answers: { press: [], restore: ['unit'] },
  prompt: s => ({
    text: `Break off the attack on ${s.battle ? hexName(s.battle.hex) : 'the hex'} and win back one lost step, or press on?`,
    rule: '12.2.4.1',
    waiting: 'may break off',
  }),
  *choices(s) {
    if (s.battle === null) return
    if (!mustBreakOff(s, s.battle)) yield { action: { kind: 'press' }, label: 'Press on' }
    for (const unit of breakOffChoices(s.battle))
      yield { action: { kind: 'restore', unit }, label: `Break off, restoring ${nameOf(unit)}` }
  },
  check: (s, _f, a) =>
    s.battle === null
      ? [refusal('12.2.0', 'there is no battle')]
      : a.kind === 'press'
        ? reasons(mustBreakOff(s, s.battle) && refusal('12.2.4.2', 'corps support alone must break off'))
        : reasons(
            !breakOffChoices(s.battle).includes(unitOfAction(a)) &&
              refusal('12.2.4.1', 'it lost no step in defensive fire', { unit: unitOfAction(a) }),
          ),
  apply(s, _f, a, go) {
    if (a.kind === 'press' || s.battle === null) return go.end()
    regainStep(s, go, unitOfAction(a), homeOf(s.battle))
    go.log('brokenOff', { hex: s.battle.hex, unit: unitOfAction(a) }, '12.2.4.1')
    go.end('brokenOff')
  },
}
