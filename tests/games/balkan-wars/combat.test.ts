import { describe, expect, it } from 'vitest'
import { DiceWanted } from '../../../src/core/engine/errors'
import { chargersFor, exposedChargers, whyNotCharge } from '../../../src/games/balkan-wars/combat/charge'
import type { Combat } from '../../../src/games/balkan-wars/combat/combat-state'
import { canSpend, matters } from '../../../src/games/balkan-wars/combat/morale-step'
import { chargeModifier, dieModifiersOf, oddsOf } from '../../../src/games/balkan-wars/combat/odds'
import { planCombat, targetsOf, whyNotAttack, whyNotTarget } from '../../../src/games/balkan-wars/combat/target'
import type { Wars } from '../../../src/games/balkan-wars/state'
import {
  type Build,
  engine,
  hex,
  logOf,
  names,
  numbers,
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
const NO_MORALE = { Bulgaria: 0, Serbia: 0, 'Ottoman Empire': 0 }
const attacking = (build: Build = {}) =>
  stage('first-attack', { morale: NO_MORALE, ...build, options: { 'combat-supply': false, ...build.options } })
const target = (number: string) => ({ kind: 'target', hex: number })
const answered = (s: Wars, order: string, die: number): Wars => {
  try {
    return play(s, order)
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error
    return play(s, { kind: order, dice: [die] })
  }
}
/** Declared and launched, without charges, up to the first choice after the die. */
const fought = (s: Wars, number: string, die: number): Wars => {
  let now = answered(play(s, target(number)), 'launch', die)
  while (owed(now) === 'charge') now = answered(now, 'none', die)
  return now
}
const combatOf = (build: Build, number: string, attackers: readonly string[]): [Wars, Combat] => {
  const s = position({ ...build, options: { 'combat-supply': false, ...build.options } })
  return [s, planCombat(s, 0, hex(number), attackers.map(unit))]
}

describe('6 combat', () => {
  it('6.G.1, 8.3.1, 2.P.3 adjacent enemies may be attacked and need not be; all in the hex defend', () => {
    const s = attacking({ at: { '1717': ['bul-inf-1-1'], '1716': ['ott-inf-1', 'ott-art-1'], '1714': ['ott-inf-2'] } })
    expect(numbers(targetsOf(s, 0))).toEqual(['1716'])
    expect(rules(whyNotTarget(s, hex('1714'), 0))).toEqual(['6.G.1'])
    expect(names(planCombat(s, 0, hex('1716'), [unit('bul-inf-1-1')]).defenders)).toEqual(['ott-inf-1', 'ott-art-1'])
    expect(refusals(s, 'end')).toEqual([])
  })

  it('6.G.2, 6.G.4, 3.2.4 the Fleet is placed in the Combat segment, once, before anything is shown', () => {
    const powers = { Britain: { ally: 0, committed: true } } as const
    const s = attacking({ at: { '4039': ['ott-inf-1'] }, pool: ['bri-fleet'], powers })
    const placed = play(s, { kind: 'fleet', hex: '4039' })
    expect(where(placed, 'bri-fleet')).toBe('4039')
    expect(offered(placed, 'target')).toEqual(['4039'])
    expect(refusals(placed, { kind: 'fleet', hex: '3244' })).toEqual(['6.G.2'])
  })

  it('6.2.1, 6.2.2 no attack over water or into mountains, except along a road', () => {
    const at = { '3012': ['bul-inf-1-1'], '2911': ['ott-inf-1'] }
    expect(rules(whyNotAttack(position({ at }), unit('bul-inf-1-1'), hex('2911'), 0))).toEqual(['6.2.1'])
    const hill = { '2119': ['bul-inf-1-1'], '2120': ['ott-rf-2'] }
    expect(rules(whyNotAttack(position({ at: hill }), unit('bul-inf-1-1'), hex('2120'), 0))).toEqual(['6.2.1'])
    const sappers = { '2119': ['bul-inf-1-1', 'bul-eng-1'], '2120': ['ott-rf-2'] }
    expect(whyNotAttack(position({ at: sappers }), unit('bul-inf-1-1'), hex('2120'), 0)).toEqual([])
    const road = { '3739': ['gre-inf-1-1'], '3640': ['ott-inf-1'] }
    expect(whyNotAttack(position({ at: road }), unit('gre-inf-1-1'), hex('3640'), 0)).toEqual([])
  })

  it('6.3.1, 6.3.2 nobody attacks twice, and who is left behind does not attack at all', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2'], '1716': ['ott-inf-8'], '1816': ['ott-inf-9'] }
    const s = play(attacking({ at }), target('1716'), { kind: 'join', unit: 'bul-inf-1-2' })
    let now = answered(s, 'launch', 3)
    while (owed(now) === 'charge') now = answered(now, 'none', 3)
    expect(now.attacked.includes(unit('bul-inf-1-1'))).toBe(true)
    expect(rules(whyNotAttack(now, unit('bul-inf-1-1'), hex('1816'), 0))).toEqual(['6.3.1'])
    expect(rules(whyNotAttack(now, unit('bul-inf-1-2'), hex('1816'), 0))).toEqual(['6.3.2'])
    expect(rules(whyNotTarget({ ...now, combat: null }, hex('1716'), 0))).toContain('6.3.1')
  })

  it('6.6.7 who has retreated may be attacked again and defends normally', () => {
    const at = { '1717': ['bul-inf-1-1'], '1716': ['ott-inf-8'] }
    const own = { defended: [unit('ott-inf-8')], retreated: [unit('ott-inf-8')] }
    expect(whyNotTarget(position({ at, own }), hex('1716'), 0)).toEqual([])
    expect(rules(whyNotTarget(position({ at, own: { defended: own.defended } }), hex('1716'), 0))).toEqual(['6.3.1'])
  })

  it('3.2.5 D60 Great Power units never attack one another', () => {
    const powers = { Germany: { ally: 1, committed: true }, 'Austro-Hungary': { ally: 0, committed: true } } as const
    const at = { '1717': ['ah-mtn-1', 'bul-inf-1-1'], '1716': ['ger-hq-vg'] }
    const s = position({ at, powers })
    expect(rules(whyNotAttack(s, unit('ah-mtn-1'), hex('1716'), 0))).toEqual(['3.2.5'])
    expect(whyNotAttack(s, unit('bul-inf-1-1'), hex('1716'), 0)).toEqual([])
  })

  it('6.4.1, 1.7.4 guns, Fortifications and Demoralized units do not charge', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2', 'bul-art-1'], '1716': ['ott-inf-8'] }
    const [s, combat] = combatOf({ at, demoralized: ['bul-inf-1-2'] }, '1716', [
      'bul-inf-1-1',
      'bul-inf-1-2',
      'bul-art-1',
    ])
    expect(names(chargersFor(s, combat, 'attack'))).toEqual(['bul-inf-1-1'])
    expect(rules(whyNotCharge(s, combat, 'attack', unit('bul-art-1')))).toEqual(['6.4.1'])
  })

  it('6.4.5, 6.4.3, 1.7.13, M.AC.3 the higher Shock counts, equals nothing; by the errata it needs twice as much', () => {
    const at = { '1717': ['bul-inf-1-1'], '1716': ['ott-inf-8', 'ott-inf-1'] }
    const [s, combat] = combatOf({ at }, '1716', ['bul-inf-1-1'])
    const charge = (attack: string[], defend: string[], on: Wars = s) =>
      chargeModifier(on, { ...combat, charges: { attack: attack.map(unit), defend: defend.map(unit) } }).map(
        each => each.value,
      )
    expect(charge(['bul-inf-1-1'], ['ott-inf-8', 'ott-inf-1'])).toEqual([-1])
    expect(charge(['bul-inf-1-1'], ['ott-inf-1'])).toEqual([])
    expect(charge(['bul-inf-1-1'], ['ott-inf-8'])).toEqual([2])
    const errata = position({ at, options: { 'errata-charge': true } })
    expect(charge(['bul-inf-1-1'], ['ott-inf-8'], errata)).toEqual([-1])
    expect(charge(['bul-inf-1-1'], [], errata)).toEqual([2])
  })

  it('9.4.2 D spares an HQ outside the combat hexes', () => {
    const at = { '1717': ['ser-inf-1-1'], '1718': ['ser-hq-1'], '1716': ['ott-inf-8'] }
    const [s, combat] = combatOf({ at }, '1716', ['ser-inf-1-1'])
    const charged = { ...combat, charges: { attack: [unit('ser-hq-1'), unit('ser-inf-1-1')], defend: [] } }
    expect(names(exposedChargers(s, charged, 'attack'))).toEqual(['ser-inf-1-1'])
  })

  it('6.5.1, 6.5.6 Engineers add one against works only', () => {
    const works = { '2719': ['bul-inf-1-1', 'bul-eng-1'], '2720': ['ott-fort-adrian'] }
    const [fort, atFort] = combatOf({ at: works }, '2720', ['bul-inf-1-1', 'bul-eng-1'])
    expect(dieModifiersOf(fort, atFort).map(each => each.rule)).toEqual(['6.5.1'])
    const open = { '1717': ['bul-inf-1-1', 'bul-eng-1'], '1716': ['ott-inf-8'] }
    const [field, inField] = combatOf({ at: open }, '1716', ['bul-inf-1-1', 'bul-eng-1'])
    expect(dieModifiersOf(field, inField)).toEqual([])
  })

  it('6.5.2, 10.3.1 D71 every country involved must have a point', () => {
    const at = { '1717': ['bul-inf-1-1', 'ser-inf-1-1'], '1716': ['ott-inf-8'] }
    const of = (morale: NonNullable<Build['morale']>) => {
      const [s, combat] = combatOf({ at, morale }, '1716', ['bul-inf-1-1', 'ser-inf-1-1'])
      return canSpend(s, { ...combat, die: 3 }, 'attack')
    }
    expect([of({ Bulgaria: 3, Serbia: 2 }), of({ Bulgaria: 3, Serbia: 0 })]).toEqual([true, false])
  })

  it('6.5.2 it is asked only where a point can change the result', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2'], '1716': ['ott-rf-1'] }
    const [s, combat] = combatOf({ at, morale: { Bulgaria: 5, 'Ottoman Empire': 0 } }, '1716', [
      'bul-inf-1-1',
      'bul-inf-1-2',
    ])
    // 12 to 4 is 3/1: 3 and 4 are D/S, 5 is -/S.
    expect([matters(s, { ...combat, die: 3 }, 'attack'), matters(s, { ...combat, die: 4 }, 'attack')]).toEqual([
      false,
      true,
    ])
  })

  it('6.4.2, 6.5.3, 1.5.6 charges and Morale may be decided unseen', () => {
    const at = { '1717': ['bul-inf-1-1'], '1716': ['ott-inf-8'] }
    const options = { 'secret-charge': true, 'secret-morale': true }
    const s = play(attacking({ at, options, morale: { Bulgaria: 5, 'Ottoman Empire': 5 } }), target('1716'), 'launch')
    expect(owed(s)).toBe('chargeUnseen')
    const second = play(s, 'none')
    expect([owed(second), second.frames.at(-1)?.side]).toEqual(['chargeUnseen', 1])
    expect(owed(play(second, { kind: 'none', dice: [3] }))).toBe('moraleUnseen')
  })

  it('10.1.1, 10.G a second Demoralization eliminates by D and captures by S', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2'], '1716': ['ott-inf-8'] }
    const both = fought(attacking({ at, demoralized: ['ott-inf-8', 'bul-inf-1-1', 'bul-inf-1-2'] }), '1716', 3)
    // 12 to 7 is 1/1: a 3 is S/D. Nobody charged, one defender: it was Demoralized and is eliminated.
    expect(where(both, 'ott-inf-8')).toBe('pool')
    expect(where(both, 'bul-inf-1-1')).toBe('prisoner of 1')
  })

  it('10.3.3 every country with units in the combat gains or loses', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2', 'ser-inf-1-1'], '1816': ['bul-inf-2-1'], '1716': ['ott-rf-1'] }
    const morale = { Bulgaria: 5, Serbia: 5, 'Ottoman Empire': 0 }
    let s = fought(attacking({ at, morale }), '1716', 6)
    while (owed(s) === 'spendMorale') s = play(s, 'keep')
    // 23 to 4 is 5/1: a 6 is -/E.
    expect([s.morale.Bulgaria, s.morale.Serbia]).toEqual([6, 6])
  })

  it('6.6.1 X106, D13 attackers out of a Fortification hex do not retreat', () => {
    const at = { '2720': ['ott-fort-adrian', 'ott-rf-1'], '2719': ['bul-inf-1-1', 'bul-inf-1-2'] }
    const s = stage('second-attack', { at, morale: NO_MORALE, options: { 'combat-supply': false } })
    let now = answered(play(s, target('2719')), 'launch', 1)
    while (owed(now) === 'charge') now = answered(now, 'none', 1)
    expect(where(now, 'ott-rf-1')).not.toBe('2719')
    expect(['2720', 'pool']).toContain(where(now, 'ott-rf-1'))
  })

  it('8.3.3 an advance ignores zones of control', () => {
    const at = {
      '1717': ['bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-2-1', 'bul-inf-2-2'],
      '1716': ['ott-cav-1'],
      '1714': ['ott-inf-1'],
    }
    let s = fought(attacking({ at }), '1716', 6)
    if (owed(s) === 'retreat')
      s = play(s, { kind: 'retreat', unit: 'ott-cav-1', hex: offered(s, 'retreat')[0]?.split(' ')[1] ?? '' })
    expect(owed(s)).toBe('advance')
    expect(offered(s, 'advance')).toContain('bul-inf-1-1 1716')
  })

  it('13.2.2 entrenched units attack normally', () => {
    const at = { '1717': ['bul-inf-1-1'], '1716': ['ott-inf-8'] }
    const s = attacking({ at, own: { entrenchments: [{ hex: hex('1717'), side: 0 }] } })
    expect(offered(s, 'target')).toEqual(['1716'])
  })

  it('M.AC.2, M.AC.4 the alternative table caps terrain at four columns', () => {
    const at = { '3333': ['bul-inf-1-1', 'bul-inf-1-2'], '3332': ['ott-rf-1'] }
    const [s, combat] = combatOf({ at, options: { 'alternative-crt': true } }, '3332', ['bul-inf-1-1', 'bul-inf-1-2'])
    const total = oddsOf(s, combat).shifts.reduce((sum, each) => sum + Number(each.value), 0)
    expect(total).toBe(-4)
  })

  it('M.CS.1, M.CS.3, M.CS.4, M.CS.6 cavalry alone may slip away before combat', () => {
    const at = { '1717': ['bul-inf-1-1'], '1716': ['ott-cav-1'] }
    const options = { screening: true }
    const s = play(attacking({ at, options }), target('1716'), 'launch')
    expect(owed(s)).toBe('screen')
    const away = play(s, { kind: 'slip', dice: [2] })
    expect(owed(away)).toBe('retreat')
    const gone = play(away, {
      kind: 'retreat',
      unit: 'ott-cav-1',
      hex: offered(away, 'retreat')[0]?.split(' ')[1] ?? '',
    })
    expect(gone.units[unit('ott-cav-1')].demoralized).toBe(false)
    expect(owed(gone)).toBe('advance')
    expect(gone.attacked).toContain(unit('bul-inf-1-1'))
    const shaken = play(attacking({ at, options, demoralized: ['ott-cav-1'] }), target('1716'))
    expect(owed(answered(shaken, 'launch', 1))).not.toBe('screen')
  })

  it('M.CS.2 a failed screen means combat', () => {
    const s = play(
      attacking({ at: { '1717': ['bul-inf-1-1'], '1716': ['ott-cav-1'] }, options: { screening: true } }),
      target('1716'),
      'launch',
    )
    expect(owed(play(s, { kind: 'slip', dice: [3] }))).toBe('charge')
  })

  it('M.SX.1, M.SX.1a, M.SX.1b Mobile Supply that serves an attack is used up and comes back; Depots are not', () => {
    const options = { 'supply-expenditure': true, 'combat-supply': true }
    const at = { '3019': ['bul-inf-1-1'], '3020': ['bul-sup-1'], '3018': ['ott-inf-8'] }
    const s = play(attacking({ at, options }), target('3018'), 'launch')
    expect(owed(s)).toBe('drawSupply')
    const drawn = play(s, { kind: 'use', unit: 'bul-sup-1' })
    expect(names(drawn.spentSupply)).toEqual(['bul-sup-1'])
    let over = drawn
    while (owed(over) === 'charge') over = answered(over, 'none', 3)
    while (owed(over) === 'disrupt') over = play(over, { kind: 'unit', unit: offered(over, 'unit')[0] ?? '' })
    while (owed(over) === 'retreat')
      over = play(over, {
        kind: 'retreat',
        unit: offered(over, 'retreat')[0]?.split(' ')[0] ?? '',
        hex: offered(over, 'retreat')[0]?.split(' ')[1] ?? '',
      })
    if (owed(over) === 'advance') over = play(over, 'stay')
    if (owed(over) === 'attack') over = play(over, 'end')
    expect(where(over, 'bul-sup-1')).toBe('expended')
    const depot = { ...at, '3020': ['bul-dep-1'] }
    expect(owed(play(attacking({ at: depot, options }), target('3018'), 'launch'))).toBe('charge')
    const without = play(s, 'without')
    expect(names(without.combat?.unsupplied ?? [])).toEqual(['bul-inf-1-1'])
  })
})

