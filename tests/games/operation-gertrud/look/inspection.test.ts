import { describe, expect, it } from 'vitest'
import { look } from '../../../../src/games/operation-gertrud/look'
import type { Gertrud } from '../../../../src/games/operation-gertrud/state'
import { hex, movement, play, position, unit } from '../positions'

const fact = (s: Gertrud, id: string, label: string) => look.unitFacts(s, unit(id)).find(each => each.label === label)
const xiv = ['de-pz-5', 'de-pz-11', 'de-mot-60', 'de-inf-294']

describe('the line of a hex', () => {
  it('tells ground, stack, strength and supply: Burgas with the XIV Corps is worth 36', () => {
    const s = position({ at: { '3007': xiv } })
    expect(look.hexLine(s, hex('3007'))).toMatch(
      /^\w+, city, port · Bulgaria · German 4 of 5 · strength 36 · in supply from Burgas$/,
    )
  })

  it('marks objectives, and names seas and closed land', () => {
    const s = position()
    expect(look.hexLine(s, hex('2806'))).toBe('clear, city, objective ★ · Turkey')
    expect(look.hexLine(s, hex('0601'))).toBe('Mediterranean Sea')
  })

  it('counts who is out of supply', () => {
    const s = position({ at: { '2116': ['de-pz-5', 'de-pz-8'] }, unsupplied: ['de-pz-5'] })
    expect(look.hexLine(s, hex('2116'))).toContain('1 of 2 out of supply')
  })

  it('a hex with a paratroop in it is yet to be fought for', () => {
    const s = position({ at: { '2116': ['de-abn-7', 'tr-inf-1'] }, own: { dropping: [unit('de-abn-7')] } })
    expect(look.hexLine(s, hex('2116'))).toMatch(/Turkish 1 of 5 .* yet to be fought for$/)
  })
})

describe('the line of a unit', () => {
  it('tells what it can still move, and how it is supplied', () => {
    const s = movement({ at: { '3007': xiv } })
    expect(look.unitLine(s, unit('de-pz-5'))).toBe('5 MP, in supply')
    const held = play(s, { kind: 'pick', unit: 'de-pz-5' })
    expect(look.unitLine(held, unit('de-pz-5'))).toBe('5 MP, in hand, in supply')
  })

  it('7.3.1, 8.2 halves movement out of supply: 2 for most, 1 for paratroops', () => {
    const s = position({ at: { '2116': ['de-pz-5', 'de-abn-7'] }, unsupplied: ['de-pz-5', 'de-abn-7'] })
    expect(look.unitLine(s, unit('de-pz-5'))).toBe('2 MP, out of supply')
    expect(look.unitLine(s, unit('de-abn-7'))).toBe('1 MP, out of supply')
  })

  it('tells whether support is ready', () => {
    const s = position({ pool: ['de-cas-1'], used: ['de-cas-2'], dead: ['de-cas-3'], gone: ['tr-ngs-yavuz'] })
    expect(look.unitLine(s, unit('de-cas-1'))).toBe('+2 in air combat, ready')
    expect(look.unitLine(s, unit('de-cas-2'))).toBe('+2 in air combat, used this turn')
    expect(look.unitLine(s, unit('de-cas-3'))).toBe('eliminated, may be rebuilt')
    expect(look.unitLine(s, unit('tr-ngs-yavuz'))).toBe('eliminated for good')
    expect(look.unitLine(s, unit('su-inf-20'))).toBe('not in this scenario')
  })

  it('17.1.8b no Turkish CAS is ready while İnönü is a captive', () => {
    const s = position({ pool: ['tr-cas-1'], side: 'allied', own: { inonu: true } })
    expect(look.unitLine(s, unit('tr-cas-1'))).toContain('captive')
  })
})

describe('the facts of a unit', () => {
  it('mountain troops have two factors', () => {
    const s = position({ at: { '2704': ['de-mtn-1', 'de-pz-5'] } })
    expect(fact(s, 'de-mtn-1', 'Combat factor')?.value).toBe('7, in rough and mountain 9')
    expect(fact(s, 'de-pz-5', 'Combat factor')).toMatchObject({ label: 'Combat factor', value: '11', rule: '2.5' })
    expect(fact(s, 'de-pz-5', 'Corps')?.value).toBe('XIV')
  })

  it('Turks may go by rail, or it is told why not', () => {
    const at = { '2412': ['tr-inf-1'], '2116': ['tr-inf-2'], '2904': ['de-pz-5'] }
    const s = position({ side: 'allied', at })
    expect(fact(s, 'tr-inf-1', 'Railroad')?.value).toBe('may go by rail')
    expect(fact(s, 'tr-inf-2', 'Railroad')?.value).toMatch(/^not now: /)
    expect(fact(s, 'de-pz-5', 'Railroad')).toBeUndefined()
  })

  it('7.6 irregulars need no supply', () => {
    const s = position({ at: { '2417': ['de-muslim'], '3007': ['de-pz-5'] } })
    expect(fact(s, 'de-muslim', 'Supply')).toEqual({ label: 'Supply', value: 'needs none', rule: '7.6' })
    expect(fact(s, 'de-pz-5', 'Supply')?.value).toBe('in supply from 3007 Burgas')
  })

  it('ships keep to their seas', () => {
    const s = position({ pool: ['su-ngs-1', 'tr-ngs-yavuz'] })
    expect(fact(s, 'su-ngs-1', 'Sorties')).toMatchObject({ value: 'coasts of the Black Sea', rule: '12.1.2' })
    expect(fact(s, 'tr-ngs-yavuz', 'Sorties')).toMatchObject({ value: 'every coast', rule: '12.1.1' })
  })

  it('18.1.r2 a reinforcement tells when and where it comes', () => {
    const s = position({ turn: 1, waiting: ['al-inf-2'] })
    expect(fact(s, 'al-inf-2', 'Arrives')?.value).toMatch(
      /^on turn 3: landing on the Turkish coast .*, or appearing in Iraq$/,
    )
  })

  it('2.6.1, 2.6.2 its movement stands under the rule that gives it', () => {
    const s = position({ at: { '3007': ['de-pz-5', 'de-abn-7', 'de-kommando'] } })
    const rules = ['de-pz-5', 'de-abn-7', 'de-kommando'].map(id => fact(s, id, 'Movement')?.rule)
    expect(rules).toEqual(['2.6.1', '2.6.2', '2.6.2'])
  })
})
