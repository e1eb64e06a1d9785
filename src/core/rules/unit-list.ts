import { current, isDraft, original } from 'immer'
import type { GameState } from '../engine/state'
import type { UnitId } from '../ids'
import { forEach, type NameTable, type Shape } from '../save/shape'

/** A list that is never changed in place, as it stands now: free of drafts, so that things may be remembered about it. */
export const asItStands = <T extends object>(list: T): T =>
  isDraft(list) ? ((original as (draft: object) => unknown)(list) as T) : list

/** Puts a new list with one unit changed in place of the old, of which what is remembered stays true. */
export function changeUnit<Unit>(s: { units: readonly Unit[] }, id: UnitId, change: Partial<Unit>): void {
  const all = asItStands(s.units)
  s.units = all.with(id, { ...(all[id] as Unit), ...change })
}

/** The position as it stands now, free of drafts but for its frames: for rules that ask much of it while it changes. */
export function snapshotOf<S extends GameState>(s: S): S {
  if (!isDraft(s)) return s
  const plain = Object.entries(s).map(([field, value]) => [
    field,
    field !== 'frames' && isDraft(value) ? current(value as object) : value,
  ])
  return Object.fromEntries(plain) as S
}

/** The units of a position in a file, by their counters; those that are not in the scenario are left out. */
export function unitsInPlay<Unit extends { readonly at: { readonly is: string } }>(
  table: NameTable<UnitId>,
  shape: Shape<Unit>,
  absent: Unit,
): Shape<Unit[]> {
  const all = forEach(table, shape, () => absent)
  return {
    schema: all.schema,
    write: units => {
      const written = all.write(units) as { readonly [id: string]: { readonly at: { readonly is: string } } }
      return Object.fromEntries(Object.entries(written).filter(([, each]) => each.at.is !== absent.at.is))
    },
  }
}
