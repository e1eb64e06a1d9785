import { describe, expect, it } from 'vitest'
import { columnOf, resolve, strengthOf, totalAttack } from '../../../../src/games/partizan/combat/odds'
import {
  attack,
  battle,
  combatPhase,
  engine,
  hex,
  idsOf,
  offered,
  owed,
  pick,
  play,
  position,
  refusals,
  rulingsAgainst,
  steps,
  to,
  unit,
  units,
  where,
} from '../positions'

type Plan = Parameters<typeof columnOf>[1]
const plan = (attacker: 0 | 1, number: string, attackers: string[], defenders: string[]): Plan => ({
  attacker,
  hex: hex(number),
  attackers: units(...attackers),
  defenders: units(...defenders),
  landing: false,
})
const axisPhase = (at: { [hex: string]: string[] }, more = {}) => combatPhase({ side: 'axis', at, ...more })

describe('11.1 attacks', () => {
  it('11.1.1 only enemies next to one of your units, after all movement', () => {
    const s = axisPhase({ 2815: ['ge-714'], 2816: ['pa-4kr'], 2416: ['pa-5kr'] })
    expect(offered(s, 'target')).toEqual(['2816'])
    expect(refusals(s, { kind: 'target', hex: '2416' })).toEqual(['11.1.1'])
    expect(refusals(s, { kind: 'target', hex: '2715' })).toEqual(['11.1.1'])
    expect(
      refusals(position({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } }), { kind: 'target', hex: '2816' }),
    ).toEqual(['5.2.6'])
  })

  it('11.1.2 one attack is finished before the next', () => {
    const s = axisPhase({ 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr'], 2714: ['pa-5kr'] })
    const first = attack(s, '2816', ['ge-714'], 5)
    expect(owed(first)).toBe('plan')
    expect(refusals(first, { kind: 'target', hex: '2714' })).not.toEqual([])
    const next = play(first, { kind: 'fight', dice: [1] })
    expect(refusals(next, { kind: 'target', hex: '2714' })).toEqual([])
  })

  it('11.1.3 units of one hex may attack different hexes or none', () => {
    const s = axisPhase({ 2815: ['ge-714', 'ge-342', 'ge-704'], 2816: ['pa-4kr'], 2714: ['pa-5kr'] })
    const first = battle(s, '2816', ['ge-714'], 'assault', 5, 1)
    expect(offered(play(first, { kind: 'target', hex: '2714' }), 'join').sort()).toEqual(['ge-342', 'ge-704'])
  })

  it('11.1.4 units of several hexes and nations join one attack', () => {
    const s = axisPhase({ 2714: ['ge-714'], 2816: ['it-re'], 2715: ['pa-4kr'] })
    const named = play(s, { kind: 'target', hex: '2715' })
    expect(offered(named, 'join').sort()).toEqual(['ge-714', 'it-re'])
    expect(idsOf(attack(s, '2715', ['ge-714', 'it-re'], 5).combat?.attackers ?? []).sort()).toEqual(['ge-714', 'it-re'])
  })

  it('R-42 over water only commandos attack, and Tito after the surrender', () => {
    const at = { 2306: ['ge-714'], 2207: ['al-sas2'] }
    expect(refusals(axisPhase(at), { kind: 'target', hex: '2207' })).toEqual(['11.1.1'])
    const island = combatPhase({ surrendered: 6, at: { 2207: ['al-sas2', 'pa-tito'], 2306: ['ge-714'] } })
    expect(offered(play(island, { kind: 'target', hex: '2306' }), 'join').sort()).toEqual(['al-sas2', 'pa-tito'])
    const stranded = axisPhase({ 2207: ['ge-500ss'], 2306: ['pa-4kr'], 2407: ['ge-714'] }, { surrendered: 6 })
    expect(rulingsAgainst(play(stranded, { kind: 'target', hex: '2306' }), { kind: 'join', unit: 'ge-500ss' })).toEqual(
      ['R-42'],
    )
  })

  it('3.0.5 a commando on an island is attacked by commandos only', () => {
    const s = axisPhase({ 2306: ['ge-br', 'ge-714'], 2207: ['al-sas2'] })
    const named = play(s, { kind: 'target', hex: '2207' })
    expect(offered(named, 'join')).toEqual(['ge-br'])
    expect(refusals(named, { kind: 'join', unit: 'ge-714' })).toEqual(['3.0.5'])
  })
})

describe('11.2 unknown Partisans', () => {
  const s = axisPhase({ 2815: ['ge-714'], 2816: ['pa-1pr', 'pa-4kr'], 2714: ['pa-5kr'] })

  it('11.2.1 the Axis learns the counters of a hex when it declares an attack on it, and no others', () => {
    expect(where(engine.view(s, 1), 'pa-1pr')).toBe('unseen')
    const declared = engine.view(attack(s, '2816', ['ge-714'], 5), 1)
    expect([where(declared, 'pa-1pr'), where(declared, 'pa-4kr'), where(declared, 'pa-5kr')]).toEqual([
      '2816',
      '2816',
      'unseen',
    ])
  })

  it('11.2.1 or when they attack, or destroy a target', () => {
    const attacking = attack(
      combatPhase({ at: { 2815: ['ge-714'], 2816: ['pa-1pr', 'pa-4kr'] } }),
      '2815',
      ['pa-1pr'],
      5,
    )
    expect([where(engine.view(attacking, 1), 'pa-1pr'), where(engine.view(attacking, 1), 'pa-4kr')]).toEqual([
      '2816',
      'unseen',
    ])
    const wrecking = play(position({ at: { 2816: ['pa-1pr', 'pa-4kr'] }, targets: { 2816: 'Dam' } }), {
      kind: 'destroy',
      unit: 'pa-4kr',
      dice: [3],
    })
    expect([where(engine.view(wrecking, 1), 'pa-1pr'), where(engine.view(wrecking, 1), 'pa-4kr')]).toEqual([
      'unseen',
      '2816',
    ])
  })

  it('11.2.2 a declared attack cannot be called off', () => {
    const declared = attack(s, '2816', ['ge-714'], 5)
    for (const way of ['cancel', 'done']) expect(refusals(declared, way)).not.toEqual([])
    expect([...engine.choices(declared)].map(each => each.action.kind)).toEqual(['fight', 'table', 'support'])
  })

  it('11.2.3 survivors are hidden again, and what was seen stays in the notes', () => {
    const over = battle(s, '2816', ['ge-714'], 'assault', 5, 1)
    expect([owed(over), where(engine.view(over, 1), 'pa-1pr')]).toEqual(['attack', 'unseen'])
    expect(engine.view(over, 1).notes.find(each => each.side === 1)).toEqual({
      side: 1,
      turn: 3,
      hex: hex('2816'),
      why: 'defended',
      units: units('pa-1pr', 'pa-4kr'),
    })
  })

  it('11.2.4 of an Axis stack only the top is seen: the strongest, or what its owner puts there', () => {
    const stack = position({ side: 'axis', at: { 2815: ['ge-714', 'ge-342', 'ge-kg125'] } })
    const seen = engine.view(stack, 0)
    expect([where(seen, 'ge-342'), where(seen, 'ge-714'), where(seen, 'ge-kg125')]).toEqual([
      '2815',
      'unseen',
      'unseen',
    ])
    expect(seen.hidden).toEqual([{ hex: hex('2815'), side: 1, count: 2, unsupplied: false }])
    const turned = engine.view(play(stack, { kind: 'top', unit: 'ge-kg125' }), 0)
    expect([where(turned, 'ge-342'), where(turned, 'ge-kg125')]).toEqual(['unseen', '2815'])
    expect(refusals(stack, { kind: 'top', unit: 'ge-342' })).toEqual(['11.2.4'])
    expect(refusals(position({ side: 'axis', at: { 2815: ['ge-714'] } }), { kind: 'top', unit: 'ge-714' })).toEqual([
      '11.2.4',
    ])
  })
})

describe('11.3 exposed Partisans', () => {
  const s = position({ at: { 2816: ['pa-1pr', 'pa-2pr'], 2715: ['al-us3'] }, own: { exposed: units('pa-1pr') } })

  it('11.3.1 half strength, rounded up, for the rest of the turn', () => {
    expect([strengthOf(s, unit('pa-1pr'), 'attack'), strengthOf(s, unit('pa-1pr'), 'defence')]).toEqual([2, 1])
    expect(strengthOf(s, unit('pa-2pr'), 'attack')).toBe(3)
    const wrecked = play(position({ at: { 2816: ['pa-1pr'] }, targets: { 2816: 'Dam' } }), {
      kind: 'destroy',
      unit: 'pa-1pr',
      dice: [1],
    })
    expect(wrecked.exposed).toEqual(units('pa-1pr'))
  })

  it('11.3.2 a retreat ends it; an Ally is never exposed', () => {
    const attacked = axisPhase({ 2815: ['ge-714'], 2816: ['pa-1pr'] }, { own: { exposed: units('pa-1pr') } })
    const gone = play(attack(attacked, '2816', ['ge-714'], 1), pick('pa-1pr'), to('2716'))
    expect(gone.exposed).toEqual([])
    const ally = play(position({ at: { 2816: ['al-us3'] }, targets: { 2816: 'Dam' } }), {
      kind: 'destroy',
      unit: 'al-us3',
      dice: [1],
    })
    expect(ally.exposed).toEqual([])
  })
})

describe('11.6 odds and results', () => {
  it('11.6.1 all attack against all defence, rounded for the defender; nothing against anything is no attack', () => {
    const s = position({ side: 'axis', at: { 3118: ['ge-342', 'ge-714'], 3119: ['pa-1pr', 'pa-4kr'] } })
    const it = plan(1, '3119', ['ge-342', 'ge-714'], ['pa-1pr', 'pa-4kr'])
    expect([totalAttack(s, it), columnOf(s, it, 'assault', []).odds]).toEqual([7, '2-1'])
    const weak = axisPhase({ 3406: ['cr-1p'], 3407: ['pa-4kr'] })
    expect(refusals(weak, { kind: 'target', hex: '3407' })).toEqual(['11.6.1'])
  })

  it('11.6.2 beyond the last column the last is read, before the shifts', () => {
    const s = position({ side: 'axis', at: { 2512: ['ge-1geb', 'ge-7ss'], 2511: ['pa-4kr'] } })
    const it = plan(1, '2511', ['ge-1geb', 'ge-7ss'], ['pa-4kr'])
    // 14 to 1 is read on 7-1: German +1, mountain -2, city -2 leave 4-1.
    expect(columnOf(s, it, 'assault', [])).toMatchObject({ odds: '7-1', label: '4-1' })
    expect(columnOf(s, it, 'closeCombat', [])).toMatchObject({ odds: '5-1', label: '2-1' })
  })

  it('11.6.3 one die gives the steps of both sides', () => {
    const s = position({ side: 'axis', at: { 3118: ['it-re', 'it-bg'], 3119: ['pa-1pr', 'pa-4kr', 'pa-5kr'] } })
    const it = plan(1, '3119', ['it-re', 'it-bg'], ['pa-1pr', 'pa-4kr', 'pa-5kr'])
    const results = [1, 2, 3, 4, 5, 6].map(die => {
      const { attacker, defender } = resolve(s, it, 'assault', [], () => die)
      return `${attacker}/${defender}`
    })
    expect(results).toEqual(['2/0', '2/0', '2/0', '2/1', '1/1', '1/1'])
  })

  it('11.6.4 Re lets attacking Partisans withdraw, never the Axis, never Allies', () => {
    const partisans = combatPhase({ at: { 2816: ['pa-1pr', 'al-sas2'], 2815: ['us-3pt'] } })
    const fought = battle(partisans, '2815', ['pa-1pr', 'al-sas2'], 'closeCombat', 1, 5)
    expect([fought.combat?.result?.re, owed(play(fought, { kind: 'lose', unit: 'al-sas2' }))]).toEqual([
      true,
      'retreat',
    ])
    const both = battle(
      combatPhase({ at: { 2816: ['pa-1pr', 'pa-2pr', 'al-sas2'], 2815: ['us-3pt'] } }),
      '2815',
      ['pa-1pr', 'pa-2pr', 'al-sas2'],
      'closeCombat',
      1,
      6,
    )
    expect([owed(both), refusals(both, pick('al-sas2')), refusals(both, pick('pa-1pr'))]).toEqual([
      'retreat',
      ['11.6.4'],
      [],
    ])
    const axis = battle(
      axisPhase({ 3118: ['ge-714'], 3119: ['pa-1pr'] }, { turn: 5 }),
      '3119',
      ['ge-714'],
      'closeCombat',
      6,
      6,
    )
    expect(owed(axis)).toBe('advance')
  })
})

describe('losses and advance', () => {
  const fought = battle(
    axisPhase({ 2915: ['it-re', 'it-bg', 'it-ma'], 2916: ['pa-1pr', 'pa-4kr', 'pa-5kr', 'pa-6lk'] }),
    '2916',
    ['it-re', 'it-bg', 'it-ma'],
    'assault',
    4,
    4,
  )

  it('11.9.1 the owner chooses among units in the combat, and no others', () => {
    expect(offered(fought, 'lose')).toEqual(['it-re', 'it-bg', 'it-ma'])
    expect(refusals(fought, { kind: 'lose', unit: 'pa-1pr' })).toEqual(['11.9.1'])
  })

  it('11.9.2 two losses: one division, or two turned over', () => {
    expect(steps(play(fought, { kind: 'lose', unit: 'it-re' }, { kind: 'lose', unit: 'it-re' }), 'it-re')).toBe(0)
    const two = play(fought, { kind: 'lose', unit: 'it-re' }, { kind: 'lose', unit: 'it-ma' })
    expect([steps(two, 'it-re'), steps(two, 'it-bg'), steps(two, 'it-ma')]).toEqual([1, 2, 1])
  })

  it('11.9.3 a chit dies with its unit', () => {
    const s = axisPhase(
      { 3013: ['ge-342'], 3014: ['pa-4kr'] },
      { turn: 5, own: { chits: [{ strength: 2, unit: unit('pa-4kr'), hex: null }] } },
    )
    const over = battle(s, '3014', ['ge-342'], 'assault', 6, 6)
    expect([where(over, 'pa-4kr'), over.chits]).toEqual(['pool', []])
  })

  it('R-52 nobody loses more than he has, and if both die nobody advances', () => {
    const s = combatPhase({ at: { 3013: ['pa-1pr'], 3014: ['us-3pt'] } })
    const over = battle(s, '3014', ['pa-1pr'], 'assault', 4, 3)
    expect([where(over, 'pa-1pr'), where(over, 'us-3pt'), owed(over)]).toEqual(['pool', '3014', 'attack'])
    const both = battle(s, '3014', ['pa-1pr'], 'assault', 4, 5)
    expect([where(both, 'pa-1pr'), where(both, 'us-3pt'), owed(both)]).toEqual(['pool', 'gone', 'attack'])
  })

  it('11.10 survivors may take an emptied hex, free, within stacking and national limits', () => {
    const s = battle(
      axisPhase({ 3013: ['ge-342', 'us-3pt'], 2914: ['pa-4kr'], 3014: ['ge-714'] }, { turn: 5 }),
      '2914',
      ['ge-714'],
      'assault',
      6,
      6,
    )
    expect(owed(s)).toBe('advance')
    expect(refusals(s, { kind: 'advance', unit: 'ge-342' })).toEqual(['11.10'])
    expect(where(play(s, { kind: 'advance', unit: 'ge-714' }), 'ge-714')).toBe('2914')
    const croats = battle(
      axisPhase({ 3014: ['us-3pt', 'cr-cl'], 2914: ['pa-4kr'] }, { turn: 5 }),
      '2914',
      ['us-3pt', 'cr-cl'],
      'assault',
      6,
      6,
    )
    const paid = play(croats, { kind: 'lose', unit: 'us-3pt' })
    expect([where(paid, 'pa-4kr'), where(paid, 'cr-cl'), owed(paid)]).toEqual(['pool', '3014', 'attack'])
  })
})

describe('11.11 restrictions', () => {
  it('11.11.1 each hex is attacked once a segment', () => {
    const s = battle(
      axisPhase({ 2815: ['ge-714', 'ge-342'], 2816: ['pa-1pr', 'pa-2pr'] }),
      '2816',
      ['ge-714'],
      'assault',
      5,
      1,
    )
    expect(refusals(s, { kind: 'target', hex: '2816' })).toEqual(['11.11.1'])
  })

  it('11.11.2 and 11.11.4 a unit attacks once a turn, with its whole strength', () => {
    const s = battle(
      axisPhase({ 2815: ['ge-714'], 2816: ['pa-1pr'], 2714: ['pa-4kr'] }),
      '2816',
      ['ge-714'],
      'assault',
      5,
      5,
    )
    expect(refusals(play(s, 'done'), { kind: 'target', hex: '2714' })).toEqual(['11.1.1'])
    const other = battle(
      axisPhase({ 2815: ['ge-714', 'ge-342'], 2816: ['pa-1pr'], 2714: ['pa-4kr'] }),
      '2816',
      ['ge-714'],
      'assault',
      5,
      5,
    )
    expect(refusals(play(other, 'done', { kind: 'target', hex: '2714' }), { kind: 'join', unit: 'ge-714' })).toEqual([
      '11.11.2',
    ])
  })

  it('11.11.3 and 11.11.6 all in the hex defend together', () => {
    const s = attack(axisPhase({ 2815: ['ge-714'], 2816: ['pa-1pr', 'pa-4kr', 'al-sas2'] }), '2816', ['ge-714'], 5)
    expect(idsOf(s.combat?.defenders ?? [])).toEqual(['pa-1pr', 'pa-4kr', 'al-sas2'])
  })

  it('11.11.5 a chit goes to nobody but a Partisan in the combat, and is never passed on', () => {
    const s = attack(
      axisPhase({ 2815: ['ge-714'], 2816: ['pa-1pr', 'al-sas2'], 2714: ['pa-5kr'] }, { caches: [1] }),
      '2816',
      ['ge-714'],
      5,
    )
    expect(refusals(s, { kind: 'give', unit: 'al-sas2', pick: 1 })).toEqual(['11.5.1'])
    expect(refusals(s, { kind: 'give', unit: 'pa-5kr', pick: 1 })).toEqual(['11.5.1'])
    expect(Object.keys(engine.game.steps.chits.answers)).toEqual(['give', 'done'])
  })
})
