import type { LogEntry } from '../../../core/engine/state'
import { isObject } from '../../../core/json'
import { lossIn } from '../../../core/look/log-parts'
import { phaseTitle } from '../tell'

/** A step each, unless the log tells how many went with an eliminated unit. */
const STEPS = { reduced: 1, eliminated: 1 }

export const loss = (entry: LogEntry) => lossIn(entry, STEPS)

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
