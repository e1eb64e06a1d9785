import type { Step } from '../../../core/engine/step'
import { hexName } from '../map'
import { type Gambit, tacLeft } from '../state'

/** 12.2.1, 13.3: the Allied player commits at most one TAC, whether he attacks or defends. */
export const tac: Step<Gambit> = {
  answers: { commit: [], keep: [] },
  prompt: s => ({
    text: `Commit ${tacLeft(s) === 1 ? 'the last TAC' : `one of the ${tacLeft(s)} TAC left`} to the battle at ${s.battle ? hexName(s.battle.hex) : 'this hex'}?`,
    rule: '13.3',
    waiting: 'may commit a TAC',
  }),
  *choices() {
    yield { action: { kind: 'commit' }, label: 'Commit a TAC' }
    yield { action: { kind: 'keep' }, label: 'Keep it' }
  },
  check: () => [],
  apply(s, _f, a, go) {
    if (a.kind === 'commit' && s.battle) {
      s.battle.tac = true
      s.tacUsed++
      go.log('tac', { hex: s.battle.hex }, '13.3')
    }
    go.end()
  },
}
