import { useStore } from 'zustand'
import { appUpdates } from './app-updates'
import styles from './update-notice.module.css'
import type { Updates } from './updates'

type UpdateNoticeProps = { readonly updates?: Pick<Updates, 'store' | 'takeOver'> }

/** One quiet line when a new version waits. */
export function UpdateNotice({ updates = appUpdates }: UpdateNoticeProps) {
  const standing = useStore(updates.store, state => state.standing)
  if (standing === 'none') return null
  return (
    <div className={styles.notice} role="status">
      <p>
        A new version is ready.
        {standing === 'game elsewhere' && ' It waits: a game is open in another tab.'}
      </p>
      <button type="button" className={styles.use} onClick={() => updates.takeOver()}>
        Use it now
      </button>
    </div>
  )
}
