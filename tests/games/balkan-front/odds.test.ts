import { describe, expect, it } from 'vitest'
import { odds, oddsColumn } from '../../../src/core/odds'
import { compareRatios, ratio } from '../../../src/core/ratio'
import { lookUp } from '../../../src/core/results-table'
import { COLUMNS, combatResults, ODDS_LADDER } from '../../../src/games/balkan-front/charts/combat-results'
import { armourEffects, shareOf } from '../../../src/games/balkan-front/combat/armour-effects'
import { planBattle } from '../../../src/games/balkan-front/combat/attack'
import { oddsOf } from '../../../src/games/balkan-front/combat/odds'
import { fightersOf, totalOf } from '../../../src/games/balkan-front/combat/strengths'
import type { Front } from '../../../src/games/balkan-front/state'
import { type Build, hex, position, unit, units } from './positions'

// Strengths, odds and the die: vectors 27 to 32, 44 to 53, 57, 58, 60, 62, 128, 134, 135, 151 to 156 of the game book.
// 1713 is open country in the Backa with open country all around it; 1512 is Subotica, a dot city; 1111 Kecskemet, another.

const POOR: Partial<Front> = { weather: { D: 'P', E: 'P' } }

const attackOn = (number: string, build: Build, attackers: string[], side: 0 | 1 = 0) => {
  const s = position(build)
  return oddsOf(s, planBattle(s, side, hex(number), units(...attackers)))
}
const defence = (number: string, build: Build, ids: string[]): number =>
  totalOf(fightersOf(position(build), units(...ids), 'defend', hex(number)))
const attack = (number: string, build: Build, ids: string[]): number =>
  totalOf(fightersOf(position(build), units(...ids), 'attack', hex(number)))
const label = (a: number, d: number) => oddsColumn<'AE'>(ODDS_LADDER, a, d, { below: { automatic: 'AE' } })
const sign = (found: { modifiers: readonly { rule: string; value: number | string }[] }, rule: string) =>
  found.modifiers.find(each => each.rule === rule)?.value ?? 0

describe('9.A, 9.B odds', () => {
  it('9.A.3, 9.B.7 vectors 27 to 29: rounded down, at most 9:1, below 1:4 lost without a die', () => {
    expect(label(34, 9)).toMatchObject({ label: '3:1' })
    expect(label(100, 10)).toMatchObject({ label: '9:1' })
    expect(label(2, 9)).toMatchObject({ kind: 'automatic', result: 'AE' })
    expect(label(2.25, 9)).toMatchObject({ label: '1:4' })
  })

  it('9.A.4 vectors 30 to 32, 135: the table is read with the modified die', () => {
    const at = (column: string, die: number, modifier = 0) =>
      lookUp(combatResults, COLUMNS.indexOf(column as '2:1'), die, modifier).result
    expect([1, 2, 3, 4, 5, 6].map(die => at('2:1', die))).toEqual(['AR', 'AS', 'AS', 'EX', 'HX', 'DR'])
    expect(at('2:1', 2, -1)).toBe('AR')
    expect(at('6:1', 1, -2)).toBe('AS')
    expect(at('5:1', 1, -1)).toBe('AS')
  })

  it('9.A.3 vector 134: at -4 the chance to clear the hex grows by a sixth a column', () => {
    const clears = (column: string) =>
      [1, 2, 3, 4, 5, 6].filter(die =>
        ['EX', 'HX', 'DR', 'DH', 'DE'].includes(
          lookUp(combatResults, COLUMNS.indexOf(column as '4:1'), die, -4).result,
        ),
      ).length
    expect(['4:1', '5:1', '6:1'].map(clears)).toEqual([1, 2, 3])
  })

  it('9.A.1, 9.A.2 both totals, and 9.B.7 at the table', () => {
    const found = attackOn('1713', { at: { '1713': ['yu-inf-1', 'gr-mtn-1'], '1712': ['ge-inf-72', 'ge-inf-73'] } }, [
      'ge-inf-72',
      'ge-inf-73',
    ])
    expect(found.attack).toBe(16)
    expect(found.column).toBe(COLUMNS.indexOf('1.5:1'))
    expect(found.ratio).toEqual(odds(16, found.defence))
  })
})

