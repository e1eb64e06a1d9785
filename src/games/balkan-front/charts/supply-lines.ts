import type { Weather } from './weather'

/** 12.B: hexes of an element by weather; a railway of high volume has no length. */
export type SupplyLengths = {
  readonly overland: { readonly [weather in Weather]: number }
  readonly road: { readonly [weather in Weather]: number }
  readonly railLowVolume: number
}

export const supplyLengths: SupplyLengths = {
  overland: { C: 7, P: 5, W: 5 },
  road: { C: 14, P: 10, W: 10 },
  railLowVolume: 7,
}

/** 32.A.3: what a hex of an overland element counts with the option. */
export const overlandTerrain = { mountain: 2, swamp: 2, 'wooded rough': 2, majorRiver: 1 } as const

/** 12.C.2.2 */
export const MINOR_PORT_RE = 1

/** 12.C.3: initial phases of either side that a delivered RE of supply lasts. */
export const TOKEN_PHASES = 2
