import { useViews } from '../table-context'
import { GlossedText } from './glossed-text'
import styles from './panel.module.css'

const NONE: readonly string[] = []

/** What hangs on the answer, where that is more than a sentence. */
export function PromptNotes() {
  const notes = useViews((views, s) => views.prompt(s)?.notes ?? NONE)
  if (notes.length === 0) return null
  return (
    <ul className={styles.notes} aria-label="What hangs on it">
      {notes.map(note => (
        <li key={note}>
          <GlossedText text={note} />
        </li>
      ))}
    </ul>
  )
}