describe('9.H terrain', () => {
  it('9.H vector 128: a major river quarters all but artillery', () => {
    // Budapest: over the Danube from Buda to Pest, which fills its hex.
    const at = { '0712': ['ge-inf-72', 'ge-art-20'], '0811': ['yu-inf-1'] }
    expect(attack('0811', { at }, ['ge-inf-72'])).toBe(2)
    expect(attack('0811', { at }, ['ge-inf-72', 'ge-art-20'])).toBe(4)
  })

  it('9.H mountains halve c/m units, and cost the die 2 but for mountain troops', () => {
    const at = { '4207': ['gr-for-rup'], '4107': ['ge-pz-2', 'ge-mtn-5', 'ge-inf-72'] }
    const into = (...ids: string[]) => attackOn('4207', { at, own: { wrecked: [hex('4207')] } }, ids)
    expect(into('ge-pz-2').attack).toBe(6)
    expect(sign(into('ge-inf-72'), '9.H')).toBe(-2)
    expect(sign(into('ge-mtn-5'), '9.H')).toBe(0)
    // Half of the REs are enough.
    expect(sign(into('ge-mtn-5', 'ge-inf-72'), '9.H')).toBe(0)
  })

  it('9.H, 14.E.1 fortified hexsides halve, guns aside, until they are destroyed', () => {
    const at = { '4207': ['gr-for-rup'], '4107': ['ge-mtn-5', 'ge-art-20'] }
    expect(attack('4207', { at }, ['ge-mtn-5'])).toBe(3.5)
    expect(attack('4207', { at }, ['ge-mtn-5', 'ge-art-20'])).toBe(5.5)
    expect(attack('4207', { at, own: { wrecked: [hex('4207')] } }, ['ge-mtn-5'])).toBe(7)
  })

  it('9.H, 27.6 forts and poor weather cost the die 1 each', () => {
    const at = { '1713': ['yu-inf-1'], '1712': ['ge-inf-72'] }
    expect(attackOn('1713', { at }, ['ge-inf-72']).die).toBe(0)
    expect(attackOn('1713', { at, own: POOR }, ['ge-inf-72']).die).toBe(-1)
    expect(attackOn('1713', { at, own: { ...POOR, forts: [{ hex: hex('1713'), side: 1 }] } }, ['ge-inf-72']).die).toBe(
      -2,
    )
  })
})

describe('11, 12.D support and supply', () => {
  it('11.2 vector 60: a regiment without support defends at half', () => {
    expect(defence('1713', { at: { '1713': ['gr-mtn-39'] } }, ['gr-mtn-39'])).toBe(1)
    expect(defence('1713', { at: { '1713': ['gr-mtn-39', 'gr-mtn-1'] } }, ['gr-mtn-39', 'gr-mtn-1'])).toBe(7)
  })

  it('11.3 units with a black dot support themselves and nobody else', () => {
    const at = { '1713': ['gr-mtn-39', 'gr-mtn-51'] }
    expect(defence('1713', { at }, ['gr-mtn-39', 'gr-mtn-51'])).toBe(3)
  })

  it('11.4 in an attack the supporter must attack too, from the same hex', () => {
    const at = { '1713': ['yu-inf-1'], '1712': ['gr-mtn-39', 'gr-mtn-1'], '1812': ['gr-mtn-42'] }
    expect(attack('1713', { at }, ['gr-mtn-39'])).toBe(1)
    expect(attack('1713', { at }, ['gr-mtn-39', 'gr-mtn-1'])).toBe(7)
    expect(attack('1713', { at }, ['gr-mtn-42', 'gr-mtn-1'])).toBe(6)
  })

  it('11.1 vector 151: a cadre is supported', () => {
    expect(defence('1713', { at: { '1713': ['it-inf-19'] }, cadres: ['it-inf-19'] }, ['it-inf-19'])).toBe(1)
  })

  it('12.D.1 vector 62: out of supply at half', () => {
    const at = { '1713': ['it-inf-19'] }
    expect(defence('1713', { at, own: { unsupplied: units('it-inf-19') } }, ['it-inf-19'])).toBe(2)
  })

  it('3.C.2 halves are halved again', () => {
    const at = { '1713': ['gr-mtn-39'] }
    expect(defence('1713', { at, own: { unsupplied: units('gr-mtn-39') } }, ['gr-mtn-39'])).toBe(0.5)
  })
})

