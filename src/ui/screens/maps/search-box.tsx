import { type KeyboardEvent, useId, useState } from 'react'
import type { HexId } from '../../../core/ids'
import type { HexMap } from '../../../core/map/hex-map'
import { type Found, searchMap } from '../../map/map-search'
import styles from './search-box.module.css'

type SearchBoxProps = { readonly map: HexMap; readonly onFind: (hex: HexId) => void }

/** Search by place or hex number: type, choose with the arrows, Enter jumps there. */
export function SearchBox({ map, onFind }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState(0)
  const found = isOpen ? searchMap(map, text) : []
  const take = (index: number): void => {
    const each = found[index]
    if (each === undefined) return
    setOpen(false)
    setText(each.label)
    onFind(each.hex)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter') take(chosen)
    else if (event.key === 'ArrowDown') setChosen(Math.min(chosen + 1, found.length - 1))
    else if (event.key === 'ArrowUp') setChosen(Math.max(chosen - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <div className={styles.search}>
      <input
        type="search"
        role="combobox"
        aria-label="Search by place or hex number"
        aria-expanded={found.length > 0}
        aria-controls={`${id}list`}
        aria-activedescendant={found.length > 0 ? `${id}${chosen}` : undefined}
        aria-autocomplete="list"
        autoComplete="off"
        placeholder="Place or hex number"
        value={text}
        onChange={event => {
          setText(event.target.value)
          setChosen(0)
          setOpen(true)
        }}
        onFocus={event => event.target.select()}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      {found.length > 0 && <FoundList id={id} found={found} chosen={chosen} onTake={take} />}
      {isOpen && text.trim() !== '' && found.length === 0 && (
        <p role="status" className={styles.none}>
          Nothing on this map is called “{text.trim()}”.
        </p>
      )}
    </div>
  )
}

type FoundListProps = {
  readonly id: string
  readonly found: readonly Found[]
  readonly chosen: number
  readonly onTake: (index: number) => void
}

function FoundList({ id, found, chosen, onTake }: FoundListProps) {
  return (
    <div id={`${id}list`} role="listbox" aria-label="Found" className={styles.found}>
      {found.map(({ hex, label, about }, i) => (
        <div
          key={`${hex} ${label}`}
          id={`${id}${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === chosen}
          className={styles.option}
          // Before the input loses its focus, which would close the list.
          onPointerDown={event => {
            event.preventDefault()
            onTake(i)
          }}
        >
          <span>{label}</span> <small>{about}</small>
        </div>
      ))}
    </div>
  )
}
