import { describe, expect, it } from 'vitest'
import { look } from '../../../../src/games/balkan-gambit/look'
import { hex, position, unit } from '../positions'

type S = Parameters<typeof look.unitFacts>[0]
const fact = (s: S, id: string, label: string) => look.unitFacts(s, unit(id)).find(each => each.label === label)
const british = (open: boolean) =>
  position({ at: { '1732': ['uk-8-arm', 'uk-12-art'], '1733': ['de-118-lt'] }, markers: [{ hex: '1732', open }] })

describe('a unit inspected', () => {
  it('9.5.3 an armoured division has six points, and three when it is out of supply', () => {
    expect(look.unitLine(british(true), unit('uk-8-arm'))).toBe('6 MP, in supply')
    expect(look.unitLine(british(false), unit('uk-8-arm'))).toBe('3 MP, out of supply')
    expect(fact(british(false), 'uk-8-arm', 'Movement')).toMatchObject({ value: '3 of 6 MP now', rule: '9.5.3' })
  })

  it('9.2.2 tells where its supply comes from, or what it lacks', () => {
    expect(fact(british(true), 'uk-8-arm', 'Supply')?.value).toBe('in supply from 1732 Larissa')
    expect(fact(british(false), 'uk-8-arm', 'Supply')?.value).toContain('no way within 6 MP')
    expect(fact(position({ at: { '1717': ['par-01'] } }), 'par-01', 'Supply')?.rule).toBe('9.6')
  })

  it('2.12.3 a full division has two shots, corps support one', () => {
    expect(fact(british(true), 'uk-8-arm', 'Shots')?.value).toBe('2')
    expect(fact(british(true), 'uk-12-art', 'Shots')?.value).toMatch(/^1/)
  })

  it('names what sets it apart, with the rule', () => {
    const s = british(true)
    expect(fact(s, 'de-118-lt', 'Hunter')?.rule).toBe('12.15.3')
    expect(fact(s, 'uk-8-arm', 'Hunter')).toBeUndefined()
    expect(fact(s, 'de-118-lt', 'Terrain')?.value).toBe('light')
    expect(fact(s, 'uk-8-arm', 'Landing')?.rule).toBe('7.7.3')
    expect(fact(position({ at: { '1717': ['cro-1'] } }), 'cro-1', 'Zone')?.value).toBe('never leaves Croatia')
    expect(fact(position({ at: { '2218': ['bg-7-inf'] } }), 'bg-7-inf', 'Closed to it')?.value).toBe('Albania, Croatia')
  })

  it('says that it has acted', () => {
    const s = position({ at: { '1717': ['de-297-inf'] }, turn: 'axis', own: { acted: [unit('de-297-inf')] } })
    expect(look.unitLine(s, unit('de-297-inf'))).toContain('has acted')
    expect(fact(s, 'de-297-inf', 'This turn')?.rule).toBe('7.13.1')
  })

  it('a dead unit is called so', () => {
    expect(look.unitLine(position({ dead: ['de-gen-1'] }), unit('de-gen-1'))).toBe('eliminated')
  })
})

describe('a hex inspected', () => {
  it('10.3.B tells ground, country, markers, stacking with support besides, and supply', () => {
    expect(look.hexLine(british(true), hex('1732'))).toBe(
      'town in clear · Greece · Beachhead open · Allies 1 of 3 and 1 support · in supply',
    )
    expect(look.hexLine(british(false), hex('1732'))).toContain('out of supply')
    expect(look.hexLine(british(true), hex('1733'))).toContain('Axis 1 of 3')
    expect(look.hexLine(position({ improved: ['2218'] }), hex('2218'))).toBe('city · Serbia · Improved Position')
  })

  it('at sea there is water only', () => {
    expect(look.hexLine(position(), hex('0908'))).toBe('Adriatic Sea')
  })
})
