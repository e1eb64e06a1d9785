import { describe, expect, it } from 'vitest'
import { zocOf } from '../../../src/games/balkan-wars/board'
import { gunsAgainst, whyNotBombard } from '../../../src/games/balkan-wars/bombardment/bombardment'
import { oddsOf } from '../../../src/games/balkan-wars/combat/odds'
import { planCombat } from '../../../src/games/balkan-wars/combat/target'
import { whyNotNationalRally } from '../../../src/games/balkan-wars/rally/rally-step'
import { secretsIn, view } from '../../../src/games/balkan-wars/secrets/view'
import {
  type Build,
  engine,
  hex,
  names,
  offered,
  owed,
  play,
  position,
  refusals,
  stage,
  unit,
  where,
} from './positions'

const rules = (found: readonly { readonly rule: string }[]) => found.map(each => each.rule)
const guns = { bombardment: true, 'combat-supply': false }
const bombarding = (build: Build) => stage('first-bombard', { ...build, options: { ...guns, ...build.options } })

describe('MOVES 81: bombardment', () => {
  it('M.BB.1, M.BB.2b, M.BB.2d, M.BB.3, M.BB.4, M.SEQ.1 who fires, when and where', () => {
    const at = { '2719': ['bul-art-1', 'bul-inf-1-1'], '2720': ['ott-fort-adrian', 'ott-art-1'] }
    const s = position({ at, options: guns })
    expect(names(gunsAgainst(s, hex('2720'), 0, 'offensive'))).toEqual(['bul-art-1'])
    expect(names(gunsAgainst(s, hex('2719'), 1, 'defensive'))).toEqual(['ott-art-1', 'ott-fort-adrian'])
    expect(rules(whyNotBombard(s, unit('ott-fort-adrian'), hex('2719'), 1, 'offensive'))).toEqual(['M.BB.3'])
    expect(rules(whyNotBombard(s, unit('bul-art-1'), hex('2618'), 0, 'offensive'))).toEqual(['M.BB.2b'])
    const shaken = position({ at, options: guns, demoralized: ['bul-art-1'] })
    expect(rules(whyNotBombard(shaken, unit('bul-art-1'), hex('2720'), 0, 'offensive'))).toEqual(['M.BB.2d'])
  })

  it('M.BB.1, M.BB.2c the artillery shift is off while the option is on', () => {
    const at = { '2719': ['bul-art-1', 'bul-inf-1-1'], '2720': ['ott-fort-adrian'] }
    const shifts = (options: Build['options']) => {
      const s = position({ at, options: { 'combat-supply': false, ...options } })
      return oddsOf(s, planCombat(s, 0, hex('2720'), [unit('bul-art-1'), unit('bul-inf-1-1')])).shifts.map(
        each => each.rule,
      )
    }
    expect(shifts({})).toContain('6.3.8')
    expect(shifts({ bombardment: true })).not.toContain('6.3.8')
  })

  it('M.BB.5, M.BB.8 DD Demoralizes those in good order, FE takes a Fortification first, nobody advances', () => {
    const at = { '2719': ['bul-art-1', 'bul-art-2', 'bul-art-4'], '2720': ['ott-fort-adrian', 'ott-inf-8'] }
    const s = play(bombarding({ at, morale: { Bulgaria: 5, 'Ottoman Empire': 5 } }), { kind: 'target', hex: '2720' })
    const hit = play(s, { kind: 'launch', dice: [6] })
    // 7 factors in column 4-7, two left for the City is column 1; 6 + 2 - 3 = 5: NE there.
    expect([where(hit, 'ott-fort-adrian'), owed(hit)]).toEqual(['2720', owed(hit)])
    const open = { '1717': ['bul-art-1', 'bul-art-2', 'bul-art-4'], '1716': ['ott-sup-1', 'ott-inf-8'] }
    const fired = play(play(bombarding({ at: open }), { kind: 'target', hex: '1716' }), { kind: 'launch', dice: [6] })
    expect(fired.units[unit('ott-inf-8')].demoralized).toBe(true)
    expect(owed(fired)).not.toBe('advance')
  })

  it('M.BB.6 a Fleet that is hit again stays Demoralized', () => {
    const powers = { Britain: { ally: 1, committed: true } } as const
    const at = { '4039': ['ott-inf-8', 'bri-fleet'], '3939': [], '4038': ['bul-art-1', 'bul-art-2', 'bul-art-4'] }
    const s = bombarding({ at, powers, demoralized: ['bri-fleet'] })
    const aimed = offered(s, 'target').includes('4039') ? play(s, { kind: 'target', hex: '4039' }) : s
    const fired = aimed === s ? s : play(aimed, { kind: 'launch', dice: [6] })
    expect(where(fired, 'bri-fleet')).toBe('4039')
  })

  it('M.BB.7, M.SX.2 unsupplied guns are silent', () => {
    const at = { '3019': ['bul-art-1'], '3018': ['ott-inf-8'] }
    const s = position({ at, options: { bombardment: true, 'combat-supply': true } })
    expect(rules(whyNotBombard(s, unit('bul-art-1'), hex('3018'), 0, 'offensive'))).toEqual(['M.BB.7'])
  })

  it('M.CS.5 cavalry may slip away from a bombardment', () => {
    const at = { '1717': ['bul-art-1'], '1716': ['ott-cav-1'] }
    const s = play(bombarding({ at, options: { screening: true } }), { kind: 'target', hex: '1716' }, 'launch')
    expect(owed(s)).toBe('screen')
    expect(owed(play(s, { kind: 'slip', dice: [1] }))).toBe('retreat')
  })
})

