import { type KeyboardEvent, useMemo, useState } from 'react'
import { KeyCap } from '../panel/key-cap'
import { Icon } from '../strip/icons'
import { useDesk, useTable } from '../table-context'
import styles from './search.module.css'
import { type SearchRow, searchRows, takeFound } from './search-rows'

/** Opened by one key from anywhere at the table. While it is open every key is text. */
export function Search() {
  const isOpen = useDesk(desk => desk.isSearching)
  return isOpen ? <OpenSearch /> : null
}

function OpenSearch() {
  const table = useTable()
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const rows = useMemo(() => searchRows(table, text), [table, text])
  const close = (): void => table.desk.setState({ isSearching: false })
  const hear = (event: KeyboardEvent): void => {
    event.stopPropagation()
    if (event.key === 'Escape') close()
    else if (event.key === 'ArrowDown') setAt(Math.min(at + 1, rows.length - 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(at - 1, 0))
    else if (event.key === 'Enter' && !event.repeat) {
      const row = rows[at]
      if (row !== undefined) takeFound(table, row)
    } else return
    event.preventDefault()
  }
  return (
    <search className={styles.search} data-search>
      <div className={styles.box}>
        <Icon name="search" size={18} />
        <input
          // biome-ignore lint/a11y/noAutofocus: it was opened to be typed into
          autoFocus
          type="search"
          role="combobox"
          autoComplete="off"
          aria-label="Search hexes, places, units, choices, rules"
          aria-expanded={rows.length > 0}
          aria-controls="search-found"
          aria-activedescendant={rows[at] === undefined ? undefined : `found-${at}`}
          placeholder="Hex, place, unit, choice or rule"
          value={text}
          onChange={event => {
            setText(event.target.value)
            setAt(0)
          }}
          onKeyDown={hear}
          onBlur={event => {
            if (event.relatedTarget === null || !event.currentTarget.closest('search')?.contains(event.relatedTarget))
              close()
          }}
        />
        <KeyCap shown="Esc" />
      </div>
      {text.trim() !== '' && rows.length === 0 && <p className={styles.none}>Nothing is called that.</p>}
      <Found rows={rows} at={at} />
      <span role="status" className={styles.aloud}>
        {text.trim() === '' ? '' : `${rows.length} found`}
      </span>
    </search>
  )
}

function Found({ rows, at }: { readonly rows: readonly SearchRow[]; readonly at: number }) {
  const table = useTable()
  return (
    <div id="search-found" role="listbox" aria-label="Found" className={styles.found}>
      {rows.map((row, index) => (
        <div key={row.key}>
          {row.among !== rows[index - 1]?.among && <p className={styles.head}>{row.among}</p>}
          <button
            type="button"
            role="option"
            id={`found-${index}`}
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.row}
            // The field keeps the focus until the click has come.
            onPointerDown={event => event.preventDefault()}
            onClick={() => takeFound(table, row)}
          >
            <span>{row.text}</span>
            {index === at && <KeyCap shown="↵" />}
          </button>
        </div>
      ))}
    </div>
  )
}
