import { type ChangeEvent, type Ref, useRef, useState } from 'react'
import type { StoreApi } from 'zustand/vanilla'
import type { GameEntry } from '../../games'
import type { Preferences } from '../../store/preferences'
import type { Shelf } from '../../store/shelf'
import { CounterSymbols } from '../counters/counter-symbols'
import { UpdateNotice } from '../offline/update-notice'
import { GameCard } from './game-card'
import { LoadPanel } from './load-panel'
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
  const { isOver, handlers } = useFileDrop(loader.load)
  const saved = useSavedList(shelf)
  const [chosen, setChosen] = useState(
    () => entries.find(entry => entry.isSuggested) ?? entries.find(entry => entry.hasTable) ?? null,
  )
  const newGame = useRef<HTMLDivElement>(null)
  const picker = useRef<HTMLInputElement>(null)
  const choose = (entry: GameEntry) => {
    setChosen(entry)
    newGame.current?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className={styles.page} {...handlers}>
      <CounterSymbols />
      <Masthead latest={saved.games} onPickFile={() => picker.current?.click()} onChooseTheme={onChooseTheme} />
      <main className={styles.main}>
        <UpdateNotice />
        <section aria-labelledby="games-heading">
          <h2 className={styles.hidden} id="games-heading">
            The games
          </h2>
          <div className={styles.cards}>
            {entries.map(entry => (
              <GameCard key={entry.id} entry={entry} isChosen={entry === chosen} onChoose={choose} />
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
        <SavedList
          games={saved.games}
          entries={entries}
          now={Date.now()}
          onRename={saved.rename}
          onRemove={saved.remove}
          onRescue={saved.rescue}
        />
        <LoadPanel loader={loader} isOver={isOver} onPickFile={() => picker.current?.click()} />
        <FilePicker ref={picker} onPick={loader.load} />
      </main>
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
