import type { UnitId } from '../../../core/ids'
import type { Form } from '../movement/movement-state'
import { groundIds, groundOf } from './counters'

/** 15: the units of a set of components, by its name. */
const components = new Map<string, UnitId[]>()
for (const id of groundIds) {
  const { set } = groundOf(id)
  if (set !== undefined) components.set(set, [...(components.get(set) ?? []), id])
}
export const setNames: readonly string[] = [...components.keys()]
export const componentsOf = (set: string): readonly UnitId[] => components.get(set) ?? []
export const isHeadquarters = (id: UnitId): boolean => groundOf(id).size === 'HQ'
/** Those of the set that a form uses: the headquarters only in the form of that name. */
export const partsOf = (set: string, form: Form): UnitId[] =>
  componentsOf(set).filter(id => form === 'headquarters' || !isHeadquarters(id))
