import { describe, expect, it } from 'vitest'
import { holderOf, retreatBy, rollInitiative } from '../../../src/games/partizan/combat/initiative'
import { columnOf, resolve, shiftsOf, strengthOf } from '../../../src/games/partizan/combat/odds'
import { stackingLimit } from '../../../src/games/partizan/movement/stacking'
import { suppliedHexes } from '../../../src/games/partizan/supply/supply'
import {
  attack,
  battle,
  combatPhase,
  costOf,
  factsOf,
  hex,
  localOf,
  offered,
  owed,
  owedBy,
  phase,
  pick,
  play,
  position,
  refusals,
  steps,
  to,
  unit,
  units,
  where,
} from './positions'

type Plan = Parameters<typeof columnOf>[1]

const plan = (attacker: 0 | 1, number: string, attackers: string[], defenders: string[], landing = false): Plan => ({
  attacker,
  hex: hex(number),
  attackers: units(...attackers),
  defenders: units(...defenders),
  landing,
})
const net = (shifts: readonly { value: number | string }[]): number =>
  shifts.reduce((sum, each) => sum + Number(each.value), 0)
const at = (die: number) => () => die

describe('examples 1 to 12: movement and stacking', () => {
  it('example 1: every class pays 1 MP for a clear hex off rail', () => {
    // 3118 is clear, 3219 clear, no rail between them.
    for (const id of ['ge-714', 'ge-202pz', 'ge-1geb', 'ge-1kos']) {
      const s = play(position({ side: 'axis', at: { 3118: [id] } }), pick(id))
      expect(costOf(s, 'to', '3219'), id).toBe(1)
    }
  })

  it('example 2: rough costs 2 on foot and 3 on wheels', () => {
    const at2815 = (id: string) => play(position({ side: 'axis', at: { 2815: [id] } }), pick(id))
    expect(costOf(at2815('ge-714'), 'to', '2816')).toBe(2)
    expect(costOf(at2815('ge-202pz'), 'to', '2816')).toBe(3)
  })

  it('example 3: a clear hex with a town costs 2 off rail, for every class', () => {
    for (const id of ['ge-714', 'ge-202pz', 'ge-1geb', 'ge-1kos']) {
      const s = play(position({ side: 'axis', at: { 2916: [id] } }), pick(id))
      expect(costOf(s, 'to', '2915'), id).toBe(2)
    }
  })

  it('example 4: a 0-2-4 may enter a mountain town across a river for 5, as its whole move', () => {
    // From 2513 the Drina lies before Visegrad; Partisans bar the way round by the railway.
    const s = play(position({ side: 'axis', at: { 2513: ['cr-1p'], 2413: ['pa-4kr'] } }), pick('cr-1p'))
    expect(refusals(s, to('2414'))).toEqual([])
    const moved = play(s, to('2414'))
    expect(where(moved, 'cr-1p')).toBe('2414')
    expect(refusals(moved, pick('cr-1p'))).toEqual(['9.1.3'])
    expect(offered(moved, 'to')).toEqual([])
  })

  it('example 5: along a rail link with a bridged river into mountains it is 1 MP', () => {
    const s = play(position({ side: 'axis', at: { 2413: ['cr-1p'] } }), pick('cr-1p'))
    expect(costOf(s, 'to', '2414')).toBe(1)
  })

  it('example 6: a German unit goes any way by rail at no cost and has all its MP left', () => {
    const s = play(position({ side: 'axis', at: { 3405: ['ge-714'] } }), pick('ge-714'))
    expect(costOf(s, 'rail', '1020')).toBe(0)
    const moved = play(s, { kind: 'rail', hex: '1020' })
    expect(moved.frames.at(-1)?.local).toEqual({ hand: [{ unit: unit('ge-714'), left: 6, railed: true }] })
  })

  it('example 7: an Italian unit does not', () => {
    const s = play(position({ side: 'axis', at: { 2606: ['it-re'] } }), pick('it-re'))
    expect(refusals(s, { kind: 'rail', hex: '2505' })).toEqual(['9.3.1'])
  })

  it('examples 8 and 9: Sarajevo holds 10 steps; clear 15, rough 10, mountain 5', () => {
    expect(['2511', '3118', '2815', '2113'].map(number => stackingLimit(hex(number)))).toEqual([10, 15, 10, 5])
  })

  it('example 10: Germans and Croatians end a move together', () => {
    const s = play(position({ side: 'axis', at: { 2908: ['cr-1p'], 2808: ['ge-714'] } }), pick('ge-714'))
    expect(refusals(s, to('2908'))).toEqual([])
  })

  it('example 11: Italians and Germans do not', () => {
    const s = play(position({ side: 'axis', at: { 2904: ['it-re'], 2804: ['ge-714'] } }), pick('ge-714'))
    expect(refusals(s, to('2904'))).toEqual(['10.2'])
  })

  it('example 12: Partisans stack with the British, not with Americans', () => {
    const s = play(position({ at: { 2804: ['pa-1pr'], 2805: ['al-sas2'], 2903: ['al-us3'] } }), pick('pa-1pr'))
    expect(refusals(s, to('2805'))).toEqual([])
    expect(refusals(s, to('2903'))).toEqual(['10.3'])
  })
})

