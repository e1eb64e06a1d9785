import { lookAt } from '../diary/moments'
import { Icon } from '../strip/icons'
import { useSession, useTable } from '../table-context'
import { KeyCap } from './key-cap'
import styles from './panel.module.css'

/** Says plainly that this is not the present. */
export function LookingBanner() {
  const table = useTable()
  const looking = useSession(s => s.looking)
  const last = useSession(s => s.history.cursor)
  const turn = useSession((s, { look, views }) => (s.looking === null ? 0 : look.calendar(views.position(s)).turn))
  return (
    <div role="status">
      {looking !== null && (
        <div className={styles.looking}>
          <Icon name="clock" size={18} />
          <p>
            Looking at turn {turn}, action {looking} of {last}
          </p>
          <button type="button" onClick={() => lookAt(table, null)}>
            Back to the present <KeyCap shown="End" />
          </button>
        </div>
      )}
    </div>
  )
}
