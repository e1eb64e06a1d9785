import { describe, expect, it } from 'vitest'
import * as ask from '../../../src/core/map/map-queries'
import { readMapSource } from '../../../src/core/map/read-map-source'
import { sampleSource } from './sample-map'

const map = readMapSource(sampleSource())
const hex = (number: string) => ask.hexOf(map, number)
const side = (a: string, b: string) => ask.sideOf(map, hex(a), hex(b))
const names = (list: readonly { readonly name: string }[]) => list.map(({ name }) => name)

describe('what a map says of a hex', () => {
  it('its terrain and ground', () => {
    expect(ask.terrainAt(map, hex('0102'))).toEqual({ name: 'mountain', ground: 'land', attributes: { closed: true } })
    expect(ask.groundAt(map, hex('0104'))).toBe('sea')
    expect(ask.groundAt(map, hex('0401'))).toBe('lake')
    expect([ask.isLand(map, hex('0102')), ask.isLand(map, hex('0401'))]).toEqual([true, false])
    expect([ask.isSea(map, hex('0104')), ask.isSea(map, hex('0401'))]).toEqual([true, false])
    expect([ask.isInPlay(map, hex('0101')), ask.isInPlay(map, hex('0102'))]).toEqual([false, true])
  })

  it('its sea, lake and coasts', () => {
    expect(ask.seaAt(map, hex('0104'))?.name).toBe('Aegean')
    expect(ask.seaAt(map, hex('0103'))).toBeNull()
    expect(names(ask.coastsAt(map, hex('0303')))).toEqual(['Aegean', 'Marmara'])
    expect([ask.isCoastal(map, hex('0303')), ask.isCoastal(map, hex('0302'))]).toEqual([true, false])
    expect(ask.lakeAt(map, hex('0401'))).toBe('Lake Van')
    expect(ask.lakeAt(map, hex('0402'))).toBeNull()
  })

  it('its area by period, with the others of a border hex', () => {
    expect(ask.areaAt(map, hex('0201'))?.name).toBe('Rumelia')
    expect(ask.areaAt(map, hex('0201'), ask.periodOf(map, '1913'))?.name).toBe('Albania')
    expect(ask.areaAt(map, hex('0104'))).toBeNull()
    expect(names(ask.areasAt(map, hex('0202'), 0))).toEqual(['Thrace', 'Rumelia'])
    expect(names(ask.areasAt(map, hex('0202'), 1))).toEqual(['Thrace'])
    expect(ask.isInGroup(map, hex('0201'), 'Ottoman Empire')).toBe(true)
    expect(ask.isInGroup(map, hex('0201'), 'Ottoman Empire', 1)).toBe(false)
    expect(names(ask.groupsAt(map, hex('0201')))).toEqual(['Ottoman Empire'])
    expect(ask.groupsAt(map, hex('0104'))).toEqual([])
  })

  it('its places, in every hex a place fills', () => {
    expect(names(ask.placesAt(map, hex('0202')))).toEqual(['Edirne'])
    expect(names(ask.placesAt(map, hex('0302')))).toEqual(['Enos'])
    expect(ask.placesAt(map, hex('0102'))).toEqual([])
    expect(ask.placeNamed(map, 'Ainos').hexes).toEqual([hex('0303'), hex('0302')])
    expect(ask.hexLabel(map, hex('0202'))).toBe('0202 Edirne')
    expect(ask.hexLabel(map, hex('0102'))).toBe('0102')
  })

  it('its marks with their values', () => {
    expect(ask.hexesOf(map, 'legal beach')).toEqual([hex('0103'), hex('0203'), hex('0303')])
    expect(ask.hasMark(map, hex('0201'), 'supply source')).toBe(true)
    expect(ask.hasMark(map, hex('0203'), 'supply source')).toBe(false)
    expect(ask.markValue(map, hex('0202'), 'supply source')).toEqual({ side: 'Axis' })
    expect(ask.markValue(map, hex('0201'), 'supply source')).toBeNull()
  })

  it('its roads and railways by period', () => {
    expect([ask.roadInHex(map, hex('0302')), ask.roadInHex(map, hex('0202'))]).toEqual([true, false])
    expect(ask.railInHex(map, hex('0203'), 0)).toBe(false)
    expect(ask.railInHex(map, hex('0203'), 1)).toBe(true)
    expect(names(ask.linesThrough(map, hex('0203'), 0))).toEqual(['Coast road'])
    expect(names(ask.linesThrough(map, hex('0203'), 1))).toEqual(['Coast road', 'New branch'])
  })
})

