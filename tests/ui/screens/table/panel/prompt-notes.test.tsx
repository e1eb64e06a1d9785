import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import type { GameState } from '../../../../../src/core/engine/state'
import { beginFrom } from '../../../../../src/core/save/history'
import { PromptHead } from '../../../../../src/ui/screens/table/panel/prompt-head'
import { campaign } from '../../../../games/balkan-front/politics/campaign'
import { asked } from '../../../../games/balkan-front/positions'
import { buildTable } from '../build-table'
import { show } from './show-panel'

afterEach(cleanup)

it('what hangs on an answer stands under the question point by point, and nothing where nothing does', async () => {
  const table = await buildTable({ game: 'balkan-front', scenario: 'balkan-campaign', deployed: false, solo: true })
  const first = show(table, <PromptHead />)
  expect(screen.queryByRole('list', { name: 'What hangs on it' })).toBeNull()
  first.unmount()
  const start = asked('intervention', 0, campaign('Apr I 41')) as GameState
  table.session.store.setState({ history: beginFrom(table.engine, 3, start) })
  show(table, <PromptHead />)
  expect(screen.getByRole('heading').textContent).toBe('Does Germany intervene in the Balkans, now or never?')
  const points = within(screen.getByRole('list', { name: 'What hangs on it' })).getAllByRole('listitem')
  expect(points.map(({ textContent }) => textContent)).toContain('Yugoslavia stays neutral')
  expect(points.length).toBeGreaterThan(5)
})
