import { useDeferredValue } from 'react'
import { plainText } from '../panel/choice-listing'
import { useTable } from '../table-context'
import styles from './diary.module.css'
import { LineRow, type OpenLineMenu } from './diary-line'
import type { DiaryLine, DiaryPhase } from './diary-page'
import { wordsOf } from './sentence'
import { useDiaryPages } from './use-diary-pages'

type DiarySearchProps = {
  readonly text: string
  readonly onText: (text: string) => void
  readonly onClose: () => void
  readonly onMenu: OpenLineMenu
}

/** The newest so many are enough to see that more must be typed. */
const MOST = 100

/** Lines of the diary that have the words, the newest first. */
export function DiarySearch({ text, onText, onClose, onMenu }: DiarySearchProps) {
  const table = useTable()
  const pages = useDiaryPages()
  const wanted = plainText(useDeferredValue(text)).trim()
  const found = wanted === '' ? [] : linesWith(pages, line => plainText(wordsOf(table, line.entry)).includes(wanted))
  return (
    <>
      <input
        type="search"
        className={styles.searchBox}
        aria-label="Search the diary"
        placeholder="A unit, a hex, a word"
        // biome-ignore lint/a11y/noAutofocus: it was opened to be typed in
        autoFocus
        value={text}
        onChange={event => onText(event.target.value)}
        onKeyDown={event => {
          if (event.key !== 'Escape') return
          event.preventDefault()
          onClose()
        }}
      />
      <div className={styles.scroller}>
        <p role="status" className={styles.empty}>
          {wanted === '' ? '' : found.length === 0 ? 'No line has these words.' : countWords(found.length)}
        </p>
        <ol>
          {found.slice(0, MOST).map(line => (
            <LineRow key={line.line} line={line} isEntry={false} onMenu={onMenu} />
          ))}
        </ol>
      </div>
    </>
  )
}

const countWords = (count: number): string =>
  count === 1 ? 'One line' : count > MOST ? `${count} lines, the newest ${MOST} shown` : `${count} lines`

function linesWith(pages: readonly DiaryPhase[], has: (line: DiaryLine) => boolean): readonly DiaryLine[] {
  const lines = pages.flatMap(page => page.items.flatMap(item => (item.is === 'line' ? [item] : item.lines)))
  return lines.filter(has).reverse()
}
