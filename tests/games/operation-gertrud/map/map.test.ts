import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { excuses } from '../../../../src/cartography/atlases/operation-gertrud/corrections'
import { distance, neighbours } from '../../../../src/core/hex/measure'
import type { HexId, HexsideId } from '../../../../src/core/ids'
import { inspectMapSource, unexcused } from '../../../../src/core/map/map-findings'
import {
  areaAt,
  coastsAt,
  hasBridge,
  hasRail,
  hasRoad,
  hexesOf,
  hexOf,
  isBlocked,
  isCoastal,
  isInPlay,
  isLand,
  lakeAt,
  markValue,
  numberOf,
  placesAt,
  riverOn,
  seaAt,
  sideOf,
  straitOn,
  terrainAt,
} from '../../../../src/core/map/map-queries'
import { bookFacts } from '../../book-facts'
import {
  areasInPieces,
  brokenRivers,
  deadEnds,
  hairpins,
  linesOnWater,
  reliefAgreement,
  rulebookFaults,
  unreachablePlaces,
} from '../../map-sense'
import { RELIEF_EXCEPTIONS, RELIEF_LIMITS } from './relief-exceptions'
import { NOT_HEXES, RULE_HEXES } from './rulebook-hexes'

const text = readFileSync(new URL('../../../../src/games/operation-gertrud/map/map.json', import.meta.url), 'utf8')
const { map, findings } = inspectMapSource(JSON.parse(text))

const hex = (number: string): HexId => hexOf(map, number)
const allHexes = map.grid.numbers.map(hex)
const allSides = Array.from({ length: map.grid.hexsideCount }, (_, at) => at as HexsideId)
const numbers = (hexes: readonly HexId[]): string[] => hexes.map(one => numberOf(map, one)).sort()
const marked = (mark: string): string[] => numbers(hexesOf(map, mark))
const sideName = (side: HexsideId): string =>
  [map.grid.hexsideHexes[side * 2], map.grid.hexsideHexes[side * 2 + 1]]
    .map(one => map.grid.numbers[one])
    .sort()
    .join('/')
const inArea = (...names: string[]): HexId[] => allHexes.filter(one => names.includes(areaAt(map, one)?.name ?? ''))
const TURKISH_LAND = inArea('Turkey').filter(one => isLand(map, one))

/** hex distance over any terrain. */
const within = (of: readonly HexId[], range: number) => (one: HexId) =>
  of.some(other => distance(map.grid, one, other) <= range)

/** sharing a hexside that is not open water. */
const borders = (of: readonly HexId[]) => (one: HexId) =>
  neighbours(map.grid, one).some(next => of.includes(next) && !isBlocked(map, sideOf(map, one, next)))

describe('hexes the rulebook names', () => {
  it('are what the rules need: land or sea, country, place, coast', () => {
    expect(RULE_HEXES.flatMap(need => rulebookFaults(map, need))).toEqual([])
  })

  it('are all in the list, or are no hexes', () => {
    const known = [...RULE_HEXES.map(need => need.hex), ...NOT_HEXES.map(({ number }) => number)]
    const { numbers: mentioned } = bookFacts<{ numbers: string[] }>('operation-gertrud')
    expect(mentioned.filter(number => !known.includes(number))).toEqual([])
    expect(known.filter(number => !mentioned.includes(number))).toEqual([])
  })

  it('include every anchor of the atlas', () => {
    const { anchors } = bookFacts('operation-gertrud')
    const known = RULE_HEXES.map(need => need.hex)
    expect(anchors.map(anchor => anchor.hex).filter(number => !known.includes(number))).toEqual([])
  })
})

