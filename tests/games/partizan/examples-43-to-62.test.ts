import { describe, expect, it } from 'vitest'
import { strengthOf } from '../../../src/games/partizan/combat/odds'
import { dueUnits } from '../../../src/games/partizan/forces/arrivals'
import { driftFrom } from '../../../src/games/partizan/special-units/paradrop'
import { targetsOf, targetWorth } from '../../../src/games/partizan/victory/targets'
import { finalScore, levelOf, tallyOf } from '../../../src/games/partizan/victory/victory'
import { engine, hex, numbers, owed, phase, pick, play, position, refusals, to, unit, units, where } from './positions'

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
