import { describe, expect, it } from 'vitest'
import { oddsOf } from '../../../src/games/balkan-wars/combat/odds'
import { planCombat } from '../../../src/games/balkan-wars/combat/target'
import { bestStaff, commandersOf, isInCommand } from '../../../src/games/balkan-wars/command/command'
import { rallyNeeds } from '../../../src/games/balkan-wars/rally/rally-step'
import { isAlwaysSupplied, isSupplied, sourcesFor } from '../../../src/games/balkan-wars/supply/supply'
import { type Build, hex, names, position, unit } from './positions'

const commanded = (build: Build, id: string) => isInCommand(position(build), unit(id))
const supplied = (build: Build, id: string) => isSupplied(position(build), unit(id))

describe('9 headquarters', () => {
  it('9.G, 9.1.1, 9.1.2, 1.7.3 an HQ commands units of its own country as far as its rating', () => {
    expect(commanded({ at: { '2219': ['bul-inf-1-1'], '2217': ['bul-hq-1'] } }, 'bul-inf-1-1')).toBe(true)
    expect(commanded({ at: { '2219': ['bul-inf-1-1'], '2215': ['bul-hq-1'] } }, 'bul-inf-1-1')).toBe(false)
    expect(commanded({ at: { '2219': ['ser-inf-1-1'], '2218': ['bul-hq-1'] } }, 'ser-inf-1-1')).toBe(false)
  })

  it('9.1.3 a road hex is half a hex', () => {
    // Four road hexes from Constantinople are two.
    const at = { '3012': ['ott-hq-1'], '3015': ['ott-inf-1'] }
    expect(commanded({ at }, 'ott-inf-1')).toBe(true)
  })

  it('9.1.4 no path over ground closed to the HQ, nor through mountains for those who cannot climb', () => {
    const at = { '2119': ['bul-hq-1'], '2120': ['bul-inf-1-1'] }
    expect(commanded({ at }, 'bul-inf-1-1')).toBe(false)
    expect(commanded({ at: { '2119': ['bul-hq-1'], '2120': ['bul-inf-1-1', 'bul-eng-1'] } }, 'bul-inf-1-1')).toBe(true)
    expect(commanded({ at: { '2119': ['bul-hq-1'], '2120': ['bul-eng-1'] } }, 'bul-eng-1')).toBe(true)
  })

  it('9.1.6, 9.3.1 of several HQs the best serves a rally', () => {
    const at = { '2219': ['bul-inf-1-1', 'bul-hq-1', 'bul-hq-3'] }
    const s = position({ at, demoralized: ['bul-inf-1-1'] })
    expect(names(commandersOf(s, unit('bul-inf-1-1')))).toEqual(['bul-hq-1', 'bul-hq-3'])
    expect(bestStaff(s, unit('bul-inf-1-1'))).toBe(3)
  })

  it('9.3.2, 10.1.2, DEM.3 a Demoralized HQ serves nobody but itself', () => {
    const at = { '2219': ['bul-inf-1-1', 'bul-hq-1'] }
    const s = position({ at, demoralized: ['bul-inf-1-1', 'bul-hq-1'] })
    expect(rallyNeeds(s, unit('bul-inf-1-1'), false)).toBe(3)
    expect(rallyNeeds(s, unit('bul-hq-1'), false)).toBe(5)
  })

  it('9.5, 3.2.7 the German HQ serves every unit of its side but Great Power units', () => {
    const powers = { Germany: { ally: 1, committed: true }, 'Austro-Hungary': { ally: 1, committed: true } } as const
    const at = { '2817': ['ger-hq-vg', 'ott-inf-1', 'ah-mtn-1'] }
    expect(commanded({ at, powers }, 'ott-inf-1')).toBe(true)
    expect(commanded({ at, powers }, 'ah-mtn-1')).toBe(false)
  })
})

