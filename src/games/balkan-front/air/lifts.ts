import type { Flight, Mission } from './air-state'

/** 20.E: missions that carry something. */
export const LIFTS = ['transport', 'delivery', 'drop'] as const satisfies readonly Mission[]
export type Lift = (typeof LIFTS)[number]
export const isLift = (mission: Mission): mission is Lift => (LIFTS as readonly Mission[]).includes(mission)

export const NO_CARGO: Flight['cargo'] = { units: [], inGlider: [], supply: 0 }
export const isLaden = ({ cargo }: Pick<Flight, 'cargo'>): boolean => cargo.units.length > 0 || cargo.supply > 0
