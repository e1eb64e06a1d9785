import { describe, expect, it } from 'vitest'
import {
  type Build,
  logOf,
  movement,
  names,
  offered,
  owed,
  owedBy,
  play,
  refusals,
  replacement,
  stage,
  steps,
  where,
} from '../positions'

const arrive = (id: string) => ({ kind: 'arrive', unit: id })
const place = (number: string) => ({ kind: 'place', hex: number })
const british = (build: Build = {}) =>
  movement({ side: 'allied', ...build, waiting: ['al-inf-2', 'al-inf-8', ...(build.waiting ?? [])] })

describe('10.0 arrivals', () => {
  it('3.0.3, 10.0.1, 10.1.2 they come where the scenario says and move at once, without paying for the hex', () => {
    const s = play(british(), arrive('al-inf-2'))
    expect(offered(s, 'place')).toEqual(expect.arrayContaining(['1718', '1633', '1035']))
    const landed = play(s, place('1718'), { kind: 'pick', unit: 'al-inf-2' })
    expect(where(landed, 'al-inf-2')).toBe('1718')
    // the coast road: 1618, 1617, 1616 are one point each, 1719 and Adana by rail too
    expect(offered(landed, 'to')).toEqual(expect.arrayContaining(['1618', '1719', '1820']))
  })

  it('10.0.2 not before their turn, and not later than they can', () => {
    expect(refusals(british({ turn: 2 }), arrive('al-inf-2'))).toEqual(['10.0.2'])
    const s = british()
    expect(refusals(s, 'done')).toEqual(['10.0.2'])
    const one = play(s, arrive('al-inf-2'), place('1718'))
    expect(refusals(one, 'done')).toEqual(['10.0.2'])
    expect(refusals(play(one, arrive('al-inf-8'), place('1633')), 'done')).toEqual([])
  })

  it('3.3, 10.0.2 enemies or full stacks delay them to the first turn when they can', () => {
    const coast = ['1611', '1616', '1709', '1712', '1714', '1808', '1809', '1813', '1907', '2007', '2105']
    const rest = ['2106', '2207', '2306', '2405', '2406']
    const turks = ['tr-inf-1', 'tr-inf-2', 'tr-inf-4', 'tr-inf-5', 'tr-inf-8', 'tr-inf-9', 'tr-inf-11', 'tr-inf-12']
    const more = [
      'tr-inf-16',
      'tr-inf-22',
      'tr-inf-23',
      'tr-inf-24',
      'tr-inf-48',
      'tr-inf-61',
      'tr-inf-69',
      'tr-inf-70',
    ]
    const at = Object.fromEntries([...coast, ...rest].map((number, index) => [number, [[...turks, ...more][index]]]))
    const blocked = movement({ scenario: 'late-1941', turn: 2, at, waiting: ['it-sanmarco'] })
    expect(refusals(blocked, arrive('it-sanmarco'))).toEqual(['3.3'])
    expect(logOf(blocked, 'done').map(each => each.kind)).toContain('delayed')
    const { '2007': _, ...open } = at
    const later = movement({ scenario: 'late-1941', turn: 5, at: open, waiting: ['it-sanmarco'] })
    expect(offered(play(later, arrive('it-sanmarco')), 'place')).toEqual(['2007'])
    expect(refusals(later, 'done')).toEqual(['10.0.2'])
  })

  it('10.0.3 a zone of control does not keep them out but ends their move', () => {
    const s = play(british({ at: { '1719': ['de-inf-79'] } }), arrive('al-inf-2'), place('1718'))
    expect(refusals(s, { kind: 'pick', unit: 'al-inf-2' })).toEqual(['9.0.6'])
  })

  it('10.0.4 they are in supply in the phase of their arrival only', () => {
    const watched = { '1719': ['de-inf-79'], '1618': ['de-inf-73'] }
    const s = play(british({ at: watched }), arrive('al-inf-2'), place('1718'), arrive('al-inf-8'), place('1718'))
    expect(names(play(s, 'done').unsupplied)).toEqual([])
    const next = movement({ side: 'allied', at: { ...watched, '1718': ['al-inf-2'] } })
    expect(names(play(next, 'done').unsupplied)).toEqual(['al-inf-2'])
  })

  it('10.1.1 no landing on units of either side, but beside those of the same landing', () => {
    const s = british({ at: { '1718': ['de-kurd'], '1719': ['tr-inf-1'] } })
    const asked = play(s, arrive('al-inf-2'))
    expect([refusals(asked, place('1718')), refusals(asked, place('1719'))]).toEqual([['10.1.1'], ['10.1.1']])
    const first = play(asked, place('1618'), arrive('al-inf-8'))
    expect(refusals(first, place('1618'))).toEqual([])
  })

  it('10.0.1 a unit that walks in pays for the first hex', () => {
    const s = movement({ scenario: 'early-1943', turn: 1, waiting: ['de-abn-7'] })
    const asked = play(s, arrive('de-abn-7'))
    expect(offered(asked, 'enter')).toEqual(['3201', '3202', '3203', '3204', '3205', '3206', '3207', '3208'])
    const entered = play(asked, { kind: 'enter', hex: '3203' })
    expect(offered(entered, 'to')).toContain('3201')
    expect(offered(entered, 'to')).not.toContain('3103')
  })

  it('10.0.2 a Soviet list comes together or waits as a whole', () => {
    const waiting = ['su-inf-63', 'su-inf-76', 'su-inf-236', 'su-arm-6', 'su-arm-54']
    const s = movement({ side: 'allied', scenario: 'late-1942', turn: 3, waiting, at: { '2634': ['su-inf-20'] } })
    const asked = play(s, arrive('su-arm-6'))
    expect(refusals(asked, place('2634'))).toEqual(['6.0.1'])
    const come = play(asked, place('2831'))
    expect(waiting.map(id => where(come, id))).toEqual(['2831', '2831', '2831', '2831', '2831'])
  })
})

