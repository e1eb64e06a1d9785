import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import { presentState } from '../../../../../src/store/session-state'
import { DiceEntry } from '../../../../../src/ui/screens/table/seats/dice-entry'
import { GameEnd } from '../../../../../src/ui/screens/table/seats/game-end'
import { type Table, TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'

afterEach(cleanup)

const show = (table: Table, part: React.ReactNode) => {
  render(<TableProvider value={table}>{part}</TableProvider>)
  return userEvent.setup()
}

const now = (table: Table): GameState => presentState(table.session.store.getState())

/** The shortest way on: end whatever can be ended. */
const passOn = (table: Table): void => {
  const choices = [...table.engine.choices(now(table))]
  const pass = choices.find(choice => ['end', 'done', 'none'].includes(choice.action.kind)) ?? choices[0]
  if (pass) table.session.dispatch(pass.action)
}

const playTo = (table: Table, isThere: () => boolean): void => {
  for (let count = 0; !isThere() && count < 400; count++) passOn(table)
  if (!isThere()) throw new Error('the game never came there')
}

describe('own dice', () => {
  it('are asked for one by one with what they are for, and only faces the die has can be given', async () => {
    const table = await buildTable({ options: { 'own-dice': true } })
    playTo(table, () => table.session.store.getState().diceWanted !== null)
    const user = show(table, <DiceEntry />)
    const dialog = within(screen.getByRole('dialog', { name: 'Roll one d10' }))
    expect(dialog.getAllByRole('button', { name: /^\d+$/ })).toHaveLength(10)
    expect(dialog.getByText(table.session.store.getState().diceWanted?.why as string)).toBeDefined()
    const before = table.session.store.getState().history.cursor
    await user.click(dialog.getByRole('button', { name: '7' }))
    const { history, diceWanted } = table.session.store.getState()
    const rolls = [...history.log].filter(entry => entry.kind === 'roll')
    expect(diceWanted === null ? rolls.at(-1)?.facts : { value: diceWanted.given.at(-1) }).toMatchObject({ value: 7 })
    expect(history.cursor).toBe(diceWanted === null ? before + 1 : before)
  })

  it('can be waived only when both players agree', async () => {
    const table = await buildTable({ options: { 'own-dice': true } })
    playTo(table, () => table.session.store.getState().diceWanted !== null)
    const user = show(table, <DiceEntry />)
    await user.click(screen.getByRole('button', { name: 'Take the action back' }))
    expect(table.session.store.getState().diceWanted).not.toBeNull()
    await user.click(screen.getByRole('button', { name: 'We agree' }))
    expect(table.session.store.getState().diceWanted).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('the end of the game', () => {
  it('names the winner with every line of the score, and can be put aside and brought back', async () => {
    const table = await buildTable()
    playTo(table, () => now(table).outcome !== null)
    const user = show(table, <GameEnd />)
    const score = table.look.score(now(table))
    const dialog = within(screen.getByRole('dialog'))
    expect(dialog.getByRole('heading', { level: 2 }).textContent).toMatch(/win$|draw$/)
    expect(dialog.getAllByRole('row')).toHaveLength(score.rows.length + 2)
    expect(dialog.getByText(score.standing)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: 'Look at the map' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    await user.click(screen.getByRole('button', { name: /show the result/ }))
    expect(screen.getByRole('dialog')).toBeDefined()
  })

  it('steps aside while an earlier moment is looked at', async () => {
    const table = await buildTable()
    playTo(table, () => now(table).outcome !== null)
    const user = show(table, <GameEnd />)
    await user.click(screen.getByRole('button', { name: 'Step through the game' }))
    expect(table.session.store.getState().looking).toBe(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})
