import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { DIRECTIONS } from '../../../../src/core/hex/cube'
import type { HexId, HexsideId } from '../../../../src/core/ids'
import { inspectMapSource } from '../../../../src/core/map/map-findings'
import {
  areaAt,
  hasBridge,
  hasMark,
  hasRail,
  hexesOf,
  hexOf,
  hexsidesOf,
  isInGroup,
  markValue,
  numberOf,
  placeNamed,
  railInHex,
  riverOn,
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
  readRelief,
  reliefAgreement,
  rulebookFaults,
  unreachablePlaces,
} from '../../map-sense'
import { AREAS_IN_PIECES, BENT_RAILWAYS, RELIEF_EXCEPTIONS } from '../exceptions'
import { AXIS_TARGETS, MISPRINTS, NOT_HEXES, PARTISAN_TARGETS, RULE_HEXES } from './rulebook-hexes'

const text = readFileSync(new URL('../../../../src/games/partizan/map/map.json', import.meta.url), 'utf8')
const { map, findings } = inspectMapSource(JSON.parse(text))

const hex = (number: string): HexId => hexOf(map, number)
const numbers = (hexes: readonly HexId[]): string[] => hexes.map(one => numberOf(map, one))
const allHexes = map.grid.numbers.map(hex)
const neighbours = (of: HexId): HexId[] =>
  DIRECTIONS.map(d => map.grid.neighbour[of * 6 + d] as HexId).filter(next => next >= 0)
const sidesOf = (of: HexId): HexsideId[] => neighbours(of).map(next => sideOf(map, of, next))
const namesOf = (group: string): string[] =>
  (map.groups.find(({ name }) => name === group)?.areas ?? []).map(area => map.areas[area].name).sort()

/** Hexes joined to this one by rail. */
const railNet = (from: string): Set<HexId> => {
  const net = new Set([hex(from)])
  for (const at of net) for (const next of neighbours(at)) if (hasRail(map, sideOf(map, at, next))) net.add(next)
  return net
}

const meant = (number: string): string => MISPRINTS.find(misprint => misprint.number === number)?.read ?? number
const book = bookFacts<{
  readonly numbers: readonly string[]
  readonly targetNeeds: Readonly<Record<string, readonly string[]>>
  readonly railLinks: readonly (readonly [string, string])[]
  readonly riverSides: readonly (readonly [string, string, string])[]
  readonly bridgedSides: readonly (readonly [string, string])[]
}>('partizan')

const tables = { axis: AXIS_TARGETS, partisan: PARTISAN_TARGETS }
const targets = Object.entries(tables).flatMap(([table, rows]) =>
  rows.flatMap(([kind, hexes], row) =>
    hexes.split(' ').map((number, i) => ({ kind, table, row: row + 1, column: i + 1, hex: meant(number) })),
  ),
)
const targetsOf = (...kinds: string[]): HexId[] =>
  targets.filter(({ kind }) => kinds.includes(kind)).map(t => hex(t.hex))

describe('hexes the rulebook names', () => {
  it('are on the map, on land, with the place and the mark that the rules give them', () => {
    expect(RULE_HEXES.flatMap(need => rulebookFaults(map, need))).toEqual([])
  })

  it('4.2, 4.3 each hex of the target tables is marked with the rolls that put a target there', () => {
    expect(targets).toHaveLength(2 * 22 * 6)
    for (const { kind, table, row, column, hex: number } of targets) {
      expect(markValue(map, hex(number), `target: ${kind}`), `${kind} ${number}`).toContainEqual({ table, row, column })
    }
    const marked = [...map.marks.values()].filter(({ name }) => name.startsWith('target: '))
    expect(marked.flatMap(({ values }) => [...values.values()].flat())).toHaveLength(targets.length)
  })

  it('4.2 all targets lie in Yugoslavia', () => {
    const abroad = targets.filter(target => !isInGroup(map, hex(target.hex), 'Yugoslavia'))
    expect(abroad).toEqual([])
  })

  it('4.2 rail lines, train stations and viaducts have a railway', () => {
    expect(numbers(targetsOf('Rail Line', 'Train Station', 'Viaduct').filter(at => !railInHex(map, at)))).toEqual([])
  })

  it('4.2 bridges have a railway bridge over a river on one of their sides', () => {
    const isBridged = (at: HexId) =>
      sidesOf(at).some(side => riverOn(map, side) !== null && hasRail(map, side) && hasBridge(map, side, 'rail'))
    expect(numbers(targetsOf('Bridge').filter(at => !isBridged(at)))).toEqual([])
  })

  it('4.2 dams have a river', () => {
    const hasRiver = (at: HexId) => sidesOf(at).some(side => riverOn(map, side) !== null)
    expect(numbers(targetsOf('Dam').filter(at => !hasRiver(at)))).toEqual([])
  })

  it('4.3 one printed number is not on the map, and is read as another by R-3', () => {
    for (const { number, read } of MISPRINTS) {
      expect(map.hexNumbered(number)).toBeNull()
      expect(hasMark(map, hex(read), 'target: WH Weapons')).toBe(true)
    }
  })

  it('are all the four-digit numbers of the rulebook and its scenarios', () => {
    const known = new Set([
      ...[...RULE_HEXES, ...targets].map(one => one.hex),
      ...[...MISPRINTS, ...NOT_HEXES].map(one => one.number),
    ])
    const { numbers: written } = book
    expect(written.filter(number => !known.has(number))).toEqual([])
    expect(NOT_HEXES.filter(({ number }) => !written.includes(number))).toEqual([])
  })

  it('have all that the game book concludes from the target tables', () => {
    const holds: Record<string, (at: HexId) => boolean> = {
      land: at => terrainAt(map, at).ground === 'land',
      yugoslavia: at => isInGroup(map, at, 'Yugoslavia'),
      rail: at => railInHex(map, at),
      river: at => sidesOf(at).some(side => riverOn(map, side) !== null),
      bridge: at => sidesOf(at).some(side => hasBridge(map, side, 'rail')),
    }
    const faults = Object.entries(book.targetNeeds).flatMap(([number, needs]) =>
      needs.flatMap(need => {
        const isMark = need.startsWith('target:')
        const isGood = isMark
          ? hasMark(map, hex(number), need.replace(':', ': '))
          : (holds[need]?.(hex(number)) ?? true)
        return isGood ? [] : [`${number} ${need}`]
      }),
    )
    expect(Object.keys(book.targetNeeds).sort()).toEqual([...new Set(targets.map(target => target.hex))].sort())
    expect(faults).toEqual([])
  })
})

