import { presentState } from '../../../../store/session-state'
import type { Table } from '../table-context'

/**
 * Lays the summary of a turn on the table as soon as the next one has begun, where the players want it. It goes with the next thing
 * that is done, taken back or looked at. Returns how to stop.
 */
export function watchTurns({ desk, preferences, session }: Table): () => void {
  let { turn } = presentState(session.store.getState())
  let { history } = session.store.getState()
  return session.store.subscribe(s => {
    if (s.history === history) return
    const isPlayed = s.history.cursor > history.cursor
    const now = presentState(s)
    const hasEnded = isPlayed && now.turn === turn + 1 && turn > 0 && now.outcome === null
    turn = now.turn
    // The past that is replayed behind the game changes nothing on the table.
    const isSamePlace = s.history.cursor === history.cursor
    history = s.history
    if (isSamePlace) return
    const turnEnded = hasEnded && preferences.getState().turnCard ? now.turn - 1 : null
    if (desk.getState().turnEnded !== turnEnded) desk.setState({ turnEnded })
  })
}
