import type { LogEntry } from '../../core/engine/state'
import { isObject, type Json } from '../../core/json'

type Facts = { readonly [fact: string]: Json }

const NAMED: { readonly [kind: string]: (facts: Facts) => string | null } = {
  won: f => {
    const game = f.second === true ? 'second game' : 'first game'
    return f.side === 1 ? `end: Allied win, ${game}` : `end: German side wins on turn ${String(f.turn)}, ${game}`
  },
  secondGame: () => 'Soviet Duplicity begins',
  raid: f => `raid: ${String(f.result)}`,
  mission: f => `mission ${String(f.mission)}: ${f.success === true ? 'success' : 'failure'}`,
  yavuz: f => `Yavuz ${String(f.fate)}`,
  sunkByAir: () => 'NGS sunk by air',
  sentHome: () => null,
  duel: f => (f.kind === 'ngs' ? 'naval combat' : 'air combat'),
  expertenLost: () => 'Experten lost',
  ultra: f => `ULTRA spent, ${String(f.kind)}`,
  airSupplied: () => 'supply drop',
  unsupplied: () => 'units out of supply',
  delayed: () => 'arrival delayed',
  interdicted: f => (f.hit === true ? 'interdiction' : 'interdiction failed'),
  railed: () => 'rail move',
  calledOff: () => 'attack called off',
  givesWay: () => 'D1 taken as a retreat',
  noRetreat: () => 'no way to retreat',
  advanced: f => (f.who === 'armor' ? 'armor advance' : 'advance'),
  dropHeld: f => (f.occupied === true ? 'drop on enemies held' : 'drop on an empty hex held'),
  walkedIn: () => 'entry over the map edge',
}

/** What random games count. */
export function milestones({ kind, facts, rule }: LogEntry): readonly string[] {
  const known = isObject(facts) ? facts : {}
  if (kind === 'sentHome') return [rule === '12.3' ? 'recall' : 'abort']
  if (kind === 'battle' && known.drop !== null)
    return [Array.isArray(known.defenders) && known.defenders.length > 0 ? 'drop on enemies' : 'drop on an empty hex']
  if (kind === 'result') {
    const shifts = Array.isArray(known.shifts) ? known.shifts : []
    const told = ['surrounded', 'combined arms', 'Blitzkrieg Bonus', 'ULTRA'].filter(each => shifts.includes(each))
    return [`result ${String(known.result)}`, ...told.map(each => `shift: ${each}`)]
  }
  const named = NAMED[kind]?.(known) ?? null
  return named === null ? [] : [named]
}
