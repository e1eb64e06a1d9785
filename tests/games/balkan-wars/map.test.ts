import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readGameBook } from '../../../src/cartography/atlases/balkan-wars/game-book'
import { balkanWarsFormula } from '../../../src/cartography/formulas'
import { sheetProjection } from '../../../src/cartography/sheet-projection'
import { DIRECTIONS } from '../../../src/core/hex/cube'
import type { HexId, HexsideId } from '../../../src/core/ids'
import { inspectMapSource } from '../../../src/core/map/map-findings'
import {
  areaAt,
  areasAt,
  blockedBy,
  boxOf,
  coastsAt,
  hasBridge,
  hasMark,
  hasRail,
  hasRoad,
  hexesOf,
  hexOf,
  markValue,
  numberOf,
  periodOf,
  placesAt,
  railInHex,
  riverBetween,
  riverOn,
  sideOf,
  straitOn,
  terrainAt,
} from '../../../src/core/map/map-queries'
import { bookFacts } from '../book-facts'
import {
  areasInPieces,
  brokenRivers,
  deadEnds,
  hairpins,
  linesOnWater,
  reliefAgreement,
  rulebookFaults,
  unreachablePlaces,
} from '../map-sense'
import { AREAS_IN_PIECES, RELIEF_EXCEPTIONS } from './exceptions'
import { MISPRINTS, NOT_HEXES, OTHER_HEXES, READY_HEXES, TOWNS } from './rulebook-hexes'

const text = readFileSync(new URL('../../../src/games/balkan-wars/map/map.json', import.meta.url), 'utf8')
const { map, findings } = inspectMapSource(JSON.parse(text))

const in1912 = periodOf(map, '1912')
const in1913 = periodOf(map, '1913')
const hex = (number: string): HexId => hexOf(map, number)
const numbers = (hexes: readonly HexId[]): string[] => hexes.map(one => numberOf(map, one))
const side = (a: string, b: string): HexsideId => sideOf(map, hex(a), hex(b))
const allHexes = map.grid.numbers.map(hex)
const allSides = Array.from({ length: map.grid.hexsideCount }, (_, one) => one as HexsideId)
const neighbours = (of: HexId): HexId[] =>
  DIRECTIONS.map(d => map.grid.neighbour[of * 6 + d] as HexId).filter(next => next >= 0)
const isLand = (at: HexId): boolean => terrainAt(map, at).ground === 'land'
const seasAt = (at: HexId): string[] => coastsAt(map, at).map(sea => sea.name)

/** Both ends included. */
const run = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i)

describe('hexes the rulebook names', () => {
  const all = [...TOWNS, ...OTHER_HEXES]

  it('are on the map, on land, with the place and the marks that the rules give them', () => {
    expect(all.flatMap(need => rulebookFaults(map, need))).toEqual([])
  })

  it('SC.5 lie in the countries where the scenarios put them, by the borders of 1912 and of 1913', () => {
    for (const need of all) {
      const owners = [in1912, in1913].map(period => areaAt(map, hex(need.hex), period)?.name)
      expect(owners, need.hex).toEqual(need.owner)
    }
  })

  it('S4.V, S1.V.1, S2.V.1 the places worth 5 points or more are cities', () => {
    for (const name of [
      'Constantinople',
      'Adrianople',
      'Salonika',
      'Skopje',
      'Scutari',
      'Tirana',
      'Sofia',
      'Athens',
      'Belgrade',
    ]) {
      const town = TOWNS.find(({ place }) => place === name)
      expect(
        placesAt(map, hex(town?.hex ?? '')).map(({ kind }) => kind),
        name,
      ).toEqual(['city'])
    }
  })

  it('1.3.2 A4 the hex of a number that disagrees carries no place; the hex it is read as does', () => {
    for (const { number, read, place } of MISPRINTS) {
      expect(placesAt(map, hex(number)), number).toEqual([])
      expect(placesAt(map, hex(read)).map(({ name }) => name)).toEqual([place])
    }
  })

  it("the ready set-ups stand on land, in the countries that hold their hexes by the scenario's borders", () => {
    for (const { scenario, borders, side, within } of READY_HEXES) {
      for (const [country, hexes] of Object.entries(within)) {
        for (const number of hexes.split(' ')) {
          const found = [terrainAt(map, hex(number)).ground, areaAt(map, hex(number), periodOf(map, borders))?.name]
          expect(found, `${scenario} ${side} ${number}`).toEqual(['land', country])
        }
      }
    }
  })

  it('are all the four-digit numbers of the rulebook and its scenarios', () => {
    const ready = READY_HEXES.flatMap(({ within }) => Object.values(within).flatMap(hexes => hexes.split(' ')))
    const known = new Set([
      ...all.map(one => one.hex),
      ...ready,
      ...[...MISPRINTS, ...NOT_HEXES].map(one => one.number),
    ])
    const { numbers: written } = bookFacts<{ numbers: string[] }>('balkan-wars')
    expect(written.filter(number => !known.has(number))).toEqual([])
    expect([...known].filter(number => !written.includes(number))).toEqual([])
  })

  it('1.3.2 A1 the warped grid puts all 26 numbered towns in their printed hexes', () => {
    const { hexAt } = sheetProjection(map.grid, balkanWarsFormula(readGameBook().grid))
    expect(TOWNS).toHaveLength(26)
    for (const { hex: number, place, at } of TOWNS) {
      const found = at === undefined ? null : hexAt(...at)
      expect(found === null ? null : numberOf(map, found), place).toBe(number)
    }
  })
})