describe('regions of the set-ups', () => {
  it.each([
    ['turkey', 'Turkey'],
    ['bulgaria', 'Bulgaria'],
    ['greece', 'Greece'],
    ['sovietUnion', 'Soviet Union'],
    ['syria', 'Syria'],
    ['lebanon', 'Lebanon'],
    ['levant', 'Levant'],
    ['iraq', 'Iraq'],
    ['cyprus', 'Cyprus'],
    ['dodecanese', 'Dodecanese'],
    ['iran', 'Iran'],
    ['saudiArabia', 'Saudi Arabia'],
  ])('%s is the land of %s', (region, area) => {
    expect(marked(region)).toEqual(numbers(inArea(area).filter(one => isLand(map, one))))
  })

  it('18.1.g13 the hexes next to Ankara', () => {
    expect(marked('adjacentToAnkara')).toEqual(numbers(neighbours(map.grid, hex('2416'))))
  })

  it('18.1.g4 Turkey within two hexes of Iraq', () => {
    expect(marked('turkeyWithin2OfIraq')).toEqual(numbers(TURKISH_LAND.filter(within(inArea('Iraq'), 2))))
  })

  it('3.4.4 Turkey within five hexes of the Soviet border', () => {
    expect(marked('turkeyWithin5OfSovietBorder')).toEqual(
      numbers(TURKISH_LAND.filter(within(inArea('Soviet Union'), 5))),
    )
  })

  it('18.1.t2 Turkey on the Bulgarian or Greek border, 18.1.t13 on the Soviet one, 18.1.t15 on the Syrian one', () => {
    expect(marked('turkeyBorderingBulgariaOrGreece')).toEqual(
      numbers(TURKISH_LAND.filter(borders(inArea('Bulgaria', 'Greece')))),
    )
    expect(marked('turkeyBorderingSovietUnion')).toEqual(numbers(TURKISH_LAND.filter(borders(inArea('Soviet Union')))))
    expect(marked('turkeyBorderingSyria')).toEqual(numbers(TURKISH_LAND.filter(borders(inArea('Syria')))))
  })

  it('18.1.r2 the Turkish coast within six hexes of 1317, 18.2.r1 within eight of 1608', () => {
    const coast = TURKISH_LAND.filter(one => isCoastal(map, one))
    expect(marked('turkishCoast')).toEqual(numbers(coast))
    expect(marked('turkishCoastWithin6Of1317')).toEqual(numbers(coast.filter(within([hex('1317')], 6))))
    expect(marked('turkishCoastWithin8Of1608')).toEqual(numbers(coast.filter(within([hex('1608')], 8))))
  })

  it('18.1.g5 the Axis sets up in Bulgaria and on the Greek mainland', () => {
    const islands = hexesOf(map, 'islandsNoLandLink')
    expect(marked('axisSetup')).toEqual(numbers(inArea('Bulgaria', 'Greece').filter(one => !islands.includes(one))))
  })

  it('3.4.3 European Turkey lies west of the straits', () => {
    expect(marked('europeanTurkeyLessIstanbul')).toEqual(marked('europeanTurkey').filter(number => number !== '2709'))
    const west = hexesOf(map, 'europeanTurkey')
    for (const one of west) {
      for (const next of neighbours(map.grid, one)) {
        const side = sideOf(map, one, next)
        if (!TURKISH_LAND.includes(next) || west.includes(next)) continue
        expect(isBlocked(map, side) || straitOn(map, side) !== null, sideName(side)).toBe(true)
      }
    }
  })

  it('R-73 7th Flieger enters on the north row of Bulgaria', () => {
    expect(marked('bulgariaNorthRow')).toEqual(numbers(inArea('Bulgaria').filter(one => map.grid.row[one] === 32)))
    expect(marked('map edge entry')).toEqual(marked('bulgariaNorthRow'))
  })

  it('R-52 the islands and the Athens corner have no land link', () => {
    const islands = hexesOf(map, 'islandsNoLandLink')
    const links = islands.flatMap(one =>
      neighbours(map.grid, one).filter(next => isLand(map, next) && !islands.includes(next)),
    )
    expect(numbers(links)).toEqual([])
  })
})

describe('water', () => {
  it('the straits are crossed at three arrows', () => {
    const arrows = allSides.filter(side => straitOn(map, side) !== null)
    expect(arrows.map(side => `${straitOn(map, side)} ${sideName(side)}`).sort()).toEqual([
      'Bosphorus 2709/2710',
      'Dardanelles 2505/2606',
      'Dardanelles 2506/2606',
    ])
  })

  it('other sides of open water are closed', () => {
    expect(
      allSides
        .filter(side => isBlocked(map, side))
        .map(sideName)
        .sort(),
    ).toEqual([...['1621/1720', '1720/1721', '2505/2605', '2506/2607', '2507/2607', '2610/2709']])
  })

  it('12.1.1 the Sea of Marmara lies between 2605 and 2710', () => {
    expect(marked('marmaraSea')).toEqual(numbers(allHexes.filter(one => seaAt(map, one)?.name === 'Sea of Marmara')))
    for (const one of hexesOf(map, 'marmaraSea')) {
      expect(map.grid.column[one]).toBeGreaterThan(5)
      expect(map.grid.column[one]).toBeLessThan(10)
    }
    expect(marked('marmaraCoast')).toEqual(
      numbers(allHexes.filter(one => coastsAt(map, one).some(({ name }) => name === 'Sea of Marmara'))),
    )
  })

  it.each([
    ['Sea of Marmara', ['turkish(Yavuz)', 'german(seized Yavuz)']],
    ['Black Sea', ['turkish(Yavuz)', 'soviet', 'german(seized Yavuz)']],
    ['Aegean Sea', ['turkish(Yavuz)', 'british', 'american', 'italian', 'german(seized Yavuz)']],
    ['Mediterranean Sea', ['turkish(Yavuz)', 'british', 'american', 'italian', 'german(seized Yavuz)']],
  ])('who may act on the coast of the %s', (sea, navies) => {
    expect(map.seas.find(({ name }) => name === sea)?.attributes.navies).toEqual(navies)
  })

  it('R-19 the ends of the straits also touch another sea', () => {
    for (const [number, sea] of [
      ['2505', 'Aegean Sea'],
      ['2606', 'Aegean Sea'],
      ['2709', 'Black Sea'],
      ['2710', 'Black Sea'],
    ] as const) {
      expect(
        coastsAt(map, hex(number))
          .map(({ name }) => name)
          .sort(),
      ).toEqual([sea, 'Sea of Marmara'])
    }
  })

  it('R-39 Lake Van, Iran and Saudi Arabia are closed to all, and nothing else', () => {
    expect(lakeAt(map, hex('2132'))).toBe('Lake Van')
    expect(numbers(allHexes.filter(one => !isInPlay(map, one)))).toEqual(
      [...numbers(inArea('Iran', 'Saudi Arabia')), '2132'].sort(),
    )
    expect(marked('outOfPlay')).toEqual(numbers(allHexes.filter(one => !isInPlay(map, one))))
  })
})

