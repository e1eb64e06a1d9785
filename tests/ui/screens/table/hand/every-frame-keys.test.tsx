import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { useEffect } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Action } from '../../../../../src/core/engine/step'
import { type History, momentAt } from '../../../../../src/core/save/history'
import { createSession } from '../../../../../src/store/session'
import { createViews } from '../../../../../src/store/session-view'
import { emptyDesk } from '../../../../../src/ui/screens/table/desk'
import { followKeys, setDeadTime } from '../../../../../src/ui/screens/table/hand/dead-time'
import { Search } from '../../../../../src/ui/screens/table/hand/search'
import { Curtain } from '../../../../../src/ui/screens/table/seats/curtain'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { useTableKeys } from '../../../../../src/ui/screens/table/use-table-keys'
import {
  PLAYED_GAMES,
  type PlayedGame,
  type RecordedGame,
  stepAt,
  tellingGames,
  tellingMoments,
} from '../../../../fixtures/games/recorded'
import { buildTable } from '../build-table'

// Keys as a hand presses them, on frames of the recorded games, every step among them.

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  setDeadTime(0)
})

type Laid = { readonly table: Table; readonly done: Action[]; lay(history: History<GameState>): void }

/** A table that is laid anew at each moment, and whose players' answers are noted instead of played. */
function laid(base: Table, { engine, moments }: RecordedGame, solo: boolean): Laid {
  const [first] = moments()
  if (first === undefined) throw new Error('a game has a beginning')
  const done: Action[] = []
  const session = createSession(engine, first, { solo })
  const table: Table = {
    ...base,
    engine,
    views: createViews(engine),
    session: {
      ...session,
      dispatch: action => {
        done.push(action)
        return false
      },
    },
  }
  return { table, done, lay: history => session.store.setState({ history, seated: null }) }
}

/** The keys of the table; the search is drawn on the first frame of each step, as drawing costs more than all else. */
function Keys({ searches }: { readonly searches: boolean }) {
  useTableKeys()
  return searches ? <Search /> : <input type="search" />
}

const tableOf = (game: PlayedGame): Promise<Table> => buildTable({ game, deployed: false, solo: true })
const key = (on: Element, name: string): void => void fireEvent.keyDown(on, { key: name, code: name })

const show = (table: Table, searches: boolean): void => {
  cleanup()
  render(
    <TableProvider value={table}>
      <Keys searches={searches} />
    </TableProvider>,
  )
}

/** What / with four digits and Esc does wrong; null: nothing. */
function slipOf({ table, done }: Laid, searches: boolean): string | null {
  done.length = 0
  act(() => key(document.body, '/'))
  if (!table.desk.getState().isSearching) return 'no search opens'
  const field = document.querySelector('input[type=search]') as HTMLElement
  if (searches && document.activeElement !== field) return 'it is not typed into'
  for (const digit of '2611') key(field, digit)
  if (searches) act(() => key(field, 'Escape'))
  const { armed, ending, isSearching, drawer } = table.desk.getState()
  if (done.length > 0) return `it answers ${JSON.stringify(done)}`
  if (armed !== null || ending !== null || drawer !== null) return 'something waits for Enter'
  return searches && isSearching ? 'it does not close' : null
}

describe.each(PLAYED_GAMES)('/ and four digits in the recorded games of %s', game => {
  it('open a search that takes them for text, and Esc leaves all as it was', async () => {
    const base = await tableOf(game)
    const [faults, seen] = [new Set<string>(), new Set<string>()]
    let frames = 0
    for (const recorded of await tellingGames(game)) {
      const at = laid(base, recorded, true)
      let searches: boolean | null = null
      for (const history of tellingMoments(recorded)) {
        const step = stepAt(history)
        const isFirst = !seen.has(step)
        seen.add(step)
        frames++
        at.lay(history)
        at.table.desk.setState(emptyDesk, true)
        if (isFirst !== searches) show(at.table, isFirst)
        searches = isFirst
        const slip = slipOf(at, isFirst)
        if (slip !== null) faults.add(`${recorded.name} ${history.cursor} ${step}: ${slip}`)
      }
      cleanup()
    }
    expect([...faults].slice(0, 20)).toEqual([])
    expect(frames).toBeGreaterThan(100)
    expect(seen.size).toBeGreaterThan(10)
  })
})

/** Those where something is hidden. */
const COVERED = ['partizan', 'balkan-wars'] as const

function Covered() {
  useEffect(followKeys, [])
  return <Curtain />
}

/** Enter goes down and stays down; a keyboard repeats it some thirty times a second. */
function holdEnter(ms: number): void {
  for (let held = 0; held < ms; held += REPEAT_MS) {
    fireEvent.keyDown(document.body, { key: 'Enter', code: 'Enter', repeat: held > 0 })
    act(() => void vi.advanceTimersByTime(REPEAT_MS))
  }
  fireEvent.keyUp(document.body, { key: 'Enter', code: 'Enter' })
}

const REPEAT_MS = 100

describe.each(COVERED)('Enter held for three seconds in the recorded games of %s', game => {
  it('crosses no curtain', async () => {
    const base = await tableOf(game)
    let curtains = 0
    for (const recorded of await tellingGames(game)) {
      const { table, done, lay } = laid(base, recorded, false)
      let side: number | null = null
      for (const history of recorded.moments()) {
        const before: number | null = side
        side = momentAt(history).side
        lay(history)
        const isDrawn = table.views.curtain(table.session.store.getState()) !== null
        if (!isDrawn || side === before) continue
        curtains++
        vi.useFakeTimers()
        render(
          <TableProvider value={table}>
            <Covered />
          </TableProvider>,
        )
        holdEnter(3000)
        expect(table.views.curtain(table.session.store.getState()), stepAt(history)).toBe(side)
        expect(done).toEqual([])
        cleanup()
        vi.useRealTimers()
      }
    }
    expect(curtains).toBeGreaterThan(10)
  })
})
