import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { owedFrame, owedSide } from '../../../../../src/core/engine/state'
import { Choices } from '../../../../../src/ui/screens/table/panel/choices'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { alliedCommands, choiceOf, choicesOf, passTo, play, present, show } from './show-panel'

afterEach(cleanup)

const list = () => within(screen.getByRole('region', { name: 'Choices' }))
const END = /^End the player turn/

describe('the list of choices', () => {
  it('shows plain choices as they are and long kinds under a headline with their number', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    const moves = choicesOf(table).filter(choice => choice.action.kind === 'move')
    const headline = list().getByRole('button', { name: `Move from ${moves.length} hexes` })
    expect(headline.getAttribute('aria-expanded')).toBe('false')
    expect(list().getByRole('button', { name: END })).toBeDefined()
    expect(list().queryByRole('button', { name: new RegExp(`^${moves[0]?.label}`) })).toBeNull()
    await user.click(headline)
    for (const move of moves) expect(list().getByRole('button', { name: `${move.label}, costs 1 CP` })).toBeDefined()
  })

  it('keeps every one of several hundred choices within reach of the keys', async () => {
    const table = await buildTable({ scenario: '1943' })
    passTo(table, 'naval')
    const { user } = show(table)
    const hexes = choicesOf(table).filter(choice => choice.action.hex !== undefined)
    expect(hexes.length).toBeGreaterThan(100)
    list()
      .getByRole('button', { name: new RegExp(`${hexes.length} hexes$`) })
      .focus()
    await user.keyboard('{ArrowRight}')
    for (let pages = 0; list().queryByRole('button', { name: /^\d+ more$/ }) !== null && pages < 20; pages++)
      await user.keyboard('{End}{Enter}')
    const [last] = hexes.slice(-1)
    await user.keyboard('{End}')
    expect(document.activeElement?.getAttribute('aria-label')).toBe(last?.label)
  })

  it('leaves only what has the words that are typed, whatever the accents', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.keyboard('/')
    await screen.findByRole('searchbox', { name: 'Search the choices' })
    await new Promise(done => requestAnimationFrame(done))
    expect(document.activeElement).toBe(screen.getByRole('searchbox', { name: 'Search the choices' }))
    await user.keyboard('end TURN')
    const rows = list().getAllByRole('button')
    expect(rows.map(row => row.getAttribute('aria-label'))).toEqual(['End the player turn'])
    await user.keyboard('{Escape}')
    expect(list().getAllByRole('button').length).toBeGreaterThan(1)
  })

  it('says so when nothing is found', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.type(screen.getByRole('searchbox', { name: 'Search the choices' }), 'Samarkand')
    expect(list().getByText('Nothing among the choices is called that.')).toBeDefined()
  })

  it('says nothing of the sort where nothing was searched for, though all choices lie under headlines', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'attrition')
    show(table)
    expect(list().getByRole('button', { name: /^Who takes the loss/ })).toBeDefined()
    expect(list().queryByText('Nothing among the choices is called that.')).toBeNull()
  })

  it('takes the first that is found on Enter', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.type(screen.getByRole('searchbox', { name: 'Search the choices' }), 'amphibious{Enter}')
    expect(owedFrame(present(table))?.step).toBe('assault')
  })

  it('is walked by arrows, and the row with the focus is shown on the map', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    list().getAllByRole('button')[0]?.focus()
    expect(table.desk.getState().preview?.action.kind).toBe('amphibious')
    await user.keyboard('{ArrowDown}')
    expect(table.desk.getState().preview?.action.kind).toBe('airborne')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(owedFrame(present(table))?.step).toBe('assault')
  })

  it('keeps the focus in the list when the question changes', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    list().getAllByRole('button')[0]?.focus()
    await user.keyboard('{Enter}')
    expect(owedFrame(present(table))?.step).toBe('assault')
    expect(screen.getByRole('region', { name: 'Choices' }).contains(document.activeElement)).toBe(true)
  })

  it('takes a choice by its digit', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    expect(
      list()
        .getByRole('button', { name: /^Airborne assault/ })
        .getAttribute('aria-keyshortcuts'),
    ).toBe('2')
    await user.keyboard('2')
    expect(owedFrame(present(table))?.step).toBe('assault')
  })

  it('draws no row anew when another is pointed at', async () => {
    const table = await alliedCommands()
    let drawn = 0
    show(
      table,
      <Profiler id="choices" onRender={() => void drawn++}>
        <Choices />
      </Profiler>,
    )
    const before = drawn
    fireEvent.pointerEnter(list().getByRole('button', { name: END }))
    expect(table.desk.getState().preview?.action.kind).toBe('end')
    expect(drawn).toBe(before)
  })
})

