import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName, regionOf } from '../map/hexes'
import { placeUnit } from '../movement/marching'
import { isIn, isPartisan, nameOf, type Partizan, RESPONSE, secretOf, unit } from '../state'
import { arrivalHexes, canArrive, dueUnits, whyNotArrive } from './arrivals'

/** 19.2.5: the German answer to a landing comes at once, alone. */
type Args = { responseOnly: boolean }
type Local = { picked: UnitId | null }
type Arriving = Frame<Args, Local>

const dueNow = (s: Partizan, f: Arriving): UnitId[] =>
  dueUnits(s, f.side).filter(id => !f.args.responseOnly || RESPONSE.includes(id))

/** One who has a hex to arrive in; the others wait (R-10). */
const firstPlaceable = (s: Partizan, f: Arriving): UnitId | undefined => dueNow(s, f).find(id => canArrive(s, id))

const whyNotPick = (s: Partizan, f: Arriving, id: UnitId): Refusal[] =>
  firstOf(
    () => !dueNow(s, f).includes(id) && refusal('6.0.1', `${nameOf(id)} does not arrive now`, { unit: id }),
    () => f.local.picked === id && refusal('6.0.1', `${nameOf(id)} is picked already`, { unit: id }),
    () => !canArrive(s, id) && refusal('6.0.4', `${nameOf(id)} has no legal hex and waits`, { unit: id }),
  )

const offer = (s: Partizan, f: Arriving): string => {
  const others = dueNow(s, f).filter(id => whyNotPick(s, f, id).length === 0).length
  if (others === 0) return 'pick a hex'
  return `pick a hex, or ${others === 1 ? 'the other unit' : `one of ${others} other units`}`
}

/** Nothing is left when the step ends: whoever can arrive must (R-10). */
function next(s: Partizan, f: Arriving, go: Flow): void {
  const first = firstPlaceable(s, f)
  if (first === undefined) go.end()
  else f.local.picked = first
}

/** 6: units whose turn has come are put on the map, in any order. */
export const arrive: Step<Partizan, Args, Local> = {
  args: shape.fields({ responseOnly: shape.flag }),
  local: shape.fields({ picked: shape.nullable(unit) }),
  fresh: () => ({ picked: null }),
  answers: { pick: ['unit'], to: ['hex'] },
  enter: next,
  prompt: (s, f) => ({
    text: f.local.picked === null ? 'Pick a unit that arrives.' : `${nameOf(f.local.picked)} arrives: ${offer(s, f)}.`,
    rule: '6.0.1',
    waiting: 'is placing arriving units',
  }),

  *choices(s, f) {
    const { picked } = f.local
    for (const id of dueNow(s, f))
      if (whyNotPick(s, f, id).length === 0) yield { action: { kind: 'pick', unit: id }, label: nameOf(id) }
    if (picked !== null)
      for (const hex of arrivalHexes(s, picked)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
  },

  check(s, f, a) {
    if (a.kind === 'pick') return whyNotPick(s, f, unitOfAction(a))
    return f.local.picked === null
      ? [refusal('6.0.1', 'pick a unit first')]
      : whyNotArrive(s, f.local.picked, hexOfAction(a))
  },

  apply(s, f, a, go) {
    if (a.kind === 'pick') {
      f.local.picked = unitOfAction(a)
      return
    }
    const id = f.local.picked
    if (id === null || !isIn(s, id, 'waiting')) return
    const hex = hexOfAction(a)
    placeUnit(s, id, hex)
    if (isPartisan(id)) s.placed = [...s.placed, regionOf(hex) as string]
    go.log('arrived', { unit: id, hex, owner: secretOf(s, f.side) }, '6.0.1')
    next(s, f, go)
  },
}