describe('14.B artillery', () => {
  it('14.B.1 vector 58: guns beyond the REs of the others defend with 1 in all', () => {
    const ids = ['ge-art-20', 'ge-art-70', 'ge-art-114', 'ge-inf-125r']
    expect(defence('1713', { at: { '1713': ids } }, ids)).toBe(6)
  })

  it('14.B.2 vector 156: the one point of the excess takes its best multiplier', () => {
    // The Euboean strait, 15B:0610 to 15B:0711; 15B:0611 is beside the target by land.
    const at = { '15B:0711': ['br-inf-14'], '15B:0610': ['it-art-a1'], '15B:0811': ['it-art-a2', 'ge-inf-125r'] }
    const found = fightersOf(
      position({ at }),
      units('it-art-a1', 'it-art-a2', 'ge-inf-125r'),
      'attack',
      hex('15B:0711'),
    )
    const guns = found.filter(({ unit: id }) => id !== unit('ge-inf-125r'))
    expect(guns.map(({ counted }) => counted)).toEqual([0.5, 3])
  })

  it('14.C headquarters have no strength, and count as REs', () => {
    const ids = ['ge-art-20', 'ge-bd-A-hq']
    expect(defence('1713', { at: { '1713': ids } }, ids)).toBe(3)
    expect(defence('1713', { at: { '1713': ['ge-art-20'] } }, ['ge-art-20'])).toBe(1)
  })
})

describe('14.A engineers', () => {
  it('14.A.2.2, 14.A.2.3 against a major city or fort: supported, and +1 with a seventh of the REs', () => {
    const at = { '1123': ['yu-inf-1'], '1122': ['ge-eng-70', 'ge-inf-72', 'ge-inf-73'] }
    const found = attackOn('1123', { at }, ['ge-eng-70', 'ge-inf-72', 'ge-inf-73'])
    expect(sign(found, '14.A.2.3')).toBe(1)
    expect(attackOn('1123', { at }, ['ge-eng-70']).attack).toBe(2)
    expect(sign(attackOn('1123', { at }, ['ge-inf-72']), '14.A.2.3')).toBe(0)
    // One RE of eight is less than a seventh.
    const many = {
      '1123': ['yu-inf-1'],
      '1122': ['ge-eng-70', 'ge-inf-72'],
      '1022': ['ge-inf-73'],
      '1222': ['ge-inf-125r'],
    }
    expect(
      sign(attackOn('1123', { at: many }, ['ge-eng-70', 'ge-inf-72', 'ge-inf-73', 'ge-inf-125r']), '14.A.2.3'),
    ).toBe(0)
  })

  it('14.A.2.3 in the open engineers are infantry like any other', () => {
    const at = { '1713': ['yu-inf-1'], '1712': ['ge-eng-70'] }
    const found = attackOn('1713', { at }, ['ge-eng-70'])
    expect(sign(found, '14.A.2.3')).toBe(0)
    expect(found.attack).toBe(1)
  })
})

