import type { LogEntry } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { isObject } from '../../../core/json'
import { phaseTitle } from '../tell'

const LOSSES: readonly string[] = ['reduced', 'eliminated']

/** A step each, unless the log tells how many went with an eliminated unit. */
export function loss({
  kind,
  facts,
}: LogEntry): { readonly unit: UnitId; readonly hex: HexId | null; readonly steps: number } | null {
  if (!LOSSES.includes(kind) || !isObject(facts) || typeof facts.unit !== 'number') return null
  return {
    unit: facts.unit as UnitId,
    hex: typeof facts.hex === 'number' ? (facts.hex as HexId) : null,
    steps: typeof facts.steps === 'number' ? facts.steps : 1,
  }
}

export function heading({ kind, facts }: LogEntry): { readonly level: 'turn' | 'phase'; readonly text: string } | null {
  if (!isObject(facts)) return null
  if (kind === 'phase') return { level: 'phase', text: phaseTitle(facts) }
  if (kind !== 'turn') return null
  return { level: 'turn', text: facts.second === true ? `Second game, turn ${facts.turn}` : `Turn ${facts.turn}` }
}

const EDGES: { readonly [kind: string]: 'begins' | 'ends' } = {
  battle: 'begins',
  battleOver: 'ends',
  calledOff: 'ends',
}

export const battleEdge = ({ kind }: LogEntry): 'begins' | 'ends' | null => EDGES[kind] ?? null
