/** Movement points; `poor` where poor weather makes it dearer, null where it forbids it (14.A.1.10). */
export type WorkCost = { readonly clear: number; readonly poor: number | null }

/** 7.A.4, 14.A.1, 17.D. What breaks is never dearer in poor weather (R-14A). */
export const workCosts = {
  breakRail: { clear: 2, poor: 2 },
  damageAirbase: { clear: 2, poor: 2 },
  demolishPort: { clear: 3, poor: 3 },
  repairAirbase: { clear: 2, poor: 4 },
  repairPort: { clear: 4, poor: 8 },
  repairRail: { clear: 4, poor: 8 },
  temporaryAirfield: { clear: 6, poor: null },
  /** 32.A.4 */
  airfieldOfOne: { clear: 2, poor: null },
  airfieldOfTwo: { clear: 4, poor: null },
} as const satisfies { readonly [work: string]: WorkCost }

export type Work = keyof typeof workCosts

/** 26.B.1, 32.A.4, 32.B.2, 32.C */
export const otherCosts = {
  portToPort: { nonCm: 2, cm: 4 },
  seizeBridge: 2,
  demolishBridge: 4,
  repairBridge: { river: 4, majorRiver: 8 },
} as const

/** 14.A.1: turns by weather, where, and how many may be begun in an initial phase. */
export const construction = {
  turns: { clear: 1, poor: 2 },
  terrain: ['clear', 'rough'],
  starts: { axis: 4, allied: 2 },
} as const

/** 26.A.3 */
export const PORT_CLASSES = ['minor', 'standard', 'major', 'great'] as const
export type PortClass = (typeof PORT_CLASSES)[number]
export type Ports = { readonly [size in PortClass]: { readonly capacity: number; readonly maxHits: number } }
export const ports: Ports = {
  minor: { capacity: 1, maxHits: 2 },
  standard: { capacity: 5, maxHits: 7 },
  major: { capacity: 10, maxHits: 14 },
  great: { capacity: 20, maxHits: 28 },
}

/** 17: a city and an airfield in one hex add up (R-17A). */
export type AirbaseCapacity = {
  readonly reference: number
  readonly dot: number
  readonly 'partial-hex': number
  readonly 'full-hex': number
  readonly permanent: number
  readonly temporary: number
}
export const airbaseCapacity: AirbaseCapacity = {
  reference: 1,
  dot: 4,
  'partial-hex': 7,
  'full-hex': 10,
  permanent: 6,
  temporary: 3,
}
/** 28.A.1.c, 28.B.1.d */
export const boxAirbases = { rhodes: 7, easternGreece: 3 } as const
