import { partsOf } from '../forces/components'
import { type Front, putUnits, unitOf } from '../state'

/** 15.C: a division all of whose parts have left the game in one way has left it itself, and its set is free. */
export function freeSetsOf(s: Front): void {
  for (const { set, parent, form } of s.sets) {
    const parts = partsOf(set, form)
    for (const way of ['gone', 'surrendered'] as const) {
      if (!parts.every(id => unitOf(s, id).at.is === way)) continue
      putUnits(s, parts, () => ({ at: { is: 'set', set }, cadre: false }))
      putUnits(s, [parent], () => ({ at: { is: way } }))
      s.sets = s.sets.filter(each => each.set !== set)
    }
  }
}
