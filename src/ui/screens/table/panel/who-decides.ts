import type { CounterNation } from '../../../../core/engine/counter-face'
import type { RuleId } from '../../../../core/ids'
import { wins } from '../seats/wins'
import { useSides } from '../sides'
import { useKnown, useViews } from '../table-context'

export type WhoDecides = {
  readonly who: string
  readonly sentence: string
  readonly rule: RuleId | null
  /** The ruling that what is asked rests on. */
  readonly ruling: string | null
  readonly nation: CounterNation
}

/** Of whom something is asked and what, in the words meant for the one at the screen. */
export function useWhoDecides(): WhoDecides {
  const known = useKnown()
  const side = useViews((views, s) => views.deciding(s))
  const prompt = useViews((views, s) => views.prompt(s))
  const waiting = useViews((views, s) => views.waiting(s))
  const sides = useSides()
  if (side === null) {
    const winner = known.outcome?.winner ?? null
    return {
      who: 'The game is over',
      sentence: winner === null ? 'A draw' : `The ${wins(sides[winner].name)}`,
      rule: known.outcome?.rule ?? null,
      ruling: null,
      nation: winner === null ? 'marker' : sides[winner].colour,
    }
  }
  return {
    who: sides[side].name,
    sentence: prompt?.text ?? `The other side ${waiting ?? 'decides'}`,
    rule: prompt?.rule ?? null,
    ruling: prompt?.ruling ?? null,
    nation: sides[side].colour,
  }
}
