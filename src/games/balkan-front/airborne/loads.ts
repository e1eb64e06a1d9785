import type { UnitId } from '../../../core/ids'
import type { Cargo } from '../air/air-state'
import type { Lift } from '../air/lifts'
import type { Front } from '../state'
import { reNow } from '../units'
import { isAirLanding } from './airborne-units'

/** Quarters of an RE. */
export const QUARTERS = 4
export const quartersOf = (s: Front, id: UnitId): number => Math.round(QUARTERS * reNow(s, id))

/** 20.E.1.1, 20.E.2.2, 24.B.2, R-24B: what one carrier takes: quarters of units, or REs of supply. */
export function roomFor(mission: Lift, extended: boolean): { readonly quarters: number; readonly supply: number } {
  const part = extended ? 1 / 2 : 1
  return mission === 'drop'
    ? { quarters: (QUARTERS / 2) * part, supply: part }
    : { quarters: QUARTERS * part, supply: 2 * part }
}

/** A tug with or without a glider, as it would fly. */
export type Carrier = { readonly unit: UnitId; readonly tow: UnitId | null; readonly extended: boolean }

type Hold = {
  readonly carrier: number
  readonly isGlider: boolean
  left: number
  readonly room: number
  units: UnitId[]
}

/**
 * 20.E.0.5, R-25E: who carries what, the largest first and gliders first for those who need one, each hold filled before the next is
 * begun; supplies go where nobody sits. Null: it does not all fit.
 */
export function stow(
  s: Front,
  mission: Lift,
  carriers: readonly Carrier[],
  units: readonly UnitId[],
  supply: number,
): readonly Cargo[] | null {
  const holds: Hold[] = carriers.flatMap(({ tow, extended }, carrier) => {
    const room = roomFor(mission, extended).quarters
    const hold = (isGlider: boolean): Hold => ({ carrier, isGlider, left: room, room, units: [] })
    return tow === null ? [hold(false)] : [hold(true), hold(false)]
  })
  const order = holds.toSorted((a, b) => Number(b.isGlider) - Number(a.isGlider))
  const needy = units.toSorted(
    (a, b) => Number(isAirLanding(b)) - Number(isAirLanding(a)) || quartersOf(s, b) - quartersOf(s, a),
  )
  for (const unit of needy) {
    let owed = quartersOf(s, unit)
    for (const hold of order) {
      if (owed === 0) break
      const taken = Math.min(owed, hold.left)
      if (taken === 0) continue
      hold.left -= taken
      owed -= taken
      hold.units.push(unit)
    }
    if (owed > 0) return null
  }
  return withSupply(mission, carriers, holds, supply)
}

function withSupply(
  mission: Lift,
  carriers: readonly Carrier[],
  holds: readonly Hold[],
  supply: number,
): readonly Cargo[] | null {
  let left = supply
  const cargoes = carriers.map(({ extended }, carrier): Cargo => {
    const mine = holds.filter(hold => hold.carrier === carrier)
    const free = mine.filter(hold => hold.units.length === 0).length * roomFor(mission, extended).supply
    const taken = Math.min(left, free)
    left -= taken
    return {
      units: [...new Set(mine.flatMap(hold => hold.units))],
      inGlider: mine.flatMap(hold => (hold.isGlider ? hold.units : [])),
      supply: taken,
    }
  })
  return left > 0 ? null : cargoes
}
