import { describe, expect, it } from 'vitest'
import { counters, unitIds } from '../../../../src/games/balkan-gambit/forces/counters'
import { look } from '../../../../src/games/balkan-gambit/look'
import { attack, hex, play, position, type Scenario, unit } from '../positions'

const face = (s: Parameters<typeof look.face>[0], id: string) => look.face(s, unit(id))

describe('faces of units', () => {
  it('2.7.1 8th Armoured is 5-6 at full strength and 4-6 reduced', () => {
    const full = face(position({ med: ['uk-8-arm'] }), 'uk-8-arm')
    expect([full.ratings, full.steps, full.state.reduced]).toEqual(['5-6', { left: 2, full: 2 }, undefined])
    const reduced = face(position({ med: ['uk-8-arm'], reduced: ['uk-8-arm'] }), 'uk-8-arm')
    expect([reduced.ratings, reduced.steps, reduced.state.reduced]).toEqual(['4-6', { left: 1, full: 2 }, true])
  })

  it('have a full spoken name', () => {
    const s = position({ med: ['uk-8-arm', 'uk-2-para'], at: { '1717': ['par-01'] }, dispersed: ['par-01'] })
    expect(face(s, 'uk-8-arm').label).toBe('8th Armoured Division, British, 5-6, 2 of 2 steps')
    expect(face(s, 'uk-2-para').label).toBe('2 Parachute Brigade, British, 3-3')
    expect(face(s, 'par-01').label).toBe('Yugoslav Partisans 1, dispersed')
  })

  it('wear the colours of their nation; collaborators of every zone share one', () => {
    const colour = (id: string, scenario: Scenario = '1943') => face(position({ scenario }), id).nation
    expect(['cro-1', 'slo-1', 'srb-1', 'gkc-x'].map(id => colour(id))).toEqual(Array(4).fill('collaborator'))
    expect([colour('it-13-inf', '1943'), colour('it-13-inf', '1945')]).toEqual(['italian-43', 'collaborator'])
    expect(['ss-7-mtn', 'de-1-pz', 'bg-7-inf', 'gk-3-mtn', 'us-3-inf', 'che-1'].map(id => colour(id))).toEqual([
      'ss',
      'german',
      'bulgarian',
      'british',
      'american',
      'chetnik',
    ])
    expect(face(position(), 'de-369-inf').formation).toBe('blue')
  })

  it('carry short designations, and a name of their own for ears', () => {
    const s = position()
    expect(['uk-8-arm', 'de-118-lt', 'de-11l-inf', 'de-rsk'].map(id => face(s, id).designation)).toEqual([
      '8 Arm',
      '118 J',
      '11 L',
      'RSK',
    ])
    for (const id of unitIds) expect(look.face(s, id).designation.length).toBeLessThanOrEqual(9)
    expect(new Set(unitIds.map(id => look.face(s, id).label)).size).toBe(counters.length)
  })

  it('2.7.2 a dispersed partisan shows no ratings', () => {
    const s = position({ at: { '1717': ['par-01', 'par-02'] }, dispersed: ['par-01'] })
    const { symbol, ratings, state, steps } = face(s, 'par-01')
    expect([symbol, ratings, state.mode, steps]).toEqual(['partisan-dispersed', '', 'disp.', null])
    expect([face(s, 'par-02').symbol, face(s, 'par-02').ratings]).toEqual(['partisan', '3-3'])
  })

  it('9.3.2 show who is out of supply', () => {
    const at = { '1732': ['uk-5-inf'], '1717': ['par-01'] }
    expect(face(position({ at, markers: [{ hex: '1732' }] }), 'uk-5-inf').state.outOfSupply).toBeUndefined()
    expect(face(position({ at, markers: [{ hex: '1732', open: false }] }), 'uk-5-inf').state.outOfSupply).toBe(true)
    expect(face(position({ at }), 'par-01').state.outOfSupply).toBeUndefined()
    expect(face(position({ med: ['uk-5-inf'] }), 'uk-5-inf').state.outOfSupply).toBeUndefined()
  })

  it('show who has acted, and who is in the battle', () => {
    const s = position({
      at: { '1732': ['uk-5-inf', 'uk-50-inf'], '1733': ['de-297-inf'] },
      markers: [{ hex: '1732' }],
      own: { tacUsed: 3 },
    })
    const planned = play(s, { kind: 'attack', hex: '1732' }, { kind: 'target', hex: '1733' })
    const fight = play(planned, { kind: 'join', unit: 'uk-50-inf' }, 'launch')
    expect([face(fight, 'uk-5-inf').state.acted, face(fight, 'uk-5-inf').state.engaged]).toEqual([true, true])
    expect(face(fight, 'de-297-inf').state).toEqual({ engaged: true })
    expect(face(fight, 'uk-50-inf').state).toEqual({})
  })

  it('S43.6.2, S43.7 tell confused Italians and whom the Chetniks follow', () => {
    const at = { '1717': ['it-13-inf'], '1820': ['che-1'] }
    const s = position({ scenario: '1943', at, own: { attitude: 'confusion', chetniks: 0 } })
    expect([face(s, 'it-13-inf').state.mode, face(s, 'che-1').state.mode]).toEqual(['confused', 'Allied'])
  })
})

describe('stacks and boxes', () => {
  it('lie with the strongest on top, corps support and dispersed partisans below', () => {
    const s = position({
      at: { '1732': ['uk-12-art', 'uk-2-cdo', 'uk-8-arm'], '1733': ['par-01', 'de-gen-1'] },
      dispersed: ['par-01'],
    })
    expect(look.stacks(s).get(hex('1732'))).toEqual(['uk-8-arm', 'uk-2-cdo', 'uk-12-art'].map(unit))
    expect(look.stacks(s).get(hex('1733'))).toEqual(['de-gen-1', 'par-01'].map(unit))
    expect([...look.stacks(s).keys()].length).toBe(2)
  })

  it('put the Med Box and the dead into the boxes of the map', () => {
    const s = position({ med: ['uk-8-arm'], dead: ['de-gen-1'], waiting: ['ss-1-pz'], at: { '1717': ['de-297-inf'] } })
    expect(look.spot(s, unit('uk-8-arm'))).toEqual({ is: 'box', box: 'med' })
    expect(look.spot(s, unit('ss-1-pz'))).toEqual({ is: 'off' })
    expect(look.spot(s, unit('de-297-inf'))).toEqual({ is: 'hex', hex: hex('1717') })
    expect([...look.boxes(s)]).toEqual([
      ['med', [unit('uk-8-arm')]],
      ['dead', [unit('de-gen-1')]],
    ])
  })

  it('a unit lies where the last order left it', () => {
    const s = position({ at: { '1732': ['uk-5-inf'], '1733': ['de-297-inf'] }, own: { tacUsed: 3 } })
    const fight = attack(s, '1732', '1733')
    expect(look.stacks(fight).get(hex('1732'))).toEqual([unit('uk-5-inf')])
  })
})
