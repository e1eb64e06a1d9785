import { type MouseEvent, memo, useState } from 'react'
import { flyTo, POINTING_AT_NOTHING } from '../desk'
import { Icon } from '../strip/icons'
import { type Table, useTable } from '../table-context'
import styles from './diary.module.css'
import { type DiaryLine, ROLL } from './diary-page'
import { DieFace } from './die-face'
import { placeOf, pointsOf, wordsOf } from './sentence'
import { SentenceText } from './sentence-text'

export type OpenLineMenu = (line: DiaryLine, anchor: HTMLElement) => void

type LineRowProps = {
  readonly line: DiaryLine
  /** Tab enters the diary at its newest line. */
  readonly isEntry: boolean
  readonly onMenu: OpenLineMenu
}

/** One line: pointing at it lights what it names, pressing it goes there. */
export const LineRow = memo(function LineRow({ line, isEntry, onMenu }: LineRowProps) {
  const table = useTable()
  const [isActive, setActive] = useState(false)
  const { entry, dice } = line
  const openMenu = (event: MouseEvent<HTMLElement>): void => {
    event.preventDefault()
    onMenu(line, event.currentTarget)
  }
  return (
    <li
      className={styles.line}
      data-line={line.line}
      onPointerEnter={() => point(table, line)}
      onPointerLeave={() => pointAtNothing(table)}
      onFocus={() => {
        setActive(true)
        point(table, line)
      }}
      onBlur={event => {
        if (event.currentTarget.contains(event.relatedTarget)) return
        setActive(false)
        pointAtNothing(table)
      }}
    >
      <button
        type="button"
        data-diary-line
        tabIndex={isEntry || isActive ? 0 : -1}
        className={styles.cover}
        aria-label={`Show on the map: ${wordsOf(table, entry)}`}
        onClick={() => fly(table, line)}
        onContextMenu={openMenu}
      />
      <p className={styles.words}>
        {dice.map((die, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of a line never change their order
          <DieFace key={at} roll={die} />
        ))}
        {entry.kind === ROLL ? (
          <span>{wordsOf(table, entry)}</span>
        ) : (
          <SentenceText entry={entry} isActive={isActive} />
        )}
      </p>
      <button
        type="button"
        tabIndex={isActive ? 0 : -1}
        className={styles.lineMenu}
        aria-label="What can be done from here"
        aria-haspopup="menu"
        onClick={openMenu}
      >
        <Icon name="more" size={16} />
      </button>
    </li>
  )
})

function fly(table: Table, { entry }: DiaryLine): void {
  const hex = placeOf(table, entry)
  if (hex !== null) flyTo(table.desk, hex)
}

const point = ({ desk, engine }: Table, { entry }: DiaryLine): void =>
  desk.setState({ pointing: pointsOf(engine, entry) })

const pointAtNothing = ({ desk }: Table): void => desk.setState({ pointing: POINTING_AT_NOTHING })
