import type { HexMap } from './hex-map'
import type { Finding } from './map-findings'
import { blockedBy, groundAt, hexOf, isInPlay, isLand, sideOf, terrainAt } from './map-queries'
import type { MapSource } from './map-source'

/** Roads and railways keep to the land, cross no closed side and cross each side once. */
export const lineFindings = (source: MapSource, map: HexMap): Finding[] =>
  source.lines.flatMap((entry, i) => {
    const found: Finding[] = []
    const crossed = new Set<number>()
    entry.hexes.forEach((number, h) => {
      const hex = hexOf(map, number)
      const at = { at: entry.name, path: `lines[${i}].hexes[${h}]` }
      if (!isLand(map, hex)) {
        found.push({ check: 'line-on-water', ...at, expected: 'a land hex', found: `${number}, ${groundAt(map, hex)}` })
      }
      if (h === 0) return
      const before = entry.hexes[h - 1]
      const side = sideOf(map, hexOf(map, before), hex)
      const name = `${before}/${number}`
      const closed = blockedBy(map, side)
      if (closed !== null) {
        found.push({ check: 'line-blocked', ...at, expected: 'an open hexside', found: `${name}, closed: ${closed}` })
      }
      if (crossed.has(side)) {
        found.push({ check: 'line-repeats', ...at, expected: 'a hexside it has not crossed yet', found: name })
      }
      crossed.add(side)
    })
    return found
  })

/** Places lie on land that is in play, and no two share name and hex. */
export const placeFindings = (source: MapSource, map: HexMap): Finding[] => {
  const seen = new Set<string>()
  return source.places.flatMap((entry, i) => {
    const found: Finding[] = []
    const key = `${entry.name} ${entry.hex}`
    if (seen.has(key)) {
      found.push({
        check: 'place-twice',
        at: entry.name,
        path: `places[${i}]`,
        expected: 'each place once',
        found: `${key} again`,
      })
    }
    seen.add(key)
    const paths = ['hex', ...(entry.alsoHexes ?? []).map((_, h) => `alsoHexes[${h}]`)]
    ;[entry.hex, ...(entry.alsoHexes ?? [])].forEach((number, h) => {
      const hex = hexOf(map, number)
      const at = { at: entry.name, path: `places[${i}].${paths[h]}` }
      if (!isLand(map, hex)) {
        const terrain = terrainAt(map, hex).name
        found.push({ check: 'place-on-water', ...at, expected: 'a land hex', found: `${number}, ${terrain}` })
      } else if (!isInPlay(map, hex)) {
        found.push({ check: 'place-out-of-play', ...at, expected: 'a hex in play', found: number })
      }
    })
    return found
  })
}
