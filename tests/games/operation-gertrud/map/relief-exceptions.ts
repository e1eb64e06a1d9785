import type { Exception, ReliefLimits } from '../../map-sense'

/**
 * Hexes of 57 km, which mix plains with the hills around them. R-58: clear only below 450 m of local relief. A mountain hex
 * has more than that, or lies above 1500 m. South of 33.5 degrees, rows 06 to 09, there are no height data.
 */
export const RELIEF_LIMITS: ReliefLimits = {
  mountain: ['mountain'],
  flat: ['clear'],
  mountainFrom: 450,
  highFrom: 1500,
  flatBelow: 450,
}

export const RELIEF_EXCEPTIONS: readonly Exception[] = [
  { at: '1930', why: 'the plain of the upper Tigris below the hills of Midyat' },
  { at: '2106', why: 'Izmir and the plain of the Gediz; a city hex' },
  { at: '2332', why: 'the plain of Patnos and the upper Murat' },
  { at: '2804', why: 'the eastern Rhodope at Kardzhali, part of the range' },
  { at: '2821', why: 'the delta of the Kizilirmak at Bafra' },
  { at: '3105', why: 'the Stara Planina above Sliven, whose crest crosses the hex' },
]
