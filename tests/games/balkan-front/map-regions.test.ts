import { describe, expect, it } from 'vitest'
import { neighbours } from '../../../src/core/hex/measure'
import type { HexId } from '../../../src/core/ids'
import {
  boxOf,
  groupTable,
  hasHexsideMark,
  hasMark,
  isBlocked,
  isCoastal,
  isInGroup,
  isInPlay,
  isLand,
  isSea,
  linesAcross,
  numberOf,
  placeNamed,
  placesAt,
  railInHex,
  riverBetween,
  seaAt,
  sideOf,
  straitOn,
  wallOf,
} from '../../../src/core/map/map-queries'
import { areaName, at, countryOf, map, marked, numbersWhere } from './front-map'

const around = (hex: HexId): HexId[] => neighbours(map.grid, hex)
const inRegion = (region: string): string[] => numbersWhere(hex => groupTable(map, region)[hex] === 1)
const areasOf = (region: string): string[] =>
  (map.groups.find(({ name }) => name === region)?.areas ?? []).map(area => map.areas[area]?.name ?? '').sort()

/** Land a unit can walk to from a hex while `holds`. */
const walk = (from: HexId, holds: (hex: HexId, before: HexId) => boolean): Set<HexId> => {
  const seen = new Set([from])
  for (const hex of seen) for (const next of around(hex)) if (holds(next, hex)) seen.add(next)
  return seen
}

describe('2 and 30 the sheets', () => {
  it('30.1 the last row of 14A is the first of 15B', () => {
    expect(map.hexNumbered('14A:5101')).toBe(at('15B:0101'))
    expect(map.hexNumbered('14A:5133')).toBe(at('15B:0133'))
    expect(around(at('14A:5019')).map(hex => numberOf(map, hex))).toContain('15B:0120')
  })

  it('only even rows have a column 00 of half-hexes', () => {
    expect(map.hexNumbered('14A:3700')).toBeNull()
    expect(numberOf(map, at('15B:2200'))).toBe('15B:2200')
    // One hex more than the sheets have: Eastern Greece.
    expect(map.grid.size).toBe(76 * 33 + 38 + 1)
  })

  it('14A:3103 is the bank of the Danube', () => {
    expect(around(at('14A:3103')).map(hex => riverBetween(map, at('14A:3103'), hex)?.name)).toContain('Danube')
  })
})

