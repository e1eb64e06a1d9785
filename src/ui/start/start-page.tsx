import { type ChangeEvent, type Ref, useRef, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { GameEntry } from '../../games'
import type { Preferences } from '../../store/preferences'
import type { Shelf } from '../../store/shelf'
import { UpdateNotice } from '../offline/update-notice'
import { goTo } from '../route'
import { beginFirstGame } from './begin-game'
import { ContinueRow } from './continue-row'
import { DropNotice } from './drop-notice'
import { GameCard } from './game-card'
import { LoadTold } from './load-told'
import { Masthead } from './masthead'
import { NewGame } from './new-game'
import { SavedList } from './saved-list'
import styles from './start-page.module.css'
import { UnstoredList } from './unstored-list'
import { useFileDrop } from './use-file-drop'
import { useSaveLoader } from './use-save-loader'
import { useSavedList } from './use-saved-list'

type StartPageProps = {
  readonly entries: readonly GameEntry[]
  readonly preferences: StoreApi<Preferences>
  readonly shelf: Shelf
  readonly onChooseTheme: (theme: 'day' | 'night') => void
}

export function StartPage({ entries, preferences, shelf, onChooseTheme }: StartPageProps) {
  const loader = useSaveLoader(entries, shelf)
  const isOver = useFileDrop(loader.load)
  const saved = useSavedList(shelf, entries)
  const [chosen, setChosen] = useState(
    () => entries.find(entry => entry.isSuggested) ?? entries.find(entry => entry.hasTable) ?? null,
  )
  const newGame = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const choose = (entry: GameEntry) => {
    setChosen(entry)
    newGame.current?.scrollIntoView({ block: 'nearest' })
  }
  const [failed, setFailed] = useState<string | null>(null)
  const startFirstGame = async (entry: GameEntry) => {
    setChosen(entry)
    setFailed(null)
    try {
      const game = await entry.load?.()
      if (game !== undefined) goTo({ page: 'play', id: await beginFirstGame(shelf, game, preferences) })
    } catch (error) {
      setFailed(`The first game could not be begun: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
  return (
    <div className={styles.page}>
      <Masthead onPickFile={() => picker.current?.click()} onChooseTheme={onChooseTheme} />
      <main className={styles.main}>
        <UpdateNotice />
        <div className={styles.told}>
          <LoadTold loader={loader} />
          {failed !== null && (
            <p role="alert" className={styles.unstored}>
              {failed}
            </p>
          )}
        </div>
        <ContinueRow games={saved.games} entries={entries} now={Date.now()} />
        <section aria-labelledby="games-heading">
          <h2 className={styles.hidden} id="games-heading">
            The games
          </h2>
          <div className={styles.cards}>
            {entries.map(entry => (
              <GameCard
                key={entry.id}
                entry={entry}
                isChosen={entry === chosen}
                onChoose={choose}
                onFirstGame={startFirstGame}
              />
            ))}
          </div>
        </section>
        <div ref={newGame}>
          {chosen && <NewGame key={chosen.id} entry={chosen} preferences={preferences} shelf={shelf} />}
        </div>
        {!saved.isStored && (
          <p className={styles.unstored} role="status">
            This browser stores no games: save yours to a file before you close the page.
          </p>
        )}
        <UnstoredList shelf={shelf} />
        <SavedList saved={saved} entries={entries} now={Date.now()} />
        <FilePicker ref={picker} onPick={loader.load} />
      </main>
      <DropNotice isOver={isOver} />
    </div>
  )
}

type FilePickerProps = { readonly ref: Ref<HTMLInputElement>; readonly onPick: (file: File) => void }

function FilePicker({ ref, onPick }: FilePickerProps) {
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) onPick(file)
    // So that the same file can be picked again after it was mended.
    event.target.value = ''
  }
  return (
    <input
      ref={ref}
      type="file"
      accept=".json,application/json"
      aria-label="Saved game"
      tabIndex={-1}
      className={styles.hidden}
      onChange={picked}
    />
  )
}
