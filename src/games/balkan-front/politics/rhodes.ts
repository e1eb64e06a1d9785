import type { UnitId } from '../../../core/ids'
import { scenarioOf, unitsListed } from '../forces/scenarios'
import { ATHENAI } from '../map/geography'
import { derived } from '../state'

/** 28.A.1.c.2: who is bound to Rhodes: the garrison of the lists, on the ground and in the air, until the Greek government is gone. */
const bound = derived(['setting', 'lostGovernments'], (s): ReadonlySet<UnitId> => {
  if (s.lostGovernments.includes(ATHENAI)) return new Set()
  return new Set(scenarioOf(s).groups.flatMap(group => (group.locked === true ? unitsListed(group) : [])))
})
export const isBoundToRhodes = (s: Parameters<typeof bound>[0], id: UnitId): boolean => bound(s).has(id)
