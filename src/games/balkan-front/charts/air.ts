import type { ResultsTable } from '../../../core/results-table'

/** 21.B.2: no effect, turned back, aborted, eliminated. */
export const AIR_RESULTS = ['-', 'R', 'A', 'K'] as const
export type AirResult = (typeof AIR_RESULTS)[number]

/** 21.B.3: attack of the firer less defence of the target; low dice are good. */
// biome-ignore format: a row a line
export const airCombat: ResultsTable<AirResult> = {
  columns: ['-4 or less', '-3', '-2', '-1', '0', '1', '2', '3', '4', '5', '6 or more'],
  rows: {
    '1 or less': ['A', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K'],
    '2': ['A', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K', 'K'],
    '3': ['R', 'A', 'A', 'A', 'K', 'K', 'K', 'K', 'K', 'K', 'K'],
    '4': ['-', 'R', 'R', 'A', 'A', 'A', 'K', 'K', 'K', 'K', 'K'],
    '5': ['-', '-', 'R', 'R', 'A', 'A', 'A', 'A', 'K', 'K', 'K'],
    '6': ['-', '-', '-', 'R', 'R', 'R', 'R', 'A', 'A', 'K', 'K'],
    '7': ['-', '-', '-', '-', '-', 'R', 'R', 'R', 'A', 'A', 'K'],
    '8': ['-', '-', '-', '-', '-', '-', '-', 'R', 'R', 'R', 'A'],
    '9': ['-', '-', '-', '-', '-', '-', '-', '-', '-', 'R', 'R'],
    '10': ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', 'R'],
    '11': ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
    '12': ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
    '13 or more': ['-', '-', '-', '-', '-', '-', '-', '-', '-', '-', '-'],
  },
}

/** 24.G, R-AIR25: by the letters of firer and target. */
export const airCombatModifiers = [
  { firer: ['F'], target: ['B', 'T'], die: -1 },
  { firer: ['B', 'T'], target: ['F'], die: 1 },
  { firer: ['HF'], target: ['F'], die: 1 },
  { firer: ['HF'], target: ['B', 'T'], die: -1 },
  { firer: ['F'], target: ['HF'], die: -1 },
] as const

/** 22.B.2: by antiaircraft points, read without exceeding; low dice are good. */
// biome-ignore format: a row a line
export const aaFire: ResultsTable<AirResult> = {
  columns: ['1', '2', '3', '5', '7', '10', '14'],
  rows: {
    '1 or less': ['A', 'A', 'K', 'K', 'K', 'K', 'K'],
    '2': ['A', 'A', 'K', 'K', 'K', 'K', 'K'],
    '3': ['R', 'A', 'A', 'A', 'K', 'K', 'K'],
    '4': ['-', 'R', 'R', 'A', 'A', 'A', 'K'],
    '5': ['-', '-', 'R', 'R', 'R', 'A', 'A'],
    '6': ['-', '-', '-', '-', 'R', 'R', 'A'],
    '7': ['-', '-', '-', '-', '-', 'R', 'R'],
    '8': ['-', '-', '-', '-', '-', '-', 'R'],
    '9': ['-', '-', '-', '-', '-', '-', '-'],
    '10': ['-', '-', '-', '-', '-', '-', '-'],
    '11': ['-', '-', '-', '-', '-', '-', '-'],
    '12': ['-', '-', '-', '-', '-', '-', '-'],
    '13 or more': ['-', '-', '-', '-', '-', '-', '-'],
  },
}
export const aaModifiers = { night: 1, poorWeather: 1, airDrop: -1 } as const

/** 20.F.0.3: by bombing strength, read without exceeding; a hit on this or more. */
export type BombingTable = { readonly [strength: string]: number }
export const bombing: BombingTable = { 1: 6, 2: 6, 3: 5, 5: 4, 10: 3, 15: 2 }
export const bombingModifiers = {
  allDive: 1,
  allAntiShipping: 1,
  capital: -2,
  navalTransport: -1,
  interdiction: -2,
  bridge: -1,
} as const

/** 23: repaired on this or less. */
export type RepairTable = { readonly [nation: string]: number }
export const airRepair: RepairTable = {
  German: 4,
  British: 4,
  Italian: 3,
  Hungarian: 3,
  Bulgarian: 3,
  Greek: 2,
  Yugoslav: 2,
}

/** 19.3: turned back on this or more, by attack against defence. */
export const patrolAttacks = { notStronger: 6, stronger: 5, twiceAsStrong: 4 } as const
/** 17.B.2 */
export const airEscape = { escapesOnOrBelow: 3, rangeTimes: 3 } as const
/** 24.C.7, 24.E.6 */
export const landings = { gliderSpentFrom: 5, nightCrashFrom: 6 } as const

/** 22.A */
export const intrinsicAA = {
  axisMotorizedDivision: 1,
  axisMotorizedHeadquarters: 1,
  axisCityAirbase: 3,
  yugoslavReferenceCity: 2,
  yugoslavDotCity: 3,
  yugoslavMajorCityHex: 3,
  transportPoint: 1,
  interdictionHex: 3,
} as const

/** 25.A, R-25A */
export const disruption = {
  modifiers: { enemy: -1, notClear: -1, majorCity: -1, poorWeather: -2, glider: 1 },
  eliminatedAt: -3,
  powerlessAt: -1,
  halvedAt: 1,
} as const