describe('edges', () => {
  it('1.3.2 A3 the hex field is rows 9 to 50, and ends with row 39 in columns 9 to 19', () => {
    const expected = run(9, 50).flatMap(row => {
      const first = row % 2 === 1 ? 9 : 10
      const columns = run(first, first + 39).filter(column => row < 40 || column > 19)
      return columns.map(column => `${String(row).padStart(2, '0')}${String(column).padStart(2, '0')}`)
    })
    expect([...map.grid.numbers].sort()).toEqual(expected.sort())
    expect(map.grid.size).toBe(1565)
  })

  it("5.6.2 units leave the Off-Map Display by every land hex of Anatolia's southern and eastern edge, one way", () => {
    const south = run(9, 19).map(column => `39${String(column).padStart(2, '0')}`)
    const east = run(29, 38).map(row => (row % 2 === 1 ? `${row}09` : `${row}10`))
    const exits = [...south, ...east].filter(number => isLand(hex(number))).sort()
    expect(numbers(hexesOf(map, 'off-map exit')).sort()).toEqual(exits)
    const links = boxOf(map, 'off-map').links
    expect(links.map(({ to }) => ('hex' in to ? numberOf(map, to.hex) : to.box)).sort()).toEqual(exits)
    expect(links.every(({ way }) => way === 'out')).toBe(true)
  })
})

describe('railways and roads', () => {
  const line = ['3333', '3434', '3533', '3633']
  const links = line.slice(1).map((number, i) => side(line[i], number))

  it('5.2.6 the railway 3333-3434-3533-3633 is there in 1913 and not in 1912', () => {
    for (const link of links) expect(hasRail(map, link, in1913)).toBe(true)
    for (const link of links) expect(hasRail(map, link, in1912)).toBe(false)
  })

  it('5.2.6 A17 nothing else differs between the years, and both ends of that line are rail hexes throughout', () => {
    const differing = allSides.filter(one => hasRail(map, one, in1912) !== hasRail(map, one, in1913))
    expect(differing.sort()).toEqual([...links].sort())
    for (const end of ['3333', '3633']) expect(railInHex(map, hex(end), in1912)).toBe(true)
  })

  it('5.4.1 A20 a road or railway crosses a river by a bridge of its kind', () => {
    const missing = allSides.filter(
      one =>
        riverOn(map, one) !== null &&
        ((hasRoad(map, one, in1913) && !hasBridge(map, one, 'road')) ||
          (hasRail(map, one, in1913) && !hasBridge(map, one, 'rail'))),
    )
    expect(missing).toEqual([])
  })

  it('5.4.1 A9 no road or railway crosses a strait, a sea side or a lake side', () => {
    const closed = allSides.filter(one => blockedBy(map, one) !== null || straitOn(map, one) !== null)
    expect(closed.length).toBeGreaterThan(100)
    expect(closed.filter(one => hasRoad(map, one, in1913) || hasRail(map, one, in1913))).toEqual([])
  })

  it('6.1.3 cities with a railway supply; Cetinje, Scutari, Tirana and Yannina have none', () => {
    const cities = map.places.filter(({ kind }) => kind === 'city')
    const without = cities.filter(({ hex: at }) => !hasMark(map, at, 'supply city')).map(({ name }) => name)
    expect(without.sort()).toEqual(['Cetinje', 'Scutari', 'Tirana', 'Yannina'])
    for (const at of hexesOf(map, 'supply city')) expect(railInHex(map, at, in1912), numberOf(map, at)).toBe(true)
  })
})

