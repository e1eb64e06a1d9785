import type { LogEntry } from '../../../core/engine/state'
import { headingIn, lossIn } from '../../../core/look/log-parts'
import { PHASES } from '../tell'

/** Steps a log entry takes from a unit; one that comes back is a loss less. */
const STEPS: { readonly [kind: string]: number } = { reduced: 1, eliminated: 1, regained: -1 }

export const loss = (entry: LogEntry) => lossIn(entry, STEPS)

export const heading = (entry: LogEntry) => headingIn(entry, PHASES)

const EDGES: { readonly [kind: string]: 'begins' | 'ends' } = {
  battle: 'begins',
  hunt: 'begins',
  battleOver: 'ends',
  huntOver: 'ends',
}

export const battleEdge = ({ kind }: LogEntry): 'begins' | 'ends' | null => EDGES[kind] ?? null
