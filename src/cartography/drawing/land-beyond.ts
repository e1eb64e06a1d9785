type LonLat = readonly [lon: number, lat: number]

/**
 * The base geography ends at 12° and 46° east, 33.5° and 49° north. What the sheets show beyond is drawn by hand, coarsely:
 * northern Italy and the Alps, Egypt and Palestine with the land behind them, the lands to the east and to the north.
 */
const COARSE: readonly (readonly LonLat[])[] = [
  [
    [12.03, 41.88],
    [12.03, 49.05],
    [6, 49.05],
    [6, 43.1],
    [7.5, 43.75],
    [8.2, 44.05],
    [8.9, 44.4],
    [9.5, 44.2],
    [10.2, 43.95],
    [10.3, 43.5],
    [10.55, 42.95],
    [11.1, 42.42],
    [11.75, 42.1],
  ],
  [
    [35.19, 33.55],
    [35.1, 33.09],
    [34.96, 32.83],
    [34.87, 32.42],
    [34.75, 32.05],
    [34.53, 31.65],
    [34.22, 31.32],
    [33.8, 31.13],
    [33.1, 31.12],
    [32.55, 31.05],
    [32.3, 31.27],
    [31.9, 31.45],
    [31.1, 31.5],
    [30.4, 31.4],
    [29.9, 31.15],
    [29, 30.8],
    [27.5, 31.1],
    [25.5, 31.35],
    [24, 31.3],
    [20, 31.2],
    [20, 25],
    [50, 25],
    [50, 33.55],
  ],
  [
    [45.97, 33.4],
    [45.97, 49.05],
    [52, 49.05],
    [52, 33.4],
  ],
  [
    [6, 48.95],
    [52, 48.95],
    [52, 58],
    [6, 58],
  ],
]

/** Parallels are curves on the sheets, so long straight edges get points between their ends. */
const STEP = 0.5

const finer = (ring: readonly LonLat[]): LonLat[] =>
  ring.flatMap((from, i) => {
    const to = ring[(i + 1) % ring.length] as LonLat
    const pieces = Math.max(1, Math.ceil(Math.hypot(to[0] - from[0], to[1] - from[1]) / STEP))
    return Array.from({ length: pieces }, (_, j): LonLat => {
      const t = j / pieces
      return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]
    })
  })

/** Rings of [lon, lat] that overlap the cut of the base geography a little. */
export const LAND_BEYOND: readonly (readonly LonLat[])[] = COARSE.map(finer)
