import { type ChangeEvent, useRef } from 'react'
import type { GameEntry } from '../../games'
import { GameCard } from './game-card'
import { LoadPanel } from './load-panel'
import { Masthead } from './masthead'
import styles from './start-page.module.css'
import { useFileDrop } from './use-file-drop'
import { useSaveLoader } from './use-save-loader'

type StartPageProps = {
  readonly entries: readonly GameEntry[]
  readonly onChooseTheme: (theme: 'day' | 'night') => void
}

export function StartPage({ entries, onChooseTheme }: StartPageProps) {
  const { report, load, dismiss } = useSaveLoader(entries)
  const { isOver, handlers } = useFileDrop(load)
  const picker = useRef<HTMLInputElement>(null)
  const pickFile = () => picker.current?.click()
  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? []
    if (file) load(file)
    // So that the same file can be picked again after it was mended.
    event.target.value = ''
  }
  const isAnyPlayable = entries.some(entry => entry.hasTable)
  return (
    <div className={styles.page} {...handlers}>
      <Masthead onPickFile={pickFile} onChooseTheme={onChooseTheme} />
      <main className={styles.main}>
        <section aria-labelledby="games-heading">
          <h2 className={styles.hidden} id="games-heading">
            The games
          </h2>
          <div className={styles.cards}>
            {entries.map(entry => (
              <GameCard key={entry.id} entry={entry} />
            ))}
          </div>
        </section>
        <div className={styles.below}>
          <LoadPanel report={report} isOver={isOver} onPickFile={pickFile} onDismiss={dismiss} />
          {!isAnyPlayable && <Standing entries={entries} />}
        </div>
        <input
          ref={picker}
          type="file"
          accept=".json,application/json"
          aria-label="Saved game"
          tabIndex={-1}
          className={styles.hidden}
          onChange={picked}
        />
      </main>
    </div>
  )
}

function Standing({ entries }: { readonly entries: readonly GameEntry[] }) {
  const ready = entries.filter(entry => entry.load && !entry.hasTable).map(entry => entry.title)
  return (
    <section aria-labelledby="standing-heading" className={styles.standing}>
      <h2 id="standing-heading">Where things stand</h2>
      <p>No game can be played on screen yet. They come one after the other, each with its full rules.</p>
      {ready.length > 0 && <p>Rules finished, playable on the command line: {ready.join(', ')}.</p>}
    </section>
  )
}
