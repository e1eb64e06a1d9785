import { describe, expect, it } from 'vitest'
import type { UnitId } from '../../../../src/core/ids'
import { campaign } from '../../../../src/games/partizan/forces/campaign'
import { axisStarters } from '../../../../src/games/partizan/forces/deployment'
import { look } from '../../../../src/games/partizan/look'
import { regionOf } from '../../../../src/games/partizan/map/hexes'
import {
  engine,
  hex,
  localOf,
  offered,
  owed,
  owedBy,
  pick,
  play,
  refusals,
  settingOf,
  steps,
  to,
  unit,
  where,
} from '../positions'

const begun = engine.begin(settingOf(), 7).state
const axisReady = play(begun, 'ready')
const partisans = play(axisReady, 'done')
const hidden = play(partisans, 'ready')
const drawn = (s: typeof begun): string[] =>
  campaign.partisan.pool.filter(id => s.units[unit(id)].at.is === 'hand' || s.units[unit(id)].at.is === 'hex')
const lay = (s: typeof begun, id: string, number: string) => play(s, pick(id), to(number))

describe('3.1 to 3.6 the Axis sets up', () => {
  it('3.1 three German units start in three of the eleven regions, one in each', () => {
    const one = lay(begun, 'ge-714', '2917')
    expect(where(one, 'ge-714')).toBe('2917')
    expect(refusals(play(one, pick('ge-rss')), to('2919'))).toEqual(['3.1'])
    expect(refusals(play(one, pick('ge-rss')), to('2619'))).toEqual([])
  })

  it('3.1, 3.2, 3.4 the question says how the units of a nation must be spread', () => {
    const asked = (id: string) => {
      const prompt = engine.prompt(play(begun, pick(id)))
      return [prompt?.text, prompt?.rule]
    }
    expect(asked('ge-714')).toEqual([
      'Set up 714 Infantry Division: pick a hex, each German unit in a region of its own.',
      '3.1',
    ])
    expect(asked('it-cda')[0]).toMatch(/: pick a hex, at least one Italian unit in each region\.$/)
    expect(asked('it-cda')[1]).toBe('3.2')
    expect(asked('hu-14gh')[0]).toMatch(/: pick a hex\.$/)
    expect(look.unitLine(begun, unit('it-cda'))).toBe('to be set up')
    expect(look.unitLine(begun, unit('ge-704'))).toBe('arrives on turn 1')
  })

  it('3.1 not outside their regions, nor at sea', () => {
    expect(refusals(play(begun, pick('ge-714')), to('2306'))).toEqual(['3.1'])
    expect(refusals(play(begun, pick('ge-714')), to('1010'))).toEqual(['3.1'])
  })

  it('3.2 at least one of the fourteen Italian units starts in each of nine regions', () => {
    const moved = lay(axisReady, 'it-pu', '2215')
    expect(regionOf(hex('1919'))).toBe('Kosovo/Metohija')
    expect(refusals(moved, 'done')).toEqual(['3.2'])
    expect(refusals(lay(moved, 'it-ps', '1718'), 'done')).toEqual([])
  })

  it('3.3 at least one Bulgarian unit starts in each Macedonia', () => {
    const north = ['bu-15oh', 'bu-17r'].reduce((s, id) => lay(s, id, '1621'), axisReady)
    expect(refusals(north, 'done')).toEqual(['3.3'])
    expect(refusals(lay(north, 'bu-17r', '1221'), 'done')).toEqual([])
    expect(refusals(play(begun, pick('bu-21')), to('1919'))).toEqual(['3.3'])
  })

  it('3.4 both Hungarian divisions start in Backa', () => {
    expect(refusals(play(begun, pick('hu-14gh')), to('3317'))).toEqual(['3.4'])
    expect(refusals(play(begun, pick('hu-14gh')), to('3414'))).toEqual([])
  })

  it('3.5 five Ustashi brigades start in five regions of ten', () => {
    const one = lay(begun, 'us-1sd', '3015')
    expect(refusals(play(one, pick('us-2sd')), to('3114'))).toEqual(['3.5'])
    expect(refusals(play(one, pick('us-2sd')), to('2511'))).toEqual([])
    expect(refusals(play(one, pick('us-2sd')), to('2917'))).toEqual(['3.5'])
  })

  it('3.6 seven Croatian divisions start in seven regions of the same ten, beside Ustashi if they like', () => {
    const one = lay(lay(begun, 'us-2sd', '2511'), 'cr-1p', '2511')
    expect(where(one, 'cr-1p')).toBe('2511')
    expect(refusals(play(one, pick('cr-2p')), to('2809'))).toEqual(['3.6'])
    expect(refusals(play(one, pick('cr-2p')), to('2813'))).toEqual([])
  })

  it('3.6 the set-up is not done while units wait', () => {
    expect(refusals(begun, 'done')).toEqual(['3.1'])
    expect(localOf<{ picked: number }>(begun).picked).toBe(axisStarters[0])
    expect(refusals(begun, pick('pa-4kr'))).toEqual(['3.1'])
  })

  it('3.1, 3.2, 3.3, 3.4, 3.5 and 3.6 the ready deployment is complete and legal', () => {
    expect(refusals(axisReady, 'done')).toEqual([])
    for (const group of campaign.axis)
      for (const id of group.units) expect(group.regions, id).toContain(regionOf(hex(where(axisReady, id))))
  })
})

