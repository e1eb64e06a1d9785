import { Icon } from '../strip/icons'
import { useSession, useTable } from '../table-context'
import styles from './foot.module.css'
import { doAgain, ONE, takeBack } from './taking-back'

const WORDS = {
  free: 'Take back',
  agreement: 'Take back, if both agree',
  impossible: 'Take back: there is nothing to take back',
} as const

/** Undo and redo. What cannot be done now can be pressed all the same, and says why. */
export function TakeBackButtons() {
  const table = useTable()
  const undo = useSession((_, { session }) => session.undoStatus())
  const canRedo = useSession((_, { session }) => session.canRedo())
  return (
    <>
      <button
        type="button"
        className={styles.square}
        aria-label={WORDS[undo]}
        title={`${WORDS[undo]} (U)`}
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
        aria-label="Do again"
        title={canRedo ? 'Do again (Y)' : 'Do again: nothing was taken back'}
        aria-disabled={!canRedo}
        onClick={() => doAgain(table)}
      >
        <Icon name="redo" size={22} />
      </button>
    </>
  )
}
