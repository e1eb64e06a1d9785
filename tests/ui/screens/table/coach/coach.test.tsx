import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { hexNamed } from '../../../../../src/games/operation-gertrud/map/geography'
import { beginLessons, lessonsDone } from '../../../../../src/store/lessons'
import { createPreferences } from '../../../../../src/store/preferences'
import { Coach } from '../../../../../src/ui/screens/table/coach/coach'
import { LessonList } from '../../../../../src/ui/screens/table/coach/lesson-list'
import { buildTable } from '../build-table'
import { show } from '../panel/show-panel'

afterEach(cleanup)

const DONE = { kind: 'done' }

/** The first game of Operation Gertrud, with what was answered in it so far. */
async function firstGame(...actions: { readonly kind: string }[]) {
  const table = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941', seed: 1941, actions })
  beginLessons(table.preferences, table.id)
  show(
    table,
    <>
      <Coach />
      <LessonList />
    </>,
  )
  const play = (action: { readonly kind: string }) => act(() => void table.session.dispatch(action))
  return { table, user: userEvent.setup(), play }
}

const title = (): string | null => document.querySelector('[data-coach] h2')?.textContent ?? null
const done = (): readonly (string | null)[] =>
  [...document.querySelectorAll('[aria-label=Lessons] [data-stands=done]')].map(each => each.textContent)

describe('the coach of a first game', () => {
  it('goes from what is read to what is done, and ticks the lesson', async () => {
    const { user, play } = await firstGame()
    expect(title()).toBe('Sixteen stars decide')
    await user.click(screen.getByRole('button', { name: 'Got it' }))
    expect(title()).toBe('The Turks keep their aircraft home')
    play(DONE)
    expect(title()).toBe('Click the stack at Kurdzhali')
    expect(done()).toEqual(['What wins, done', 'Why the enemy is asked first, done'])
  })

  it('follows what is played: another move is as good, and what is put back is asked for again', async () => {
    const { table, play, user } = await firstGame(DONE)
    play({ kind: 'stack', hex: hexNamed('2704') } as never)
    play({ kind: 'to', hex: hexNamed('2605') } as never)
    expect(table.session.store.getState().refused).toBe(null)
    expect(title()).toBe('Click the stack at Kurdzhali')
    await user.click(screen.getByRole('button', { name: 'Do it for me' }))
    expect(title()).toBe('Send them to 2705')
    play({ kind: 'halt' })
    expect(title()).toBe('Click the stack at Kurdzhali')
  })

  it('lets a phase end without its lesson and goes on with the next', async () => {
    const { play } = await firstGame(DONE)
    play(DONE)
    expect(title()).toBe('Take the small raid')
    expect(done()).toEqual([])
  })

  it('is skipped for good, also when the game is opened again', async () => {
    const { table, user } = await firstGame()
    await user.click(screen.getByRole('button', { name: 'Skip the lessons' }))
    expect(title()).toBe(null)
    expect(screen.queryByRole('region', { name: 'Lessons' })).toBe(null)
    expect(lessonsDone(table.preferences.getState(), table.id)).toBe(null)
  })

  it('is silent while an earlier moment is looked at, and in games that have no lessons', async () => {
    const { table } = await firstGame(DONE)
    act(() => table.session.viewAt(0))
    expect(title()).toBe(null)
    cleanup()
    const other = await buildTable({ game: 'operation-gertrud', scenario: 'early-1941' })
    show(other, <Coach />)
    expect(title()).toBe(null)
  })
})

describe('what is done of the lessons', () => {
  it('outlives the page, and the oldest of many games is forgotten', () => {
    const kept = new Map<string, string>()
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
    }
    const before = createPreferences(storage)
    for (let game = 0; game < 12; game++) beginLessons(before, `game-${game}`)
    const after = createPreferences(storage).getState()
    expect(lessonsDone(after, 'game-11')).toEqual([])
    expect(lessonsDone(after, 'game-0')).toBe(null)
    expect(lessonsDone(after, 'toString')).toBe(null)
  })
})
