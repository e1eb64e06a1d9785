import type { Arrivals, Reinforcement } from './scenario'
import { ALLIED, AXIS } from './sides'
import { airbases, anyCity, at, box, inRegion, largeCities, near } from './where'

/** 32.F: the British of May I 41 if Rommel stays where he is; those who came before are left out. */
export const rommelArrivals: Reinforcement = {
  turn: 'May I 41',
  side: ALLIED,
  where: box('middle-east'),
  units: 'br-inf-7au br-inf-carp br-arm-3 br-inf-22gd br-art-rom br-air-hurri-r br-air-blen4-r',
}

/** 29: order of arrival of the campaign. */
// biome-ignore format: an arrival a line
export const campaignArrivals: Arrivals = {
  reinforcements: [
  { turn: 'Nov I 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-mcy-4 it-ccnn-24 it-art-r1' },
  { turn: 'Nov II 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-mtn-2 it-inf-48 it-mcy-2 it-ccnn-36' },
  { turn: 'Nov II 40', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-mc200-1' },
  { turn: 'Dec I 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-37 it-mtn-5 it-tnk-4 it-ccnn-28 it-art-r2' },
  { turn: 'Dec I 40', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-z1007-2 it-air-g50-2' },
  { turn: 'Dec II 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-33 it-mtn-4 it-mcy-1 it-ccnn-45 it-eng-r' },
  { turn: 'Dec II 40', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-br20-2' },
  { turn: 'Jan I 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-11 it-inf-6 it-inf-7 it-ccnn-72 it-sart-r1' },
  { turn: 'Jan II 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-56 it-inf-24 it-inf-58 it-art-r3 it-con-r it-ccnn-80' },
  { turn: 'Feb I 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-22 it-inf-59 it-mtn-sp it-ccnn-92' },
  { turn: 'Feb I 41', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-mc200-2' },
  { turn: 'Feb II 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-38 it-art-r4 it-ccnn-108 it-laa-r1' },
  { turn: 'Feb II 41', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-sm79-2' },
  { turn: 'Mar I 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-41 it-cav-mon it-ccnn-109' },
  { turn: 'Mar I 41', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-sm79s-1' },
  { turn: 'Mar II 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-32 it-inf-18 it-art-r5 it-ccnn-152' },
  { turn: 'Mar II 41', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-sm82-1 it-air-z506-1' },
  { turn: 'Apr I 41', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-155' },
  { turn: 'Apr II 41', side: AXIS, where: anyCity('Bulgaria', 'Greece', 'Romania'), airWhere: airbases('Bulgaria', 'Greece', 'Romania'), when: 'intervened', units: 'ge-par-2 ge-par-pio ge-air-ju52-x1 ge-air-ju52-x2 ge-air-ju52-x3 ge-air-ju52-x4' },
  { turn: 'May I 41', side: AXIS, where: anyCity('Bulgaria', 'Greece', 'Romania'), airWhere: airbases('Bulgaria', 'Greece', 'Romania'), when: 'intervened', units: 'ge-par-1 ge-par-3 ge-par-st ge-par-mg ge-par-at ge-air-ju52-x5 ge-air-ju52-x6 ge-air-ju52-x7 ge-air-ju52-x8 ge-air-ju52-x9 ge-air-ju52-x10 ge-air-dfs-x1 ge-air-dfs-x2' },
  { turn: 'May I 41', side: AXIS, where: largeCities('Germany'), when: 'intervened', units: 'ge-inf-704 ge-inf-714' },
  { turn: 'May II 41', side: AXIS, where: largeCities('Germany'), when: 'intervened', units: 'ge-inf-717 ge-inf-718 ge-inf-713' },
  { turn: 'Nov I 40', side: ALLIED, where: largeCities('Greece'), units: 'gr-art-a gr-art-b gr-mtn-16x gr-con-2 gr-eng-1' },
  { turn: 'Nov I 40', side: ALLIED, where: box('middle-east'), units: 'br-inf-14 br-paa-1 br-air-glad br-air-blen1-1' },
  { turn: 'Nov II 40', side: ALLIED, where: largeCities('Greece'), units: 'gr-mtn-15' },
  { turn: 'Nov II 40', side: ALLIED, where: box('middle-east'), units: 'br-paa-2 br-air-blen1-2' },
  { turn: 'Dec I 40', side: ALLIED, where: largeCities('Greece'), units: 'gr-mtn-17 gr-art-c' },
  { turn: 'Dec I 40', side: ALLIED, where: box('middle-east'), units: 'br-cdo-50' },
  { turn: 'Dec II 40', side: ALLIED, where: box('middle-east'), units: 'br-air-blen1f' },
  { turn: 'Jan I 41', side: ALLIED, where: box('middle-east'), units: 'br-paa-3' },
  { turn: 'Feb I 41', side: ALLIED, where: largeCities('Greece'), units: 'gr-mot-19' },
  { turn: 'Feb I 41', side: ALLIED, where: box('middle-east'), units: 'br-air-hurri-1' },
  { turn: 'Feb II 41', side: ALLIED, where: largeCities('Greece'), units: 'gr-mtn-18 gr-inf-nes' },
  { turn: 'Mar I 41', side: ALLIED, where: largeCities('Greece'), units: 'gr-mtn-20 gr-inf-evr' },
  { turn: 'Mar I 41', side: ALLIED, where: box('middle-east'), units: 'br-arm-1 br-ltk-4h br-inf-2nz br-art-7 br-haa-2 br-air-swrd' },
  { turn: 'Mar II 41', side: ALLIED, where: largeCities('Greece'), units: 'gr-mtn-21x gr-cav-x' },
  { turn: 'Mar II 41', side: ALLIED, where: box('middle-east'), units: 'br-inf-6au br-art-64 br-laa-16 br-con-1 br-mgb-27' },
  { turn: 'Apr I 41', side: ALLIED, where: box('middle-east'), units: 'br-paa-4 br-air-blen4' },
  { turn: 'Apr II 41', side: ALLIED, where: inRegion('Crete'), units: 'gr-inf-k1 gr-inf-k2 gr-inf-k3 gr-inf-k4 gr-inf-gend' },
  { turn: 'May I 41', side: ALLIED, where: inRegion('Crete'), units: 'gr-inf-k5 gr-inf-k6 gr-inf-k7 gr-inf-k8' },
  { turn: 'May I 41', side: ALLIED, where: box('middle-east'), units: 'br-mar-mnbdo br-paa-mnbdo br-ltk-3h br-inf-royal' },
  { turn: 'May II 41', side: ALLIED, where: box('middle-east'), units: 'br-cdo-lay br-cdo-lay2' },
  ],
  mobilized: [
  { turn: 'Nov I 40', units: 'gr-mtn-2 gr-mtn-3 gr-mtn-4 gr-mtn-10 gr-mtn-11 gr-mtn-14' },
  { turn: 'Nov II 40', units: 'gr-mtn-12 gr-cav-1' },
  ],
  replacements: [
  { turn: 'Nov II 40', nation: 'Italian', points: { air: 1 } },
  { turn: 'Dec I 40', nation: 'Italian', points: { infantry: 2 } },
  { turn: 'Dec II 40', nation: 'Italian', points: { air: 1 } },
  { turn: 'Jan I 41', nation: 'Italian', points: { infantry: 2, mountain: 1 } },
  { turn: 'Jan II 41', nation: 'Italian', points: { armor: 1, air: 1 } },
  { turn: 'Feb I 41', nation: 'Italian', points: { infantry: 2, mountain: 1 } },
  { turn: 'Feb II 41', nation: 'Italian', points: { air: 1 } },
  { turn: 'Mar I 41', nation: 'Italian', points: { infantry: 2, mountain: 1 } },
  { turn: 'Mar II 41', nation: 'Italian', points: { armor: 1, air: 1 } },
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
  { turn: 'Jul I 41', nation: 'Italian', points: { infantry: 2 } },
  { turn: 'Jul II 41', nation: 'Italian', points: { air: 1 } },
  { turn: 'Aug II 41', nation: 'Italian', points: { air: 1 } },
  { turn: 'Nov II 40', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Dec I 40', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Dec I 40', nation: 'British', points: { air: 1 } },
  { turn: 'Dec II 40', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Jan I 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Jan II 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Feb I 41', nation: 'Greek', points: { mountain: 1, air: 1 } },
  { turn: 'Feb I 41', nation: 'British', points: { air: 1 } },
  { turn: 'Feb II 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Mar I 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Mar II 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Mar II 41', nation: 'British', points: { infantry: 1 } },
  { turn: 'Apr I 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Apr I 41', nation: 'British', points: { air: 1 } },
  { turn: 'Apr II 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'Apr II 41', nation: 'British', points: { infantry: 1 } },
  { turn: 'May I 41', nation: 'Greek', points: { mountain: 1 } },
  { turn: 'May II 41', nation: 'Greek', points: { mountain: 1 } },
  ],
  withdrawals: [
  { turn: 'Dec II 40', nation: 'Italian', model: 'SM.81', count: 1 },
  { turn: 'Jan I 41', nation: 'Italian', model: 'G.50', count: 1 },
  { turn: 'Jan II 41', nation: 'Italian', model: 'Ju 87B/R', count: 1 },
  { turn: 'Feb II 41', nation: 'Italian', model: 'BR.20M', count: 1 },
  { turn: 'Apr II 41', nation: 'Italian', model: 'CR.42', count: 1 },
  { turn: 'Jun I 41', nation: 'German', model: 'Me 109E', count: 1, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'German', model: 'Me 109E', count: 1, when: 'yugoslavForces' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 87B', count: 1, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 87B', count: 1, when: 'yugoslavForces' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 88A', count: 1, when: 'intervened' },
  { turn: 'Jun I 41', nation: 'German', model: 'Do 17Z', count: 1, when: 'yugoslavForces' },
  { turn: 'Jun I 41', nation: 'German', model: 'Ju 52', count: 4, when: 'intervened' },
  ],
  returns: [
  { turn: 'Mar I 41', nation: 'Italian', model: 'Ju 87B/R', count: 1, where: airbases('Mainland Italy') },
  { turn: 'Apr I 41', nation: 'Italian', model: 'G.50', count: 1, where: airbases('Mainland Italy') },
  ],
  conversions: [
  { turn: 'Jan I 41', from: 'it-air-cr32-1', to: 'it-air-cr42-3' },
  { turn: 'Dec II 40', from: 'gr-mtn-16x', to: 'gr-mtn-16' },
  { turn: 'Mar I 41', from: 'br-air-glad', to: 'br-air-hurri-2' },
  ],
  conditional: [
  {
    id: 'it-second-army', title: 'Italian 2nd Army', side: AXIS, event: 'yugoslaviaAllied', delay: 0, points: 0, where: near('14A:0929', 6, 'Mainland Italy'), airWhere: airbases('Mainland Italy'),
    units:
      'it-inf-57 it-inf-15 it-inf-12 it-inf-20 it-inf-26 it-inf-3 it-inf-13 it-inf-14 it-inf-9 it-inf-52 ' +
      'it-cel-1 it-cel-2 it-cel-3 it-arm-133 it-art-s1 it-art-s2 it-art-s3 it-art-s4 it-sart-s1 it-gaf-5 ' +
      'it-gaf-11 it-gaf-23 it-ccnn-49 it-ccnn-60 it-ccnn-61 it-ccnn-63 it-mtn-g1 it-mtn-g9 it-eng-s ' +
      'it-con-s it-laa-s it-air-mc200-s it-air-g50-s it-air-cr42-s it-air-sm79-s it-air-br20-s ' +
      'it-air-z1007-s',
  },
  {
    id: 'it-extra-inf-16', title: '16 Pistoia', side: AXIS, from: 'Dec I 40', points: -3, where: largeCities('Mainland Italy'),
    units: 'it-inf-c16',
  },
  {
    id: 'it-extra-inf-2', title: '2 Sforzesca', side: AXIS, from: 'Dec I 40', points: -3, where: largeCities('Mainland Italy'),
    units: 'it-inf-c2',
  },
  {
    id: 'it-extra-inf-5', title: '5 Cosseria', side: AXIS, from: 'Dec I 40', points: -3, where: largeCities('Mainland Italy'),
    units: 'it-inf-c5',
  },
  {
    id: 'it-extra-alpini', title: '1 Taurinense', side: AXIS, from: 'Dec I 40', points: -4, where: largeCities('Mainland Italy'),
    units: 'it-mtn-1',
  },
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
    id: 'br-16-brigade', title: 'British 16th Brigade', side: ALLIED, from: 'Jan I 41', points: -2, where: box('middle-east'),
    units: 'br-inf-16',
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
