import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS } from '../countries'
import { scenarioOf } from '../forces/scenarios'
import { albanianPorts } from '../politics/lands'
import { mayRevolt, rollRevolt } from '../politics/revolt'
import type { Front, Go, PhasePart } from '../state'
import { capitalHeld, creteOver, endByPoints } from './endings'
import { noteAlbanianCity, score } from './points'

/** What happens after both player turns. */
export const TURN_END: readonly PhasePart[] = [
  {
    id: 'revolt',
    rule: '28.A.1.d.1',
    when: mayRevolt,
    play(s, _side, go) {
      rollRevolt(s, go)
      return []
    },
  },
  {
    /** R-VP3, R-VP4 */
    id: 'albania',
    rule: 'VP.B.6',
    play(s, _side, go) {
      noteAlbanianCity(s, go)
      if (albanianPorts(s).every(hex => s.owner[hex] === ALLIED)) score(s, go, 'albanian-ports', 1)
      return []
    },
  },
  {
    id: 'cease',
    rule: '31.A.1',
    when: s => s.turn < scenarioOf(s).lastTurn || scenarioOf(s).mayCease,
    play: () => [{ step: 'cease', side: AXIS }],
  },
]

/** The next turn, or the end of the game. */
export function endTurn(s: Front, go: Go): void {
  const { lastTurn, victory } = scenarioOf(s)
  if (s.turn < lastTurn) {
    s.turn += 1
    go.become({ step: 'turn', side: 0 })
    return
  }
  if (victory === 'capital') capitalHeld(go)
  else if (victory === 'crete') creteOver(s, go)
  // R-31A: a campaign that runs out counts as ceasing operations on its last turn.
  else endByPoints(s, go, 'the last turn is over', '31.A.2', lastTurn === turnNumber('Aug II 41') ? lastTurn : null)
}
