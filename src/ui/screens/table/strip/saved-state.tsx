import { useStore } from 'zustand'
import type { Keeper, SaveStatus } from '../../../../store/autosave'
import { saveToFile } from '../files/save-to-file'
import { useSession, useTable } from '../table-context'
import { Icon, type IconName } from './icons'
import styles from './strip.module.css'

const WORDS: { readonly [status in SaveStatus['status']]: { readonly text: string; readonly icon: IconName } } = {
  saved: { text: 'Saved', icon: 'check' },
  saving: { text: 'Saving', icon: 'clock' },
  failed: { text: 'Not stored', icon: 'warning' },
  taken: { text: 'Goes on elsewhere', icon: 'warning' },
}

const NEVER_STORED: SaveStatus = {
  status: 'failed',
  message: 'This browser stores no games: this one ends with the page, unless you save it to a file.',
}

/** Whether all that was done is kept, and whether anything can be done here at all. */
export function SavedState() {
  const { keeper } = useTable()
  const locked = useSession(s => s.locked)
  if (keeper !== null) return <KeeperState keeper={keeper} />
  return <State {...(locked === null ? NEVER_STORED : { status: 'taken', message: locked })} />
}

function KeeperState({ keeper }: { readonly keeper: Keeper }) {
  const { status, message } = useStore(keeper.store)
  return <State status={status} message={message} />
}

function State({ status, message }: SaveStatus) {
  const table = useTable()
  const { text, icon } = WORDS[status]
  return (
    <div role="status" className={styles.saved} data-status={status} title={message ?? undefined}>
      <Icon name={icon} size={15} />
      <span>{text}</span>
      {status === 'failed' && (
        <button type="button" onClick={() => saveToFile(table)}>
          Save to a file
        </button>
      )}
      {message !== null && <span className={styles.aloud}>{message}</span>}
    </div>
  )
}
