import { lstatSync, readdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type CommandLine, type Content, commandLine, DEPLOYED, newGame, refusedWith, write } from './command-line'

async function begun(...options: string[]): Promise<CommandLine> {
  const line = commandLine()
  await newGame(line, ...options)
  return line
}

const actionsOf = (line: CommandLine, file = 'game.json') => (JSON.parse(line.read(file)) as Content).actions

describe('apply', () => {
  it('takes a choice by its index in show', async () => {
    const line = await begun()
    const told = await line.told('apply', 'game.json', '--index', '1')
    expect(told).toMatchObject({ wrote: 'game.json', action: { kind: 'pick', unit: 'r-scouts' }, actions: 1 })
    expect(actionsOf(line)).toEqual([{ kind: 'pick', unit: 'r-scouts' }])
  })

  it('takes an action by names, and tells what came of it to the side that took it', async () => {
    const line = await begun()
    await line.act('game.json', { kind: 'pick', unit: 'r-chief' })
    const told = await line.told('apply', 'game.json', '--action', '{"kind":"to","hex":"0101"}')
    expect(told).toMatchObject({
      action: { kind: 'to', hex: '0101' },
      log: [{ text: 'deploy Chief', rule: 'A.3' }],
      side: 'raiders',
      turn: 1,
    })
  })

  it('with --out leaves the file as it is', async () => {
    const line = await begun()
    const before = line.read('game.json')
    await line.told('apply', 'game.json', '--index', '0', '--out', 'next.json')
    expect(line.read('game.json')).toBe(before)
    expect(actionsOf(line, 'next.json')).toHaveLength(1)
  })

  it('refuses what is against the rules with every reason, and leaves the file as it is', async () => {
    const line = await begun()
    const before = line.read('game.json')
    expect(await line.call('apply', 'game.json', '--action', '{"kind":"to","hex":"0102"}')).toEqual(
      refusedWith('not legal: A.3: pick a band first; A.3: raiders begin in woods'),
    )
    expect(line.read('game.json')).toBe(before)
    expect(readdirSync(line.root)).toEqual(['game.json'])
  })

  it.each([
    [['--index', '3'], '--index 3: there is no such choice; expected 0 to 2'],
    [['--index', 'first'], "--index: expected a whole number from 0 to 1000000, found 'first'"],
    [['--index', '0', '--action', '{"kind":"pick"}'], 'apply takes --index or --action, not both'],
    [[], 'apply needs --index or --action'],
    [['--action', '{"kind":"to","hex":"9999"}'], '--action.hex: expected a hex number of this map, found "9999"'],
    [['--action', '{"kind":"pick","unit":"x"}'], '--action.unit: expected a counter of this game, found "x"'],
    [['--action', '{"unit":"r-chief"}'], '--action.kind: expected this field, which is missing, found nothing'],
    [['--action', '7'], '--action: expected an object, found 7'],
  ])('refuses %j', async (args, message) => {
    const line = await begun()
    expect(await line.call('apply', 'game.json', ...args)).toEqual(refusedWith(message))
  })

  it('refuses an action that is not JSON in one line', async () => {
    const line = await begun()
    const { code, out, err } = await line.call('apply', 'game.json', '--action', '{\n kind')
    expect([code, out]).toEqual([1, ''])
    expect(err).toMatch(/^--action: expected JSON such as \{"kind":"pass"\}: .+\n$/)
  })

  it('has nothing to apply when the game is over', async () => {
    const line = await begun()
    await line.told('play', 'game.json', '--policy', 'random', '--seed', '1')
    expect(await line.call('apply', 'game.json', '--index', '0')).toEqual(
      refusedWith('--index 0: there is nothing to choose'),
    )
    expect(await line.call('apply', 'game.json', '--action', '{"kind":"done"}')).toEqual(
      refusedWith('not legal: A.9: the game is over'),
    )
  })

  it('leaves the file as it is when the new one cannot be written', async () => {
    const line = await begun()
    const before = line.read('game.json')
    expect(await line.call('apply', 'game.json', '--index', '0', '--out', 'none/next.json')).toEqual(
      refusedWith('none/next.json: cannot be written: there is no such file or folder'),
    )
    expect(line.read('game.json')).toBe(before)
  })

  it('writes through a link to the file behind it', async () => {
    const line = await begun()
    symlinkSync(join(line.root, 'game.json'), join(line.root, 'link.json'))
    await line.told('apply', 'link.json', '--index', '0')
    expect(lstatSync(join(line.root, 'link.json')).isSymbolicLink()).toBe(true)
    expect(actionsOf(line)).toHaveLength(1)
  })
})

describe('own dice', () => {
  const guardsWrite = ['apply', 'game.json', '--action', JSON.stringify(write('bold'))]

  /** Both sides bold: a die tells who goes first, 1 to 3 for the raiders (A.2). */
  async function beforeTheDie(...options: string[]): Promise<CommandLine> {
    const line = await begun(...options)
    await line.act('game.json', ...DEPLOYED, write('bold'))
    return line
  }

  it('are asked for one by one, with what they are for', async () => {
    const line = await beforeTheDie('own-dice=true')
    const before = line.read('game.json')
    expect(await line.call(...guardsWrite)).toEqual(
      refusedWith('die 1 of this action is wanted, 1 to 6: who goes first; apply again with --dice N'),
    )
    expect(line.read('game.json')).toBe(before)
  })

  it.each([
    ['3', 'raiders'],
    ['4', 'guards'],
  ])('that show %s let the %s go first', async (dice, side) => {
    const line = await beforeTheDie('own-dice=true')
    expect(await line.told(...guardsWrite, '--dice', dice)).toMatchObject({ side })
    expect(actionsOf(line).at(-1)).toEqual({ ...write('bold'), dice: [Number(dice)] })
  })

  it('may stand in the action itself, but not in both places', async () => {
    const line = await beforeTheDie('own-dice=true')
    const withDice = ['apply', 'game.json', '--action', JSON.stringify({ ...write('bold'), dice: [4] })]
    expect(await line.call(...withDice, '--dice', '4')).toEqual(
      refusedWith('the dice are given twice, in --action and with --dice'),
    )
    expect(await line.told(...withDice)).toMatchObject({ side: 'guards' })
  })

  it('go with a choice by index too', async () => {
    const line = await beforeTheDie('own-dice=true')
    expect(await line.told('apply', 'game.json', '--index', '0', '--dice', '1')).toMatchObject({ side: 'raiders' })
  })

  it.each([
    ['7', 'not legal: own-dice: die 1 (who goes first) must show 1 to 6, not 7'],
    ['3,4', 'not legal: own-dice: 2 dice were given, but 1 are rolled'],
    ['0', "--dice: expected a whole number from 1 to 100, found '0'"],
    ['3,', "--dice: expected a whole number from 1 to 100, found ''"],
  ])('%s are refused', async (dice, message) => {
    const line = await beforeTheDie('own-dice=true')
    expect(await line.call(...guardsWrite, '--dice', dice)).toEqual(refusedWith(message))
  })

  it('have no place in a game in which the app rolls', async () => {
    const line = await beforeTheDie()
    expect(await line.call(...guardsWrite, '--dice', '3')).toEqual(
      refusedWith('not legal: A.2: the app rolls the dice in this game'),
    )
  })
})
