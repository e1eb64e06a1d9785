import type { AirRow } from './counter'

// biome-ignore format: a unit a line
export const italianAir: readonly AirRow[] = [
  ['it-air-cr42-1', 'CR.42', 'F', 'fighter', 3, 2, 1, 0, 7],
  ['it-air-cr42-2', 'CR.42', 'F', 'fighter', 3, 2, 1, 0, 7],
  ['it-air-cr32-1', 'CR.32', 'F', 'fighter', 2, 2, 0, 0, 6],
  ['it-air-g50-1', 'G.50', 'F', 'fighter', 3, 2, 1, 0, 6],
  ['it-air-sm81-1', 'SM.81', 'NB', 'bomber', 1, 2, 2, 2, 11],
  ['it-air-sm81-2', 'SM.81', 'NB', 'bomber', 1, 2, 2, 2, 11],
  ['it-air-sm79-1', 'SM.79-1', 'B', 'bomber', 2, 3, 3, 2, 14, { source: 'air strengths from rulebook' }],
  ['it-air-br20-1', 'BR.20M', 'B', 'bomber', 2, 3, 3, 3, 12],
  ['it-air-z1007-1', 'Z.1007b', 'B', 'bomber', 2, 3, 2, 3, 15],
  ['it-air-ju87-1', 'Ju 87B/R', 'D', 'bomber', 2, 3, 5, 1, 9, { source: 'air strengths and withdrawal from rulebook' }],
  ['it-air-ro37-1', 'Ro.37', 'B', 'bomber', 1, 1, 1, 0, 7],
  ['it-air-mxdb-r', 'Mxd B (Rhodes)', 'B', 'bomber', 1, 2, 2, 2, 13, { codes: ['S'], source: 'name from public play account' }],
  ['it-air-cr42-r', 'CR.42 (Rhodes)', 'F', 'fighter', 3, 2, 1, 0, 7],
  ['it-air-mc200-1', 'MC.200', 'F', 'fighter', 3, 3, 1, 0, 7, { source: 'air strengths from rulebook' }],
  ['it-air-mc200-2', 'MC.200', 'F', 'fighter', 3, 3, 1, 0, 7, { source: 'air strengths from rulebook' }],
  ['it-air-sm79-2', 'SM.79-1', 'B', 'bomber', 2, 3, 3, 2, 14, { source: 'air strengths from rulebook' }],
  ['it-air-br20-2', 'BR.20M', 'B', 'bomber', 2, 3, 3, 3, 12],
  ['it-air-z1007-2', 'Z.1007b', 'B', 'bomber', 2, 3, 2, 3, 15],
  ['it-air-g50-2', 'G.50', 'F', 'fighter', 3, 2, 1, 0, 6],
  ['it-air-cr42-3', 'CR.42', 'F', 'fighter', 3, 2, 1, 0, 7],
  ['it-air-sm79s-1', 'SM.79S', 'B', 'bomber', 2, 3, 2, 1, 14, { codes: ['S'] }],
  ['it-air-sm82-1', 'SM.82', 'T', 'transport', 1, 2, 0, 0, 16],
  ['it-air-z506-1', 'Z.506B', 'B', 'bomber', 1, 2, 2, 1, 13, { codes: ['S'] }],
  ['it-air-mc200-s', 'MC.200', 'F', 'fighter', 3, 3, 1, 0, 7],
  ['it-air-g50-s', 'G.50', 'F', 'fighter', 3, 2, 1, 0, 6],
  ['it-air-cr42-s', 'CR.42', 'F', 'fighter', 3, 2, 1, 0, 7],
  ['it-air-sm79-s', 'SM.79-1', 'B', 'bomber', 2, 3, 3, 2, 14],
  ['it-air-br20-s', 'BR.20M', 'B', 'bomber', 2, 3, 3, 3, 12],
  ['it-air-z1007-s', 'Z.1007b', 'B', 'bomber', 2, 3, 2, 3, 15],
]

