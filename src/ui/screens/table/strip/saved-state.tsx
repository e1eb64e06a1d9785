import { useStore } from 'zustand'
import type { Keeper, SaveStatus } from '../../../../store/autosave'
import { useSession, useTable } from '../table-context'
import { Icon, type IconName } from './icons'
import styles from './strip.module.css'

const WORDS: { readonly [status in SaveStatus['status']]: { readonly text: string; readonly icon: IconName } } = {
  saved: { text: 'Saved', icon: 'check' },
  saving: { text: 'Saving', icon: 'clock' },
  failed: { text: 'Not saved', icon: 'warning' },
  taken: { text: 'Goes on elsewhere', icon: 'warning' },
}

/** Whether all that was done is kept, and whether anything can be done here at all. */
export function SavedState() {
  const { keeper } = useTable()
  const locked = useSession(s => s.locked)
  if (keeper !== null) return <KeeperState keeper={keeper} />
  return locked === null ? null : <State status="taken" message={locked} />
}

function KeeperState({ keeper }: { readonly keeper: Keeper }) {
  const { status, message } = useStore(keeper.store)
  return <State status={status} message={message} />
}

function State({ status, message }: { readonly status: SaveStatus['status']; readonly message: string | null }) {
  const { desk } = useTable()
  const { text, icon } = WORDS[status]
  return (
    <div role="status" className={styles.saved} data-status={status} title={message ?? undefined}>
      <Icon name={icon} size={15} />
      <span>{text}</span>
      {status === 'failed' && (
        <button type="button" onClick={() => desk.setState({ drawer: 'files' })}>
          Save to a file
        </button>
      )}
      {message !== null && <span className={styles.aloud}>{message}</span>}
    </div>
  )
}
