import { useEffect } from 'react'
import { placedChoices, play } from './acting'
import { type DrawerName, emptyDesk, PASSING, toggleDrawer } from './desk'
import { lookAt, type Pace, stepThrough } from './diary/moments'
import { besides, doPrimary, takeDigit } from './hand/do-primary'
import { endPhase, endTurn } from './hand/ending'
import { hold, stepNext, wholeStack } from './hand/next'
import { putBack } from './hand/put-back'
import { RESERVED_LETTERS } from './hand/reserved-letters'
import { HEADING } from './hand/use-focus-home'
import { dropWayPoint } from './hand/way-points'
import { doAgain, ONE, takeBack } from './panel/taking-back'
import { switchWay } from './pointing'
import { type Table, useTable } from './table-context'

export type TableKey = {
  readonly key: string
  /** Keys that do the like; `run` is told which it was. */
  readonly also?: readonly string[]
  readonly shown: string
  readonly does: string
  run(table: Table, key: string): void
}

const drawer = (key: string, name: DrawerName, does: string): TableKey => ({
  key,
  shown: key.toUpperCase(),
  does,
  run: ({ desk }) => toggleDrawer(desk, name),
})

const stepping = (back: string, on: string, shown: string, pace: Pace): TableKey => ({
  key: back,
  also: [on],
  shown,
  does: `look back and forth by one ${pace}`,
  run: (table, key) => stepThrough(table, pace, key === back ? -1 : 1),
})

/** Keys that work anywhere on the table except while typing. Those of the map and the lists are their own. */
export const TABLE_KEYS: readonly TableKey[] = [
  { key: 'Enter', shown: '↵', does: 'do what the button at the foot says; nothing where it says nothing', run: enter },
  {
    key: 'Escape',
    shown: 'Esc',
    does: 'put back one thing: close what is open, else put back what is in hand; it never answers and never ends',
    run: putAway,
  },
  {
    key: 'e',
    shown: 'E',
    does: 'end the phase; where something is left to do it says what, and E again ends all the same',
    run: endPhase,
  },
  { key: 'E', shown: '⇧E', does: 'end my turn: all my remaining phases', run: endTurn },
  { key: 'u', shown: 'U', does: 'undo one act', run: table => takeBack(table, ONE) },
  { key: 'U', also: ['y'], shown: '⇧U  Y', does: 'redo', run: doAgain },
  { key: '/', shown: '/', does: 'search hexes, places, units, choices and rules', run: openSearch },
  {
    key: '1',
    also: ['2', '3', '4', '5', '6', '7', '8', '9'],
    shown: '1–9',
    does: 'pick the row with that number; what cannot be undone waits for Enter, and nothing secret is done by a digit',
    run: (table, key) => takeDigit(table, Number(key)),
  },
  { key: 'n', shown: 'N', does: 'next stack that has not moved', run: table => stepNext(table, 1) },
  { key: 'N', shown: '⇧N', does: 'the one before', run: table => stepNext(table, -1) },
  { key: 'k', shown: 'K', does: 'hold: do not offer it again in this phase', run: hold },
  { key: 's', shown: 'S', does: 'the whole stack, or one unit of it', run: wholeStack },
  drawer('c', 'charts', 'charts'),
  {
    key: 'r',
    shown: 'R',
    does: 'another way to the hex pointed at: rail, road, on foot; else the rules',
    run: otherWayOrRules,
  },
  drawer('f', 'forces', 'forces'),
  drawer('q', 'sequence', 'the order of play, and where we are in it'),
  drawer('v', 'score', 'victory points so far'),
  drawer('t', 'notes', 'notes'),
  drawer('l', 'overlays', 'overlays of the map'),
  drawer('g', 'files', 'save and load'),
  drawer('?', 'keys', 'these keys'),
  stepping('[', ']', '[ ]', 'action'),
  stepping('{', '}', '⇧[ ⇧]', 'phase'),
  stepping('<', '>', '< >', 'turn'),
  { key: 'Home', shown: 'Home', does: 'look at the beginning of the game', run: table => lookAt(table, 0) },
  { key: 'End', shown: 'End', does: 'back to the present', run: table => lookAt(table, null) },
]

/** Where Enter does nothing, the edge of the foot lights up for a moment, so that one sees it was heard. */
function enter(table: Table): void {
  if (doPrimary(table)) return
  const foot = document.querySelector('[data-foot]')
  foot?.setAttribute('data-flash', '')
  setTimeout(() => foot?.removeAttribute('data-flash'), FLASH_MS)
}

