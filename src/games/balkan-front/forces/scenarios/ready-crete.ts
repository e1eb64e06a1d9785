import type { Ready } from './scenario'

/** F35: both sides on May II 41. */
// biome-ignore format: a hex a line
export const readyCrete: Ready = {
  '15B:0711': 'ge-mtn-6 ge-air-he111s-g1',
  '15B:0812': 'ge-par-3 ge-con-18 ge-air-ju52-x6 ge-air-ju52-x10 ge-air-dfs-x2',
  '15B:0813': 'ge-par-2 ge-par-mg ge-air-ju52-x5 ge-air-ju52-x8 ge-air-ju52-x9',
  '15B:0911': 'ge-par-1 ge-par-st ge-par-pio ge-mtn-5 ge-air-ju52-x1 ge-air-ju52-x2 ge-air-ju52-x3 ge-air-ju52-x4 ge-air-dfs-x1 ge-air-ju88-g1 ge-air-ju88-g2 ge-air-do17-g1 ge-air-do17-y1 ge-paa-1 ge-paa-2',
  '15B:0915': 'ge-par-at ge-air-ju52-x7 ge-air-me110-g1 ge-air-me110-y1',
  '15B:1316': 'ge-con-21 ge-air-ju87b-g1 ge-air-ju87b-g2',
  '15B:1610': 'ge-air-me109-g1 ge-air-me109-g2 ge-air-me109-g3',
  '15B:1702': 'it-mar-sm it-sta-leros it-paa-leros',
  '15B:2113': 'br-inf-4nz br-inf-10nz br-mar-mnbdo br-inf-royal gr-inf-k1 gr-inf-k2 gr-paa-khania',
  '15B:2114': 'br-inf-5nz br-paa-mnbdo gr-inf-k6',
  '15B:2115': 'gr-inf-k8',
  '15B:2211': 'gr-inf-gend',
  '15B:2212': 'br-inf-19au br-paa-3 gr-inf-k4 gr-inf-k5',
  '15B:2310': 'br-inf-14 br-inf-au2 br-ltk-3h br-paa-1 gr-inf-k3 gr-inf-k7',
  '15B:2402': 'ge-air-ju87b-g3',
  'rhodes': 'it-inf-50 it-ccnn-201 it-ltk-312 it-paa-rhodes it-air-mxdb-r it-air-cr42-r it-air-sm79s-1',
}
