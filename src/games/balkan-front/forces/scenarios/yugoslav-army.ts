import type { Group, MobilizationStep } from './scenario'
import { ALLIED } from './sides'
import { airbases, anyCity, at, inRegion, near, onBorder } from './where'

/** 28.C.2: the Yugoslav army in peace, set up by the Allied player. */
// biome-ignore format: a group a block
export const neutralityWatch: readonly Group[] = [
  {
    id: 'watch-cadres', title: 'Neutrality watch: divisions', side: ALLIED, nation: 'Yugoslav', cadre: true,
    each: [
      ['yu-inf-38', anyCity('Slovenia')],
      ['yu-inf-12 yu-inf-27 yu-cav-1', anyCity('Croatia')],
      ['yu-inf-10', anyCity('Bosnia-Hercegovina')],
      ['yu-inf-1 yu-inf-3 yu-inf-5 yu-inf-7 yu-inf-9 yu-cav-3', anyCity('Serbia')],
      ['yu-inf-20 yu-inf-25 yu-inf-31', anyCity('Kosovo and Macedonia')],
      ['yu-inf-15', anyCity('Montenegro')],
    ],
  },
  {
    id: 'watch-border', title: 'Border units', side: ALLIED, nation: 'Yugoslav', maxPerHex: 1,
    each: [
      ['yu-bor-1 yu-bor-2 yu-bor-3 yu-bor-4', onBorder('Yugoslavia', 'Italy')],
      ['yu-bor-5 yu-bor-6', onBorder('Yugoslavia', 'Germany')],
      ['yu-bor-7 yu-bor-8 yu-bor-9', onBorder('Yugoslavia', 'Hungary')],
      ['yu-bor-10 yu-bor-11', onBorder('Yugoslavia', 'Romania')],
      ['yu-bor-12 yu-bor-13 yu-bor-14 yu-bor-15', onBorder('Yugoslavia', 'Bulgaria')],
      ['yu-bor-16', onBorder('Yugoslavia', 'Greece')],
      ['yu-bor-17 yu-bor-18 yu-bor-19 yu-bor-20', onBorder('Yugoslavia', 'Albania')],
    ],
  },
  {
    id: 'watch-other', title: 'Fortress and army troops', side: ALLIED, nation: 'Yugoslav',
    each: [
      ['yu-for-kot', at('14A:3120')],
      ['yu-for-sib', at('14A:2127')],
      ['yu-for-lju', at('14A:0627', '14A:0827', '14A:1027')],
      ['yu-mtn-tri', inRegion('Slovenia')],
      ['yu-mtn-ris', near('14A:1228', 3, 'Croatia')],
      ['yu-inf-gd yu-laa-1 yu-paa-beograd', at('14A:2211')],
      ['yu-ltk-1', near('14A:2211', 2, 'Serbia')],
      ['yu-ltk-2', near('14A:3713', 2, 'Kosovo and Macedonia')],
      ['yu-art-1', inRegion('Serbia')],
      ['yu-paa-zagreb', at('14A:1123')],
      ['yu-paa-skoplje', at('14A:3713')],
    ],
  },
  {
    id: 'watch-air', title: 'Air force', side: ALLIED, nation: 'Yugoslav', where: airbases('Yugoslavia'), maxPerHex: 2,
    units:
      'yu-air-me109 yu-air-hurri yu-air-fury yu-air-do17-1 yu-air-do17-2 yu-air-blen yu-air-sm79 ' +
      'yu-air-bre19-1 yu-air-bre19-2',
  },
]