describe('what a map says of a hexside', () => {
  it('its river, from either hex', () => {
    expect(ask.riverBetween(map, hex('0102'), hex('0203'))?.name).toBe('Maritsa')
    expect(ask.riverBetween(map, hex('0203'), hex('0102'))?.class).toEqual({ name: 'great', rank: 3 })
    expect(ask.riverBetween(map, hex('0102'), hex('0103'))).toBeNull()
  })

  it('its strait, closure and bridges', () => {
    expect(ask.straitOn(map, side('0303', '0403'))).toBe('Narrows')
    expect(ask.straitOn(map, side('0302', '0303'))).toBeNull()
    expect(ask.blockedBy(map, side('0301', '0202'))).toBe('cliff')
    expect([ask.isBlocked(map, side('0202', '0301')), ask.isBlocked(map, side('0202', '0302'))]).toEqual([true, false])
    expect(ask.hasBridge(map, side('0102', '0202'), 'rail')).toBe(true)
    expect(ask.hasBridge(map, side('0102', '0202'), 'road')).toBe(false)
    expect(ask.hasBridge(map, side('0103', '0203'), 'road')).toBe(true)
  })

  it('its walls, each for the hex behind it', () => {
    expect(ask.wallOf(map, hex('0203'), hex('0303'))?.name).toBe('Chataldja')
    expect(ask.wallOf(map, hex('0303'), hex('0203'))?.owner).toBe('Turkey')
    expect(ask.wallOf(map, hex('0203'), hex('0302'))).toBeNull()
    expect(ask.wallOf(map, hex('0203'), hex('0401'))).toBeNull()
  })

  it('its marks', () => {
    expect(ask.hexsidesOf(map, 'karst')).toEqual([side('0301', '0302')])
    expect(ask.hasHexsideMark(map, side('0301', '0302'), 'karst')).toBe(true)
    expect(ask.hasHexsideMark(map, side('0302', '0303'), 'karst')).toBe(false)
  })

  it('its roads and railways by period', () => {
    expect([ask.hasRoad(map, side('0302', '0203')), ask.hasRail(map, side('0302', '0203'))]).toEqual([true, false])
    expect([ask.hasRail(map, side('0202', '0203'), 0), ask.hasRail(map, side('0202', '0203'), 1)]).toEqual([
      false,
      true,
    ])
    expect(ask.hasRoad(map, side('0202', '0203'), 1)).toBe(false)
    expect(names(ask.linesAcross(map, side('0202', '0203'), 0))).toEqual([])
    expect(names(ask.linesAcross(map, side('0202', '0203'), 1))).toEqual(['New branch'])
  })
})

describe('a map asked for a name it does not know', () => {
  const questions: [string, () => unknown][] = [
    ['hex "0909"', () => ask.hexOf(map, '0909')],
    ['period "1914"', () => ask.periodOf(map, '1914')],
    ['terrain "bog"', () => ask.terrainCode(map, 'bog')],
    ['area "Thessaly"', () => ask.areaOf(map, 'Thessaly')],
    ['sea "Ionian"', () => ask.seaBit(map, 'Ionian')],
    ['line class "path"', () => ask.lineBit(map, 'path')],
    ['place "Paris"', () => ask.placeNamed(map, 'Paris')],
    ['box "attic"', () => ask.boxOf(map, 'attic')],
    ['mark "mine"', () => ask.hexesOf(map, 'mine')],
    ['hexside mark "mine"', () => ask.hexsidesOf(map, 'mine')],
    ['group of areas "Balkans"', () => ask.isInGroup(map, hex('0201'), 'Balkans')],
  ]
  it.each(questions)('names the map and the missing %s', (missing, question) => {
    expect(question).toThrow(`The map "Sample" has no ${missing}`)
  })

  it('refuses the side of two hexes that are no neighbours', () => {
    expect(() => side('0101', '0303')).toThrow('0101 and 0303 are no neighbours')
  })
})
