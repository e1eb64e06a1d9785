import type { Arrival, SetUpGroup, Way } from './scenario'

// Forces that several scenarios bring to either side.

export const britishAir = ['br-cas-1', 'br-cas-2', 'br-cas-3'] as const
export const britishNavy = ['br-ngs-1', 'br-ngs-2', 'br-ngs-3'] as const

/** 18.1.r2, R-42: on an empty Turkish coast near Cyprus, or in Iraq. */
export const alliedWays = [
  { by: 'landing', region: 'turkishCoastWithin6Of1317' },
  { by: 'placing', region: 'iraq' },
] as const satisfies readonly Way[]

export const italianAir = ['it-cas-1', 'it-cas-2'] as const
export const italianNavy = ['it-ngs-1', 'it-ngs-2'] as const

/** 18.2.r1: near Rhodes on turn 2, in every scenario with Italians. */
export const sanMarco = {
  id: 'it-land',
  turn: 2,
  side: 0,
  units: ['it-sanmarco'],
  ways: [{ by: 'landing', region: 'turkishCoastWithin8Of1608' }],
} as const satisfies Omit<Arrival, 'rule'>

const lists = [
  { id: 'sov-a', units: ['su-inf-20', 'su-inf-77', 'su-cav-17'] },
  { id: 'sov-b', units: ['su-inf-63', 'su-inf-76', 'su-inf-236', 'su-arm-6', 'su-arm-54'] },
  { id: 'sov-c', units: ['su-inf-58', 'su-inf-83', 'su-cav-4'] },
] as const

const border = { region: 'sovietBorderingTurkey' } as const

/** 18.5: on the Allied side from the start. */
export const sovietGroups = [
  { ...lists[0], rule: '18.5.s2', side: 1, at: border, together: true },
  { ...lists[1], rule: '18.5.s3', side: 1, at: border, together: true },
  { ...lists[2], rule: '18.5.s4', side: 1, at: border, together: true },
] as const satisfies readonly SetUpGroup[]

/** 18.4: on the Allied side from turn 3. */
export const sovietArrivals = [
  { ...lists[0], rule: '18.4.r2a', turn: 3, side: 1, ways: [{ by: 'placing', ...border }], together: true },
  { ...lists[1], rule: '18.4.r2b', turn: 3, side: 1, ways: [{ by: 'placing', ...border }], together: true },
  { ...lists[2], rule: '18.4.r2c', turn: 3, side: 1, ways: [{ by: 'placing', ...border }], together: true },
] as const satisfies readonly Arrival[]

/** 19.0.3: for the former German player, when the scenario had none. */
export const duplicityGroups = [
  { ...lists[0], rule: '19.0.3b', side: 0, at: border, together: true },
  { ...lists[1], rule: '19.0.3c', side: 0, at: border, together: true },
  { ...lists[2], rule: '19.0.3d', side: 0, at: border, together: true },
] as const satisfies readonly SetUpGroup[]
