import type { Group } from './scenario'
import { ALLIED, AXIS } from './sides'
import { airbasesOnSheet, at, box, near, onSheet } from './where'

/** 33.D: the Axis on May II 41. */
// biome-ignore format: a group a block
export const creteAxis: readonly Group[] = [
  {
    id: 'airborne', title: '7th Air Division', side: AXIS, nation: 'German', where: airbasesOnSheet('15B', 'Mainland Greece'),
    units: 'ge-par-1 ge-par-2 ge-par-3 ge-par-st ge-par-pio ge-par-mg ge-par-at',
  },
  {
    id: 'mountain', title: 'Mountain divisions', side: AXIS, nation: 'German', where: onSheet('15B', 'Mainland Greece'),
    units: 'ge-mtn-5 ge-mtn-6',
  },
  {
    id: 'army', title: 'Army troops', side: AXIS, nation: 'German', where: onSheet('15B', 'Mainland Greece'),
    units: 'ge-con-18 ge-con-21',
  },
  {
    id: 'transports', title: 'Transports', side: AXIS, nation: 'German', where: airbasesOnSheet('15B', 'Mainland Greece'),
    units:
      'ge-air-ju52-x1 ge-air-ju52-x2 ge-air-ju52-x3 ge-air-ju52-x4 ge-air-ju52-x5 ge-air-ju52-x6 ' +
      'ge-air-ju52-x7 ge-air-ju52-x8 ge-air-ju52-x9 ge-air-ju52-x10 ge-air-dfs-x1 ge-air-dfs-x2',
  },
  {
    id: 'luftwaffe', title: 'VIII Fliegerkorps', side: AXIS, nation: 'German', where: airbasesOnSheet('15B', 'Mainland Greece', 'Greek Islands', 'Dodecanese Islands'),
    units:
      'ge-air-me109-g1 ge-air-me109-g2 ge-air-me109-g3 ge-air-me110-g1 ge-air-me110-y1 ge-air-ju87b-g1 ' +
      'ge-air-ju87b-g2 ge-air-ju87b-g3 ge-air-ju88-g1 ge-air-ju88-g2 ge-air-do17-g1 ge-air-do17-y1 ' +
      'ge-air-he111s-g1',
  },
  {
    id: 'rhodes', title: 'Rhodes garrison', side: AXIS, nation: 'Italian', where: box('rhodes'),
    units: 'it-inf-50 it-ccnn-201 it-ltk-312 it-paa-rhodes it-air-mxdb-r it-air-cr42-r it-air-sm79s-1',
  },
  {
    id: 'leros', title: 'Leros garrison', side: AXIS, nation: 'Italian', where: at('15B:1702'),
    units: 'it-mar-sm it-sta-leros it-paa-leros',
  },
  {
    id: 'flak', title: 'Flak', side: AXIS, nation: 'German', where: near('15B:0911', 2, 'Mainland Greece'),
    units: 'ge-paa-1 ge-paa-2',
  },
]

/** 33.D: British and Greeks on Crete. */
// biome-ignore format: a group a block
export const creteAllies: readonly Group[] = [
  {
    id: 'khania', title: 'Khania and Maleme', side: ALLIED, nation: 'British', where: at('15B:2113', '15B:2114'),
    units: 'br-inf-5nz br-inf-4nz br-inf-10nz br-mar-mnbdo br-inf-royal br-paa-mnbdo',
  },
  {
    id: 'rethymnon', title: 'Rethymnon', side: ALLIED, nation: 'British', where: near('15B:2212', 1, 'Crete'),
    units: 'br-inf-19au br-paa-3',
  },
  {
    id: 'iraklion', title: 'Iraklion', side: ALLIED, nation: 'British', where: at('15B:2310'),
    units: 'br-inf-14 br-inf-au2 br-ltk-3h br-paa-1',
  },
  {
    id: 'greek-west', title: 'Greeks in the west', side: ALLIED, nation: 'Greek', where: at('15B:2113', '15B:2114', '15B:2115'),
    units: 'gr-inf-k1 gr-inf-k6 gr-inf-k8 gr-inf-k2',
  },
  {
    id: 'greek-centre', title: 'Greeks in the centre', side: ALLIED, nation: 'Greek', where: near('15B:2212', 1, 'Crete'),
    units: 'gr-inf-k4 gr-inf-k5 gr-inf-gend',
  },
  {
    id: 'greek-east', title: 'Greeks in the east', side: ALLIED, nation: 'Greek', where: near('15B:2310', 1, 'Crete'),
    units: 'gr-inf-k3 gr-inf-k7',
  },
  {
    id: 'aa', title: 'Position AA', side: ALLIED, nation: 'Greek', where: at('15B:2113'),
    units: 'gr-paa-khania',
  },
]
