/**
 * The base geography ends at 12° and 46° east, 33.5° and 49° north. What the sheets show beyond is drawn by hand, coarsely: northern Italy
 * and the Alps, and the coast of Palestine with the land behind it. Rings of [lon, lat], overlapping the cut a little.
 */
export const LAND_BEYOND: readonly (readonly (readonly [number, number])[])[] = [
  [
    [12.02, 42.4],
    [12.02, 49.02],
    [8, 49.02],
    [8, 44.3],
    [9.2, 44.3],
    [10.2, 43.9],
    [10.5, 42.9],
    [11.1, 42.4],
    [11.7, 42.1],
  ],
  [
    [35.19, 33.52],
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
    [20, 28],
    [47, 28],
    [47, 33.52],
  ],
  [
    [45.98, 33.4],
    [45.98, 49.02],
    [48, 49.02],
    [48, 33.4],
  ],
  [
    [8, 48.98],
    [48, 48.98],
    [48, 53],
    [8, 53],
  ],
]
