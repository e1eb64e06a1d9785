import { describe, expect, it } from 'vitest'
import { DiceWanted } from '../../../src/core/engine/errors'
import { lookUp } from '../../../src/core/results-table'
import { barrageOdds, barrageOf, readBarrage } from '../../../src/games/balkan-wars/bombardment/bombardment'
import { bombardmentResults, COLUMNS } from '../../../src/games/balkan-wars/charts/combat-and-terrain'
import { screenNeeds } from '../../../src/games/balkan-wars/combat/before-combat'
import { whyNotCharge } from '../../../src/games/balkan-wars/combat/charge'
import type { Combat } from '../../../src/games/balkan-wars/combat/combat-state'
import { dieModifiersOf, oddsOf, readTable } from '../../../src/games/balkan-wars/combat/odds'
import { planCombat } from '../../../src/games/balkan-wars/combat/target'
import { hexesApart } from '../../../src/games/balkan-wars/map/geography'
import { rallyNeeds } from '../../../src/games/balkan-wars/rally/rally-step'
import type { Wars } from '../../../src/games/balkan-wars/state'
import { type Build, hex, offered, owed, play, position, refusals, stage, unit, where } from './positions'

// The vectors of the game book's examples.md about combat, bombardment and rally, by their numbers.

const BRIGADES = ['bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-2-1']
/** Tirnovo-like ground: 1716 is clear; Salonika is a clear City. */
const combatAt = (build: Build, target: string, attackers: readonly string[]): [Wars, Combat] => {
  const s = position({ options: { 'combat-supply': false, ...build.options }, ...build })
  return [s, planCombat(s, 0, hex(target), attackers.map(unit))]
}
const column = (build: Build, target: string, attackers: readonly string[], change: Partial<Combat> = {}): string => {
  const [s, combat] = combatAt(build, target, attackers)
  return COLUMNS[oddsOf(s, { ...combat, ...change }).column] as string
}

// X1: three brigades and a gun from 3331 and 3232 against a division in Salonika.
const x1: Build = { at: { '3331': BRIGADES, '3232': ['bul-art-3'], '3332': ['ott-inf-8'] } }
const x1Attackers = [...BRIGADES, 'bul-art-3']

