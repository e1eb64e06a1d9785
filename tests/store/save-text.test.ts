import { describe, expect, it } from 'vitest'
import { stateAt } from '../../src/core/save/history'
import { describeProblem } from '../../src/core/save/problems'
import { exportText, importText } from '../../src/store/save-text'
import { ambushEntries, ambushSession, contentOf, playAll, present, SET_UP, write } from './ambush-table'

const playedOn = () => {
  const session = ambushSession()
  playAll(session, ...SET_UP, write('bold'), write('wary'))
  return session
}

const textOf = (session = playedOn()) => exportText(session.store.getState().history)

const problemsOf = async (text: string) => {
  const read = await importText(text, ambushEntries)
  return read.ok ? [] : read.problems.map(describeProblem)
}

describe('a game written to a file', () => {
  it('comes back with its whole history', async () => {
    const session = playedOn()
    const read = await importText(textOf(session), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error('it should be whole')
    expect(contentOf(read.value.opened.history)).toEqual(contentOf(session.store.getState().history))
  })

  it('ends where the game stands, without what could be redone', async () => {
    const session = playedOn()
    session.undo({ agreed: true })
    expect(JSON.parse(textOf(session)).actions).toHaveLength(7)
  })
})

describe('a file that does not agree with the rules', () => {
  it('offers the history as far as it agrees, and the position as saved behind it', async () => {
    const session = playedOn()
    const save = JSON.parse(textOf(session))
    save.actions[3] = { kind: 'to', hex: '0303' }
    const read = await importText(JSON.stringify(save), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'parted') throw new Error('it should part')
    const { parting, agreed, asSaved } = read.value.opened
    expect(parting.after).toBe(3)
    expect(parting.why).toContain('raiders begin in woods')
    expect(agreed?.moments).toHaveLength(4)
    expect(asSaved?.moments).toHaveLength(5)
    expect(asSaved && stateAt(asSaved)).toEqual({ ...present(session), logged: 1 })
  })

  it('can be written again from where play went on', async () => {
    const save = JSON.parse(textOf())
    save.actions[3] = { kind: 'to', hex: '0303' }
    const read = await importText(JSON.stringify(save), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'parted' || !read.value.opened.asSaved) throw new Error('it should part')
    const again = await importText(exportText(read.value.opened.asSaved), ambushEntries)
    if (!again.ok || again.value.opened.is !== 'whole') throw new Error('it should be whole')
    expect(again.value.opened.history.moments).toHaveLength(1)
  })
})

describe('a file that cannot be read', () => {
  it.each([
    ['', 'the file: expected JSON'],
    ['{"format":"powderkeg/99","game":"ambush"}', 'format: expected powderkeg/2 or older'],
    ['{"format":"powderkeg/1"}', "game: expected a game's id, found nothing"],
    ['{"format":"powderkeg/1","game":"chess"}', "there is no game 'chess'"],
    ['{"format":"powderkeg/1","game":"siege"}', 'Siege (siege) is not playable yet'],
  ])('is refused with the place and what was expected: %s', async (text, words) => {
    expect((await problemsOf(text)).join('\n')).toContain(words)
  })

  it('names the place inside a position', async () => {
    const save = JSON.parse(textOf())
    save.position.units['r-chief'].at.hex = '9999'
    delete save.actions
    delete save.marks
    expect(await problemsOf(JSON.stringify(save))).toEqual([
      'position.units.r-chief.at.hex: expected a hex number of this map, found "9999"',
    ])
  })

  it('names the place inside a position that its actions do not lead to either', async () => {
    const save = JSON.parse(textOf())
    save.position.units['r-chief'].at.hex = '9999'
    save.actions[3] = { kind: 'to', hex: '0303' }
    expect(await problemsOf(JSON.stringify(save))).toEqual([
      'position.units.r-chief.at.hex: expected a hex number of this map, found "9999"',
    ])
  })

  it('only in its position stands where its actions lead', async () => {
    const session = playedOn()
    const save = JSON.parse(textOf(session))
    save.position.units['r-chief'].at.hex = '9999'
    const read = await importText(JSON.stringify(save), ambushEntries)
    if (!read.ok || read.value.opened.is !== 'whole') throw new Error('it should be whole')
    expect(stateAt(read.value.opened.history)).toEqual(present(session))
  })

  it('leaves the running game as it is', async () => {
    const session = playedOn()
    const before = session.store.getState()
    await problemsOf('{"format":"powderkeg/1","game":"ambush"}')
    expect(session.store.getState()).toBe(before)
  })

  it('is refused in words when the rules of its game cannot be fetched', async () => {
    const offline = ambushEntries.map(entry => ({ ...entry, load: () => Promise.reject(new Error('you are offline')) }))
    const read = await importText(textOf(), offline)
    expect(read.ok ? [] : read.problems.map(describeProblem)).toEqual([
      'game: expected a game that can be played, found you are offline',
    ])
  })
})
