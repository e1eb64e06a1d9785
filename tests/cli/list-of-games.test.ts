import { describe, expect, it } from 'vitest'
import { type GameEntry, games, loadGame } from '../../src/games'
import { ambush } from '../fixtures/ambush'
import { AMBUSH_PATH, commandLine, refusedWith } from './command-line'

describe('the list of games', () => {
  it('holds the five games in the order of the start page', () => {
    expect(games.map(({ id, title, years }) => `${id}: ${title}, ${years}`)).toEqual([
      'balkan-wars: Balkan Wars, 1912–1913',
      'balkan-front: Balkan Front, 1940–1941',
      'operation-gertrud: Operation Gertrud, 1941–1943',
      'partizan: Partizan!, 1941–1944',
      'balkan-gambit: Balkan Gambit, 1943–1945',
    ])
  })

  it.each(games.map(entry => entry.id))(
    '%s loads as the game it says, or says that it is not playable yet',
    async id => {
      const entry = games.find(each => each.id === id) as GameEntry
      if (entry.load) expect(await loadGame(id)).toMatchObject({ id, title: entry.title })
      else await expect(loadGame(id)).rejects.toThrow(`${entry.title} (${id}) is not playable yet`)
    },
  )

  it('has no other games', async () => {
    await expect(loadGame('chess')).rejects.toThrow(
      "there is no game 'chess'; the games are balkan-wars, balkan-front, operation-gertrud, partizan, balkan-gambit",
    )
  })
})

type ListedGame = {
  readonly id: string
  readonly playable: boolean
  readonly version?: number
  readonly sides?: readonly string[]
  readonly scenarios?: readonly { readonly id: string; readonly sides: readonly string[] }[]
  readonly options?: readonly object[]
}

describe('games', () => {
  it('tells scenarios and options of what can be played, and of the rest that it cannot', async () => {
    const [first, second, ...more] = await commandLine().told<ListedGame[]>('games')
    expect(first).toMatchObject({ id: 'ambush', title: 'Ambush at the Ford', version: 2, playable: true })
    expect(first?.scenarios?.map(each => each.id)).toEqual(['ford', 'ridge'])
    expect(second).toEqual({ id: 'later', title: 'Later', years: '1900', about: expect.any(String), playable: false })
    expect(more).toEqual([])
  })

  it('names the sides once for files, and for each scenario as they are called in it', async () => {
    const [game] = await commandLine().told<ListedGame[]>('games')
    expect(game?.sides).toEqual(['raiders', 'guards'])
    expect(game?.scenarios?.map(each => each.sides)).toEqual([
      ['Raiders', 'Guards'],
      ['Raiders', 'Patrol'],
    ])
  })

  it('tells rule, values and default of each option, own dice among them', async () => {
    const [game] = await commandLine().told<ListedGame[]>('games')
    expect(game?.options).toMatchObject([
      { id: 'fog', rule: 'A.6', values: [true, false], default: true },
      { id: 'length', rule: 'A.1', values: ['short', 'long'], default: 'short', scenarios: ['ford'] },
      { id: 'own-dice', rule: 'own-dice', values: [true, false], default: false },
    ])
  })

  it('takes a game that is not in the list by the path of its folder or file', async () => {
    const line = commandLine({ games: [] })
    for (const path of [AMBUSH_PATH, `${AMBUSH_PATH}/index.ts`, `${AMBUSH_PATH}/index`]) {
      const [game] = await line.told<ListedGame[]>('games', '--game', path)
      expect(game).toMatchObject({ id: ambush.id, playable: true })
    }
  })

  it.each([
    ['chess', "there is no game 'chess'; the games are ambush, later"],
    ['tests/fixtures/chess', '--game tests/fixtures/chess: there is no such module'],
    [`${AMBUSH_PATH}/map.ts`, `--game ${AMBUSH_PATH}/map.ts: expected one exported game module, found 0`],
  ])('knows no game %s', async (name, message) => {
    expect(await commandLine().call('games', '--game', name)).toEqual(refusedWith(message))
  })

  it('says of a module that cannot be loaded why', async () => {
    const line = commandLine()
    line.write('broken.ts', "throw new Error('out of powder')")
    expect(await line.call('games', '--game', './broken.ts')).toEqual(
      refusedWith('--game ./broken.ts: cannot be loaded: out of powder'),
    )
  })
})
