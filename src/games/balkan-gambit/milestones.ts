import type { LogEntry } from '../../core/engine/state'
import { isObject, type Json } from '../../core/json'

type Facts = { readonly [fact: string]: Json }

const NAMED: { readonly [kind: string]: (facts: Facts) => string | null } = {
  victory: f => (f.winner === null ? 'end: draw' : f.winner === 0 ? 'end: Allied win' : 'end: Axis win'),
  portOpen: () => 'port opened',
  markerLost: f => (f.port === true ? 'port lost' : 'beachhead lost'),
  liberated: () => 'city liberated',
  taken: f => (f.city === true && f.again === true ? (f.side === 1 ? 'city retaken' : 'city liberated again') : null),
  dropDecided: f => (f.won === true ? 'airborne assault on enemies won' : 'airborne assault on enemies lost'),
  landed: () => 'landing or drop succeeded',
  repulsed: () => 'amphibious assault repulsed',
  attitude: f => (f.changed === true ? `Italians: ${String(f.attitude)}` : null),
  defected: () => 'Italian unit defected',
  clearedOut: () => 'Axis unit left the Italians',
  zoneSurrenders: () => 'collaborationist surrender',
  brokenOff: () => 'attack broken off',
  extraHit: () => 'extra hit',
  advanced: () => 'advance after combat',
  tac: () => 'TAC committed',
  reclaimed: () => 'brigade reclaimed',
  restored: () => 'division restored',
  force10: () => 'Force 10 arrived',
  demolished: () => 'bridge blown',
  strayed: () => 'retreat into a closed country',
  hunt: () => 'hunt for dispersed partisans',
  weather: f => (f.weather === 'poor' ? 'poor weather' : null),
  battle: f => (f.again === true ? 'stricture 12.8.8' : null),
  positionDestroyed: () => 'Improved Position destroyed',
  sailed: () => 'sea move',
}

/** What random games count. */
export function milestones({ kind, facts }: LogEntry): readonly string[] {
  const known = isObject(facts) ? facts : {}
  const named = NAMED[kind]?.(known) ?? null
  const strictures = Array.isArray(known.strictures) ? known.strictures.map(rule => `stricture ${String(rule)}`) : []
  return named === null ? strictures : [named, ...strictures]
}
