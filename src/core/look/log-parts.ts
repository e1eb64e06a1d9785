import type { Loss } from '../engine/game-look'
import { creditedTo } from '../engine/log-book'
import type { LogEntry } from '../engine/state'
import type { HexId, UnitId } from '../ids'
import { isObject, type Json } from '../json'

export const isNumber = (value: Json | undefined): value is number => typeof value === 'number'

/** The unit a log entry takes steps from; `usual` says how many an entry of that kind takes unless it tells. */
export function lossIn(entry: LogEntry, usual: { readonly [kind: string]: number }): Loss | null {
  const { kind, facts } = entry
  const steps = usual[kind]
  if (steps === undefined || !isObject(facts) || !isNumber(facts.unit)) return null
  return creditedTo(entry, {
    unit: facts.unit as UnitId,
    hex: isNumber(facts.hex) ? (facts.hex as HexId) : null,
    steps: isNumber(facts.steps) ? facts.steps : steps,
  })
}

/** Who went, and the hexes in the order in which they were entered; the two ends where the entry tells no more. */
export function trailIn({ facts }: LogEntry): { readonly unit: UnitId; readonly hexes: readonly HexId[] } | null {
  if (!isObject(facts)) return null
  const unit = Array.isArray(facts.units) ? facts.units[0] : facts.unit
  const ends = [facts.from, isNumber(facts.to) ? facts.to : facts.hex].filter(isNumber)
  const hexes = Array.isArray(facts.path) ? facts.path.filter(isNumber) : ends
  return isNumber(unit) && hexes.length > 0 ? { unit: unit as UnitId, hexes: hexes as HexId[] } : null
}

/** The headline that a log entry of a new turn or phase makes in the diary; `phases` has the titles. */
export function headingIn(
  { kind, facts }: LogEntry,
  phases: { readonly [phase: string]: string },
): { readonly level: 'turn' | 'phase'; readonly text: string } | null {
  if (!isObject(facts)) return null
  if (kind === 'turn') return { level: 'turn', text: `Turn ${String(facts.turn)}` }
  const title = kind === 'phase' ? phases[String(facts.phase)] : undefined
  return title === undefined ? null : { level: 'phase', text: title }
}
