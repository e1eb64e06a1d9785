import type { HexId, HexsideId } from '../../../core/ids'
import { allHexes, allSteps, grid, type Zone, zoneAt } from '../map/geography'
import type { Part, Skies, Sky } from '../state'

/** 27.8 */
export const skyAt = (s: Part<'weather'>, hex: HexId): Sky => s.weather[zoneAt(hex)]
/** 27.3, 27.4: poor, winter too. */
export const isPoor = (s: Part<'weather'>, hex: HexId): boolean => skyAt(s, hex) !== 'C'

const RANK: { readonly [sky in Sky]: number } = { C: 0, P: 1, W: 2 }
export const worseOf = (a: Sky, b: Sky): Sky => (RANK[a] >= RANK[b] ? a : b)

/** The zones on both sides of each hexside. */
const zonesOver: (readonly [Zone, Zone])[] = Array.from({ length: grid.hexsideCount }, () => ['D', 'D'] as const)
for (const hex of allHexes) for (const { to, side } of allSteps[hex] ?? []) zonesOver[side] = [zoneAt(hex), zoneAt(to)]

/** 27.9: the worse of the two zones. */
export const skyOver = (weather: Skies, side: HexsideId): Sky => {
  const [a, b] = zonesOver[side] ?? ['D', 'D']
  return worseOf(weather[a], weather[b])
}
