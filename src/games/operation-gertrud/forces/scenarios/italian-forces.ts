import type { Arrival } from './scenario'

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
