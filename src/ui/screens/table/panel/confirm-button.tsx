import { actName, confirm, confirmableChoice, placedChoices } from '../acting'
import { useDesk, useKnown, useSession, useTable } from '../table-context'
import styles from './foot.module.css'
import { KeyCap } from './key-cap'
import { isDoubleClick, pressOnce } from './slips'

/** Longer names are set smaller. */
const SHORT = 17

/** The button at the foot says what it does. */
export function ConfirmButton() {
  const table = useTable()
  const known = useKnown()
  const isLooking = useSession(s => s.looking !== null)
  const hasChoices = useSession((s, { views }) => views.choices(s).length > 0)
  const isOnMap = useSession((_, now) => placedChoices(now).lit.size + placedChoices(now).byBox.size > 0)
  const isArmed = useDesk(desk => desk.armed !== null)
  const choice = useDesk(desk => confirmableChoice(table, desk))
  if (choice === null) {
    const idle = isLooking
      ? 'An earlier moment'
      : hasChoices
        ? isOnMap
          ? 'Pick on the map or from the list'
          : 'Pick from the list'
        : 'Nothing to confirm'
    return <p className={styles.idle}>{idle}</p>
  }
  const name = actName(table, known, choice)
  return (
    <button
      type="button"
      className={styles.confirm}
      data-armed={isArmed || undefined}
      data-long={name.length > SHORT || undefined}
      onClick={event => {
        if (!isArmed || !isDoubleClick(event)) confirm(table)
      }}
      onKeyDown={pressOnce}
    >
      <span className={styles.act}>{isArmed ? `Confirm: ${name}` : name}</span>
      <KeyCap shown="↵" />
    </button>
  )
}
