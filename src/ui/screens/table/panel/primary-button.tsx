import { answerMark } from '../coach/answer-mark'
import { doPrimary } from '../hand/do-primary'
import { answerOf, primaryOf } from '../hand/primary'
import { type Table, useDesk, useSession, useTable } from '../table-context'
import styles from './foot.module.css'
import { KeyCap } from './key-cap'
import { isDoubleClick, pressOnce } from './slips'

/** Longer names are set smaller. */
const SHORT = 17

/** The label of the primary, or what is said where there is none. Made of texts, so that the button draws itself only when they change. */
const labelOf = (table: Table): string => {
  const primary = primaryOf(table, table.desk.getState())
  return primary.is === 'none' ? primary.hint : primary.label
}

const markOf = (table: Table): string | undefined => {
  const choice = answerOf(primaryOf(table, table.desk.getState()))
  return choice === null ? undefined : answerMark(choice.action)
}

const isThere = (table: Table): boolean => primaryOf(table, table.desk.getState()).is !== 'none'

/** The button at the foot says what it does, and Enter does what it says. */
export function PrimaryButton() {
  const table = useTable()
  useDesk(desk => desk.armed ?? desk.tapped ?? desk.focused ?? desk.held)
  const label = useSession((_, now) => labelOf(now))
  const mark = useSession((_, now) => markOf(now))
  const isPrimary = useSession((_, now) => isThere(now))
  const isArmed = useDesk(desk => desk.armed !== null)
  const isDead = useDesk(desk => desk.isDead)
  if (!isPrimary) return <p className={styles.idle}>{label}</p>
  return (
    <button
      type="button"
      className={styles.confirm}
      data-primary
      data-answer={mark}
      data-armed={isArmed || undefined}
      data-confirms={isArmed || undefined}
      data-long={label.length > SHORT || undefined}
      aria-keyshortcuts="Enter"
      disabled={isDead}
      onClick={event => {
        if (!isArmed || !isDoubleClick(event)) doPrimary(table)
      }}
      onKeyDown={pressOnce}
    >
      <span className={styles.act}>{label}</span>
      <KeyCap shown="↵" />
    </button>
  )
}
