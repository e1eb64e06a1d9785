import type { LogEntry } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { isObject } from '../../../core/json'
import { PHASES } from '../tell'

/** Steps a log entry takes from a unit; one that comes back is a loss less. */
const STEPS: { readonly [kind: string]: number } = { reduced: 1, eliminated: 1, regained: -1 }

export function loss({
  kind,
  facts,
}: LogEntry): { readonly unit: UnitId; readonly hex: HexId | null; readonly steps: number } | null {
  const usual = STEPS[kind]
  if (usual === undefined || !isObject(facts) || typeof facts.unit !== 'number') return null
  return {
    unit: facts.unit as UnitId,
    hex: typeof facts.hex === 'number' ? (facts.hex as HexId) : null,
    steps: typeof facts.steps === 'number' ? facts.steps : usual,
  }
}

export function heading({ kind, facts }: LogEntry): { readonly level: 'turn' | 'phase'; readonly text: string } | null {
  if (!isObject(facts)) return null
  if (kind === 'turn') return { level: 'turn', text: `Turn ${String(facts.turn)}` }
  const title = kind === 'phase' ? PHASES[String(facts.phase)] : undefined
  return title === undefined ? null : { level: 'phase', text: title }
}

const EDGES: { readonly [kind: string]: 'begins' | 'ends' } = {
  battle: 'begins',
  hunt: 'begins',
  battleOver: 'ends',
  huntOver: 'ends',
}

export const battleEdge = ({ kind }: LogEntry): 'begins' | 'ends' | null => EDGES[kind] ?? null
