import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { seededPick } from '../../../../../src/cli/fuzz/random-action'
import { owedSide } from '../../../../../src/core/engine/state'
import { isAskedOpenly } from '../../../../../src/store/session-state'
import { PromptHead } from '../../../../../src/ui/screens/table/panel/prompt-head'
import type { Table } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'
import { choicesOf, present, show } from '../panel/show-panel'

afterEach(cleanup)

/** Plays at random, taking the seat when asked to, until something is asked openly. */
function toOpenStep(table: Table): void {
  const pick = seededPick(2)
  for (let count = 0; count < 600 && !isAskedOpenly(table.engine, present(table)); count++) {
    table.session.lowerCurtain()
    const choices = choicesOf(table)
    const choice = choices[pick(choices.length)]
    if (choice === undefined || !table.session.dispatch(choice.action)) throw new Error('not played')
  }
}

describe('a question that both may look at', () => {
  it('names who answers, and says that what is hidden stays covered', async () => {
    const table = await buildTable({ game: 'partizan', seed: 3 })
    toOpenStep(table)
    const side = owedSide(present(table))
    show(table, <PromptHead />)
    expect(screen.getByRole('note').textContent).toBe(
      `${side === 0 ? 'Partisans' : 'Axis'} to answer. Both may look: what is hidden stays covered.`,
    )
    act(() => void table.session.setSolo(true, { agreed: true }))
    expect(screen.queryByRole('note')).toBeNull()
  })

  it('says nothing of it where nothing is hidden', async () => {
    const table = await buildTable({ game: 'partizan', seed: 3, options: { openPartisans: true } })
    toOpenStep(table)
    show(table, <PromptHead />)
    expect(screen.queryByRole('note')).toBeNull()
  })
})
