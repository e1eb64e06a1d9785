import type { Way } from './scenario'

export const britishAir = ['br-cas-1', 'br-cas-2', 'br-cas-3'] as const
export const britishNavy = ['br-ngs-1', 'br-ngs-2', 'br-ngs-3'] as const

/** 18.1.r2, R-42: on an empty Turkish coast near Cyprus, or in Iraq. */
export const alliedWays = [
  { by: 'landing', region: 'turkishCoastWithin6Of1317' },
  { by: 'placing', region: 'iraq' },
] as const satisfies readonly Way[]
