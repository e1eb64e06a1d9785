import type { Group } from './scenario'
import { ALLIED, AXIS } from './sides'
import { airbases, at, box, either, inRegion, marked, near, nearMarked } from './where'

/** 33.B: the Italians on Apr I 41; Germans and Bulgarians come as they would in the campaign. */
// biome-ignore format: a group a block
export const maritaAxis: readonly Group[] = [
  {
    id: 'albania', title: 'Albania Army Group', side: AXIS, nation: 'Italian', where: inRegion('Albania'),
    units:
      'it-inf-19 it-inf-23 it-inf-29 it-inf-49 it-inf-51 it-inf-53 it-lta-131 it-mtn-3 it-inf-gran3 ' +
      'it-cav-aos it-cav-mil it-cav-gui it-art-a1 it-art-a2 it-gaf-a it-cc-1 it-eng-a it-con-a it-inf-47 ' +
      'it-mtn-2 it-mtn-4 it-mtn-5 it-mtn-sp it-inf-48 it-inf-37 it-inf-33 it-inf-11 it-inf-6 it-inf-7 ' +
      'it-inf-56 it-inf-24 it-inf-58 it-inf-59 it-inf-22 it-inf-38 it-inf-41 it-inf-32 it-mcy-1 it-mcy-2 ' +
      'it-mcy-4 it-tnk-4 it-ccnn-24 it-ccnn-28 it-ccnn-36 it-ccnn-45 it-ccnn-72 it-ccnn-80 it-ccnn-92 ' +
      'it-ccnn-108 it-ccnn-109 it-ccnn-152 it-art-r1 it-art-r2 it-art-r3 it-art-r4 it-art-r5 it-sart-r1 ' +
      'it-eng-r it-con-r it-cav-mon it-laa-r1',
  },
  {
    id: 'albanian-units', title: 'Albanian units', side: AXIS, nation: 'Albanian', where: inRegion('Albania'),
    units: 'al-gua al-korab',
  },
  {
    id: 'apulia', title: 'Apulia', side: AXIS, nation: 'Italian', where: near('14A:3825', 6, 'Mainland Italy'),
    units: 'it-inf-18 it-inf-155 it-mar-sm it-con-p it-art-p',
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
    id: 'zara', title: 'Zara garrison', side: AXIS, nation: 'Italian', where: at('14A:1928'),
    units: 'it-sta-zara it-for-zara',
  },
  {
    id: 'rhodes', title: 'Rhodes garrison', side: AXIS, nation: 'Italian', where: box('rhodes'), locked: true,
    units: 'it-inf-50 it-ccnn-201 it-ltk-312 it-paa-rhodes it-air-mxdb-r it-air-cr42-r',
  },
  {
    id: 'leros', title: 'Leros garrison', side: AXIS, nation: 'Italian', where: at('15B:1702'),
    units: 'it-sta-leros it-paa-leros',
  },
  {
    id: 'air-albania', title: 'Air force in Albania', side: AXIS, nation: 'Italian', where: airbases('Albania'),
    units: 'it-air-cr42-1 it-air-g50-2 it-air-sm81-1 it-air-ro37-1 it-air-mc200-1',
  },
  {
    id: 'air-italy', title: 'Air force in Italy', side: AXIS, nation: 'Italian', where: airbases('Mainland Italy'),
    units:
      'it-air-cr42-2 it-air-cr42-3 it-air-g50-1 it-air-sm79-1 it-air-sm79-2 it-air-br20-1 it-air-z1007-1 ' +
      'it-air-z1007-2 it-air-ju87-1 it-air-mc200-2 it-air-sm79s-1 it-air-sm82-1 it-air-mc200-s it-air-g50-s ' +
      'it-air-cr42-s it-air-sm79-s it-air-br20-s it-air-z1007-s it-air-z506-1',
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

/** 33.B: Greeks and British on Apr I 41. */
// biome-ignore format: a group a block
export const maritaAllies: readonly Group[] = [
  {
    id: 'albanian-front', title: 'Army of Epirus and West Macedonia', side: ALLIED, nation: 'Greek', where: either(at('14A:4117', '14A:4216', '14A:4217', '14A:4317', '14A:4318', '14A:4319', '14A:4418', '14A:4419', '14A:4420', '14A:4520', '14A:4620'), nearMarked('Greek-Albanian border', 1, 'Mainland Greece')),
    units:
      'gr-mtn-1 gr-mtn-2 gr-mtn-3 gr-mtn-4 gr-mtn-5 gr-mtn-6 gr-mtn-8 gr-mtn-9 gr-mtn-10 gr-mtn-11 ' +
      'gr-mtn-13 gr-mtn-15 gr-mtn-16 gr-mtn-17 gr-cav-1 gr-mtn-4x gr-mtn-21x gr-mtn-51 gr-mtn-39 gr-art-a ' +
      'gr-art-b gr-art-c gr-eng-1 gr-bor-a1 gr-bor-a2 gr-bor-a3 gr-bor-a4 gr-bor-a5 gr-bor-a6',
  },
  {
    id: 'corfu', title: 'Corfu', side: ALLIED, nation: 'Greek', where: at('14A:4621'),
    units: 'gr-inf-10r',
  },
  {
    id: 'metaxas', title: 'Metaxas Line forts', side: ALLIED, nation: 'Greek', where: at('14A:4309', '14A:4308', '14A:4207', '14A:4307', '14A:4306', '14A:4305'), maxPerHex: 1,
    units: 'gr-for-ist gr-for-rup gr-for-kar gr-for-per gr-for-lis gr-for-pyr',
  },
  {
    id: 'east-macedonia', title: 'East Macedonia Army', side: ALLIED, nation: 'Greek', where: marked('east of the Vardar'),
    units:
      'gr-mtn-7 gr-mtn-14 gr-mtn-18 gr-mot-19 gr-mtn-42 gr-inf-nes gr-bor-b1 gr-bor-b2 gr-bor-b3 gr-bor-b4 ' +
      'gr-bor-b5',
  },
  {
    id: 'eastern-greece', title: 'Eastern Greece', side: ALLIED, nation: 'Greek', where: at('14A:4700'),
    units: 'gr-inf-evr',
  },
  {
    id: 'central-macedonia', title: 'Central Macedonia', side: ALLIED, nation: 'Greek', where: near('14A:4514', 4, 'Mainland Greece'),
    units: 'gr-mtn-12 gr-mtn-20 gr-con-1 gr-con-2',
  },
  {
    id: 'reserve', title: 'Reserve', side: ALLIED, nation: 'Greek', where: inRegion('Mainland Greece'),
    units: 'gr-cav-x',
  },
  {
    id: 'w-force', title: 'W Force', side: ALLIED, nation: 'British', where: near('14A:4513', 4, 'Mainland Greece'),
    units: 'br-arm-1 br-ltk-4h br-inf-2nz br-art-7 br-mgb-27',
  },
  {
    id: 'w-force-rear', title: 'W Force, rear', side: ALLIED, nation: 'British', where: either(near('15B:0911', 3, 'Mainland Greece'), near('14A:4913', 2, 'Mainland Greece')),
    units: 'br-inf-6au br-art-64 br-haa-2 br-laa-16 br-con-1 br-paa-1 br-paa-2',
  },
  {
    id: 'crete', title: 'Crete', side: ALLIED, nation: 'British', where: inRegion('Crete'),
    units: 'br-inf-14 br-cdo-50 br-paa-3',
  },
  {
    id: 'crete-greek', title: 'Crete', side: ALLIED, nation: 'Greek', where: inRegion('Crete'),
    units: 'gr-inf-k1 gr-inf-k2',
  },
  {
    id: 'air', title: 'Air force', side: ALLIED, nation: 'Greek', where: airbases('Greece'),
    units: 'gr-air-p24 gr-air-mxdb gr-air-mxdr',
  },
  {
    id: 'air-british', title: 'Air force', side: ALLIED, nation: 'British', where: airbases('Greece'),
    units: 'br-air-hurri-1 br-air-hurri-2 br-air-blen1-1 br-air-blen1-2 br-air-blen1f br-air-swrd',
  },
  {
    id: 'greek-position-aa', title: 'Greek position AA', side: ALLIED, nation: 'Greek',
    each: [
      ['gr-paa-athenai', at('15B:0911')],
      ['gr-paa-thessalonike', at('14A:4510')],
      ['gr-paa-larisa', at('14A:4913')],
      ['gr-paa-patrai', at('15B:0517')],
      ['gr-paa-volos', at('15B:0112')],
      ['gr-paa-khania', at('15B:2113')],
    ],
  },
]
