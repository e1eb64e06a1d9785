import { yesNo } from '../../../core/engine/make-step'
import { focusOn } from '../combat/fire'
import { hexName } from '../map/hexes'
import { type Gambit, tacLeft } from '../state'

/** 12.2.1, 13.3: the Allied player commits at most one TAC, whether he attacks or defends. */
export const tac = yesNo<Gambit>({
  prompt: s => ({
    text: `Commit ${tacLeft(s) === 1 ? 'the last TAC' : `one of the ${tacLeft(s)} TAC left`} to the battle at ${s.battle ? hexName(s.battle.hex) : 'this hex'}?`,
    rule: '13.3',
    ruling: 'R-SCR3',
    waiting: 'may commit a TAC',
  }),
  yes: { kind: 'commit', label: 'Commit a TAC', intent: 'spend' },
  no: {
    kind: 'keep',
    label: 'Fight without TAC',
    stands: () => [{ id: 'keep', term: 'phase', label: 'Fight without TAC' }],
  },
  decide(s, _f, isYes, go) {
    if (!isYes || s.battle === null) return
    s.battle = { ...s.battle, tac: true }
    s.tacUsed++
    go.log('tac', { hex: s.battle.hex }, '13.3')
  },
  primary: () => 'keep',
  focus: s => focusOn(s, []),
  needs: s => tacLeft(s) > 0,
  battle: { stage: 'TAC', fought: true },
  taking: 'if all fire at whoever hits best, and nobody breaks off or retreats',
})
