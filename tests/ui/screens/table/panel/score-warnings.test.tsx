import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PromptHead } from '../../../../../src/ui/screens/table/panel/prompt-head'
import { tableAt } from '../battle/battle-table'
import { show } from './show-panel'

afterEach(cleanup)

it('4.0.5 the prompt warns of German exits that nobody holds, from turn 15 on, with the ruling it rests on', async () => {
  const at = { '1732': ['uk-5-inf'] }
  const early = show(await tableAt({ at, own: { turn: 14 } }), <PromptHead />)
  expect(screen.queryByRole('note')).toBeNull()
  early.unmount()
  const table = await tableAt({ at, own: { turn: 15 } })
  const { user } = show(table, <PromptHead />)
  const [note] = screen.getAllByRole('note') as [HTMLElement]
  expect(note.textContent).toContain('No open German exit is garrisoned')
  await user.click(within(note).getByRole('button', { name: /^ruling R-SU3/ }))
  expect(table.desk.getState()).toMatchObject({ drawer: 'rules', rule: 'R-SU3' })
})
