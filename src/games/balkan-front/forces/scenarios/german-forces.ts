import type { Group } from './scenario'
import { AXIS } from './sides'
import { airbases, at, either, inRegion, near, onBorder } from './where'

/** 28.A.2.b: the intervention forces for Greece. */
// biome-ignore format: a group a block
export const forGreece: readonly Group[] = [
  {
    id: 'greece-bulgaria', title: '12th Army, forward', side: AXIS, nation: 'German', where: inRegion('Bulgaria'),
    units:
      'ge-pz-2 ge-pz-9 ge-mtn-5 ge-mtn-6 ge-inf-72 ge-inf-73 ge-inf-50 ge-inf-164 ge-inf-125r ge-art-20 ' +
      'ge-art-70 ge-art-114 ge-stg-190 ge-stg-191 ge-aeng-659 ge-eng-70 ge-con-18 ge-atk-560 ge-haa-23 ' +
      'ge-haa-24 ge-cdo-br',
  },
  {
    id: 'greece-romania', title: '12th Army, rear', side: AXIS, nation: 'German', where: inRegion('Romania'),
    units: 'ge-mot-lah ge-inf-46 ge-inf-76 ge-inf-198 ge-pz-16 ge-con-21 ge-sart-646',
  },
  {
    id: 'luftwaffe-greece', title: 'VIII Fliegerkorps', side: AXIS, nation: 'German', where: airbases('Bulgaria', 'Romania'), freeAirfields: { count: 2, where: inRegion('Bulgaria') },
    units:
      'ge-air-me109-g1 ge-air-me109-g2 ge-air-me109-g3 ge-air-me110-g1 ge-air-ju87b-g1 ge-air-ju87b-g2 ' +
      'ge-air-ju87b-g3 ge-air-ju88-g1 ge-air-ju88-g2 ge-air-do17-g1 ge-air-hs123-g1 ge-air-he111s-g1',
  },
  {
    id: 'aa', title: 'Position AA', side: AXIS, nation: 'German',
    each: [
      ['ge-paa-2', at('14A:3606')],
      ['ge-paa-1', at('14A:2802')],
    ],
  },
]

/** 28.A.2.b: and for Yugoslavia, if it is Allied. */
// biome-ignore format: a group a block
export const forYugoslavia: readonly Group[] = [
  {
    id: 'first-panzer-group', title: '1st Panzer Group', side: AXIS, nation: 'German', where: inRegion('Bulgaria'),
    units: 'ge-pz-5 ge-pz-11 ge-mot-60 ge-mtn-4 ge-inf-294 ge-art-511 ge-eng-604 ge-haa-101',
  },
  {
    id: 'xli', title: 'XLI Corps', side: AXIS, nation: 'German', where: near('14A:1908', 6, 'Romania'),
    units: 'ge-mot-gd ge-mot-dr ge-haa-hg',
  },
  {
    id: 'second-army-hungary', title: 'XLVI Corps', side: AXIS, nation: 'German', where: inRegion('Hungary'),
    units: 'ge-pz-8 ge-pz-14 ge-mot-16',
  },
  {
    id: 'second-army-germany', title: '2nd Army', side: AXIS, nation: 'German', where: inRegion('Germany'),
    units:
      'ge-mtn-1 ge-lt-101 ge-inf-79 ge-inf-125 ge-inf-132 ge-inf-183 ge-bor-538 ge-art-617 ge-art-620 ' +
      'ge-aeng-51 ge-con-10 ge-atk-525 ge-haa-38 ge-stg-184',
  },
  {
    id: 'luftwaffe-yugoslavia', title: 'Luftflotte 4', side: AXIS, nation: 'German', where: airbases('Germany', 'Hungary', 'Romania', 'Bulgaria'),
    units:
      'ge-air-me109-y1 ge-air-me109-y2 ge-air-me109-y3 ge-air-me110-y1 ge-air-ju87b-y1 ge-air-ju87b-y2 ' +
      'ge-air-ju88-y1 ge-air-do17-y1 ge-air-do17-y2 ge-air-he111-y1',
  },
  {
    id: 'aa-yugoslavia', title: 'Position AA in the north', side: AXIS, nation: 'German',
    each: [
      ['ge-paa-3', at('14A:0522')],
      ['ge-paa-4', at('14A:0118')],
    ],
  },
]

/** 28.C.1: deployed when Bulgaria joins. */
// biome-ignore format: a group a block
export const bulgarianArmy: readonly Group[] = [
  {
    id: 'bulgaria', title: 'Bulgarian Army', side: AXIS, nation: 'Bulgarian', where: inRegion('Bulgaria'),
    each: [['bu-bor-1 bu-bor-2 bu-bor-3 bu-bor-4 bu-bor-5 bu-bor-6', either(onBorder('Bulgaria', 'Greece'), onBorder('Bulgaria', 'Yugoslavia'))], ['bu-paa-sof', at('14A:3606')]],
    units:
      'bu-inf-1 bu-inf-2 bu-inf-5 bu-inf-6 bu-inf-7 bu-inf-8 bu-inf-9 bu-inf-10 bu-cav-1 bu-cav-2 bu-art-1 ' +
      'bu-art-2 bu-ltk-1 bu-eng-1 bu-con-1',
  },
  {
    id: 'bulgaria-air', title: 'Bulgarian air force', side: AXIS, nation: 'Bulgarian', where: airbases('Bulgaria'),
    units: 'bu-air-b534 bu-air-p43 bu-air-b71',
  },
]

/** 28.A.2.a, F11: what may come as assistance. */
export const assistancePool =
  'ge-pz-8 ge-pz-14 ge-mot-16 ge-mtn-1 ge-lt-101 ge-inf-79 ge-inf-125 ge-inf-132 ge-inf-183 ge-bor-538 ' +
  'ge-art-617 ge-art-620 ge-aeng-51 ge-con-10 ge-atk-525 ge-haa-38 ge-stg-184 ge-pz-5 ge-pz-11 ' +
  'ge-mot-60 ge-mtn-4 ge-inf-294 ge-art-511 ge-eng-604 ge-haa-101 ge-air-me109-y1 ge-air-me109-y2 ' +
  'ge-air-me109-y3 ge-air-me110-y1 ge-air-ju87b-y1 ge-air-ju87b-y2 ge-air-ju88-y1 ge-air-do17-y1 ' +
  'ge-air-do17-y2 ge-air-he111-y1'
