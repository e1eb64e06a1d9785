import { useStore } from 'zustand'
import type { Shelf } from '../../store/shelf'
import { PageLink } from '../page-link'
import styles from './saved-list.module.css'

/** Games that this page alone has: without it nobody would find the way back to them. */
export function UnstoredList({ shelf }: { readonly shelf: Shelf }) {
  const games = useStore(shelf.unstored)
  if (games.length === 0) return null
  return (
    <section aria-labelledby="unstored-heading" className={styles.section}>
      <h2 id="unstored-heading">Not stored</h2>
      <p>They end with this page, unless you save them to a file at the table.</p>
      <ul className={styles.list}>
        {games.map(game => (
          <li key={game.id} className={styles.row}>
            <span className={styles.title}>{game.title}</span>
            <span className={styles.ways}>
              <PageLink to={{ page: 'play', id: game.id }} className={styles.go}>
                Play on
                <span className={styles.hidden}>: {game.title}</span>
              </PageLink>
              <button type="button" aria-label={`Give up ${game.title}`} onClick={() => shelf.giveUp(game.id)}>
                Give up
              </button>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
