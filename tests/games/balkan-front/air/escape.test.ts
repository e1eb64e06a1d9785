import { describe, expect, it } from 'vitest'
import { fleeBase } from '../../../../src/games/balkan-front/air/escape'
import { dueHome, homesOf, landAt, landForced, presetHome } from '../../../../src/games/balkan-front/air/returns'
import { asked, flow, hex, moving, names, owed, play, unit, where } from '../positions'
import { airPosition, flight, spot } from './aloft'

describe('17.B escape from a lost base', () => {
  it('17.B.2, 17.B.3 away on 3 and inoperative, lost on 4 (vector 85)', () => {
    const s = airPosition({ at: { 4510: ['gr-air-p24', 'gr-air-mxdb'] } })
    fleeBase(s, flow([3, 4]).go, spot('4510'), 0)
    expect(s.fleeing.map(({ unit: id, points }) => [names([id])[0], points])).toEqual([['gr-air-p24', 18]])
    expect([names(s.inoperative), where(s, 'gr-air-mxdb')]).toEqual([['gr-air-p24'], 'dead'])
  })

  it('17.B.3, R-17B an inoperative unit is lost without a die', () => {
    const s = airPosition({ at: { 4510: ['gr-air-p24'] }, own: { inoperative: [unit('gr-air-p24')] } })
    fleeBase(s, flow([1]).go, spot('4510'), 0)
    expect([where(s, 'gr-air-p24'), s.inoperative]).toEqual(['dead', []])
  })

  it('17.B.1, R-ESC the move that takes a base pauses until its air units have landed, and goes on', () => {
    const s = asked(
      'march',
      0,
      { at: { 4309: ['ge-inf-46'], 4510: ['gr-air-p24'] }, own: { weather: { D: 'C', E: 'C' } } },
      { phase: 'movement' },
    )
    const entered = play(s, { kind: 'pick', unit: 'ge-inf-46' }, { kind: 'go', hex: '4410', dice: [2] })
    expect([owed(entered), entered.frames.at(-1)?.side]).toEqual(['escape', 1])
    const landed = play(entered, { kind: 'at', hex: '4913' })
    expect([owed(landed), where(landed, 'gr-air-p24'), landed.fleeing]).toEqual(['march', '14A:4913', []])
  })

  it('17.B.1, 13.4, R-ESC an overrun of which some enter pauses as soon as they have, before anything else moves', () => {
    const airfields = [{ hex: hex('1320'), kind: 'permanent' as const }]
    const build = { at: { 1321: ['ge-pz-5', 'ge-pz-9'], 1320: ['yu-bor-1', 'yu-air-hurri'] }, own: { airfields } }
    const s = play(moving(0, build), { kind: 'stack', hex: '1321' }, { kind: 'overrunPart', hex: '1320', dice: [2] })
    expect(owed(s)).toBe('follow')
    const entered = play(s, 'done')
    expect([owed(entered), entered.frames.at(-1)?.side]).toEqual(['escape', 1])
  })
})

describe('18.4 returns', () => {
  it('R-AIR19 a bomber comes home within its rating, an extended one within twice that', () => {
    const s = airPosition({})
    const near = flight('ge-air-ju87b-g1', 'airbase', '4510', { base: spot('4208') })
    expect(homesOf(s, near, 'phase')).toContainEqual(spot('4208'))
    const far = flight('ge-air-ju87b-g1', 'airbase', '15B:0911', { base: spot('4208') })
    expect(homesOf(s, far, 'phase')).toEqual([])
    expect(presetHome(s, near, homesOf(s, near, 'phase'))).toEqual(spot('4208'))
  })

  it('18.4, R-AIR20 without a base in reach it is lost', () => {
    const s = airPosition({ flights: [flight('ge-air-ju87b-g1', 'airbase', '15B:0911')] })
    expect(landForced(s, flow().go, dueHome(s, 0, 'phase'), 'phase')).toEqual([])
    expect(where(s, 'ge-air-ju87b-g1')).toBe('dead')
  })

  it('21.A.1 who abandons does not land in that hex', () => {
    const s = airPosition({})
    const over = flight('br-air-hurri-1', 'transfer', '4510', { fate: 'back' })
    expect(homesOf(s, over, 'phase')).toContainEqual(spot('4510'))
    expect(homesOf(s, over, 'abandoned')).not.toContainEqual(spot('4510'))
  })

  it('20.F.2.b.1, 20.F.2.c.1, 20.F.2.d.1 supports and harassment stay up when the others come home', () => {
    const flights = [
      flight('ge-air-ju87b-g1', 'airbase', '4510'),
      flight('ge-air-ju87b-g2', 'groundSupport', '4510'),
      flight('ge-air-ju88-g1', 'defensiveSupport', '4510'),
      flight('ge-air-ju88-g2', 'harassment', '4510'),
      flight('ge-air-do17-g1', 'harassment', '4510', { fate: 'aborted' }),
    ]
    const s = airPosition({ flights })
    const due = (when: Parameters<typeof dueHome>[2]) => names(dueHome(s, 0, when).map(({ unit: id }) => id))
    expect(due('phase')).toEqual(['ge-air-ju87b-g1', 'ge-air-do17-g1'])
    expect(due('combat')).toEqual(['ge-air-ju87b-g2'])
    expect(due('initial')).toHaveLength(5)
  })

  it('24.E.6, R-AIR32 a day unit that lands at night crashes on 6, a night unit never (vector 223)', () => {
    const land = (id: string, die: number) => {
      const night = flight(id, 'port', '4510', { night: true })
      const s = airPosition({ flights: [night] })
      landAt(s, flow([die]).go, night, spot('4208'))
      return names(s.inoperative)
    }
    expect([land('ge-air-ju88-g1', 6), land('ge-air-ju88-g1', 5)]).toEqual([['ge-air-ju88-g1'], []])
    expect(land('it-air-sm81-1', 6)).toEqual([])
  })
})
