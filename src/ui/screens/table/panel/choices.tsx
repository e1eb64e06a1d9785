import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import { choose } from '../acting'
import { Icon } from '../strip/icons'
import { useDesk, useSession, useTable } from '../table-context'
import { ChoiceGroupRows } from './choice-group'
import { type ChoiceListing, choiceListing } from './choice-listing'
import { type RowDeeds, RowList } from './choice-rows'
import styles from './choices.module.css'
import { KeyCap } from './key-cap'
import { NoChoices } from './no-choices'

/** Every choice at hand as a list that can be played from by keys alone. */
export function Choices() {
  const listing = useSession((_, table) => choiceListing(table))
  const armed = useDesk(desk => desk.armed)
  const count = listing.plain.length + listing.groups.reduce((sum, group) => sum + group.rows.length, 0)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const deeds = useDeeds(listing)
  const toggle = useCallback(
    (kind: string) =>
      setOpen(now => (now.has(kind) ? new Set([...now].filter(each => each !== kind)) : new Set([...now, kind]))),
    [],
  )
  if (count === 0) return <NoChoices />
  return (
    <section className={styles.choices} aria-label="Choices">
      <div className={styles.head}>
        <h2>Choices</h2>
        <small>{listing.summary}</small>
        <SearchButton />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; each row is a button of its own */}
      <div className={styles.list} onKeyDown={stepRows}>
        <RowList rows={listing.plain} armed={armed} deeds={deeds} quick={listing.quick} />
        {listing.groups.map(group => (
          <ChoiceGroupRows
            key={group.key}
            group={group}
            quick={listing.quick}
            isOpen={group.isLong === open.has(group.key)}
            armed={armed}
            deeds={deeds}
            onToggle={toggle}
          />
        ))}
      </div>
    </section>
  )
}

/** The same key opens it from anywhere. */
function SearchButton() {
  const { desk } = useTable()
  return (
    <button
      type="button"
      className={styles.find}
      aria-keyshortcuts="/"
      onClick={() => desk.setState({ isSearching: true })}
    >
      <Icon name="search" size={15} /> Search <KeyCap shown="/" />
    </button>
  )
}

/** So far a pointer has to go before what it stands on counts: a row that slid under it was not pointed at. */
const MEANT_PX = 4

/** What rows do. After the list has changed, the pointer counts only once it has moved. */
function useDeeds(listing: ChoiceListing): RowDeeds {
  const table = useTable()
  const rest = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const last = useRef<{ readonly x: number; readonly y: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list is what the pointer must move after
  useEffect(() => {
    rest.current = last.current
  }, [listing])
  const deeds = useRef<RowDeeds>({
    take: choice => choose(table, choice),
    point(choice, at) {
      if (at !== undefined) {
        last.current = at
        const from = rest.current
        if (from !== null && Math.hypot(at.x - from.x, at.y - from.y) < MEANT_PX) return
        rest.current = null
      }
      if (table.desk.getState().preview !== choice) table.desk.setState({ preview: choice })
    },
    leave: choice => table.desk.setState(now => (now.preview === choice ? { preview: null } : now)),
  })
  return deeds.current
}

const rowsIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = rowsIn(event.currentTarget)
  const now = rows.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined || now < 0) return
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus()
}