describe('examples 13 to 32: combat', () => {
  const germans = ['ge-kg125', 'ge-kg-a', 'ge-kg-b']
  const three = position({ side: 'axis', at: { 2815: germans, 2816: ['pa-1pr', 'pa-4kr'] } })

  it('example 13: attack 6 against defence 3 is 2-1', () => {
    const clear = position({ side: 'axis', at: { 2916: germans, 3017: ['pa-1pr', 'pa-4kr'] } })
    expect(columnOf(clear, plan(1, '3017', germans, ['pa-1pr', 'pa-4kr']), 'assault', []).odds).toBe('2-1')
  })

  it('example 14: all German +1, rough -1, so 2-1 in an assault; a 4 gives 1/1', () => {
    const it14 = plan(1, '2816', germans, ['pa-1pr', 'pa-4kr'])
    expect(net(shiftsOf(three, it14, 'assault', []))).toBe(0)
    expect(columnOf(three, it14, 'assault', []).label).toBe('2-1')
    expect(resolve(three, it14, 'assault', [], at(4))).toEqual({ attacker: 1, defender: 1, re: false })
  })

  it('example 15: 9-1 is read on 7-1 in an assault, 6-1 on 5-1 in close combat', () => {
    const strong = position({ side: 'axis', at: { 3118: ['it-gds', 'it-sa', 'it-cda'], 3119: ['pa-4kr'] } })
    const nine = plan(1, '3119', ['it-gds', 'it-sa', 'it-cda'], ['pa-4kr'])
    const six = plan(1, '3119', ['it-gds', 'it-sa'], ['pa-4kr'])
    expect(columnOf(strong, nine, 'assault', []).odds).toBe('7-1')
    expect(columnOf(strong, six, 'closeCombat', []).odds).toBe('5-1')
  })

  it('example 16: 2/1 costs the attackers two steps and the defenders one', () => {
    // Italians 2+2+2 = 6 against 2+1+1+1 = 5 in clear ground: 1-1, and a 4 in an assault is 2/1.
    const s = combatPhase({
      side: 'axis',
      at: { 2915: ['it-re', 'it-bg', 'it-ma'], 2916: ['pa-1pr', 'pa-4kr', 'pa-5kr', 'pa-6lk'] },
    })
    const fought = battle(s, '2916', ['it-re', 'it-bg', 'it-ma'], 'assault', 4, 4)
    expect([owed(fought), owedBy(fought)]).toEqual(['losses', 'axis'])
    const paid = play(fought, { kind: 'lose', unit: 'it-re' }, { kind: 'lose', unit: 'it-re' })
    expect(where(paid, 'it-re')).toBe('pool')
    expect([owed(paid), owedBy(paid)]).toEqual(['losses', 'partisan'])
    expect(where(play(paid, { kind: 'lose', unit: 'pa-6lk' }), 'pa-6lk')).toBe('pool')
  })

  it('example 17: two losses remove one division or turn over two', () => {
    const s = combatPhase({
      side: 'axis',
      at: { 2915: ['it-re', 'it-bg', 'it-ma'], 2916: ['pa-1pr', 'pa-4kr', 'pa-5kr', 'pa-6lk'] },
    })
    const fought = battle(s, '2916', ['it-re', 'it-bg', 'it-ma'], 'assault', 4, 4)
    const one = play(fought, { kind: 'lose', unit: 'it-re' }, { kind: 'lose', unit: 'it-re' })
    const both = play(fought, { kind: 'lose', unit: 'it-re' }, { kind: 'lose', unit: 'it-bg' })
    expect([steps(one, 'it-re'), steps(one, 'it-bg')]).toEqual([0, 2])
    expect([steps(both, 'it-re'), steps(both, 'it-bg')]).toEqual([1, 1])
  })

  it('examples 18 and 19: a chit adds its full number to a 2-1-8', () => {
    const withChit = (strength: number) =>
      position({ at: { 2816: ['pa-4kr'] }, own: { chits: [{ strength, unit: unit('pa-4kr'), hex: null }] } })
    const strengths = (strength: number) =>
      (['attack', 'defence'] as const).map(rating => strengthOf(withChit(strength), unit('pa-4kr'), rating))
    expect(strengths(1)).toEqual([3, 2])
    expect(strengths(2)).toEqual([4, 3])
  })

  it('example 20: an exposed 3-2-8 is 2-1, and whole again after a retreat', () => {
    const s = combatPhase({
      side: 'axis',
      turn: 3,
      at: { 2815: ['ge-714'], 2816: ['pa-1pr'] },
      own: { exposed: units('pa-1pr') },
    })
    const both = (now: typeof s) =>
      (['attack', 'defence'] as const).map(rating => strengthOf(now, unit('pa-1pr'), rating))
    expect(both(s)).toEqual([2, 1])
    const gone = play(attack(s, '2816', ['ge-714'], 1), pick('pa-1pr'), to('2716'))
    expect(both(gone)).toEqual([3, 2])
  })

  it.each([
    ['example 21', 1, '2113', 4, 2, 'half'],
    ['example 22', 1, '2113', 2, 0, 'full'],
  ] as const)('%s: turn %i, Axis attack on mountain %s, die %i', (_name, turn, number, die, total, part) => {
    const s = combatPhase({ side: 'axis', turn, at: { 2112: ['it-re'], [number]: ['pa-tito', 'pa-4kr'] } })
    expect(rollInitiative(s, hex(number), at(die))).toBe(total)
    expect(retreatBy(total)).toBe(part)
    const asked = play(attack(s, number, ['it-re'], die), pick('pa-4kr'))
    // Half of 8 is 4: the rough hex 2012 lies 2 + 3 away over mountains, the mountain next door costs 3.
    expect(offered(asked, 'to').includes('2013')).toBe(true)
    expect(offered(asked, 'to').includes('2012')).toBe(part === 'full')
  })

  it('examples 23, 24 and 82: who holds the initiative', () => {
    const net23 = rollInitiative(position({ turn: 6 }), hex('3118'), at(3))
    expect([net23, holderOf(net23)]).toEqual([5, 1])
    const rough = (die: number) => rollInitiative(position({ turn: 3 }), hex('2816'), at(die))
    expect([rough(4), holderOf(rough(4)), rough(5), holderOf(rough(5))]).toEqual([4, 0, 5, 1])
    const net82 = rollInitiative(position({ turn: 7 }), hex('3118'), at(1))
    expect([net82, holderOf(net82), retreatBy(net82)]).toEqual([3, 0, 'none'])
  })

  it('example 25: after a Partisan attack nobody retreats before combat', () => {
    const s = combatPhase({ turn: 3, at: { 2815: ['pa-1pr'], 2816: ['ge-714'] } })
    const fought = attack(s, '2816', ['pa-1pr'], 1)
    expect([owed(fought), owedBy(fought)]).toEqual(['plan', 'partisan'])
  })

  it('example 26: motor +2, and no German shift for Italians', () => {
    const force = ['it-eds', 'it-re', 'it-bg']
    const s = position({ side: 'axis', at: { 2817: force, 2916: ['pa-4kr'] } })
    const all = shiftsOf(s, plan(1, '2916', force, ['pa-4kr']), 'assault', [])
    expect(all.map(({ rule, value }) => [rule, value])).toEqual([
      ['11.7.5', 2],
      ['11.7.11', -1],
    ])
  })

  it('example 27: exactly half the steps German is enough', () => {
    const s = position({ side: 'axis', at: { 3014: ['ge-714', 'cr-1p'], 3013: ['pa-4kr'] } })
    expect(net(shiftsOf(s, plan(1, '3013', ['ge-714', 'cr-1p'], ['pa-4kr']), 'assault', []))).toBe(1)
  })

  it('example 28: Partisans alone +1 in close combat, 0 in an assault', () => {
    const s = position({ at: { 3118: ['pa-1pr'], 3119: ['ge-714'] } })
    const it28 = plan(0, '3119', ['pa-1pr'], ['ge-714'])
    expect(net(shiftsOf(s, it28, 'closeCombat', []))).toBe(1)
    expect(net(shiftsOf(s, it28, 'assault', []))).toBe(0)
  })

  it('example 29: rough, town and river are 3 to the left', () => {
    // Banja Luka from 2808, across the Vrbas.
    const s = position({ at: { 2808: ['al-us3'], 2908: ['cr-1p'] } })
    const all = shiftsOf(s, plan(0, '2908', ['al-us3'], ['cr-1p']), 'assault', [])
    expect(all.map(each => each.rule)).toEqual(['11.7.7', '11.7.9', '11.7.11'])
    expect(net(all)).toBe(-3)
  })

  it('example 30: one attacker with dry feet undoes the river', () => {
    const s = position({ at: { 2808: ['al-us3'], 2909: ['al-us36'], 2908: ['cr-1p'] } })
    expect(net(shiftsOf(s, plan(0, '2908', ['al-us3', 'al-us36'], ['cr-1p']), 'assault', []))).toBe(-2)
  })

  it('example 31: bomber and navy are 2 columns left for defending Partisans', () => {
    const s = position({ side: 'axis', surrendered: 5, at: { 2902: ['pa-1pr'], 2903: ['ge-714'] } })
    const bare = columnOf(s, plan(1, '2902', ['ge-714'], ['pa-1pr']), 'assault', [])
    const all = shiftsOf(s, plan(1, '2902', ['ge-714'], ['pa-1pr']), 'assault', ['allied-bomber', 'partisan-navy'])
    expect(bare.label).toBe('1-2')
    expect(net(all)).toBe(net(shiftsOf(s, plan(1, '2902', ['ge-714'], ['pa-1pr']), 'assault', [])) - 2)
  })

  it('example 32: out of supply -2 for the attacker, +1 for the defender', () => {
    const s = (id: string) =>
      position({ side: 'axis', unsupplied: [id], at: { 3118: ['ge-714', 'ge-342'], 3119: ['al-us3'] } })
    const it32 = plan(1, '3119', ['ge-714', 'ge-342'], ['al-us3'])
    const result = (now: ReturnType<typeof s>, die: number) => resolve(now, it32, 'assault', [], at(die))
    // 2 + 4 = 6 against 9 is 1-2, German +1: 1-1. A 5 less 2 is read as 3.
    expect(result(s('ge-714'), 5)).toEqual({ attacker: 2, defender: 0, re: false })
    // 7 against 5 is 1-1, +1: 2-1. A 5 plus 1 is read as 6.
    expect(result(s('al-us3'), 5)).toEqual({ attacker: 1, defender: 2, re: false })
  })
})

