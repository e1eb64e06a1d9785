import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { UMPIRE } from '../../../../src/core/engine/umpire'
import { Pools } from '../../../../src/ui/screens/table/panel/pools'
import { PromptHead } from '../../../../src/ui/screens/table/panel/prompt-head'
import { sidesOf } from '../../../../src/ui/screens/table/sides'
import { PhaseRow } from '../../../../src/ui/screens/table/strip/phase-row'
import { buildTable } from './build-table'
import { present, show } from './panel/show-panel'

afterEach(cleanup)

describe("Operation Gertrud's sides", () => {
  it('19.0 the second game is played by the Soviets: the screen names and colours them, not the Germans', async () => {
    const table = await buildTable({ game: 'operation-gertrud', options: { 'soviet-duplicity': true } })
    const parts = (
      <>
        <PhaseRow />
        <PromptHead />
        <Pools />
      </>
    )
    show(table, parts)
    expect(document.body.textContent).toContain('German player')
    act(() => {
      table.session.dispatch({ kind: UMPIRE, pick: [{ path: ['duplicity'], value: true }] }, { agreed: true })
    })
    expect(table.session.store.getState().refused).toBeNull()
    expect(document.body.textContent).toContain('Soviet player')
    expect(document.body.textContent).not.toContain('German player')
    expect(sidesOf(table, present(table))[0].colour).toBe('soviet')
    expect(screen.getByRole('list', { name: 'Phases of the turn' }).innerHTML).toContain('--n-soviet')
  })
})
