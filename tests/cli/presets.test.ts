import { describe, expect, it } from 'vitest'
import type { GameEntry } from '../../src/games'
import { variantAmbush } from '../fixtures/ambush/variants'
import { type Content, commandLine, refusedWith, unauditedAmbush } from './command-line'

const games: readonly GameEntry[] = [{ ...unauditedAmbush, load: async () => variantAmbush }]
const line = () => commandLine({ games })
const NEW = ['new', '--game', 'ambush', '--scenario', 'ford', '--seed', '5']

describe('options with needs on the command line', () => {
  it('are refused without what they need', async () => {
    expect(await line().call(...NEW, '--option', 'winter=true')).toEqual(
      refusedWith('options.winter: expected false without length=long, found true'),
    )
  })

  it('come with a preset, over which an option goes', async () => {
    const told = await line().told<Content>(...NEW, '--preset', 'grim', '--option', 'lamps=bright')
    expect(told.options).toMatchObject({ length: 'long', winter: true, lamps: 'bright' })
  })

  it('a preset that is none, or none of the scenario, is refused', async () => {
    expect(await line().call(...NEW, '--preset', 'jolly')).toEqual(
      refusedWith('--preset jolly: expected one of plain, grim'),
    )
    const ridge = ['new', '--game', 'ambush', '--scenario', 'ridge', '--seed', '5', '--preset', 'grim']
    expect(await line().call(...ridge)).toEqual(refusedWith('--preset grim: expected one of plain'))
  })

  it('are listed with needs, groups and presets', async () => {
    const [game] = await line().told<{ options: object[]; presets: object[] }[]>('games')
    expect(game?.options).toContainEqual(expect.objectContaining({ id: 'scouts', needs: 'fog', group: 'Sight' }))
    expect(game?.presets).toHaveLength(2)
  })

  it('are drawn by random games only where their needs are met', async () => {
    const told = await line().told<{ games: number; faults: object[] }>(
      'fuzz',
      '--game',
      'ambush',
      '--games',
      '6',
      '--seed',
      '1',
    )
    expect(told).toMatchObject({ games: 6, faults: [] })
  })
})
