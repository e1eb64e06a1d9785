import { firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import { isHeldBy } from '../board'
import { AXIS_ENTRY, hexName, placeHex } from '../map/hexes'
import { whyNotJoin } from '../movement/stacking'
import { ALLIED, type Gambit, hexOf, isAlliedPlace, nameOf, onHex, type Place, putUnit, unitOf } from '../state'
import { unitNamed } from './counters'
import { scenarioOf } from './scenarios'
import type { OptionalUnit } from './scenarios/scenario'

const optional = (s: Gambit, id: UnitId, side: Side): OptionalUnit | null =>
  scenarioOf(s).optional.find(each => each.side === side && unitNamed(each.unit) === id) ?? null

/** 8.1: why a unit may not be called for at all. */
const whyNotCall = (s: Gambit, id: UnitId, side: Side): Refusal[] =>
  firstOf(
    () => optional(s, id, side) === null && refusal('8.1.0', 'it is no optional unit of yours', { unit: id }),
    () => unitOf(s, id).at.is !== 'waiting' && refusal('8.1.0', 'it has entered before', { unit: id }),
  )

const isGarrison = (each: OptionalUnit | null): boolean => typeof each?.entry === 'object'

/** 8.1.1: the entry hex must be free of enemies and have room. */
function whyNotEnter(s: Gambit, id: UnitId, side: Side): Refusal[] {
  const each = optional(s, id, side)
  return firstOf(
    () => whyNotCall(s, id, side),
    () => isGarrison(each) && refusal('S44.9', 'name the city where it is raised', { unit: id }),
    () => side !== ALLIED && isHeldBy(s, AXIS_ENTRY, ALLIED) && refusal('8.1.1', 'enemies hold the entry hex'),
    () => side !== ALLIED && whyNotJoin(s, [id], AXIS_ENTRY),
  )
}

/** S44.9: the Greek Security Battalions are raised in Athens or Thessalonika. */
function whyNotRaise(s: Gambit, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const each = optional(s, id, side)
  const cities = typeof each?.entry === 'object' ? each.entry.map(placeHex) : []
  return firstOf(
    () => whyNotCall(s, id, side),
    () => !cities.includes(hex) && refusal('S44.9', 'it is raised in Athens or Thessalonika', { hex }),
    () => isHeldBy(s, hex, ALLIED) && refusal('S44.9', 'enemies hold the city', { hex }),
    () => isAlliedPlace(s, hex) && refusal('S44.9', 'the city is not under Axis control', { hex }),
    () => whyNotJoin(s, [id], hex),
  )
}

const vp = (cost: number) => ({ cost, costIn: 'VP' }) as const

/** 6.4, 8.1: optional units, each of which gives the other side victory points. */
export const reinforce: Step<Gambit> = {
  answers: { enter: ['unit'], raise: ['unit', 'hex'], done: [] },
  prompt: () => ({
    text: 'Call for optional units if you like: the other side scores for each of them.',
    rule: '8.1.0',
    waiting: 'considers reinforcements',
  }),

  *choices(s, f) {
    for (const each of scenarioOf(s).optional) {
      const id = unitNamed(each.unit)
      const label = nameOf(id)
      if (whyNotEnter(s, id, f.side).length === 0) yield { action: { kind: 'enter', unit: id }, label, ...vp(each.vp) }
      for (const city of typeof each.entry === 'object' ? each.entry : []) {
        const hex = placeHex(city)
        if (whyNotRaise(s, id, hex, f.side).length === 0)
          yield { action: { kind: 'raise', unit: id, hex }, label: `${label} in ${hexName(hex)}`, ...vp(each.vp) }
      }
    }
    yield { action: { kind: 'done' }, label: 'No more reinforcements' }
  },

  check(s, f, a) {
    if (a.kind === 'done') return []
    if (a.kind === 'enter') return whyNotEnter(s, unitOfAction(a), f.side)
    return whyNotRaise(s, unitOfAction(a), hexOfAction(a), f.side)
  },

  apply(s, f, a, go) {
    if (a.kind === 'done') return go.end()
    const id = unitOfAction(a)
    const vp = optional(s, id, f.side)?.vp ?? 0
    const home: Place = f.side === ALLIED ? { is: 'med' } : onHex(AXIS_ENTRY)
    putUnit(s, id, { at: a.kind === 'raise' ? onHex(hexOfAction(a)) : home })
    const { allied, axis } = s.optionalVp
    s.optionalVp = f.side === ALLIED ? { allied, axis: axis + vp } : { allied: allied + vp, axis }
    go.log('reinforced', { unit: id, hex: hexOf(s, id), vp }, '8.1.3')
  },
}
