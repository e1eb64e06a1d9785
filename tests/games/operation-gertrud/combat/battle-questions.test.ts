import { describe, expect, it } from 'vitest'
import { primaryOf } from '../../../../src/core/engine/hand'
import type { UnitId } from '../../../../src/core/ids'
import { operationGertrud } from '../../../../src/games/operation-gertrud'
import type { Build } from '../positions'
import { attack, combat, engine, kindsOf, localOf, logOf, names, offered, owed, owedBy, play, unit } from '../positions'

const fought = (build: Build) => combat({ ...build, options: { 'every-question': false, ...build.options } })
const labelOf = (s: ReturnType<typeof combat>, kind: string) =>
  [...engine.choices(s)].find(choice => choice.action.kind === kind)?.label
const ON_2116 = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1'] }
/** 600% and far more, from opposite sides: no support of either side moves the column to another one. */
const CRUSHING = {
  '2115': ['de-pz-5', 'de-pz-11', 'de-pz-8'],
  '2117': ['de-pz-9', 'de-mot-16', 'de-pz-14'],
  '2116': ['tr-inf-1'],
}

describe('11.0.2 an attack asks only what can matter', () => {
  it('11.0.step9 without any support one answer lets the die fall', () => {
    const s = attack(fought({ at: ON_2116 }), '2116')
    expect([owed(s), owedBy(s), labelOf(s, 'roll'), labelOf(s, 'cancel')]).toEqual([
      'press',
      'german',
      'Roll',
      'Call it off',
    ])
    expect(kindsOf(s, { kind: 'roll', dice: [6] })).toContain('result')
  })

  it('13.0.1 whoever sends nothing rolls with that answer when the enemy has none', () => {
    const s = attack(fought({ at: ON_2116, pool: ['de-cas-1'] }), '2116')
    expect([owed(s), labelOf(s, 'pass'), primaryOf(operationGertrud, s)]).toEqual([
      'support',
      'Roll without support',
      { kind: 'pass' },
    ])
    expect(kindsOf(s, { kind: 'pass', dice: [6] })).toContain('result')
    expect(kindsOf(s, 'cancel')).toContain('calledOff')
  })

  it('13.0.1 a CAS takes one answer, the die another, and nothing is called off any more', () => {
    const s = play(attack(fought({ at: ON_2116, pool: ['de-cas-1'] }), '2116'), { kind: 'commit', unit: 'de-cas-1' })
    expect([owed(s), owedBy(s), offered(s, 'cancel')]).toEqual(['press', 'german', []])
    expect(kindsOf(s, { kind: 'roll', dice: [6] })).toContain('result')
  })

  it('13.0.1, R-54 a defender who can answer is asked, and the attacker rolls after him', () => {
    const s = attack(fought({ at: ON_2116, pool: ['de-cas-1', 'tr-cas-1'] }), '2116')
    expect(labelOf(s, 'pass')).toBe('Attack without support')
    const asked = play(s, 'pass')
    expect([owed(asked), owedBy(asked)]).toEqual(['support', 'allied'])
    const answered = play(asked, 'pass')
    expect([owed(answered), owedBy(answered), offered(answered, 'cancel')]).toEqual(['press', 'german', ['']])
    const sent = play(asked, { kind: 'commit', unit: 'tr-cas-1' })
    expect([owed(sent), owedBy(sent), offered(sent, 'cancel')]).toEqual(['press', 'german', []])
  })

  it('11.0.step3.1 where no column could change a cell nobody is asked for support, and the diary says so', () => {
    const s = fought({ at: CRUSHING, pool: ['de-cas-1', 'tr-cas-1'] })
    const aimed = play(s, { kind: 'target', hex: '2116' })
    expect(owed(play(aimed, 'launch'))).toBe('press')
    expect(
      logOf(aimed, 'launch')
        .filter(entry => entry.kind === 'noSupport')
        .map(entry => operationGertrud.tell(entry).join('')),
    ).toEqual([
      'The German player: no CAS could change the result.',
      'The Allied player: no CAS could change the result.',
    ])
    expect(owed(attack(combat({ at: CRUSHING, pool: ['de-cas-1', 'tr-cas-1'] }), '2116'))).toBe('support')
  })

  it('12.0.5, 13.0.1 ships and aircraft are declined with one answer', () => {
    const at = { '2509': ['tr-inf-1'], '2510': ['de-pz-5', 'de-pz-11'] }
    const s = attack(fought({ at, pool: ['it-ngs-1', 'de-cas-1', 'tr-ngs-yavuz'] }), '2509')
    if (owed(s) === 'support' && offered(s, 'without').length > 0) {
      expect(primaryOf(operationGertrud, s)).toEqual({ kind: 'without' })
      expect(owed(play(s, 'without'))).not.toBe('support')
    } else expect(owed(s)).toBe('support')
  })

  it('14.0.2, R-54 ULTRA of the enemy comes before the die, which the attacker rolls', () => {
    const at = { ...ON_2116, '2116': ['al-inf-8'] }
    const s = attack(fought({ at }), '2116')
    expect([owed(s), owedBy(s), offered(s, 'cancel')]).toEqual(['ultra', 'allied', []])
    const kept = play(s, 'keep')
    expect([owed(kept), owedBy(kept), offered(kept, 'cancel'), labelOf(kept, 'roll')]).toEqual([
      'press',
      'german',
      [],
      'Roll',
    ])
    const flown = attack(fought({ at, pool: ['tr-cas-1'] }), '2116')
    const passed = play(flown, 'pass')
    expect([owed(passed), owedBy(passed), labelOf(passed, 'roll'), offered(passed, 'cancel')]).toEqual([
      'press',
      'german',
      'Go on with the attack',
      [''],
    ])
    expect(owed(play(passed, 'roll'))).toBe('ultra')
  })

  it('14.0.2 an Allied attacker rolls with or without his own ULTRA, or calls it off', () => {
    const at = { '2115': ['al-inf-8'], '2116': ['de-pz-5'] }
    const s = attack(fought({ at, side: 'allied' }), '2116')
    expect([owed(s), labelOf(s, 'spend'), labelOf(s, 'keep'), labelOf(s, 'cancel')]).toEqual([
      'ultra',
      'Spend ULTRA and roll',
      'Roll without ULTRA',
      'Call it off',
    ])
    expect(kindsOf(s, { kind: 'keep', dice: [3] })).toContain('result')
    expect(kindsOf(s, 'cancel')).toContain('calledOff')
  })
})

