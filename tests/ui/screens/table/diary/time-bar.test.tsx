import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { stateAt } from '../../../../../src/core/save/history'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { alliedCommands, choiceOf, passTo, play, present, show } from '../panel/show-panel'

afterEach(cleanup)

const looking = (table: Table) => table.session.store.getState().looking
const cursor = (table: Table) => table.session.store.getState().history.cursor
const phaseNow = (table: Table) =>
  table.look.phases(table.views.position(table.session.store.getState())).find(phase => phase.stands === 'now')?.title

/** Turn 2 has begun, so that there are two turns to step through. */
async function secondTurn(): Promise<Table> {
  const table = await alliedCommands()
  play(table, choiceOf(table, 'end'))
  passTo(table, 'command')
  play(table, choiceOf(table, 'end'))
  passTo(table, 'command')
  return table
}

describe('stepping through the game', () => {
  it('goes back and on by one action with the bracket keys', async () => {
    const table = await secondTurn()
    const { user } = show(table)
    await user.keyboard('[[[[')
    expect(looking(table)).toBe(cursor(table) - 2)
    await user.keyboard(']')
    expect(looking(table)).toBe(cursor(table) - 1)
    await user.keyboard(']')
    expect(looking(table)).toBeNull()
  })

  it('goes to the beginning of this phase, then of the one before', async () => {
    const table = await alliedCommands()
    play(table, choiceOf(table, 'amphibious'))
    const begun = cursor(table) - 1
    const { user } = show(table)
    await user.keyboard('{{')
    expect([looking(table), phaseNow(table)]).toEqual([begun, 'Allied turn'])
    await user.keyboard('{{')
    const before = looking(table) ?? 0
    expect(phaseNow(table)).toBe('Reinforcements')
    await user.keyboard('[[')
    expect(phaseNow(table)).toBe('Partisans')
    await user.keyboard('}')
    expect(looking(table)).toBe(before)
    await user.keyboard('}')
    expect(looking(table)).toBe(begun)
  })

  it('goes by turns', async () => {
    const table = await secondTurn()
    const { user } = show(table)
    const turnAt = (index: number) => stateAt(table.session.store.getState().history, index).turn
    expect(present(table).turn).toBe(2)
    await user.keyboard('<')
    const begun = looking(table) ?? 0
    expect([turnAt(begun - 1), turnAt(begun)]).toEqual([1, 2])
    await user.keyboard('<')
    expect(turnAt(looking(table) ?? 0)).toBe(1)
    await user.keyboard('>')
    expect(looking(table)).toBe(begun)
  })

  it('jumps to the beginning and back to the present', async () => {
    const table = await secondTurn()
    const { user } = show(table)
    await user.keyboard('{Home}')
    expect(looking(table)).toBe(0)
    await user.keyboard('{End}')
    expect(looking(table)).toBeNull()
  })

  it('says plainly that this is an earlier moment, and offers the way back', async () => {
    const table = await secondTurn()
    const { user } = show(table)
    table.desk.setState({ armed: choiceOf(table, 'end') })
    await user.keyboard('<')
    const at = looking(table)
    expect(screen.getByText(`Looking at turn 2, action ${at} of ${cursor(table)}`)).toBeDefined()
    expect(table.desk.getState().armed).toBeNull()
    expect(screen.queryByRole('region', { name: 'Choices' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Back to the present' }))
    expect(screen.queryByText(/^Looking at/)).toBeNull()
    expect(screen.getByRole('region', { name: 'Choices' })).toBeDefined()
  })

  it('has a slider over the whole game and buttons that stop at its ends', async () => {
    const table = await secondTurn()
    const { user } = show(table)
    await user.click(screen.getByRole('button', { name: 'Step through the game' }))
    const slider = screen.getByRole<HTMLInputElement>('slider', { name: 'Moment of the game' })
    expect([slider.min, slider.max, slider.value]).toEqual(['0', String(cursor(table)), String(cursor(table))])
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'On one action' }).disabled).toBe(true)
    fireEvent.change(slider, { target: { value: '3' } })
    expect(looking(table)).toBe(3)
    await user.click(screen.getByRole('button', { name: 'Back one action' }))
    expect(looking(table)).toBe(2)
    expect(slider.getAttribute('aria-valuetext')).toContain(`action 2 of ${cursor(table)}`)
  })

  it('never changes the game', async () => {
    const table = await secondTurn()
    const before = present(table)
    const { user } = show(table)
    await user.keyboard('[[{{<{Home}')
    expect(present(table)).toBe(before)
  })
})