describe('faults that random games found', () => {
  it('M.SX.1 seed 500: Mobile Supply that is used up while Demoralized comes back in good order', () => {
    const at = { '3020': ['bul-sup-1'], '3019': ['bul-inf-1-1'], '3018': ['ott-inf-8'] }
    const own = { spentSupply: [unit('bul-sup-1')] }
    const options = { 'supply-expenditure': true, 'combat-supply': true }
    const s = play(attacking({ at, own, options, demoralized: ['bul-sup-1'] }), 'end')
    expect([where(s, 'bul-sup-1'), s.units[unit('bul-sup-1')].demoralized]).toEqual(['expended', false])
  })

  it('12.G seed 501: the way of a unit face down is not told', () => {
    const s = stage('first-move', { at: { '2219': ['bul-inf-1-1'] }, options: { fog: true } })
    const picked = play(s, { kind: 'pick', unit: 'bul-inf-1-1' })
    const moved = logOf(picked, { kind: 'to', hex: '2218' }).find(each => each.kind === 'moved')
    if (moved === undefined) throw new Error('nothing was told')
    expect(Object.keys(engine.read(moved, 0)?.facts as object)).toContain('path')
    expect(Object.keys(engine.read(moved, 1)?.facts as object)).not.toContain('path')
  })

  it('12.G, 5.2.3 seeds 7150, 7176, 7214: who went by rail is read like who marched, and openly without fog', () => {
    const wentTo = (kind: 'to' | 'rail', fog: boolean) => {
      const s = stage('first-move', { at: { '2231': ['bul-inf-1-1'] }, options: { fog } })
      const picked = play(s, { kind: 'pick', unit: 'bul-inf-1-1' })
      const both = offered(picked, 'to').filter(each => offered(picked, 'rail').includes(each))
      const moved = logOf(picked, { kind, hex: both[0] ?? '' }).find(each => each.kind === 'moved')
      if (moved === undefined) throw new Error('nothing was told')
      return engine.read(moved, 1)
    }
    expect(wentTo('rail', true)).toEqual(wentTo('to', true))
    expect([wentTo('rail', false)?.rule, wentTo('to', false)?.rule]).toEqual(['5.2.3', '5.G.4'])
  })
})
