import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { excuses } from '../../../../src/cartography/atlases/balkan-gambit/corrections'
import { neighbours } from '../../../../src/core/hex/measure'
import type { HexId, HexsideId } from '../../../../src/core/ids'
import { inspectMapSource, unexcused } from '../../../../src/core/map/map-findings'
import {
  areaAt,
  areaOf,
  hasBridge,
  hasMark,
  hasRoad,
  hexesOf,
  hexOf,
  isBlocked,
  isCoastal,
  isInGroup,
  isLand,
  isSea,
  linesThrough,
  markValue,
  numberOf,
  placesAt,
  riverBetween,
  riverOn,
  seaAt,
  sideOf,
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
import { NOT_HEXES, PLACE_HEXES, RULE_HEXES } from './rulebook-hexes'

const text = readFileSync(new URL('../../../../src/games/balkan-gambit/map/map.json', import.meta.url), 'utf8')
const { map, findings } = inspectMapSource(JSON.parse(text))

const hex = (number: string): HexId => hexOf(map, number)
const side = (text: string): HexsideId => {
  const [a = '', b = ''] = text.split('/')
  return sideOf(map, hex(a), hex(b))
}
const sideName = (of: HexsideId): string =>
  [map.grid.hexsideHexes[of * 2], map.grid.hexsideHexes[of * 2 + 1]]
    .map(one => map.grid.numbers[one])
    .sort()
    .join('/')
const allHexes = map.grid.numbers.map(hex)
const allSides = Array.from({ length: map.grid.hexsideCount }, (_, at) => at as HexsideId)
const numbers = (hexes: readonly HexId[]): string[] => hexes.map(one => numberOf(map, one)).sort()
const placeNames = (isSo: (place: (typeof map.places)[number]) => boolean): string[] =>
  map.places
    .filter(isSo)
    .map(({ name }) => name)
    .sort()

describe('hexes the rulebook names', () => {
  it('are what the rules need: land or sea, country, place, coast', () => {
    expect([...RULE_HEXES, ...PLACE_HEXES].flatMap(need => rulebookFaults(map, need))).toEqual([])
  })

  it('are all in the list, or are no hexes', () => {
    const known = [...RULE_HEXES.map(need => need.hex), ...NOT_HEXES.map(({ number }) => number)]
    const { numbers: mentioned } = bookFacts<{ numbers: string[] }>('balkan-gambit')
    expect(mentioned.filter(number => !known.includes(number))).toEqual([])
    expect(known.filter(number => number !== '1734' && !mentioned.includes(number))).toEqual([])
  })

  it('include every anchor of the atlas', () => {
    const { anchors } = bookFacts('balkan-gambit')
    const known = [...RULE_HEXES, ...PLACE_HEXES].map(need => need.hex)
    expect(anchors.map(anchor => anchor.hex).filter(number => !known.includes(number))).toEqual([])
  })
})

describe('countries and zones', () => {
  it('2.4.1 Yugoslavia is Slovenia, Croatia, Serbia and Macedonia', () => {
    const inGroup = new Set(
      allHexes.filter(one => isInGroup(map, one, 'Yugoslavia')).map(one => areaAt(map, one)?.name),
    )
    expect([...inGroup].sort()).toEqual(['Croatia', 'Macedonia', 'Serbia', 'Slovenia'])
  })

  it('2.4.2 Istria counts as Italy in 1943 and as Slovenia afterwards', () => {
    expect(areaOf(map, 'Istria').attributes.countsAs).toEqual({ 1943: 'Italy', 1944: 'Slovenia', 1945: 'Slovenia' })
  })

  it('2.4.2 Istria reaches to the river at Udine, and Udine is Italian', () => {
    for (const bank of ['1106/1206', '1106/1207', '1106/1107', '1007/1107']) {
      expect(riverOn(map, side(bank))?.name).toBe('Isonzo')
    }
    expect(areaAt(map, hex('1106'))?.name).toBe('Italy')
    expect(areaAt(map, hex('1107'))?.name).toBe('Istria')
  })

  it('2.4.5 the Serbian zone has a coast, by Montenegro', () => {
    expect(numbers(allHexes.filter(one => isCoastal(map, one) && areaAt(map, one)?.name === 'Serbia'))).not.toEqual([])
    expect(areaAt(map, hex('1622'))?.name).toBe('Serbia')
  })

  it('2.4.3 the Peloponnese holds Corinth, Patrai and Kalamata, south of 1435 and west of 1638', () => {
    const south = hexesOf(map, 'peloponnese')
    for (const name of ['Corinth', 'Patrai', 'Kalamata']) {
      expect(south).toContain(map.placesByName.get(name)?.[0]?.hex)
    }
    expect(numbers(south.filter(one => areaAt(map, one)?.name !== 'Greece'))).toEqual([])
    // columns count eastward, rows southward
    expect(numbers(south.filter(one => map.grid.column[one] >= 16))).toEqual([])
    expect(numbers(south.filter(one => map.grid.column[one] === 14 && map.grid.row[one] <= 35))).toEqual([])
  })
})

describe('water', () => {
  const ERRATA = ['1334/1335', '1335/1435', '1435/1436', '1436/1535', '1535/1536', '1536/1636']

  it('11.5.4 nothing crosses the Gulf of Corinth', () => {
    expect(ERRATA.filter(gulf => !isBlocked(map, side(gulf)))).toEqual([])
  })

  it('R-MAP4 nor the Gulf of Patras, and no other side is closed', () => {
    const closed = allSides.filter(one => isBlocked(map, one)).map(sideName)
    expect(closed.sort()).toEqual([...ERRATA, '1234/1235', '1235/1334'].sort())
  })

  it('11.5.4 the water between 1734 and 1735 is open', () => {
    expect(isBlocked(map, side('1734/1735'))).toBe(false)
  })

  it('R-MAP4 the only land way into the Peloponnese is the isthmus', () => {
    const ways = allSides.filter(one => {
      const ends = [map.grid.hexsideHexes[one * 2], map.grid.hexsideHexes[one * 2 + 1]] as HexId[]
      return (
        ends.every(end => end >= 0 && isLand(map, end)) &&
        hasMark(map, ends[0], 'peloponnese') !== hasMark(map, ends[1], 'peloponnese') &&
        !isBlocked(map, one)
      )
    })
    expect(ways.map(sideName).sort()).toEqual(['1536/1637', '1537/1637'])
  })

  it('every sea hex is in the Adriatic, the Ionian or the Aegean Sea', () => {
    expect(seaAt(map, hex('1116'))?.name).toBe('Adriatic Sea')
    expect(seaAt(map, hex('1033'))?.name).toBe('Ionian Sea')
    expect(seaAt(map, hex('1638'))?.name).toBe('Aegean Sea')
    expect(seaAt(map, hex('1931'))?.name).toBe('Aegean Sea')
    expect(numbers(allHexes.filter(one => isSea(map, one) && seaAt(map, one) === null))).toEqual([])
  })

  it('seas meet only at the Strait of Otranto and at Cape Malea', () => {
    const meetings = allHexes.flatMap(one =>
      neighbours(map.grid, one).flatMap(next => {
        const [a, b] = [seaAt(map, one), seaAt(map, next)]
        return a !== null && b !== null && a !== b && one < next ? [[a.name, b.name].sort().join(' and ')] : []
      }),
    )
    expect([...new Set(meetings)].sort()).toEqual(['Adriatic Sea and Ionian Sea', 'Aegean Sea and Ionian Sea'])
  })
})

describe('places', () => {
  it('2.5 the eleven ports are those of the rulebook', () => {
    expect(placeNames(({ port }) => port !== null)).toEqual(
      [
        ...['Athens', 'Corinth', 'Dubrovnik', 'Durres', 'Fiume', 'Kalamata'],
        ...['Patrai', 'Split', 'Thessalonika', 'Trieste', 'Zara'],
      ].sort(),
    )
    expect(map.places.filter(({ port, hex: at }) => port !== null && !isCoastal(map, at))).toEqual([])
  })

  it('R-MAP8 six cities, all other places are towns, 53 in all', () => {
    expect(placeNames(({ kind }) => kind === 'city')).toEqual([
      'Athens',
      'Beograd',
      'Sofia',
      'Thessalonika',
      'Trieste',
      'Zagreb',
    ])
    expect(map.places).toHaveLength(53)
    expect(placeNames(({ kind }) => kind !== 'city' && kind !== 'town')).toEqual([])
  })

  it('4.0.5, 4.0.7 a town is worth three points and a city six', () => {
    expect(map.places.filter(({ kind, value }) => value !== (kind === 'city' ? 6 : 3))).toEqual([])
  })

  it('R-COL the collaborators of three zones have a capital in their own zone', () => {
    const capitals = hexesOf(map, 'collaborator capital')
    expect(capitals.map(one => placesAt(map, one)[0]?.name).sort()).toEqual(['Beograd', 'Laibach', 'Zagreb'])
    for (const one of capitals) expect(markValue(map, one, 'collaborator capital')).toBe(areaAt(map, one)?.name)
  })
})

describe('landings', () => {
  const countries = ['Slovenia', 'Croatia', 'Serbia', 'Macedonia', 'Istria', 'Albania', 'Greece']

  it('7.6.1, R-MAP15 the legal beaches are all coastal hexes there that are clear or hold a port', () => {
    const beaches = allHexes.filter(
      one =>
        isCoastal(map, one) &&
        countries.includes(areaAt(map, one)?.name ?? '') &&
        (terrainAt(map, one).name === 'clear' || placesAt(map, one).some(({ port }) => port !== null)),
    )
    expect(numbers(hexesOf(map, 'legal beach'))).toEqual(numbers(beaches))
  })

  const sectorOf = (one: HexId) =>
    markValue(map, one, 'amphibious sector') as { sector: string; years: string[]; oncePerTurn: string[] }

  it('every beach lies in one sector of the amphibious limits', () => {
    expect(numbers(hexesOf(map, 'amphibious sector'))).toEqual(numbers(hexesOf(map, 'legal beach')))
  })

  it('7.7.4 in 1943 the Peloponnese, and once a turn the coast from Dubrovnik south', () => {
    const open = hexesOf(map, 'legal beach').filter(one => sectorOf(one).years.includes('1943'))
    expect(numbers(open.filter(one => hasMark(map, one, 'peloponnese')))).toEqual(
      numbers(hexesOf(map, 'legal beach').filter(one => hasMark(map, one, 'peloponnese'))),
    )
    const north = open.filter(one => !hasMark(map, one, 'peloponnese'))
    expect(numbers(north)).toContain('1420')
    expect(north.filter(one => map.grid.row[one] < 20)).toEqual([])
    expect(north.filter(one => !sectorOf(one).oncePerTurn.includes('1943'))).toEqual([])
  })

  it('7.7.5 in 1944 once a turn east of the Peloponnese, 7.7.6 in 1945 anywhere', () => {
    for (const one of hexesOf(map, 'legal beach')) {
      const { sector, years, oncePerTurn } = sectorOf(one)
      expect(years).toEqual(expect.arrayContaining(['1944', '1945']))
      expect(oncePerTurn.includes('1944')).toBe(sector === 'eastOfPeloponnese')
      expect(oncePerTurn).not.toContain('1945')
    }
  })
})

describe('roads and rivers', () => {
  it('R-MAP14 each of the eleven exits lies on a road that leaves the map', () => {
    const exits = hexesOf(map, 'exit')
    expect(exits).toHaveLength(11)
    for (const one of exits) {
      const leaves = linesThrough(map, one).some(
        ({ hexes, runsOff }) =>
          (runsOff === 'start' && hexes[0] === one) || (runsOff === 'end' && hexes.at(-1) === one),
      )
      expect(leaves, numberOf(map, one)).toBe(true)
      expect(neighbours(map.grid, one).length, numberOf(map, one)).toBeLessThan(6)
    }
  })

  it('8.1.1 the Axis enters at 0906 on the west edge', () => {
    expect(numbers(hexesOf(map, 'axis entry'))).toEqual(['0906'])
    expect(markValue(map, hex('0906'), 'exit')).toMatchObject({ edge: 'west', label: 'To Liguria' })
  })

  it('there is a bridge, which Force 10 could blow, wherever a road crosses a river, and nowhere else', () => {
    const wrong = allSides.filter(
      one => hasBridge(map, one, 'road') !== (riverOn(map, one) !== null && hasRoad(map, one)),
    )
    expect(wrong.map(sideName)).toEqual([])
  })

  it('three roads cross the Danube', () => {
    const crossings = allSides.filter(one => riverOn(map, one)?.class.name === 'danube' && hasRoad(map, one))
    expect(crossings.map(sideName).sort()).toEqual(['2112/2213', '2216/2217', '2218/2317'])
    expect(map.hexsideMarks.get('danube crossing')?.sides.map(sideName).sort()).toEqual([
      '2112/2213',
      '2216/2217',
      '2218/2317',
    ])
  })

  it('Beograd stands south of the Danube and of the Sava', () => {
    expect(riverBetween(map, hex('2218'), hex('2317'))?.name).toBe('Danube')
    expect(riverBetween(map, hex('2218'), hex('2217'))?.name).toBe('Sava')
  })
})

describe('the lie of the land', () => {
  it.each([
    ['Durmitor', '1620'],
    ['the Pindus', '1530'],
    ['the southern Pindus', '1432'],
    ['Olympus', '1831'],
    ['the Rhodope', '2529'],
    ['Rila', '2428'],
    ['Prokletije', '1722'],
  ])('%s is mountain', (_, number) => expect(terrainAt(map, hex(number)).name).toBe('mountain'))

  it.each([
    ['Thessaly', '1732'],
    ['the lower Vardar', '2030'],
    ['the Maritsa', '2729'],
    ['the Danube at Vidin', '2623'],
    ['Vojvodina', '2315'],
    ['Srem', '2116'],
  ])('%s is open', (_, number) => expect(terrainAt(map, hex(number)).name).toBe('clear'))

  it.each(['1214', '1215', '1216', '1419'])('the Dalmatian karst is rough: %s', number =>
    expect(terrainAt(map, hex(number)).name).toBe('rough'),
  )

  it('at least 95 of 100 mountain and clear hexes agree with the relief, the rest have reasons', () => {
    const { against, share } = reliefAgreement(map, 'balkan-gambit', RELIEF_LIMITS)
    expect(against.sort()).toEqual(RELIEF_EXCEPTIONS.map(({ at }) => at))
    expect(share).toBeGreaterThanOrEqual(0.95)
  })
})

describe('the map makes sense', () => {
  it('rivers run in one piece to the sea, to a river or off the map', () => expect(brokenRivers(map)).toEqual([]))
  it('no road ends in nothing', () => expect(deadEnds(map, 'road')).toEqual([]))
  it('no road turns back on itself', () => expect(hairpins(map)).toEqual([]))
  it('no road runs through water', () => expect(linesOnWater(map)).toEqual([]))
  it('every place can be reached', () => expect(unreachablePlaces(map)).toEqual([]))
  it('every zone and country is in one piece', () => expect(areasInPieces(map)).toEqual([]))
  it('coasts agree with the sea beside them, and nothing else looks wrong', () => {
    expect(unexcused(findings, excuses)).toEqual({ open: [], idle: [] })
  })
})
