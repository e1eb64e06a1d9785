import type { HexId, Side } from '../../../core/ids'
import { countAt, counted, MIDDLE_EAST, RHODES, type Spot } from '../air/spots'
import { portsOf } from '../charts'
import type { PortClass } from '../charts/works'
import { ALLIED } from '../countries'
import { landHexes, portAt } from '../map/geography'
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

/** More than any turn ships: the Middle East has no limit (28.B.2.2). */
const UNLIMITED = 9999

/** 26.A.3.1, R-26A2: halves of REs that a port still takes in this player turn, both ways together. */
export const portRoom = (s: Part<'portHits' | 'setting' | 'portUse'>, at: Spot): number =>
  at.is === 'box' && at.box === MIDDLE_EAST ? UNLIMITED : Math.max(0, 2 * portCapacity(s, at) - countAt(s.portUse, at))

export const portHexes: readonly HexId[] = landHexes.filter(hex => portAt(hex) !== null)

/** 26.A.3.2: what is the side’s as its initial phase begins. */
export const ownPorts = (s: Part<'owner'>, side: Side): readonly HexId[] =>
  portHexes.filter(hex => s.owner[hex] === side)

/** R-26B5: each box belongs to one side for good. */
export const isOwnBox = (box: string, side: Side): boolean => (box === MIDDLE_EAST) === (side === ALLIED)

export function chargePort(s: Front, at: Spot, halves: number): void {
  if (halves > 0 && !(at.is === 'box' && at.box === MIDDLE_EAST)) s.portUse = counted(s.portUse, at, halves)
}
