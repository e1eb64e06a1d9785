import type { GameEntry } from '../../games'
import type { ListedGame } from '../../store/saved-games'
import { PageLink } from '../page-link'
import styles from './continue-row.module.css'
import { SavedPicture } from './saved-picture'
import { ago } from './time-ago'

/** So many stand beside each other; the others are in the list below. */
const MOST = 3

type UnderWay = Extract<ListedGame, { readonly row: unknown }>

const isUnderWay = (game: ListedGame): game is UnderWay => 'row' in game && !game.row.over

type ContinueRowProps = {
  readonly games: readonly ListedGame[]
  readonly entries: readonly GameEntry[]
  readonly now: number
}

/** The games that were played last, each with its map, its turn and its date: one click and it goes on. */
export function ContinueRow({ games, entries, now }: ContinueRowProps) {
  const going = games.filter(isUnderWay)
  if (going.length === 0) return null
  return (
    <section className={styles.row} aria-labelledby="continue-heading">
      <h2 id="continue-heading">Continue</h2>
      <ul>
        {going.slice(0, MOST).map(game => (
          <li key={game.id}>
            <PageLink to={{ page: 'play', id: game.id }} className={styles.game}>
              <SavedPicture game={game.row.game} glimpse={game.glimpse} />
              <span className={styles.words}>
                <b>
                  <span className={styles.aloud}>Continue: </span>
                  {game.row.title}
                </b>
                <span>{whereOf(game)}</span>
                <small>{[titleOf(game, entries), ago(game.row.updated, now)].filter(Boolean).join(' · ')}</small>
              </span>
              {game.glimpse !== null && game.glimpse.score !== '' && (
                <span className={styles.score}>{game.glimpse.score}</span>
              )}
            </PageLink>
          </li>
        ))}
      </ul>
      {games.length > 1 && (
        <button
          type="button"
          className={styles.more}
          aria-label={`All ${games.length} saved games`}
          onClick={showSaved}
        >
          All {games.length}
        </button>
      )}
    </section>
  )
}

function showSaved(): void {
  const list = document.getElementById('saved-heading')
  list?.scrollIntoView({ block: 'start' })
  list?.focus({ preventScroll: true })
}

/** 'Turn 2, 13–19 April 1941: German turn: Combat' */
export function whereOf({ row, glimpse }: UnderWay): string {
  if (row.over) return `Over, turn ${row.turn}`
  const date = glimpse === null || glimpse.date === '' ? '' : `, ${glimpse.date}`
  const phase = glimpse === null || glimpse.phase === '' ? '' : `: ${glimpse.phase}`
  return `Turn ${row.turn}${date}${phase}`
}

/** Not where the name of the saved game says it already. */
const titleOf = ({ row }: UnderWay, entries: readonly GameEntry[]): string => {
  const title = entries.find(({ id }) => id === row.game)?.title ?? row.game
  return row.title.includes(title) ? '' : title
}
