import type { HexId } from '../../core/ids'
import type { HexMap } from '../../core/map/hex-map'
import { isInPlay, terrainAt } from '../../core/map/map-queries'

/** The looks of the look book. Several terrains of a game may share one. */
export const TERRAIN_LOOKS = [
  'clear',
  'rough',
  'mountain',
  'woods',
  'wooded-rough',
  'forest',
  'swamp',
  'dead',
  'sea',
  'lake',
] as const
export type TerrainLook = (typeof TERRAIN_LOOKS)[number]

/** By the words of a terrain's name; the first that fits counts. */
const WORDS: readonly (readonly [RegExp, TerrainLook])[] = [
  [/out of play|impassable|prohibited/i, 'dead'],
  [/wooded (rough|hill)/i, 'wooded-rough'],
  [/mountain|alpine/i, 'mountain'],
  [/rough|hill|karst|broken/i, 'rough'],
  [/forest/i, 'forest'],
  [/wood/i, 'woods'],
  [/swamp|marsh/i, 'swamp'],
  [/lake/i, 'lake'],
  [/sea|water/i, 'sea'],
]

export const lookOfTerrain = (name: string): TerrainLook => WORDS.find(([words]) => words.test(name))?.[1] ?? 'clear'

/** What a hex is drawn as: one that is out of play shows nothing of its ground. */
export function lookOfHex(map: HexMap, hex: HexId): TerrainLook {
  const { name, ground } = terrainAt(map, hex)
  if (ground !== 'land') return ground
  return isInPlay(map, hex) ? lookOfTerrain(name) : 'dead'
}
