import { describe, expect, it } from 'vitest'
import { EXCUSES, LINES, RIVERS } from '../../../src/cartography/atlases/balkan-front/corrections'
import { readGameBook } from '../../../src/cartography/atlases/balkan-front/game-book'
import { inspectMapSource, unexcused } from '../../../src/core/map/map-findings'
import { isInGroup, placesAt, riverBetween, sideOf, terrainAt } from '../../../src/core/map/map-queries'
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
import { at, map, source } from './front-map'
import { AGAINST_THE_RELIEF, CUT_OFF, IN_PIECES, RELIEF_LIMITS } from './map-exceptions'
import { ALBANIA_HEXES, ANCHOR_HEXES, type FrontHex, NOT_HEXES, RULE_HEXES, SET_UP_HEXES } from './rulebook-hexes'

const HEXES = [...RULE_HEXES, ...SET_UP_HEXES, ...ALBANIA_HEXES, ...ANCHOR_HEXES]

const faults = (hexes: readonly FrontHex[]): string[] =>
  hexes.flatMap(need => [
    ...rulebookFaults(map, need),
    ...(need.region === undefined || isInGroup(map, at(need.hex), need.region)
      ? []
      : [`${need.hex} not in ${need.region}`]),
  ])

describe('what the rules and set-ups say of hexes', () => {
  it('every hex the rules name is what they say', () => {
    expect(faults(RULE_HEXES)).toEqual([])
  })

  it('every hex of the orders of battle is on land, in its country and at its place', () => {
    expect(faults(SET_UP_HEXES)).toEqual([])
    expect(faults(ALBANIA_HEXES)).toEqual([])
  })

  it('every anchor from articles and play accounts is where they say', () => {
    expect(faults(ANCHOR_HEXES)).toEqual([])
  })

  it('each hex is listed once', () => {
    expect(new Set(HEXES.map(({ hex }) => hex)).size).toBe(HEXES.length)
  })
})

const written = bookFacts<{
  readonly hexes: readonly string[]
  readonly otherNumbers: readonly string[]
  readonly setUpPlaces: readonly { readonly place: string; readonly hex: string }[]
}>('balkan-front')

describe('held against the books', () => {
  it('every hex number of the rulebook and of the set-ups is listed', () => {
    const listed = new Set(HEXES.map(({ hex }) => at(hex)))
    const missing = written.hexes.filter(number => {
      const hex = map.hexNumbered(number)
      return hex === null ? number !== '14A:3700' : !listed.has(hex)
    })
    expect(written.hexes.length).toBeGreaterThan(100)
    expect(missing).toEqual([])
  })

  it('every other number of four digits in the rulebook is no hex', () => {
    expect(written.otherNumbers).toEqual(NOT_HEXES.map(({ number }) => number).sort())
  })

  it('every place of the set-ups stands in the hex given with it', () => {
    const wrong = written.setUpPlaces.filter(({ place, hex }) => {
      const names = placesAt(map, at(hex)).flatMap(({ name, aliases }) => [name, ...aliases])
      // 'Sedes (Thessalonike)' is an airfield of Thessalonike
      return !place.split(/ \(|\)/).some(part => names.includes(part))
    })
    expect(written.setUpPlaces.length).toBeGreaterThan(40)
    expect(wrong).toEqual([])
  })

  it('every railway and river hexside of the book is on the map, but for corrected ones', () => {
    const book = readGameBook()
    const bitsOf = (volume: string): number => map.lineClasses.find(({ name }) => name === volume)?.bit ?? 0
    const asTheBookHasIt = book.railways.filter(({ name }) => !LINES.some(line => line.name === name))
    const lostRails = asTheBookHasIt.flatMap(({ volume, hexes }) =>
      hexes.slice(1).filter((hex, i) => {
        const lines = map.tables.lines[0][sideOf(map, at(hexes[i]), at(hex))]
        // where both volumes share a side the higher one stands
        return (lines & (bitsOf('high') | (volume === 'low' ? bitsOf('low') : 0))) === 0
      }),
    )
    expect(lostRails).toEqual([])
    const lostRivers = [...book.riverSides, ...book.majorRiverSides].filter(
      ({ between: [a, b], river }) => riverBetween(map, at(a), at(b))?.name !== river,
    )
    const dropped = RIVERS.flatMap(({ drop }) => drop).sort()
    expect(lostRivers.map(({ between }) => between.join('/')).sort()).toEqual(dropped)
  })
})

