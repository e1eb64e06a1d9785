import type { Ready } from './scenario'

/** R-DEP: forces that come together later. */
// biome-ignore format: a hex a line
export const readyForGreece: Ready = {
  '14A:2802': 'ge-mot-lah ge-inf-76 ge-pz-16 ge-sart-646 ge-air-he111s-g1 ge-paa-1',
  '14A:2803': 'ge-inf-46 ge-inf-198 ge-con-21',
  '14A:3606': 'ge-air-ju88-g2 ge-paa-2',
  '14A:3707': 'ge-haa-23',
  '14A:3709': 'ge-air-me109-g3 ge-air-hs123-g1',
  '14A:3908': 'ge-pz-9 ge-inf-73 ge-con-18 ge-atk-560 ge-haa-24',
  '14A:4002': 'ge-air-me110-g1 ge-air-ju88-g1 ge-air-do17-g1',
  '14A:4108': 'ge-pz-2 ge-stg-190 ge-aeng-659 ge-cdo-br',
  '14A:4204': 'ge-inf-50',
  '14A:4205': 'ge-air-me109-g1 ge-air-me109-g2 ge-air-ju87b-g1 ge-air-ju87b-g2 ge-air-ju87b-g3',
  '14A:4206': 'ge-inf-72 ge-art-114 ge-stg-191 ge-eng-70',
  '14A:4208': 'ge-mtn-5 ge-mtn-6 ge-inf-125r ge-art-20 ge-art-70',
  '14A:4303': 'ge-inf-164',
}

/** The intervention forces for Yugoslavia. */
// biome-ignore format: a hex a line
export const readyForYugoslavia: Ready = {
  '14A:0118': 'ge-air-do17-y2 ge-air-he111-y1 ge-paa-4',
  '14A:0522': 'ge-art-617 ge-art-620 ge-con-10 ge-haa-38 ge-air-me109-y1 ge-air-me110-y1 ge-air-do17-y1 ge-paa-3',
  '14A:0528': 'ge-bor-538',
  '14A:0621': 'ge-inf-125 ge-stg-184',
  '14A:0622': 'ge-mtn-1 ge-inf-132 ge-aeng-51 ge-atk-525',
  '14A:0623': 'ge-lt-101',
  '14A:0624': 'ge-inf-79',
  '14A:0625': 'ge-inf-183',
  '14A:0712': 'ge-air-ju88-y1',
  '14A:1019': 'ge-pz-8 ge-pz-14',
  '14A:1119': 'ge-mot-16',
  '14A:1908': 'ge-air-me109-y2 ge-air-me109-y3 ge-air-ju87b-y2',
  '14A:1909': 'ge-mot-gd ge-mot-dr ge-haa-hg',
  '14A:3406': 'ge-mot-60',
  '14A:3407': 'ge-pz-5 ge-pz-11 ge-art-511 ge-eng-604',
  '14A:3508': 'ge-mtn-4 ge-inf-294',
  '14A:3606': 'ge-haa-101',
  '14A:3709': 'ge-air-ju87b-y1',
}

/** Bulgaria. */
// biome-ignore format: a hex a line
export const readyBulgarians: Ready = {
  '14A:3305': 'bu-inf-8',
  '14A:3401': 'bu-inf-9',
  '14A:3406': 'bu-bor-6',
  '14A:3606': 'bu-inf-1 bu-art-1 bu-paa-sof bu-air-b534 bu-air-b71',
  '14A:3709': 'bu-inf-2 bu-bor-5 bu-art-2',
  '14A:3807': 'bu-con-1',
  '14A:3904': 'bu-cav-1',
  '14A:3908': 'bu-inf-7',
  '14A:4002': 'bu-inf-6 bu-cav-2 bu-eng-1 bu-air-p43',
  '14A:4008': 'bu-bor-4',
  '14A:4106': 'bu-ltk-1',
  '14A:4107': 'bu-bor-3',
  '14A:4206': 'bu-inf-5',
  '14A:4301': 'bu-inf-10',
  '14A:4303': 'bu-bor-2',
  '14A:4401': 'bu-bor-1',
}

/** The Italian 2nd Army. */
// biome-ignore format: a hex a line
export const readySecondArmy: Ready = {
  '14A:0630': 'it-air-mc200-s it-air-g50-s it-air-cr42-s',
  '14A:0728': 'it-inf-26 it-sart-s1',
  '14A:0828': 'it-inf-20 it-art-s4',
  '14A:0829': 'it-inf-52 it-arm-133 it-ccnn-60 it-mtn-g9',
  '14A:0833': 'it-air-sm79-s it-air-br20-s it-air-z1007-s',
  '14A:0928': 'it-inf-57 it-inf-3 it-cel-1 it-art-s1 it-gaf-5 it-ccnn-61 it-eng-s',
  '14A:0929': 'it-inf-9 it-ccnn-49',
  '14A:1028': 'it-inf-15 it-inf-13 it-cel-2 it-art-s2 it-gaf-11 it-ccnn-63 it-con-s',
  '14A:1128': 'it-inf-12 it-inf-14 it-cel-3 it-art-s3 it-gaf-23 it-mtn-g1 it-laa-s',
}

/** Hungary. */
// biome-ignore format: a hex a line
export const readyHungarians: Ready = {
  '14A:0712': 'hu-paa-bud',
  '14A:1316': 'hu-air-cr32 hu-air-ju86',
  '14A:1412': 'hu-inf-13 hu-mot-1 hu-mot-2 hu-eng-1',
  '14A:1413': 'hu-inf-12 hu-art-4 hu-air-wm16',
  '14A:1414': 'hu-inf-11 hu-cav-2 hu-par-1',
  '14A:1415': 'hu-inf-10 hu-inf-19 hu-ltk-9',
  '14A:1416': 'hu-inf-15',
  '14A:1510': 'hu-inf-14 hu-air-cr42',
}

/** 33.F: Hungary and Bulgaria together. */
// biome-ignore format: a hex a line
export const readyBalkans: Ready = {
  '14A:0712': 'hu-paa-bud',
  '14A:1316': 'hu-air-cr32 hu-air-ju86',
  '14A:1412': 'hu-inf-13 hu-mot-1 hu-mot-2 hu-eng-1',
  '14A:1413': 'hu-inf-12 hu-art-4 hu-air-wm16',
  '14A:1414': 'hu-inf-11 hu-cav-2 hu-par-1',
  '14A:1415': 'hu-inf-10 hu-inf-19 hu-ltk-9',
  '14A:1416': 'hu-inf-15',
  '14A:1510': 'hu-inf-14 hu-air-cr42',
  '14A:3305': 'bu-inf-8',
  '14A:3401': 'bu-inf-9',
  '14A:3406': 'bu-bor-6',
  '14A:3606': 'bu-inf-1 bu-art-1 bu-paa-sof bu-air-b534 bu-air-b71',
  '14A:3709': 'bu-inf-2 bu-bor-5 bu-art-2',
  '14A:3807': 'bu-con-1',
  '14A:3904': 'bu-cav-1',
  '14A:3908': 'bu-inf-7',
  '14A:4002': 'bu-inf-6 bu-cav-2 bu-eng-1 bu-air-p43',
  '14A:4008': 'bu-bor-4',
  '14A:4106': 'bu-ltk-1',
  '14A:4107': 'bu-bor-3',
  '14A:4206': 'bu-inf-5',
  '14A:4301': 'bu-inf-10',
  '14A:4303': 'bu-bor-2',
  '14A:4401': 'bu-bor-1',
}