describe('3.7 the Partisans hide', () => {
  it('3.7.1 twelve of the 24 unnumbered units are drawn at random, with Tito; the other twelve stay in the pool', () => {
    expect(drawn(partisans)).toHaveLength(12)
    expect(where(partisans, 'pa-tito')).toBe('hand')
    expect(campaign.partisan.pool.filter(id => where(partisans, id) === 'pool')).toHaveLength(12)
    const others = engine.begin(settingOf(), 8).state
    expect(drawn(play(others, 'ready', 'done'))).not.toEqual(drawn(partisans))
  })

  it('3.7.1 the Partisan player cannot choose another unit', () => {
    const left = campaign.partisan.pool.find(id => where(partisans, id) === 'pool') as string
    expect(refusals(partisans, pick(left))).toEqual(['3.7.4'])
    expect([owed(partisans), owedBy(partisans)]).toEqual(['hide', 'partisan'])
  })

  it('3.7.3 no start in a town, a clear hex or beside the Axis', () => {
    const [first] = drawn(partisans)
    const at = play(partisans, pick(first))
    expect(refusals(at, to('2515'))).toEqual(['3.7.3'])
    expect(refusals(at, to('2914'))).toEqual(['3.7.3'])
    const held = play(lay(axisReady, 'ge-kg125', '2815'), 'done', pick(drawn(partisans)[0]))
    expect(refusals(held, to('2815'))).toEqual(['3.7.3'])
    expect(refusals(at, to('2815'))).toEqual([])
  })

  it('3.7.6 Tito is not the first to come to hand, nor always at the same place among the others', () => {
    const placeOf = (seed: number): number => {
      const s = play(play(engine.begin(settingOf(), seed).state, 'ready'), 'done')
      return offered(s, 'pick').indexOf('pa-tito')
    }
    const places = [1, 2, 3, 4, 5, 6, 7, 8].map(placeOf)
    expect(places.every(place => place > 0)).toBe(true)
    expect(new Set(places).size).toBeGreaterThan(2)
    expect(localOf(partisans)).not.toEqual({ picked: unit('pa-tito') })
  })

  it('3.7.6 a set-up recorded when everybody was named before he was placed stands the same, in whatever order', () => {
    const order = [unit('pa-tito'), ...drawn(partisans).map(unit)]
    const laid = order.reduce((s, id) => {
      const named = engine.apply(s, { kind: 'pick', unit: id }).state
      const there = [...engine.choices(named)].find(({ action: { kind } }) => kind === 'to')?.action
      return there === undefined ? named : engine.apply(named, there).state
    }, partisans)
    const hexes = new Map(order.map(id => [id, laid.units[id].at]))
    // The same answers again, from the other end: nobody stands where another was put, though others come to hand between.
    const again = order.toReversed().reduce((s, id) => {
      const at = hexes.get(id)
      const named = engine.apply(s, { kind: 'pick', unit: id }).state
      return at?.is === 'hex' ? engine.apply(named, { kind: 'to', hex: at.hex }).state : named
    }, partisans)
    expect(again.units).toEqual(laid.units)
    expect(laid.units[unit('pa-tito')].at.is).toBe('hex')
  })

  it('3.7.4 nine by region, three in any of the six, Tito too', () => {
    const ids = drawn(partisans)
    const spots = ['2815', '2816', '2714', '2615', '2616', '2416']
    const six = spots.reduce((s, number, index) => lay(s, ids[index], number), partisans)
    expect(refusals(play(six, pick(ids[6])), to('2514'))).toEqual(['3.7.4'])
    expect(refusals(play(six, pick('pa-tito')), to('2514'))).toEqual([])
    expect(refusals(play(six, pick(ids[6])), to('3308'))).toEqual(['3.7.4'])
    expect(refusals(play(six, pick(ids[6])), to('2804'))).toEqual([])
    expect(refusals(six, 'done')).toEqual(['3.7.4'])
    expect(refusals(hidden, 'done')).toEqual([])
  })

  it('3.7.4 the last unit of a region cannot leave it bare', () => {
    const last = drawn(hidden).find(id => regionOf(hex(where(hidden, id))) === 'Sandzak') as string
    expect(refusals(play(hidden, pick(last)), to('2806'))).toEqual(['3.7.4'])
    const inPodrinje = drawn(hidden).filter(id => regionOf(hex(where(hidden, id))) === 'Podrinje')
    expect(inPodrinje.length).toBeGreaterThan(3)
    expect(refusals(play(lay(hidden, inPodrinje[0], '2115'), pick(last)), to('2416'))).toEqual([])
  })

  it('3.7.5 they may stack, within the limit of the hex', () => {
    const ids = drawn(partisans)
    const five = ids.slice(0, 5).reduce((s, id) => lay(s, id, '2514'), partisans)
    expect(refusals(play(five, pick(ids[5])), to('2514'))).toEqual(['10.1.2'])
    expect(where(five, ids[4])).toBe('2514')
  })

  it('3.7.2 and 3.7.6 the Axis player sees counters, not which they are nor which is Tito', () => {
    const seen = engine.view(hidden, 1)
    for (const id of [...campaign.partisan.pool, 'pa-tito']) expect(where(seen, id), id).toBe('unseen')
    expect(seen.hidden.reduce((sum, each) => sum + each.count, 0)).toBe(13)
    expect(seen.hidden.find(each => each.hex === hex('2514'))?.count).toBe(2)
    expect(where(engine.view(hidden, 0), 'pa-tito')).toBe(where(hidden, 'pa-tito'))
  })

  it('3.7.6 the ready deployment always looks the same, and Tito and the others hide in it by chance', () => {
    const games = Array.from({ length: 24 }, (_, seed) =>
      play(engine.begin(settingOf(), seed + 1).state, 'ready', 'done', 'ready'),
    )
    const seen = games.map(each => engine.view(each, 1).hidden.map(({ hex: at, count }) => `${at} ${count}`))
    expect(new Set(seen.map(String)).size).toBe(1)
    expect(games.every(each => refusals(each, 'done').length === 0)).toBe(true)
    const places = (id: string) => new Set(games.map(each => where(each, id)).filter(at => at !== 'pool')).size
    expect(places('pa-tito')).toBeGreaterThan(4)
    expect(places('pa-1pr')).toBeGreaterThan(4)
  })

  it('3.7.6 whoever is too many for the ready deployment is left to the player', () => {
    const more = campaign.partisan.pool.filter(id => !drawn(partisans).includes(id)).slice(0, 2)
    const units = partisans.units.map((each, id) =>
      more.map(unit).includes(id as UnitId) ? { ...each, at: { is: 'hand' as const }, steps: 1 } : each,
    )
    const crowded = { ...partisans, units }
    const laid = play(crowded, 'ready')
    expect(drawn(laid)).toHaveLength(drawn(partisans).length + 2)
    expect(drawn(laid).filter(id => laid.units[unit(id)].at.is === 'hand')).toHaveLength(2)
    expect(refusals(laid, 'done')).toEqual(['3.7.4'])
  })

  it('3.7.6 Tito never stands where the count of a region would give him away', () => {
    const regions = Array.from({ length: 24 }, (_, seed) => {
      const game = play(engine.begin(settingOf(), seed + 1).state, 'ready', 'done', 'ready')
      return regionOf(hex(where(game, 'pa-tito')))
    })
    expect([...new Set(regions)].sort()).toEqual(['Highlands', 'Podrinje', 'Western Bosnia'])
  })

  it('3.7.2 only face-down counters are put on the map of the other player, and each has one step', () => {
    for (const id of drawn(hidden)) expect(steps(hidden, id)).toBe(1)
    expect(engine.view(hidden, 'table').hidden.filter(each => each.side === 0).length).toBeGreaterThan(5)
  })
})

describe('3.8 markers', () => {
  const first = play(hidden, { kind: 'done', dice: [3] })

  it('3.8 turn 1 begins with the Partisans; Italy fights on', () => {
    expect([first.turn, owedBy(first), first.surrendered, first.prestige]).toEqual([1, 'partisan', null, 0])
  })

  it('3.8.1 no caches, targets or Out-of-Supply markers are out yet', () => {
    expect([first.chits, first.targets, first.units.some(each => each.unsupplied > 0)]).toEqual([[], [], false])
    expect(offered(first, 'pick')).toHaveLength(12)
  })
})