describe('examples 33 to 42: events, replacements, supply', () => {
  const italy = (...dice: number[]) =>
    phase('italy', { turn: 5, side: 'axis', at: { 2306: ['it-bg'], 2815: ['ge-714'] } }, ...dice)

  it('example 33: on turn 5 Italy surrenders on a 2 and not on a 3', () => {
    expect(italy(2).surrendered).toBe(5)
    expect(italy(3, 6).surrendered).toBeNull()
  })

  it('example 34: on turn 5 a scare comes on a 4, with 3 German RPs, and not on a 5', () => {
    const build = { turn: 5, side: 'axis' as const, pool: ['ge-714', 'ge-704', 'ge-717'], at: { 2306: ['it-bg'] } }
    const german = (s: ReturnType<typeof position>) => localOf<{ purse: { German: number } }>(s).purse.German
    const scared = phase('scare', build, 4)
    expect(german(scared)).toBe(2 + 3)
    const calm = phase('scare', build, 5)
    expect(german(calm)).toBe(2)
  })

  it('example 35: with the Allies ashore on turn 5 a 1 is a 3: no surrender', () => {
    const ashore = position({ turn: 5 }).armpit
    const s = phase(
      'italy',
      {
        turn: 5,
        side: 'axis',
        options: { armpit: true },
        at: { 2306: ['it-bg'], 2603: ['al-us3'] },
        waiting: ['ge-5geb', 'ge-21pz', 'ge-44'],
        own: { armpit: { ...ashore, isOn: true, ashore: true, response: 'dice' } },
      },
      1,
    )
    expect(s.surrendered).toBeNull()
    expect([owed(s), s.frames.at(-1)?.args]).toEqual(['answer', { net: 3 }])
  })

  it('example 36: Germany has 0 RPs on turn 1 and 1 on turn 2', () => {
    const points = (turn: number) => {
      const s = position({
        turn,
        side: 'axis',
        pool: ['ge-714'],
        at: { 2306: ['it-bg'] },
        frames: [
          { step: 'turn', side: 0, args: null, local: { next: 'axisPoints', net: null }, asker: -1, entered: true },
          { step: 'attack', side: 1, args: null, local: { target: null, joined: [] }, asker: 0, entered: true },
        ],
      })
      return (factsOf(s, 'done', 'axisPoints') as { German: number }).German
    }
    expect([points(1), points(2)]).toEqual([0, 1])
  })

  it('example 37: an eliminated division costs 2 RPs to full strength', () => {
    const s = phase('axisPoints', { turn: 4, side: 'axis', pool: ['ge-714'], at: { 2306: ['it-bg'] } })
    const raised = play(s, pick('ge-714'), to('3405'))
    expect([steps(raised, 'ge-714'), owed(raised)]).toEqual([1, 'replace'])
    const whole = play(raised, { kind: 'restore', unit: 'ge-714' })
    expect([steps(whole, 'ge-714'), owed(whole)]).toEqual([2, 'move'])
  })

  it('examples 38 and 39: a cache die of 3 brings two +1 chits, and one without Tito', () => {
    const received = (gone: string[]) =>
      phase('caches', { turn: 3, at: { 2816: ['pa-4kr'] }, gone }, 3, 1, 1).chits.map(each => each.strength)
    expect(received([])).toEqual([1, 1])
    expect(received(['pa-tito'])).toEqual([1])
  })

  it('examples 40 and 41: a supply die of 4 costs nothing with two towns, a step with none', () => {
    const check = (at: { [hex: string]: string[] }) =>
      factsOf(combatPhase({ at: { ...at, 3405: ['ge-714'] } }), { kind: 'done', dice: [4] }, 'supplyCheck')
    expect(check({ 2908: ['pa-4kr'], 2708: ['pa-5kr'] })).toMatchObject({ net: 2, steps: 0 })
    expect(check({ 2816: ['pa-4kr'] })).toMatchObject({ net: 5, steps: 1 })
  })

  it('example 42: 3405 does not supply while a Partisan holds it', () => {
    const open = position({ side: 'axis', at: { 2815: ['ge-714'] } })
    const held = position({ side: 'axis', at: { 2815: ['ge-714'], 3405: ['pa-4kr'] } })
    expect(suppliedHexes(open, 1)[hex('3405')]).toBe(1)
    expect(suppliedHexes(held, 1)[hex('3405')]).toBe(0)
  })
})
