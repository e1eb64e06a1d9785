import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { arrivalHexes, whyNotArrive } from '../arrivals'
import type { ReplacedNation } from '../charts'
import { unitIds } from '../counters'
import { hexName } from '../map'
import { placeUnit } from '../marching'
import { axisPurse, NATIONS, type Purse, whyNotAxisPoint } from '../replacements'
import {
  AXIS,
  hexOf,
  isOnMap,
  nameOf,
  nationOf,
  type Partizan,
  putUnit,
  secretOf,
  sideOf,
  snapshot,
  standing,
  unit,
  unitOf,
} from '../state'
import { hexOfAction, unitOfAction } from './automatic'

type Local = { purse: Purse; picked: UnitId | null }
type Replacing = Frame<null, Local>

const usable = (s: Partizan, f: Replacing): UnitId[] =>
  unitIds.filter(id => sideOf(id) === AXIS && whyNotAxisPoint(s, id, f.local.purse).length === 0)

const whyNotPick = (s: Partizan, f: Replacing, id: UnitId): Refusal[] =>
  firstOf(
    () => f.local.picked === id && refusal('13.2.1', `${nameOf(id)} is picked already`, { unit: id }),
    () => whyNotAxisPoint(s, id, f.local.purse),
    () => isOnMap(s, id) && refusal('13.2.1', `${nameOf(id)} is restored where it stands`, { unit: id }),
  )

const whyNotRestored = (s: Partizan, f: Replacing, id: UnitId): Refusal[] =>
  firstOf(
    () => whyNotAxisPoint(s, id, f.local.purse),
    () => !isOnMap(s, id) && refusal('13.2.1', `${nameOf(id)} is not on the map: build it`, { unit: id }),
  )

const left = (purse: Purse): string =>
  NATIONS.filter(nation => purse[nation] > 0)
    .map(nation => `${nation} ${purse[nation]}`)
    .join(', ')

const settle = (s: Partizan, f: Replacing, go: Flow): void => {
  if (usable(snapshot(s), f).length === 0) go.end()
}

function pay(f: Replacing, id: UnitId): void {
  f.local.purse[nationOf(id) as ReplacedNation]--
}

/** 5.2.3, 13: the Axis player spends replacement points, nation by nation, a step at a time. */
export const replace: Step<Partizan, null, Local> = {
  local: shape.fields({
    purse: shape.fields({
      German: shape.whole(0, 99),
      Italian: shape.whole(0, 99),
      Bulgarian: shape.whole(0, 99),
      Hungarian: shape.whole(0, 99),
    }),
    picked: shape.nullable(unit),
  }),
  fresh: () => ({ purse: { German: 0, Italian: 0, Bulgarian: 0, Hungarian: 0 }, picked: null }),
  answers: { pick: ['unit'], to: ['hex'], restore: ['unit'], done: [] },
  enter(s, f, go) {
    f.local.purse = axisPurse(s)
    go.log('axisPoints', { ...f.local.purse }, '13.1.2')
    settle(s, f, go)
  },
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? `Replacement points (${left(f.local.purse)}): pick a unit to restore or build, or let the rest lapse`
        : `Build ${nameOf(f.local.picked)}: pick a hex`,
    rule: '13.1.2',
    waiting: 'is rebuilding units',
  }),

  *choices(s, f) {
    const { picked } = f.local
    for (const id of usable(s, f)) {
      if (isOnMap(s, id)) yield { action: { kind: 'restore', unit: id }, label: `Restore ${standing(s, id)}` }
      else if (id !== picked) yield { action: { kind: 'pick', unit: id }, label: nameOf(id) }
    }
    if (picked !== null)
      for (const hex of arrivalHexes(s, picked)) yield { action: { kind: 'to', hex }, label: hexName(hex) }
    yield { action: { kind: 'done' }, label: 'Let the rest lapse' }
  },

  check(s, f, a) {
    if (a.kind === 'done') return []
    if (a.kind === 'pick') return whyNotPick(s, f, unitOfAction(a))
    if (a.kind === 'restore') return whyNotRestored(s, f, unitOfAction(a))
    return f.local.picked === null
      ? [refusal('13.2.1', 'pick a unit first')]
      : whyNotArrive(s, f.local.picked, hexOfAction(a))
  },

  apply(s, f, a, go) {
    if (a.kind === 'done') return go.end()
    if (a.kind === 'pick') {
      f.local.picked = unitOfAction(a)
      return
    }
    const owner = secretOf(s, f.side)
    if (a.kind === 'restore') {
      const id = unitOfAction(a)
      putUnit(s, id, { steps: unitOf(s, id).steps + 1 })
      pay(f, id)
      f.local.picked = null
      go.log('restored', { unit: id, hex: hexOf(s, id), owner }, '13.2.1')
    } else if (f.local.picked !== null) {
      const id = f.local.picked
      const hex = hexOfAction(a)
      putUnit(s, id, { steps: 1, unsupplied: 0 })
      placeUnit(s, id, hex)
      pay(f, id)
      f.local.picked = null
      go.log('built', { unit: id, hex, owner }, '13.2.1')
    }
    settle(s, f, go)
  },
}
