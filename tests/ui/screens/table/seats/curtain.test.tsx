import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { owedSide } from '../../../../../src/core/engine/state'
import { presentState } from '../../../../../src/store/session-state'
import { Curtain } from '../../../../../src/ui/screens/table/seats/curtain'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { TableScreen } from '../../../../../src/ui/screens/table/table-screen'
import { buildTable } from '../build-table'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const covered = async (): Promise<Table> => {
  const table = await buildTable({ game: 'partizan', seed: 1 })
  render(
    <TableProvider value={table}>
      <Curtain />
    </TableProvider>,
  )
  return table
}

const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms))
const isDown = (table: Table): boolean => table.views.curtain(table.session.store.getState()) !== null
const button = () => screen.getByRole('button', { name: /^Hold: I play the Partisans/ })

describe('the curtain', () => {
  it('names who comes and why, and has the focus on nothing', async () => {
    await covered()
    expect(screen.getByRole('heading').textContent).toMatch(/^Partisans: your (turn|decision)/)
    expect(document.activeElement).toBe(document.body)
  })

  it('opens by holding its button, and not by a click', async () => {
    const table = await covered()
    wait(700)
    fireEvent.pointerDown(button())
    wait(200)
    fireEvent.pointerUp(button())
    fireEvent.click(button())
    wait(1000)
    expect(isDown(table)).toBe(true)
    fireEvent.pointerDown(button())
    wait(650)
    expect(isDown(table)).toBe(false)
  })

  it('opens by holding the letter of the side', async () => {
    const table = await covered()
    wait(700)
    fireEvent.keyDown(document.body, { key: 'p' })
    wait(650)
    expect(isDown(table)).toBe(false)
  })

  it('hears nothing for a while', async () => {
    const table = await covered()
    wait(100)
    fireEvent.pointerDown(button())
    wait(5000)
    expect(isDown(table)).toBe(true)
  })

  it.each(['Enter', ' ', 'Escape', '1', 'a', 'x'])('is not opened by %s, however long it is held', async key => {
    const table = await covered()
    wait(700)
    for (let count = 0; count < 100; count++) {
      fireEvent.keyDown(document.body, { key, repeat: count > 0 })
      wait(30)
    }
    expect(isDown(table)).toBe(true)
    expect(owedSide(presentState(table.session.store.getState()))).toBe(0)
  })

  it('waits for a key that was down before it came', async () => {
    vi.useRealTimers()
    const table = await buildTable({ game: 'partizan', seed: 1 })
    vi.useFakeTimers()
    render(<TableScreen table={table} />)
    fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' })
    wait(3000)
    expect(isDown(table)).toBe(true)
    fireEvent.keyUp(document.body, { key: 'p', code: 'KeyP' })
    wait(100)
    fireEvent.keyDown(document.body, { key: 'p', code: 'KeyP' })
    wait(650)
    expect(isDown(table)).toBe(false)
  })
})
