import { useState } from 'react'
import type { GameEntry } from '../../games'
import type { ListedGame } from '../../store/saved-games'
import { PageLink } from '../page-link'
import { whereOf } from './continue-row'
import styles from './saved-list.module.css'
import { SavedPicture } from './saved-picture'
import { ago } from './time-ago'
import type { SavedShelf } from './use-saved-list'

type SavedListProps = {
  readonly saved: SavedShelf
  readonly entries: readonly GameEntry[]
  readonly now: number
}

/** What replaced the button that had the focus takes it over. */
const takeFocus = (element: HTMLElement | null): void => element?.focus()

export function SavedList({ saved, ...rest }: SavedListProps) {
  const { games, removed, failed } = saved
  if (games.length === 0 && removed === null) return null
  return (
    <section aria-labelledby="saved-heading" className={styles.section}>
      <h2 id="saved-heading" tabIndex={-1}>
        Saved games
      </h2>
      <div role="status">
        {removed !== null && (
          <p className={styles.removed}>
            <span>“{removed}” is deleted.</span>
            <button type="button" ref={takeFocus} onClick={saved.putBack}>
              Undo
            </button>
          </p>
        )}
      </div>
      {failed !== null && (
        <p role="alert" className={styles.removed}>
          {failed}
        </p>
      )}
      <ul className={styles.list}>
        {games.map(game => (
          <SavedRow key={game.id} game={game} saved={saved} {...rest} />
        ))}
      </ul>
    </section>
  )
}

type SavedRowProps = SavedListProps & { readonly game: ListedGame }

function SavedRow({ game, saved, entries, now }: SavedRowProps) {
  const [isNaming, setNaming] = useState(false)
  const title = 'row' in game ? game.row.title : UNREADABLE
  if (isNaming)
    return (
      <RenameRow
        title={title}
        onDone={named => {
          if (named !== null) saved.rename(game.id, named)
          setNaming(false)
        }}
      />
    )
  return (
    <li className={styles.row}>
      {'row' in game ? <SavedPicture game={game.row.game} glimpse={game.glimpse} /> : <span />}
      <span className={styles.words}>
        <span className={styles.title}>{title}</span>
        <span className={styles.standing}>{standingOf(game, entries, now)}</span>
      </span>
      <span className={styles.ways}>
        {'problems' in game ? (
          <button type="button" onClick={() => saved.rescue(game.id)}>
            Save what is there to a file
          </button>
        ) : (
          <>
            <PageLink to={{ page: 'play', id: game.id }} className={styles.go}>
              {game.row.over ? 'Look at it' : 'Play on'}
              <span className={styles.hidden}>: {title}</span>
            </PageLink>
            <button type="button" onClick={() => setNaming(true)} aria-label={`Rename ${title}`}>
              Rename
            </button>
            <button type="button" onClick={() => saved.copy(game.id, title)} aria-label={`Copy ${title}`}>
              Copy
            </button>
            <button type="button" onClick={() => saved.export(game.id)} aria-label={`Export ${title} to a file`}>
              Export
            </button>
          </>
        )}
        <button type="button" onClick={() => saved.remove(game.id, title)} aria-label={`Delete ${title}`}>
          Delete
        </button>
      </span>
    </li>
  )
}

const UNREADABLE = 'A game that cannot be read'

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
  const named = entries.find(entry => entry.id === game.row.game)?.title ?? game.row.game
  return `${named} · ${whereOf(game)} · ${ago(game.row.updated, now)}`
}