describe('6.1 combat supply', () => {
  it('6.1.1, 6.1.3, 6.1.7 Mobile Supply, Depots and railway cities at home supply', () => {
    expect(supplied({ at: { '3019': ['bul-inf-1-1'] } }, 'bul-inf-1-1')).toBe(false)
    expect(supplied({ at: { '3019': ['bul-inf-1-1'], '3020': ['bul-sup-1'] } }, 'bul-inf-1-1')).toBe(true)
    expect(supplied({ at: { '3019': ['bul-inf-1-1'], '3020': ['bul-dep-1'] } }, 'bul-inf-1-1')).toBe(true)
    expect(supplied({ at: { '2230': ['bul-inf-1-1'] } }, 'bul-inf-1-1')).toBe(true)
    expect(supplied({ at: { '3019': ['bul-inf-1-1'] }, options: { 'combat-supply': false } }, 'bul-inf-1-1')).toBe(true)
  })

  it('6.1.2 some units never need supply', () => {
    expect(
      ['bul-hq-1', 'bul-dep-1', 'bul-sup-1', 'ott-fort-adrian', 'bri-fleet'].map(unit).every(isAlwaysSupplied),
    ).toBe(true)
    expect(isAlwaysSupplied(unit('bul-inf-1-1'))).toBe(false)
  })

  it('6.1.4, 6.1.8 allies share their supply, but Austro-Hungarians use only their own', () => {
    const at = { '3019': ['bul-inf-1-1', 'gre-inf-1-1'], '3020': ['ser-sup-1'] }
    expect([supplied({ at }, 'bul-inf-1-1'), supplied({ at }, 'gre-inf-1-1')]).toEqual([true, true])
    const powers = { 'Austro-Hungary': { ally: 1, committed: true } } as const
    const austrian = { '2817': ['ah-mtn-1'], '2818': ['ott-sup-1'] }
    expect(supplied({ at: austrian, powers }, 'ah-mtn-1')).toBe(false)
    expect(supplied({ at: { ...austrian, '2816': ['ah-sup-1'] }, powers }, 'ah-mtn-1')).toBe(true)
  })

  it('6.1.8, 10.1.3, DEM.2 a source that is Demoralized or went by rail serves nobody', () => {
    const at = { '3019': ['bul-inf-1-1'], '3020': ['bul-sup-1'] }
    expect(supplied({ at, demoralized: ['bul-sup-1'] }, 'bul-inf-1-1')).toBe(false)
    expect(supplied({ at, own: { railed: [unit('bul-sup-1')] } }, 'bul-inf-1-1')).toBe(false)
  })

  it('6.1.9, 1.5.4, 6.1.12 an unsupplied gun does not bombard, and the combat says who is without', () => {
    const at = { '3019': ['bul-inf-1-1', 'bul-art-1'], '3018': ['ott-inf-1'] }
    const s = position({ at })
    const combat = planCombat(s, 0, hex('3018'), [unit('bul-inf-1-1'), unit('bul-art-1')])
    expect(names(combat.unsupplied)).toEqual(['bul-inf-1-1', 'bul-art-1'])
    expect(oddsOf(s, combat).shifts.map(each => each.rule)).toEqual(['6.1.10'])
    expect(oddsOf(s, { ...combat, unsupplied: [] }).shifts.map(each => each.rule)).toEqual(['6.3.8'])
  })

  it('EV.22 D94 the Young Turks leave all Ottomans unsupplied, HQs too', () => {
    const at = { '3012': ['ott-inf-1', 'ott-hq-1', 'ott-dep-1'] }
    expect(supplied({ at }, 'ott-inf-1')).toBe(true)
    expect(supplied({ at, own: { youngTurks: true } }, 'ott-inf-1')).toBe(false)
    expect(supplied({ at, own: { youngTurks: true } }, 'ott-hq-1')).toBe(false)
  })

  it('6.1.6 home rail counts nothing', () => {
    const near = sourcesFor(position({ at: { '2223': ['bul-inf-1-1'] } }), unit('bul-inf-1-1'))
    expect(Array.isArray(near)).toBe(true)
    expect(supplied({ at: { '2425': ['bul-inf-1-1'] } }, 'bul-inf-1-1')).toBe(true)
  })
})
