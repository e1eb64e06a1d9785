import type { UnitId } from '../ids'

/** For rules and data that name a counter by its id; what it gives throws on a name that does not exist. */
export function counterFinder(counters: readonly { readonly id: string }[]): (id: string) => UnitId {
  const ids = new Map(counters.map((each, id) => [each.id, id as UnitId]))
  return id => {
    const found = ids.get(id)
    if (found === undefined) throw new RangeError(`There is no counter '${id}'`)
    return found
  }
}
