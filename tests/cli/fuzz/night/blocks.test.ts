import { describe, expect, it } from 'vitest'
import { BLOCK, blocksToPlay, everyFor, gameKey, policyFor, type Sheet } from '../../../../src/cli/fuzz/night/blocks'

const FORD: Sheet = { game: 'ambush', scenario: 'ford' }
const RIDGE: Sheet = { game: 'ambush', scenario: 'ridge' }
const plan = { sheets: [FORD, RIDGE], games: 60, seed: 100 }

const seedsFrom = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at)

describe('blocks of seeds', () => {
  it('go to the scenarios in turn, no seed twice, the last as short as it must be', () => {
    expect([...blocksToPlay(plan, new Set())]).toEqual([
      { ...FORD, seeds: seedsFrom(100, BLOCK) },
      { ...RIDGE, seeds: seedsFrom(125, BLOCK) },
      { ...FORD, seeds: seedsFrom(150, 10) },
    ])
  })

  it('leave out what was played, and a block that is wholly played', () => {
    const done = new Set([
      ...seedsFrom(100, BLOCK).map(seed => gameKey(FORD, seed)),
      gameKey(RIDGE, 126),
      // The same seed of another scenario is another game.
      gameKey(FORD, 127),
    ])
    const [first, second] = [...blocksToPlay(plan, done)]
    expect(first).toEqual({ ...RIDGE, seeds: seedsFrom(125, BLOCK).filter(seed => seed !== 126) })
    expect(second?.seeds).toEqual(seedsFrom(150, 10))
  })

  it('are none where no game can be played', () => {
    expect([...blocksToPlay({ ...plan, sheets: [] }, new Set())]).toEqual([])
  })
})

describe('how a seed is played', () => {
  const seeds = seedsFrom(1, 400)

  it('one game in ten is checked in full, the others at every 20th action', () => {
    const depths = seeds.map(everyFor)
    expect(depths.filter(every => every === 1)).toHaveLength(40)
    expect(depths.filter(every => every === 20)).toHaveLength(360)
  })

  it('half of the games are played by policies, all of them in turn, whether checked in full or not', () => {
    const players = seeds.map(seed => policyFor(seed, ['bold', 'wary']))
    expect(players.filter(each => each === null)).toHaveLength(200)
    expect(players.filter(each => each === 'bold')).toHaveLength(100)
    const full = players.filter((_, at) => everyFor(seeds[at] as number) === 1)
    expect(new Set(full)).toEqual(new Set([null, 'bold', 'wary']))
  })

  it('where there is no policy, chance plays', () => {
    expect(new Set(seeds.map(seed => policyFor(seed, [])))).toEqual(new Set([null]))
  })
})
