import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { focusOf } from '../../../../../src/core/engine/hand'
import { owedFrame, owedSide } from '../../../../../src/core/engine/state'
import { Board } from '../../../../../src/ui/screens/table/board/board'
import { hush, setDeadTime } from '../../../../../src/ui/screens/table/hand/dead-time'
import { SOONEST_MS } from '../../../../../src/ui/screens/table/hand/ending'
import { goOn } from '../../../../../src/ui/screens/table/hand/going-on'
import { primaryOf } from '../../../../../src/ui/screens/table/hand/primary'
import { Search } from '../../../../../src/ui/screens/table/hand/search'
import { useFocusHome } from '../../../../../src/ui/screens/table/hand/use-focus-home'
import { Panel } from '../../../../../src/ui/screens/table/panel/panel'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { alliedCommands, choiceOf, choicesOf, passTo, play, present, show } from '../panel/show-panel'

afterEach(() => {
  cleanup()
  setDeadTime(0)
  vi.useRealTimers()
})

/** The clock by which a second press counts as meant is wound by hand: however long drawing takes, no time passes. */
const stopTheClock = () => vi.useFakeTimers({ toFake: ['performance'] })
const soonestPasses = () => vi.advanceTimersByTime(SOONEST_MS)

function Hand() {
  useFocusHome()
  return (
    <>
      <Panel />
      <Search />
    </>
  )
}

const showHand = (table: Table) => show(table, <Hand />)
const key = (name: string, also: object = {}) => fireEvent.keyDown(document.body, { key: name, code: name, ...also })
const foot = (): string | null => document.querySelector('[data-primary]')?.textContent ?? null
const cursor = (table: Table): number => table.session.store.getState().history.cursor
const handOf = (table: Table) => focusOf(table.engine.game, present(table)).hand

const germanMoves = async (): Promise<Table> => {
  const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
  passTo(table, 'movement')
  return table
}

describe('the primary', () => {
  it('is the next stack while units can move, and takes it in hand', async () => {
    const table = await germanMoves()
    showHand(table)
    expect(foot()).toMatch(/^Next: /)
    expect(foot()?.replace('↵', '').length).toBeLessThanOrEqual(26)
    act(() => void key('Enter'))
    expect(handOf(table).length).toBeGreaterThan(0)
    expect(foot()).toBeNull()
    expect(screen.getByText('Pick a lit hex')).toBeDefined()
  })

  it('never follows the pointer: neither a hex under it nor a row', async () => {
    const table = await germanMoves()
    showHand(table)
    const before = foot()
    const lit = choicesOf(table).find(({ action }) => action.hex !== undefined)
    act(() => table.desk.setState({ hovered: lit?.action.hex ?? null }))
    act(() => table.desk.setState({ preview: choiceOf(table, 'done') }))
    expect(foot()).toBe(before)
  })

  it('means the hex under the keys while its ring is seen, and a press of the mouse takes both away', async () => {
    const table = await germanMoves()
    show(
      table,
      <>
        <Panel />
        <Board />
      </>,
    )
    act(() => void key('Enter'))
    const to = choiceOf(table, 'to')
    act(() => table.desk.setState({ focused: to.action.hex ?? null }))
    expect(foot()).toMatch(new RegExp(table.sheet.map.grid.numbers[to.action.hex as number] ?? ''))
    fireEvent.pointerDown(document.body)
    expect(table.desk.getState().focused).toBeNull()
    expect(foot()).toBeNull()
  })

  it('ends nothing where points would be left unspent: the next stack comes to hand', async () => {
    const table = await alliedCommands()
    expect(primaryOf(table, table.desk.getState())).toMatchObject({ is: 'next' })
  })
})

describe('ending', () => {
  it('says what is left undone, and ends at the second word, though not at once', async () => {
    const table = await germanMoves()
    stopTheClock()
    showHand(table)
    act(() => void key('e'))
    expect(document.querySelector('[data-ending]')?.textContent).toMatch(/units have not moved/)
    act(() => void key('e'))
    expect(owedFrame(present(table))?.step).toBe('movement')
    soonestPasses()
    act(() => void key('e'))
    expect(owedFrame(present(table))?.step).not.toBe('movement')
  })

  it('is never done by Enter, and Esc puts the question away', async () => {
    const table = await alliedCommands()
    showHand(table)
    act(() => void key('e'))
    act(() => void key('Enter'))
    expect(owedFrame(present(table))).toMatchObject({ step: 'command', side: 0 })
    act(() => void key('e'))
    act(() => void key('Escape'))
    expect(table.desk.getState().ending).toBeNull()
  })

  it('of the whole turn passes every phase of that side, and stops at the other', async () => {
    const table = await buildTable({ scenario: '1943' })
    passTo(table, 'naval')
    const { user } = showHand(table)
    const side = owedSide(present(table))
    act(() => void key('E'))
    expect(document.querySelector('[data-ending]')?.textContent).toMatch(/remaining phases/)
    await user.click(screen.getByRole('button', { name: /^End all the same/ }))
    expect(owedSide(present(table))).not.toBe(side)
    await user.click(screen.getByRole('button', { name: /Decide again$/ }))
    expect(table.desk.getState().passing).toEqual([])
  })
})

