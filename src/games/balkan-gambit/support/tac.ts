import { eitherOr } from '../../../core/rules/either-or'
import { hexName } from '../map/hexes'
import { type Gambit, tacLeft } from '../state'

/** 12.2.1, 13.3: the Allied player commits at most one TAC, whether he attacks or defends. */
export const tac = eitherOr<Gambit>({
  yes: { kind: 'commit', label: 'Commit a TAC' },
  no: { kind: 'keep', label: 'Keep it' },
  prompt: s => ({
    text: `Commit ${tacLeft(s) === 1 ? 'the last TAC' : `one of the ${tacLeft(s)} TAC left`} to the battle at ${s.battle ? hexName(s.battle.hex) : 'this hex'}?`,
    rule: '13.3',
    waiting: 'may commit a TAC',
  }),
  decide(s, _f, isYes, go) {
    if (!isYes || s.battle === null) return
    s.battle = { ...s.battle, tac: true }
    s.tacUsed++
    go.log('tac', { hex: s.battle.hex }, '13.3')
  },
})
