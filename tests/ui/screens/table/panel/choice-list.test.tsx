import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { Profiler } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { owedFrame } from '../../../../../src/core/engine/state'
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

  it('is walked by arrows, and the row with the focus is shown on the map', async () => {
    const table = await alliedCommands()
    const { user } = show(table)
    list()
      .getByRole('button', { name: /^Amphibious/ })
      .focus()
    expect(table.desk.getState().preview?.action.kind).toBe('amphibious')
    await user.keyboard('{ArrowDown}')
    expect(table.desk.getState().preview?.action.kind).toBe('airborne')
    await user.keyboard('{ArrowUp}{Enter}')
    expect(owedFrame(present(table))?.step).toBe('assault')
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

/** An attack that only has to be launched, which turns up both sides. */
const planned = async (): Promise<Table> => {
  const table = await buildTable({ game: 'partizan', seed: 1, solo: true })
  passTo(table, 'attack')
  play(table, choiceOf(table, 'target'))
  return table
}

/** The row that launches: rows without a place stand first. */
const launchRow = (table: Table): HTMLElement => {
  const { label } = choiceOf(table, 'launch')
  const [row] = list().getAllByRole('button', { name: name => name.startsWith(label) })
  if (row === undefined) throw new Error(`no row says ${label}`)
  return row
}

const launched = (table: Table): boolean => owedFrame(present(table))?.step !== 'attack'

describe('a choice that cannot be undone freely', () => {
  it('is only named by its row, says why, and is taken by Enter', async () => {
    const table = await planned()
    const { user } = show(table)
    await user.click(launchRow(table))
    expect(launched(table)).toBe(false)
    expect(screen.getByText('Dice will fall: it cannot be undone freely.')).toBeDefined()
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('{Enter}')
    expect(launched(table)).toBe(true)
    expect(table.desk.getState().armed).toBeNull()
  })

  it('is not taken by a double click, a key held down or its digit pressed twice', async () => {
    const table = await planned()
    const { user } = show(table)
    await user.dblClick(launchRow(table))
    expect(table.desk.getState().armed).toBe(choiceOf(table, 'launch'))
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
    await user.keyboard('111222333')
    expect(launched(table)).toBe(false)
  })

  it('is put back by Escape and by its button', async () => {
    const table = await planned()
    const { user } = show(table)
    await user.click(launchRow(table))
    act(() => (document.activeElement as HTMLElement).blur())
    await user.keyboard('{Escape}')
    expect(table.desk.getState().armed).toBeNull()
    await user.click(launchRow(table))
    await user.click(screen.getByRole('button', { name: 'Put back' }))
    expect(table.desk.getState().armed).toBeNull()
    expect(launched(table)).toBe(false)
  })

  it('is taken by pressing its row again', async () => {
    const table = await planned()
    const { user } = show(table)
    await user.click(launchRow(table))
    await user.click(list().getByRole('button', { name: /press again to do it$/ }))
    expect(launched(table)).toBe(true)
  })

  it('is played at once by those who want it so', async () => {
    const table = await planned()
    table.preferences.setState({ confirm: false })
    const { user } = show(table)
    await user.click(launchRow(table))
    expect(launched(table)).toBe(true)
  })

  it('is forgotten when it is no longer a choice', async () => {
    const table = await alliedCommands()
    show(table)
    act(() => table.desk.setState({ armed: choiceOf(table, 'end') }))
    act(() => play(table, choiceOf(table, 'amphibious')))
    expect(table.desk.getState().armed).toBeNull()
  })
})
