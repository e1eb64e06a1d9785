import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { owedSide } from '../../../../../src/core/engine/state'
import { linesFrom } from '../../../../../src/store/session-view'
import { Diary } from '../../../../../src/ui/screens/table/diary/diary'
import { playFrom } from '../../../../../src/ui/screens/table/diary/replay'
import { sinceLastTurn } from '../../../../../src/ui/screens/table/diary/since-last-turn'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { choicesOf, play, present, show } from '../panel/show-panel'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const passOn = (table: Table): void => {
  const choices = choicesOf(table)
  const pass = choices.find(({ action }) => ['end', 'done', 'none'].includes(action.kind)) ?? choices[0]
  if (pass !== undefined) play(table, pass)
}
const playTo = (table: Table, isThere: () => boolean): void => {
  for (let count = 0; !isThere() && count < 400; count++) passOn(table)
  if (!isThere()) throw new Error('the game never came there')
}
const take = (table: Table, kind: string): boolean => {
  const found = choicesOf(table).find(({ action }) => action.kind === kind)
  if (found !== undefined) play(table, found)
  return found !== undefined
}

/** The Allies end their turn; the Axis march five stacks and end theirs. */
async function axisMarches(): Promise<Table> {
  const table = await buildTable()
  playTo(table, () => owedSide(present(table)) === 1 && choicesOf(table).some(({ action }) => action.kind === 'end'))
  for (let marches = 0; marches < 5; marches++)
    if (take(table, 'move')) for (const kind of ['pick', 'to', 'done']) take(table, kind)
  playTo(table, () => owedSide(present(table)) === 0)
  return table
}

const recap = () => within(screen.getByRole('region', { name: 'Since your last turn' }))
const isShown = (): boolean => screen.queryByRole('region', { name: 'Since your last turn' }) !== null
const movesSince = (table: Table) =>
  linesFrom(table.views.log(table.session.store.getState()), sinceLastTurn(table) as number).filter(
    ({ entry }) => entry.kind === 'moved',
  )

describe('since your last turn', () => {
  it('tells at the top of the diary what the other side did, and nothing of what this side did itself', async () => {
    const table = await axisMarches()
    const moved = movesSince(table)
    expect(moved.length).toBeGreaterThanOrEqual(3)
    expect(moved.every(({ entry }) => entry.side === 1)).toBe(true)
    show(table, <Diary />)
    expect(within(screen.getByRole('region', { name: 'War diary' })).getByText('Since your last turn')).toBeDefined()
    expect(recap().getAllByRole('listitem').length).toBeGreaterThanOrEqual(moved.length)
  })

  it('stands aside for the whole diary when that is asked for', async () => {
    const table = await axisMarches()
    const { user } = show(table, <Diary />)
    await user.click(screen.getByRole('button', { name: 'Show the whole diary' }))
    expect(isShown()).toBe(false)
  })

  it('goes with the first thing that is done', async () => {
    const table = await axisMarches()
    show(table, <Diary />)
    expect(isShown()).toBe(true)
    act(() => passOn(table))
    expect(isShown()).toBe(false)
  })

  it('is played again action by action, up to the present', async () => {
    vi.useFakeTimers()
    const table = await axisMarches()
    const { cursor } = table.session.store.getState().history
    playFrom(table, sinceLastTurn(table) as number)
    const first = table.session.store.getState().looking
    expect(first).not.toBeNull()
    vi.advanceTimersByTime(1000)
    expect(table.session.store.getState().looking).toBe((first as number) + 1)
    vi.advanceTimersByTime(1000 * cursor)
    expect(table.session.store.getState().looking).toBeNull()
  })

  it('stops playing when somebody looks elsewhere', async () => {
    vi.useFakeTimers()
    const table = await axisMarches()
    playFrom(table, sinceLastTurn(table) as number)
    table.session.viewAt(null)
    vi.advanceTimersByTime(5000)
    expect(table.session.store.getState().looking).toBeNull()
  })
})