describe('10.2 and 10.3 replacements', () => {
  const AT = { '2905': ['de-inf-79', 'de-inf-73'], '2904': ['de-pz-5'] }

  it('5.1.3, 10.2.1, 10.2.2 two steps are two flips or one unit anew', () => {
    const s = replacement({ at: AT, reduced: ['de-inf-79', 'de-inf-73', 'de-pz-5'], dead: ['de-pz-8'] })
    expect([owed(s), owedBy(s), s.steps.German]).toEqual(['replace', 'german', 2])
    const two = play(s, { kind: 'flip', unit: 'de-inf-79' }, { kind: 'flip', unit: 'de-pz-5' })
    expect([steps(two, 'de-inf-79'), steps(two, 'de-pz-5'), steps(two, 'de-inf-73')]).toEqual([2, 2, 1])
    expect(owed(two)).not.toBe('replace')
    const anew = play(s, { kind: 'full', unit: 'de-pz-8', hex: '3007' })
    expect([where(anew, 'de-pz-8'), steps(anew, 'de-pz-8')]).toEqual(['3007', 2])
  })

  it('5.1.7a, 10.2.1 each nation has its own steps', () => {
    const s = replacement({
      side: 'allied',
      at: { '2416': ['tr-inf-1'], '0820': ['al-inf-8'] },
      reduced: ['tr-inf-1', 'al-inf-8'],
      dead: ['tr-cas-1', 'br-cas-1'],
    })
    expect(s.steps).toEqual({ German: 0, Italian: 0, Turkish: 2, Allied: 1, Soviet: 0 })
    const spent = play(s, { kind: 'refit', unit: 'br-cas-1' })
    expect(refusals(spent, { kind: 'flip', unit: 'al-inf-8' })).toEqual(['10.2.1'])
    expect(refusals(spent, { kind: 'flip', unit: 'tr-inf-1' })).toEqual([])
    expect(refusals(spent, { kind: 'flip', unit: 'de-inf-79' })).toEqual(['10.2.1'])
  })

  it('10.2.3, 10.3.3 what is not used is lost, and a step cannot be taken back', () => {
    const s = replacement({ at: AT, reduced: ['de-inf-79', 'de-inf-73'] })
    const done = play(s, { kind: 'flip', unit: 'de-inf-79' }, 'done')
    expect(done.steps.German).toBe(0)
    expect(refusals(play(s, { kind: 'flip', unit: 'de-inf-79' }), { kind: 'flip', unit: 'de-inf-79' })).toEqual([
      '10.2.5',
    ])
    expect(replacement({ at: AT, reduced: ['de-inf-79'], turn: 4 }).steps.German).toBe(2)
  })

  it('10.2.4 not in an enemy zone of control nor under an Out of Supply marker', () => {
    const s = replacement({
      at: { ...AT, '2906': ['tr-inf-1'], '3006': ['de-inf-101'], '3101': ['de-inf-132'] },
      reduced: ['de-inf-79', 'de-inf-101', 'de-inf-132', 'de-pz-5'],
      unsupplied: ['de-inf-132'],
    })
    expect(refusals(s, { kind: 'flip', unit: 'de-inf-79' })).toEqual(['10.2.4'])
    expect(refusals(s, { kind: 'flip', unit: 'de-inf-132' })).toEqual(['10.2.4'])
    expect(offered(s, 'flip')).toEqual(['de-pz-5'])
  })

  it('10.2.5 a reduced unit is flipped where it stands', () => {
    const s = replacement({ at: AT, reduced: ['de-inf-79'] })
    const flipped = play(s, { kind: 'flip', unit: 'de-inf-79' })
    expect([where(flipped, 'de-inf-79'), steps(flipped, 'de-inf-79')]).toEqual(['2905', 2])
    expect(refusals(s, { kind: 'flip', unit: 'de-inf-73' })).toEqual(['10.2.5'])
  })

  it('10.2.6 an eliminated unit returns in a supply city of its nation, reduced for one step, full for two', () => {
    const s = replacement({ at: { '3007': ['de-inf-73'] }, dead: ['de-pz-8', 'de-inf-79'], gone: ['de-abn-7'] })
    expect(new Set(offered(s, 'full').map(each => each.slice(-4)))).toEqual(
      new Set(['2702', '2704', '2902', '2904', '3004', '3007', '3203', '3208']),
    )
    const one = play(s, { kind: 'reduced', unit: 'de-pz-8', hex: '2904' })
    expect([steps(one, 'de-pz-8'), where(one, 'de-pz-8')]).toEqual([1, '2904'])
    expect(refusals(one, { kind: 'full', unit: 'de-inf-79', hex: '2904' })).toEqual(['10.2.1'])
    expect(refusals(s, { kind: 'reduced', unit: 'de-abn-7', hex: '2904' })).toEqual(['2.7.1'])
    expect(refusals(s, { kind: 'reduced', unit: 'de-pz-8', hex: '2806' })).toEqual(['10.2.6'])
  })

  it('10.2.6 not in a captured city, in a zone of control or where five stand', () => {
    const five = ['de-inf-73', 'de-inf-101', 'de-inf-132', 'de-inf-183', 'de-inf-294']
    const s = replacement({
      at: { '3007': five, '3005': ['tr-inf-1'] },
      dead: ['de-pz-8'],
      captured: ['2904'],
    })
    expect(refusals(s, { kind: 'reduced', unit: 'de-pz-8', hex: '3007' })).toEqual(['6.0.1'])
    expect(refusals(s, { kind: 'reduced', unit: 'de-pz-8', hex: '3004' })).toEqual(['10.2.6'])
    expect(refusals(s, { kind: 'reduced', unit: 'de-pz-8', hex: '2904' })).toEqual(['10.2.6'])
  })

  it('10.2.6 Turks return in Turkey, the British on the mainland, Soviets at home', () => {
    const allied = replacement({ side: 'allied', dead: ['tr-inf-1', 'al-inf-8'] })
    expect(offered(allied, 'reduced')).toContain('tr-inf-1 2416')
    expect(offered(allied, 'reduced')).not.toContain('tr-inf-1 0820')
    expect(offered(allied, 'reduced')).toContain('al-inf-8 0820')
    expect(offered(allied, 'reduced')).not.toContain('al-inf-8 1417')
    const soviet = replacement({ side: 'allied', scenario: 'early-1943', dead: ['su-inf-20'] })
    expect(offered(soviet, 'reduced').sort()).toEqual(
      ['2535', '2634', '2830', '2836', '3032', '3135'].map(number => `su-inf-20 ${number}`),
    )
  })

  it('10.2.7 a rebuilt unit moves in the same turn', () => {
    const s = play(replacement({ dead: ['de-pz-8'], at: { '2116': ['tr-inf-1'] } }), {
      kind: 'full',
      unit: 'de-pz-8',
      hex: '2904',
    })
    expect([owed(s), offered(s, 'pick')]).toEqual(['movement', ['de-pz-8']])
  })

  it('3.1.3, 10.3.1, 10.3.2 a CAS costs one step whatever killed it and flies the same turn', () => {
    const s = replacement({ dead: ['de-cas-1', 'de-cas-2'] })
    const one = play(s, { kind: 'refit', unit: 'de-cas-1' })
    expect([where(one, 'de-cas-1'), one.steps.German]).toEqual(['ready', 1])
  })

  it('3.1.3, 10.2.1, 12.0.2 ships are never replaced', () => {
    const s = replacement({ side: 'allied', dead: ['tr-cas-1', 'br-ngs-1'], gone: ['tr-ngs-yavuz'] })
    expect(refusals(s, { kind: 'refit', unit: 'tr-ngs-yavuz' })).toEqual(['3.1.3'])
    expect(refusals(s, { kind: 'refit', unit: 'br-ngs-1' })).toEqual(['3.1.3'])
    expect(offered(s, 'refit')).toEqual(['tr-cas-1'])
  })

  it('10.4, 3.2.3 ULTRA never comes back', () => {
    const s = stage('refresh', { at: { '2905': ['de-inf-79'], '2416': ['tr-inf-1'] }, own: { ultra: 1 }, turn: 5 })
    expect(s.ultra).toBe(1)
  })

  it('10.2.1 with no steps named nothing of that nation is rebuilt', () => {
    const s = replacement({ side: 'allied', scenario: 'late-1942', dead: ['br-cas-1', 'al-inf-8', 'tr-cas-1'] })
    expect(refusals(s, { kind: 'refit', unit: 'br-cas-1' })).toEqual(['10.2.1'])
    expect(offered(s, 'refit')).toEqual(['tr-cas-1'])
  })
})
