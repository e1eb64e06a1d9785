import { useMemo, useState } from 'react'
import { SentenceText } from '../diary/sentence-text'
import { useSession, useTable, useViews } from '../table-context'
import { linesSince } from './lines-since'
import styles from './since-last-turn.module.css'

/** What the other side did, for whoever takes the seat. It goes with the first thing that is done, or when it is closed. */
export function SinceLastTurn() {
  const table = useTable()
  const history = useSession(s => s.history)
  const isLooking = useSession(s => s.looking !== null)
  const inBattle = useViews((views, s) => table.look.battle(views.position(s)) !== null)
  const [closedAt, setClosedAt] = useState(-1)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines are read from the session, whose history this is
  const lines = useMemo(() => linesSince(table), [table, history])
  if (lines.length === 0 || isLooking || inBattle || closedAt === history.cursor) return null
  return (
    <section className={styles.card} aria-labelledby="since-heading">
      <header>
        <h2 id="since-heading">Since your last turn</h2>
        <button type="button" onClick={() => setClosedAt(history.cursor)}>
          Close
        </button>
      </header>
      <ol>
        {lines.map(({ line, entry }) => {
          const heading = table.look.heading(entry)
          return (
            <li key={line} className={heading === null ? undefined : styles.phase}>
              {heading === null ? <SentenceText entry={entry} isActive /> : heading.text}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
