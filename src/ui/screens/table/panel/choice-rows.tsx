import { memo, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { Choice } from '../../../../core/engine/step'
import { CounterTile } from '../../../counters/counter-tile'
import { answerMark } from '../coach/answer-mark'
import { costWords } from '../cost-words'
import { Icon } from '../strip/icons'
import { useTable } from '../table-context'
import type { ChoiceRow } from './choice-listing'
import styles from './choices.module.css'
import { KeyCap } from './key-cap'
import { isDoubleClick, pressOnce } from './slips'

export type RowDeeds = {
  take(choice: Choice): void
  /** `at`: where the pointer is; a row that has the keys is meant in any case. */
  point(choice: Choice, at?: { readonly x: number; readonly y: number }): void
  leave(choice: Choice): void
}

type RowListProps = {
  readonly rows: readonly ChoiceRow[]
  readonly armed: Choice | null
  readonly deeds: RowDeeds
  /** Rows that have a digit, in order. */
  readonly quick?: readonly ChoiceRow[]
  /** Reached by arrows from the headline above, so that Tab does not have to pass every one. */
  readonly byArrows?: boolean
}

/** More rows than these are drawn only when someone goes there. */
const PAGE = 40

export function RowList({ rows, armed, deeds, quick = [], byArrows = false }: RowListProps) {
  const [pages, setPages] = useState(1)
  const list = useRef<HTMLUListElement>(null)
  const turned = useRef<number | null>(null)
  const shown = rows.slice(0, pages * PAGE)
  useEffect(() => {
    if (turned.current === null) return
    list.current?.querySelectorAll<HTMLElement>('[data-row]')[turned.current]?.focus()
    turned.current = null
  })
  const turnPage = (): void => {
    turned.current = shown.length
    setPages(pages + 1)
  }
  if (rows.length === 0) return null
  return (
    <ul ref={list} className={styles.rows}>
      {shown.map(row => {
        const digit = quick.indexOf(row) + 1
        return (
          <li key={row.key}>
            {row.stands === undefined ? (
              <Row row={row} digit={digit} isArmed={row.choice === armed} byArrows={byArrows} deeds={deeds} />
            ) : (
              <StillRow row={row} />
            )}
          </li>
        )
      })}
      {shown.length < rows.length && (
        <li>
          <button type="button" data-row tabIndex={byArrows ? -1 : 0} className={styles.more} onClick={turnPage}>
            {rows.length - shown.length} more
          </button>
        </li>
      )}
    </ul>
  )
}

type RowProps = {
  readonly row: ChoiceRow
  /** 0: it has none. */
  readonly digit: number
  readonly isArmed: boolean
  readonly byArrows: boolean
  readonly deeds: RowDeeds
}

const Row = memo(function Row({ row: { choice, text }, digit, isArmed, byArrows, deeds }: RowProps) {
  return (
    <button
      type="button"
      data-row
      data-answer={answerMark(choice.action)}
      tabIndex={byArrows ? -1 : 0}
      className={styles.row}
      data-armed={isArmed || undefined}
      aria-label={rowName(choice, isArmed)}
      aria-keyshortcuts={digit > 0 ? String(digit) : undefined}
      onClick={event => {
        if (!isArmed || !isDoubleClick(event)) deeds.take(choice)
      }}
      onKeyDown={pressOnce}
      onPointerEnter={event => deeds.point(choice, pointOf(event))}
      onPointerMove={event => deeds.point(choice, pointOf(event))}
      onPointerLeave={() => deeds.leave(choice)}
      onFocus={() => deeds.point(choice)}
      onBlur={() => deeds.leave(choice)}
    >
      {isArmed ? <KeyCap shown="↵" /> : digit > 0 && <KeyCap shown={String(digit)} />}
      <Tile choice={choice} />
      <span className={styles.text}>
        {text}
        {choice.warn !== undefined && (
          <small>
            <Icon name="warning" size={13} /> {choice.warn}
          </small>
        )}
      </span>
      {choice.ends === true && <span className={styles.ends}>ends the move</span>}
      {choice.cost !== undefined && <span className={styles.cost}>{costWords(choice)}</span>}
    </button>
  )
})

/** What is no answer any more keeps its place: used with a tick, else pale. */
const StillRow = memo(function StillRow({ row: { choice, text, stands } }: { readonly row: ChoiceRow }) {
  return (
    <p className={styles.still} data-stands={stands}>
      <i aria-hidden="true">{stands === 'used' ? '✓' : ''}</i>
      <Tile choice={choice} />
      <span className={styles.text}>
        {text}
        <span className={styles.aloud}>{stands === 'used' ? ', done' : ', not now'}</span>
      </span>
    </p>
  )
})

const pointOf = ({ clientX, clientY }: PointerEvent) => ({ x: clientX, y: clientY })

function Tile({ choice }: { readonly choice: Choice }) {
  const { look, session, views } = useTable()
  const { unit } = choice.action
  if (unit === undefined) return null
  const face = look.face(views.position(session.store.getState()), unit)
  return (
    <span className={styles.tile}>
      <CounterTile face={face} pixels={28} silent />
    </span>
  )
}

function rowName(choice: Choice, isArmed: boolean): string {
  const { label, cost, ends, warn } = choice
  const words = [
    label,
    cost === undefined ? '' : `costs ${costWords(choice)}`,
    ends === true ? 'ends the move' : '',
    warn ?? '',
    isArmed ? 'press again to do it' : '',
  ]
  return words.filter(Boolean).join(', ')
}