describe('10 armour', () => {
  const part = (value: 'full' | 'half' | 'neutral' | 'none', re: number) => ({ value, re, isBarred: false })

  it('10.B.1, 10.B.2, 10.C.0 vectors 44, 45: capable REs of all that are not neutral', () => {
    expect(shareOf([part('full', 3)])).toEqual(ratio(1))
    expect(shareOf([part('half', 3)])).toEqual(ratio(1, 2))
    expect(shareOf([part('none', 6), part('full', 3), part('neutral', 1)])).toEqual(ratio(1, 3))
  })

  it('10.F vectors 51, 52, 155: neutral REs up to twice the capable ones, which half units carry whole', () => {
    expect(shareOf([part('full', 3), part('neutral', 6), part('neutral', 3)])).toEqual(ratio(1, 2))
    expect(shareOf([part('half', 1), part('neutral', 2)])).toEqual(ratio(1, 2))
    expect(shareOf([part('half', 1), part('neutral', 3)])).toEqual(ratio(1, 4))
    expect(shareOf([part('neutral', 3)])).toEqual(ratio(0))
  })

  const panzers = { '1713': ['yu-inf-1'], '1712': ['ge-pz-2', 'ge-inf-72', 'ge-inf-73'] }

  it('10.C.1, 10.C.ex1 vectors 46, 47: a third is +1, nothing in poor weather', () => {
    const ids = ['ge-pz-2', 'ge-inf-72', 'ge-inf-73']
    expect(sign(attackOn('1713', { at: panzers }, ids), '10.C.1')).toBe(1)
    expect(sign(attackOn('1713', { at: panzers, own: POOR }, ids), '10.C.1')).toBe(0)
    expect(sign(attackOn('1713', { at: panzers }, ['ge-pz-2']), '10.C.1')).toBe(3)
    expect(sign(attackOn('1713', { at: panzers, own: POOR }, ['ge-pz-2']), '10.C.1')).toBe(1)
    expect(sign(attackOn('1713', { at: panzers }, ['ge-pz-2', 'ge-inf-72']), '10.C.1')).toBe(2)
  })

  it('10.C.2, 10.C.ex2 vector 48: a quarter of the defence is -1', () => {
    const at = { '1713': ['it-lta-131', 'it-inf-19'], '1712': ['yu-inf-1'] }
    const s = position({ at, cadres: ['it-lta-131', 'it-inf-19'] })
    const found = armourEffects(s, units('yu-inf-1'), units('it-lta-131', 'it-inf-19'), hex('1713'))
    expect(found.defence).toMatchObject({ kind: 'AEC', die: -1, share: ratio(1, 4) })
  })

  it('10.A.1, 10.A.2 armour counts for either side, antitank guns for a defender who faces armour', () => {
    const at = { '1713': ['br-haa-2'], '1712': ['ge-pz-2', 'ge-inf-72'] }
    const effect = (attackers: string[], defenders: string[], side: '1713' | '1712' = '1713') =>
      armourEffects(position({ at }), units(...attackers), units(...defenders), hex(side))
    expect(effect(['ge-pz-2'], ['br-haa-2'])).toMatchObject({ attack: { die: 3 }, defence: { kind: 'ATEC', die: -4 } })
    expect(effect(['ge-inf-72'], ['br-haa-2'])).toMatchObject({ attack: { die: 0 }, defence: { kind: 'AEC', die: 0 } })
    expect(effect(['br-haa-2'], ['ge-pz-2'], '1712')).toMatchObject({
      attack: { die: 0 },
      defence: { kind: 'AEC', die: -2 },
    })
  })

  it('10.C.2 a defender does not use armour against half or more', () => {
    const at = { '1713': ['br-arm-1'], '1712': ['ge-pz-2'] }
    const found = armourEffects(position({ at }), units('ge-pz-2'), units('br-arm-1'), hex('1713'))
    expect(found).toMatchObject({ isCapable: true, defence: { kind: 'ATEC', die: -4 } })
  })

  it('10.D vector 49: both count, +3 and -4', () => {
    const at = { '1713': ['br-haa-2'], '1712': ['ge-pz-2'] }
    expect(attackOn('1713', { at }, ['ge-pz-2']).die).toBe(-1)
  })

  it('10.C.4 poor weather does not touch antitank guns', () => {
    const at = { '1713': ['br-haa-2'], '1712': ['ge-pz-2'] }
    // +1 for armour, -4 for the guns, -1 for the weather.
    expect(attackOn('1713', { at, own: POOR }, ['ge-pz-2']).die).toBe(-4)
  })

  it('10.E vector 50: a half-capable unit is taken as neutral where that is better', () => {
    const at = { '1713': ['yu-inf-1'], '1712': ['ge-pz-2', 'it-lta-131'] }
    expect(sign(attackOn('1713', { at }, ['ge-pz-2', 'it-lta-131']), '10.C.1')).toBe(3)
  })

  it('10.G vector 53: no armour into a dot city, but guns against those who could use it', () => {
    const at = { '1512': ['ge-haa-23'], '1612': ['br-arm-1'] }
    const found = attackOn('1512', { at }, ['br-arm-1'], 1)
    expect([sign(found, '10.C.1'), sign(found, '10.C.3'), found.die]).toEqual([0, -4, -4])
  })

  it('10.E, 10.G vector 154: the attacker stays below half where armour would only draw fire', () => {
    const at = { '1512': ['br-haa-2'], '1612': ['it-lta-131', 'it-inf-19'] }
    const found = attackOn('1512', { at }, ['it-lta-131', 'it-inf-19'])
    expect(found.armour.isCapable).toBe(false)
    expect(found.die).toBe(0)
  })

  it('10.G a hexside that bars armour bars those who attack over it, and no others', () => {
    // The Danube lies between 1914 and Novi Sad's neighbour 2013; 1813 is on this side.
    const at = { '1913': ['yu-inf-1'], '1914': ['ge-pz-2'], '1812': ['ge-pz-9'] }
    const s = position({ at })
    const over = armourEffects(s, units('ge-pz-2'), units('yu-inf-1'), hex('1913'))
    expect(over).toMatchObject({ attack: { die: 0 }, isCapable: true })
    expect(compareRatios(over.attack.share, 0)).toBe(0)
  })

  it('10.H half or more of armour that was used must take losses; less need not', () => {
    const s = position({ at: panzers })
    const used = (...ids: string[]) => armourEffects(s, units(...ids), units('yu-inf-1'), hex('1713')).attack.used
    expect(used('ge-pz-2', 'ge-inf-72')).toEqual(units('ge-pz-2'))
    expect(used('ge-pz-2', 'ge-inf-72', 'ge-inf-73')).toEqual([])
  })
})
