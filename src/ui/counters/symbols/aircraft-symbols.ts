import type { AIR_SYMBOLS } from '../../../core/engine/counter-face'
import { clear, disc, fill, free, type HalfOutline, mirrored, type SymbolArt } from './pen'

/* Seen from above, nose up. */

export const FIGHTER: HalfOutline = [
  [0, 0],
  [2.2, 1.6],
  [3, 5],
  [3, 9.5],
  [20, 11],
  [25.5, 13.6],
  [24.8, 16.4],
  [20, 18],
  [3, 19.4],
  [1.9, 28],
  [8.6, 29.4],
  [9.6, 31.4],
  [8.6, 33.2],
  [1, 33.8],
  [0, 36],
]

const HEAVY_FIGHTER: HalfOutline = [
  [0, 1],
  [2, 4],
  [2.4, 10],
  [7.6, 10.6],
  [8, 3.6],
  [10, 1.6],
  [12, 3.6],
  [12.4, 11],
  [26.5, 13.4],
  [26.5, 16.2],
  [11.6, 19.4],
  [10, 22.5],
  [8.4, 19.6],
  [2.4, 20],
  [1.6, 29],
  [8, 29],
  [8, 26.5],
  [10.6, 26.5],
  [10.6, 35.5],
  [8, 35.5],
  [8, 32.6],
  [0, 33],
]

const BOMBER: HalfOutline = [
  [0, 0],
  [2.8, 1.4],
  [3.6, 4.4],
  [3.6, 11],
  [8, 11.4],
  [8.4, 6],
  [10.4, 4.2],
  [12.4, 6],
  [12.8, 11.8],
  [27.4, 14],
  [27.4, 17.4],
  [12, 20],
  [3.6, 20.8],
  [2.2, 29],
  [11.4, 30.4],
  [12, 32.4],
  [11.4, 34.2],
  [1.2, 34.4],
  [0, 36],
]

/** The cranked wing is laid flat, so that it is seen from above too. */
const DIVE_BOMBER: HalfOutline = [
  [0, 0],
  [2.4, 1.6],
  [3, 5],
  [3, 10],
  [9.5, 15],
  [24.5, 9],
  [26.5, 11],
  [26.5, 14.4],
  [10.5, 22],
  [3, 19.6],
  [1.9, 28],
  [9.4, 28.4],
  [9.4, 33],
  [1, 33.4],
  [0, 35.6],
]

const TRANSPORT: HalfOutline = [
  [0, 0],
  [2, 0.4],
  [2.4, 3],
  [4.6, 5],
  [4.8, 10],
  [9.6, 10],
  [9.8, 6],
  [11.6, 4.8],
  [13.4, 6],
  [13.6, 10],
  [27.6, 12],
  [27.6, 18],
  [4.8, 20.5],
  [3.6, 28],
  [12.4, 29],
  [12.4, 34.4],
  [1.2, 34.6],
  [0, 36],
]

const RECONNAISSANCE: HalfOutline = [
  [0, 1],
  [2.2, 2.4],
  [2.6, 6.5],
  [26, 7.5],
  [27.4, 10.8],
  [26, 14.2],
  [2.6, 15.6],
  [1.7, 28],
  [8, 28.4],
  [9.6, 31],
  [8, 33.6],
  [0, 34.4],
]

const GLIDER: HalfOutline = [
  [0, 2],
  [2, 4],
  [2.4, 9.4],
  [28, 12],
  [28, 14.2],
  [2.4, 16],
  [1.4, 29.5],
  [8.4, 30.4],
  [8.4, 32.8],
  [0, 33.4],
]

const MOON = 'M11 0.5A6.6 6.6 0 1 0 13.8 10.4A7.6 7.6 0 0 1 11 0.5Z'

export const AIRCRAFT_ART: Readonly<Record<(typeof AIR_SYMBOLS)[number], SymbolArt>> = {
  fighter: free(fill(mirrored(FIGHTER))),
  'heavy-fighter': free(fill(mirrored(HEAVY_FIGHTER))),
  bomber: free(fill(mirrored(BOMBER))),
  'night-bomber': free(fill(mirrored(BOMBER) + MOON)),
  'dive-bomber': free(fill(mirrored(DIVE_BOMBER))),
  'transport-aircraft': free(fill(mirrored(TRANSPORT))),
  reconnaissance: free(fill(mirrored(RECONNAISSANCE)), clear(disc(28, 11, 2.6))),
  glider: free(fill(mirrored(GLIDER))),
}
