import { describe, expect, it } from 'vitest'
import { AMBUSH_PATH, commandLine, refusedWith } from './command-line'

describe('map', () => {
  it('counts what the map holds', async () => {
    // The fixture's rows: woods and clear in turn, 25 hexes, the ford in the middle.
    expect(await commandLine().told('map', '--game', 'ambush')).toEqual({
      name: 'The ford',
      hexes: 25,
      inPlay: 25,
      terrains: { woods: 12, clear: 12, ford: 1 },
      areas: [{ period: 'always', hexes: { valley: 25 } }],
      places: { total: 1, kinds: { ford: 1 } },
      rivers: [],
      lines: [],
      boxes: [],
      marks: { 'raider entry': 2, 'guard entry': 2 },
    })
  })

  it('tells everything about one hex', async () => {
    const facts = await commandLine().told('map', '--game', AMBUSH_PATH, '--hex', '0303')
    expect(facts).toMatchObject({ hex: '0303', terrain: 'ford', places: [{ name: 'The ford' }] })
  })

  it.each([
    [['--game', 'ambush', '--hex', '9999'], "--hex: expected a hex number of the map 'The ford', found '9999'"],
    [['--hex', '0303'], 'map needs --game; see map --help'],
    [['--game', 'later'], 'Later (later) is not playable yet'],
  ])('refuses %j', async (args, message) => {
    expect(await commandLine().call('map', ...args)).toEqual(refusedWith(message))
  })
})
