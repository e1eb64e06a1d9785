import { describe, expect, it } from 'vitest'
import { retreatHexes, whyNotRetreat } from '../../../../src/games/operation-gertrud/combat/retreat'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import {
  attack,
  type Build,
  combat,
  engine,
  fight,
  hex,
  numbers,
  type Options,
  offered,
  owed,
  owedBy,
  play,
  position,
  refusals,
  steps,
  unit,
  where,
} from '../positions'

// 2116 lies on the plain of Konya. Attackers stand in 2115 to its west unless told.

const AT: { [hex: string]: readonly string[] } = { '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'], '2116': ['tr-inf-1'] }
/** 30 against 5: the 600% column: 1 D1, 2 DR, 3 and more DE. */
const strong = (build: Build = {}): Gertrud => combat({ ...build, at: { ...AT, ...build.at } })
const rolled = (die: number, build: Build = {}): Gertrud => fight(attack(strong(build), '2116'), die)
/** 8 against 5 + 5: the 50% column: 1 AE, 2 and 3 A1, 4 AR, 5 NE, 6 EX. */
const weak = (die: number, build: Build = {}): Gertrud =>
  fight(
    attack(combat({ ...build, at: { '2115': ['de-mot-16'], '2116': ['tr-inf-1', 'tr-inf-2'], ...build.at } }), '2116', [
      'de-mot-16',
    ]),
    die,
  )
const ways = (s: Gertrud, id: string): string[] => numbers(retreatHexes(s, unit(id)))
const why = (s: Gertrud, id: string, to: string): string[] => whyNotRetreat(s, unit(id), hex(to)).map(each => each.rule)

