import { useStore } from 'zustand'
import { useSession, useTable } from '../table-context'
import { accountOf } from '../turn-end/turn-account'
import { reportOf } from '../turn-end/turn-summary'
import styles from './diary.module.css'

/** How the last turn ended, in one line that opens its summary; for those who want no card. */
export function LastTurnLine() {
  const table = useTable()
  const turnCard = useStore(table.preferences, each => each.turnCard)
  const turn = useSession((s, { look, views }) => look.calendar(views.position(s)).turn)
  if (turnCard || turn <= 1) return null
  const { after } = accountOf(table, turn - 1)
  return (
    <button type="button" className={styles.lastTurn} onClick={() => table.desk.setState({ turnEnded: turn - 1 })}>
      Turn {turn - 1}: {reportOf(table, after).headline}
    </button>
  )
}