/** 33.B: step M is done before the scenario. */
// biome-ignore format: a group a block
export const yugoslavArmy: readonly Group[] = [
  {
    id: 'watch-mobilized', title: 'Divisions, mobilized', side: ALLIED, nation: 'Yugoslav',
    each: [
      ['yu-inf-38', anyCity('Slovenia')],
      ['yu-inf-12 yu-inf-27 yu-cav-1', anyCity('Croatia')],
      ['yu-inf-10', anyCity('Bosnia-Hercegovina')],
      ['yu-inf-1 yu-inf-3 yu-inf-5 yu-inf-7 yu-inf-9 yu-cav-3', anyCity('Serbia')],
      ['yu-inf-20 yu-inf-25 yu-inf-31', anyCity('Kosovo and Macedonia')],
      ['yu-inf-15', anyCity('Montenegro')],
    ],
  },
  {
    id: 'watch-border', title: 'Border units', side: ALLIED, nation: 'Yugoslav', maxPerHex: 1,
    each: [
      ['yu-bor-1 yu-bor-2 yu-bor-3 yu-bor-4', onBorder('Yugoslavia', 'Italy')],
      ['yu-bor-5 yu-bor-6', onBorder('Yugoslavia', 'Germany')],
      ['yu-bor-7 yu-bor-8 yu-bor-9', onBorder('Yugoslavia', 'Hungary')],
      ['yu-bor-10 yu-bor-11', onBorder('Yugoslavia', 'Romania')],
      ['yu-bor-12 yu-bor-13 yu-bor-14 yu-bor-15', onBorder('Yugoslavia', 'Bulgaria')],
      ['yu-bor-16', onBorder('Yugoslavia', 'Greece')],
      ['yu-bor-17 yu-bor-18 yu-bor-19 yu-bor-20', onBorder('Yugoslavia', 'Albania')],
    ],
  },
  {
    id: 'watch-other', title: 'Fortress and army troops', side: ALLIED, nation: 'Yugoslav',
    each: [
      ['yu-for-kot', at('14A:3120')],
      ['yu-for-sib', at('14A:2127')],
      ['yu-for-lju', at('14A:0627', '14A:0827', '14A:1027')],
      ['yu-mtn-tri', inRegion('Slovenia')],
      ['yu-mtn-ris', near('14A:1228', 3, 'Croatia')],
      ['yu-inf-gd yu-laa-1 yu-paa-beograd', at('14A:2211')],
      ['yu-ltk-1', near('14A:2211', 2, 'Serbia')],
      ['yu-ltk-2', near('14A:3713', 2, 'Kosovo and Macedonia')],
      ['yu-art-1', inRegion('Serbia')],
      ['yu-paa-zagreb', at('14A:1123')],
      ['yu-paa-skoplje', at('14A:3713')],
    ],
  },
  {
    id: 'watch-air', title: 'Air force', side: ALLIED, nation: 'Yugoslav', where: airbases('Yugoslavia'), maxPerHex: 2,
    units:
      'yu-air-me109 yu-air-hurri yu-air-fury yu-air-do17-1 yu-air-do17-2 yu-air-blen yu-air-sm79 ' +
      'yu-air-bre19-1 yu-air-bre19-2',
  },
  {
    id: 'mobilized', title: 'Mobilized army troops', side: ALLIED, nation: 'Yugoslav',
    each: [
      ['yu-laa-2', anyCity('Croatia')],
      ['yu-eng-1 yu-con-1', anyCity('Serbia')],
    ],
  },
]

/** 28.C.2.b: one step in each initial phase. */
// biome-ignore format: a step a block
export const mobilization: readonly MobilizationStep[] = [
  {
    label: 'M',
    flip:
      'yu-inf-1 yu-inf-3 yu-inf-5 yu-inf-7 yu-inf-9 yu-inf-10 yu-inf-12 yu-inf-15 yu-inf-20 yu-inf-25 ' +
      'yu-inf-27 yu-inf-31 yu-inf-38 yu-cav-1 yu-cav-3',
    place: [
      ['yu-laa-2', anyCity('Croatia')],
      ['yu-eng-1 yu-con-1', anyCity('Serbia')],
    ],
  },
  {
    label: 'M+1',
    place: [
      ['yu-inf-8 yu-inf-34 yu-inf-46 yu-inf-50 yu-cav-2 yu-laa-4', anyCity('Serbia')],
      ['yu-inf-13 yu-inf-17 yu-art-4', anyCity('Bosnia-Hercegovina')],
      ['yu-inf-22 yu-art-3 yu-laa-3', anyCity('Kosovo and Macedonia')],
      ['yu-inf-30 yu-inf-33 yu-inf-40 yu-inf-42 yu-art-2 yu-eng-2', anyCity('Croatia')],
      ['yu-mtn-kom', anyCity('Montenegro')],
    ],
  },
  {
    label: 'M+2',
    place: [
      ['yu-inf-44 yu-inf-47 yu-con-2 yu-chet-2', anyCity('Bosnia-Hercegovina')],
      ['yu-inf-49 yu-art-5 yu-chet-1', anyCity('Serbia')],
      ['yu-inf-32', anyCity('Slovenia')],
      ['yu-chet-3', anyCity('Kosovo and Macedonia')],
    ],
  },
]
