import { useSession } from '../table-context'
import styles from './diary.module.css'

/** Why the diary does not begin with the game: its past is still being replayed, or cannot be. */
export function PastNotice() {
  const percent = useSession(({ replayed }) => (replayed === null ? null : Math.floor(replayed * 100)))
  const isLost = useSession(({ history }) => history.isPastLost)
  if (percent === null && !isLost) return null
  return (
    <p className={styles.empty} role="status">
      {percent === null
        ? 'What came before was played under older rules, which today’s cannot follow.'
        : `What came before is being read: ${percent} %`}
    </p>
  )
}
