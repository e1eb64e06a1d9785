import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfSpot, type Spot, sameSpot } from '../air/spots'
import { nameOf } from '../countries'
import { settle } from '../ownership'
import { placeOf } from '../sea/cargo'
import { type Front, type Go, hexOf, type Part, putUnits, type Units, unitOf } from '../state'
import { isCadre, isPositionAa, partsOf, setsOf } from '../units'
import type { BrokenDown, Form } from './movement-state'

/** 15.C: a set whose parts are all at hand. */
const freeSet = (s: Part<'units' | 'sets'>, id: UnitId, form: Form): string | null =>
  setsOf(id).find(
    set => !s.sets.some(each => each.set === set) && partsOf(set, form).every(part => unitOf(s, part).at.is === 'set'),
  ) ?? null

/** 22.A.3.7: guns in boxes too, which parted go by different ships. */
const canBeBroken = (s: Part<'units'>, id: UnitId): boolean =>
  hexOf(s, id) !== null || (isPositionAa(id) && placeOf(s, id) !== null)

/** 15.B, 15.C, R-BRK */
export function whyNotBreakDown(s: Front, id: UnitId, form: Form): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => !canBeBroken(s, id) && refusal('15.A.1', `${nameOf(id)} is not on the map`, at),
    () => isCadre(s, id) && refusal('15.A.1', 'a cadre does not break down', at, 'R-BRK'),
    () =>
      form === 'headquarters' &&
      isPositionAa(id) &&
      refusal('22.A.3.7', 'position antiaircraft has no headquarters', at),
    () => setsOf(id).length === 0 && refusal('15.B.1', `${nameOf(id)} has no components`, at),
    () =>
      freeSet(s, id, form) === null &&
      refusal('15.C.1', `the components for ${nameOf(id)} are all in use`, at, 'R-BRK6'),
  )
}

/** Every list that says something of a unit this phase. */
const LISTS = [
  ...(['unsupplied', 'noZoc', 'attacked', 'defended', 'fellBack', 'slowed'] as const),
  ...(['pinned', 'movedGuns', 'sailed', 'stripped'] as const),
] as const

/** R-BRK4: what was true of one is true of the others; what they took of the rail capacity is shared out among them. */
function passOn(s: Front, from: Units, to: Units): void {
  for (const list of LISTS)
    if (from.some(id => s[list].includes(id)))
      s[list] = [...new Set([...s[list].filter(id => !from.includes(id)), ...to])]
  const taken = s.railed.reduce((sum, { unit, halves }) => (from.includes(unit) ? sum + halves : sum), 0)
  if (taken === 0) return
  const kept = s.railed.filter(({ unit }) => !from.includes(unit))
  s.railed = [...kept, ...to.map((unit, n) => ({ unit, halves: shareOf(taken, to.length, n) }))].filter(
    ({ halves }) => halves > 0,
  )
}

/** 5 among 3 are 2, 2 and 1. */
const shareOf = (all: number, among: number, n: number): number => Math.ceil((all - n) / among)

/** 15.A.1, 15.B.2: a division becomes its components, in one of two forms. */
export function breakDown(s: Front, go: Go, id: UnitId, form: Form): void {
  const set = freeSet(s, id, form)
  const at = placeOf(s, id)
  if (set === null || at === null) return
  const parts = partsOf(set, form)
  putUnits(s, parts, () => ({ at, cadre: false }))
  putUnits(s, [id], () => ({ at: { is: 'set', set } }))
  s.sets = [...s.sets, { set, parent: id, form }]
  s.justBroken = [...s.justBroken, id]
  passOn(s, [id], parts)
  go.log('brokeDown', { unit: id, set, form, at, guns: isPositionAa(id) }, isPositionAa(id) ? '22.A.3.7' : '15.A.1')
  settleAt(s, go, at)
}

function settleAt(s: Front, go: Go, at: Spot): void {
  const hex = hexOfSpot(at)
  if (hex !== null) settle(s, go, [hex])
}

/** The one place where every part of a broken-down division stands; null: there is none. */
export function gatheredAt(s: Part<'units'>, { set, form }: BrokenDown): Spot | null {
  const [first, ...others] = partsOf(set, form).map(id => placeOf(s, id))
  if (first === undefined || first === null) return null
  return others.every(at => at !== null && sameSpot(at, first)) ? first : null
}

/** 15.A.2, R-BRK3, 22.A.3.7 */
export const canAssemble = (s: Part<'units' | 'justBroken'>, broken: BrokenDown): boolean => {
  const at = gatheredAt(s, broken)
  if (isPositionAa(broken.parent)) return at !== null
  return at?.is === 'hex' && !s.justBroken.includes(broken.parent)
}

/** 15.A.2: the components become their division again. */
export function assemble(s: Front, go: Go, broken: BrokenDown): void {
  const { set, parent, form } = broken
  const at = gatheredAt(s, broken)
  if (at === null) return
  const parts = partsOf(set, form)
  passOn(s, parts, [parent])
  putUnits(s, parts, () => ({ at: { is: 'set', set }, cadre: false }))
  putUnits(s, [parent], () => ({ at, cadre: false }))
  s.sets = s.sets.filter(each => each.set !== set)
  const guns = isPositionAa(parent)
  go.log('assembled', { unit: parent, set, at, form, guns }, guns ? '22.A.3.7' : '15.A.2')
  settleAt(s, go, at)
}
