import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { GlossedText } from '../../../../../src/ui/screens/table/panel/glossed-text'
import { TableProvider } from '../../../../../src/ui/screens/table/table-context'
import { buildTable } from '../build-table'

afterEach(cleanup)

it('a term of the game explains itself to pointer, focus and tap, and the sentence stays as it is', async () => {
  const table = await buildTable()
  render(
    <TableProvider value={table}>
      <h2>
        <GlossedText text="Give a command: 6 CP are left." />
      </h2>
    </TableProvider>,
  )
  const user = userEvent.setup()
  const sentence = screen.getByRole('heading')
  const means = table.engine.game.glossary?.CP ?? 'none'
  expect(sentence.textContent).toBe('Give a command: 6 CP are left.')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.tab()
  expect(document.activeElement?.textContent).toBe('CP')
  expect(screen.getByRole('tooltip').textContent).toBe(means)
  expect(sentence.textContent).toBe('Give a command: 6 CP are left.')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.tab()
  await user.hover(screen.getByText('CP'))
  expect(screen.getByRole('tooltip').textContent).toBe(means)
  await user.unhover(screen.getByText('CP'))
  expect(screen.queryByRole('tooltip')).toBeNull()
  await user.pointer({ keys: '[TouchA]', target: screen.getByText('CP') })
  expect(screen.getByRole('tooltip').textContent).toBe(means)
})
