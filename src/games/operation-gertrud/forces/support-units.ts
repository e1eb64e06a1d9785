import type { CasRow, NgsRow } from './counter'

/** how many there are and what they add is reconstructed. */
export const germanAir = [
  ['de-cas-1', 'JG 27 (Bf 109)', 'JG 27', 'fighter', 2],
  ['de-cas-2', 'JG 54 (Bf 109)', 'JG 54', 'fighter', 2],
  ['de-cas-3', 'JG 77 (Bf 109)', 'JG 77', 'fighter', 2],
  ['de-cas-4', 'LG 2 (Bf 109)', 'LG 2', 'fighter', 2],
  ['de-cas-5', 'ZG 26 (Bf 110)', 'ZG 26', 'heavy-fighter', 1],
  ['de-cas-6', 'KG 51 (Ju 88)', 'KG 51', 'bomber', 1],
  ['de-cas-7', 'KG 2 (Do 17)', 'KG 2', 'bomber', 0],
  ['de-cas-8', 'StG 2 (Ju 87)', 'StG 2', 'dive-bomber', 0],
  ['de-cas-9', 'StG 77 (Ju 87)', 'StG 77', 'dive-bomber', 0],
  ['de-cas-10', 'StG 3 (Ju 87)', 'StG 3', 'dive-bomber', 0],
] as const satisfies readonly CasRow[]

export const turkishAir = [
  ['tr-cas-1', '1st Air Brigade (PZL)', '1 Air', 'fighter', 0],
  ['tr-cas-2', '2nd Air Brigade (Hurricane)', '2 Air', 'fighter', 0],
  ['tr-cas-3', '3rd Air Brigade (P-40)', '3 Air', 'fighter', 1],
  ['tr-cas-4', '4th Air Brigade (Fw 190)', '4 Air', 'fighter', 1],
] as const satisfies readonly CasRow[]

export const italianAir = [
  ['it-cas-1', 'Macchi wing', 'Macchi', 'fighter', 1],
  ['it-cas-2', 'Cant bomber wing', 'Cant', 'bomber', 0],
] as const satisfies readonly CasRow[]

export const britishAir = [
  ['br-cas-1', 'Hurricane wing', 'Hurricane', 'fighter', 1],
  ['br-cas-2', 'Kittyhawk wing', 'Kittyhawk', 'fighter', 1],
  ['br-cas-3', 'Spitfire wing', 'Spitfire', 'fighter', 2],
] as const satisfies readonly CasRow[]

export const americanAir = [['us-cas-1', 'Wasp air group', 'Wasp', 'fighter', 1]] as const satisfies readonly CasRow[]

export const sovietAir = [
  ['su-cas-1', 'I-16 division', 'I-16', 'fighter', 0],
  ['su-cas-2', 'Yak-1 division', 'Yak-1', 'fighter', 1],
] as const satisfies readonly CasRow[]

/** 17.0: the former Goeben. */
export const turkishNavy = [['tr-ngs-yavuz', 'Yavuz', 'Yavuz', 'battleship']] as const satisfies readonly NgsRow[]

export const italianNavy = [
  ['it-ngs-1', 'Regia Marina squadron 1', 'RM 1', 'cruiser'],
  ['it-ngs-2', 'Regia Marina squadron 2', 'RM 2', 'cruiser'],
] as const satisfies readonly NgsRow[]

export const britishNavy = [
  ['br-ngs-1', 'Royal Navy squadron 1', 'RN 1', 'cruiser'],
  ['br-ngs-2', 'Royal Navy squadron 2', 'RN 2', 'cruiser'],
  ['br-ngs-3', 'Royal Navy squadron 3', 'RN 3', 'cruiser'],
] as const satisfies readonly NgsRow[]

export const americanNavy = [['us-ngs-1', 'Wasp battle group', 'Wasp', 'carrier']] as const satisfies readonly NgsRow[]

export const sovietNavy = [
  ['su-ngs-1', 'Black Sea Fleet squadron 1', 'BSF 1', 'cruiser'],
  ['su-ngs-2', 'Black Sea Fleet squadron 2', 'BSF 2', 'cruiser'],
] as const satisfies readonly NgsRow[]
