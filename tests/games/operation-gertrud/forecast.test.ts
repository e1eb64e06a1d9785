import { describe, expect, it } from 'vitest'
import type { Gertrud } from '../../../src/games/operation-gertrud/state'
import { table } from '../../../src/games/operation-gertrud/table'
import { attack, column, combat, engine, logOf, movement, owed, play, shifts } from './positions'

// Trabzon 2727 lies on the Black Sea, in the rough.
const COAST = { '2728': ['de-pz-5'], '2727': ['tr-inf-1'] }

describe('11.0 the forecast is what the battle does', () => {
  it('11.0.step3.2, 12.4 a ship under a lone enemy CAS counts for nothing, as it will be sunk', () => {
    const s = attack(combat({ at: COAST, pool: ['de-cas-1', 'tr-cas-1', 'tr-ngs-yavuz'] }), '2727')
    const flown = play(s, { kind: 'commit', unit: 'tr-ngs-yavuz' }, { kind: 'commit', unit: 'de-cas-1' })
    // 220%, one left for the rough, one right for the plane
    expect(shifts(flown)).toEqual({ 'rough at 2727 Trabzon': -1, 'JG 27 (Bf 109)': 1 })
    expect(column(flown)).toBe('200-299')
    expect(table.battle(flown)?.shift).toMatchObject({ from: '200%', to: '200%' })
    const result = logOf(flown, { kind: 'pass', dice: [4] }).find(each => each.kind === 'result')
    expect(result?.facts).toMatchObject({ shifts: ['JG 27 (Bf 109)', 'rough at 2727 Trabzon'], column: 4 })
  })

  it('11.0.step3.1b, 13.3.1 before an air combat every column it may lead to is named', () => {
    const at = { '2115': ['de-pz-5'], '2116': ['tr-inf-1'] }
    const s = attack(combat({ at, pool: ['de-cas-1', 'br-cas-1'] }), '2116')
    const asked = play(s, { kind: 'commit', unit: 'de-cas-1' }, { kind: 'commit', unit: 'br-cas-1' })
    expect(owed(asked)).toBe('ultra')
    expect(engine.forecast(asked)?.chart).toEqual({
      id: 'crt',
      column: '200-299',
      possible: ['150-199', '300-399'],
    })
    expect(engine.forecast(s)?.chart).toEqual({ id: 'crt', column: '200-299' })
  })

  it('17.0.2, 17.1.6, 11.0.step7 where two answers are weighed, both have their names', () => {
    const namesOf = (s: Gertrud) => [engine.forecast(s)?.label, engine.forecast(s)?.otherwise?.label]
    const raid = combat({
      turn: 1,
      pool: ['tr-ngs-yavuz'],
      at: { ...COAST, '2611': ['de-kommando'] },
      own: { raid: 'landed' },
    })
    expect(namesOf(raid)).toEqual(['large raid', 'small raid'])
    expect(namesOf(attack(combat({ at: COAST, pool: ['tr-cas-1'] }), '2727'))).toEqual([
      'without it',
      'with Turkish 1st Air Brigade (PZL)',
    ])
    const beige = { '2115': ['de-pz-5'], '2116': ['al-inf-8'] }
    expect(namesOf(play(attack(combat({ at: beige }), '2116'), 'roll'))).toEqual(['without ULTRA', 'with ULTRA'])
    const base = movement({
      at: { '3007': ['de-kommando'], '2416': ['tr-bde-ankara'] },
      pool: ['de-cas-1', 'de-cas-2'],
    })
    const planned = play(base, { kind: 'mission', pick: 'inonu' }, { kind: 'put', hex: '2417' })
    expect(namesOf(play(planned, { kind: 'give', unit: 'de-cas-1' }))).toEqual(['with one CAS', 'with a second CAS'])
  })
})
