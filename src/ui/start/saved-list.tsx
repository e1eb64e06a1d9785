import { useState } from 'react'
import type { GameEntry } from '../../games'
import type { ListedGame } from '../../store/saved-games'
import { PageLink } from '../page-link'
import styles from './saved-list.module.css'
import { ago } from './time-ago'

type SavedListProps = {
  readonly games: readonly ListedGame[]
  readonly entries: readonly GameEntry[]
  readonly now: number
  readonly onRename: (id: string, title: string) => void
  readonly onRemove: (id: string) => void
  readonly onRescue: (id: string) => void
}

/** What replaced the button that had the focus takes it over. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

export function SavedList({ games, ...rest }: SavedListProps) {
  if (games.length === 0) return null
  return (
    <section aria-labelledby="saved-heading" className={styles.section}>
      <h2 id="saved-heading">Saved games</h2>
      <ul className={styles.list}>
        {games.map(game => (
          <SavedRow key={game.id} game={game} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type SavedRowProps = Omit<SavedListProps, 'games'> & { readonly game: ListedGame }

function SavedRow({ game, entries, now, onRename, onRemove, onRescue }: SavedRowProps) {
  const [asking, setAsking] = useState<'remove' | 'rename' | null>(null)
  const title = 'row' in game ? game.row.title : 'A game that cannot be read'
  if (asking === 'remove')
    return (
      <li className={styles.row}>
        <span className={styles.title}>Delete “{title}” for good?</span>
        <span className={styles.ways}>
          <button type="button" onClick={() => onRemove(game.id)}>
            Delete
          </button>
          <button type="button" ref={takeFocus} onClick={() => setAsking(null)}>
            Keep
          </button>
        </span>
      </li>
    )
  if (asking === 'rename' && 'row' in game)
    return (
      <RenameRow
        title={title}
        onDone={named => {
          if (named !== null) onRename(game.id, named)
          setAsking(null)
        }}
      />
    )
  return (
    <li className={styles.row}>
      <span className={styles.title}>{title}</span>
      <span className={styles.standing}>{standingOf(game, entries, now)}</span>
      <span className={styles.ways}>
        {'problems' in game && (
          <button type="button" onClick={() => onRescue(game.id)}>
            Save what is there to a file
          </button>
        )}
        {'row' in game && (
          <>
            <PageLink to={{ page: 'play', id: game.id }} className={styles.go}>
              {game.row.over ? 'Look at it' : 'Play on'}
              <span className={styles.hidden}>: {title}</span>
            </PageLink>
            <button type="button" onClick={() => setAsking('rename')} aria-label={`Rename ${title}`}>
              Rename
            </button>
          </>
        )}
        <button type="button" onClick={() => setAsking('remove')} aria-label={`Delete ${title}`}>
          Delete
        </button>
      </span>
    </li>
  )
}

function RenameRow({ title, onDone }: { readonly title: string; readonly onDone: (named: string | null) => void }) {
  const [text, setText] = useState(title)
  return (
    <li className={styles.row}>
      <form
        className={styles.rename}
        onSubmit={event => {
          event.preventDefault()
          onDone(text.trim() === '' ? null : text.trim())
        }}
      >
        <input
          ref={takeFocus}
          aria-label="Name of the game"
          value={text}
          maxLength={80}
          onChange={e => setText(e.target.value)}
        />
        <button type="submit">Rename</button>
        <button type="button" onClick={() => onDone(null)}>
          Leave it
        </button>
      </form>
    </li>
  )
}

function standingOf(game: ListedGame, entries: readonly GameEntry[], now: number): string {
  if (!('row' in game)) return game.problems.map(each => `${each.path}: expected ${each.expected}`).join('; ')
  const { row } = game
  const named = entries.find(entry => entry.id === row.game)?.title ?? row.game
  const where = row.over ? 'over' : `turn ${row.turn}`
  return `${named} · ${where} · ${ago(row.updated, now)}`
}
