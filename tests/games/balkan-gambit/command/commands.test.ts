import { describe, expect, it } from 'vitest'
import { allocation } from '../../../../src/games/balkan-gambit/command/command-points'
import type { Gambit } from '../../../../src/games/balkan-gambit/state'
import {
  attack,
  engine,
  hex,
  hexes,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  unit,
  volley,
  where,
} from '../positions'

describe('7 command points', () => {
  it('7.1.1, 7.14 units act by commands, in any order, each paid as it is given', () => {
    const s = position({ turn: 'axis', at: { '1717': ['de-297-inf'], '2314': ['de-173-inf'], '2315': ['par-01'] } })
    const dug = play(s, { kind: 'fortify', hex: '1717' })
    expect(dug.cp.free).toBe(6)
    const launched = [{ kind: 'attack', hex: '2314' }, { kind: 'target', hex: '2315' }, 'launch'] as const
    expect(play(dug, ...launched).cp.free).toBe(4)
    expect(play(s, ...launched).cp.free).toBe(5)
  })

  it('7.1.2, 7.2.1, 7.2.2, 7.2.3 each side gets seven, and nothing is carried over', () => {
    const s = { ...position(), cp: { free: 3, reserved: 1 } }
    const axis = play(s, 'end')
    expect(axis.cp).toEqual({ free: 7, reserved: 0 })
    expect([allocation(s, 0), allocation(s, 1)]).toEqual([7, 7])
  })

  it('7.2.5, S43.9, S43.10, S44.8, S45.8 two cities and one lost Beachhead make 8 and 5, and a floor of nothing', () => {
    for (const scenario of ['1943', '1944', '1945'] as const) {
      const liberated = hexes('1738', '2031')
      const s = { ...position({ scenario }), liberated, alliedPlaces: liberated, markersLost: 1 }
      expect([allocation(s, 0), allocation(s, 1)]).toEqual([8, 5])
      expect(allocation({ ...s, markersLost: 99 }, 0)).toBe(0)
    }
  })

  it('7.2.2, 7.2.3, S43.9 the Allies keep the point of a liberated city, the Axis gets its own back with the city', () => {
    const s = position({ at: { '1737': ['uk-5-inf'] } })
    const freed = play(
      s,
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect([freed.liberated, allocation(freed, 0), allocation(freed, 1)]).toEqual([[hex('1738')], 8, 6])
    const back = position({
      turn: 'axis',
      at: { '1737': ['de-297-inf'] },
      allied: ['1738'],
      own: { liberated: hexes('1738') },
    })
    const retaken = play(
      back,
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect([retaken.alliedPlaces, allocation(retaken, 0), allocation(retaken, 1)]).toEqual([[], 8, 7])
    const again = position({ at: { '1737': ['uk-5-inf'] }, own: { liberated: hexes('1738') } })
    const second = play(
      again,
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect([second.liberated, allocation(second, 0), allocation(second, 1)]).toEqual([[hex('1738')], 8, 6])
  })

  it('7.2.4 the last Allied point is for partisans', () => {
    const at = { '1738': ['uk-5-inf'], '1515': ['par-01'] }
    const s = position({ at, own: { cp: { free: 0, reserved: 1 } } })
    expect(refusals(s, { kind: 'move', hex: '1738' })).toEqual(['7.2.4'])
    expect(refusals(s, { kind: 'move', hex: '1515' })).toEqual([])
    const gone = (from: Gambit, number: string) => {
      const ordered = play(from, { kind: 'move', hex: number })
      expect(ordered.cp).toEqual(from.cp)
      return play(ordered, { kind: 'to', hex: offered(ordered, 'to')[0] as string }).cp
    }
    expect(gone(s, '1515')).toEqual({ free: 0, reserved: 0 })
    const rich = position({ at })
    expect(gone(rich, '1515')).toEqual({ free: 6, reserved: 0 })
    expect(gone(rich, '1738')).toEqual({ free: 5, reserved: 1 })
  })

  it('7.2.4 in a mixed stack of 1945 the reserved point is used if a partisan moves, who must go first where it is needed', () => {
    const at = { '2018': ['par-01', 'su-73-inf'] }
    const s = position({ scenario: '1945', at })
    const opened = play(s, { kind: 'move', hex: '2018' })
    expect(opened.cp).toEqual({ free: 6, reserved: 1 })
    const went = play(opened, { kind: 'pick', unit: 'par-01' }, { kind: 'to', hex: '2019' }, 'done')
    expect(went.cp).toEqual({ free: 6, reserved: 0 })
    expect(play(opened, { kind: 'pick', unit: 'su-73-inf' }, { kind: 'to', hex: '2019' }, 'done').cp).toEqual({
      free: 5,
      reserved: 1,
    })
    const short = play(position({ scenario: '1945', at, own: { cp: { free: 0, reserved: 1 } } }), {
      kind: 'move',
      hex: '2018',
    })
    expect(refusals(short, { kind: 'pick', unit: 'su-73-inf' })).toEqual(['7.2.4'])
    expect(refusals(short, { kind: 'pick', unit: 'par-01' })).toEqual([])
  })

  it('7.3.A a stack is in hand at once and moves together, part of it where only part can go; put back, it costs nothing', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-1-pz', 'de-41-fort'], '2419': ['par-01'] } })
    const ordered = play(s, { kind: 'move', hex: '2314' })
    expect([ordered.cp.free, play(ordered, 'done').cp.free]).toEqual([7, 7])
    const together = play(ordered, { kind: 'to', hex: '2315' })
    expect([where(together, 'de-1-pz'), where(together, 'de-41-fort'), together.cp.free]).toEqual(['2315', '2315', 6])
    const far = offered(ordered, 'part')[0] as string
    const split = play(ordered, { kind: 'part', hex: far })
    expect([where(split, 'de-1-pz'), where(split, 'de-41-fort')]).toEqual([far, '2314'])
    expect(refusals(ordered, { kind: 'to', hex: far })).toEqual(['11.1.1'])
    const one = play(ordered, { kind: 'join', unit: 'de-41-fort' }, { kind: 'to', hex: '2315' })
    expect([where(one, 'de-1-pz'), where(one, 'de-41-fort')]).toEqual(['2315', '2314'])
    // The rest of the stack goes with the same point.
    expect(play(one, { kind: 'move', hex: '2314' }, { kind: 'to', hex: '2313' }).cp.free).toBe(6)
    expect(refusals(s, { kind: 'join', unit: 'de-1-pz' })).toEqual(['7.3.A'])
  })

  it('7.4.1 the stack in hand attacks an enemy beside it at once; called off, it costs nothing', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'], '2317': ['par-03'] } })
    const ordered = play(s, { kind: 'move', hex: '2314' })
    const struck = play(ordered, { kind: 'strike', hex: '2315' })
    expect([owed(struck), struck.cp.free]).toEqual(['attack', 7])
    expect([play(struck, 'launch').cp.free, play(struck, 'back').cp.free]).toEqual([5, 7])
    expect(refusals(ordered, { kind: 'strike', hex: '2317' })).toEqual(['7.4.1'])
  })

  it('7.4.0 with nothing in hand the strongest stack that could attacks what is pointed at, and nobody what none can reach', () => {
    const at = { '2314': ['de-297-inf'], '2415': ['de-173-inf', 'de-264-inf'], '2315': ['par-01'], '2317': ['par-03'] }
    const s = position({ turn: 'axis', at })
    expect(play(s, { kind: 'strike', hex: '2315' }).frames.at(-1)?.args).toMatchObject({ from: hex('2415') })
    expect(refusals(s, { kind: 'strike', hex: '2317' })).toEqual(['7.4.0'])
    const poor = { ...s, cp: { free: 0, reserved: 0 } }
    expect(refusals(poor, { kind: 'strike', hex: '2315' })).toEqual(['7.4.0'])
  })

  it('7.3.0, 7.3.A one point moves a stack, its units each on their own or not at all', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf', 'de-173-inf', 'de-gen-1'] } })
    const moved = play(
      s,
      { kind: 'move', hex: '2314' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '2315' },
      { kind: 'pick', unit: 'de-173-inf' },
      { kind: 'to', hex: '2214' },
      'done',
    )
    expect([where(moved, 'de-297-inf'), where(moved, 'de-173-inf'), where(moved, 'de-gen-1'), moved.cp.free]).toEqual([
      '2315',
      '2214',
      '2314',
      6,
    ])
    expect(refusals(moved, { kind: 'move', hex: '2314' })).toEqual([])
  })

  it('7.3.B, 7.3.1, 10.5 a point brings over one unit from the Med Box', () => {
    const s = position({ med: ['uk-5-inf', 'uk-8-arm'], at: { '1738': ['uk-50-inf'] }, markers: [{ hex: '1738' }] })
    const over = play(s, { kind: 'ship', unit: 'uk-5-inf' }, { kind: 'to', hex: '1738' })
    expect([where(over, 'uk-5-inf'), where(over, 'uk-8-arm'), over.cp.free]).toEqual(['1738', 'med', 5])
    expect(refusals(position({ med: ['uk-5-inf'] }), { kind: 'ship', unit: 'uk-5-inf' })).toEqual(['11.4.1'])
  })

  it('7.3.2, 7.13.1 who has moved does not attack, and who has attacked does not move', () => {
    const s = position({ turn: 'axis', at: { '2414': ['de-297-inf'], '2315': ['par-01'] } })
    const moved = play(
      s,
      { kind: 'move', hex: '2414' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '2314' },
      'done',
    )
    expect(refusals(moved, { kind: 'attack', hex: '2314' })).toEqual(['7.13.1'])
    const fought = play(
      attack(position({ turn: 'axis', at: { '2314': ['de-297-inf'], '2315': ['par-01'] } }), '2314', '2315'),
      {
        kind: 'at',
        unit: 'de-297-inf',
        dice: [9],
      },
    )
    const over = play(volley(fought, 'par-01', 9, 9))
    expect(refusals(over, { kind: 'move', hex: '2314' })).toEqual(['7.13.1'])
    expect(refusals(over, { kind: 'attack', hex: '2314' })).toEqual(['7.13.1'])
  })

  it('7.3.3 no point is spent that is not there', () => {
    const s = position({
      turn: 'axis',
      at: { '2314': ['de-297-inf'], '2315': ['par-01'] },
      own: { cp: { free: 1, reserved: 0 } },
    })
    expect(refusals(s, { kind: 'attack', hex: '2314' })).toEqual(['7.3.3'])
    expect(refusals(s, { kind: 'move', hex: '2314' })).toEqual([])
  })

  it('7.4.0, 7.4.1, 12.1 an attack costs two and goes against one adjacent enemy hex, if one likes', () => {
    const s = position({
      turn: 'axis',
      at: { '2314': ['de-297-inf'], '2315': ['par-01'], '2214': ['par-02'], '2317': ['par-03'] },
    })
    const planning = play(s, { kind: 'attack', hex: '2314' })
    expect(planning.cp.free).toBe(7)
    expect(play(planning, { kind: 'target', hex: '2315' }, 'launch').cp.free).toBe(5)
    expect(play(planning, 'back').cp.free).toBe(7)
    expect(offered(planning, 'target').sort()).toEqual(['2214', '2315'])
    expect(refusals(planning, { kind: 'target', hex: '2317' })).toEqual(['7.4.1'])
    expect(
      refusals(position({ turn: 'axis', at: { '2314': ['de-297-inf'] } }), { kind: 'attack', hex: '2314' }),
    ).toEqual(['7.4.1'])
    expect(refusals(s, 'end')).toEqual([])
  })

  it('7.4.2, 12.1.1 dispersed partisans may be attacked in the attackers’ own hex', () => {
    const s = position({ turn: 'axis', at: { '2314': ['de-297-inf', 'par-01'] }, dispersed: ['par-01'] })
    const planning = play(s, { kind: 'attack', hex: '2314' })
    expect(offered(planning, 'hunt')).toEqual(['2314'])
    expect(refusals(planning, { kind: 'target', hex: '2314' })).toEqual(['7.4.1'])
  })

  it('7.4.3, 7.4.4 a withheld division is not fired at and may attack later', () => {
    const s = position({
      at: { '1732': ['uk-5-inf', 'uk-50-inf', 'uk-12-art'], '1733': ['de-297-inf'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const planned = play(
      s,
      { kind: 'attack', hex: '1732' },
      { kind: 'target', hex: '1733' },
      { kind: 'join', unit: 'uk-50-inf' },
      'launch',
    )
    const fired = play(planned, { kind: 'at', unit: 'de-297-inf', dice: [10] })
    expect(owedBy(fired)).toBe('axis')
    expect(refusals(fired, { kind: 'at', unit: 'uk-50-inf' })).toEqual(['12.5.1'])
    const over = volley(volley(fired, 'uk-5-inf', 9, 9), 'de-297-inf', 9, 9)
    expect(refusals(over, { kind: 'attack', hex: '1732' })).toEqual([])
    expect(over.acted).not.toContain(unit('uk-50-inf'))
  })
})

describe('7.11-7.12 upkeep and positions', () => {
  it('7.11.1, 7.11.2, 7.11.3 a Beachhead closes as the Allied turn begins; a point opens it for supply and sea moves', () => {
    const build = { at: { '1738': ['uk-5-inf'] }, med: ['uk-50-inf'], markers: [{ hex: '1738', open: false }] }
    const s = position(build)
    expect(refusals(s, { kind: 'ship', unit: 'uk-50-inf' })).toEqual(['11.4.1'])
    const paid = play(s, { kind: 'maintain', hex: '1738' })
    expect([paid.cp.free, paid.markers[0].open]).toEqual([5, true])
    expect(refusals(paid, { kind: 'ship', unit: 'uk-50-inf' })).toEqual([])
    expect(refusals(paid, { kind: 'maintain', hex: '1738' })).toEqual(['7.11.1'])
    const round = engine.apply(play(position({ ...build, turn: 'axis', markers: [{ hex: '1738' }] })), {
      kind: 'end',
      dice: [5, 5],
    }).state
    expect(play(round, 'none').markers[0].open).toBe(false)
  })

  it('7.12.1 the Axis digs in for one point where a supplied unit stands', () => {
    const s = position({ turn: 'axis', at: { '1738': ['de-11l-inf'], '1732': ['cro-1'], '1610': ['par-01'] } })
    const dug = play(s, { kind: 'fortify', hex: '1738' })
    expect([dug.improved, dug.cp.free, dug.acted]).toEqual([[hex('1738')], 6, []])
    expect(refusals(s, { kind: 'fortify', hex: '1732' })).toEqual(['7.12.1'])
    expect(refusals(s, { kind: 'fortify', hex: '1737' })).toEqual(['7.12.1'])
    expect(refusals(position({ at: { '1738': ['uk-5-inf'] } }), { kind: 'fortify', hex: '1738' })).toEqual(['7.12.1'])
  })

  it('7.12.2 one in a hex', () => {
    const s = position({ turn: 'axis', at: { '1738': ['de-11l-inf'] }, improved: ['1738'] })
    expect(refusals(s, { kind: 'fortify', hex: '1738' })).toEqual(['7.12.2'])
  })

  it('7.12.3 it dies when an Allied regular comes in, not when partisans do', () => {
    const s = position({ at: { '1732': ['uk-5-inf'], '1632': ['gkp-1'] }, improved: ['1633'] })
    const entered = play(
      s,
      { kind: 'move', hex: '1732' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1633' },
    )
    expect(entered.improved).toEqual([])
    const crept = play(s, { kind: 'move', hex: '1632' }, { kind: 'pick', unit: 'gkp-1' }, { kind: 'to', hex: '1633' })
    expect(crept.improved).toEqual([hex('1633')])
  })
})
