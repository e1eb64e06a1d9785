import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import type { Action } from '../../../../../src/core/engine/step'
import { beginFrom } from '../../../../../src/core/save/history'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { attack, combat, stage } from '../../../../games/operation-gertrud/positions'
import { buildTable } from '../build-table'
import { attackFromLarissa, choicesOf, larissa, order, show, tableAt } from './battle-table'

beforeEach(() => {
  document.documentElement.dataset.motion = 'reduced'
})
afterEach(() => {
  cleanup()
  delete document.documentElement.dataset.motion
})

const card = () => screen.getByRole('status', { name: 'The battle is over' })
const noCard = () => screen.queryByRole('status', { name: 'The battle is over' })

/** Two German shots, one of them a hit; four British shots, two of them hits, which destroy the 297th. */
async function wonBattle(): Promise<Table> {
  const table = await tableAt(larissa)
  show(table)
  order(table, ...attackFromLarissa, 'launch')
  order(table, { kind: 'at', unit: 'uk-5-inf', dice: [2] }, { kind: 'at', unit: 'uk-5-inf', dice: [9] }, 'press')
  expect(noCard()).toBeNull()
  order(table, { kind: 'at', unit: 'de-297-inf', dice: [1] }, { kind: 'at', unit: 'de-297-inf', dice: [1] })
  return table
}

/** No more shots, no retreat: nothing is left to decide but the advance. */
const finish = (table: Table): void => {
  for (const kind of ['cease', 'stand'])
    if (choicesOf(table).some(choice => choice.action.kind === kind)) order(table, kind)
}

describe('what dice decide outside a battle', () => {
  const thrown = () => screen.queryByRole('status', { name: 'The dice have fallen' })
  const gertrudAt = async (start: GameState): Promise<Table> => {
    const table = await buildTable({ game: 'operation-gertrud', solo: true })
    table.session.store.setState({ history: beginFrom(table.engine, 1, start) })
    show(table)
    return table
  }
  const play = (table: Table, action: Action) => act(() => void table.session.dispatch(action))

  it('is told when its dialog closes: a roll for victory with its sentence and its dice', async () => {
    const held = { '2806': ['de-pz-5'], '2709': ['de-pz-8'], '2509': ['de-pz-9'] }
    const table = await gertrudAt(stage('victory', { turn: 4, at: held }))
    expect(screen.getByRole('dialog', { name: 'Victory roll' })).toBeDefined()
    play(table, { kind: 'roll', dice: [6, 4] })
    expect(thrown()?.textContent).toContain('The victory roll came to 10 against 3 objectives: not yet.')
    expect(thrown()?.textContent).toContain('victory: 6 + 4')
    // The next turn is no part of it, and nobody has lost anything.
    expect(thrown()?.textContent).not.toContain('Turn 5')
    expect(within(thrown() as HTMLElement).queryByRole('region')).toBeNull()
  })

  it('is not told while the battle it belongs to goes on', async () => {
    const s = combat({ at: { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] } })
    const table = await gertrudAt(attack(s, '2116'))
    // 220%: a 3 is EX, and both lose a step.
    play(table, { kind: 'roll', dice: [3] })
    expect(thrown()).toBeNull()
  })
})

describe('the summary of a battle', () => {
  it('says who lost what and what came of it', async () => {
    finish(await wonBattle())
    const allies = within(card()).getByRole('region', { name: 'Losses of Allies' })
    const axis = within(card()).getByRole('region', { name: 'Losses of Axis' })
    expect(allies.textContent).toContain('1 step lost')
    expect(within(allies).getByRole('img', { name: /^5 Infantry/ })).toBeDefined()
    expect(axis.textContent).toContain('2 steps lost')
    expect(card().textContent).toContain('4 shots, 3 hits')
  })

  it('shows the last dice, which nobody saw fall in the dialog', async () => {
    const table = await wonBattle()
    finish(table)
    expect(card().querySelector('svg[data-state]')).not.toBeNull()
  })

  it('goes away by its cross, by Esc and with the next thing done', async () => {
    const table = await wonBattle()
    finish(table)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(noCard()).toBeNull()
    act(() => void table.session.undo({ agreed: true }))
    expect(noCard()).toBeNull()
    act(() => void table.session.redo())
    fireEvent.click(within(card()).getByRole('button', { name: 'Close' }))
    expect(noCard()).toBeNull()
    act(() => void table.session.undo({ agreed: true }))
    act(() => void table.session.redo())
    expect(card()).toBeDefined()
    const [next] = choicesOf(table)
    act(() => void table.session.dispatch(next?.action ?? { kind: 'none' }))
    expect(noCard()).toBeNull()
  })

  it('12.9.2 a step that is won back is no loss', async () => {
    const table = await tableAt(larissa)
    show(table)
    order(table, ...attackFromLarissa, 'launch')
    order(table, { kind: 'at', unit: 'uk-5-inf', dice: [2] }, { kind: 'at', unit: 'uk-5-inf', dice: [9] })
    order(table, { kind: 'restore', unit: 'uk-5-inf' })
    expect(within(card()).getByRole('region', { name: 'Losses of Allies' }).textContent).toContain('no loss')
  })

  it('is not shown again to someone who opens the table later', async () => {
    const table = await wonBattle()
    finish(table)
    cleanup()
    show(table)
    expect(noCard()).toBeNull()
  })
})