describe('the vectors of combat', () => {
  it('6.3.3, 6.3.4, 6.3.5, 6.3.8, 6.3.9, 6.3.10 X1 18 to 7 with a gun against a City is 1/1', () => {
    const [s, combat] = combatAt(x1, '3332', x1Attackers)
    const { attack, defence, base } = oddsOf(s, combat)
    expect([attack, defence, base]).toEqual([18, 7, '2/1'])
    expect(column(x1, '3332', x1Attackers)).toBe('1/1')
  })

  it('CRT.1, CRT.S X2 a 4 on 1/1 shatters both', () => {
    const [s, combat] = combatAt(x1, '3332', x1Attackers)
    expect(readTable(s, combat, 4).result).toBe('S/S')
  })

  it('6.4.3, 6.4.4, CRT.3 X3 a charge of 3 alone adds two: D/S', () => {
    const [s, combat] = combatAt(x1, '3332', x1Attackers)
    const charging = { ...combat, charges: { attack: [unit('bul-inf-1-1')], defend: [] } }
    expect(readTable(s, charging, 4).result).toBe('D/S')
  })

  it('6.5.2, 6.5.4 X4 charge and both Morale Points make a 5 a 7', () => {
    const [s, combat] = combatAt(x1, '3332', x1Attackers)
    const fought: Combat = {
      ...combat,
      charges: { attack: [unit('bul-inf-1-1')], defend: [unit('ott-inf-8')] },
      morale: { attack: true, defend: true },
    }
    expect(dieModifiersOf(s, fought).map(each => each.value)).toEqual([2, 1, -1])
    expect(readTable(s, fought, 5).result).toBe('-/R')
  })

  it('CRT.2 X5 20 to 20, all across a river into a clear hex: 1/1, two columns left', () => {
    const attackers = [...BRIGADES, 'bul-cav-1']
    const at = { '3020': BRIGADES, '3021': ['bul-cav-1'], '2920': ['ott-inf-1', 'ott-inf-5', 'ott-r-1'] }
    const [s, combat] = combatAt({ at }, '2920', attackers)
    const { attack, defence, base, shifts } = oddsOf(s, combat)
    expect([attack, defence, base, shifts.map(each => each.value)]).toEqual([20, 20, '1/1', [-2]])
    expect(column({ at }, '2920', attackers)).toBe('1/3')
  })

  it('6.3.6, 6.3.7 X6, X7 odds against the attacker: 7 to 20, and 4 to 20 with a gun more', () => {
    const garrison = ['ott-inf-1', 'ott-inf-5', 'ott-r-1']
    const x6 = { '1717': ['ser-inf-1-1', 'ser-cav-1'], '1716': garrison }
    const [s, combat] = combatAt({ at: x6 }, '1716', ['ser-inf-1-1', 'ser-cav-1'])
    expect([oddsOf(s, combat).attack, oddsOf(s, combat).defence, oddsOf(s, combat).base]).toEqual([7, 20, '1/3'])
    const x7 = { '1717': ['bul-cav-1', 'bul-cav-2', 'bul-art-3'], '1716': garrison }
    const [weak, attack] = combatAt({ at: x7 }, '1716', ['bul-cav-1', 'bul-cav-2', 'bul-art-3'])
    expect([oddsOf(weak, attack).attack, oddsOf(weak, attack).base]).toEqual([4, '1/3'])
    expect(COLUMNS[oddsOf(weak, attack).column]).toBe('1/2')
  })

  it('13.2.1, 6.1.10, 6.1.11 X8, X9, X10 40 to 5 on a rough Town with trenches, and without supply', () => {
    // Kumanovo 2536 is a rough Town.
    const brigades = [...BRIGADES, 'bul-inf-2-2', 'bul-inf-3-1', 'bul-inf-3-2']
    const horse = ['bul-cav-1', 'bul-cav-gd']
    const attackers = [...brigades, ...horse]
    const at = { '2535': brigades.slice(0, 4), '2636': [...brigades.slice(4), ...horse], '2536': ['ott-r-1'] }
    const own = { entrenchments: [{ hex: hex('2536'), side: 1 as const }] }
    const [s, combat] = combatAt({ at, own }, '2536', attackers)
    const { attack, defence, base, shifts } = oddsOf(s, combat)
    expect([attack, defence, base, shifts.map(each => each.value)]).toEqual([40, 5, '7/1', [-1, -1, -1]])
    expect(column({ at, own }, '2536', attackers)).toBe('4/1')
    const all = attackers.map(unit)
    expect(column({ at, own }, '2536', attackers, { unsupplied: all })).toBe('2/1')
    expect(column({ at, own }, '2536', attackers, { unsupplied: all.slice(0, 1) })).toBe('3/1')
  })

  it('10.2.1, 10.2.2, 10.2.3, 10.2.4, RLY.1 X25, X26, X27 what a rally needs', () => {
    const at = { '2219': ['bul-inf-1-3', 'bul-hq-1', 'bul-inf-1-1'], '2218': ['bul-hq-3'] }
    const s = position({ at, demoralized: ['bul-inf-1-3', 'bul-inf-1-1'] })
    const near = position({ at: { '2219': ['bul-inf-1-3', 'bul-hq-1'] }, demoralized: ['bul-inf-1-3'] })
    expect(rallyNeeds(near, unit('bul-inf-1-3'), false)).toBe(4)
    expect(rallyNeeds(s, unit('bul-inf-1-1'), true)).toBe(5)
    const alone = position({ at: { '2219': ['ott-sup-1'] }, demoralized: ['ott-sup-1'] })
    expect(rallyNeeds(alone, unit('ott-sup-1'), false)).toBe(1)
  })

  it('M.AC.1 X48 the alternative table: 2/1 on a 4 is -/S', () => {
    const build: Build = {
      at: { '1716': ['bul-inf-1-1', 'bul-inf-1-2'], '1717': ['ott-rf-1', 'ott-cav-gd'] },
      options: { 'alternative-crt': true },
    }
    const [s, combat] = combatAt(build, '1717', ['bul-inf-1-1', 'bul-inf-1-2'])
    expect(COLUMNS[oddsOf(s, combat).column]).toBe('2/1')
    expect(readTable(s, combat, 4).result).toBe('-/S')
  })

  it('M.BB.2a, M.BB.2e, M.BB.9 X49, X50 bombardment: column, terrain and cadres', () => {
    const town = position({ at: { '2517': ['bul-art-1', 'bul-art-2', 'bul-art-3'], '2618': ['ott-rf-1'] } })
    const x49 = barrageOf(town, hex('2618'), ['bul-art-1', 'bul-art-2', 'bul-art-3'].map(unit), 0)
    expect(barrageOdds(town, x49)).toMatchObject({ total: 5, column: 2, modifier: -1 })
    expect(readBarrage(town, x49, 6)).toEqual({ result: 'DD', total: 5 })
    const city = position({ at: { '3232': ['bul-art-3'], '3332': ['ott-inf-14'] } })
    const x50 = barrageOf(city, hex('3332'), [unit('bul-art-3')], 0)
    expect(barrageOdds(city, x50)).toMatchObject({ total: 1, column: 0, modifier: 0 })
    expect(readBarrage(city, x50, 6)).toEqual({ result: 'NE', total: 6 })
    // No gun of one factor has the cadre of 4 that the book's example lends it: its 8 is read in the same column.
    expect(lookUp(bombardmentResults, barrageOdds(city, x50).column, 6, 4 - 2).result).toBe('DD')
  })

  it('M.CS.1 X54 the lowest cadre decides', () => {
    expect(screenNeeds(['ott-cav-1', 'ott-cav-gd'].map(unit))).toBe(2)
  })

  it('6.3.9 A20, X66, X67 Salonika over the Vardar bridge, and with one unit beside it', () => {
    const shifts = (attackers: readonly string[]) => {
      const at = { '3333': ['bul-inf-1-1'], '3331': ['bul-inf-1-2'], '3332': ['ott-inf-13'] }
      const [s, combat] = combatAt({ at }, '3332', attackers)
      return oddsOf(s, combat).shifts.reduce((sum, each) => sum + Number(each.value), 0)
    }
    expect(shifts(['bul-inf-1-1'])).toBe(-4)
    expect(shifts(['bul-inf-1-1', 'bul-inf-1-2'])).toBe(-2)
  })

  it('6.G.2 X80 the Fleet alone fights with its bombardment and shifts nothing', () => {
    const at = { '4039': ['bri-fleet', 'ott-cav-1'] }
    const build: Build = { at, powers: { Britain: { ally: 0, committed: true } } }
    const [s, combat] = combatAt(build, '4039', ['bri-fleet'])
    const odds = oddsOf(s, combat)
    expect([odds.attack, odds.defence, odds.base]).toEqual([4, 2, '2/1'])
    expect(odds.shifts.some(each => each.rule === '6.3.8')).toBe(false)
  })

  it('6.3.9 X88 Constantinople is attacked over land from two hexes', () => {
    const at = { '2912': ['bul-inf-1-1'], '3013': ['bul-inf-1-2'], '3012': ['ott-inf-1'] }
    const [s, combat] = combatAt({ at }, '3012', ['bul-inf-1-1', 'bul-inf-1-2'])
    expect(oddsOf(s, combat).shifts.map(each => each.value)).toEqual([-2])
  })

  it('6.3.8 X89 the Fortification alone: its strength, then its bombardment', () => {
    const at = { '2719': BRIGADES, '2720': ['ott-fort-adrian'] }
    const [s, combat] = combatAt({ at }, '2720', BRIGADES)
    expect(oddsOf(s, combat).base).toBe('6/1')
    expect(column({ at }, '2720', BRIGADES)).toBe('1/2')
  })

  it('6.3.8, 6.3.9 X90 Adrianople with its garrison', () => {
    const brigades = ['1', '2', '3', '4'].flatMap(division => ['1', '2', '3'].map(of => `bul-inf-${division}-${of}`))
    const guns = ['bul-art-1', 'bul-art-2', 'bul-art-3']
    const at = {
      '2620': brigades.slice(0, 4),
      '2719': brigades.slice(4, 8),
      '2820': brigades.slice(8, 12),
      '2721': guns,
      '2720': ['ott-fort-adrian', 'ott-dep-2', 'ott-inf-1', 'ott-inf-8'],
    }
    const [s, combat] = combatAt({ at }, '2720', [...brigades, ...guns])
    expect([oddsOf(s, combat).attack, oddsOf(s, combat).defence]).toEqual([72, 16])
    expect(column({ at }, '2720', [...brigades, ...guns])).toBe('3/1')
  })

  it('6.3.9 X98 a village gives no shift', () => {
    const at = { '2222': ['ott-inf-1'], '2221': ['bul-inf-1-1'] }
    const [s, combat] = combatAt({ at }, '2221', ['ott-inf-1'])
    expect(oddsOf(s, { ...combat, attacker: 1 }).shifts).toEqual([])
  })

  it('6.1.2 X102 an HQ among unsupplied attackers: some, not all', () => {
    const at = { '3019': ['bul-inf-1-1', 'bul-hq-1'], '3018': ['ott-inf-1'] }
    const build: Build = { at, options: { 'combat-supply': true } }
    const [s, combat] = combatAt(build, '3018', ['bul-inf-1-1', 'bul-hq-1'])
    expect(combat.unsupplied).toEqual([unit('bul-inf-1-1')])
    expect(oddsOf(s, combat).shifts.at(-1)).toMatchObject({ rule: '6.1.11', value: -1 })
  })

  it('9.4.1 X104 an HQ two hexes away lends its Shock', () => {
    const at = { '1718': ['ser-hq-1'], '1717': ['ser-inf-1-1'], '1716': ['ott-inf-1'] }
    const [s, combat] = combatAt({ at }, '1716', ['ser-inf-1-1'])
    expect(whyNotCharge(s, combat, 'attack', unit('ser-hq-1'))).toEqual([])
    const far = position({ at: { ...at, '1718': [], '1922': ['ser-hq-1'] } })
    expect(whyNotCharge(far, combat, 'attack', unit('ser-hq-1')).map(each => each.rule)).toEqual(['9.4.1'])
  })
})

