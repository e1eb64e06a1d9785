import type { Group } from './scenario'
import { ALLIED, AXIS } from './sides'
import { airbases, at, box, inRegion, near, nearMarked, onBorder } from './where'

/** 30: the Italians on Nov I 40. */
// biome-ignore format: a group a block
export const campaignAxis: readonly Group[] = [
  {
    id: 'albania-troop-command', title: 'Albania Troop Command', side: AXIS, nation: 'Italian', where: inRegion('Albania'), atLeast: { re: 3, mark: 'Yugoslav defence garrison' },
    units:
      'it-inf-19 it-inf-23 it-inf-29 it-inf-49 it-inf-51 it-inf-53 it-lta-131 it-mtn-3 it-inf-gran3 ' +
      'it-cav-aos it-cav-mil it-cav-gui it-art-a1 it-art-a2 it-gaf-a it-cc-1 it-eng-a it-con-a',
  },
  {
    id: 'albanian-units', title: 'Albanian units', side: AXIS, nation: 'Albanian', where: inRegion('Albania'),
    units: 'al-tom al-gram al-dajti al-korab al-gua',
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
    id: 'rhodes', title: 'Rhodes garrison', side: AXIS, nation: 'Italian', where: box('rhodes'), locked: true,
    units: 'it-inf-50 it-ccnn-201 it-ltk-312 it-paa-rhodes',
  },
  {
    id: 'leros', title: 'Leros garrison', side: AXIS, nation: 'Italian', where: at('15B:1702'),
    units: 'it-sta-leros it-paa-leros',
  },
  {
    id: 'rhodes-air', title: 'Rhodes air units', side: AXIS, nation: 'Italian', where: box('rhodes'), locked: true,
    units: 'it-air-mxdb-r it-air-cr42-r',
  },
  {
    id: 'air-albania', title: 'Air force in Albania', side: AXIS, nation: 'Italian', where: airbases('Albania'),
    units: 'it-air-cr42-1 it-air-cr32-1 it-air-sm81-1 it-air-ro37-1',
  },
  {
    id: 'air-italy', title: 'Air force in Italy', side: AXIS, nation: 'Italian', where: airbases('Mainland Italy'),
    units: 'it-air-cr42-2 it-air-g50-1 it-air-sm81-2 it-air-sm79-1 it-air-br20-1 it-air-z1007-1 it-air-ju87-1',
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

/** 30: the Greeks on Nov I 40. */
// biome-ignore format: a group a block
export const campaignAllies: readonly Group[] = [
  {
    id: 'albanian-border', title: 'Covering force on the Albanian border', side: ALLIED, nation: 'Greek', where: nearMarked('Greek-Albanian border', 2, 'Mainland Greece'),
    units: 'gr-mtn-1 gr-mtn-8 gr-mtn-9 gr-mtn-51 gr-mtn-39 gr-mtn-4x',
  },
  {
    id: 'border-albania', title: 'Border units on the Albanian border', side: ALLIED, nation: 'Greek', where: at('14A:4215', '14A:4316', '14A:4416', '14A:4417', '14A:4518', '14A:4519', '14A:4619', '14A:4720'), maxPerHex: 1,
    units: 'gr-bor-a1 gr-bor-a2 gr-bor-a3 gr-bor-a4 gr-bor-a5 gr-bor-a6',
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
    id: 'border-bulgaria', title: 'Border units on the Bulgarian border', side: ALLIED, nation: 'Greek', where: onBorder('Mainland Greece', 'Bulgaria'), maxPerHex: 1,
    units: 'gr-bor-b1 gr-bor-b2 gr-bor-b3 gr-bor-b4 gr-bor-b5',
  },
  {
    id: 'macedonia', title: 'Macedonia', side: ALLIED, nation: 'Greek', where: near('14A:4407', 3, 'Mainland Greece'),
    units: 'gr-mtn-42',
  },
  {
    id: 'crete', title: 'Crete', side: ALLIED, nation: 'Greek', where: inRegion('Crete'),
    units: 'gr-mtn-5',
  },
  {
    id: 'eastern-greece', title: 'Eastern Greece', side: ALLIED, nation: 'Greek', where: at('14A:4700'),
    units: 'gr-mtn-13',
  },
  {
    id: 'construction', title: 'Construction', side: ALLIED, nation: 'Greek', where: inRegion('Mainland Greece'),
    units: 'gr-con-1',
  },
  {
    id: 'air', title: 'Air force', side: ALLIED, nation: 'Greek', where: airbases('Greece'),
    units: 'gr-air-p24 gr-air-mxdf gr-air-mxdb gr-air-bat gr-air-mxdr',
  },
  {
    id: 'cadres', title: 'Divisions not yet mobilized', side: ALLIED, nation: 'Greek', cadre: true,
    each: [
      ['gr-mtn-2', near('15B:0911', 1, 'Mainland Greece')],
      ['gr-mtn-3', near('15B:0517', 1, 'Mainland Greece')],
      ['gr-mtn-4', near('15B:1014', 1, 'Mainland Greece')],
      ['gr-mtn-10', near('14A:4513', 1, 'Mainland Greece')],
      ['gr-mtn-11 gr-cav-1', near('14A:4510', 1, 'Mainland Greece')],
      ['gr-mtn-12', near('14A:4601', 1, 'Mainland Greece')],
      ['gr-mtn-14', near('14A:4503', 1, 'Mainland Greece')],
    ],
  },
  {
    id: 'metaxas-divisions', title: 'Divisions of the Metaxas Line', side: ALLIED, nation: 'Greek',
    each: [
      ['gr-mtn-6', near('14A:4407', 2, 'Mainland Greece')],
      ['gr-mtn-7', near('14A:4405', 2, 'Mainland Greece')],
    ],
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