describe('what the errata add', () => {
  it('the Gulf of Saros parts 3320 from 3420, and both keep a way to land', () => {
    expect(blockedBy(map, side('3320', '3420'))).toBe('sea')
    for (const [at, next] of [
      ['3320', '3220'],
      ['3420', '3319'],
    ])
      expect(blockedBy(map, side(at, next)), at).toBeNull()
  })

  it('10.3.2 the capitals of the National Morale Chart are marked', () => {
    const capitals = map.places.flatMap(({ hex: at, capital }) =>
      capital === null ? [] : [[numberOf(map, at), capital]],
    )
    expect(Object.fromEntries(capitals)).toEqual({
      '3012': 'Ottoman Empire',
      '2231': 'Bulgaria',
      '1140': 'Serbia',
      '2345': 'Montenegro',
      '4629': 'Greece',
      '1321': 'Rumania',
      '2843': 'Albania',
    })
  })

  it('12.1.3 each side has a box of its own for prisoners', () => {
    expect([...map.boxById.keys()]).toEqual(expect.arrayContaining(['first-prisoners', 'second-prisoners']))
    expect(map.boxById.has('prisoners')).toBe(false)
  })
})

describe('water', () => {
  it('S1.O the Struma runs between 3228 and 3229 and parts the two Ottoman set-up zones', () => {
    expect(riverBetween(map, hex('3228'), hex('3229'))?.name).toBe('Strumo (Struma)')
    for (const one of riverBetween(map, hex('3228'), hex('3229'))?.sides ?? []) {
      const banks = [0, 1]
        .map(i => map.grid.hexsideHexes[one * 2 + i] as HexId)
        .map(at =>
          hasMark(map, at, 'west of the Strumo') ? 'west' : hasMark(map, at, 'east of the Strumo') ? 'east' : null,
        )
      expect(new Set(banks.filter(bank => bank !== null)).size).toBe(banks.filter(bank => bank !== null).length)
    }
  })

  it('S1.O every hex with Ottoman soil in 1912 lies either east or west of the Struma', () => {
    for (const at of allHexes.filter(isLand)) {
      const isOttoman = areasAt(map, at, in1912).some(({ name }) => name === 'Ottoman Empire')
      const zones = ['west of the Strumo', 'east of the Strumo'].filter(zone => hasMark(map, at, zone))
      expect(zones, numberOf(map, at)).toHaveLength(isOttoman ? 1 : 0)
    }
  })

  it('5.1.1 A9 the Bosporus and the Dardanelles are crossed at one hexside each', () => {
    expect(straitOn(map, side('3012', '3011'))).toBe('Bosporus')
    expect(straitOn(map, side('3520', '3620'))).toBe('Dardanelles (Narrows)')
    expect(map.straitNames.size).toBe(2)
  })

  it('6.G.3 A12 only 3319 and 3520 touch both the Aegean and the Sea of Marmara; Chanak only the latter', () => {
    const both = allHexes.filter(at => ['Aegean Sea', 'Sea of Marmara'].every(sea => seasAt(at).includes(sea)))
    expect(numbers(both)).toEqual(['3319', '3520'])
    expect(numbers(hexesOf(map, 'two seas'))).toEqual(['3319', '3520'])
    expect(seasAt(hex('3620'))).toEqual(['Sea of Marmara'])
  })

  it('5.7.3 ports lie on the seas they are said to lie on, and only the Adriatic and the Aegean carry landings', () => {
    for (const { name, hex: at, port, attributes } of map.places) {
      if (port === null) expect(attributes.seas, name).toBeUndefined()
      else expect(attributes.seas, name).toEqual(expect.arrayContaining([expect.any(String)]))
      for (const sea of (attributes.seas ?? []) as string[]) expect(seasAt(at), name).toContain(sea)
    }
    const landings = map.seas.filter(({ attributes }) => attributes.amphibious === true).map(({ name }) => name)
    expect(landings.sort()).toEqual(['Adriatic Sea', 'Aegean Sea'])
  })

  it('5.1.1 A10 lakes close their sides; 3040 is the one hex that is all lake', () => {
    expect(numbers(allHexes.filter(at => terrainAt(map, at).ground === 'lake'))).toEqual(['3040'])
    for (const at of neighbours(hex('3040'))) expect(blockedBy(map, sideOf(map, at, hex('3040')))).toBe('Lake Okhrida')
    expect(blockedBy(map, side('2444', '2544'))).toBe('Lake Scutari')
  })

  it('1.3.2 A18 islands are joined to nothing, but Euboea is through Chalcis', () => {
    const reached = new Set([hex('4629')])
    for (const at of reached) {
      for (const next of neighbours(at)) {
        if (isLand(next) && blockedBy(map, sideOf(map, at, next)) === null) reached.add(next)
      }
    }
    const islands = hexesOf(map, 'island').filter(at => isLand(at))
    const joined = islands.filter(at => reached.has(at)).map(at => markValue(map, at, 'island'))
    expect(joined).toEqual(['Euboea'])
    expect(placesAt(map, hex('4429')).map(({ name }) => name)).toEqual(['Chalcis'])
  })
})