/** The answer, with this die where one falls. */
function answered(s: Wars, order: string, die: number): Wars {
  try {
    return play(s, order)
  } catch (error) {
    if (!(error instanceof DiceWanted)) throw error
    return play(s, { kind: order, dice: [die] })
  }
}

const ANSWERS: { readonly [step: string]: string } = { charge: 'none', spendMorale: 'keep', advance: 'stay' }

/** The whole combat with this die, without charges, Morale and advance, up to a choice that is left. */
function fight(build: Build, target: string, die: number): Wars {
  const options = { 'combat-supply': false, ...build.options }
  const planned = play(stage('first-attack', { ...build, options }), { kind: 'target', hex: target })
  let s = answered(planned, 'launch', die)
  for (let order = ANSWERS[owed(s)]; s.combat !== null && order !== undefined; order = ANSWERS[owed(s)])
    s = answered(s, order, die)
  return s
}

describe('results on the map', () => {
  const strong = ['bul-inf-1-1', 'bul-inf-1-2', 'bul-inf-2-1', 'bul-inf-2-2']

  it('CRT.E, CRT.*, 6.5.5 X41 an elimination sends infantry to the Pool and artillery out of the game', () => {
    const s = fight(
      {
        at: {
          '1717': strong,
          '1817': ['bul-inf-3-1', 'bul-inf-3-2', 'bul-inf-4-1'],
          '1716': ['ott-rf-1', 'ott-art-1'],
        },
        morale: { 'Ottoman Empire': 0, Bulgaria: 0 },
      },
      '1716',
      6,
    )
    expect([where(s, 'ott-rf-1'), where(s, 'ott-art-1')]).toEqual(['pool', 'gone'])
  })

  it('6.6.1, 6.6.5 X37, X84 a rout finds a Fortification: all Demoralized, nobody goes', () => {
    const at = {
      '2719': strong,
      '2620': ['bul-inf-3-1', 'bul-inf-3-2', 'bul-art-1', 'bul-art-2'],
      '2820': ['bul-inf-4-1', 'bul-inf-4-2', 'bul-inf-5-1', 'bul-inf-5-2'],
      '2720': ['ott-fort-adrian', 'ott-rf-1'],
    }
    const s = fight({ at, morale: { Bulgaria: 0, 'Ottoman Empire': 0 } }, '2720', 4)
    expect(['ott-fort-adrian', 'ott-rf-1'].map(id => where(s, id))).toEqual(['2720', '2720'])
    expect(['ott-fort-adrian', 'ott-rf-1'].every(id => s.units[unit(id)].demoralized)).toBe(true)
  })

  it('6.6.2, 6.6.6 X38 a Depot alone does not outlive a rout', () => {
    const s = fight(
      { at: { '1717': strong, '1716': ['ott-dep-1'] }, morale: { Bulgaria: 0, 'Ottoman Empire': 0 } },
      '1716',
      4,
    )
    expect(where(s, 'ott-dep-1')).toBe('gone')
  })

  it('CRT.S, CRT.** X39 a Demoralized division that is shattered surrenders', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2'], '1716': ['ott-inf-10'] }
    const s = fight({ at, demoralized: ['ott-inf-10'], morale: { Bulgaria: 0, 'Ottoman Empire': 0 } }, '1716', 4)
    expect(where(s, 'ott-inf-10')).toBe('prisoner of 0')
  })

  it('CRT.D X40 nobody charged: the owner picks one', () => {
    const at = { '1717': ['bul-inf-1-1', 'bul-inf-1-2'], '1716': ['ott-inf-10'] }
    const s = fight({ at, morale: { Bulgaria: 0, 'Ottoman Empire': 0 } }, '1716', 5)
    expect(owed(s)).toBe('disrupt')
    const hit = play(s, { kind: 'unit', unit: 'bul-inf-1-2' })
    expect([hit.units[unit('bul-inf-1-1')].demoralized, hit.units[unit('bul-inf-1-2')].demoralized]).toEqual([
      false,
      true,
    ])
  })

  it('CRT.R, 6.6.3, 6.6.4, 8.3.2 X36 who must retreat into an enemy zone surrenders there', () => {
    // Every way out of 1716 leads past the Serbs around it.
    const ring = { '1714': ['ser-inf-1-1'], '1614': ['ser-inf-1-2'], '1816': ['ser-inf-2-1'], '1815': ['ser-inf-2-2'] }
    const at = { '1717': strong, '1616': ['ser-inf-3-1'], ...ring, '1716': ['ott-rf-1'] }
    const s = fight({ at, morale: { Bulgaria: 0, Serbia: 0, 'Ottoman Empire': 0 } }, '1716', 4)
    const ways = offered(s, 'retreat')
    const [first] = ways
    const end = first === undefined ? s : play(s, { kind: 'retreat', unit: 'ott-rf-1', hex: first.split(' ')[1] })
    expect(ways.length).toBeGreaterThan(0)
    expect(where(end, 'ott-rf-1')).toBe('prisoner of 0')
  })

  it('6.6.3 D14 a beaten unit ends three hexes away, each step further', () => {
    const at = { '1717': strong, '1716': ['ott-rf-1'] }
    const s = fight({ at, morale: { Bulgaria: 0, 'Ottoman Empire': 0 } }, '1716', 4)
    expect(owed(s)).toBe('retreat')
    const ends = offered(s, 'retreat').map(each => hex(each.split(' ')[1] as string))
    expect(ends.length).toBeGreaterThan(0)
    expect(ends.every(each => hexesApart(hex('1716'), each) === 3)).toBe(true)
    expect(refusals(s, { kind: 'retreat', unit: 'ott-rf-1', hex: '1715' })).toEqual(['6.6.3'])
  })

  it('6.7.1, 6.7.2, 6.7.3 winners advance into the hex, cavalry one further', () => {
    const at = { '1717': [...strong.slice(0, 3), 'bul-cav-1'], '1716': ['ott-cav-1'] }
    const planned = stage('first-attack', {
      at,
      options: { 'combat-supply': false },
      morale: { Bulgaria: 0, 'Ottoman Empire': 0 },
    })
    let now = answered(play(planned, { kind: 'target', hex: '1716' }), 'launch', 6)
    while (owed(now) === 'charge') now = answered(now, 'none', 6)
    if (owed(now) === 'retreat')
      now = play(now, { kind: 'retreat', unit: 'ott-cav-1', hex: offered(now, 'retreat')[0]?.split(' ')[1] ?? '' })
    expect(owed(now)).toBe('advance')
    const gone = play(now, { kind: 'advance', unit: 'bul-cav-1', hex: '1716' })
    expect(where(gone, 'bul-cav-1')).toBe('1716')
    expect(offered(gone, 'ride').length).toBeGreaterThan(0)
    expect(offered(gone, 'ride').every(each => each.startsWith('bul-cav-1'))).toBe(true)
  })
})