describe('regions', () => {
  it('every region in which the sides set up is there', () => {
    const regions =
      'Backa|Banat|Bocche Cattaro|Central Bosnia|Central Croatia|Central Dalmatia|Eastern Bosnia|' +
      'Herzegovina|Highlands|Kosovo/Metohija|Krajinas|North Macedonia|North Slovenia|Podrinje|' +
      'Podunavlje|Sandzak|Slavonia|South Dalmatia|South Macedonia|South Slovenia|Srem|Sumadija|' +
      'Western Bosnia'
    for (const name of regions.split('|')) expect(namesOf('Yugoslavia')).toContain(name)
  })

  it('R-36 Serbia and Montenegro are closed to Croatians, and nothing else is', () => {
    expect(namesOf('Serbia')).toEqual([
      'Banat',
      'Juzno Pomoravlje',
      'Kosovo/Metohija',
      'Podrinje',
      'Podunavlje',
      'Sumadija',
      'Timok',
    ])
    expect(namesOf('Montenegro')).toEqual(['Bocche Cattaro', 'Highlands', 'Sandzak'])
    expect(namesOf('closed to Croatians')).toEqual([...namesOf('Serbia'), ...namesOf('Montenegro')].sort())
  })

  it('R-37 the regions beside Hungary, Romania and Bulgaria, and those countries, are closed to Italians', () => {
    const minors = ['Hungary', 'Romania', 'Bulgaria']
    const isBeside = (at: HexId) => neighbours(at).some(next => minors.includes(areaAt(map, next)?.name ?? ''))
    const beside = allHexes.filter(at => isInGroup(map, at, 'Yugoslavia') && isBeside(at))
    const expected = new Set([...minors, ...beside.map(at => areaAt(map, at)?.name)])
    expect(namesOf('closed to Italians')).toEqual([...expected].sort())
  })

  it('every land hex is in one region or country', () => {
    const outside = allHexes.filter(at => terrainAt(map, at).ground === 'land' && areaAt(map, at) === null)
    expect(numbers(outside)).toEqual([])
  })

  it('R-9, 6.2 Germany proper is the German land of the sheet; Italy is Fiume and the rail exit in the west', () => {
    const inGermany = allHexes.filter(at => areaAt(map, at)?.name === 'Germany')
    expect(hexesOf(map, 'Germany proper')).toEqual(inGermany)
    expect(numbers(hexesOf(map, 'Italy proper'))).toEqual(['3201'])
    expect(placeNamed(map, 'Fiume').hex).toBe(hex('3201'))
    expect(numbers(hexesOf(map, 'Italian rail exit'))).toEqual(['3501'])
    expect(map.lines.some(line => line.runsOff === 'end' && line.hexes.at(-1) === hex('3501'))).toBe(true)
  })
})

