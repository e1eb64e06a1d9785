import { mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Content, commandLine, refusedWith } from './command-line'

const FORD = ['new', '--game', 'ambush', '--scenario', 'ford']

describe('new', () => {
  it('writes a game file and tells where it stands', async () => {
    const line = commandLine()
    const told = await line.told(...FORD, '--seed', '5', '--out', 'game.json')
    expect(told).toEqual({
      wrote: 'game.json',
      game: 'ambush',
      scenario: 'ford',
      actions: 0,
      turn: 1,
      side: 'raiders',
      outcome: null,
    })
    expect(JSON.parse(line.read('game.json'))).toMatchObject({ game: 'ambush', scenario: 'ford', seed: 5 })
    expect(readdirSync(line.root)).toEqual(['game.json'])
  })

  it('without --out prints the same file', async () => {
    const line = commandLine()
    await line.told(...FORD, '--seed', '5', '--out', 'game.json')
    expect((await line.call(...FORD, '--seed', '5')).out).toBe(line.read('game.json'))
  })

  it('takes options, switches and values alike', async () => {
    const told = await commandLine().told<Content>(
      ...[...FORD, '--seed', '5', '--option', 'fog=false', '--option', 'length=long'],
    )
    expect(told.options).toEqual({ fog: false, length: 'long', 'own-dice': false })
  })

  it.each([
    [['--seed', '5', '--option', 'fog=maybe'], 'options.fog: expected true or false, found "maybe"'],
    [['--seed', '5', '--option', 'length=true'], 'options.length: expected one of short, long, found "true"'],
    [['--seed', '5', '--option', 'mud=true'], 'options.mud: expected one of fog, length, own-dice, found "mud"'],
    [['--seed', '5', '--option', 'fog'], "--option: expected key=value, found 'fog'"],
    [['--seed', '-1'], "--seed: expected a whole number from 0 to 4294967295, found '-1'"],
    [['--seed', 'x'], "--seed: expected a whole number from 0 to 4294967295, found 'x'"],
    [[], 'new needs --seed; see new --help'],
  ])('refuses %j', async (args, message) => {
    expect(await commandLine().call(...FORD, ...args)).toEqual(refusedWith(message))
  })

  it.each([
    ['ambush', 'river', 'scenario: expected one of ford, ridge, found "river"'],
    ['chess', 'ford', "there is no game 'chess'; the games are ambush, later"],
    ['later', 'ford', 'Later (later) is not playable yet'],
  ])('refuses game %s with scenario %s', async (game, scenario, message) => {
    const called = await commandLine().call('new', '--game', game, '--scenario', scenario, '--seed', '1')
    expect(called).toEqual(refusedWith(message))
  })

  it('refuses an option in a scenario that does not offer it', async () => {
    const args = ['--game', 'ambush', '--scenario', 'ridge', '--seed', '1', '--option', 'length=long']
    expect(await commandLine().call('new', ...args)).toEqual(
      refusedWith('options.length: expected short in this scenario, found "long"'),
    )
  })

  it('refuses a place where no file can be written', async () => {
    const line = commandLine()
    mkdirSync(join(line.root, 'folder'))
    line.write('file', '')
    const out = (path: string) => line.call(...FORD, '--seed', '5', '--out', path)
    expect(await out('folder')).toEqual(refusedWith('folder: cannot be written: this is a folder'))
    expect(await out('none/game.json')).toEqual(
      refusedWith('none/game.json: cannot be written: there is no such file or folder'),
    )
    expect(await out('file/game.json')).toEqual(
      refusedWith('file/game.json: cannot be written: part of the path is not a folder'),
    )
    expect(readdirSync(line.root).sort()).toEqual(['file', 'folder'])
  })
})
