import { describe, expect, it } from 'vitest'
import { dueUnits } from '../../../src/games/partizan/arrivals'
import { columnOf, resolve, shiftsOf, strengthOf, totalAttack, totalDefence } from '../../../src/games/partizan/combat'
import { driftFrom } from '../../../src/games/partizan/drift'
import { suppliedHexes } from '../../../src/games/partizan/supply'
import { targetsOf, targetWorth } from '../../../src/games/partizan/targets'
import { finalScore, levelOf, sumOf, tallyOf } from '../../../src/games/partizan/victory'
import {
  attack,
  battle,
  combatPhase,
  engine,
  factsOf,
  hex,
  numbers,
  offered,
  owed,
  phase,
  pick,
  play,
  position,
  refusals,
  to,
  unit,
  units,
  where,
} from './table'

type Plan = Parameters<typeof columnOf>[1]
const plan = (attacker: 0 | 1, number: string, attackers: string[], defenders: string[], landing = false): Plan => ({
  attacker,
  hex: hex(number),
  attackers: units(...attackers),
  defenders: units(...defenders),
  landing,
})
const at = (die: number) => () => die

describe('examples 43 to 45 and 74: the 500 SS', () => {
  const aimed = (at: { [hex: string]: string[] }) =>
    play(phase('paradrop', { turn: 8, surrendered: 7, side: 'axis', waiting: ['ge-500ss'], at }), {
      kind: 'aim',
      hex: '2613',
    })

  it('example 43: without the initiative it drifts, on a 3 one hex east', () => {
    expect(numbers([driftFrom(position(), hex('2613'), 3) as never])).toEqual(['2614'])
    const s = play(aimed({ 2613: ['pa-4kr'] }), { kind: 'jump', dice: [1, 3] })
    expect(where(s, 'ge-500ss')).toBe('2614')
  })

  it('example 44: with the initiative and Tito in the hex both are gone', () => {
    const s = play(aimed({ 2613: ['pa-tito'] }), { kind: 'jump', dice: [6] })
    expect([where(s, 'pa-tito'), where(s, 'ge-500ss'), s.titoDied]).toEqual(['gone', 'pool', 8])
  })

  it('example 45: with the initiative on other Partisans it alone is gone', () => {
    const s = play(aimed({ 2613: ['pa-4kr'] }), { kind: 'jump', dice: [6] })
    expect([where(s, 'pa-4kr'), where(s, 'ge-500ss')]).toEqual(['2613', 'pool'])
  })

  it('example 74: nobody is turned up by it', () => {
    const s = play(aimed({ 2613: ['pa-4kr', 'pa-5kr'] }), { kind: 'jump', dice: [6] })
    expect(where(s, 'ge-500ss')).toBe('pool')
    expect([s.faceUp, s.notes]).toEqual([[], []])
    expect(engine.view(s, 1).units[unit('pa-4kr')].at.is).toBe('unseen')
  })
})

describe('examples 46 to 53: victory points', () => {
  it('example 46: a death on turn 4 has cost 12 by the end of turn 10', () => {
    const lost = [4, 5, 6, 7, 8, 9, 10].map(
      turn => tallyOf(position({ turn, gone: ['pa-tito'], own: { titoDied: 4 } })).tito,
    )
    expect(lost.reduce((a, b) => a + b, 0)).toBe(-12)
  })

  it('examples 47 and 48: Pilot Rescue with 4 is 5, a Dam with 6 is 9, Food with 1 is 1', () => {
    const s = position()
    expect([targetWorth(s, 'Pilot Rescue', 4), targetWorth(s, 'Dam', 6), targetWorth(s, 'WH Food', 1)]).toEqual([
      5, 9, 1,
    ])
  })

  it('example 49: with the option and without Tito a Rail Line with 1 is worth nothing', () => {
    expect(targetWorth(position({ options: { titoPenalty: true }, gone: ['pa-tito'] }), 'Rail Line', 1)).toBe(0)
  })

  it('example 50: a town and a city are 1 and 2', () => {
    expect(tallyOf(position({ at: { 2908: ['pa-4kr'], 2511: ['pa-5kr'] } })).towns).toBe(3)
  })

  it('example 51: Zara in a scare turn is 1 and 1', () => {
    expect(tallyOf(position({ at: { 2603: ['pa-4kr'] }, own: { scare: true } }))).toMatchObject({ towns: 1, scare: 1 })
  })

  it('example 52: 210 VP and two units off the map are 190, Minor Axis', () => {
    const everyone = position().units.flatMap((_, id) => (engine.game.counters[id].id.startsWith('pa-') ? [id] : []))
    const eis = units('pa-gb', 'pa-nt') as number[]
    const s = position({ own: { ledger: [{ turn: 10, targets: 210, towns: 0, scare: 0, resources: 0, tito: 0 }] } })
    const alive = {
      ...s,
      units: s.units.map((each, id) =>
        everyone.includes(id) && !eis.includes(id)
          ? { ...each, at: { is: 'hex' as const, hex: hex('2113') }, steps: 1 }
          : each,
      ),
    }
    const two = {
      ...alive,
      units: alive.units.with(unit('pa-4kr'), s.units[unit('pa-4kr')]).with(unit('pa-5kr'), s.units[unit('pa-5kr')]),
    }
    expect([finalScore(alive), finalScore(two), levelOf(finalScore(two))]).toEqual([210, 190, 'Minor Axis Victory'])
  })

  it('example 53: where one level ends and the next begins', () => {
    expect([174, 175, 199, 200, 225, 226, 250, 251].map(levelOf)).toEqual([
      'Major Axis Victory',
      'Minor Axis Victory',
      'Minor Axis Victory',
      'Draw',
      'Draw',
      'Minor Partisan Victory',
      'Minor Partisan Victory',
      'Major Partisan Victory',
    ])
  })
})

