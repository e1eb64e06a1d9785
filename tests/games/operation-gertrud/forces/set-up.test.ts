import { describe, expect, it } from 'vitest'
import { landIds } from '../../../../src/games/operation-gertrud/forces/counters'
import { scenarios } from '../../../../src/games/operation-gertrud/forces/scenarios'
import { isIn } from '../../../../src/games/operation-gertrud/map/geography'
import { type Gertrud, hexOf, isTurkish } from '../../../../src/games/operation-gertrud/state'
import { begin, engine, hex, names, offered, owed, owedBy, play, refusals, steps, unit, where } from '../positions'

const pick = (id: string) => ({ kind: 'pick', unit: id })
const to = (number: string) => ({ kind: 'to', hex: number })
const FREE = { 'free-deployment': true }
const turkish = (options = {}) => play(begin('early-1941', options), 'ready', 'done')
const turksIn = (s: Gertrud, region: string): number =>
  landIds.filter(id => {
    const at = hexOf(s, id)
    return isTurkish(id) && at !== null && isIn(at, region)
  }).length

describe('3.0 set-up by hand', () => {
  it('3.0.1 the Axis sets up first, everything must be placed, and fixed units stand already', () => {
    const s = begin('late-1941')
    expect([owed(s), owedBy(s)]).toEqual(['deploy', 'german'])
    expect([where(s, 'de-armenian'), where(s, 'it-ravenna'), where(s, 'it-pasubio')]).toEqual(['2533', '2805', '2704'])
    expect(refusals(s, 'done')).toEqual(['3.0.1'])
    expect(refusals(s, pick('de-armenian'))).toEqual(['3.0.1'])
    const ready = play(s, 'ready')
    expect(refusals(ready, 'done')).toEqual([])
    expect(owedBy(play(ready, 'done'))).toBe('allied')
  })

  it('3.0.1 nobody may be held back for later', () => {
    const s = play(begin('early-1941'), 'ready')
    expect(refusals(play(s, 'done'), 'done')).toEqual(['3.0.1'])
    expect(refusals(s, { kind: 'pick', unit: 'tr-inf-1' })).toEqual(['3.0.1'])
  })

  it('3.0.2 a group stands anywhere in its region and nowhere else', () => {
    const s = play(begin('early-1941'), pick('de-kurd'))
    expect(offered(s, 'to')).toEqual([
      '1829',
      '1830',
      '1930',
      '1931',
      '1932',
      '1933',
      '1934',
      '2031',
      '2032',
      '2033',
      '2034',
    ])
    expect(refusals(s, to('2416'))).toEqual(['18.1.g4'])
    expect(refusals(play(begin('early-1941'), pick('de-muslim')), to('2416'))).toEqual(['18.1.g13'])
    expect(refusals(s, to('2810'))).toEqual(['3.0.2'])
  })

  it('3.0.2, 18.1.g5 a corps goes into one hex and has it to itself', () => {
    const s = play(begin('late-1941'), pick('de-pz-8'), to('2905'))
    expect([where(s, 'de-pz-14'), where(s, 'de-mot-16')]).toEqual(['2905', '2905'])
    expect(refusals(play(s, pick('de-mtn-1')), to('2905'))).toEqual(['18.1.g6'])
    expect(refusals(play(s, pick('de-mtn-1')), to('2805'))).toEqual(['18.1.g6'])
    expect(refusals(play(s, pick('de-mtn-1')), to('2806'))).toEqual(['18.1.g6'])
  })

  it('3.0.2, 6.0.1 within stacking, and not where enemies stand', () => {
    const s = turkish()
    // 2808 has four already
    const five = play(s, pick('tr-mtn-26'), to('2808'), pick('tr-arm-iab'))
    expect(refusals(five, to('2808'))).toEqual(['6.0.1'])
    const east = play(s, pick('tr-inf-9'))
    expect(refusals(east, to('2533'))).toEqual(['3.0.2'])
  })

  it('2.7.2, 18.0.3 units begin at full strength unless the scenario has them reduced', () => {
    const s = play(turkish(), 'ready', 'done')
    expect([steps(s, 'tr-inf-33'), steps(s, 'tr-inf-23'), steps(s, 'de-pz-5'), steps(s, 'tr-cav-7')]).toEqual([
      1, 2, 2, 1,
    ])
  })

  it('3.0.3 reinforcements wait, and so do pieces of later turns', () => {
    const s = play(turkish(), 'ready', 'done')
    expect([where(s, 'al-inf-8'), where(s, 'br-cas-1'), where(s, 'it-cas-1'), where(s, 'de-abn-7')]).toEqual([
      'waiting',
      'waiting',
      'absent',
      'waiting',
    ])
  })

  it('2.1.1 every unit is in exactly one place, whatever the scenario, and the ready set-ups break no rule', () => {
    for (const { id } of scenarios) {
      let s = begin(id)
      while (owed(s) === 'deploy') s = play(s, 'ready', 'done')
      expect(engine.game.audit(s), id).toEqual([])
      const onMap = landIds.filter(each => hexOf(s, each) !== null)
      expect(onMap.length, id).toBeGreaterThan(70)
    }
  })
})