describe('11.0.1 declaring', () => {
  const joined = (s: ReturnType<typeof combat>) => names(localOf<{ joined: UnitId[] }>(s).joined)

  it('15.0.3 on an empty drop hex only the paratroops join by themselves', () => {
    const at = { '2116': ['de-abn-7'], '2115': ['de-pz-5', 'de-pz-11'] }
    const own = { dropping: [unit('de-abn-7')] }
    expect(joined(play(fought({ at, own }), { kind: 'target', hex: '2116' }))).toEqual(['de-abn-7'])
  })

  it('11.0.step1.3 the label tells the column, and who is to spare is withheld with one answer', () => {
    const s = play(fought({ at: CRUSHING }), { kind: 'target', hex: '2116' })
    expect(labelOf(s, 'launch')).toBe('Attack 2116 · 600 %')
    expect(engine.prompt(s)?.text).toMatch(/600 % reached: \d units? to spare$/)
    const trimmed = play(s, 'trim')
    expect(labelOf(trimmed, 'launch')).toBe('Attack 2116 · 600 %')
    expect(joined(trimmed).length).toBeLessThan(joined(s).length)
    expect(offered(trimmed, 'trim')).toEqual([])
    expect(joined(play(s, { kind: 'stack', hex: '2115' }))).toEqual(['de-pz-14', 'de-mot-16', 'de-pz-9'])
  })
})
