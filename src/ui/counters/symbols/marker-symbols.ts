import type { MARKER_SYMBOLS } from '../../../core/engine/counter-face'
import { FIGHTER } from './aircraft-symbols'
import { clear, cut, dashed, disc, fill, free, line, mirrored, type SymbolArt, star } from './pen'

const ANCHOR = 'M28 9V33M20 14.5H36M13.5 21.5C14.5 29.5 20 33 28 33C36 33 41.5 29.5 42.5 21.5'
const ANCHOR_RING = disc(28, 5.4, 3.6)
const WAVE = 'M4 31.5Q10 24.5 16 31.5T28 31.5T40 31.5T52 31.5'
const RAYS = 'M28 1V5.5M28 30.5V35M11 18H15.5M40.5 18H45M16 6L19.2 9.2M36.8 26.8L40 30M40 6L36.8 9.2M19.2 26.8L16 30'
const CLOUD = 'M16 24A7 7 0 0 1 16.5 10A10.5 10.5 0 0 1 36.5 8A8 8 0 1 1 40 24Z'
const SWORDS = 'M13 31L41 4M43 31L15 4'
const HILTS = 'M10 22.5L22 34M46 22.5L34 34'
const ARCHES = 'M1 5H55V33H49V25A5.5 5.5 0 0 0 38 25V33H33.5V25A5.5 5.5 0 0 0 22.5 25V33H18V25A5.5 5.5 0 0 0 7 25V33H1Z'
const RIFLE = 'M1 21L14 14H47V11H50V14H55V17.5H32L30.5 22H26L25.5 18.5H19.5L9.5 27.5H3.5Z'

