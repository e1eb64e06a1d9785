import { useRef } from 'react'
import { useSession, useTable, useViews } from '../table-context'
import styles from './diary.module.css'
import { ROLL } from './diary-page'
import { wordsOf } from './sentence'

/** More would still be read when the next thing happens. */
const MOST = 3

/** Says what the last action brought about to those who hear the page. */
export function NewestAloud() {
  const table = useTable()
  const log = useViews((views, s) => views.log(s))
  const isLooking = useSession(s => s.looking !== null)
  const isReplayed = useSession(s => s.replayed === null)
  const wasReplayed = useRef(isReplayed)
  const heard = useRef(log.length)
  const words = useRef('')
  // Lines that come with the past, replayed since the game was opened, are nothing new.
  if (wasReplayed.current !== isReplayed) heard.current = log.length
  wasReplayed.current = isReplayed
  if (!isLooking && log.length !== heard.current) {
    const fresh = log.slice(heard.current).filter(({ entry }) => entry.kind !== ROLL)
    heard.current = log.length
    words.current = fresh
      .slice(-MOST)
      .map(({ entry }) => wordsOf(table, entry).replace(/\.?$/, '.'))
      .join(' ')
  }
  return (
    <p aria-live="polite" className={styles.aloud}>
      {words.current}
    </p>
  )
}
