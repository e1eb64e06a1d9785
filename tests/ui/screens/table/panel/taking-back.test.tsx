import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { owedSide } from '../../../../../src/core/engine/state'
import { createViews } from '../../../../../src/store/session-view'
import { buildTable } from '../build-table'
import { alliedCommands, choiceOf, passTo, play, present, show } from './show-panel'

afterEach(cleanup)

/** The Allies have ended their turn: the seat has changed. */
const axisCommands = async () => {
  const table = await alliedCommands()
  play(table, choiceOf(table, 'end'))
  return table
}

const dialog = () => within(screen.getByRole('dialog'))

describe('taking back', () => {
  it('is done at once where nobody need be asked, and done again', async () => {
    const table = await alliedCommands()
    play(table, choiceOf(table, 'amphibious'))
    const { cursor } = table.session.store.getState().history
    const { user } = show(table)
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(table.session.store.getState().history.cursor).toBe(cursor - 1)
    await user.click(screen.getByRole('button', { name: 'Redo' }))
    expect(table.session.store.getState().history.cursor).toBe(cursor)
  })

  it('says why when there is nothing to take back', async () => {
    const table = await buildTable({ deployed: false })
    const { user } = show(table)
    const button = screen.getByRole('button', { name: /^Undo/ })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.click(button)
    expect(screen.getByRole('alert').textContent).toContain('There is nothing to undo.')
  })

  it('puts back a choice that waits to be confirmed', async () => {
    const table = await alliedCommands()
    table.desk.setState({ armed: choiceOf(table, 'end') })
    const { user } = show(table)
    await user.keyboard('u')
    expect(table.desk.getState().armed).toBeNull()
  })

  it('asks both players past a change of sides, and waits for both', async () => {
    const table = await axisCommands()
    const { user } = show(table)
    await user.click(screen.getByRole('button', { name: 'Undo, if both agree' }))
    const deed = () => dialog().getByRole<HTMLButtonElement>('button', { name: 'Undo it' })
    expect(deed().disabled).toBe(true)
    await user.click(dialog().getByRole('checkbox', { name: 'The Allies agree' }))
    expect(deed().disabled).toBe(true)
    expect(owedSide(present(table))).toBe(1)
    await user.click(dialog().getByRole('checkbox', { name: 'The Axis agree' }))
    await user.click(deed())
    expect(owedSide(present(table))).toBe(0)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('leaves the game as it is when one does not agree', async () => {
    const table = await axisCommands()
    const { user } = show(table)
    await user.keyboard('u')
    await user.click(dialog().getByRole('button', { name: 'Leave it' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(owedSide(present(table))).toBe(1)
  })

  it('asks one who plays both sides only once', async () => {
    const table = await axisCommands()
    table.session.setSolo(true)
    const { user } = show(table)
    await user.keyboard('u')
    expect(dialog().queryByRole('checkbox')).toBeNull()
    await user.click(dialog().getByRole('button', { name: 'Undo it' }))
    expect(owedSide(present(table))).toBe(0)
  })

  it('hears no key of the table while it asks', async () => {
    const table = await axisCommands()
    const { user } = show(table)
    await user.keyboard('u')
    dialog().getByRole('checkbox', { name: 'The Allies agree' }).focus()
    await user.keyboard('c')
    expect(table.desk.getState().drawer).toBeNull()
  })
})

describe('restarting the turn', () => {
  it('goes back to where the decision came to this side', async () => {
    const table = await buildTable({ scenario: '1943' })
    passTo(table, 'command')
    const begun = table.session.store.getState().history.cursor
    play(table, choiceOf(table, 'move'))
    play(table, choiceOf(table, 'done'))
    const { user } = show(table)
    await user.click(screen.getByRole('button', { name: 'More ways to undo' }))
    await user.click(screen.getByRole('menuitem', { name: /^Restart the turn/ }))
    expect(table.session.store.getState().history.cursor).toBeLessThanOrEqual(begun)
    expect(owedSide(present(table))).toBe(0)
  })

  it('is shut by Escape without doing anything', async () => {
    const table = await alliedCommands()
    const { cursor } = table.session.store.getState().history
    const { user } = show(table)
    await user.click(screen.getByRole('button', { name: 'More ways to undo' }))
    await user.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('menu')).toBeNull()
    expect(table.session.store.getState().history.cursor).toBe(cursor)
  })
})

describe('rules that stumble over the position', () => {
  it('are told, and the game can be taken back and saved', async () => {
    const table = await alliedCommands()
    play(table, choiceOf(table, 'amphibious'))
    const bad = present(table)
    const stumbling = (s: typeof bad) => {
      if (s === bad) throw new TypeError('t is not iterable')
      return table.engine.choices(s)
    }
    const { user } = show({ ...table, views: createViews({ ...table.engine, choices: stumbling }) })
    expect(screen.getByRole('alert').textContent).toContain('t is not iterable')
    expect(screen.queryByText('The other side decides.')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Save the game to a file' }))
    expect(table.desk.getState().drawer).toBe('files')
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(screen.getByRole('alert').textContent).toBe('')
    expect(present(table)).not.toBe(bad)
  })
})