describe('cities, objectives and supply', () => {
  const isCity = (one: HexId): boolean => placesAt(map, one).some(({ kind }) => kind === 'city')

  it('the objectives are sixteen Turkish cities worth a point each', () => {
    const objectives = hexesOf(map, 'objective')
    expect(objectives).toHaveLength(16)
    for (const one of objectives) {
      expect(areaAt(map, one)?.name).toBe('Turkey')
      expect(markValue(map, one, 'objective')).toBe(1)
      expect(placesAt(map, one).filter(({ kind, value }) => kind === 'city' && value === 1)).toHaveLength(1)
    }
    expect(map.places.filter(({ value }) => value !== null)).toHaveLength(16)
  })

  it.each([
    ['turkish supply', ['Turkey']],
    ['axis supply', ['Bulgaria', 'Greece']],
    ['soviet supply', ['Soviet Union']],
    ['allied supply', ['Cyprus', 'Lebanon', 'Levant']],
  ])('%s comes from the cities of %s', (mark, areas) => {
    // Athens is cut off
    const cities = inArea(...areas).filter(one => isCity(one) && numberOf(map, one) !== '2001')
    expect(marked(mark)).toEqual(numbers(cities))
  })

  it('17.0.1 the Yavuz lies at 2611', () => expect(marked('yavuz berth')).toEqual(['2611']))

  it('R-64 there is a bridge wherever a road or railroad crosses a river, and nowhere else', () => {
    const wrong = allSides.filter(
      side =>
        hasBridge(map, side, 'road') !== (riverOn(map, side) !== null && hasRoad(map, side)) ||
        hasBridge(map, side, 'rail') !== (riverOn(map, side) !== null && hasRail(map, side)),
    )
    expect(wrong.map(sideName)).toEqual([])
  })
})

describe('the lie of the land', () => {
  it.each([
    ['the western Taurus', '1715'],
    ['the Cilician Gates', '1819'],
    ['the Aladag', '2020'],
    ['Lycia', '1711'],
    ['the Pontic range at Giresun', '2625'],
    ['the Kackar', '2729'],
    ['the Rhodope', '2802'],
    ['the Great Caucasus', '3133'],
    ['Ararat', '2435'],
  ])('%s is mountain', (_, number) => expect(terrainAt(map, hex(number)).name).toBe('mountain'))

  it.each([
    ['Konya', '2016'],
    ['Thrace', '2706'],
    ['the Maritsa', '2903'],
    ['Cilicia', '1820'],
    ['Mesopotamia', '1430'],
  ])('%s is open', (_, number) => expect(terrainAt(map, hex(number)).name).toBe('clear'))

  it('at least 95 of 100 mountain and clear hexes agree with the relief, the rest have reasons', () => {
    const { against, share } = reliefAgreement(map, 'operation-gertrud', RELIEF_LIMITS)
    expect(against.sort()).toEqual(RELIEF_EXCEPTIONS.map(({ at }) => at))
    expect(share).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the map makes sense', () => {
  it('rivers run in one piece to the sea, to a river or off the map', () => expect(brokenRivers(map)).toEqual([]))
  it('no road and no railroad ends in nothing', () => {
    expect([...deadEnds(map, 'road'), ...deadEnds(map, 'rail')]).toEqual([])
  })
  it('no road or railroad turns back on itself', () => expect(hairpins(map)).toEqual([]))
  it('no road or railroad runs through water', () => expect(linesOnWater(map)).toEqual([]))
  it('every place can be reached', () => expect(unreachablePlaces(map)).toEqual([]))
  it('countries are in one piece, but for the Greek islands and the two ends of the Iranian border', () => {
    expect(areasInPieces(map)).toEqual(['Greece: 3', 'Iran: 2'])
  })
  it('coasts agree with the sea beside them, and nothing else looks wrong, but for what has an excuse', () => {
    expect(unexcused(findings, excuses)).toEqual({ open: [], idle: [] })
  })
})
