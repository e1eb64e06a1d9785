import type { GameEntry } from '../../games'
import { CardCounters } from './card-counters'
import styles from './game-card.module.css'
import { HexOrnament } from './hex-ornament'

type GameCardProps = {
  readonly entry: GameEntry
  readonly isChosen: boolean
  readonly onChoose: (entry: GameEntry) => void
}

export function GameCard({ entry, isChosen, onChoose }: GameCardProps) {
  const titleId = `game-${entry.id}`
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-chosen={isChosen}
      data-playable={entry.hasTable === true}
    >
      <div className={styles.picture}>
        <HexOrnament name={entry.id} />
        <CardCounters game={entry.id} />
      </div>
      <div className={styles.text}>
        <p className={styles.years}>{entry.years}</p>
        <h3 className={styles.title} id={titleId}>
          {entry.title}
        </h3>
        <p className={styles.about}>{entry.about}</p>
        {entry.unfinished && <p className={styles.tag}>{entry.unfinished}</p>}
        {entry.hasTable ? (
          <div className={styles.foot}>
            <span className={styles.nations} aria-hidden="true">
              {entry.nations.map(nation => (
                <i key={nation} style={{ background: `var(--n-${nation})` }} />
              ))}
            </span>
            <span>{entry.scale}</span>
          </div>
        ) : (
          <p className={styles.tag}>{entry.load ? 'Rules ready, table to come' : 'Not yet playable'}</p>
        )}
      </div>
      {entry.hasTable && (
        <button
          type="button"
          className={styles.cover}
          aria-pressed={isChosen}
          aria-label={`Choose ${entry.title}`}
          onClick={() => onChoose(entry)}
        />
      )}
    </article>
  )
}