describe('sense', () => {
  it('nothing looks wrong but what is excused, and every excuse is needed', () => {
    expect(unexcused(inspectMapSource(source).findings, EXCUSES)).toEqual({ open: [], idle: [] })
  })

  it('rivers run unbroken from source to sea, lake, river or edge', () => {
    expect(brokenRivers(map)).toEqual([])
  })

  it('roads and railways end in places, at the edge or in each other, and never double back', () => {
    expect(deadEnds(map, 'road')).toEqual([])
    expect(deadEnds(map, 'rail')).toEqual([])
    expect(hairpins(map)).toEqual([])
    expect(linesOnWater(map)).toEqual([])
  })

  it('every place is reached by land or has a port, but for two islands of beaches', () => {
    expect(unreachablePlaces(map)).toEqual(CUT_OFF.map(exception => exception.at))
  })

  it('every area is in one piece but those that are known not to be', () => {
    expect(areasInPieces(map).sort()).toEqual(IN_PIECES.map(exception => exception.at).sort())
  })
})

describe('relief', () => {
  it('at least 95 of 100 mountain and flat hexes agree with the heights, the rest is explained', () => {
    const { against, share } = reliefAgreement(map, 'balkan-front', RELIEF_LIMITS)
    expect(share).toBeGreaterThanOrEqual(0.95)
    expect(against).toEqual(AGAINST_THE_RELIEF.map(exception => exception.at))
  })

  it.each([
    ['14A:2818', 'Durmitor'],
    ['14A:4717', 'the Pindos at Metsovon'],
    ['14A:4517', 'Smolikas'],
    ['14A:4713', 'Olympos'],
    ['14A:4203', 'the Rhodope'],
    ['14A:4105', 'the western Rhodope'],
    ['14A:3906', 'Rila'],
    ['14A:4007', 'Pirin'],
    ['14A:3701', 'the Stara Planina'],
    ['14A:3317', 'the Prokletije'],
    ['14A:1627', 'Velebit'],
    ['14A:2024', 'the Dinara'],
    ['15B:0514', 'Parnassos'],
    ['15B:1217', 'Taygetos'],
    ['15B:2213', 'the Lefka Ori'],
  ])('%s, %s, is mountain', hex => {
    expect(terrainAt(map, at(hex)).name).toBe('mountain')
  })

  it.each([
    ['14A:4913', 'Thessaly at Larisa'],
    ['14A:5014', 'Thessaly at Karditsa'],
    ['14A:4210', 'the Vardar at Gevgelija'],
    ['14A:4411', 'the Vardar plain at Plati'],
    ['14A:4002', 'the Maritsa at Plovdiv'],
    ['14A:3904', 'the Maritsa at Pazardzhik'],
    ['14A:3004', 'the Danube at Lom'],
    ['14A:1512', 'the Vojvodina at Subotica'],
    ['14A:2009', 'the Banat'],
    ['14A:2114', 'the Macva'],
  ])('%s, %s, is open', hex => {
    expect(terrainAt(map, at(hex)).name).toBe('clear')
  })

  it.each([
    ['14A:2025', 'Knin'],
    ['14A:2423', 'Imotski'],
    ['14A:2126', 'Drnis'],
    ['14A:2226', 'Trogir'],
    ['14A:2326', 'Split'],
  ])('%s, the Dalmatian karst at %s, is rough', hex => {
    expect(terrainAt(map, at(hex)).name).toBe('rough')
  })
})