describe('examples 54 to 62: landings, arrivals, limits', () => {
  it('example 54: the 9-9 of US 3 lands as a 5-5', () => {
    const s = position({ waiting: ['al-us3'] })
    expect((['attack', 'defence'] as const).map(rating => strengthOf(s, unit('al-us3'), rating, true))).toEqual([5, 5])
  })

  it('example 55: Italy out before, a German die of 3: three steps among the divisions', () => {
    const armpit = { ...position().armpit, isOn: true, ashore: true, response: 'steps' as const }
    const s = phase(
      'response',
      {
        turn: 8,
        surrendered: 6,
        side: 'axis',
        options: { armpit: true },
        waiting: ['ge-5geb', 'ge-21pz', 'ge-44'],
        own: { armpit },
      },
      3,
    )
    const sent = play(
      s,
      { kind: 'take', unit: 'ge-21pz' },
      { kind: 'take', unit: 'ge-21pz' },
      { kind: 'take', unit: 'ge-44' },
    )
    expect([where(sent, 'ge-5geb'), sent.units[unit('ge-21pz')].steps, sent.units[unit('ge-44')].steps]).toEqual([
      'gone',
      2,
      1,
    ])
    expect(owed(sent)).toBe('arrive')
  })

  it('example 56: 202 Pz is due in the Axis RP phase of turn 5', () => {
    const due = (turn: number) => dueUnits(position({ turn, waiting: ['ge-202pz'] }), 1)
    expect([due(4), due(5)]).toEqual([[], [unit('ge-202pz')]])
  })

  it('examples 57 and 58: dice 3 and 5 put the first Bridge in 3405, 4 and 1 in 3705', () => {
    expect(targetsOf(3, 5)[0]).toEqual({ objective: 'Bridge', hex: hex('3405') })
    expect(targetsOf(4, 1)[0]).toEqual({ objective: 'Bridge', hex: hex('3705') })
    expect(targetsOf(4, 1)).toHaveLength(22)
  })

  it('example 59: two units do not arrive in Slavonia while other regions have room', () => {
    const s = phase('partisanArrivals', { turn: 5, waiting: ['pa-28sla', 'pa-53bk'], at: { 2816: ['pa-4kr'] } })
    expect(refusals(play(s, pick('pa-53bk'), to('3408')), to('3409'))).toEqual(['6.5.1'])
  })

  it('example 60: three arrive in the Highlands with Tito there, a fourth does not', () => {
    const s = phase('partisanArrivals', { turn: 6, waiting: ['pa-26dl', 'pa-27ib', 'pa-30slo', 'pa-36vo'] })
    const three = play(s, to('2112'), to('2213'), to('2012'))
    expect(refusals(three, to('1912'))).toEqual(['6.5.2'])
    expect(refusals(three, to('2816'))).toEqual([])
  })

  it('example 61: Ustashi do not enter Podrinje, and do enter Mitrovica', () => {
    const s = play(position({ side: 'axis', at: { 3014: ['us-1sd'] } }), pick('us-1sd'))
    expect(refusals(s, to('2914'))).toEqual(['9.5.5'])
    expect(refusals(s, to('3015'))).toEqual([])
  })

  it('example 62: Bulgarians stay in Macedonia until the surrender', () => {
    const s = (surrendered: number | null) =>
      play(position({ side: 'axis', surrendered, at: { 1620: ['bu-21'] } }), pick('bu-21'))
    expect(refusals(s(null), to('1719'))).toEqual(['9.5.4'])
    expect(refusals(s(5), to('1719'))).toEqual([])
  })
})

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

  it('example 66: Partisans 6 to 2 against a clear town: 3-1 in close combat, a 3 is 1/0 Re', () => {
    const s = combatPhase({ turn: 3, at: { 2916: ['pa-1pr', 'pa-2pr'], 2915: ['us-3pt'] } })
    const fought = battle(s, '2915', ['pa-1pr', 'pa-2pr'], 'closeCombat', 1, 3)
    expect(fought.combat?.result).toEqual({ attacker: 1, defender: 0, re: true })
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
    expect(refusals(moving, to('1714'))).toEqual(['R-56'])
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
    expect(refusals(held, { kind: 'sea', hex: '2603' })).toEqual(['R-19'])
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
