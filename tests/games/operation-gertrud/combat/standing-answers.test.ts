import { describe, expect, it } from 'vitest'
import { STANDING, standingOf } from '../../../../src/core/engine/standing'
import type { Battle } from '../../../../src/games/operation-gertrud/combat/battle-state'
import { gainOf } from '../../../../src/games/operation-gertrud/combat/support-matters'
import type { Build } from '../positions'
import { attack, combat, engine, interdiction, kindsOf, owed, owedBy, play } from '../positions'

const fought = (build: Build) => combat({ ...build, options: { 'every-question': false, ...build.options } })
type Position = ReturnType<typeof combat>
const said = (s: Position, pick: string | number, ...dice: number[]) =>
  engine.apply(s, { kind: STANDING, pick, ...(dice.length > 0 ? { dice } : {}) })
const stand = (...of: Parameters<typeof said>): Position => said(...of).state
const kindsIn = (...of: Parameters<typeof said>): string[] => said(...of).log.map(({ kind }) => kind)
const offers = (s: Position) => engine.standing(s).map(({ id }) => id)
const TWO_TARGETS = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['tr-inf-1'], '2114': ['tr-inf-2'] }

describe('11.0.step3.1, 13.0.1 answers about support that stand', () => {
  it('13.0.1 "attack without support" leaves the die to the attacker, in this attack and the next', () => {
    const s = attack(fought({ at: TWO_TARGETS, pool: ['de-cas-1'] }), '2116', ['de-pz-5'])
    expect([owed(s), offers(s)]).toEqual(['support', ['attack-without', 'attack-gain']])
    const once = stand(s, 'attack-without', 3)
    expect(standingOf(once).map(({ label }) => label)).toEqual(['Attack without support'])
    const after = attack(once, '2114', ['de-pz-11'])
    expect([owed(after), owedBy(after)]).toEqual(['press', 'german'])
    expect(owed(attack(stand(once, 0), '2114', ['de-pz-11']))).toBe('support')
  })

  it('12.0.5 it declines ships and aircraft alike', () => {
    const coast = { '1713': ['de-pz-5', 'de-pz-11'], '1712': ['tr-inf-1'] }
    const s = attack(fought({ at: coast, pool: ['it-ngs-1', 'de-cas-1'] }), '1712')
    expect(owed(s)).toBe('support')
    expect(offers(s)).toContain('attack-without')
    expect(kindsIn(s, 'attack-without', 3)).toContain('result')
  })

  it('13.0.1 the defender who sends nothing in this phase is not asked again, and the attacker rolls', () => {
    const s = play(attack(fought({ at: TWO_TARGETS, pool: ['de-cas-1', 'tr-cas-1'] }), '2116', ['de-pz-5']), 'pass')
    expect(owedBy(s)).toBe('allied')
    const after = stand(s, 'defend-without')
    expect([owed(after), owedBy(after)]).toEqual(['press', 'german'])
    const next = attack(play(after, { kind: 'roll', dice: [3] }), '2114', ['de-pz-11'])
    expect(kindsOf(next, { kind: 'pass', dice: [3] })).toContain('result')
  })

  it('13.5 "no CAS below 20 % gain" asks only where the best CAS gains more', () => {
    const s = attack(fought({ at: TWO_TARGETS, pool: ['de-cas-1'] }), '2116', ['de-pz-5'])
    const gain = gainOf(s, s.battle as Battle, 'attack')
    expect(gain).toBeGreaterThan(0)
    expect(gain).toBeLessThan(0.2)
    expect(kindsIn(s, 'attack-gain', 3)).toContain('result')
  })

  it('14.0.2 ULTRA that is kept lets the attacker roll', () => {
    const at = { '2115': ['de-pz-5', 'de-pz-11'], '2116': ['al-inf-8'] }
    const s = attack(fought({ at }), '2116')
    expect([owed(s), offers(s)]).toEqual(['ultra', ['keep']])
    const kept = stand(s, 'keep')
    expect([owed(kept), owedBy(kept), kept.ultra]).toEqual(['press', 'german', s.ultra])
  })

  it('13.7.2 nobody is asked again to answer interdiction in the phase', () => {
    const at = { '2115': ['de-pz-5'], '2117': ['de-pz-11'] }
    const s = interdiction({ at, pool: ['tr-cas-1', 'tr-cas-2', 'de-cas-1'] })
    const flown = play(play(s, { kind: 'fly', unit: 'tr-cas-1' }), { kind: 'target', hex: '2115' })
    expect([owed(flown), offers(flown)]).toEqual(['intercept', ['none']])
    const after = stand(flown, 'none', 4)
    expect(owed(after)).toBe('interdict')
    const again = play(after, { kind: 'fly', unit: 'tr-cas-2' })
    expect(kindsOf(again, { kind: 'target', hex: '2117', dice: [4] })).toContain('interdicted')
  })
})
