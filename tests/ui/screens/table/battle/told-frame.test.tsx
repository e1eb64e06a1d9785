import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Action } from '../../../../../src/core/engine/step'
import { beginFrom } from '../../../../../src/core/save/history'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { attack, combat, owed, stage, where } from '../../../../games/operation-gertrud/positions'
import { buildTable } from '../build-table'
import { attackFromLarissa, choicesOf, larissa, order, resize, show, tableAt } from './battle-table'

beforeEach(() => {
  resize(1440)
  document.documentElement.dataset.motion = 'reduced'
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.motion
})

const gertrudAt = async (start: GameState): Promise<Table> => {
  const table = await buildTable({ game: 'operation-gertrud', solo: true })
  table.session.store.setState({ history: beginFrom(table.engine, 1, start) })
  show(table)
  return table
}
const play = (table: Table, action: Action) => act(() => void table.session.dispatch(action))
const present = ({ session, views }: Table) => views.position(session.store.getState()) as Parameters<typeof owed>[0]
const dialog = () => screen.getByRole('dialog')
const die = () => dialog().querySelector('footer svg[data-state]')?.getAttribute('aria-label')

/** 22 against 5: the 400% column. */
const PLAIN = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1'] }
const rolled = (at: { [hex: string]: readonly string[] } = PLAIN) =>
  gertrudAt(attack(combat({ at, options: { 'every-question': false } }), '2116'))

describe('what the dice decided', () => {
  it('begins with an empty die, is rolled by one button, and stays with the die, the cell and the sentence', async () => {
    const table = await rolled()
    expect(die()).toBe('d6, not thrown yet')
    expect(within(dialog()).getByRole('button', { name: /^Roll/ }).getAttribute('aria-keyshortcuts')).toBe('Enter')
    play(table, { kind: 'roll', dice: [6] })
    expect(die()).toBe('d6 shows 6')
    const cells = [...dialog().querySelectorAll('td[data-hit]')].map(each => each.textContent)
    expect(cells).toEqual(['DE'])
    expect(dialog().querySelector('footer')?.textContent).toMatch(/DE ?Defender eliminated/)
    expect(within(dialog()).getByRole('region', { name: 'Losses of Allied player' }).textContent).toContain('2 steps')
  })

  it('goes on by the next answer itself: the advance', async () => {
    const table = await rolled()
    play(table, { kind: 'roll', dice: [6] })
    expect(within(dialog()).getByRole('button', { name: /^Advance with all 2/ })).toBeDefined()
    fireEvent.keyDown(document.body, { key: 'Enter' })
    expect(where(present(table), 'de-pz-5')).toBe('2116')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('status', { name: /over|fallen/ })).toBeNull()
  })

  it('Esc goes to the map without an answer', async () => {
    const table = await rolled()
    play(table, { kind: 'roll', dice: [6] })
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(screen.queryByRole('dialog')).toBeNull()
    expect([owed(present(table)), where(present(table), 'de-pz-5')]).toEqual(['advance', '2115'])
  })

  it('where nothing follows it is put away by going on', async () => {
    const held = { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] }
    const table = await gertrudAt(stage('victory', { turn: 4, at: held }))
    play(table, { kind: 'roll', dice: [6, 4] })
    expect(dialog().textContent).toContain('Victory roll: 10 with all modifiers, to be below 3: not won.')
    expect(dialog().textContent).toContain('victory: 6 + 4')
    // The next turn is no part of it.
    expect(dialog().textContent).not.toContain('Turn 5')
    fireEvent.click(within(dialog()).getByRole('button', { name: /^Go on/ }))
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('does not show again to someone who opens the table later, nor after it was taken back', async () => {
    const table = await rolled()
    play(table, { kind: 'roll', dice: [6] })
    act(() => void table.session.undo({ agreed: true }))
    expect(die()).toBe('d6, not thrown yet')
    act(() => void table.session.redo())
    cleanup()
    show(table)
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

describe('a battle fought shot by shot', () => {
  it('12.3.1 keeps its dice within one fire, begins the next with an empty die, and tells the last shot', async () => {
    const table = await tableAt(larissa)
    show(table)
    order(table, ...attackFromLarissa, 'launch')
    expect(die()).toBe('d10, not thrown yet')
    order(table, { kind: 'at', unit: 'uk-5-inf', dice: [2] })
    expect(die()).toBe('d10 shows 2')
    order(table, { kind: 'at', unit: 'uk-5-inf', dice: [9] })
    expect(die()).toBe('d10, not thrown yet')
    order(table, 'press', { kind: 'at', unit: 'de-297-inf', dice: [1] }, { kind: 'at', unit: 'de-297-inf', dice: [1] })
    for (const kind of ['cease', 'stand'])
      if (choicesOf(table).some(choice => choice.action.kind === kind)) order(table, kind)
    expect(screen.queryByRole('status', { name: 'The battle is over' })).toBeNull()
  })
})
