import { describe, expect, it } from 'vitest'
import { stateAt } from '../../src/core/save/history'
import { rescueName, rescueText } from '../../src/store/rescue'
import { importText } from '../../src/store/save-text'
import { ambushEntries, playAll, present, SET_UP, write } from './ambush-table'
import { keptGame, profile, tamper } from './stored-game'

/** A game of eight actions, the last taken back, in storage. */
async function stored(leave: 'killed' | 'left') {
  const { tab, factory } = profile()
  const saved = await tab()
  const { session, keeper, lease } = await keptGame(saved)
  playAll(session, ...SET_UP, write('bold'), write('wary'))
  session.undo({ agreed: true })
  await (leave === 'left' ? keeper.savePosition() : keeper.settled())
  return { saved, factory, id: lease.id, session }
}

describe('a game in storage that cannot be opened', () => {
  it.each(['left', 'killed'] as const)('is a file that opens where only its row is damaged: %s', async leave => {
    const { saved, factory, id, session } = await stored(leave)
    await tamper(factory, 'games', id, row => ({ ...row, title: 7, epoch: 'x' }))
    const [listed] = await saved.list()
    expect(listed && 'problems' in listed).toBe(true)
    const parts = await saved.read(id)
    if (parts === null) throw new Error('nothing is there')
    expect(rescueName(parts)).toBe('ambush.json')
    const read = await importText(rescueText(parts), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
    expect(stateAt(read.value.opened.history)).toEqual(present(session))
  })

  it('keeps its position where its actions are gone', async () => {
    const { saved, factory, id, session } = await stored('left')
    for (let index = 0; index <= 8; index++) await tamper(factory, 'moments', [id, index], () => null)
    const parts = await saved.read(id)
    if (parts === null) throw new Error('nothing is there')
    const read = await importText(rescueText(parts), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error(JSON.stringify(read))
    expect(stateAt(read.value.opened.history)).toEqual({ ...present(session), logged: 0 })
  })

  it('is its bare rows where nobody knows what game it is', async () => {
    const { saved, factory, id } = await stored('left')
    await tamper(factory, 'games', id, row => ({ id: row.id }))
    const parts = await saved.read(id)
    if (parts === null) throw new Error('nothing is there')
    expect(rescueName(parts)).toBe('saved-game.json')
    expect(JSON.parse(rescueText(parts)).rows.moments).toHaveLength(9)
  })

  it('is not taken from the tab that has it by being looked at', async () => {
    const { saved, id } = await stored('left')
    const before = await saved.read(id)
    expect(before?.game).toMatchObject({ epoch: 1 })
    expect(await saved.read(id)).toEqual(before)
    expect(await saved.read('no such game')).toBeNull()
  })
})
