import type { HexId, Side, UnitId } from '../ids'
import type { HexMap } from '../map/hex-map'
import { hexNames, unitNames } from '../save/names'
import * as shape from '../save/shape'

/** Where a unit may be, as far as every game knows: on a hex, or somewhere else that the game has a word for. */
type At = { readonly is: 'hex'; readonly hex: HexId } | { readonly is: string }

/** The list of units of a position, by counter. It is replaced, never changed. */
export type WithUnits<Unit> = { units: readonly Unit[] }

/** The names a game's files know its hexes, counters and sides by. */
export function printedNames(
  map: HexMap,
  counters: readonly { readonly id: string }[],
  sides: readonly [string, string],
) {
  const table = unitNames(counters)
  const hex = shape.named(hexNames(map))
  const unit = shape.named(table)
  return {
    unitTable: table,
    hex,
    unit,
    side: shape.named(shape.nameTable<Side>(sides.join(' or '), sides)),
    hexList: shape.distinct(hex) as shape.Shape<readonly HexId[]>,
    unitList: shape.distinct(unit) as shape.Shape<readonly UnitId[]>,
  }
}

/** What is asked of and done with the list of units. */
export function unitList<Unit extends { readonly at: At }>() {
  type S = WithUnits<Unit>
  const unitOf = (s: S, id: UnitId): Unit => s.units[id] as Unit
  const hexOf = (s: S, id: UnitId): HexId | null => {
    const { at } = unitOf(s, id)
    return at.is === 'hex' ? (at as { readonly hex: HexId }).hex : null
  }
  return {
    unitOf,
    hexOf,
    /** Puts a list with one unit changed in place of the old, of which what is derived stays true. */
    putUnit(s: S, id: UnitId, change: Partial<Unit>): void {
      s.units = s.units.with(id, { ...unitOf(s, id), ...change })
    },
    /** Several at once: one new list, not one each. */
    putUnits(s: S, ids: Iterable<UnitId>, change: (unit: Unit, id: UnitId) => Partial<Unit>): void {
      const all = [...s.units]
      for (const id of ids) all[id] = { ...(all[id] as Unit), ...change(all[id] as Unit, id) }
      s.units = all
    },
  }
}

export const onHex = (hex: HexId): { readonly is: 'hex'; readonly hex: HexId } => ({ is: 'hex', hex })

/** The units of a position in a file, by their counters; those that are not in the scenario are left out. */
export function unitsInPlay<Unit extends { readonly at: { readonly is: string } }>(
  table: shape.NameTable<UnitId>,
  unit: shape.Shape<Unit>,
  absent: Unit,
): shape.Shape<readonly Unit[]> {
  const all = shape.forEach(table, unit, () => absent)
  return {
    schema: all.schema,
    write: units => {
      const written = all.write([...units]) as { readonly [id: string]: { readonly at: { readonly is: string } } }
      return Object.fromEntries(Object.entries(written).filter(([, each]) => each.at.is !== absent.at.is))
    },
  }
}
