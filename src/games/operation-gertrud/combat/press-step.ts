import { eitherOr } from '../../../core/rules/either-or'
import { hexName } from '../map/geography'
import type { Gertrud } from '../state'
import { battleForecast } from './battle-forecast'

/** 11.0.2, R-54: with nothing committed by either side the attacker may still call the attack off. */
export const press = eitherOr<Gertrud>({
  yes: { kind: 'roll', label: 'Press the attack' },
  no: { kind: 'cancel', label: 'Call it off' },
  prompt: s => ({
    text: `Press the attack on ${s.battle ? hexName(s.battle.hex) : 'the hex'}, or call it off?`,
    rule: '11.0.2',
    waiting: 'may still call the attack off',
  }),
  decide() {},
  forecast: s => (s.battle === null ? null : battleForecast(s, s.battle)),
})
