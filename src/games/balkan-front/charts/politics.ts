import type { TurnName } from './weather'

/** 28.C.1: two dice with the modifiers of each city or RE; point cities count too. */
export const bulgarianCall = {
  joinsOn: 15,
  perAxisCity: 1,
  perMissingMetaxasRe: 2,
  perAlliedAlbanianCity: -3,
} as const

/** 28.C.2 */
export type YugoslavStatus = 'Allied' | 'pro-Allied neutral' | 'neutral' | 'pro-Axis neutral' | 'Axis'
export const yugoslavPressure: {
  readonly fiveAxisCities: number
  readonly alliedAlbanianPort: number
  readonly upTo: readonly (readonly [sum: number, status: YugoslavStatus])[]
} = {
  fiveAxisCities: 1,
  alliedAlbanianPort: -2,
  upTo: [
    [3, 'Allied'],
    [7, 'pro-Allied neutral'],
    [8, 'neutral'],
    [11, 'pro-Axis neutral'],
    [99, 'Axis'],
  ],
}

/** 28.A.1.d */
export const albanianRevolt = {
  citiesNeeded: 2,
  perAlliedCity: 1,
  perDeadAlbanian: 1,
  perAxisGreekCity: -1,
  revoltsOn: 6,
} as const

/** 28.B.1.a: on this or less the government gets away. */
export const GOVERNMENT_ESCAPES = 2

/** 33.E.2, 33.F.2: on this or less the preparations stay hidden. */
export const undetected = { 'plan-g': 2, 'plan-y': 3 } as const

/** 28.A.2.a, R-VP1 */
export const germanAssistance = {
  from: 'Dec I 40',
  to: 'Apr II 41',
  re: { alone: 5, withBritishAshore: 10 },
  cost: { nonCmRe: 1, cmRe: 2, airUnit: 2 },
} as const satisfies { readonly from: TurnName; readonly to: TurnName; readonly [figure: string]: unknown }

/** 28.A.2.c: REs of German units that are not c/m that stay. */
export const GERMAN_RES_KEPT = 30

/** 28.A.1, 28.B.1, 28.D, in REs. */
export const garrisons = {
  yugoslavDefence: 3,
  zara: 1.5,
  metaxas: 15,
  crete: 3,
  easternGreece: 3,
  occupation: { reference: 1, dot: 3, 'partial-hex': 3, 'full-hex': 3 },
} as const
