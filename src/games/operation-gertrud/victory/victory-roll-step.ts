import type { Step } from '../../../core/engine/step'
import { GERMAN, type Gertrud } from '../state'
import { canWin, objectivesHeld, rollVictory, victoryForecast } from './victory'

/** 4.0, 5.1.8: two dice at the end of the turn, if they can win. */
export const victoryRoll: Step<Gertrud> = {
  answers: { roll: [] },
  enter(s, _f, go) {
    if (!canWin(s)) go.end()
  },
  prompt: s => ({
    text: `${objectivesHeld(s).length} objectives held: roll for victory`,
    rule: '4.0.1',
    waiting: 'rolls for victory',
  }),
  *choices() {
    yield { action: { kind: 'roll' }, label: 'Roll for victory' }
  },
  check: () => [],
  apply(s, _f, _a, go) {
    const held = objectivesHeld(s).length
    const { total, wins } = rollVictory(s, go.roll)
    go.log('victoryRoll', { total, held, wins, second: s.duplicity }, '4.0.1')
    if (!wins) return go.end()
    const facts = { turn: s.turn, held, total, second: s.duplicity }
    go.log('won', { side: GERMAN, ...facts }, '4.0.1')
    go.finish({ winner: GERMAN, level: 'victory', rule: s.duplicity ? '19.0.4' : '4.0.1', facts })
  },
  forecast: victoryForecast,
}