describe('10 rally', () => {
  it('10.2.1, 2.P.4, 1.5.2 each Demoralized unit rolls once', () => {
    const s = stage('first-rally', {
      at: { '2219': ['bul-inf-1-1', 'bul-inf-1-2'] },
      demoralized: ['bul-inf-1-1', 'bul-inf-1-2'],
    })
    const first = play(s, { kind: 'rally', unit: 'bul-inf-1-1', dice: [3] })
    expect(first.units[unit('bul-inf-1-1')].demoralized).toBe(false)
    const second = play(s, { kind: 'rally', unit: 'bul-inf-1-1', dice: [4] })
    expect(second.units[unit('bul-inf-1-1')].demoralized).toBe(true)
    expect(refusals(second, { kind: 'rally', unit: 'bul-inf-1-1' })).toEqual(['10.2.1'])
    expect(refusals(s, { kind: 'rally', unit: 'bul-hq-1' })).not.toEqual([])
  })

  it('10.2.3, 10.3.1 a Morale Point adds one', () => {
    const s = stage('first-rally', {
      at: { '2219': ['bul-inf-1-1'] },
      demoralized: ['bul-inf-1-1'],
      morale: { Bulgaria: 2 },
    })
    const spent = play(s, { kind: 'spend', unit: 'bul-inf-1-1', dice: [4] })
    expect([spent.units[unit('bul-inf-1-1')].demoralized, spent.morale.Bulgaria]).toEqual([false, 1])
  })

  it('10.3.7 D86, X107 National Rally once, at Morale 0, if nobody moved or attacked', () => {
    const build = { at: { '3834': ['gre-inf-1-1'] }, morale: { Greece: 0 } }
    const s = stage('first-rally', build)
    expect(play(s, { kind: 'nation', pick: 'Greece', dice: [5] }).morale.Greece).toBe(5)
    expect(rules(whyNotNationalRally({ ...s, acted: ['Greece'] }, 0, 'Greece'))).toEqual(['10.3.7'])
    expect(rules(whyNotNationalRally({ ...s, rallied: ['Greece'] }, 0, 'Greece'))).toEqual(['10.3.7'])
    expect(rules(whyNotNationalRally(s, 0, 'Bulgaria'))).toEqual(['10.3.7'])
  })
})

