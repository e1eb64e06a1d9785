// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import type { GameState } from '../../../src/core/engine/state'
import type { GameEntry } from '../../../src/games'
import { exportText } from '../../../src/store/save-text'
import { createShelf } from '../../../src/store/shelf'
import { LoadTold } from '../../../src/ui/start/load-told'
import { useSaveLoader } from '../../../src/ui/start/use-save-loader'
import { ambushEntries, ambushHistory } from '../../store/ambush-table'

afterEach(cleanup)

const EDIT_MS = 1

/** An ambush in which every edit by hand takes its time. */
const entries = ambushEntries.map(
  (entry): GameEntry => ({
    ...entry,
    load: async () => slowly(await (entry.load as NonNullable<GameEntry['load']>)()),
  }),
)

const slowly = (game: Awaited<ReturnType<NonNullable<GameEntry['load']>>>) => ({
  ...game,
  audit(s: GameState) {
    const end = performance.now() + EDIT_MS
    while (performance.now() < end);
    return game.audit(s)
  },
})

/** Its position cannot be read, so that it must be replayed to its end before it can be opened. */
function longSave(length: number): string {
  const save = JSON.parse(exportText(ambushHistory()))
  const actions = Array.from({ length }, (_, n) => ({ kind: 'umpire', pick: [{ path: ['flares'], value: n % 2 }] }))
  return JSON.stringify({ ...save, actions, position: { ...save.position, weather: 'unknown' } })
}

const shelf = createShelf(() => Promise.reject(new Error('nothing is stored here')))

function Loading({ texts }: { readonly texts: { readonly [name: string]: string } }) {
  const loader = useSaveLoader(entries, shelf)
  return (
    <>
      {Object.entries(texts).map(([name, text]) => (
        <button key={name} type="button" onClick={() => loader.load({ name, size: 2, text: async () => text })}>
          Give {name}
        </button>
      ))}
      <LoadTold loader={loader} />
    </>
  )
}

describe('a long file', () => {
  it('tells how much of it has been played again, to its end', async () => {
    render(<Loading texts={{ long: longSave(350) }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Give long' }))
    expect(await screen.findByText(/again under today’s rules: \d+ %/)).toBeDefined()
    expect(await screen.findByText(/is a sound game of Ambush at the Ford/)).toBeDefined()
  })

  it('is left when it is called off, and another is taken', async () => {
    render(<Loading texts={{ long: longSave(2000), short: exportText(ambushHistory()) }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Give long' }))
    await screen.findByText(/under today’s rules/)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('status').textContent).toBe('')
    await userEvent.click(screen.getByRole('button', { name: 'Give short' }))
    expect((await screen.findByText(/is a sound game of/)).textContent).toContain('short')
  })

  it('gives way to the next that is given', async () => {
    render(<Loading texts={{ long: longSave(2000), short: exportText(ambushHistory()) }} />)
    await userEvent.click(screen.getByRole('button', { name: 'Give long' }))
    await screen.findByText(/under today’s rules/)
    await userEvent.click(screen.getByRole('button', { name: 'Give short' }))
    expect((await screen.findByText(/is a sound game of/)).textContent).toContain('short')
  })
})
