import { type Refusal, refusal } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import { cpAllocation } from '../charts/charts'
import { ALLIED, type Gambit, isAlliedPlace } from '../state'

/** 7.2, S43.9, S43.10, R-CP3: the Allies keep the point of a liberated city, the Axis lacks it while the city is Allied. */
export function allocation(s: Gambit, side: Side): number {
  const { perCity, perMarkerLost } = cpAllocation
  const change =
    side === ALLIED
      ? s.liberated.length * perCity - s.markersLost * perMarkerLost
      : -s.liberated.filter(hex => isAlliedPlace(s, hex)).length * perCity
  return Math.max(cpAllocation.floor, cpAllocation.base + change)
}

/** 7.1.2: nothing is carried over. 7.2.4, R-CP1: one Allied point is for partisans. */
export function determine(s: Gambit, side: Side): void {
  const total = allocation(s, side)
  const reserved = side === ALLIED && total > 0 ? cpAllocation.partisanReserve : 0
  s.cp = { free: total - reserved, reserved }
}

/** 7.3.3: no deficit; the reserved point pays for partisans only. */
export function whyNotPay(s: Gambit, cost: number, forPartisans: boolean): Refusal | null {
  const { free, reserved } = s.cp
  if (cost <= free + (forPartisans ? reserved : 0)) return null
  return cost <= free + reserved
    ? refusal('7.2.4', 'the last command point is for partisans', undefined, 'R-CP1')
    : refusal('7.3.3', `this costs ${cost} CP and ${free + reserved} are left`)
}

/** Regular units never touch the reserve; partisans use it first. */
export function pay(s: Gambit, cost: number, fromReserve: boolean): void {
  const reserved = fromReserve ? Math.min(cost, s.cp.reserved) : 0
  s.cp = { free: s.cp.free - (cost - reserved), reserved: s.cp.reserved - reserved }
}

/** R-CP1: a partisan took part in a command that was paid with free points, so the reserved one is used instead. */
export function shiftToReserve(s: Gambit): void {
  if (s.cp.reserved > 0) s.cp = { free: s.cp.free + 1, reserved: s.cp.reserved - 1 }
}
