import { yesNo } from '../../../core/engine/make-step'
import type { Gertrud } from '../state'
import { battleFocus, battleHex, forecastNow } from './battle-forecast'

/** 11.0.2, R-54: with nothing committed by either side the attacker may still call the attack off. */
export const press = yesNo<Gertrud>({
  yes: { kind: 'roll', label: 'Press the attack' },
  no: { kind: 'cancel', label: 'Call it off', intent: 'cancel' },
  prompt: s => ({
    text: `Press the attack on ${battleHex(s)}, or call it off?`,
    rule: '11.0.2',
    waiting: 'may still call the attack off',
  }),
  decide() {},
  primary: () => 'roll',
  focus: battleFocus,
  battle: { stage: 'Dice', fought: true },
  assume: () => ({ kind: 'roll' }),
  forecast: forecastNow,
})
