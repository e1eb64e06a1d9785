import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { nameOf } from '../countries'
import { settle } from '../ownership'
import { type Front, type Go, hexOf, onHex, type Part, putUnits, type Units, unitOf } from '../state'
import { isCadre, partsOf, setsOf } from '../units'
import type { BrokenDown, Form } from './movement-state'

/** 15.C: a set whose parts are all at hand. */
const freeSet = (s: Part<'units' | 'sets'>, id: UnitId, form: Form): string | null =>
  setsOf(id).find(
    set => !s.sets.some(each => each.set === set) && partsOf(set, form).every(part => unitOf(s, part).at.is === 'set'),
  ) ?? null

/** 15.B, 15.C, R-BRK */
export function whyNotBreakDown(s: Front, id: UnitId, form: Form): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => hexOf(s, id) === null && refusal('15.A.1', `${nameOf(id)} is not on the map`, at),
    () => isCadre(s, id) && refusal('15.A.1', 'a cadre does not break down', at, 'R-BRK'),
    () => setsOf(id).length === 0 && refusal('15.B.1', `${nameOf(id)} has no components`, at),
    () =>
      freeSet(s, id, form) === null &&
      refusal('15.C.1', `the components for ${nameOf(id)} are all in use`, at, 'R-BRK6'),
  )
}

/** Every list that says something of a unit this phase. */
const LISTS = ['unsupplied', 'noZoc', 'attacked', 'defended', 'fellBack', 'slowed'] as const

/** R-BRK4: what was true of one is true of the others. */
function passOn(s: Front, from: Units, to: Units): void {
  for (const list of LISTS)
    if (from.some(id => s[list].includes(id)))
      s[list] = [...new Set([...s[list].filter(id => !from.includes(id)), ...to])]
}

/** 15.A.1, 15.B.2: a division becomes its components, in one of two forms. */
export function breakDown(s: Front, go: Go, id: UnitId, form: Form): void {
  const set = freeSet(s, id, form)
  const hex = hexOf(s, id)
  if (set === null || hex === null) return
  const parts = partsOf(set, form)
  putUnits(s, parts, () => ({ at: onHex(hex), cadre: false }))
  putUnits(s, [id], () => ({ at: { is: 'set', set } }))
  s.sets = [...s.sets, { set, parent: id, form }]
  s.justBroken = [...s.justBroken, id]
  passOn(s, [id], parts)
  go.log('brokeDown', { unit: id, set, form, hex }, '15.A.1')
  settle(s, go, [hex])
}

/** The one hex where every part of a broken-down division stands; null: there is none. */
export function gatheredAt(s: Part<'units'>, { set, form }: BrokenDown): HexId | null {
  const [first, ...others] = partsOf(set, form)
  const hex = first === undefined ? null : hexOf(s, first)
  return hex !== null && others.every(id => hexOf(s, id) === hex) ? hex : null
}

/** 15.A.2, R-BRK3 */
export const canAssemble = (s: Part<'units' | 'justBroken'>, broken: BrokenDown): boolean =>
  !s.justBroken.includes(broken.parent) && gatheredAt(s, broken) !== null

/** 15.A.2: the components become their division again. */
export function assemble(s: Front, go: Go, broken: BrokenDown): void {
  const { set, parent, form } = broken
  const hex = gatheredAt(s, broken)
  if (hex === null) return
  const parts = partsOf(set, form)
  passOn(s, parts, [parent])
  putUnits(s, parts, () => ({ at: { is: 'set', set }, cadre: false }))
  putUnits(s, [parent], () => ({ at: onHex(hex), cadre: false }))
  s.sets = s.sets.filter(each => each.set !== set)
  go.log('assembled', { unit: parent, set, hex, form }, '15.A.2')
  settle(s, go, [hex])
}
