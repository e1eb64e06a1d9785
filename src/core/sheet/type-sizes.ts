import type { Level } from '../map/map-drawing'

/** The scale each zoom level is laid out for; in between, everything scales with the map. */
export const LEVEL_SCALE: Readonly<Record<Level, number>> = { far: 0.36, play: 0.66, near: 1.05 }

export type Rank = 1 | 2 | 3

/** In pixels at the level's own scale. 0: not shown. */
const PLACE_PIXELS: Readonly<Record<Level, Readonly<Record<Rank, number>>>> = {
  far: { 1: 10.5, 2: 0, 3: 0 },
  play: { 1: 13, 2: 11.4, 3: 10.6 },
  near: { 1: 14.5, 2: 12.6, 3: 11.4 },
}
const NUMBER_PIXELS = 8.6

const hundredth = (n: number): number => Math.round(n * 100) / 100

/** In map units. */
export const placeSize = (level: Level, rank: Rank): number => hundredth(PLACE_PIXELS[level][rank] / LEVEL_SCALE[level])

/** In map units; numbers are not shown at far zoom. */
export const numberSize = (level: Level): number =>
  level === 'far' ? 0 : hundredth(NUMBER_PIXELS / LEVEL_SCALE[level])

export const rankOf = (rank: number | null | undefined): Rank => (rank === 1 || rank === 2 ? rank : 3)
