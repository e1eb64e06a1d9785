import { type KeyboardEvent, memo, useEffect, useRef } from 'react'
import type { Choice } from '../../../../core/engine/step'
import { CounterTile } from '../../../counters/counter-tile'
import { choose } from '../acting'
import { answerMark } from '../coach/answer-mark'
import { costWords } from '../cost-words'
import { type Desk, PASSING } from '../desk'
import { KeyCap } from '../panel/key-cap'
import { useDesk, useTable } from '../table-context'
import { useBoard } from './board-position'
import styles from './choice-menu.module.css'
import { usePopupPlace } from './use-popup-place'

/** Several answers for one hex or unit, to be picked from beside it. */
export const ChoiceMenu = memo(function ChoiceMenu() {
  const menu = useDesk(desk => desk.menu)
  return menu === null ? null : <OpenMenu menu={menu} />
})

/** What had the focus gets it back, unless the focus has gone elsewhere meanwhile. */
function useFocusReturn(first: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    const before = document.activeElement
    const [list] = [first.current]
    list?.querySelector<HTMLElement>('[role=menuitem]')?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body || list?.contains(document.activeElement)
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [first])
}

const MOVES: { readonly [key: string]: (at: number, count: number) => number } = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function OpenMenu({ menu }: { readonly menu: NonNullable<Desk['menu']> }) {
  const table = useTable()
  const popup = useRef<HTMLDivElement>(null)
  usePopupPlace(popup, menu.hex, menu)
  useFocusReturn(popup)
  const take = (choice: Choice): void => {
    // The menu has asked already: what is picked from it waits for nothing but a confirmation that is due.
    table.desk.setState({ menu: null, preview: null })
    choose(table, choice)
  }
  const hear = (event: KeyboardEvent): void => {
    const items = [...(popup.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]
    const at = items.indexOf(document.activeElement as HTMLElement)
    const move = MOVES[event.key]
    const byNumber = menu.choices[Number(event.key) - 1]
    if (event.key === 'Escape' || event.key === 'Tab') table.desk.setState(PASSING)
    else if (move !== undefined) items[move(at, items.length)]?.focus()
    else if (byNumber !== undefined) take(byNumber)
    else return
    event.preventDefault()
  }
  return (
    <div
      ref={popup}
      role="menu"
      tabIndex={-1}
      aria-label={menu.title}
      className={styles.menu}
      data-over-map
      data-free={menu.hex === null ? '' : undefined}
      onKeyDown={hear}
    >
      <p className={styles.title}>{menu.title}</p>
      {menu.choices.map((choice, i) => (
        <MenuItem
          key={`${choice.label} ${JSON.stringify(choice.action)}`}
          choice={choice}
          text={textUnder(menu.title, choice.label)}
          number={i + 1}
          onTake={take}
        />
      ))}
    </div>
  )
}

function itemName(choice: Choice): string {
  const { label, cost, ends, warn } = choice
  const costs = cost === undefined ? '' : `costs ${costWords(choice)}`
  return [label, costs, ends === true ? 'the move ends there' : '', warn ?? ''].filter(Boolean).join(', ')
}

/** 'Pick the stack in 2704 Alexandroupolis' under the headline '2704 Alexandroupolis' is 'Pick the stack'. */
export function textUnder(title: string, label: string): string {
  const rest = label.endsWith(title) ? label.slice(0, -title.length).replace(/ (in|from|to|at|of|on) $/, '') : label
  return rest.trim() === '' ? label : rest
}

type MenuItemProps = {
  readonly choice: Choice
  /** Its label without what the headline says. */
  readonly text: string
  readonly number: number
  readonly onTake: (choice: Choice) => void
}

function MenuItem({ choice, text, number, onTake }: MenuItemProps) {
  const { desk } = useTable()
  const { face } = useBoard()
  const point = (): void => desk.setState({ preview: choice })
  const leave = (): void => desk.setState(now => (now.preview === choice ? { preview: null } : now))
  return (
    <button
      type="button"
      role="menuitem"
      aria-keyshortcuts={number < 10 ? `${number}` : undefined}
      aria-label={itemName(choice)}
      data-answer={answerMark(choice.action)}
      className={styles.item}
      onClick={() => onTake(choice)}
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
    >
      {number < 10 && <KeyCap shown={`${number}`} />}
      {choice.action.unit !== undefined && <CounterTile face={face(choice.action.unit)} pixels={28} silent />}
      <span className={styles.label}>
        {text}
        {choice.warn !== undefined && <small>{choice.warn}</small>}
      </span>
      {choice.cost !== undefined && (
        <span className={styles.cost} data-ends={choice.ends === true ? '' : undefined}>
          {costWords(choice)}
        </span>
      )}
    </button>
  )
}
