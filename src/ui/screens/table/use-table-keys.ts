import { useEffect } from 'react'
import { confirm, takeQuick } from './acting'
import { type DrawerName, emptyDesk, PASSING, toggleDrawer } from './desk'
import { lookAt, type Pace, stepThrough } from './diary/moments'
import { focusSearch } from './panel/focus-search'
import { doAgain, ONE, takeBack } from './panel/taking-back'
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
  { key: 'Enter', shown: '↵', does: 'confirm what waits, or do what the button at the foot says', run: confirm },
  { key: 'Escape', shown: 'Esc', does: 'put away what is open', run: putAway },
  { key: 'u', shown: 'U', does: 'take back', run: table => takeBack(table, ONE) },
  { key: 'y', shown: 'Y', does: 'do again what was taken back', run: doAgain },
  {
    key: '1',
    also: ['2', '3', '4', '5', '6', '7', '8', '9'],
    shown: '1–9',
    does: 'take the choice with that number',
    run: (table, key) => takeQuick(table, Number(key)),
  },
  { key: '/', shown: '/', does: 'search the choices', run: focusSearch },
  drawer('c', 'charts', 'charts'),
  drawer('r', 'rules', 'rules'),
  drawer('f', 'forces', 'forces'),
  drawer('v', 'score', 'victory points so far'),
  drawer('n', 'notes', 'notes'),
  drawer('o', 'overlays', 'overlays of the map'),
  drawer('s', 'files', 'save and load'),
  drawer('?', 'keys', 'these keys'),
  stepping('[', ']', '[ ]', 'action'),
  stepping('{', '}', '⇧[ ⇧]', 'phase'),
  stepping('<', '>', '< >', 'turn'),
  { key: 'Home', shown: 'Home', does: 'look at the beginning of the game', run: table => lookAt(table, 0) },
  { key: 'End', shown: 'End', does: 'back to the present', run: table => lookAt(table, null) },
]

/** One layer at a time, the topmost first. */
function putAway({ desk, session }: Table): void {
  const now = desk.getState()
  session.dismiss()
  if (now.armed || now.menu || now.explanation) desk.setState(PASSING)
  else if (now.drawer !== null) desk.setState({ drawer: null })
  else desk.setState({ fanned: null, inspected: null, pointing: emptyDesk.pointing })
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type=checkbox]):not([type=range]), textarea, select')

/** Enter on a button presses it; elsewhere it confirms. */
const isPressing = (event: KeyboardEvent): boolean =>
  event.key === 'Enter' &&
  event.target instanceof HTMLElement &&
  event.target.matches('button, a, summary, [role=option]')

/** Home and End scroll a list or a drawer that has the focus. */
const isScrolling = (event: KeyboardEvent): boolean =>
  /^(Home|End)$/.test(event.key) &&
  event.target instanceof HTMLElement &&
  event.target.closest('aside, dialog, [role=dialog], [role=slider], [type=range]') !== null

export function useTableKeys(): void {
  const table = useTable()
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((isTyping(event.target) && event.key !== 'Escape') || isPressing(event) || isScrolling(event)) return
      // A key held down must not confirm what it has just armed.
      if (event.repeat && /^(Enter|\d)$/.test(event.key)) return
      const found = TABLE_KEYS.find(each => each.key === event.key || each.also?.includes(event.key))
      if (found === undefined) return
      event.preventDefault()
      found.run(table, event.key)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [table])
}
