import type { Correction } from '../atlas'

/** A river that runs along other sides than the game book's atlas gives it. */
export interface RiverCorrection {
  readonly river: string
  /** Sides after the last one of the atlas. */
  readonly downstream?: readonly string[]
  /** Sides of the atlas that are another river's or none's. */
  readonly without?: readonly string[]
  readonly why: string
}

/** Throws where a side to be left out is not there, so that no correction outlives its cause. */
export function correctedSides(
  river: string,
  sides: readonly string[],
  corrections: readonly RiverCorrection[],
): string[] {
  const own = corrections.filter(correction => correction.river === river)
  const without = own.flatMap(correction => correction.without ?? [])
  const idle = without.filter(side => !sides.includes(side))
  if (idle.length > 0) throw new Error(`${river} does not run along ${idle.join(', ')} anyway`)
  return [...sides.filter(side => !without.includes(side)), ...own.flatMap(correction => correction.downstream ?? [])]
}

export const riverCorrectionText = ({ river, downstream = [], without = [], why }: RiverCorrection): Correction => ({
  what: [
    ...downstream.map(side => `${river} runs along ${side}`),
    ...without.map(side => `${river} leaves ${side}`),
  ].join(', '),
  why,
})
