import { yesNo } from '../../../core/engine/make-step'
import { countTold } from '../../../core/engine/telling'
import { battleFocus, battleHex } from '../combat/combat-forecast'
import { strengthTold } from '../combat/odds'
import type { Front } from '../state'
import { fireAtSupport, flakAgainstSupport, supportersOf } from './support'

/** 20.F.2.c.3: just before the die the attacker may fire at the air units that support the defence. */
export const flakSupport = yesNo<Front>({
  prompt(s) {
    const { battle } = s
    const count = battle === null ? 0 : supportersOf(s, battle, 'defend').length
    const points = battle === null ? 0 : flakAgainstSupport(s, battle)
    return {
      text: `${countTold(count, 'air unit')} over ${battleHex(s)}: fire with ${strengthTold(points)} points of flak at each?`,
      rule: '22.B.3.1',
      waiting: 'decides about flak',
    }
  },
  yes: { kind: 'fire', label: 'Fire', seals: true },
  no: { kind: 'hold', label: 'Hold fire' },
  decide(s, _f, isYes, go) {
    if (isYes && s.battle !== null) fireAtSupport(s, go, s.battle)
  },
  primary: () => 'fire',
  assume: () => ({ kind: 'fire' }),
  focus: battleFocus,
  battle: { stage: 'Roll', fought: true },
  needs: s => s.battle !== null,
})
