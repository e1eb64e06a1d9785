import { seededPick } from '../../src/cli/fuzz/random-action'
import type { HexId, UnitId } from '../../src/core/ids'
import { field, firstHexOf, STACKING } from './drill-field'

export type Order = { readonly unit: UnitId; readonly hex: HexId }

export type Orders = {
  readonly legal: readonly Order[]
  /** By how many legal orders go before it: one that must be refused there. */
  readonly illegal: ReadonlyMap<number, Order>
  /** Where every unit stands in the end. */
  readonly final: readonly HexId[]
}

/** Every so many orders an illegal one is tried. */
const BETWEEN_ILLEGAL = 20

/** Random legal steps, worked out on a plain list of hexes, so that neither contestant is its own judge. */
export function drillOrders(unitCount: number, orderCount: number, seed = 1914): Orders {
  const pick = seededPick(seed)
  const standing = Array.from({ length: unitCount }, (_, unit) => firstHexOf(unit))
  const countAt = (hex: HexId): number => standing.reduce((count, each) => count + (each === hex ? 1 : 0), 0)
  const legal: Order[] = []
  const illegal = new Map<number, Order>()
  while (legal.length < orderCount) {
    const unit = pick(unitCount) as UnitId
    const from = standing[unit] as HexId
    const hex = field.grid.neighbour[from * 6 + pick(6)] as HexId
    if (hex < 0) continue
    if (countAt(hex) >= STACKING) {
      illegal.set(legal.length, { unit, hex })
      continue
    }
    // A unit is never adjacent to its own hex.
    if (legal.length % BETWEEN_ILLEGAL === 0) illegal.set(legal.length, { unit, hex: from })
    legal.push({ unit, hex })
    standing[unit] = hex
  }
  return { legal, illegal, final: standing }
}