const FLASH_MS = 90

function openSearch({ desk }: Table): void {
  desk.setState({ isSearching: true, menu: null })
}

function otherWayOrRules(table: Table): void {
  const { hovered, focused } = table.desk.getState()
  const hex = focused ?? hovered
  if (hex !== null && placedChoices(table).ways(hex).length > 1) switchWay(table)
  else toggleDrawer(table.desk, 'rules')
}

/** One layer at a time, the topmost first. Never an answer, and never an end. */
function putAway(table: Table): void {
  const { desk, session } = table
  const now = desk.getState()
  session.dismiss()
  if (now.armed || now.menu || now.explanation || now.ending || now.tapped !== null) desk.setState(PASSING)
  else if (now.fanned !== null) desk.setState({ fanned: null })
  else if (now.drawer !== null) desk.setState({ drawer: null })
  else if (now.passing.length > 0) desk.setState({ passing: [] })
  else if (dropWayPoint(table)) return
  else if (!putBack(table)) desk.setState({ focused: null, inspected: null, pointing: emptyDesk.pointing })
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]):not([type=range]), textarea, select')

/** Enter on a button presses it; elsewhere it does what the foot says. */
const isPressing = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLElement &&
  event.target.matches('button, a, summary, [role=option]')

/** Home and End scroll a list or a drawer that has the focus. The question has it after every act, and scrolls nothing. */
const isScrolling = (event: KeyboardEvent): boolean =>
  /^(Home|End)$/.test(event.key) &&
  event.target instanceof HTMLElement &&
  !event.target.matches(HEADING) &&
  event.target.closest('aside, dialog, [role=dialog], [role=slider], [type=range]') !== null

/** An answer that stands beside the primary, by its own letter. */
function takeLetter(table: Table, key: string): boolean {
  if (!/^[a-z]$/.test(key) || RESERVED_LETTERS.has(key)) return false
  const found = besides(table, RESERVED_LETTERS).find(each => each.key === key.toUpperCase())
  return found !== undefined && found.choice.intent !== 'spend' && play(table, found.choice)
}

function heard(table: Table, event: KeyboardEvent): boolean {
  const found = TABLE_KEYS.find(each => each.key === event.key || each.also?.includes(event.key))
  if (found === undefined) return takeLetter(table, event.key)
  found.run(table, event.key)
  return true
}

/** Undo and redo as everywhere else. */
function hearControl(table: Table, event: KeyboardEvent): void {
  if (event.altKey || event.key.toLowerCase() !== 'z' || isTyping(event.target)) return
  event.preventDefault()
  if (event.repeat) return
  if (event.shiftKey) doAgain(table)
  else takeBack(table, ONE)
}

/**
 * While the summary of a turn lies on the table, or things are set by hand, nothing is answered; Enter and Esc put the card away.
 * Whoever ends a phase or his turn has read it: it goes with that.
 */
function isCardRead({ desk }: Table, event: KeyboardEvent): boolean {
  const { key, repeat } = event
  const { turnEnded, umpire, isDead } = desk.getState()
  if (turnEnded !== null && umpire === null && isEnd(event)) {
    if (!isDead) desk.setState({ turnEnded: null })
    return isDead
  }
  if (turnEnded !== null && !repeat && (key === 'Enter' || key === 'Escape')) desk.setState({ turnEnded: null })
  return turnEnded !== null || umpire !== null
}

/** E or Shift+E, pressed and not held. */
export const isEnd = ({ key, repeat, ctrlKey, metaKey, altKey }: Omit<KeyboardEvent, 'view'>): boolean =>
  /^e$/i.test(key) && !repeat && !ctrlKey && !metaKey && !altKey

export function useTableKeys(): void {
  const table = useTable()
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || isCardRead(table, event)) return
      if (event.ctrlKey || event.metaKey) hearControl(table, event)
      if (event.ctrlKey || event.metaKey || event.altKey) return
      if ((isTyping(event.target) && event.key !== 'Escape') || isPressing(event) || isScrolling(event)) return
      // A key that is held down is pressed once, and nothing is heard right after an act that binds.
      const isMeant = !(event.repeat && /^(Enter|[a-z\d])$/i.test(event.key)) && !table.desk.getState().isDead
      if (!isMeant || heard(table, event)) event.preventDefault()
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [table])
}
