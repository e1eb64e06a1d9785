import { type Answer, type Objection, ofHex } from '../../../core/engine/answer'
import type { Frame } from '../../../core/engine/state'
import { type Action, refusal } from '../../../core/engine/step'
import type { HexId, RuleId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { hexName } from '../map/hexes'
import type { Gambit, Go } from '../state'

interface Destinations<Args extends Json, Local extends Json> {
  ways(s: Gambit, f: Frame<Args, Local>): readonly HexId[]
  /** Why a hex is none of them: one reason for all, or asked of the rules. */
  readonly why: readonly [RuleId, string] | ((s: Gambit, f: Frame<Args, Local>, hex: HexId) => Objection)
  path?(s: Gambit, f: Frame<Args, Local>, hex: HexId): readonly HexId[] | null
  go(s: Gambit, f: Frame<Args, Local>, hex: HexId, go: Go): void
}

/** The answer `to` of a step in which somebody has to go somewhere. */
export function destination<Args extends Json, Local extends Json>(
  of: Destinations<Args, Local>,
): Answer<Gambit, Args, Local> {
  const { why, path } = of
  return ofHex<Gambit, Args, Local>({
    among: of.ways,
    whyNot: (s, f, hex) =>
      typeof why === 'function' ? why(s, f, hex) : !of.ways(s, f).includes(hex) && refusal(...why, { hex }),
    label: hexName,
    title: 'Destinations',
    ...(path ? { path } : {}),
    intent: 'act',
    do: of.go,
  })
}

/** Where there is no choice of hex, the answer that goes there. */
export const toOnly = ([only, ...others]: readonly HexId[]): Action | null =>
  only === undefined || others.length > 0 ? null : { kind: 'to', hex: only }