export const MARKER_ART: Readonly<Record<(typeof MARKER_SYMBOLS)[number], SymbolArt>> = {
  marker: free(line('M28 3L41 10.5V25.5L28 33L15 25.5V10.5Z')),
  number: free(),
  turn: free(
    line(
      'M15 3.5H41M15 32.5H41M19 4C19 13 25.5 14.5 25.5 18C25.5 21.5 19 23 19 32M37 4C37 13 30.5 14.5 30.5 18C30.5 21.5 37 23 37 32',
    ),
    fill('M22 31Q28 21 34 31ZM23.5 10.5H32.5L28 16.5Z'),
  ),
  event: free(line('M17 2.5H39V33.5H17Z'), line('M22.5 11H33.5M22.5 18H33.5M22.5 25H29.5', 2.8)),
  victory: free(line('M20.5 0L26 12M35.5 0L30 12', 4.4), line(disc(28, 23, 11)), fill(star(28, 23.6, 7.6))),
  yes: free(line('M13 19L24 30L44 6', 5.4)),
  no: free(line(disc(28, 18, 14), 4.4), line('M18.2 27.8L37.8 8.2', 4.4)),
  'clear-weather': free(fill(disc(28, 18, 8)), line(RAYS)),
  'poor-weather': free(fill(CLOUD), line('M19 27.5L16 34M29 27.5L26 34M39 27.5L36 34', 3)),
  beachhead: free(line(WAVE), line('M28 26V4M18.5 12.5L28 3L37.5 12.5', 3.8)),
  port: free(line(ANCHOR_RING, 2.8), line(ANCHOR, 3.6)),
  'improved-position': free(line('M2 28H12V10H23V28H33V10H44V28H54', 3.8)),
  'out-of-supply': free(
    line('M15 7H41V31H15ZM15 15H41M15 23H41', 3),
    cut('M7 33.5L49 3.5', 9),
    line('M7 33.5L49 3.5', 4.2),
  ),
  'move-complete': free(line('M4 18H37M26.5 7L37.5 18L26.5 29M47 4.5V31.5', 4.2)),
  retreat: free(line('M44 32V16Q44 6 34 6H25Q15 6 15 16V30M5.5 21L15 30.5L24.5 21', 4.2)),
  disrupted: free(fill('M32 0L12 20.5H25L20.5 36L44 13.5H30.5Z')),
  interdicted: free(
    fill(mirrored(FIGHTER.map(([aside, y]) => [aside * 0.78, y * 0.74]))),
    dashed('M3 32.5H53', '8 4', 4),
  ),
  engaged: free(line('M13 3.5H43V32.5H13Z'), line('M20 10L36 26M36 10L20 26', 4.4)),
  battle: free(line(SWORDS, 3.8), line(HILTS, 3.8)),
  shield: free(fill('M12 3H44V15C44 25 37 31.5 28 35.5C19 31.5 12 25 12 15Z'), cut('M28 6V32M14.5 15H41.5', 3.2)),
  intelligence: free(
    line('M3 18C14 1.5 42 1.5 53 18C42 34.5 14 34.5 3 18Z', 3.6),
    fill(disc(28, 18, 7.2)),
    clear(disc(30.6, 15.4, 2.2)),
  ),
  ace: free(fill(star(28, 18.6, 10.5)), line('M15.5 11H1M15.5 18H5M15.5 25H9M40.5 11H55M40.5 18H51M40.5 25H47', 3.6)),
  hit: free(fill(star(28, 18, 18, 9, 0.56)), clear(disc(28, 18, 4.6))),
  blown: free(line('M13 4L43 32M43 4L13 32', 6.4)),
  flag: free(line('M15.5 1V35', 3.6), fill('M17 3C25 -0.5 33 7.5 44 3V20C33 24.5 25 16.5 17 20Z')),
  capital: free(line('M12 2.5H44V33.5H12Z'), fill(star(28, 19, 13))),
  airfield: free(line(disc(28, 18, 15)), line('M28 7V29M17 18H39', 4.4)),
  airstrip: free(dashed(disc(28, 18, 15), '6.5 4.3'), line('M19 25.5L37 10.5', 4.6)),
  'naval-patrol': free(line(ANCHOR_RING, 2.8), line(ANCHOR, 3.6), cut('M6 30L50 6', 9), line('M6 30L50 6', 4)),
  'abandoned-gun': free(
    line('M3 10L31 20.5M35 25L52 34', 4.8),
    line(disc(31, 23, 8), 3.2),
    line('M39.5 3L50.5 14M50.5 3L39.5 14', 3.6),
  ),
  bridge: free(line('M1 12.5H55M9.5 12.5V32M46.5 12.5V32M9.5 29C14 13.5 42 13.5 46.5 29', 3.4)),
  'demolished-bridge': free(
    line('M1 12.5H19.5L23.5 22M55 12.5H36.5L32.5 22M9.5 12.5V32M46.5 12.5V32', 3.6),
    fill(star(28, 7.5, 7.5, 6, 0.45)),
  ),
  viaduct: free(fill(ARCHES)),
  dam: free(
    fill('M25 2.5H35L47 34H25Z'),
    line('M2 10Q6.8 5.5 11.5 10T21 10M2 20Q6.8 15.5 11.5 20T21 20M2 30Q6.8 25.5 11.5 30T21 30', 3),
  ),
  railway: free(line('M19 35L25 1M37 35L31 1', 3.4), line('M12 31H44M15.5 21.5H40.5M18.5 12.5H37.5M21 4.5H35', 3.2)),
  station: free(
    fill('M28 0L53 13H49V26H7V13H3Z'),
    clear(`${disc(28, 11.5, 3.6)}M13 18H19V26H13ZM37 18H43V26H37ZM25 18H31V26H25Z`),
    line('M1 33H55', 3.2),
    dashed('M3 33H55', '2.6 4.4', 6),
  ),
  trucks: free(
    fill(`M2 6H33V26H2ZM35 12H45L53 19.5V26H35Z${disc(11, 29, 5.2)}${disc(43, 29, 5.2)}`),
    clear('M39 15H44L48.5 19.5H39Z'),
  ),
  fuel: free(
    fill('M15 3H41V33H15Z'),
    cut('M13.5 11H42.5M13.5 25H42.5', 2.2),
    clear('M28 12.5C31 16.5 32.4 18.2 32.4 20A4.4 4.4 0 1 1 23.6 20C23.6 18.2 25 16.5 28 12.5Z'),
  ),
  telephone: free(
    line('M28 1V35M13 8H43M17 16H39', 3.6),
    line('M14.5 8V3M23 8V3M33 8V3M41.5 8V3', 2.8),
    line('M0 12Q7 12 13 6M56 12Q49 12 43 6', 1.8),
  ),
  rescue: free(
    fill(
      'M7 15.5C7 -3.5 49 -3.5 49 15.5Q45.5 12.5 42 15.5Q38.5 12.5 35 15.5Q31.5 12.5 28 15.5Q24.5 12.5 21 15.5Q17.5 12.5 14 15.5Q10.5 12.5 7 15.5Z',
    ),
    line('M8 15.5L28 31L48 15.5M21 15.5L28 31L35 15.5', 1.8),
    fill(disc(28, 31.5, 4)),
  ),
  stores: free(
    fill('M6 19.5H26.5V35H6ZM29.5 19.5H50V35H29.5ZM17.5 1.5H38.5V17H17.5Z'),
    cut('M16.3 19.5V27M39.8 19.5V27M28 1.5V9', 2.6),
  ),
  weapons: free(fill(RIFLE)),
}
