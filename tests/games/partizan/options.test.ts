import { describe, expect, it } from 'vitest'
import { strengthOf } from '../../../src/games/partizan/combat/odds'
import { targetWorth } from '../../../src/games/partizan/victory/targets'
import {
  battle,
  combatPhase,
  engine,
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
  settingOf,
  to,
  unit,
  where,
} from './positions'

const prestige = { options: { titoPrestige: true } }

describe("Tito's Prestige (19.1)", () => {
  const attacked = (own = {}, at: { [hex: string]: string[] } = { 2908: ['pa-4kr'], 2816: ['pa-5kr'] }) =>
    combatPhase({ ...prestige, at: { ...at, 3405: ['ge-714'] }, own: { hasAttacked: true, ...own } })

  it('19.1.1 after an attack, won or lost, he may roll at the end of his player turn, or not', () => {
    const asked = play(attacked(), { kind: 'done', dice: [1] })
    expect([owed(asked), owedBy(asked)]).toEqual(['prestige', 'partisan'])
    expect(play(asked, 'pass').prestige).toBe(0)
    const peaceful = play(attacked({ hasAttacked: false }), { kind: 'done', dice: [1] })
    expect(owed(peaceful)).not.toBe('prestige')
    const without = play(combatPhase({ at: { 2908: ['pa-4kr'], 3405: ['ge-714'] }, own: { hasAttacked: true } }), {
      kind: 'done',
      dice: [1],
    })
    expect(owed(without)).not.toBe('prestige')
  })

  it('19.1.1 an attack is remembered whatever comes of it', () => {
    const s = battle(
      combatPhase({ ...prestige, at: { 3013: ['pa-4kr'], 3014: ['ge-714'] } }),
      '3014',
      ['pa-4kr'],
      'assault',
      1,
      1,
    )
    expect([s.hasAttacked, where(s, 'pa-4kr')]).toEqual([true, 'pool'])
  })

  it('19.1.2 the die moves the marker, one more for each Axis unit Partisans alone have eliminated', () => {
    const roll = (prestigeBox: number, kills: number, die: number) =>
      play(play(attacked({ prestige: prestigeBox, kills }), { kind: 'done', dice: [1] }), { kind: 'roll', dice: [die] })
        .prestige
    expect([roll(2, 0, 1), roll(2, 0, 3), roll(2, 0, 4), roll(2, 1, 6)]).toEqual([1, 2, 3, 4])
    expect([roll(0, 0, 1), roll(6, 0, 6)]).toEqual([0, 6])
  })

  it('19.1.2 the 500 SS brings no bonus, nor does an attack with British help', () => {
    const kills = (attackers: string[], defender: string) =>
      battle(
        combatPhase({ ...prestige, surrendered: 7, turn: 9, at: { 3013: attackers, 3014: [defender] } }),
        '3014',
        attackers,
        'closeCombat',
        1,
        6,
      ).kills
    expect(kills(['pa-1pr', 'pa-2pr'], 'us-1sd')).toBe(1)
    expect(kills(['pa-1pr', 'pa-2pr'], 'ge-500ss')).toBe(0)
    expect(kills(['pa-1pr', 'pa-2pr', 'al-sas2'], 'us-1sd')).toBe(0)
  })

  it('19.1.3.1 and 19.1.3.4 bonus RPs from Half Support on, for Partisan units only, lapsing like the others', () => {
    const points = (box: number) =>
      phase(
        'partisanPoints',
        {
          ...prestige,
          pool: ['pa-4kr', 'pa-5kr', 'pa-6lk'],
          reduced: ['al-us3'],
          at: { 2603: ['al-us3'], 2816: ['pa-7bn'] },
          own: { prestige: box },
        },
        1,
      )
    expect([3, 4, 5, 6].map(box => localOf<{ bonus: number }>(points(box)).bonus)).toEqual([1, 2, 3, 4])
    // The plain point restores the Americans; after that only Partisans.
    const spent = play(points(3), { kind: 'restore', unit: 'al-us3' })
    expect(offered(spent, 'pick').length).toBe(3)
    const bonusFirst = play(points(3), pick('pa-4kr'), to('3408'))
    expect(refusals(bonusFirst, { kind: 'restore', unit: 'al-us3' })).toEqual([])
    const used = play(points(3), { kind: 'restore', unit: 'al-us3' })
    expect(
      refusals(
        { ...used, units: used.units.with(unit('al-us3'), { ...used.units[unit('al-us3')], steps: 1 }) },
        { kind: 'restore', unit: 'al-us3' },
      ),
    ).toEqual(['19.1.3.1'])
  })

  it('19.1.3.1 at All Support the 2 SAS lands on Vis, surrender or not, and stays', () => {
    const s = combatPhase({
      ...prestige,
      waiting: ['al-sas2'],
      at: { 2908: ['pa-4kr'], 3405: ['ge-714'] },
      own: { hasAttacked: true, prestige: 5 },
    })
    const rolled = play(play(s, { kind: 'done', dice: [1] }), { kind: 'roll', dice: [6] })
    expect([rolled.prestige, rolled.sasEarned, where(rolled, 'al-sas2')]).toEqual([6, true, '2105'])
  })

  it('19.1.3.2 back at Some or No Support there is no bonus', () => {
    const bonus = (box: number) => {
      const build = { ...prestige, pool: ['pa-4kr'], at: { 2816: ['pa-7bn'] }, own: { prestige: box } }
      return localOf<{ bonus: number }>(phase('partisanPoints', build, 1)).bonus
    }
    expect([bonus(0), bonus(1), bonus(2)]).toEqual([0, 0, 0])
  })

  it('19.1.3.3 with Tito dead the marker falls back, nothing is rolled, bomber and SAS wait for the surrender', () => {
    const s = combatPhase({
      ...prestige,
      side: 'axis',
      turn: 5,
      at: { 3013: ['ge-342'], 3014: ['pa-tito'], 2105: ['al-sas2'] },
      own: { prestige: 6, sasEarned: true },
    })
    const dead = battle(s, '3014', ['ge-342'], 'assault', 6, 6)
    expect([dead.prestige, where(dead, 'al-sas2')]).toEqual([0, 'waiting'])
    const later = play(
      combatPhase({
        ...prestige,
        gone: ['pa-tito'],
        at: { 2908: ['pa-4kr'], 3405: ['ge-714'] },
        own: { hasAttacked: true },
      }),
      { kind: 'done', dice: [1] },
    )
    expect(owed(later)).not.toBe('prestige')
    const surrender = phase(
      'italy',
      {
        ...prestige,
        turn: 6,
        side: 'axis',
        gone: ['pa-tito'],
        waiting: ['al-sas2', 'pa-gb', 'pa-nt'],
        at: { 2306: ['it-bg'], 3405: ['ge-714'] },
      },
      1,
      6,
    )
    expect(where(surrender, 'al-sas2')).toBe('2105')
  })
})

