import { plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { reasons, refusal } from '../../../core/engine/step'
import { isObject } from '../../../core/json'
import type { Gertrud } from '../state'
import { battleFocus, battleHex, forecastNow } from './battle-forecast'
import { hasEnemyUltra } from './support-matters'

/** Whether the enemy is still asked for ULTRA, so that the die does not fall yet. */
function isUltraAhead(s: Gertrud, f: Frame): boolean {
  const asker = s.frames[f.asker]?.local ?? null
  return isObject(asker) && asker.next === 'landUltra' && s.battle !== null && hasEnemyUltra(s, s.battle)
}

/** the last time to call off is before ULTRA. */
const isPastRecall = (s: Gertrud, f: Frame): boolean =>
  s.battle === null || s.battle.committed || s.battle.ultra || (hasEnemyUltra(s, s.battle) && !isUltraAhead(s, f))

/** 11.0.2, R-54: the attacker rolls; with nothing committed by either side he may still call the attack off. */
export const press = step<Gertrud>({
  prompt: (s, f) => ({
    text: isPastRecall(s, f)
      ? `Attack on ${battleHex(s)}: roll the die`
      : `Attack on ${battleHex(s)}: ${isUltraAhead(s, f) ? 'go on' : 'roll the die'}, or call it off`,
    rule: '11.0.2',
    ruling: 'R-54',
    waiting: 'is about to roll',
  }),
  answers: {
    roll: plain({
      intent: 'act',
      label: (s, f) => (isUltraAhead(s, f) ? 'Go on with the attack' : 'Roll'),
      do: (_s, _f, go) => go.end(true),
    }),
    cancel: plain({
      intent: 'cancel',
      label: 'Call it off',
      whyNot: (s, f) =>
        reasons(
          isPastRecall(s, f) && refusal('11.0.2', 'something has been committed to this battle', undefined, 'R-54'),
        ),
      do: (_s, _f, go) => go.end(false),
    }),
  },
  primary: () => 'roll',
  focus: battleFocus,
  battle: { stage: 'Roll', fought: true },
  assume: () => ({ kind: 'roll' }),
  taking: 'if ULTRA is kept',
  forecast: forecastNow,
})
