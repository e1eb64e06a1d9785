// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { createPreferences } from '../../../../src/store/preferences'
import { createShelf } from '../../../../src/store/shelf'
import { routeOf } from '../../../../src/ui/route'
import { PlayPage } from '../../../../src/ui/screens/play/play-page'
import { ambushEntries, playAll, SET_UP, write } from '../../../store/ambush-table'
import { keptGame, profile, tamper } from '../../../store/stored-game'

afterEach(cleanup)

/** A stored game whose third action is no longer legal. */
async function partedGame() {
  const { tab, factory } = profile()
  const saved = await tab()
  const { session, keeper, lease } = await keptGame(saved)
  playAll(session, ...SET_UP, write('bold'))
  await keeper.savePosition()
  await tamper(factory, 'moments', [lease.id, 3], row => ({ ...row, action: { kind: 'pick', unit: 'g-horse' } }))
  return { saved, id: lease.id, shelf: createShelf(async () => saved) }
}

describe('a game whose history and rules part', () => {
  it.each([
    ['Go on from the position as it was saved', 4],
    ['Go back to where they agree', 3],
  ])('goes on as a game of its own, and the old one stays whole: %s', async (way, moments) => {
    window.history.replaceState(null, '', '/')
    const { saved, id, shelf } = await partedGame()
    const before = (await saved.open(id))?.parts.moments
    const preferences = createPreferences(null)
    render(<PlayPage id={id} shelf={shelf} entries={ambushEntries} preferences={preferences} />)
    await screen.findByText(/After action 2: no longer legal/)
    await userEvent.click(screen.getByRole('button', { name: way }))
    await waitFor(() => expect(routeOf(window.location).page).toBe('play'))
    const rows = await saved.list()
    const other = rows.find(row => row.id !== id)
    expect(rows).toHaveLength(2)
    expect((await saved.open(id))?.parts.moments).toEqual(before)
    expect(before).toHaveLength(8)
    expect((await saved.open(other?.id ?? ''))?.parts.moments).toHaveLength(moments)
  })

  it('can be left as it is', async () => {
    const { saved, id, shelf } = await partedGame()
    render(<PlayPage id={id} shelf={shelf} entries={ambushEntries} preferences={createPreferences(null)} />)
    expect(await screen.findByRole('link', { name: 'Leave it as it is' })).toBeDefined()
    expect(await saved.list()).toHaveLength(1)
  })
})

describe('a game that cannot be opened', () => {
  const show = (shelf: ReturnType<typeof createShelf>, id: string) =>
    render(<PlayPage id={id} shelf={shelf} entries={ambushEntries} preferences={createPreferences(null)} />)

  it('can be saved to a file as far as it is there', async () => {
    const { tab, factory } = profile()
    const saved = await tab()
    const { lease, keeper } = await keptGame(saved)
    await keeper.savePosition()
    await tamper(factory, 'games', lease.id, row => ({ ...row, seed: 'seven' }))
    const texts: Blob[] = []
    URL.createObjectURL = blob => `blob:${texts.push(blob as Blob)}`
    show(
      createShelf(async () => saved),
      lease.id,
    )
    await screen.findByText(/game\.seed: expected a whole number/)
    await userEvent.click(screen.getByRole('button', { name: 'Save what is there to a file' }))
    await waitFor(() => expect(texts).toHaveLength(1))
    expect(JSON.parse((await texts[0]?.text()) ?? '')).toMatchObject({ game: 'ambush', seed: 'seven' })
  })

  it('and of which nothing is there has nothing to be saved', async () => {
    const saved = await profile().tab()
    show(
      createShelf(async () => saved),
      'no-such-game',
    )
    await screen.findByText(/it may have been deleted/)
    expect(screen.queryByRole('button')).toBeNull()
  })
})