describe('11.0 step 9: what the codes do', () => {
  it('11.0.step9 AE kills every attacker', () => {
    const s = fight(
      attack(combat({ at: { '2115': ['de-kurd', 'de-muslim'], '2116': ['tr-inf-1', 'tr-inf-2'] } }), '2116'),
      1,
    )
    expect([where(s, 'de-kurd'), where(s, 'de-muslim'), where(s, 'tr-inf-1')]).toEqual(['dead', 'dead', '2116'])
  })

  it('2.7.1, 2.7.3, 11.0.step9 A1 takes a step: a full unit is reduced, a reduced one eliminated', () => {
    const once = weak(2)
    expect([steps(once, 'de-mot-16'), where(once, 'de-mot-16')]).toEqual([1, '2115'])
    expect(where(weak(2, { reduced: ['de-mot-16'], at: { '2116': ['tr-inf-1'] } }), 'de-mot-16')).toBe('dead')
  })

  it('11.0.step9 the owner names who loses the step', () => {
    const at = { '2115': ['de-inf-79', 'de-inf-73'], '2116': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4'] }
    // 14 against 15: the 50% column
    const s = fight(attack(combat({ at }), '2116'), 2)
    expect([owed(s), owedBy(s), offered(s, 'lose')]).toEqual(['loss', 'german', ['de-inf-79', 'de-inf-73']])
    expect(refusals(s, { kind: 'lose', unit: 'tr-inf-1' })).toEqual(['11.0.step9'])
    expect(steps(play(s, { kind: 'lose', unit: 'de-inf-73' }), 'de-inf-73')).toBe(1)
  })

  it('11.0.step9 NE changes nothing', () => {
    const s = weak(5)
    expect([steps(s, 'de-mot-16'), steps(s, 'tr-inf-1'), where(s, 'tr-inf-1')]).toEqual([2, 2, '2116'])
  })

  it('11.0.step9 EX takes a step of each side, the attacker naming his first', () => {
    const s = weak(6)
    expect([owed(s), owedBy(s)]).toEqual(['loss', 'allied'])
    expect(steps(s, 'de-mot-16')).toBe(2)
    const done = play(s, { kind: 'lose', unit: 'tr-inf-2' })
    expect([steps(done, 'de-mot-16'), steps(done, 'tr-inf-2'), steps(done, 'tr-inf-1')]).toEqual([1, 1, 2])
  })

  it('11.0.step9 D1 is a step or a retreat of all, as the defender likes', () => {
    const lone = rolled(1)
    expect([owed(lone), owedBy(lone), offered(lone, 'lose'), offered(lone, 'retreat')]).toEqual([
      'stand',
      'allied',
      ['tr-inf-1'],
      [''],
    ])
    const stood = play(lone, { kind: 'lose', unit: 'tr-inf-1' })
    expect([steps(stood, 'tr-inf-1'), where(stood, 'tr-inf-1')]).toEqual([1, '2116'])
    const gone = play(lone, 'retreat', { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect([steps(gone, 'tr-inf-1'), where(gone, 'tr-inf-1')]).toEqual([2, '2117'])
  })

  it('11.0.step9 a D1 retreat is not offered when even one defender has nowhere to go', () => {
    // Turks fill 2217 and 2117 but for one place each; Germans hold or watch the rest
    const at = {
      '2216': ['de-inf-79'],
      '2017': ['de-inf-73'],
      '2217': ['tr-inf-4', 'tr-inf-5', 'tr-inf-8', 'tr-inf-9', 'tr-inf-11'],
      '2117': ['tr-inf-12', 'tr-inf-16', 'tr-inf-22', 'tr-inf-23', 'tr-inf-24'],
    }
    const s = rolled(1, { at })
    expect(steps(s, 'tr-inf-1')).toBe(1)
  })
})

describe('11.1 retreats', () => {
  it('11.1.1, 9.5 one adjacent hex of the owner’s choice, at once, without cost; interdiction does not matter', () => {
    const s = rolled(2, { own: { interdicted: [unit('tr-inf-1')] } })
    expect([owed(s), owedBy(s)]).toEqual(['retreat', 'allied'])
    expect(offered(s, 'retreat')).toEqual(['tr-inf-1 2217', 'tr-inf-1 2117', 'tr-inf-1 2017'])
    expect(refusals(s, { kind: 'retreat', unit: 'tr-inf-1', hex: '2218' })).toEqual(['11.1.1'])
    expect(where(play(s, { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' }), 'tr-inf-1')).toBe('2117')
  })

  it('11.1.2 not onto enemies, into their zone of control, off the land or over water', () => {
    const s = position({ at: { '2116': ['tr-inf-1'], '2115': ['de-pz-5'] } })
    expect(ways(s, 'tr-inf-1')).toEqual(['2017', '2117', '2217'])
    expect([why(s, 'tr-inf-1', '2115'), why(s, 'tr-inf-1', '2016')]).toEqual([['11.1.2'], ['11.1.2']])
    const friends = position({ at: { '2116': ['tr-inf-1'], '2115': ['de-pz-5'], '2016': ['tr-inf-2'] } })
    expect(why(friends, 'tr-inf-1', '2016')).toEqual(['11.1.2'])
    const coast = position({ at: { '2709': ['tr-inf-11'] } })
    expect([why(coast, 'tr-inf-11', '2810'), why(coast, 'tr-inf-11', '2610')]).toEqual([['9.0.1'], ['11.1.2']])
    expect(ways(coast, 'tr-inf-11')).toEqual(['2708', '2710', '2809'])
  })

  it('11.1.2, 6.4 not where the stack would be too high or Soviets would meet others', () => {
    const full = ['tr-inf-2', 'tr-inf-4', 'tr-inf-5', 'tr-inf-8', 'tr-inf-9']
    const s = position({ at: { '2116': ['tr-inf-1'], '2117': full, '2217': ['su-inf-20'] } })
    expect([why(s, 'tr-inf-1', '2117'), why(s, 'tr-inf-1', '2217')]).toEqual([['11.1.2'], ['11.1.2']])
  })

  it('11.1.2, 8.2, 8.3 the 7th Flieger and the Kommando retreat through zones of control', () => {
    const s = position({ at: { '2116': ['de-abn-7', 'de-kommando', 'de-inf-79'], '2115': ['tr-inf-1'] } })
    expect(ways(s, 'de-abn-7')).toEqual(['2016', '2017', '2117', '2216', '2217'])
    expect(ways(s, 'de-kommando')).toEqual(ways(s, 'de-abn-7'))
    expect(ways(s, 'de-inf-79')).toEqual(['2017', '2117', '2217'])
  })

  it('11.1.3 who must retreat and cannot is eliminated and may be rebuilt', () => {
    const s = rolled(2, { at: { '2117': ['de-inf-79'], '2217': ['de-inf-73'] } })
    expect(where(s, 'tr-inf-1')).toBe('dead')
  })

  it('9.2.6 on the rim of the map it is a loss for good; no unit ever leaves the map', () => {
    const at = { '3203': ['de-inf-79'], '3204': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5'], '3202': ['tr-inf-8'] }
    // 20 against 7 with the city: the 150% column, die 6 is DR; 3103 and 3102 lie in Turkish zones
    const s = fight(attack(combat({ side: 'allied', at }), '3203', ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5']), 6)
    expect(where(s, 'de-inf-79')).toBe('gone')
  })

  it('11.1.4 a stack may scatter, one unit after the other', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11', 'de-pz-8', 'de-pz-9'], '2116': ['tr-bde-72', 'tr-bde-ankara'] }
    // 42 against 4: the 600% column
    const s = fight(attack(combat({ at }), '2116'), 2)
    const first = play(s, { kind: 'retreat', unit: 'tr-bde-ankara', hex: '2117' })
    expect(owed(first)).toBe('retreat')
    const second = play(first, { kind: 'retreat', unit: 'tr-bde-72', hex: '2217' })
    expect([where(second, 'tr-bde-ankara'), where(second, 'tr-bde-72')]).toEqual(['2117', '2217'])
  })

  it('11.1.2 while they scatter the room is counted again each time', () => {
    const at = {
      '2115': ['de-pz-5', 'de-pz-11', 'de-pz-8', 'de-pz-9'],
      '2116': ['tr-bde-72', 'tr-bde-ankara'],
      '2117': ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5'],
      '2217': ['tr-inf-8', 'tr-inf-9', 'tr-inf-11', 'tr-inf-12', 'tr-inf-16'],
      '2017': ['tr-inf-22', 'tr-inf-23', 'tr-inf-24', 'tr-inf-48', 'tr-inf-61'],
    }
    const s = fight(attack(combat({ at }), '2116'), 2)
    expect(offered(s, 'retreat')).toEqual(['tr-bde-72 2117', 'tr-bde-ankara 2117'])
    const one = play(s, { kind: 'retreat', unit: 'tr-bde-72', hex: '2117' })
    expect([where(one, 'tr-bde-72'), where(one, 'tr-bde-ankara')]).toEqual(['2117', 'dead'])
  })

  it('11.0.step9 AR sends every attacker back', () => {
    const s = weak(4)
    expect([owed(s), owedBy(s)]).toEqual(['retreat', 'german'])
    expect(where(play(s, { kind: 'retreat', unit: 'de-mot-16', hex: '2114' }), 'de-mot-16')).toBe('2114')
  })
})

describe('11.3 and 11.4 advance after combat', () => {
  it('11.3.1 after DE any attackers may go in, whatever zones of control lie there', () => {
    const s = rolled(3, { at: { '2117': ['tr-inf-4'] } })
    expect([owed(s), owedBy(s), offered(s, 'join')]).toEqual([
      'advance',
      'german',
      ['de-mot-16', 'de-pz-5', 'de-pz-11'],
    ])
    const gone = play(s, { kind: 'join', unit: 'de-mot-16' }, 'go')
    expect([where(gone, 'de-mot-16'), where(gone, 'de-pz-5')]).toEqual(['2116', '2115'])
  })

  it('11.3.2 voluntary and final', () => {
    const s = rolled(3, { at: { '2218': ['tr-inf-4'], '2318': ['de-inf-79'] } })
    expect(refusals(s, 'go')).toEqual(['11.3.2'])
    const stayed = play(s, 'stay')
    expect([owed(stayed), where(stayed, 'de-pz-5')]).toEqual(['combat', '2115'])
    expect(refusals(s, { kind: 'join', unit: 'de-inf-79' })).toEqual(['11.3.1'])
  })

  it('11.3.3 no more than may stack there', () => {
    const six = {
      '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'],
      '2216': ['de-pz-8', 'de-pz-9', 'de-pz-14'],
    }
    const s = rolled(3, { at: six })
    const five = play(
      s,
      ...['de-pz-5', 'de-pz-11', 'de-mot-16', 'de-pz-8', 'de-pz-9'].map(id => ({ kind: 'join', unit: id })),
    )
    expect(refusals(five, { kind: 'join', unit: 'de-pz-14' })).toEqual(['11.3.3'])
  })

  it('11.3.1 nobody advances into a hex emptied by step losses, unless advance-when-emptied is on', () => {
    const emptied = (options: Options) =>
      play(rolled(1, { reduced: ['tr-inf-1'], options }), { kind: 'lose', unit: 'tr-inf-1' })
    expect([owed(emptied({})), where(emptied({}), 'tr-inf-1')]).toEqual(['replace', 'dead'])
    const open = emptied({ 'advance-when-emptied': true })
    expect([owed(open), offered(open, 'join')]).toEqual(['advance', ['de-mot-16', 'de-pz-5', 'de-pz-11']])
  })

  it('11.3.1 nobody advances after a D1 taken as a retreat', () => {
    const s = play(rolled(1), 'retreat', { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect(owed(s)).not.toBe('advance')
  })

  it('11.4.1, 11.4.2 after DR only armor advances, not motorized units', () => {
    const s = play(rolled(2), { kind: 'retreat', unit: 'tr-inf-1', hex: '2117' })
    expect([owed(s), offered(s, 'join')]).toEqual(['advance', ['de-pz-5', 'de-pz-11']])
    expect(refusals(s, { kind: 'join', unit: 'de-mot-16' })).toEqual(['11.4.2'])
  })

  it('11.4.1 so too when the defender died for want of a hex', () => {
    const s = rolled(2, { at: { '2117': ['de-inf-79'], '2217': ['de-inf-73'] } })
    expect([owed(s), offered(s, 'join')]).toEqual(['advance', ['de-pz-5', 'de-pz-11']])
    expect(refusals(s, { kind: 'join', unit: 'de-inf-79' })).toEqual(['11.4.1'])
  })

  it('11.3.1 British who attack over the border do not advance into the Soviet Union', () => {
    const at = { '2533': ['al-inf-2', 'al-inf-8'], '2534': ['de-kurd'] }
    const s = combat({ side: 'allied', scenario: 'early-1943', at, reduced: ['de-kurd'] })
    const done = fight(attack(s, '2534'), 6)
    expect(where(done, 'de-kurd')).toBe('dead')
    expect(owed(done)).not.toBe('advance')
  })
})

describe('R-15 engaged defenders', () => {
  it('11.0.step10.2 engaged units in a fresh stack add nothing and lose no step, but share a retreat', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'], '2116': ['tr-inf-1', 'tr-inf-2'] }
    const s = combat({ at, own: { defended: [unit('tr-inf-1')] } })
    const aimed = attack(s, '2116')
    expect(engine.forecast(aimed)?.title).toBe('Attack on 2116: 30 against 5 is 600%')
    const stand = fight(aimed, 1)
    expect(offered(stand, 'lose')).toEqual(['tr-inf-2'])
    expect(refusals(stand, { kind: 'lose', unit: 'tr-inf-1' })).toEqual(['11.0.step9'])
    const away = fight(aimed, 2)
    expect(offered(away, 'retreat').filter(way => way.startsWith('tr-inf-1'))).not.toEqual([])
    const dead = fight(aimed, 6)
    expect([where(dead, 'tr-inf-1'), where(dead, 'tr-inf-2')]).toEqual(['dead', 'dead'])
  })

  it('11.0.step10.2 when the last fresh defender dies of a step the engaged ones stay and nobody advances', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11', 'de-mot-16'], '2116': ['tr-inf-1', 'tr-inf-3'] }
    const s = combat({ at, reduced: ['tr-inf-3'], own: { defended: [unit('tr-inf-1')] } })
    const stood = play(fight(attack(s, '2116'), 1), { kind: 'lose', unit: 'tr-inf-3' })
    expect([where(stood, 'tr-inf-3'), where(stood, 'tr-inf-1')]).toEqual(['dead', '2116'])
    expect(owed(stood)).not.toBe('advance')
  })
})