describe('countries', () => {
  it('every land hex belongs to a country in both years, and Albania exists only in 1913', () => {
    for (const period of [in1912, in1913]) {
      expect(numbers(allHexes.filter(at => isLand(at) && areaAt(map, at, period) === null))).toEqual([])
    }
    expect(allHexes.filter(at => areasAt(map, at, in1912).some(({ name }) => name === 'Albania'))).toEqual([])
  })

  it('11.1.2 A11 a border hex lies in each of its countries once', () => {
    for (const period of [in1912, in1913]) {
      for (const at of allHexes) {
        const names = areasAt(map, at, period).map(({ name }) => name)
        expect(new Set(names).size, numberOf(map, at)).toBe(names.length)
      }
    }
    expect(areasAt(map, hex('2345'), in1912).map(({ name }) => name)).toEqual(['Montenegro', 'Austro-Hungary'])
  })

  it('EV.26 A8 event 26 makes the Albania of 1913; border hexes are only part of it', () => {
    for (const at of allHexes) {
      const names = areasAt(map, at, in1913).map(({ name }) => name)
      const expected = !names.includes('Albania') ? null : names.length === 1 ? 'whole' : 'part'
      expect(markValue(map, at, 'Albania of event 26'), numberOf(map, at)).toBe(expected)
    }
  })

  it('SC.3 the six fortifications stand in Ottoman places of 1912', () => {
    expect(numbers(hexesOf(map, 'fortification')).sort()).toEqual(['2543', '2618', '2720', '2913', '3520', '3739'])
    for (const at of hexesOf(map, 'fortification')) {
      expect(placesAt(map, at)[0]?.attributes.fortress).toBe(markValue(map, at, 'fortification'))
    }
  })
})

describe('the map makes sense', () => {
  it('nothing about it looks wrong to the judge of maps', () => {
    expect(findings).toEqual([])
  })

  it('rivers run unbroken to the sea, a lake, another river or the edge', () => {
    expect(brokenRivers(map)).toEqual([])
  })

  it('roads and railways end in places, at junctions or at the edge, keep to the land and do not double back', () => {
    expect(deadEnds(map, 'road')).toEqual([])
    expect(deadEnds(map, 'rail')).toEqual([])
    expect(linesOnWater(map)).toEqual([])
    expect(hairpins(map)).toEqual([])
  })

  it('every place can be reached', () => {
    expect(unreachablePlaces(map)).toEqual([])
  })

  it('every country is in one piece, or listed', () => {
    expect(areasInPieces(map)).toEqual(AREAS_IN_PIECES.map(({ at }) => at))
  })
})

describe('terrain', () => {
  it('agrees with the relief in 95 of 100 mountain and flat hexes, and the others are listed with a reason', () => {
    const { against, share } = reliefAgreement(map, 'balkan-wars', {
      mountain: ['mountain'],
      flat: ['clear', 'marsh'],
      mountainFrom: 500,
      highFrom: 1000,
      flatBelow: 300,
    })
    expect(share).toBeGreaterThanOrEqual(0.95)
    expect(against).toEqual(RELIEF_EXCEPTIONS.map(({ at }) => at))
  })

  it.each([
    ['mountain', 'Durmitor, Prokletije, Kopaonik and the Shar', '1944 2342 1939 2438'],
    ['mountain', 'Rila, Pirin, Rhodope and the Balkan', '2430 2730 2726 2125'],
    ['mountain', 'Pindus, Olympus, Grammos, Parnassus and Kyllene', '3539 3738 3534 3339 4433 4634'],
    ['clear', 'Thessaly', '3834 3836 3935'],
    ['clear', 'the Maritsa from Philippopolis to Adrianople', '2426 2427 2720 2920'],
    ['clear', 'the Danube at Vidin, Plevna, Rustchuk and Craiova', '1532 1827 1622 1329'],
    ['marsh', 'the mouth of the Vardar', '3333 3234'],
    ['rough', 'the karst of Herzegovina and Dalmatia', '1748 2147 2346'],
  ])('is %s in %s', (terrain, _, hexes) => {
    for (const number of hexes.split(' ')) expect(terrainAt(map, hex(number)).name, number).toBe(terrain)
  })
})

describe('the game book', () => {
  it('arrives whole: each river side, lake side, sea side and bridge of its atlas is on the map', () => {
    const atlas = readGameBook()
    const sideOfBook = (name: string) => side(...(name.split('|') as [string, string]))
    expect(atlas.riverSides.filter(one => riverOn(map, sideOfBook(one.side)) === null)).toEqual([])
    expect(atlas.lakeSides.filter(one => blockedBy(map, sideOfBook(one.side)) !== one.lake)).toEqual([])
    expect(atlas.seaSides.filter(one => blockedBy(map, sideOfBook(one)) !== 'sea')).toEqual([])
    const lacks = atlas.bridges.filter(one =>
      one.by.some(by => !hasBridge(map, sideOfBook(one.side), by === 'road' ? 'road' : 'rail')),
    )
    expect(lacks).toEqual([])
  })
})
