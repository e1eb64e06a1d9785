import { act, cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import { beginFrom } from '../../../../../src/core/save/history'
import { BattleDialog } from '../../../../../src/ui/screens/table/battle/battle-dialog'
import { around, ResultStrip } from '../../../../../src/ui/screens/table/battle/result-strip'
import { TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { action, combat } from '../../../../games/operation-gertrud/positions'
import { buildTable } from '../build-table'
import { resize } from './battle-table'

beforeEach(() => resize(1440))
afterEach(cleanup)

/** Two Panzers from both sides throw a Turkish division out. */
async function wonBattle() {
  const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941', deployed: false, solo: true })
  const start = combat({
    at: { '2115': ['de-pz-5', 'de-pz-11'], '2117': ['de-pz-8'], '2116': ['tr-inf-1'] },
    options: { 'every-question': false },
  }) as GameState
  table.session.store.setState({ history: beginFrom(table.engine, 3, start) })
  render(
    <TableProvider value={table}>
      <ResultStrip />
      <BattleDialog />
    </TableProvider>,
  )
  const order = (given: Parameters<typeof action>[0]) => act(() => void table.session.dispatch(action(given)))
  order({ kind: 'target', hex: '2116' })
  order('launch')
  return { table, order }
}

describe('the result in the panel', () => {
  it('11.0.step9 comes with the die, shows the cell that was hit, and stays until all that follows is done', async () => {
    const { table, order } = await wonBattle()
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
    order({ kind: 'roll', dice: [6] })
    const strip = screen.getByRole('region', { name: 'Result' })
    expect(strip.textContent).toContain('DE Defender eliminated')
    expect(strip.textContent).toContain('now: Advance')
    expect(within(strip).getByRole('table').querySelector('[data-hit]')?.textContent).toBe('DE')
    expect(table.views.choices(table.session.store.getState()).length).toBeGreaterThan(0)
    order('stay')
    expect(screen.queryByRole('region', { name: 'Result' })).toBeNull()
  })

  it('is one line on a phone', async () => {
    resize(390)
    const { order } = await wonBattle()
    order({ kind: 'roll', dice: [6] })
    const strip = screen.getByRole('region', { name: 'Result' })
    expect(strip.textContent).toContain('DE Defender eliminated')
    expect(within(strip).queryByRole('table')).toBeNull()
  })

  it('cuts the table so that the cell has neighbours on both sides, or ends where the table does', () => {
    expect(around(9, 4, 2)).toEqual([2, 3, 4, 5, 6])
    expect(around(9, 8, 2)).toEqual([4, 5, 6, 7, 8])
    expect(around(2, 0, 2)).toEqual([0, 1])
  })
})
