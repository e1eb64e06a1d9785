import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { standingOf } from '../../../../../src/core/engine/standing'
import { presentState } from '../../../../../src/store/session-state'
import { attackFromLarissa, larissa, order, resize, show, tableAt } from './battle-table'

const stands = (table: Awaited<ReturnType<typeof tableAt>>) =>
  standingOf(presentState(table.session.store.getState())).map(({ label }) => label)

beforeEach(() => resize(1440))
afterEach(cleanup)

describe('answers that stand', () => {
  it('are offered in the dialog, kept as a chip, ended by one press, and undone like any act', async () => {
    const table = await tableAt({ ...larissa, own: { tacUsed: 0 } }, false)
    order(table, ...attackFromLarissa, 'launch')
    const { user } = show(table)
    const dialog = await screen.findByRole('dialog')
    await user.click(within(dialog).getByRole('button', { name: 'Fight without TAC in this phase' }))
    expect(stands(table)).toEqual(['Fight without TAC'])
    const chip = screen.getByRole('button', { name: /Fight without TAC in this phase. Ask again/ })
    await user.click(chip)
    expect(stands(table)).toEqual([])
    table.session.undo()
    expect(stands(table)).toEqual(['Fight without TAC'])
  })
})
