import type { Arrivals } from './scenario'
import { AXIS } from './sides'
import { airbases, at, either, inRegion, largeCities, onBorder } from './where'

/** 29: order of arrival of 33.F. */
// biome-ignore format: an arrival a line
export const planYArrivals: Arrivals = {
  reinforcements: [
  { turn: 'Nov I 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-mcy-4 it-ccnn-24' },
  { turn: 'Nov II 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-mcy-2 it-ccnn-36' },
  { turn: 'Dec I 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-inf-37 it-tnk-4 it-ccnn-28 it-art-r2' },
  { turn: 'Dec I 40', side: AXIS, where: airbases('Mainland Italy'), units: 'it-air-z1007-2 it-air-g50-2' },
  { turn: 'Dec II 40', side: AXIS, where: largeCities('Mainland Italy'), units: 'it-mtn-4 it-mcy-1 it-ccnn-45' },
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
  ],
  mobilized: [],
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
  ],
  withdrawals: [
  { turn: 'Jan II 41', nation: 'Italian', model: 'Ju 87B/R', count: 1 },
  ],
  returns: [
  { turn: 'Mar I 41', nation: 'Italian', model: 'Ju 87B/R', count: 1, where: airbases('Mainland Italy') },
  ],
  conversions: [
  { turn: 'Jan I 41', from: 'it-air-cr32-1', to: 'it-air-cr42-3' },
  ],
  conditional: [
  {
    id: 'balkan-intervention', title: 'Hungary and Bulgaria', side: AXIS, event: 'balkanIntervention', delay: 0, points: 0,
    each: [
      ['hu-inf-10 hu-inf-11 hu-inf-12 hu-inf-13 hu-inf-14 hu-inf-15 hu-inf-19 hu-mot-1 hu-mot-2 hu-cav-2 hu-ltk-9 hu-par-1 hu-art-4 hu-eng-1', inRegion('Hungary')],
      ['bu-inf-1 bu-inf-2 bu-inf-5 bu-inf-6 bu-inf-7 bu-inf-8 bu-inf-9 bu-inf-10 bu-cav-1 bu-cav-2 bu-art-1 bu-art-2 bu-ltk-1 bu-eng-1 bu-con-1', inRegion('Bulgaria')],
      ['hu-air-cr42 hu-air-cr32 hu-air-ju86 hu-air-wm16', airbases('Hungary')],
      ['bu-air-b534 bu-air-p43 bu-air-b71', airbases('Bulgaria')],
      ['hu-paa-bud', at('14A:0712', '14A:0811')],
      ['bu-bor-1 bu-bor-2 bu-bor-3 bu-bor-4 bu-bor-5 bu-bor-6', either(onBorder('Bulgaria', 'Greece'), onBorder('Bulgaria', 'Yugoslavia'))],
      ['bu-paa-sof', at('14A:3606')],
    ],
  },
  ],
}