describe('3.E countries and regions', () => {
  it('3.E.2 every island hex of the Aegean is Greek, Italian of the Dodecanese or Turkish', () => {
    const islands = numbersWhere(hex => hasMark(map, hex, 'weather zone E') && isLand(map, hex) && isInPlay(map, hex))
    expect([...new Set(islands.map(hex => countryOf(at(hex))))].sort()).toEqual([
      'Dodecanese Islands',
      'Greece',
      'Turkey',
    ])
  })

  it('3.E.3 straits join Cherso and Lussino to Italy, Krk and Rab to Yugoslavia', () => {
    for (const [a, b] of [
      ['14A:1229', '14A:1329'],
      ['14A:1429', '14A:1529'],
      ['14A:1228', '14A:1328'],
      ['14A:1428', '14A:1528'],
    ] as const) {
      expect(straitOn(map, sideOf(map, at(a), at(b)))).not.toBeNull()
    }
    expect(['Cherso', 'Losini', 'Lagosta'].map(name => countryOf(placeNamed(map, name).hex))).toEqual(
      Array(3).fill('Italy'),
    )
    expect(['Rab', 'Krk'].map(name => countryOf(placeNamed(map, name).hex))).toEqual(['Yugoslavia', 'Yugoslavia'])
  })

  it('3.E.5 major cities are partial-hex and full-hex cities', () => {
    const major = map.places.filter(({ rank }) => rank === 1)
    expect(new Set(major.map(({ attributes }) => attributes.cityClass))).toEqual(new Set(['full-hex', 'partial-hex']))
    const inCountry = (country: string) => major.filter(({ attributes }) => attributes.country === country)
    expect(
      inCountry('Greece')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Athenai', 'Thessalonike'])
    expect(
      inCountry('Yugoslavia')
        .map(({ name }) => name)
        .sort(),
    ).toEqual(['Beograd', 'Zagreb'])
  })

  it('3.E.7 Mainland Greece is Greece without its islands', () => {
    expect(areasOf('Mainland Greece')).toEqual(['Cham', 'Eastern Greece', 'Mainland Greece', 'Thrace'])
    expect(areasOf('Greece')).toEqual(['Cham', 'Crete', 'Eastern Greece', 'Greek Islands', 'Mainland Greece', 'Thrace'])
  })

  it('3.E.9 Mainland Italy is without Zara and the three islands', () => {
    expect(areasOf('Italy')).toEqual(['Italian Adriatic islands', 'Mainland Italy', 'Zara'])
    expect(inRegion('Mainland Italy')).not.toContain('14A:1928')
  })

  it('3.E.1, 3.E.8 borders of 1939 hold: what changed hands later is an inner region, but Oradea is Hungarian', () => {
    const inner = (name: string) => [
      ...new Set(numbersWhere(hex => areaName(hex) === name).map(hex => countryOf(at(hex)))),
    ]
    expect(['to Hun.', 'to Bulg.', 'to Alb.', 'Backa', 'Dalmatia'].map(inner)).toEqual(Array(5).fill(['Yugoslavia']))
    expect(areasOf('Hungary')).toEqual(['Hungary (1939)', 'Hungary (Oradea region)'])
    expect(inRegion('Hungary')).toContain('14A:1304')
  })

  it('3.E.4, 3.E.10 Crete is Greek; Albania and the Dodecanese are areas of their own', () => {
    expect([...new Set(inRegion('Crete').map(hex => countryOf(at(hex))))]).toEqual(['Greece'])
    expect(countryOf(at('14A:3818'))).toBe('Albania')
    expect(countryOf(at('15B:1702'))).toBe('Dodecanese Islands')
    for (const region of ['Albania', 'Dodecanese Islands'])
      expect(inRegion(region).filter(hex => inRegion('Italy').includes(hex))).toEqual([])
  })

  it('3.E.6 Germany is the Austrian land on the map, without inner regions that matter', () => {
    const german = numbersWhere(hex => countryOf(hex) === 'Germany')
    expect(german.length).toBeGreaterThan(10)
    expect([...new Set(german.map(hex => areaName(at(hex))))]).toEqual(['Germany'])
  })

  it('3.E.12 Yugoslavia is its mainland and its islands', () => {
    const mainland = inRegion('Mainland Yugoslavia')
    const islands = inRegion('Yugoslavia').filter(hex => !mainland.includes(hex))
    expect(islands.length).toBeGreaterThan(0)
    expect([...new Set(islands.map(hex => areaName(at(hex))))]).toEqual(['Yugoslav islands'])
    expect(numbersWhere(hex => countryOf(hex) === 'Yugoslavia').toSorted()).toEqual(
      [...mainland, ...islands].toSorted(),
    )
  })

  it('3.E.11 Turkey is the land around Gokce, that around Cesme and three half-hexes', () => {
    expect(inRegion('Turkey')).toEqual(marked('Turkish portion'))
    const halves = ['15B:1600', '15B:1800', '15B:2000']
    expect(halves.map(hex => map.marks.get('Turkish portion')?.values.get(at(hex)))).toEqual(
      Array(3).fill('half-hexes east of the Dodecanese'),
    )
  })

  it('3.E.13 Bosnia-Hercegovina touches no coastal hex and lies south of the Sava and of row 16', () => {
    const bosnia = inRegion('Bosnia-Hercegovina')
    expect(bosnia).toEqual(marked('Bosnia-Hercegovina'))
    expect(bosnia.filter(hex => [at(hex), ...around(at(hex))].some(near => isCoastal(map, near)))).toEqual([])
    expect(bosnia.filter(hex => Number(hex.slice(4, 6)) <= 16)).toEqual([])
    const acrossSava = (hex: HexId, before: HexId): boolean => riverBetween(map, hex, before)?.name === 'Sava'
    const north = walk(at('14A:1620'), (hex, before) => countryOf(hex) === 'Yugoslavia' && !acrossSava(hex, before))
    expect(
      [...north].filter(hex => hasMark(map, hex, 'Bosnia-Hercegovina') && numberOf(map, hex) < '14A:1700'),
    ).toEqual([])
  })

  it('3.E.14, 3.E.15, 3.E.16, 3.E.17, 3.E.18 the regions of Yugoslavia', () => {
    expect(areasOf('Croatia')).toEqual(['Croatia (within the 1941 border)', 'Dalmatia', 'Yugoslav islands'])
    expect(areasOf('Kosovo and Macedonia')).toEqual(['Kosovo', 'Macedonia'])
    expect(areasOf('Montenegro')).toEqual(['Montenegro proper', 'to Alb.'])
    expect(areasOf('Serbia')).toEqual(['Backa', 'Serbia proper', 'to Bulg.'])
    expect(areasOf('Slovenia')).toEqual(['Slovenia (north)', 'Slovenia (south)', 'to Hun.'])
    expect(numbersWhere(hex => areaName(hex) === 'to Alb.')).toHaveLength(2)
  })

  it('every place lies in the country it belongs to', () => {
    const astray = map.places.filter(({ hex, attributes }) => countryOf(hex) !== attributes.country)
    expect(astray.map(({ name }) => name)).toEqual([])
  })
})

describe('special hexes', () => {
  it('12.C.2.3 Budapest fills two hexes, one on each bank of the Danube', () => {
    const budapest = placeNamed(map, 'Budapest')
    expect(budapest.hexes.map(hex => numberOf(map, hex)).sort()).toEqual(['14A:0712', '14A:0811'])
    expect(riverBetween(map, at('14A:0712'), at('14A:0811'))?.class.name).toBe('major river')
  })

  it('14.F a low-volume railway crosses the Euboean strait', () => {
    const side = sideOf(map, at('15B:0610'), at('15B:0711'))
    expect(straitOn(map, side)).toBe('Euboean strait')
    expect(linesAcross(map, side).map(line => line.class.name)).toEqual(['low'])
    expect(isBlocked(map, side)).toBe(false)
  })

  it('28.B.1.b.1 the Metaxas Line is walled against Bulgaria and against nobody else', () => {
    const line = marked('Metaxas Line').map(at)
    expect(line).toHaveLength(6)
    for (const hex of line) {
      expect(around(hex).some(next => areaName(next) === 'Bulgaria')).toBe(true)
      for (const next of around(hex)) {
        expect(wallOf(map, hex, next)?.name).toBe(areaName(next) === 'Bulgaria' ? 'Metaxas Line' : undefined)
      }
    }
  })

  it('14.E.1 every wall stands on the border of the country that owns it', () => {
    expect(map.walls).toHaveLength(28)
    for (const { behind, facing, owner } of map.walls) {
      expect(countryOf(behind)).toBe(owner)
      expect(countryOf(facing)).not.toBe(owner)
    }
  })

  it('6.5 nothing crosses sea, lake and karst; mountain sides only hinder', () => {
    const all = [...Array(map.grid.hexsideCount).keys()]
    const reasons = (pattern: RegExp) => [...map.blockedReasons.values()].filter(why => pattern.test(why)).length
    expect([reasons(/^sea$/), reasons(/^Lake /), reasons(/^karst /)]).toEqual([195, 5, 19])
    expect(map.hexsideMarks.get('karst')?.sides.every(side => isBlocked(map, side))).toBe(true)
    expect(map.hexsideMarks.get('mountain')?.sides.filter(side => isBlocked(map, side))).toEqual([])
    expect(all.filter(side => map.tables.strait[side] === 1)).toHaveLength(13)
  })

  it('28.B.1.b.2 Mainland Greece east of the Vardar is what one walks to from Thessalonike without crossing it', () => {
    const isMainland = (hex: HexId): boolean => isInGroup(map, hex, 'Mainland Greece')
    const east = walk(
      at('14A:4510'),
      (hex, before) =>
        isMainland(hex) &&
        !isBlocked(map, sideOf(map, hex, before)) &&
        riverBetween(map, hex, before)?.name !== 'Vardar (Axios)',
    )
    expect(marked('east of the Vardar').map(at)).toEqual([...east].sort((a, b) => a - b))
  })

  it('eight hexes of Mainland Greece lie on the border of Albania', () => {
    const border = numbersWhere(
      hex =>
        isInGroup(map, hex, 'Mainland Greece') &&
        around(hex).some(next => areaName(next) === 'Albania' && !isBlocked(map, sideOf(map, hex, next))),
    )
    expect(border).toHaveLength(8)
    expect(marked('Greek-Albanian border')).toEqual(border)
  })

  it('28.A.1.a.1 the garrison against Yugoslavia stands in Albania on or north of row 37', () => {
    const rows = marked('Yugoslav defence garrison').map(hex => Number(hex.slice(4, 6)))
    expect(Math.max(...rows)).toBe(37)
    expect(inRegion('Albania').filter(hex => Number(hex.slice(4, 6)) <= 37)).toEqual(
      marked('Yugoslav defence garrison'),
    )
  })

  it('33.B.2.4 the Greeks hold 11 of the 52 hexes of Albania in April 1941', () => {
    expect(inRegion('Albania')).toHaveLength(52)
    const held = marked('Greek-held Albania in April 1941')
    expect(held).toHaveLength(11)
    expect(held.filter(hex => areaName(at(hex)) !== 'Albania')).toEqual([])
  })
})

describe('sea and weather', () => {
  it('26.A.1.1, 26.A.1.2 the Adriatic is the sea and coast of 14A west of the Balkan lands, all else is Aegean', () => {
    const zone = (hex: HexId): string | undefined =>
      seaAt(map, hex)?.name ?? map.seas.find((_, s) => map.tables.coast[hex] === 1 << s)?.name
    const wrong = numbersWhere(hex => {
      if (!isSea(map, hex) && !isCoastal(map, hex)) return false
      const number = numberOf(map, hex)
      const isWestern = number.startsWith('14A') && Number(number.slice(6)) >= 17
      return zone(hex) !== (isWestern ? 'Adriatic' : 'Aegean')
    })
    expect(wrong).toEqual([])
  })

  it('26.B.1.2 ships pass between coastal hexes by sea, shore and strait', () => {
    const paths = map.hexsideMarks.get('naval path')
    const count = (way: string) => [...(paths?.values.values() ?? [])].filter(value => value === way).length
    expect([count('sea'), count('shore'), count('strait')]).toEqual([195, 212, 13])
    expect(hasHexsideMark(map, sideOf(map, at('15B:0517'), at('15B:0416')), 'naval path')).toBe(true)
  })

  it('27.0 weather line D parts row 15B:04 from row 15B:05', () => {
    expect(marked('weather zone D').length + marked('weather zone E').length).toBe(map.grid.size)
    const line = map.hexsideMarks.get('weather line')?.sides ?? []
    const parted = new Set(line)
    const across = [...Array(map.grid.hexsideCount).keys()].filter(side => {
      const [a, b] = [map.grid.hexsideHexes[side * 2] as HexId, map.grid.hexsideHexes[side * 2 + 1] as HexId]
      return b >= 0 && hasMark(map, a, 'weather zone D') !== hasMark(map, b, 'weather zone D')
    })
    expect(across.every(side => parted.has(side as (typeof line)[number]))).toBe(true)
    expect(across).toHaveLength(line.length)
    expect(hasMark(map, at('15B:0413'), 'weather zone D')).toBe(true)
    expect(inRegion('Crete').filter(hex => !hasMark(map, at(hex), 'weather zone E'))).toEqual([])
  })
})

describe('12.C supply sources', () => {
  const isOnEdge = (hex: HexId): boolean => around(hex).length < 6
  const portsIn = (regions: readonly string[], classes: readonly string[]): string[] =>
    map.places
      .filter(({ hex, port }) => classes.includes(String(port)) && regions.some(region => isInGroup(map, hex, region)))
      .map(({ hex }) => numberOf(map, hex))
  const FULL = ['standard', 'major', 'great']
  const unique = (hexes: readonly string[]): string[] => [...new Set(hexes)].sort()

  it('12.C.1.1 Allied: the standard and greater ports of Greece', () => {
    expect([...marked('Allied full supply')].sort()).toEqual(unique(portsIn(['Greece'], FULL)))
  })

  it('12.C.1.2 Axis: railways on the edge outside Greece, standard and greater ports of Italy and Albania', () => {
    const edge = numbersWhere(hex => isOnEdge(hex) && railInHex(map, hex) && countryOf(hex) !== 'Greece')
    expect([...marked('Axis full supply')].sort()).toEqual(unique([...edge, ...portsIn(['Italy', 'Albania'], FULL)]))
  })

  it('12.C.2.2, 12.C.2.4, 12.C.2.5 restricted: minor ports of Greece, all ports of the Dodecanese, Yugoslav cities', () => {
    const ANY = ['minor', ...FULL]
    expect([...marked('restricted supply: Greek')].sort()).toEqual(unique(portsIn(['Greece'], ['minor'])))
    expect([...marked('restricted supply: Italian')].sort()).toEqual(unique(portsIn(['Dodecanese Islands'], ANY)))
    const cities = map.places.filter(
      ({ hex, attributes }) =>
        isInGroup(map, hex, 'Yugoslavia') && !['point', 'label'].includes(String(attributes.cityClass)),
    )
    expect([...marked('restricted supply: Yugoslav')].sort()).toEqual(
      unique(cities.map(({ hex }) => numberOf(map, hex))),
    )
  })
})

describe('3.E islands', () => {
  it('3.E.3 Rab is an island, reached over narrow straits from Krk and from the shore of Velebit', () => {
    const side = (a: string, b: string) => sideOf(map, at(a), at(b))
    expect(areaName(at('14A:1528'))).toBe('Yugoslav islands')
    expect([isBlocked(map, side('14A:1427', '14A:1528')), isBlocked(map, side('14A:1528', '14A:1627'))]).toEqual([
      true,
      true,
    ])
    expect([straitOn(map, side('14A:1428', '14A:1528')), straitOn(map, side('14A:1527', '14A:1528'))]).not.toContain(
      null,
    )
    expect(linesAcross(map, side('14A:1427', '14A:1527')).length).toBeGreaterThan(0)
    expect(isBlocked(map, side('14A:1427', '14A:1527'))).toBe(false)
  })
})

describe('28 boxes and cities', () => {
  it('28.A.1.c.1 Rhodes lies two hexes east of 15B:2200, a standard port and an airbase of 7', () => {
    const { links, attributes } = boxOf(map, 'rhodes')
    expect(links[0]).toEqual({ to: { hex: at('15B:2200') }, distance: 2, means: ['air', 'sea'], way: null })
    expect(attributes).toMatchObject({ side: 'Axis', port: 'standard', airbase: 7 })
  })

  it('28.B.1.d.1 Eastern Greece is the hex east of 14A:4701, a standard port and an airbase of 3 (R-BOX)', () => {
    const hex = at('14A:4700')
    expect(
      around(hex)
        .map(each => numberOf(map, each))
        .sort(),
    ).toEqual(['14A:4600', '14A:4701', '14A:4800'])
    expect([isLand(map, hex), isCoastal(map, hex), isSea(map, at('14A:4800'))]).toEqual([true, true, true])
    expect(railInHex(map, hex)).not.toBeNull()
    expect(placeNamed(map, 'Eastern Greece')).toMatchObject({ hex, port: 'standard' })
    expect(marked('airbase of three')).toEqual(['14A:4700'])
    for (const region of ['Greece', 'Mainland Greece', 'Thrace']) expect(inRegion(region)).toContain('14A:4700')
    expect(map.boxes.map(({ id }) => id)).toEqual(['rhodes', 'middle-east'])
  })

  it('28.B.2.2 the Middle East lies 12 hexes south of the sea of the south edge', () => {
    const { links, attributes } = boxOf(map, 'middle-east')
    const edge = numbersWhere(hex => numberOf(map, hex).startsWith('15B:26') && isSea(map, hex))
    expect(links.map(({ to }) => ('hex' in to ? numberOf(map, to.hex) : ''))).toEqual(edge)
    expect(new Set(links.map(({ distance }) => distance))).toEqual(new Set([12]))
    expect(attributes).toMatchObject({ side: 'Allied', port: 'unlimited', airbase: 'unlimited' })
  })

  it('28.D.1 full occupation takes 28 REs in Greece and 44 in Yugoslavia (R-CITY3)', () => {
    const res = (country: string): number =>
      map.places
        .filter(({ attributes }) => attributes.country === country)
        .map(({ attributes }) => String(attributes.cityClass))
        .reduce(
          (sum, size) => sum + (size === 'reference' ? 1 : ['dot', 'partial-hex', 'full-hex'].includes(size) ? 3 : 0),
          0,
        )
    expect([res('Greece'), res('Yugoslavia')]).toEqual([28, 44])
  })

  it('28.B.1.a.1, 28.C.2.a the governments sit in Athenai and Beograd', () => {
    expect(marked('government').map(hex => placesAt(map, at(hex))[0]?.name)).toEqual(['Beograd', 'Athenai'])
    expect([placeNamed(map, 'Athenai').capital, placeNamed(map, 'Beograd').capital]).toEqual(['Greece', 'Yugoslavia'])
  })

  it('28.A.0.3, 28.A.3, 28.C.1.1 the Allies may enter no hex of Germany and its neighbours; the Hungarians only Backa beside Hungary', () => {
    expect(areasOf('closed to the Allies')).toEqual([
      'Germany',
      'Hungary (1939)',
      'Hungary (Oradea region)',
      'Mainland Italy',
      'Romania',
      'Slovakia',
    ])
    expect(areasOf('Hungarian operational area')).toEqual(['Backa', 'Hungary (1939)', 'Hungary (Oradea region)'])
    expect(areasOf('Bulgarian (partial) operational area')).toEqual([
      'Bulgaria',
      'Eastern Greece',
      'Macedonia',
      'Thrace',
    ])
  })

  it('7.A.3 no railway runs in Albania', () => {
    expect(inRegion('Albania').filter(hex => railInHex(map, at(hex)))).toEqual([])
  })
})

describe('rivers', () => {
  it('the Danube, the Tisza, the lower Sava and the lower Drava are major', () => {
    const major = map.rivers.filter(river => river.class.name === 'major river')
    expect(major.map(({ name }) => name).sort()).toEqual(['Danube', 'Drava', 'Sava', 'Tisza'])
    expect(major.reduce((sum, { sides }) => sum + sides.length, 0)).toBe(185)
  })

  it('the Maritsa and the Arda leave the map in the east, without touching Greece', () => {
    for (const name of ['Maritsa (Evros)', 'Arda']) {
      const sides = map.rivers.find(river => river.name === name)?.sides ?? []
      const banks = sides.flatMap(side => [0, 1].map(end => map.grid.hexsideHexes[side * 2 + end] as HexId))
      expect(new Set(banks.map(countryOf))).toEqual(new Set(['Bulgaria']))
      expect(banks.slice(-2).some(hex => numberOf(map, hex).endsWith('00'))).toBe(true)
    }
  })
})
