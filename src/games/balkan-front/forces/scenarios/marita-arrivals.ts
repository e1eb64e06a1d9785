import type { Arrivals } from './scenario'
import { ALLIED, AXIS } from './sides'
import { airbases, anyCity, at, box, inRegion, largeCities } from './where'

/** 29: order of arrival from Apr I 41. */
// biome-ignore format: an arrival a line
export const maritaArrivals: Arrivals = {
  reinforcements: [
  { turn: 'Apr II 41', side: AXIS, where: anyCity('Bulgaria', 'Greece', 'Romania'), airWhere: airbases('Bulgaria', 'Greece', 'Romania'), when: 'intervened', units: 'ge-par-2 ge-par-pio ge-air-ju52-x1 ge-air-ju52-x2 ge-air-ju52-x3 ge-air-ju52-x4' },
  { turn: 'May I 41', side: AXIS, where: anyCity('Bulgaria', 'Greece', 'Romania'), airWhere: airbases('Bulgaria', 'Greece', 'Romania'), when: 'intervened', units: 'ge-par-1 ge-par-3 ge-par-st ge-par-mg ge-par-at ge-air-ju52-x5 ge-air-ju52-x6 ge-air-ju52-x7 ge-air-ju52-x8 ge-air-ju52-x9 ge-air-ju52-x10 ge-air-dfs-x1 ge-air-dfs-x2' },
  { turn: 'May I 41', side: AXIS, where: largeCities('Germany'), when: 'intervened', units: 'ge-inf-704 ge-inf-714' },
  { turn: 'May II 41', side: AXIS, where: largeCities('Germany'), when: 'intervened', units: 'ge-inf-717 ge-inf-718 ge-inf-713' },
  { turn: 'Apr I 41', side: ALLIED, where: box('middle-east'), units: 'br-paa-4 br-air-blen4' },
  { turn: 'Apr II 41', side: ALLIED, where: inRegion('Crete'), units: 'gr-inf-k3 gr-inf-k4 gr-inf-gend' },
  { turn: 'May I 41', side: ALLIED, where: inRegion('Crete'), units: 'gr-inf-k5 gr-inf-k6 gr-inf-k7 gr-inf-k8' },
  { turn: 'May I 41', side: ALLIED, where: box('middle-east'), units: 'br-mar-mnbdo br-paa-mnbdo br-ltk-3h br-inf-royal' },
  { turn: 'May II 41', side: ALLIED, where: box('middle-east'), units: 'br-cdo-lay br-cdo-lay2' },
  ],
  mobilized: [],
  replacements: [
  { turn: 'Apr I 41', nation: 'Italian', points: { infantry: 2, mountain: 1 } },
  { turn: 'Apr II 41', nation: 'Italian', points: { air: 1 } },
  { turn: 'Apr II 41', nation: 'German', points: { air: 1 }, when: 'intervened' },
  { turn: 'May I 41', nation: 'Italian', points: { infantry: 2 } },
  { turn: 'May I 41', nation: 'German', points: { air: 1, infantry: 2, mountain: 1 }, when: 'intervened' },
  { turn: 'May II 41', nation: 'Italian', points: { air: 1 } },
  { turn: 'May II 41', nation: 'German', points: { air: 1 }, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'Italian', points: { infantry: 2 } },
  { turn: 'Jun I 41', nation: 'German', points: { air: 1 }, when: 'intervened' },
  { turn: 'Jun II 41', nation: 'Italian', points: { air: 1 } },
  { turn: 'Jun II 41', nation: 'German', points: { air: 1 }, when: 'intervened' },
  { turn: 'Apr I 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Apr I 41', nation: 'British', points: { air: 1 } },
  { turn: 'Apr II 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Apr II 41', nation: 'British', points: { infantry: 1 } },
  { turn: 'May I 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'May II 41', nation: 'Greek', points: { mountain: 1 } },
  ],
  withdrawals: [
  { turn: 'Jun I 41', nation: 'German', model: 'Me 109E', count: 1, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'German', model: 'Me 109E', count: 1, when: 'yugoslavForces' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 87B', count: 1, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 87B', count: 1, when: 'yugoslavForces' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 88A', count: 1, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'German', model: 'Do 17Z', count: 1, when: 'yugoslavForces' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 52', count: 4, when: 'intervened' },
  ],
  returns: [],
  conversions: [],
  conditional: [
  {
    id: 'hungarian-army', title: 'Hungarian 3rd Army', side: AXIS, event: 'yugoslaviaAllied', delay: 1, when: 'intervened', points: 0, where: inRegion('Hungary'), airWhere: airbases('Hungary'),
    each: [
      ['hu-paa-bud', at('14A:0712', '14A:0811')],
    ],
    units:
      'hu-inf-10 hu-inf-11 hu-inf-12 hu-inf-13 hu-inf-14 hu-inf-15 hu-inf-19 hu-mot-1 hu-mot-2 hu-cav-2 ' +
      'hu-ltk-9 hu-par-1 hu-art-4 hu-eng-1 hu-air-cr42 hu-air-cr32 hu-air-ju86 hu-air-wm16',
  },
  {
    id: 'german-22-air-landing', title: '22nd Air Landing Division', side: AXIS, from: 'May I 41', when: 'intervened', perUnit: true, points: -3, where: anyCity('Bulgaria', 'Greece', 'Romania'),
    units: 'ge-al-16 ge-al-47 ge-al-65',
  },
  {
    id: 'br-wellington', title: 'Wellington', side: ALLIED, from: 'Nov I 40', repeatable: true, points: -1, where: box('middle-east'),
    units: 'br-air-well',
  },
  {
    id: 'br-carpathian', title: 'Carpathian Brigade', side: ALLIED, from: 'Apr I 41', points: -2, where: box('middle-east'),
    units: 'br-inf-carp',
  },
  {
    id: 'br-7-australian', title: '7th Australian Division', side: ALLIED, from: 'Apr I 41', points: -5, where: box('middle-east'),
    units: 'br-inf-7au',
  },
  ],
}
