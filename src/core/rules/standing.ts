import type { HexId, Side, UnitId } from '../ids'

export type PerSide<T> = readonly [T, T]
export const perSide = <T>(of: (side: Side) => T): PerSide<T> => [of(0), of(1)]

/** Who stands where. */
export type Standing = {
  /** By hex, in counter order. */
  readonly unitsIn: readonly (readonly UnitId[])[]
  /** 1 where a unit stands that holds its hex. */
  readonly holds: PerSide<Uint8Array>
  /** Hexes with units of the side, whether they hold them or not, in map order. */
  readonly hexes: PerSide<readonly HexId[]>
}

export type Stander = { readonly unit: UnitId; readonly hex: HexId; readonly side: Side; readonly holds: boolean }

const EMPTY: readonly UnitId[] = []

/** `units` are those on the map, in counter order; `size` is the number of hexes. */
export function standing(size: number, units: Iterable<Stander>): Standing {
  const unitsIn: (readonly UnitId[])[] = new Array(size).fill(EMPTY)
  const holds = perSide(() => new Uint8Array(size))
  const present = perSide(() => new Set<HexId>())
  for (const { unit, hex, side, holds: isHolding } of units) {
    unitsIn[hex] = [...(unitsIn[hex] ?? EMPTY), unit]
    present[side].add(hex)
    if (isHolding) holds[side][hex] = 1
  }
  return { unitsIn, holds, hexes: perSide(side => [...present[side]].sort((a, b) => a - b)) }
}
