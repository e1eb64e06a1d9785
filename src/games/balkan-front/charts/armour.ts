import { type Ratio, ratio } from '../../../core/ratio'

/** From this proportion on; `poor` where poor weather lessens it (10.C.4). */
export type ArmourStep = { readonly from: Ratio; readonly clear: number; readonly poor: number }

const SEVENTH = ratio(1, 7)
const HALF = ratio(1, 2)
const ALL = ratio(1, 1)

/** 10.C, best first: the first step that the proportion reaches counts. */
// biome-ignore format: a step a line
export const armour = {
  /** 10.C.1 */
  attackAEC: [
    { from: ALL, clear: 3, poor: 1 },
    { from: HALF, clear: 2, poor: 1 },
    { from: SEVENTH, clear: 1, poor: 0 },
  ],
  /** 10.C.2 */
  defenceAEC: [
    { from: HALF, clear: -2, poor: -1 },
    { from: SEVENTH, clear: -1, poor: 0 },
  ],
  /** 10.C.3 */
  atec: [
    { from: ALL, clear: -4, poor: -4 },
    { from: HALF, clear: -2, poor: -2 },
    { from: SEVENTH, clear: -1, poor: -1 },
  ],
  /** 10.F: neutral REs that one capable RE carries. */
  neutralsPerCapable: 2,
  /** 10.C.2, 10.C.3, 10.H */
  half: HALF,
} as const satisfies { readonly [kind: string]: readonly ArmourStep[] | number | Ratio }

/** 14.A.2.3: engineers of at least this share of the non-artillery REs against a major city or a fort. */
export const engineers = { share: SEVENTH, die: 1 } as const
