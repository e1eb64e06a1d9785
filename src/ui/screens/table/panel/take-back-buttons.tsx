import { lastActName } from '../hand/last-act'
import { Icon } from '../strip/icons'
import { type Table, useSession, useTable } from '../table-context'
import styles from './foot.module.css'
import { doAgain, ONE, takeBack } from './taking-back'

const WORDS = {
  free: 'Undo',
  agreement: 'Undo, if both agree',
  impossible: 'Undo: there is nothing to undo',
} as const

/** Undo names what it undoes, where it is free: past that it may have been another's act. */
function undoWords(table: Table): string {
  const status = table.session.undoStatus()
  const name = status === 'free' ? lastActName(table) : null
  return name === null ? WORDS[status] : `Undo: ${name}`
}

/** Undo and redo. What cannot be done now can be pressed all the same, and says why. */
export function TakeBackButtons() {
  const table = useTable()
  const undo = useSession((_, { session }) => session.undoStatus())
  const words = useSession((_, now) => undoWords(now))
  const canRedo = useSession((_, { session }) => session.canRedo())
  return (
    <>
      <button
        type="button"
        className={styles.square}
        data-undo
        aria-label={WORDS[undo]}
        title={`${words} (U)`}
        aria-disabled={undo === 'impossible'}
        onClick={() => takeBack(table, ONE)}
      >
        <Icon name="undo" size={22} />
        {undo === 'agreement' && (
          <span aria-hidden="true" className={styles.both}>
            2
          </span>
        )}
      </button>
      <button
        type="button"
        className={styles.square}
        data-redo
        aria-label="Redo"
        title={canRedo ? 'Redo (Shift+U)' : 'Redo: nothing was undone'}
        aria-disabled={!canRedo}
        onClick={() => doAgain(table)}
      >
        <Icon name="redo" size={22} />
      </button>
    </>
  )
}
