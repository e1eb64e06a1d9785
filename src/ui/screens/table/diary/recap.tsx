import { useMemo } from 'react'
import { Icon } from '../strip/icons'
import { useSession, useTable, useViews } from '../table-context'
import styles from './diary.module.css'
import { BattleBlock } from './diary-battle'
import { LineRow, type OpenLineMenu } from './diary-line'
import { playFrom } from './replay'
import { pagesSince, sinceLastTurn } from './since-last-turn'
import { useDiaryPages } from './use-diary-pages'

/** The line from which on the one who has just come to the table has to be told; null when there is nothing to tell. */
export function useRecap(): number | null {
  const table = useTable()
  const history = useSession(s => s.history)
  const inBattle = useViews((views, s) => table.look.battle(views.position(s)) !== null)
  const isLooking = useSession(s => s.looking !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from the session, whose history this is
  const from = useMemo(() => sinceLastTurn(table), [table, history])
  return inBattle || isLooking ? null : from
}

type RecapProps = { readonly from: number; readonly onMenu: OpenLineMenu; readonly onAll: () => void }

/** What the other side did, a line for each battle, for whoever takes the seat; it goes with the first thing that is done. */
export function Recap({ from, onMenu, onAll }: RecapProps) {
  const table = useTable()
  const pages = pagesSince(useDiaryPages(), from)
  return (
    <section className={styles.recap} aria-labelledby="since-heading">
      <header>
        <h3 id="since-heading">Since your last turn</h3>
        <button type="button" onClick={() => playFrom(table, from)}>
          <Icon name="replay" size={15} /> Play it
        </button>
      </header>
      {pages.map(page => (
        <div key={page.key} className={styles.phase}>
          {page.title !== null && <h4>{page.title}</h4>}
          <ol>
            {page.items.map(item =>
              item.is === 'line' ? (
                <LineRow key={item.line} line={item} isEntry={false} onMenu={onMenu} />
              ) : (
                <BattleBlock key={`battle ${item.line}`} battle={item} isEntry={false} onMenu={onMenu} />
              ),
            )}
          </ol>
        </div>
      ))}
      <button type="button" className={styles.whole} onClick={onAll}>
        Show the whole diary
      </button>
    </section>
  )
}