describe('pools at the start', () => {
  it('13.2.1, 18.1.g2 the German player names one of his CAS as the Experten', () => {
    const s = begin('early-1941')
    expect(offered(s, 'experten').length).toBe(10)
    const named = play(s, 'ready', { kind: 'experten', unit: 'de-cas-5' })
    expect([named.experten, refusals(named, { kind: 'experten', unit: 'de-cas-5' })]).toEqual([
      unit('de-cas-5'),
      ['13.2.1'],
    ])
    expect(refusals(s, { kind: 'experten', unit: 'tr-cas-1' })).toEqual(['13.2.1'])
    const without = { ...play(s, 'ready'), experten: null }
    expect(refusals(without, 'done')).toEqual(['13.2.1'])
  })

  it('13.0.1 where fewer than all take part the owner picks', () => {
    const s = begin('late-1942')
    const seven = ['1', '2', '3', '4', '5', '6', '7'].map(n => ({ kind: 'take', unit: `de-cas-${n}` }))
    const picked = play(s, ...seven)
    expect(refusals(picked, { kind: 'take', unit: 'de-cas-8' })).toEqual(['18.4.g1'])
    expect(refusals(play(picked, { kind: 'take', unit: 'de-cas-1' }), { kind: 'take', unit: 'de-cas-8' })).toEqual([])
    expect(refusals(picked, { kind: 'experten', unit: 'de-cas-8' })).toEqual(['13.2.1'])
    const begun = play(s, 'ready', 'done')
    expect([where(begun, 'de-cas-7'), where(begun, 'de-cas-8'), where(begun, 'it-ngs-2')]).toEqual([
      'ready',
      'absent',
      'absent',
    ])
  })

  it('12.0.1, 13.0.1 on turn 4 of Late 1942 the Allied player picks one British CAS and one NGS', () => {
    let s = begin('late-1942')
    while (owed(s) === 'deploy') s = play(s, 'ready', 'done')
    const turn4 = engine.carryOn({
      ...s,
      turn: 4,
      raid: 'over',
      frames: [
        { step: 'turn', side: 0, args: null, local: { next: 'refresh' }, asker: -1, entered: true },
        { step: 'harbour', side: 0, args: null, local: null, asker: 0, entered: false },
      ],
    }).state
    expect([owed(turn4), owedBy(turn4), offered(turn4, 'take')]).toEqual([
      'muster',
      'allied',
      ['br-cas-1', 'br-cas-2', 'br-cas-3'],
    ])
    expect(refusals(turn4, 'done')).toEqual(['13.0.1'])
    const taken = play(turn4, { kind: 'take', unit: 'br-cas-3' })
    expect(refusals(taken, { kind: 'take', unit: 'br-cas-1' })).toEqual(['13.0.1'])
    const next = play(taken, 'done', { kind: 'take', unit: 'br-ngs-2' }, 'done')
    expect([where(next, 'br-cas-3'), where(next, 'br-cas-1'), where(next, 'br-ngs-2')]).toEqual([
      'ready',
      'absent',
      'ready',
    ])
  })
})

describe('3.4 free deployment', () => {
  it('3.4.1 Turks stand anywhere in Turkey, after the German set-up', () => {
    const s = play(turkish(FREE), pick('tr-inf-11'))
    expect(offered(s, 'to').length).toBeGreaterThan(200)
    expect([refusals(s, to('2905')), refusals(s, to('2634'))]).toEqual([['3.4.1'], ['3.4.1']])
    expect(refusals(play(turkish(), pick('tr-cav-2')), to('2116'))).toEqual(['18.1.t2'])
  })

  it('3.4.2 not in 2611', () => {
    expect(refusals(play(turkish(FREE), pick('tr-inf-11')), to('2611'))).toEqual(['3.4.2'])
  })

  it('3.4.3 at most fifteen between Istanbul and the border', () => {
    const s = play(turkish(FREE), 'ready')
    expect(turksIn(s, 'europeanTurkeyLessIstanbul')).toBe(15)
    expect(refusals(play(s, pick('tr-inf-5')), to('2707'))).toEqual(['3.4.3'])
    expect(refusals(play(s, pick('tr-inf-23')), to('2707'))).toEqual([])
    expect(refusals(play(s, pick('tr-inf-5')), to('2710'))).toEqual([])
  })

  it('3.4.4 at least five within five hexes of the Soviet border', () => {
    const s = play(turkish(FREE), 'ready')
    const near = landIds.filter(id => {
      const at = hexOf(s, id)
      return isTurkish(id) && at !== null && isIn(at, 'turkeyWithin5OfSovietBorder')
    })
    expect(near.length).toBe(7)
    const west = ['2015', '2015', '2015']
    const moved = names(near.slice(0, 3)).reduce((now, id, index) => play(now, pick(id), to(west[index])), s)
    expect(refusals(moved, 'done')).toEqual(['3.4.4'])
    const fewer = names(near.slice(0, 2)).reduce((now, id) => play(now, pick(id), to('2015')), s)
    expect(refusals(fewer, 'done')).toEqual([])
  })

  it('3.4.5 those marked reduced stay reduced', () => {
    const s = play(turkish(FREE), 'ready', 'done')
    expect([steps(s, 'tr-inf-33'), steps(s, 'tr-inf-23'), hexOf(s, unit('tr-inf-33'))]).toEqual([1, 2, hex('2709')])
  })
})
