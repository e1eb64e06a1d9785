import type { GameEntry } from '../../games'
import { useNight } from '../theme/use-night'
import styles from './game-card.module.css'
import { HexOrnament } from './hex-ornament'
import { pictureOf } from './pictures'

type GameCardProps = {
  readonly entry: GameEntry
  readonly isChosen: boolean
  readonly onChoose: (entry: GameEntry) => void
  readonly onFirstGame: (entry: GameEntry) => void
}

export function GameCard({ entry, isChosen, onChoose, onFirstGame }: GameCardProps) {
  const titleId = `game-${entry.id}`
  const picture = pictureOf('card', entry.id, useNight())
  return (
    <article
      className={styles.card}
      aria-labelledby={titleId}
      data-chosen={isChosen}
      data-playable={entry.hasTable === true}
    >
      <div className={styles.picture}>
        {picture === null ? (
          <HexOrnament name={entry.id} />
        ) : (
          <img src={picture} alt="" loading="lazy" decoding="async" width={560} height={320} />
        )}
        {entry.hasFirstGame && (
          <button
            type="button"
            className={styles.first}
            aria-label={`First game of ${entry.title}`}
            onClick={() => onFirstGame(entry)}
          >
            First game
          </button>
        )}
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