describe('a choice that cannot be taken back freely', () => {
  it('waits to be confirmed and says why, and Enter confirms it', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.click(list().getByRole('button', { name: END }))
    expect(owedSide(present(table))).toBe(0)
    expect(screen.getByText('The decision passes to the Axis.')).toBeDefined()
    expect(screen.getByRole('button', { name: 'Confirm: End the player turn' })).toBeDefined()
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('{Enter}')
    expect(owedSide(present(table))).toBe(1)
    expect(table.desk.getState().armed).toBeNull()
  })

  it('is not confirmed by a double click or by a key held down', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.dblClick(list().getByRole('button', { name: END }))
    expect(table.desk.getState().armed).toBe(choiceOf(table, 'end'))
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    fireEvent.keyDown(document.body, { key: '3', repeat: true })
    expect(owedSide(present(table))).toBe(0)
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(owedSide(present(table))).toBe(1)
  })

  it('is put back by Escape and by its button', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.keyboard('3')
    expect(table.desk.getState().armed).toBe(choiceOf(table, 'end'))
    await user.keyboard('{Escape}')
    expect(table.desk.getState().armed).toBeNull()
    await user.keyboard('3')
    await user.click(screen.getByRole('button', { name: 'Put back' }))
    expect(table.desk.getState().armed).toBeNull()
    expect(owedSide(present(table))).toBe(0)
  })

  it('is confirmed by pressing its row again', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    await user.click(list().getByRole('button', { name: END }))
    await user.click(list().getByRole('button', { name: /press again to confirm$/ }))
    expect(owedSide(present(table))).toBe(1)
  })

  it('is played at once by those who do not want to be asked', async () => {
    const table = await alliedCommands()
    table.preferences.setState({ confirm: false })
    const { user } = show(table)
    await user.click(list().getByRole('button', { name: END }))
    expect(owedSide(present(table))).toBe(1)
  })

  it('is forgotten when it is no longer a choice', async () => {
    const table = await alliedCommands()
    show(table)
    act(() => table.desk.setState({ armed: choiceOf(table, 'end') }))
    act(() => play(table, choiceOf(table, 'amphibious')))
    expect(table.desk.getState().armed).toBeNull()
  })
})

describe('the button at the foot', () => {
  it('names the choice pointed at, and Enter takes it', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    expect(screen.getByText('Pick on the map or from the list')).toBeDefined()
    act(() => table.desk.setState({ preview: choiceOf(table, 'airborne') }))
    expect(screen.getByRole('button', { name: 'Airborne assault' })).toBeDefined()
    await user.keyboard('{Enter}')
    expect(owedFrame(present(table))?.step).toBe('assault')
  })

  it('names the only choice of the hex under the pointer', async () => {
    const table = await alliedCommands()
    show(table)
    const { byHex } = await import('../../../../../src/ui/screens/table/acting').then(({ placedChoices }) =>
      placedChoices(table),
    )
    const only = [...byHex].find(([, found]) => found.length === 1)
    act(() => table.desk.setState({ hovered: only?.[0] ?? null }))
    expect(screen.getAllByRole('button', { name: only?.[1][0]?.label ?? '' })).toHaveLength(1)
  })

  it('names the only thing that has no place on the map', async () => {
    const table = await buildTable({ scenario: '1943' })
    show(table)
    const plain = choicesOf(table).filter(({ action }) => action.hex === undefined && action.unit === undefined)
    expect(plain.map(choice => choice.label)).toHaveLength(1)
    const foot = screen.getAllByRole('button', { name: plain[0]?.label ?? '' })
    expect(foot).toHaveLength(2)
  })

  it('names what carries out what was put together, though one may think better of it', async () => {
    const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
    passTo(table, 'attack')
    play(table, choiceOf(table, 'target'))
    show(table)
    expect(choicesOf(table).map(({ action }) => action.kind)).toEqual(expect.arrayContaining(['cancel', 'done']))
    const launch = choiceOf(table, 'launch')
    expect(screen.getAllByRole('button', { name: launch.label })).toHaveLength(2)
  })

  it('sends nobody to the map for an answer that has no place on it', async () => {
    const table = await buildTable({ game: 'partizan', seed: 2, solo: true, options: { titoPrestige: true } })
    passTo(table, 'attack')
    expect(idleWords(table)).toBeNull()
    cleanup()
    play(table, choiceOf(table, 'target'))
    play(table, choiceOf(table, 'launch'))
    passTo(table, 'prestige')
    expect(idleWords(table)).toBe('Pick from the list')
  })
  const idleWords = (table: Table): string | null => {
    show(table)
    return screen.queryByText(/^Pick (on the map or )?from the list$/)?.textContent ?? null
  }
})
