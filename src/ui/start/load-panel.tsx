import styles from './load-panel.module.css'
import { LoadTold } from './load-told'
import type { SaveLoader } from './use-save-loader'

type LoadPanelProps = {
  readonly loader: SaveLoader
  readonly isOver: boolean
  readonly onPickFile: () => void
}

/** Where a save is put down, and what was found in it. */
export function LoadPanel({ loader, isOver, onPickFile }: LoadPanelProps) {
  return (
    <section aria-labelledby="load-heading">
      <h2 className={styles.heading} id="load-heading">
        Load a game
      </h2>
      <div className={styles.drop} data-over={isOver}>
        <p className={styles.words}>
          {isOver ? 'Let go to read the file.' : 'Drop a saved game anywhere on this page, or pick the file.'}
        </p>
        <button type="button" className={styles.pick} onClick={onPickFile}>
          Pick a file
        </button>
      </div>
      <LoadTold loader={loader} />
    </section>
  )
}
