import type { Group } from './scenario'
import { AXIS } from './sides'
import { airbases, at, inRegion, near } from './where'

/** 33.F: the Italians against Yugoslavia. */
// biome-ignore format: a group a block
export const planYAxis: readonly Group[] = [
  {
    id: 'albania-troop-command', title: 'Albania Troop Command', side: AXIS, nation: 'Italian', where: inRegion('Albania'),
    units:
      'it-inf-19 it-inf-23 it-inf-29 it-inf-49 it-inf-51 it-inf-53 it-lta-131 it-mtn-3 it-inf-gran3 ' +
      'it-cav-aos it-cav-mil it-cav-gui it-art-a1 it-art-a2 it-gaf-a it-cc-1 it-eng-a it-con-a',
  },
  {
    id: 'albanian-units', title: 'Albanian units', side: AXIS, nation: 'Albanian', where: inRegion('Albania'),
    units: 'al-tom al-gram al-dajti al-korab al-gua',
  },
  {
    id: 'albania-added', title: 'Added for Plan Y', side: AXIS, nation: 'Italian', where: inRegion('Albania'),
    units: 'it-mtn-2 it-mtn-5 it-inf-48 it-inf-33 it-art-r1 it-eng-r',
  },
  {
    id: 'second-army', title: '2nd Army', side: AXIS, nation: 'Italian', where: near('14A:0929', 6, 'Mainland Italy'),
    units:
      'it-inf-57 it-inf-15 it-inf-12 it-inf-20 it-inf-26 it-inf-3 it-inf-13 it-inf-14 it-inf-9 it-inf-52 ' +
      'it-cel-1 it-cel-2 it-cel-3 it-arm-133 it-art-s1 it-art-s2 it-art-s3 it-art-s4 it-sart-s1 it-gaf-5 ' +
      'it-gaf-11 it-gaf-23 it-ccnn-49 it-ccnn-60 it-ccnn-61 it-ccnn-63 it-mtn-g1 it-mtn-g9 it-eng-s ' +
      'it-con-s it-laa-s',
  },
  {
    id: 'apulia', title: 'Apulia', side: AXIS, nation: 'Italian', where: near('14A:3825', 6, 'Mainland Italy'),
    units: 'it-inf-47 it-mar-sm it-con-p it-art-p',
  },
  {
    id: 'zara', title: 'Zara garrison', side: AXIS, nation: 'Italian', where: at('14A:1928'),
    units: 'it-sta-zara it-for-zara',
  },
  {
    id: 'air-albania', title: 'Air force in Albania', side: AXIS, nation: 'Italian', where: airbases('Albania'),
    units: 'it-air-cr42-1 it-air-cr32-1 it-air-sm81-1 it-air-ro37-1',
  },
  {
    id: 'air-italy', title: 'Air force in Italy', side: AXIS, nation: 'Italian', where: airbases('Mainland Italy'),
    units:
      'it-air-cr42-2 it-air-g50-1 it-air-sm81-2 it-air-sm79-1 it-air-br20-1 it-air-z1007-1 it-air-ju87-1 ' +
      'it-air-mc200-1 it-air-mc200-s it-air-g50-s it-air-cr42-s it-air-sm79-s it-air-br20-s it-air-z1007-s',
  },
  {
    id: 'position-aa', title: 'Position AA', side: AXIS, nation: 'Italian',
    each: [
      ['it-paa-durazzo', at('14A:3720')],
      ['it-paa-valona', at('14A:4121')],
      ['it-paa-tirane', at('14A:3818')],
      ['it-paa-bari', at('14A:3528')],
      ['it-paa-brindisi', at('14A:3825')],
      ['it-paa-taranto', at('14A:3828')],
      ['it-paa-trieste', at('14A:0929')],
      ['it-paa-venezia', at('14A:0833')],
      ['it-paa-fiume', at('14A:1128')],
    ],
  },
]
