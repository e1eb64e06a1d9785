import type { LineClass, RiverClass } from '../../core/map/hex-map'

export type LineLook = 'road' | 'track' | 'rail' | 'main-rail' | 'narrow-rail'
export type RiverLook = 'stream' | 'major' | 'great'

/** How a road or railway is drawn, by its kind and the words of its class. */
export function lookOfLine({ kind, name }: Pick<LineClass, 'kind' | 'name'>): LineLook {
  if (kind === 'road') return /minor|track|trail|secondary/i.test(name) ? 'track' : 'road'
  if (/narrow|light/i.test(name)) return 'narrow-rail'
  return /high|main|double/i.test(name) ? 'main-rail' : 'rail'
}

/** Up to three weights; where a map has only two, the greater one is a major river. */
export function lookOfRiver(rank: RiverClass['rank']): RiverLook {
  if (rank <= 1) return 'stream'
  return rank === 2 ? 'major' : 'great'
}

export type HexsideMarkLook = 'ridge' | 'barrier'

/** Mountains on a hexside are hachured; anything else that stands there is a barrier. */
export const hexsideMarkLook = (name: string): HexsideMarkLook => (/mountain|ridge/i.test(name) ? 'ridge' : 'barrier')
