import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { Front } from '../state'
import { battleFocus, battleHex, combatForecast } from './combat-forecast'
import { oddsOf } from './odds'

/** The attack was put back before the die fell. */
export const CALLED_OFF = 'called off'

/** 9.B.7, 9.G.2: what comes of the attack without a die; null: one is rolled. */
const sureResult = (s: Front): 'AE' | 'DE' | null => (s.battle === null ? null : oddsOf(s, s.battle).automatic)

/** 9.A.4: the attacker lets the die fall; until then nothing has happened. */
export const roll = step<Front>({
  prompt: s => ({
    text: `${sureResult(s) === null ? 'Roll for' : 'Make'} the attack on ${battleHex(s)}`,
    rule: '9.A.4',
    waiting: 'rolls',
  }),
  answers: {
    roll: plain({
      intent: 'act',
      label: 'Roll',
      seals: true,
      whyNot: s => sureResult(s) !== null && refusal('9.B.7', 'no die is needed'),
      do: (_s, _f, go) => go.end(),
    }),
    // Nothing falls, so nothing is sealed.
    sure: plain({
      intent: 'act',
      label: s => (sureResult(s) === 'AE' ? 'Attack, and lose it all (AE)' : 'Remove the defenders (DE)'),
      whyNot: s => sureResult(s) === null && refusal('9.A.4', 'a die must be rolled'),
      do: (_s, _f, go) => go.end(),
    }),
    callOff: plain({
      intent: 'cancel',
      label: 'Put back the attack',
      short: () => 'Put back',
      do: (_s, _f, go) => go.end(CALLED_OFF),
    }),
  },
  primary: s => (sureResult(s) === null ? 'roll' : sureResult(s) === 'DE' ? 'sure' : null),
  focus: battleFocus,
  battle: { stage: 'Roll', fought: true },
  forecast: s => s.battle && combatForecast(s, s.battle),
  needs: s => s.battle !== null,
})