// biome-ignore format: a unit a line
export const germanAir: readonly AirRow[] = [
  ['ge-air-me109-g1', 'Me 109E', 'F', 'fighter', 7, 5, 1, 0, 7, { source: 'air strengths and move from rulebook' }],
  ['ge-air-me109-g2', 'Me 109E', 'F', 'fighter', 7, 5, 1, 0, 7, { source: 'air strengths and move from rulebook' }],
  ['ge-air-me109-g3', 'Me 109E', 'F', 'fighter', 7, 5, 1, 0, 7, { source: 'air strengths and move from rulebook' }],
  ['ge-air-me110-g1', 'Me 110C', 'HF', 'fighter', 6, 5, 2, 0, 14],
  ['ge-air-ju87b-g1', 'Ju 87B', 'D', 'bomber', 2, 3, 5, 1, 8, { source: 'air strengths from rulebook' }],
  ['ge-air-ju87b-g2', 'Ju 87B', 'D', 'bomber', 2, 3, 5, 1, 8, { source: 'air strengths from rulebook' }],
  ['ge-air-ju87b-g3', 'Ju 87B', 'D', 'bomber', 2, 3, 5, 1, 8, { source: 'air strengths from rulebook' }],
  ['ge-air-ju88-g1', 'Ju 88A', 'B', 'bomber', 3, 4, 4, 4, 18],
  ['ge-air-ju88-g2', 'Ju 88A', 'B', 'bomber', 3, 4, 4, 4, 18],
  ['ge-air-do17-g1', 'Do 17Z', 'B', 'bomber', 2, 3, 3, 3, 14],
  ['ge-air-hs123-g1', 'Hs 123', 'B', 'bomber', 2, 2, 3, 0, 6],
  ['ge-air-he111s-g1', 'He 111H', 'B', 'bomber', 3, 3, 3, 4, 17, { codes: ['S'] }],
  ['ge-air-me109-y1', 'Me 109E', 'F', 'fighter', 7, 5, 1, 0, 7, { source: 'air strengths and move from rulebook' }],
  ['ge-air-me109-y2', 'Me 109E', 'F', 'fighter', 7, 5, 1, 0, 7, { source: 'air strengths and move from rulebook' }],
  ['ge-air-me109-y3', 'Me 109E', 'F', 'fighter', 7, 5, 1, 0, 7, { source: 'air strengths and move from rulebook' }],
  ['ge-air-me110-y1', 'Me 110C', 'HF', 'fighter', 6, 5, 2, 0, 14],
  ['ge-air-ju87b-y1', 'Ju 87B', 'D', 'bomber', 2, 3, 5, 1, 8, { source: 'air strengths from rulebook' }],
  ['ge-air-ju87b-y2', 'Ju 87B', 'D', 'bomber', 2, 3, 5, 1, 8, { source: 'air strengths from rulebook' }],
  ['ge-air-ju88-y1', 'Ju 88A', 'B', 'bomber', 3, 4, 4, 4, 18],
  ['ge-air-do17-y1', 'Do 17Z', 'B', 'bomber', 2, 3, 3, 3, 14],
  ['ge-air-do17-y2', 'Do 17Z', 'B', 'bomber', 2, 3, 3, 3, 14],
  ['ge-air-he111-y1', 'He 111H', 'B', 'bomber', 3, 3, 4, 5, 17],
  ['ge-air-ju52-x1', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x2', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x3', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x4', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x5', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x6', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x7', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x8', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x9', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-ju52-x10', 'Ju 52', 'T', 'transport', 1, 2, 0, 0, 13, { source: 'air strengths from rulebook' }],
  ['ge-air-dfs-x1', 'DFS 230', 'GT', 'transport', 0, -1, 0, 0, 13, { towed: true, source: 'air strengths from rulebook' }],
  ['ge-air-dfs-x2', 'DFS 230', 'GT', 'transport', 0, -1, 0, 0, 13, { towed: true, source: 'air strengths from rulebook' }],
]

// biome-ignore format: a unit a line
export const greekAir: readonly AirRow[] = [
  ['gr-air-p24', 'P.24F', 'F', 'fighter', 4, 2, 0, 0, 6, { source: 'name from public play account' }],
  ['gr-air-mxdf', 'Mxd F', 'F', 'fighter', 2, 2, 0, 0, 6],
  ['gr-air-mxdb', 'Mxd B', 'B', 'bomber', 2, 2, 2, 2, 12],
  ['gr-air-bat', 'Battle 1', 'B', 'bomber', 1, 2, 2, 1, 10],
  ['gr-air-mxdr', 'Mxd R', 'B', 'bomber', 1, 1, 1, 0, 6],
]

// biome-ignore format: a unit a line
export const britishAir: readonly AirRow[] = [
  ['br-air-glad', 'Glad 2', 'F', 'fighter', 3, 2, 0, 0, 7],
  ['br-air-blen1-1', 'Blen 1', 'B', 'bomber', 2, 2, 2, 2, 12],
  ['br-air-blen1-2', 'Blen 1', 'B', 'bomber', 2, 2, 2, 2, 12],
  ['br-air-blen1f', 'Blen 1F', 'HF', 'fighter', 2, 2, 0, 0, 12],
  ['br-air-hurri-1', 'Hurri 1', 'F', 'fighter', 5, 5, 1, 0, 7, { source: 'air strengths from rulebook' }],
  ['br-air-hurri-2', 'Hurri 1', 'F', 'fighter', 5, 5, 1, 0, 7, { source: 'air strengths from rulebook' }],
  ['br-air-well', 'Well 1C', 'NB', 'bomber', 2, 3, 3, 6, 24, { source: 'name and VP cost from public play account' }],
  ['br-air-swrd', 'Swrdfsh', 'B', 'bomber', 1, 1, 2, 1, 9, { codes: ['S'] }],
  ['br-air-blen4', 'Blen 4', 'B', 'bomber', 2, 3, 2, 2, 14],
  ['br-air-hurri-r', 'Hurri 1', 'F', 'fighter', 5, 5, 1, 0, 7, { source: 'air strengths from rulebook' }],
  ['br-air-blen4-r', 'Blen 4', 'B', 'bomber', 2, 3, 2, 2, 14],
]

// biome-ignore format: a unit a line
export const yugoslavAir: readonly AirRow[] = [
  ['yu-air-me109', 'Me 109E', 'F', 'fighter', 6, 5, 1, 0, 7],
  ['yu-air-hurri', 'Hurri 1', 'F', 'fighter', 5, 5, 1, 0, 7],
  ['yu-air-fury', 'Fury', 'F', 'fighter', 2, 2, 0, 0, 5],
  ['yu-air-do17-1', 'Do 17K', 'B', 'bomber', 2, 2, 3, 3, 12],
  ['yu-air-do17-2', 'Do 17K', 'B', 'bomber', 2, 2, 3, 3, 12],
  ['yu-air-blen', 'Blen 1', 'B', 'bomber', 2, 2, 2, 2, 12],
  ['yu-air-sm79', 'SM.79-1', 'B', 'bomber', 2, 3, 3, 2, 14],
  ['yu-air-bre19-1', 'Bre 19', 'B', 'bomber', 1, 1, 1, 0, 5],
  ['yu-air-bre19-2', 'Bre 19', 'B', 'bomber', 1, 1, 1, 0, 5],
]

// biome-ignore format: a unit a line
export const bulgarianAir: readonly AirRow[] = [
  ['bu-air-b534', 'B.534', 'F', 'fighter', 2, 2, 0, 0, 5],
  ['bu-air-p43', 'P.43', 'B', 'bomber', 1, 2, 2, 0, 6],
  ['bu-air-b71', 'Mxd B', 'B', 'bomber', 1, 2, 2, 2, 9],
]

// biome-ignore format: a unit a line
export const hungarianAir: readonly AirRow[] = [
  ['hu-air-cr42', 'CR.42', 'F', 'fighter', 3, 2, 1, 0, 7],
  ['hu-air-cr32', 'CR.32', 'F', 'fighter', 2, 2, 0, 0, 6],
  ['hu-air-ju86', 'Ju 86K', 'B', 'bomber', 2, 2, 2, 3, 12],
  ['hu-air-wm16', 'WM 16A', 'B', 'bomber', 1, 1, 1, 0, 6],
]
