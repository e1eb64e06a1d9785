import type { GameEntry } from '../../games'
import styles from './game-card.module.css'
import { HexOrnament } from './hex-ornament'

export function GameCard({ entry }: { readonly entry: GameEntry }) {
  const titleId = `game-${entry.id}`
  return (
    <article className={styles.card} aria-labelledby={titleId}>
      <div className={styles.picture}>
        <HexOrnament name={entry.id} />
      </div>
      <div className={styles.text}>
        <p className={styles.years}>{entry.years}</p>
        <h3 className={styles.title} id={titleId}>
          {entry.title}
        </h3>
        <p className={styles.about}>{entry.about}</p>
        {!entry.hasTable && (
          <p className={styles.tag}>{entry.load ? 'Rules ready, table to come' : 'Not yet playable'}</p>
        )}
      </div>
    </article>
  )
}