describe('19.3 Force 10 and 19.4', () => {
  const f10 = (at: { [hex: string]: string[] }, turn = 7) =>
    phase('force10', { turn, options: { force10: true }, waiting: ['al-f10'], at: { 2816: ['pa-4kr'], ...at } })

  it('19.3 on turn 7 it is aimed at an empty hex and drifts; sea, Axis and foreign hexes are its death', () => {
    const s = f10({ 2614: ['ge-714'] })
    expect(owed(s)).toBe('force10')
    expect(refusals(s, { kind: 'aim', hex: '2816' })).toEqual(['19.3'])
    expect(refusals(s, { kind: 'aim', hex: '3716' })).toEqual(['19.3'])
    expect(where(play(s, { kind: 'aim', hex: '2613', dice: [4, 1, 1] }), 'al-f10')).toBe('2513')
    expect(where(play(s, { kind: 'aim', hex: '2613', dice: [3, 1, 1] }), 'al-f10')).toBe('gone')
    expect(where(play(s, { kind: 'aim', hex: '2305', dice: [5, 1, 1] }), 'al-f10')).toBe('gone')
    expect(where(play(s, { kind: 'aim', hex: '2815', dice: [3, 1, 1] }), 'al-f10')).toBe('2816')
    expect(engine.begin(settingOf(), 1).state.units[unit('al-f10')].at.is).toBe('gone')
  })

  it('19.3.1 it never attacks, defends with 1, uses islands and destroys every target in its hex', () => {
    const fighting = combatPhase({ at: { 3013: ['al-f10', 'pa-4kr'], 3014: ['us-1sd'] } })
    expect(refusals(play(fighting, { kind: 'target', hex: '3014' }), { kind: 'join', unit: 'al-f10' })).toEqual([
      '19.3.1',
    ])
    expect(strengthOf(fighting, unit('al-f10'), 'defence')).toBe(1)
    const both = position({
      at: { 2512: ['al-f10'] },
      own: {
        targets: [
          { objective: 'Dam', hex: hex('2512') },
          { objective: 'Bridge', hex: hex('2512') },
        ],
      },
    })
    const done = play(
      both,
      { kind: 'destroy', unit: 'al-f10', dice: [1] },
      { kind: 'destroy', unit: 'al-f10', dice: [1] },
    )
    expect([done.targets, done.targetVp, done.exposed]).toEqual([[], 4 + 3, []])
    expect(refusals(play(position({ at: { 2306: ['al-f10'] } }), pick('al-f10')), to('2207'))).toEqual([])
  })

  it('19.4 with the option and Tito dead every target is worth 2 less, never below 0', () => {
    const s = (gone: string[], titoPenalty: boolean) => position({ gone, options: { titoPenalty } })
    expect(targetWorth(s(['pa-tito'], true), 'Dam', 4)).toBe(5)
    expect(targetWorth(s(['pa-tito'], true), 'WH Food', 1)).toBe(0)
    expect(targetWorth(s(['pa-tito'], false), 'Dam', 4)).toBe(7)
    expect(targetWorth(s([], true), 'Dam', 4)).toBe(7)
  })
})
