import { describe, expect, it } from 'vitest'
import {
  columnOf,
  resolve,
  shiftsOf,
  strengthOf,
  totalAttack,
  totalDefence,
} from '../../../src/games/partizan/combat/odds'
import { suppliedHexes } from '../../../src/games/partizan/supply/supply'
import { sumOf, tallyOf } from '../../../src/games/partizan/victory/victory'
import {
  attack,
  battle,
  combatPhase,
  engine,
  factsOf,
  hex,
  offered,
  owed,
  phase,
  pick,
  play,
  position,
  refusals,
  rulingsAgainst,
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
const at = (die: number) => () => die

describe('examples 63 to 73: combat and supply', () => {
  it('example 63: 7 to 2 in rough, all German: 3-1, and a 4 is 1/1', () => {
    const s = position({ side: 'axis', at: { 2815: ['ge-714', 'ge-342'], 2816: ['pa-1pr'] } })
    const it63 = plan(1, '2816', ['ge-714', 'ge-342'], ['pa-1pr'])
    expect([totalAttack(s, it63), totalDefence(s, it63)]).toEqual([7, 2])
    expect(columnOf(s, it63, 'assault', []).label).toBe('3-1')
    expect(resolve(s, it63, 'assault', [], at(4))).toEqual({ attacker: 1, defender: 1, re: false })
  })

  it.each([
    [['pa-1pr', 'pa-4kr'], ['ge-342'], '1-1'],
    [['pa-4kr', 'pa-5kr'], ['ge-297'], '1-2'],
    [['pa-4kr'], ['ge-22'], '1-3'],
  ])('example 64: %j against %j is %s', (attackers, defenders, odds) => {
    const s = position({ at: { 3118: attackers, 3119: defenders } })
    expect(columnOf(s, plan(0, '3119', attackers, defenders), 'assault', []).odds).toBe(odds)
  })

  it('example 65: 20 to 2 against a mountain city: 3-1 in an assault, 1-1 in close combat', () => {
    // Sarajevo from the east, no river: seven Italian divisions have 20.
    const force = ['it-gds', 'it-sa', 'it-cda', 'it-ps', 'it-ta', 'it-ag', 'it-re']
    const s = position({ side: 'axis', at: { 2512: force, 2511: ['pa-1pr'] } })
    const it65 = plan(1, '2511', force, ['pa-1pr'])
    expect([totalAttack(s, it65), totalDefence(s, it65)]).toEqual([20, 2])
    expect(columnOf(s, it65, 'assault', []).label).toBe('3-1')
    expect(columnOf(s, it65, 'closeCombat', []).label).toBe('1-1')
  })

  it('example 66: Partisans 6 to 2 against a clear town: 3-1 in close combat, a 3 is 1/1 Re', () => {
    const s = combatPhase({ turn: 3, at: { 2916: ['pa-1pr', 'pa-2pr'], 2915: ['us-3pt'] } })
    const fought = battle(s, '2915', ['pa-1pr', 'pa-2pr'], 'closeCombat', 1, 3)
    expect(fought.combat?.result).toEqual({ attacker: 1, defender: 1, re: true })
    const paid = play(fought, { kind: 'lose', unit: 'pa-2pr' })
    expect(owed(paid)).toBe('retreat')
    // 8 MP of a mountain unit: 2414 is eight rough and mountain hexes away, 2715 three.
    const away = offered(play(paid, pick('pa-1pr')), 'to')
    expect(away.includes('2715')).toBe(true)
    expect(where(play(paid, pick('pa-1pr'), to('2715')), 'pa-1pr')).toBe('2715')
  })

  it('example 67: three cells of the tables', () => {
    const cell = (attackers: string[], defenders: string[], table: 'assault' | 'closeCombat', die: number) => {
      const side = attackers[0].startsWith('pa-') ? 0 : 1
      const now = position({ at: { 3118: attackers, 3119: defenders } })
      return resolve(now, plan(side, '3119', attackers, defenders), table, [], at(die))
    }
    expect(cell(['it-re', 'it-bg'], ['pa-1pr', 'pa-2pr'], 'assault', 4)).toEqual({
      attacker: 2,
      defender: 1,
      re: false,
    })
    expect(cell(['it-gds', 'it-sa'], ['pa-4kr'], 'closeCombat', 6)).toEqual({ attacker: 0, defender: 2, re: true })
    expect(cell(['it-re'], ['pa-1pr', 'pa-2pr', 'pa-3ud'], 'closeCombat', 6)).toEqual({
      attacker: 1,
      defender: 0,
      re: true,
    })
  })

  it('example 68: an attacker out of supply in an assault at 2-1: a 2 is read as 1, 2/0', () => {
    const s = position({ side: 'axis', unsupplied: ['it-gds'], at: { 3118: ['it-gds', 'it-re'], 3119: ['pa-1pr'] } })
    const it68 = plan(1, '3119', ['it-gds', 'it-re'], ['pa-1pr'])
    expect(columnOf(s, it68, 'assault', []).label).toBe('2-1')
    expect(resolve(s, it68, 'assault', [], at(2))).toEqual({ attacker: 2, defender: 0, re: false })
  })

  it('example 69: a supply die of 5 with a Partisan in a town, with only Americans in one, with nobody', () => {
    const check = (at: { [hex: string]: string[] }) =>
      factsOf(combatPhase({ at: { 2816: ['pa-5kr', 'pa-6lk'], ...at } }), { kind: 'done', dice: [5] }, 'supplyCheck')
    expect(check({ 2908: ['pa-4kr'] })).toMatchObject({ net: 4, steps: 1 })
    expect(check({ 2908: ['al-us3'] })).toMatchObject({ net: 5, steps: 1 })
    expect(check({})).toMatchObject({ net: 6, steps: 2 })
  })

  it('example 70: Lake Scutari lies between Bar and 1714 for movement, attack and supply', () => {
    const moving = play(
      position({ side: 'axis', at: { 1614: ['it-re'], 1713: ['pa-4kr'], 1615: ['pa-5kr'] } }),
      pick('it-re'),
    )
    expect(rulingsAgainst(moving, to('1714'))).toEqual(['R-56'])
    const fighting = combatPhase({ side: 'axis', at: { 1614: ['it-re'], 1714: ['pa-4kr'] } })
    expect(refusals(fighting, { kind: 'target', hex: '1714' })).toEqual(['11.1.1'])
    // Americans in 1714, the Axis all around but for the lake: the port of Bar does not help.
    const cut = position({
      at: { 1714: ['al-us3'], 1713: ['it-re'], 1814: ['it-bg'], 1815: ['it-ma'], 1715: ['it-ms'], 1615: ['it-is'] },
      own: { partisanPorts: [hex('1614')] },
    })
    expect(suppliedHexes(cut, 0)[hex('1714')]).toBe(0)
  })

  it('example 71: after the surrender the Navy helps Partisans in 2902', () => {
    const s = combatPhase({ side: 'axis', turn: 3, surrendered: 3, at: { 2903: ['ge-714'], 2902: ['pa-1pr'] } })
    const fought = attack(s, '2902', ['ge-714'], 5)
    expect([fought.combat?.net, owed(fought)]).toEqual([4, 'plan'])
    const shifted = shiftsOf(fought, plan(1, '2902', ['ge-714'], ['pa-1pr']), 'assault', ['partisan-navy'])
    expect(shifted.find(each => each.rule === '11.7.3')?.value).toBe(-1)
    expect(refusals(fought, { kind: 'support', pick: 'partisan-navy' })).toEqual([])
  })

  it('example 72: a division does not sail to a port held since last turn; two may share an empty one', () => {
    const held = play(position({ side: 'axis', at: { 2306: ['it-bg'], 2603: ['it-re'] } }), pick('it-bg'))
    expect(rulingsAgainst(held, { kind: 'sea', hex: '2603' })).toEqual(['R-19'])
    const free = play(position({ side: 'axis', at: { 2306: ['it-bg', 'it-re'] } }), pick('it-bg'), {
      kind: 'sea',
      hex: '2603',
    })
    const both = play(free, pick('it-re'), { kind: 'sea', hex: '2603' })
    expect([where(both, 'it-bg'), where(both, 'it-re')]).toEqual(['2603', '2603'])
  })

  it('example 73: Tito on Brac is open to Br, in rough, and to no foot division', () => {
    const s = combatPhase({
      side: 'axis',
      turn: 8,
      surrendered: 7,
      at: { 2306: ['ge-714', 'ge-br'], 2207: ['pa-tito'] },
    })
    const named = play(s, { kind: 'target', hex: '2207' })
    expect(offered(named, 'join')).toEqual(['ge-br'])
    expect(refusals(named, { kind: 'join', unit: 'ge-714' })).toEqual(['3.0.5'])
    const all = shiftsOf(s, plan(1, '2207', ['ge-br'], ['pa-tito']), 'assault', [])
    expect(all.map(({ rule, value }) => [rule, value])).toEqual([
      ['11.7.4', 1],
      ['11.7.7', -1],
    ])
  })
})

describe('examples 75 to 83', () => {
  it('example 75: RP die 2 and one arrival, Tito in the Highlands: all three there, not two in Slavonia', () => {
    const s = phase(
      'partisanPoints',
      { turn: 5, pool: ['pa-4kr', 'pa-5kr'], waiting: ['pa-28sla'], at: { 2816: ['pa-6lk'] } },
      2,
    )
    const built = play(s, pick('pa-4kr'), to('2112'), pick('pa-5kr'), to('2213', 1))
    expect([owed(built), refusals(built, to('2012'))]).toEqual(['arrive', []])
    const spread = play(s, pick('pa-4kr'), to('3408'), pick('pa-5kr'))
    expect(refusals(spread, to('3409'))).toEqual(['6.5.1'])
  })

  it('example 76: turn 4, nothing German to repair: two points build two Kampfgruppen', () => {
    const s = phase('axisPoints', {
      turn: 4,
      side: 'axis',
      pool: ['ge-kg-a', 'ge-kg-b', 'ge-kg-c'],
      at: { 2815: ['ge-714'] },
    })
    const built = play(s, pick('ge-kg-a'), to('3405'), pick('ge-kg-b'), to('2917'))
    expect([where(built, 'ge-kg-a'), where(built, 'ge-kg-b'), owed(built)]).toEqual(['3405', '2917', 'move'])
  })

  it('example 77: US 36 and 45 at Spalato are 9 to 2: 4-1, less three columns 1-1', () => {
    const s = position({ waiting: ['al-us36', 'al-us45'], at: { 2306: ['cr-1p'] } })
    const it77 = plan(0, '2306', ['al-us36', 'al-us45'], ['cr-1p'], true)
    expect([totalAttack(s, it77), totalDefence(s, it77)]).toEqual([9, 2])
    expect(columnOf(s, it77, 'assault', [])).toMatchObject({ odds: '4-1', label: '1-1' })
  })

  it('example 78: turn 6 ashore, surrender die 3 is 5: divisions come on a German 4, not on a 5', () => {
    const armpit = { ...position().armpit, isOn: true, ashore: true, response: 'dice' as const }
    const build = {
      turn: 6,
      side: 'axis' as const,
      options: { armpit: true },
      waiting: ['ge-5geb', 'ge-21pz', 'ge-44'],
      at: { 2306: ['it-bg'], 2603: ['al-us3'] },
      own: { armpit },
    }
    const asked = phase('italy', build, 3)
    expect([asked.surrendered, owed(asked)]).toEqual([null, 'answer'])
    expect(owed(play(asked, { kind: 'roll', dice: [4] }))).toBe('arrive')
    const refused = play(asked, { kind: 'roll', dice: [5, 6] })
    expect([owed(refused), where(refused, 'ge-44')]).toEqual(['move', 'waiting'])
  })

  it('example 79: an exposed 3-2-8 with a +1 chit is 3-2', () => {
    const s = position({
      at: { 2816: ['pa-1pr'] },
      own: { exposed: units('pa-1pr'), chits: [{ strength: 1, unit: unit('pa-1pr'), hex: null }] },
    })
    expect((['attack', 'defence'] as const).map(rating => strengthOf(s, unit('pa-1pr'), rating))).toEqual([3, 2])
  })

  it('example 80: one defender loses one step of two', () => {
    // Italians 10 to 2 in a clear hex are 5-1, and a 4 is 1/2.
    const s = combatPhase({
      side: 'axis',
      turn: 5,
      at: { 2915: ['it-gds', 'it-sa', 'it-cda', 'it-za'], 2916: ['pa-1pr'] },
    })
    const fought = battle(s, '2916', ['it-gds', 'it-sa', 'it-cda', 'it-za'], 'assault', 6, 4)
    expect(fought.combat?.result).toEqual({ attacker: 1, defender: 2, re: false })
    const paid = play(fought, { kind: 'lose', unit: 'it-za' })
    expect([where(paid, 'pa-1pr'), owed(paid)]).toEqual(['pool', 'advance'])
  })

  it('example 81: before a declaration no odds are shown, only the chances of the initiative', () => {
    const s = play(combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-1pr', 'pa-4kr'] } }), {
      kind: 'target',
      hex: '2816',
    })
    const shown = engine.forecast(s)
    expect(shown?.chart?.id).toBe('initiative')
    expect(shown?.results.map(each => each.label)).toEqual([
      'Axis initiative',
      'Partisan initiative',
      'Partisan initiative, full retreat allowed',
      'Partisan initiative, half retreat allowed',
    ])
  })

  it('example 83: Banja Luka is no port and supplies no Americans', () => {
    const s = position({ at: { 2908: ['al-us3'] } })
    expect(suppliedHexes(s, 0)[hex('2908')]).toBe(0)
    expect(sumOf(tallyOf(s))).toBe(1)
  })
})
