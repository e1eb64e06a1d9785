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
      boxes: [{ id: 'camp', name: 'Camp', links: 1 }],
      marks: { 'raider entry': 2, 'guard entry': 2 },
    })
  })

  it('tells everything about one hex', async () => {
    const facts = await commandLine().told('map', '--game', AMBUSH_PATH, '--hex', '0303')
    expect(facts).toMatchObject({ hex: '0303', terrain: 'ford', places: [{ name: 'The ford' }] })
  })

  it('knows the map of a game that cannot be played yet, and what it costs to enter a hex', async () => {
    // 2709 is Istanbul (rulebook 2.1.2); a road costs 1 (9.1.1).
    const facts = await commandLine().told<{ places: object[]; entry: { from: { byLine: object | null }[] }[] }>(
      'map',
      '--game',
      'operation-gertrud',
      '--hex',
      '2709',
    )
    expect(facts.places).toContainEqual(expect.objectContaining({ name: 'Istanbul', kind: 'city' }))
    expect(facts.entry).toHaveLength(1)
    expect(facts.entry[0].from.map(({ byLine }) => byLine)).toContainEqual({ class: 'road', cost: [1] })
  })

  it.each([
    [['--game', 'ambush', '--hex', '9999'], "--hex: expected a hex number of the map 'The ford', found '9999'"],
    [['--hex', '0303'], 'map needs --game; see map --help'],
    [['--game', 'later'], 'Later (later) is not playable yet'],
  ])('refuses %j', async (args, message) => {
    expect(await commandLine().call('map', ...args)).toEqual(refusedWith(message))
  })
})
