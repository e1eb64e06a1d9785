import { describe, expect, it } from 'vitest'
import { movementFactor } from '../../../../src/games/balkan-gambit/movement/movement'
import { turnsToOpen } from '../../../../src/games/balkan-gambit/sea/beachheads'
import { isInSupply } from '../../../../src/games/balkan-gambit/supply/supply'
import { attack, engine, hex, owed, play, position, refusals, type Scenario, unit, volley, where } from '../positions'

const supplied = (
  id: string,
  at: { [hex: string]: readonly string[] },
  build: Parameters<typeof position>[0] = {},
): boolean => isInSupply(position({ ...build, at }), unit(id))

describe('9 supply', () => {
  it('9.1.1, 9.2.2 a unit is supplied within one march of a road chain to its source, and else not', () => {
    expect(supplied('de-173-inf', { '1610': ['de-173-inf'] })).toBe(true)
    expect(supplied('de-173-inf', { '1507': ['de-173-inf'] })).toBe(true)
    expect(supplied('de-41-fort', { '1720': ['de-41-fort'] })).toBe(false)
  })

  it('9.1.2, 9.1.3 a unit may move out of supply and loses nothing by staying so', () => {
    const s = position({ at: { '1738': ['uk-5-inf'] }, markers: [{ hex: '1738', open: false }] })
    const out = play(
      s,
      { kind: 'move', hex: '1738' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1737' },
      'done',
    )
    expect(isInSupply(out, unit('uk-5-inf'))).toBe(false)
    const later = engine.apply(play(out, 'end'), { kind: 'end', dice: [5, 5] }).state
    expect([where(later, 'uk-5-inf'), later.units[unit('uk-5-inf')].steps]).toEqual(['1737', 2])
  })

  it('9.2.1 supply is found anew whenever it matters', () => {
    const at = { '1738': ['uk-5-inf'] }
    const closed = position({ at, markers: [{ hex: '1738', open: false }] })
    expect(isInSupply(closed, unit('uk-5-inf'))).toBe(false)
    expect(isInSupply(play(closed, { kind: 'maintain', hex: '1738' }), unit('uk-5-inf'))).toBe(true)
  })

  it('9.2.3 concentrated partisans cut the chain, dispersed ones do not', () => {
    const cut = { '0906': ['par-01'], '1205': ['par-02'], '1908': ['par-03'], '2210': ['par-04'], '2412': ['par-05'] }
    expect(supplied('de-173-inf', { '1610': ['de-173-inf'], ...cut })).toBe(false)
    const dispersed = ['par-01', 'par-02', 'par-03', 'par-04', 'par-05']
    expect(supplied('de-173-inf', { '1610': ['de-173-inf'], ...cut }, { dispersed })).toBe(true)
  })

  it('9.3.1, 9.4.3 Soviets and the Bulgarians of 1945 trace to Romania and Bulgaria; German exits do not serve them', () => {
    const at = { '2313': ['su-73-inf'] }
    expect(supplied('su-73-inf', at, { scenario: '1945' })).toBe(true)
    const cut = {
      '2715': ['de-gen-1'],
      '2717': ['de-gen-2'],
      '2720': ['de-gen-3'],
      '2725': ['de-gen-4'],
      '2729': ['de-gen-5'],
    }
    expect(supplied('su-73-inf', { ...at, ...cut }, { scenario: '1945' })).toBe(false)
    expect(supplied('bg-7-inf', { '1925': ['bg-7-inf'], ...cut }, { scenario: '1945' })).toBe(false)
  })

  it('9.4.3 Bulgarians of 1943 and 1944 trace off the east edge in Bulgaria or Greece', () => {
    const cut = { '2725': ['par-01'], '2729': ['par-02'] }
    for (const scenario of ['1943', '1944'] as const) {
      expect(supplied('bg-28-bde', { '2632': ['bg-28-bde'], ...cut }, { scenario })).toBe(true)
      expect(supplied('bg-28-bde', { '2632': ['bg-28-bde'], ...cut, '2732': ['par-03'] }, { scenario })).toBe(false)
    }
  })

  it('9.3.2, 9.3.3 Western units need an open Beachhead or a Port; a Port needs no upkeep', () => {
    for (const id of ['uk-5-inf', 'us-3-inf', 'cdn-1-inf', 'pol-7-inf', 'gk-3-mtn']) {
      const at = { '1737': [id] }
      expect(supplied(id, at, { markers: [{ hex: '1738' }] })).toBe(true)
      expect(supplied(id, at, { markers: [{ hex: '1738', open: false }] })).toBe(false)
      expect(supplied(id, at, { markers: [{ hex: '1738', open: false, port: true }] })).toBe(true)
    }
    const s = position({ markers: [{ hex: '1738', port: true }] })
    expect(refusals(s, { kind: 'maintain', hex: '1738' })).toEqual(['9.3.3'])
  })

  it('9.3.4 a drop on any coastal hex brings a Beachhead, inland it brings none', () => {
    const drop = (to: string) =>
      play(
        position({ med: ['uk-2-para'] }),
        'airborne',
        { kind: 'join', unit: 'uk-2-para' },
        { kind: 'target', hex: to },
        'launch',
      )
    expect(drop('1227').markers.map(each => each.hex)).toEqual([hex('1227')])
    expect(isInSupply(drop('1227'), unit('uk-2-para'))).toBe(true)
    expect(drop('1732').markers).toEqual([])
    expect(isInSupply(drop('1732'), unit('uk-2-para'))).toBe(false)
  })

  it('9.3.5 Western units that take a port overland may put a marker there, within the eight', () => {
    const s = position({ at: { '1737': ['uk-5-inf'] } })
    const taken = play(
      s,
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect(owed(taken)).toBe('port')
    expect(play(taken, 'place').markers).toEqual([{ hex: hex('1738'), port: false, open: true, since: 3, opens: null }])
    expect(play(taken, 'decline').markers).toEqual([])
    const eight = ['1009', '1113', '1114', '1135', '1138', '1209', '1216', '1234'].map(each => ({ hex: each }))
    const none = play(
      position({ at: { '1737': ['uk-5-inf'] }, markers: eight }),
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'uk-5-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect(owed(none)).toBe('command')
    const soviet = position({ scenario: '1945', at: { '1737': ['su-73-inf'] } })
    const red = play(
      soviet,
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'su-73-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect([owed(red), red.alliedPlaces]).toEqual(['command', [hex('1738')]])
  })

  it('9.3.6 half the die, rounded up', () => {
    expect([1, 2, 3, 7, 10].map(turnsToOpen)).toEqual([1, 1, 2, 4, 5])
  })

  it('9.3.7, 11.3.1 when the Axis takes the port the marker and its clock are gone', () => {
    const s = position({
      turn: 'axis',
      at: { '1737': ['de-297-inf'] },
      markers: [{ hex: '1738', opens: 5 }],
      allied: ['1738'],
    })
    const taken = play(
      s,
      { kind: 'move', hex: '1737' },
      { kind: 'pick', unit: 'de-297-inf' },
      { kind: 'to', hex: '1738' },
    )
    expect([taken.markers, taken.markersLost, taken.alliedPlaces]).toEqual([[], 1, []])
  })

  it('9.4.1 Germans, SS and Italians trace off the west and north edge in Italy and Hungary', () => {
    const cut = { '0906': ['uk-5-inf'], '1205': ['uk-50-inf'], '1908': ['uk-33-inf'], '2210': ['uk-42-inf'] }
    for (const id of ['de-173-inf', 'ss-7-mtn', 'it-13-inf']) {
      expect(supplied(id, { '2014': [id], ...cut })).toBe(true)
      expect(supplied(id, { '2014': [id], ...cut, '2412': ['uk-57-inf'] })).toBe(false)
    }
  })

  it('9.4.2 collaborators trace to the capital of their zone, as long as no enemy holds it', () => {
    const cases: [string, string, string][] = [
      ['slo-1', '1707', '1408'],
      ['cro-1', '1814', '1610'],
      ['srb-1', '2322', '2218'],
    ]
    for (const [id, at, capital] of cases) {
      expect(supplied(id, { [at]: [id] })).toBe(true)
      expect(supplied(id, { [at]: [id], [capital]: ['par-01'] })).toBe(false)
    }
  })

  it('9.5.1 unsupplied corps support does not fire', () => {
    const build = { at: { '1732': ['uk-5-inf', 'uk-12-art'], '1733': ['de-297-inf'] }, own: { tacUsed: 3 } }
    const dry = attack(position(build), '1732', '1733')
    expect(dry.frames.at(-1)?.args).toEqual({ stage: 'defence' })
    const wet = attack(position({ ...build, markers: [{ hex: '1732' }] }), '1732', '1733')
    expect(wet.frames.at(-1)?.args).toEqual({ stage: 'barrage' })
  })

  it('9.5.2, 12.11 out of supply takes one from attack and one from defence, beside all else', () => {
    const s = position({ turn: 'axis', at: { '2015': ['cro-1'], '2014': ['uk-5-inf'], '1610': ['par-01'] } })
    const fight = attack(s, '2015', '2014')
    expect(engine.forecast(fight)?.modifiers.map(each => [each.label, each.value])).toEqual([
      ['combat factor', '5'],
      ['out of supply', -1],
    ])
    const back = volley(fight, 'cro-1', 9, 9)
    expect(engine.forecast(back)?.modifiers.map(each => [each.label, each.value])).toEqual([
      ['combat factor', '3'],
      ['out of supply', -1],
    ])
  })

  it('9.5.3 unsupplied vehicles have three movement points, others all of theirs', () => {
    const s = position({ at: { '1732': ['uk-8-arm'], '1733': ['uk-5-inf'], '1632': ['uk-2-para'] } })
    expect(['uk-8-arm', 'uk-5-inf', 'uk-2-para'].map(id => movementFactor(s, unit(id)))).toEqual([3, 6, 3])
  })

  it('9.6 partisans in either mode and the Med Box are always supplied', () => {
    for (const scenario of ['1943', '1944', '1945'] as readonly Scenario[]) {
      const s = position({ scenario, at: { '1720': ['par-01', 'par-02'] }, dispersed: ['par-02'], med: ['uk-8-arm'] })
      expect(['par-01', 'par-02', 'uk-8-arm'].map(id => isInSupply(s, unit(id)))).toEqual([true, true, true])
    }
  })
})
