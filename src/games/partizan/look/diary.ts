import type { Loss } from '../../../core/engine/game-look'
import type { LogEntry } from '../../../core/engine/state'
import type { HexId, UnitId } from '../../../core/ids'
import { isObject, type Json } from '../../../core/json'
import { headingIn } from '../../../core/look/log-parts'
import { PHASES } from '../log-book'
import { F10, SS_500 } from '../state'
import { sideOfAny, standInId } from './stand-ins'

type Facts = { readonly [fact: string]: Json }

const hexIn = ({ hex }: Facts): HexId | null => (typeof hex === 'number' ? (hex as HexId) : null)

/** a counter that was lost unseen is still counted where it lay; without its hex nothing is known of it. */
function lostUnit(facts: Facts): UnitId | null {
  if (typeof facts.unit === 'number') return facts.unit as UnitId
  const hex = hexIn(facts)
  return hex === null ? null : standInId({ side: facts.owner === 1 ? 1 : 0, hex, nth: 0 })
}

/** His death is announced in a line of its own, whatever the cause. */
const exceptTito = (facts: Facts): UnitId | null => (facts.tito === true ? null : lostUnit(facts))

const LOST: { readonly [kind: string]: (facts: Facts) => UnitId | null } = {
  reduced: lostUnit,
  eliminated: exceptTito,
  starved: lostUnit,
  attrition: exceptTito,
  titoDied: lostUnit,
  dropLost: () => SS_500,
  force10Lost: () => F10,
}

export function loss({ kind, facts }: LogEntry): Loss | null {
  if (!isObject(facts)) return null
  const unit = LOST[kind]?.(facts) ?? null
  return unit === null ? null : { unit, hex: hexIn(facts), steps: 1, side: sideOfAny(unit) }
}

export const heading = (entry: LogEntry) => headingIn(entry, PHASES)

const EDGES: { readonly [kind: string]: 'begins' | 'ends' } = { attack: 'begins', combatOver: 'ends' }

export const battleEdge = ({ kind }: LogEntry): 'begins' | 'ends' | null => EDGES[kind] ?? null
