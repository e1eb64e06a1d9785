import { expect, it } from 'vitest'
import { createSession } from '../../../../src/store/session'
import { createViews } from '../../../../src/store/session-view'
import { whyAsked } from '../../../../src/ui/screens/table/acting'
import { stepAt, tellingGames } from '../../../fixtures/games/recorded'
import { buildTable } from './build-table'

it('where something is hidden it says all the same that dice will fall, from what the player knows', async () => {
  const [recorded] = await tellingGames('partizan')
  const base = await buildTable({ game: 'partizan', deployed: false, solo: true })
  const { engine, moments } = recorded as NonNullable<typeof recorded>
  for (const history of moments()) {
    if (stepAt(history) !== 'plan') continue
    const table = {
      ...base,
      engine,
      views: createViews(engine),
      session: createSession(engine, history, { solo: true }),
    }
    const choices = table.views.choices(table.session.store.getState())
    const fight = choices.find(({ action }) => action.kind === 'fight')
    expect(fight && whyAsked(table, fight)).toBe('Dice will fall: it cannot be undone freely.')
    return
  }
  throw new Error('no attack is planned')
})
