import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { commandLine, refusedWith } from './command-line'

describe('fuzz', () => {
  it('hands its flags on and prints what was found', async () => {
    const args = ['--game', 'ambush', '--scenario', 'ridge', '--option', 'fog=false', '--games', '2', '--seed', '1']
    expect(await commandLine().told('fuzz', ...args)).toMatchObject({ game: 'ambush', games: 2, faults: [] })
  })

  it('lets a policy choose in place of chance', async () => {
    const policy = join(import.meta.dirname, 'first-choice.ts')
    const args = ['--game', 'ambush', '--policy', policy, '--games', '2', '--seed', '1']
    const report = (await commandLine().told('fuzz', ...args)) as { milestones: Record<string, number> }
    expect(report).toMatchObject({ games: 2, faults: [], milestones: { deploy: 6 } })
    // Whoever moves whenever a unit is picked moves more often than chance does.
    expect(report.milestones.move).toBeGreaterThan(10)
  })

  it.each([
    [['--games', '1', '--seed', '1'], 'fuzz needs --game; see fuzz --help'],
    [['--game', 'ambush', '--seed', '1'], 'fuzz needs --games; see fuzz --help'],
    [['--game', 'chess', '--games', '1', '--seed', '1'], "there is no game 'chess'; the games are ambush, later"],
    [
      ['--game', 'ambush', '--policy', 'nowhere.ts', '--games', '1', '--seed', '1'],
      '--policy nowhere.ts: there is no such module',
    ],
  ])('refuses %j', async (args, message) => {
    expect(await commandLine().call('fuzz', ...args)).toEqual(refusedWith(message))
  })
})
