import { describe, expect, it } from 'vitest'
import { isInPatrolZone } from '../../../../src/games/balkan-front/air/patrols'
import { airDistance, airWay, FAR, mayFlyOver, nearestBase } from '../../../../src/games/balkan-front/air/ranges'
import { hexesApart } from '../../../../src/games/balkan-front/map/geography'
import { hex, unit } from '../positions'
import { airPosition, spot } from './aloft'

const marita = airPosition({})
const campaign = airPosition({ scenario: 'balkan-campaign' })
const ju88 = unit('ge-air-ju88-g1')
const hurri = unit('br-air-hurri-1')
const sm79 = unit('it-air-sm79-1')

describe('18 ranges', () => {
  it('18.2, R-BOX Rhodes is 12 hexes from Iraklion and 6 from Kos (vectors 131, 221)', () => {
    expect(airDistance(marita, ju88, spot('rhodes'), spot('15B:2310'))).toBe(12)
    expect(airDistance(marita, ju88, spot('rhodes'), spot('15B:1801'))).toBe(6)
  })

  it('28.B.2.2, R-26D the Middle East is 15 hexes from Iraklion for the British, and closed to the Axis', () => {
    expect(airDistance(marita, hurri, spot('middle-east'), spot('15B:2310'))).toBe(15)
    expect(airDistance(marita, ju88, spot('15B:2310'), spot('middle-east'))).toBe(FAR)
  })

  it('28.C.0, R-AIR13 nobody flies over a neutral country: ways round it count', () => {
    const [skopje, sofia] = ['3713', '3606']
    expect(airDistance(campaign, sm79, spot('4119'), spot(skopje))).toBe(FAR)
    expect(airDistance(marita, ju88, spot(sofia), spot(skopje))).toBe(hexesApart(hex(sofia), hex(skopje)))
  })

  it('28.A.0.2 air units neither fly nor patrol outside the area of their nation', () => {
    const at = { 4208: ['it-air-cr42-1', 'bu-air-b534'], 4510: ['ge-air-me109-g1'] }
    const joined = { Bulgaria: 0, Yugoslavia: 1 } as const
    const build = { scenario: 'balkan-campaign', at, joined } as const
    const before = airPosition({ ...build, own: { bulgarians: 'passive' } })
    const after = airPosition({ ...build, own: { bulgarians: 'active', intervened: true } })
    const sees = (s: typeof before, id: string, number: string) => [
      mayFlyOver(s, unit(id), spot(number)),
      isInPatrolZone(s, unit(id), spot(number)),
    ]
    // An Italian over Bulgaria, a Bulgarian over Yugoslavia, a German over both.
    expect([sees(before, 'it-air-cr42-1', '4108'), sees(after, 'it-air-cr42-1', '4108')]).toEqual([
      [false, false],
      [true, true],
    ])
    expect([sees(before, 'bu-air-b534', '4109'), sees(after, 'bu-air-b534', '4109')]).toEqual([
      [false, false],
      [true, true],
    ])
    expect(sees(before, 'ge-air-me109-g1', '4309')).toEqual([true, true])
    expect(airDistance(before, unit('it-air-cr42-1'), spot('4208'), spot('4108'))).toBe(FAR)
  })

  it('28.A.0.3, R-ITA the Allies do not fly over Italy', () => {
    expect(airDistance(marita, hurri, spot('4510'), spot('3528'))).toBe(FAR)
  })

  it('18.1 a way keeps clear of watched hexes as long as its points allow it', () => {
    const [from, to] = [spot('4510'), spot('4913')]
    const shortest = airWay(marita, ju88, from, to, 18, new Set())
    expect(shortest).toHaveLength(hexesApart(hex('4510'), hex('4913')))
    const first = shortest[0]
    const watched = new Set(first?.is === 'hex' ? [first.hex] : [])
    const round = airWay(marita, ju88, from, to, 18, watched)
    expect(round.some(at => at.is === 'hex' && watched.has(at.hex))).toBe(false)
    expect(airWay(marita, ju88, from, to, 3, watched)).toEqual([])
  })

  it('18.4 the nearest base is that of the own side', () => {
    expect(nearestBase(marita, hurri, spot('4510'))).toBe(0)
    expect(nearestBase(marita, ju88, spot('4510'))).toBeGreaterThan(0)
  })
})