describe('coast, islands and lakes', () => {
  it('R-19 the ports are eight towns on the coast', () => {
    const ports = map.places.filter(({ port }) => port !== null).map(place => place.hex)
    expect(numbers(ports).sort()).toEqual(['1614', '1813', '1910', '2306', '2405', '2603', '3002', '3201'])
    for (const port of ports) expect(map.tables.coast[port], numberOf(map, port)).not.toBe(0)
  })

  it('R-31 eleven islands count as rough, and water parts each from all land beside it', () => {
    const islands = hexesOf(map, 'island')
    expect(numbers(islands).sort()).toEqual([
      '1907',
      '1909',
      '2008',
      '2105',
      '2106',
      '2207',
      '2602',
      '2801',
      '2802',
      '2901',
      '3101',
    ])
    for (const island of islands) {
      expect(terrainAt(map, island).name).toBe('rough')
      for (const next of neighbours(island)) {
        const isLand = terrainAt(map, next).ground === 'land'
        expect(hexsidesOf(map, 'water').includes(sideOf(map, island, next)), numberOf(map, next)).toBe(isLand)
      }
    }
  })

  it('R-56 Lake Scutari closes the one side that a lake fills', () => {
    expect([...map.blockedReasons]).toEqual([[sideOf(map, hex('1614'), hex('1714')), 'Lake Scutari']])
  })
})

describe('railways', () => {
  it('18.3 every resource hex is joined by rail to Germany proper', () => {
    const net = railNet('3901')
    expect(hexesOf(map, 'Germany proper')).toContain(hex('3901'))
    expect(hexesOf(map, 'resource')).toHaveLength(5)
    expect(numbers(hexesOf(map, 'resource').filter(at => !net.has(at)))).toEqual([])
  })

  it('R-39 all railways form one net, but for the line from Bar to Virpazar', () => {
    const net = railNet('3901')
    expect(numbers(allHexes.filter(at => railInHex(map, at) && !net.has(at)))).toEqual(['1614', '1713'])
  })

  it('every side on which a railway crosses a river has a bridge', () => {
    const crossings = Array.from({ length: map.grid.hexsideCount }, (_, side) => side as HexsideId).filter(
      side => hasRail(map, side) && riverOn(map, side) !== null,
    )
    expect(crossings.length).toBeGreaterThan(90)
    expect(crossings.filter(side => !hasBridge(map, side, 'rail'))).toEqual([])
  })

  it('bend back only through hexes that R-39 gives a railway', () => {
    expect(hairpins(map)).toEqual(BENT_RAILWAYS.map(({ at }) => at))
  })
})

describe('the map makes sense', () => {
  it('nothing about it looks wrong to the judge of maps', () => {
    expect(findings).toEqual([])
  })

  it('rivers run unbroken to the sea, a lake, another river or the edge', () => {
    expect(brokenRivers(map)).toEqual([])
  })

  it('railways end in places, at junctions or at the edge, and keep to the land', () => {
    expect(deadEnds(map, 'rail')).toEqual([])
    expect(linesOnWater(map)).toEqual([])
  })

  it('every place can be reached', () => {
    expect(unreachablePlaces(map)).toEqual([])
  })

  it('every region is in one piece, or listed', () => {
    expect(areasInPieces(map)).toEqual(AREAS_IN_PIECES.map(({ at }) => at))
  })
})

describe('terrain', () => {
  it('agrees with the relief in 95 of 100 mountain and clear hexes, and the others are listed with a reason', () => {
    const { against, share } = reliefAgreement(map, 'partizan', {
      mountain: ['mountain'],
      flat: ['clear'],
      mountainFrom: 500,
      highFrom: 1000,
      flatBelow: 300,
    })
    expect(share).toBeGreaterThanOrEqual(0.95)
    expect(against).toEqual(RELIEF_EXCEPTIONS.map(({ at }) => at))
  })

  it('R-40 no clear hex has a relief above 450 m, no mountain under 250 m, and above 1000 m all is mountain', () => {
    const wrong = [...readRelief('partizan')].filter(([number, { localRelief }]) => {
      const { name } = terrainAt(map, hex(number))
      if (name === 'clear') return localRelief > 450
      return name === 'mountain' ? localRelief < 250 : localRelief > 1000
    })
    expect(wrong).toEqual([])
  })

  it.each([
    [
      'mountain',
      'Durmitor, Maglic, Prokletije, Kopaonik, Dinara, Bjelasnica, Sar Planina',
      '2113 2213 1816 2219 2606 2411 1518',
    ],
    ['clear', 'Vojvodina, Slavonia and the Macva', '3615 3414 3317 3018 3312 3213 3015'],
    ['clear', 'the Kosovo Polje, Metohija, Pelagonia and the Danube at Vidin', '1919 1818 1120 2524'],
    ['rough', 'the karst of Dalmatia and Herzegovina', '2407 2405 2306 2505 2308 2210 1911'],
  ])('is %s in %s', (terrain, _, hexes) => {
    for (const number of hexes.split(' ')) expect(terrainAt(map, hex(number)).name, number).toBe(terrain)
  })
})

describe('the game book', () => {
  it('arrives whole: each railway link, river side and bridge of its atlas is on the map', () => {
    const side = ([a, b]: readonly [string, string, ...string[]]) => sideOf(map, hex(a), hex(b))
    expect(book.railLinks.filter(link => !hasRail(map, side(link)))).toEqual([])
    expect(book.riverSides.filter(entry => riverOn(map, side(entry)) === null)).toEqual([])
    expect(book.bridgedSides.filter(link => !hasBridge(map, side(link), 'rail'))).toEqual([])
  })
})
