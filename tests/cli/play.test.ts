import { describe, expect, it } from 'vitest'
import {
  type CommandLine,
  type Content,
  commandLine,
  DEPLOYED,
  newGame,
  refusedWith,
  unauditedAmbush,
} from './command-line'

const RANDOM = ['play', 'game.json', '--policy', 'random']

const contentOf = (line: CommandLine, file = 'game.json') => JSON.parse(line.read(file)) as Content

const NOTHING_TO_CHOOSE =
  'game.json: position.frames[0]: expected a decision that can be put to its side, found "nothing to choose"'

describe('play', () => {
  it('plays a game to its end, and what it wrote replays', async () => {
    const line = commandLine()
    await newGame(line)
    const played = await line.told(...RANDOM, '--seed', '1')
    expect(played.outcome).toMatchObject({ rule: 'A.9' })
    expect(played.steps).toBe(contentOf(line).actions.length)
    expect(await line.told('replay', 'game.json')).toMatchObject({ parting: null, replayed: played.steps })
  })

  it('plays the same game for the same seed, and another for another', async () => {
    const line = commandLine()
    await newGame(line)
    for (const [seed, file] of [
      ['1', 'a.json'],
      ['1', 'b.json'],
      ['2', 'c.json'],
    ] as const)
      await line.told(...RANDOM, '--seed', seed, '--out', file)
    expect(line.read('b.json')).toBe(line.read('a.json'))
    expect(line.read('c.json')).not.toBe(line.read('a.json'))
    expect(contentOf(line).actions).toEqual([])
  })

  it('stops after so many steps, and goes on from there', async () => {
    const line = commandLine()
    await newGame(line)
    expect(await line.told(...RANDOM, '--seed', '1', '--steps', '7')).toMatchObject({ steps: 7, outcome: null })
    expect(await line.told(...RANDOM, '--seed', '1', '--steps', '2')).toMatchObject({ steps: 2, actions: 9 })
  })

  it('rolls own dice for the players', async () => {
    const line = commandLine()
    await newGame(line, 'own-dice=true')
    // Over four turns of random postures some are equal, and a die tells who goes first.
    for (const seed of ['1', '2', '3']) await line.told(...RANDOM, '--seed', seed, '--out', `${seed}.json`)
    const dice = ['1', '2', '3'].flatMap(seed =>
      contentOf(line, `${seed}.json`).actions.flatMap(each => each.dice ?? []),
    )
    expect(dice.length).toBeGreaterThan(0)
    for (const die of dice) expect([1, 2, 3, 4, 5, 6]).toContain(die)
  })

  it('has nothing to do in a game that is over', async () => {
    const line = commandLine()
    await newGame(line)
    await line.told(...RANDOM, '--seed', '1')
    const before = line.read('game.json')
    expect(await line.told(...RANDOM, '--seed', '1')).toMatchObject({ steps: 0 })
    expect(line.read('game.json')).toBe(before)
  })

  it.each([
    [['play', 'game.json', '--policy', 'clever', '--seed', '1'], "--policy: expected random, found 'clever'"],
    [['play', 'game.json', '--seed', '1'], 'play needs --policy; see play --help'],
    [RANDOM, 'play needs --seed; see play --help'],
    [[...RANDOM, '--seed', '1', '--steps', '0'], "--steps: expected a whole number from 1 to 200000, found '0'"],
  ])('refuses %j', async (argv, message) => {
    const line = commandLine()
    await newGame(line)
    expect(await line.call(...argv)).toEqual(refusedWith(message))
  })

  it('refuses a decision without a choice, and leaves the file as it is', async () => {
    const line = commandLine({ games: [unauditedAmbush] })
    await newGame(line)
    await line.act('game.json', ...DEPLOYED)
    line.edit('game.json', content => {
      // Nobody is left to be placed.
      content.position.frames = [{ step: 'deploy', side: 'raiders', local: { picked: null } }]
    })
    const before = line.read('game.json')
    expect(await line.call(...RANDOM, '--seed', '1')).toEqual(refusedWith(NOTHING_TO_CHOOSE))
    expect(line.read('game.json')).toBe(before)
  })
})
