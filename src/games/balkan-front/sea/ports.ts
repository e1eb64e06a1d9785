import { countAt, counted, RHODES, type Spot } from '../air/spots'
import { portsOf } from '../charts'
import type { PortClass } from '../charts/works'
import { portAt } from '../map/geography'
import type { Front, Part } from '../state'

/** 28.A.1.c: Rhodes has a standard port; the Middle East one without limit, which nothing can hit. */
export const portClassOf = (at: Spot): PortClass | null =>
  at.is === 'hex' ? (portAt(at.hex)?.class ?? null) : at.box === RHODES ? 'standard' : null

export const portHitsOn = (s: Part<'portHits'>, at: Spot): number => countAt(s.portHits, at)

/** 26.A.3.1: REs that may embark and disembark in a player turn. */
export function portCapacity(s: Part<'portHits' | 'setting'>, at: Spot): number {
  const size = portClassOf(at)
  return size === null ? 0 : Math.max(0, portsOf(s)[size].capacity - portHitsOn(s, at))
}

/** 26.A.3.1: hits go on beyond the capacity up to the most the size takes; false: it has taken them. */
export function hitPort(s: Front, at: Spot): boolean {
  const size = portClassOf(at)
  if (size === null || portHitsOn(s, at) >= portsOf(s)[size].maxHits) return false
  s.portHits = counted(s.portHits, at, 1)
  return true
}

export function mendPort(s: Front, at: Spot): void {
  if (portHitsOn(s, at) > 0) s.portHits = counted(s.portHits, at, -1)
}
