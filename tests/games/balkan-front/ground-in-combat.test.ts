import { describe, expect, it } from 'vitest'
import { armourEffects, barsArmour } from '../../../src/games/balkan-front/combat/armour-effects'
import { planBattle } from '../../../src/games/balkan-front/combat/attack'
import { combatForecast } from '../../../src/games/balkan-front/combat/combat-forecast'
import { oddsOf, strengthTold } from '../../../src/games/balkan-front/combat/odds'
import { fightersOf, sidesOver, totalOf } from '../../../src/games/balkan-front/combat/strengths'
import { sideBetween } from '../../../src/games/balkan-front/map/geography'
import type { Front } from '../../../src/games/balkan-front/state'
import { type Build, hex, hexes, position, units } from './positions'

// What the ground does to attacks: every line of the terrain chart that some hex has (9.H).

const POOR: Partial<Front> = { weather: { D: 'P', E: 'P' } }
const odds = (number: string, build: Build, attackers: string[], side: 0 | 1 = 0) => {
  const s = position(build)
  return oddsOf(s, planBattle(s, side, hex(number), units(...attackers)))
}
const strength = (number: string, build: Build, ids: string[]) =>
  totalOf(fightersOf(position(build), units(...ids), 'attack', hex(number)))

describe('9.H hexes', () => {
  it('9.H a full-hex city takes one off the die and leaves nothing of the terrain', () => {
    const at = { '0712': ['yu-inf-1'], '0711': ['ge-inf-72'], '0713': ['ge-inf-73'] }
    // Buda stands on rough ground, which alone would cost 1 too, and does not add to it.
    const found = odds('0712', { at }, ['ge-inf-73'])
    expect(found.modifiers.map(({ label, value }) => [label, value])).toEqual([['full-hex city', -1]])
  })

  it('9.H rough ground costs 1, mountain troops nothing', () => {
    const at = { '0723': ['yu-inf-1'], '0724': ['ge-inf-72', 'ge-mtn-5'] }
    const rough = (id: string) => odds('0723', { at }, [id]).die
    expect([rough('ge-inf-72'), rough('ge-mtn-5')]).toEqual([-1, 0])
  })

  it('9.H mountains halve c/m units, and quarter them in poor weather', () => {
    const at = { '3010': ['yu-inf-1'], '3110': ['ge-pz-2', 'ge-inf-72', 'ge-art-20'] }
    expect(strength('3010', { at }, ['ge-pz-2'])).toBe(6)
    expect(strength('3010', { at, own: POOR }, ['ge-pz-2'])).toBe(3)
    expect(strength('3010', { at, own: POOR }, ['ge-inf-72'])).toBe(8)
  })
})

describe('9.H hexsides', () => {
  it('9.H a river halves c/m units only', () => {
    const at = { '0724': ['yu-inf-1'], '0723': ['ge-pz-2', 'ge-inf-72'] }
    const over = sideBetween(hex('0723'), hex('0724')) as never
    expect(sidesOver(position({ at }), hex('0723'), hex('0724'), over)).toEqual(['river'])
    // Into mountains besides.
    expect(strength('0724', { at }, ['ge-pz-2'])).toBe(12 / 4)
    expect(strength('0724', { at }, ['ge-inf-72'])).toBe(8)
  })

  it('9.H, 10.G straits and fortified hexsides bar armour, and quarter or halve', () => {
    const at = { '15B:0517': ['br-inf-14'], '15B:0416': ['ge-pz-2', 'ge-inf-72', 'ge-art-20'] }
    expect(strength('15B:0517', { at }, ['ge-inf-72'])).toBe(2)
    const found = armourEffects(position({ at }), units('ge-pz-2'), units('br-inf-14'), hex('15B:0517'))
    expect([found.attack.die, found.isCapable]).toEqual([0, true])
  })

  it('14.E.1 a line that is destroyed halves nobody', () => {
    const at = { '4207': ['gr-for-rup'], '4107': ['ge-inf-72'] }
    expect(strength('4207', { at }, ['ge-inf-72'])).toBe(4)
    expect(strength('4207', { at, own: { wrecked: hexes('4207') } }, ['ge-inf-72'])).toBe(8)
  })
})

describe('10.G ground that bars armour', () => {
  it('10.G dot and larger cities, wooded and mountain hexes; woods in poor weather only', () => {
    const s = position()
    expect(['1512', '1123', '3010', '1713'].map(number => barsArmour(s, hex(number)))).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  it('10.C.2, 10.G a defender in such ground uses no armour either', () => {
    const at = { '1512': ['br-arm-1'], '1612': ['it-inf-19'] }
    expect(armourEffects(position({ at }), units('it-inf-19'), units('br-arm-1'), hex('1512')).defence.die).toBe(0)
    const open = { '1713': ['br-arm-1'], '1712': ['it-inf-19'] }
    const found = armourEffects(position({ at: open }), units('it-inf-19'), units('br-arm-1'), hex('1713'))
    expect([found.defence.die, found.defence.used]).toEqual([-2, units('br-arm-1')])
    const rain = armourEffects(position({ at: open, own: POOR }), units('it-inf-19'), units('br-arm-1'), hex('1713'))
    expect(rain.defence.die).toBe(-1)
  })
})

describe('the forecast', () => {
  it('9.A.4 names column, die and each result with its chance', () => {
    const at = { '1713': ['yu-inf-1'], '1712': ['ge-pz-2', 'ge-inf-72'] }
    const s = position({ at })
    const told = combatForecast(s, planBattle(s, 0, hex('1713'), units('ge-pz-2', 'ge-inf-72')))
    expect(told.results?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(told.chart?.id).toBe('crt')
    expect(told.modifiers.some(({ rule, value }) => rule === '10.C.1' && value === 2)).toBe(true)
  })

  it('9.B.7 says so where no die is needed', () => {
    const at = { '1713': ['br-inf-2nz', 'br-inf-6au', 'gr-mtn-39'], '1712': ['it-inf-19'] }
    const s = position({ at })
    const told = combatForecast(s, planBattle(s, 0, hex('1713'), units('it-inf-19')))
    expect(told.title).toContain('below 1:4')
    expect(told.results?.map(({ code, chance }) => [code, chance])).toEqual([['AE', 1]])
  })

  it('3.C.1 halves and quarters are told as such', () => {
    expect([3.5, 0.25, 4, 2.75].map(strengthTold)).toEqual(['3½', '¼', '4', '2¾'])
  })
})
