import type { HexId } from '../ids'
import { type HexMap, LAND, SEA } from './hex-map'
import type { Finding } from './map-findings'
import { areasAt, coastsAt, groundAt, hexOf, isInPlay, isLand, isSea } from './map-queries'
import type { HexEntry, MapSource } from './map-source'

type Judge = (entry: HexEntry, hex: HexId, path: string) => Finding[]

const eachHex = (source: MapSource, map: HexMap, judge: Judge): Finding[] =>
  source.hexes.flatMap((entry, i) => judge(entry, hexOf(map, entry.hex), `hexes[${i}]`))

/** A sea or lake is named on hexes that are all water, and only there. */
export const waterFindings = (source: MapSource, map: HexMap): Finding[] =>
  eachHex(source, map, (entry, hex, path) => {
    const ground = groundAt(map, hex)
    const found: Finding[] = []
    for (const water of ['sea', 'lake'] as const) {
      const name = entry[water]
      const at = { at: entry.hex, path: `${path}.${water}` }
      if (ground === water && name === undefined) {
        found.push({ check: `${water}-unnamed`, ...at, expected: `the name of the ${water}`, found: 'nothing' })
      }
      if (ground !== water && name !== undefined) {
        found.push({
          check: `${water}-on-land`,
          ...at,
          expected: `no ${water} in a hex of ${entry.terrain}`,
          found: `"${name}"`,
        })
      }
    }
    return found
  })

/** Every land hex in play belongs to one area in each period, and that area exists then. Lakes may lie in one. */
export const areaFindings = (source: MapSource, map: HexMap): Finding[] =>
  eachHex(source, map, (entry, hex, path) => {
    const at = { at: entry.hex, path: `${path}.area` }
    return map.periods.flatMap((name, period): Finding[] => {
      const areas = areasAt(map, hex, period)
      const belongs = map.tables.area[period][hex] >= 0
      if (isLand(map, hex)) {
        if (!belongs && isInPlay(map, hex)) {
          return [{ check: 'area-missing', ...at, expected: `an area in period "${name}"`, found: 'none' }]
        }
      } else if (isSea(map, hex) && areas[0] !== undefined) {
        return [{ check: 'area-on-sea', ...at, expected: 'no area in a sea hex', found: `"${areas[0].name}"` }]
      }
      return areas
        .filter(area => !area.periods.includes(period))
        .map(area => ({
          check: 'area-out-of-period',
          ...at,
          expected: `an area that exists in period "${name}"`,
          found: `"${area.name}"`,
        }))
    })
  })

/** The seas of the sea hexes beside a hex, as bits. */
const seasAround = (map: HexMap, hex: HexId): number => {
  let seas = 0
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = map.grid.neighbour[at]
    if (next >= 0 && map.tables.ground[next] === SEA && map.tables.sea[next] >= 0) seas |= 1 << map.tables.sea[next]
  }
  return seas
}

/** Seas that may reach the hex: also past the rim of the map, or through a bay in a neighbouring coastal hex. */
const seasWithinReach = (map: HexMap, hex: HexId): number => {
  let seas = seasAround(map, hex)
  for (let at = hex * 6; at < hex * 6 + 6; at++) {
    const next = map.grid.neighbour[at]
    if (next < 0) return -1
    if (map.tables.ground[next] === LAND) seas |= map.tables.coast[next]
  }
  return seas
}

/** A hex lists the sea of each sea hex beside it, unless it is out of play, and no sea that cannot reach it. */
export const coastFindings = (source: MapSource, map: HexMap): Finding[] =>
  eachHex(source, map, (entry, hex, path) => {
    const at = { at: entry.hex, path: `${path}.coast` }
    const listed = coastsAt(map, hex).map(sea => `"${sea.name}"`)
    const found = listed.length === 0 ? 'nothing' : listed.join(', ')
    if (!isLand(map, hex)) {
      if (listed.length === 0) return []
      return [{ check: 'coast-on-water', ...at, expected: 'no coast in a hex that is all water', found }]
    }
    const coast = map.tables.coast[hex]
    const missing = isInPlay(map, hex) ? seasAround(map, hex) & ~coast : 0
    const distant = coast & ~seasWithinReach(map, hex)
    const namesOf = (bits: number): string =>
      map.seas
        .filter((_, sea) => (bits & (1 << sea)) !== 0)
        .map(sea => `"${sea.name}"`)
        .join(', ')
    return [
      ...(missing === 0
        ? []
        : [{ check: 'coast-missing', ...at, expected: `the sea beside it: ${namesOf(missing)}`, found } as const]),
      ...(distant === 0
        ? []
        : [
            {
              check: 'coast-without-sea',
              ...at,
              expected: 'seas that reach a neighbouring hex',
              found: namesOf(distant),
            } as const,
          ]),
    ]
  })
