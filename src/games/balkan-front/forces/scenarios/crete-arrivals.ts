import type { Arrivals } from './scenario'
import { ALLIED } from './sides'
import { box } from './where'

/** 29: order of arrival of 33.D. */
// biome-ignore format: an arrival a line
export const creteArrivals: Arrivals = {
  reinforcements: [
  { turn: 'May II 41', side: ALLIED, where: box('middle-east'), units: 'br-cdo-lay br-cdo-lay2' },
  { turn: 'Jun I 41', side: ALLIED, where: box('middle-east'), units: 'br-inf-16 br-air-hurri-1' },
  ],
  mobilized: [],
  replacements: [
  { turn: 'Jun I 41', nation: 'German', points: { air: 1 }, when: 'intervened' },
  ],
  withdrawals: [],
  returns: [],
  conversions: [],
  conditional: [],
}