describe('whoever has ended his turn', () => {
  /** Balkan Wars under fog, where the seats change for it. */
  const mobilizing = async (): Promise<Table> => {
    const table = await buildTable({ game: 'balkan-wars', scenario: 'first-war' })
    const { session, engine } = table
    for (let count = 0; owedFrame(present(table))?.step !== 'mobilize' && count < 60; count++) {
      const choices = [...engine.choices(present(table))]
      session.dispatch((choices.find(({ intent }) => intent === 'pass') ?? choices[0])?.action as never)
    }
    return table
  }

  it('need not sit down again for what he lets be', async () => {
    const table = await mobilizing()
    const before = present(table)
    const [side, other] = [owedSide(before), owedSide(before) === 0 ? 1 : 0]
    const isCovered = (): boolean => table.views.curtain(table.session.store.getState()) !== null
    expect(isCovered()).toBe(true)
    table.desk.setState({ passing: [{ side: side as 0 | 1, turn: before.turn }] })
    goOn(table, before)
    // The other has not ended his.
    expect([owedSide(present(table)), present(table).turn]).toEqual([other, before.turn])
  })

  it('is asked all the same which of his units is lost', async () => {
    const table = await buildTable({ game: 'partizan', solo: true })
    for (let count = 0; count < 200 && owedFrame(present(table))?.step !== 'attrition'; count++) {
      const choices = choicesOf(table)
      play(table, (choices.find(({ intent }) => intent === 'pass') ?? choices[0]) as never)
    }
    const before = present(table)
    expect(choicesOf(table).length).toBeGreaterThan(1)
    table.desk.setState({ passing: [{ side: 0, turn: before.turn }] })
    goOn(table, before)
    expect(present(table)).toBe(before)
  })
})

describe('search', () => {
  it('opens by / wherever one is, takes every key for text, and leaves all as it was', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'attack')
    const { user } = showHand(table)
    const before = cursor(table)
    await user.keyboard('/2611{Escape}')
    expect([cursor(table), table.desk.getState().armed, table.desk.getState().isSearching]).toEqual([
      before,
      null,
      false,
    ])
    await user.keyboard('/')
    expect(document.activeElement).toBe(screen.getByRole('combobox'))
  })

  it('finds choices, places, units and rules, and Enter takes the first row', async () => {
    const table = await alliedCommands()
    const { user } = showHand(table)
    await user.keyboard('/amphibious{Enter}')
    expect(owedFrame(present(table))?.step).toBe('assault')
    await user.keyboard('{u}/athens')
    const found = screen.getByRole('listbox').textContent ?? ''
    expect(found).toMatch(/Places.*Athens/)
    await user.clear(screen.getByRole('combobox'))
    await user.keyboard('Samarkand')
    expect(screen.getByText('Nothing is called that.')).toBeDefined()
  })

  it('only names what cannot be undone freely', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'attack')
    play(table, choiceOf(table, 'target'))
    const { user } = showHand(table)
    const label = choiceOf(table, 'launch').label
    await user.keyboard(`/${label}{Enter}`)
    expect(owedFrame(present(table))?.step).toBe('attack')
    expect(table.desk.getState().armed?.action.kind).toBe('launch')
  })
})

describe('units that wait', () => {
  it('are gone through by N and let be by K', async () => {
    const table = await germanMoves()
    showHand(table)
    act(() => void key('n'))
    const first = handOf(table)
    act(() => void key('n'))
    expect(handOf(table)).not.toEqual(first)
    act(() => void key('N'))
    expect(handOf(table)).toEqual(first)
    act(() => void key('k'))
    expect(handOf(table)).not.toEqual(first)
    expect(table.desk.getState().held).toEqual(first)
  })

  it('are put back by Esc', async () => {
    const table = await germanMoves()
    showHand(table)
    act(() => void key('n'))
    act(() => void key('Escape'))
    expect(handOf(table)).toEqual([])
  })
})

describe('after an act', () => {
  it('that binds nothing is heard for a moment, and until the key is up', async () => {
    const table = await alliedCommands()
    showHand(table)
    setDeadTime(20)
    act(() => void key('Enter'))
    act(() => hush(table.desk))
    act(() => void key('c'))
    expect(table.desk.getState().drawer).toBeNull()
    await act(() => new Promise(done => setTimeout(done, 60)))
    expect(table.desk.getState().isDead).toBe(true)
    fireEvent.keyUp(document.body, { key: 'Enter', code: 'Enter' })
    fireEvent.keyUp(document.body, { key: 'c', code: 'c' })
    await act(() => new Promise(done => setTimeout(done, 60)))
    expect(table.desk.getState().isDead).toBe(false)
  })

  it('the focus is on the question', async () => {
    const table = await alliedCommands()
    const { user } = showHand(table)
    await user.click(screen.getAllByRole('button', { name: /^Amphibious assault/ })[0] as HTMLElement)
    await act(() => new Promise(done => requestAnimationFrame(done)))
    expect(document.activeElement?.matches('[data-prompt-heading]')).toBe(true)
  })

  it('Home looks at the beginning of the game all the same, though the question has the focus', async () => {
    const table = await alliedCommands()
    const { user } = showHand(table)
    await act(() => new Promise(done => requestAnimationFrame(done)))
    expect(document.activeElement?.matches('[data-prompt-heading]')).toBe(true)
    await user.keyboard('{Home}')
    expect(table.session.store.getState().looking).toBe(0)
  })

  it('a page that is left moves no focus any more', async () => {
    const table = await alliedCommands()
    const { unmount } = showHand(table)
    unmount()
    show(table)
    await new Promise(done => requestAnimationFrame(done))
    expect(document.activeElement).toBe(document.body)
  })
})

describe('what has one legal answer', () => {
  it('is not asked when it comes up, and undoing goes past it', async () => {
    const table = await buildTable({ scenario: '1945' })
    passTo(table, 'relocate')
    stopTheClock()
    showHand(table)
    act(() => void key('e'))
    soonestPasses()
    act(() => void key('e'))
    const { step } = owedFrame(present(table)) ?? { step: '' }
    expect(choicesOf(table).length).toBeGreaterThan(1)
    expect(step).not.toBe('reinforce')
  })
})