describe('12 fog of war', () => {
  const fog = { fog: true, 'combat-supply': false }
  const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2'], '1716': ['ott-inf-8', 'ott-art-1', 'ott-fort-adrian'] }

  it('12.G, 12.1.1, 1.4.2, 1.7.9, 12.4 the enemy sees nation and number, and the zones work', () => {
    const s = position({ at, options: fog, demoralized: ['ott-art-1'] })
    const seen = view(s, 0)
    expect(seen.units[unit('ott-inf-8')].at.is).toBe('unseen')
    expect(seen.units[unit('ott-fort-adrian')].at.is).toBe('hex')
    expect(seen.units[unit('bul-inf-1-1')].at.is).toBe('hex')
    expect(seen.hidden.map(({ nation, demoralized, count }) => [nation, demoralized, count])).toEqual([
      ['Ottoman Empire', false, 1],
      ['Ottoman Empire', true, 1],
    ])
    expect(zocOf(seen, 1)[hex('1717')]).toBe(1)
    expect([secretsIn(s), secretsIn(position({ at }))]).toEqual([true, false])
  })

  it('12.1.2, 12.1.3, 12.5 Pools are the owner’s; prisoners and Morale are open', () => {
    const s = position({ options: fog, pool: ['ott-inf-1'], prisoners: { 0: ['ott-inf-2'] } })
    const seen = view(s, 0)
    expect([seen.units[unit('ott-inf-1')].at.is, seen.units[unit('ott-inf-2')].at.is]).toEqual(['unseen', 'prisoner'])
    expect(seen.morale).toEqual(s.morale)
    expect(view(s, 1).units[unit('ott-inf-1')].at.is).toBe('pool')
  })

  it('12.2.1, 1.7.11, 1.7.12 a declared combat turns all of it up, and cannot be called off', () => {
    const s = play(stage('first-attack', { at, options: fog }), { kind: 'target', hex: '1716' }, 'launch')
    expect(['ott-inf-8', 'ott-art-1', 'bul-inf-1-1'].every(id => s.units[unit(id)].open)).toBe(true)
    expect(offered(s, 'drop')).toEqual([])
    expect(view(s, 0).units[unit('ott-inf-8')].at.is).toBe('hex')
  })

  it('12.2.2 a side may turn its own units up in its turn', () => {
    const s = play(stage('first-move', { at, options: fog }), { kind: 'show', hex: '1717' })
    expect(s.units[unit('bul-inf-1-1')].open).toBe(true)
  })

  it('12.3 all are turned down when a Mobilization segment begins', () => {
    const s = stage('first-mobilize', { at, options: fog, open: ['bul-inf-1-1', 'ott-inf-8'] })
    expect([s.units[unit('bul-inf-1-1')].open, s.units[unit('ott-inf-8')].open]).toEqual([false, false])
  })

  it('M.RC.1, M.RC.2, M.RC.3, M.RC.4, M.RC.5 cavalry next to a hidden stack may scout once', () => {
    const scouts = { '1717': ['bul-cv-1'], '1716': ['ott-inf-8'] }
    const options = { ...fog, reconnaissance: true }
    const s = stage('first-move', { at: scouts, options })
    const seen = play(s, { kind: 'recon', unit: 'bul-cv-1', hex: '1716', dice: [3] })
    expect([seen.units[unit('ott-inf-8')].open, seen.units[unit('bul-cv-1')].open]).toEqual([true, true])
    const missed = play(s, { kind: 'recon', unit: 'bul-cv-1', hex: '1716', dice: [4] })
    expect(missed.units[unit('ott-inf-8')].open).toBe(false)
    expect(refusals(missed, { kind: 'recon', unit: 'bul-cv-1', hex: '1716' })).toEqual(['M.RC.4'])
    const shaken = stage('first-move', { at: scouts, options, demoralized: ['bul-cv-1'] })
    expect(refusals(shaken, { kind: 'recon', unit: 'bul-cv-1', hex: '1716' })).toEqual(['M.RC.5'])
  })

  it('12.G the engine asks the deciding side’s view', () => {
    const s = stage('first-move', { at, options: fog })
    expect(engine.view(s, 1).units[unit('bul-inf-1-1')].at.is).toBe('unseen')
  })
})
