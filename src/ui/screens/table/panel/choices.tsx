import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react'
import type { Choice } from '../../../../core/engine/step'
import { choose } from '../acting'
import { useDesk, useSession, useTable } from '../table-context'
import { ChoiceGroupRows } from './choice-group'
import { type ChoiceListing, choiceListing, searchChoices } from './choice-listing'
import { type RowDeeds, RowList } from './choice-rows'
import { ChoiceSearch } from './choice-search'
import styles from './choices.module.css'
import { NoChoices } from './no-choices'

/** So many can be overlooked without a search. */
const FEW = 9

/** Every choice at hand as a list that can be played from by keys alone. */
export function Choices() {
  const listing = useSession((_, table) => choiceListing(table))
  const armed = useDesk(desk => desk.armed)
  const count = listing.plain.length + listing.groups.reduce((sum, group) => sum + group.rows.length, 0)
  const [text, setText] = useSearchText(listing)
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const { list, deeds, keepFocus } = useListFocus(listing)
  const toggle = useCallback(
    (kind: string) =>
      setOpen(now => (now.has(kind) ? new Set([...now].filter(each => each !== kind)) : new Set([...now, kind]))),
    [],
  )
  if (count === 0) return <NoChoices />
  const found = text.trim() === '' ? null : searchChoices(listing, text)
  const takeFirst = (): void => {
    const [first] = found ?? []
    if (first === undefined) return
    keepFocus()
    deeds.take(first.choice)
  }
  return (
    <section className={styles.choices} aria-label="Choices">
      <div className={styles.head}>
        <h2>Choices</h2>
        {count > FEW ? (
          <ChoiceSearch
            text={text}
            summary={listing.summary}
            found={found?.length ?? null}
            onText={setText}
            onDown={() => focusRow(list.current, 0)}
            onEnter={takeFirst}
          />
        ) : (
          <small>{listing.summary}</small>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows are a shortcut; each row is a button of its own */}
      <div ref={list} className={styles.list} onKeyDown={stepRows}>
        {found?.length === 0 && <p className={styles.none}>Nothing among the choices is called that.</p>}
        {found !== null ? (
          <RowList rows={found} armed={armed} deeds={deeds} />
        ) : (
          <>
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
          </>
        )}
      </div>
    </section>
  )
}

/** What is searched for is forgotten with the question. */
function useSearchText(listing: ChoiceListing): [string, (text: string) => void] {
  const [searched, setSearched] = useState({ listing, text: '' })
  return [searched.listing === listing ? searched.text : '', text => setSearched({ listing, text })]
}

/** Who plays by keys stands in the list again after an answer, though all its rows are new. */
function useListFocus(listing: ChoiceListing) {
  const table = useTable()
  const list = useRef<HTMLDivElement>(null)
  const isHeld = useRef(false)
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body
    if (isHeld.current && isLost && listing.plain.length + listing.groups.length > 0) focusRow(list.current, 0)
    isHeld.current = false
  }, [listing])
  const deeds = useRef<RowDeeds>({
    take(choice: Choice, byKey = false) {
      isHeld.current = byKey
      choose(table, choice)
    },
    point: choice => table.desk.setState({ preview: choice }),
    leave: choice => table.desk.setState(now => (now.preview === choice ? { preview: null } : now)),
  })
  const keepFocus = (): void => {
    isHeld.current = true
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  }
  return { list, deeds: deeds.current, keepFocus }
}

const rowsIn = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? []),
]

const focusRow = (list: HTMLElement | null, index: number): void => rowsIn(list).at(index)?.focus()

function stepRows(event: KeyboardEvent<HTMLElement>): void {
  const rows = rowsIn(event.currentTarget)
  const now = rows.indexOf(document.activeElement as HTMLElement)
  const to = { ArrowDown: now + 1, ArrowUp: now - 1, Home: 0, End: rows.length - 1 }[event.key]
  if (to === undefined || now < 0) return
  event.preventDefault()
  rows[Math.max(0, Math.min(rows.length - 1, to))]?.focus()
}
