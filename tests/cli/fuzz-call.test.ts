import { describe, expect, it } from 'vitest'
import { commandLine, refusedWith } from './command-line'

describe('fuzz', () => {
  it('hands its flags on and prints what was found', async () => {
    const args = ['--game', 'ambush', '--scenario', 'ridge', '--option', 'fog=false', '--games', '2', '--seed', '1']
    expect(await commandLine().told('fuzz', ...args)).toMatchObject({ game: 'ambush', games: 2, faults: [] })
  })

  it.each([
    [['--games', '1', '--seed', '1'], 'fuzz needs --game; see fuzz --help'],
    [['--game', 'ambush', '--seed', '1'], 'fuzz needs --games; see fuzz --help'],
    [['--game', 'chess', '--games', '1', '--seed', '1'], "there is no game 'chess'; the games are ambush, later"],
  ])('refuses %j', async (args, message) => {
    expect(await commandLine().call('fuzz', ...args)).toEqual(refusedWith(message))
  })
})
