import type { Frame } from '../../../core/engine/state'
import { type Flow, firstOf, type Refusal, refusal, type Step } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { arrivalHexes, whyNotArrive } from '../arrivals'
import { hexName, regionOf } from '../map'
import { placeUnit } from '../marching'
import { partisanChoices, whyNotPartisanPoint } from '../replacements'
import { hexOf, isAllied, nameOf, type Partizan, putUnit, secretOf, snapshot, standing, unit } from '../state'
import { hexOfAction, unitOfAction } from './automatic'

/** 19.1.3.4: bonus points serve Partisan units only, and are spent on them first. */
type Args = { points: number; bonus: number }
type Local = { points: number; bonus: number; picked: UnitId | null }
type Rebuilding = Frame<Args, Local>

const whyNotPay = (f: Rebuilding, id: UnitId): Refusal | false =>
  isAllied(id) && f.local.points === 0 && refusal('19.1.3.1', 'bonus points serve Partisan units only', { unit: id })

const whyNotPick = (s: Partizan, f: Rebuilding, id: UnitId): Refusal[] =>
  firstOf(
    () => f.local.picked === id && refusal('13.3.1', `${nameOf(id)} is picked already`, { unit: id }),
    () => whyNotPartisanPoint(s, id),
    () => isAllied(id) && refusal('13.5.4', `${nameOf(id)} is restored where it stands`, { unit: id }),
  )

const whyNotRestored = (s: Partizan, f: Rebuilding, id: UnitId): Refusal[] =>
  firstOf(
    () => !isAllied(id) && refusal('13.5.4', 'only reduced Allied units are restored', { unit: id }),
    () => whyNotPartisanPoint(s, id),
    () => whyNotPay(f, id),
  )

const isOver = (s: Partizan, f: Rebuilding): boolean => {
  const now = snapshot(s)
  const usable = partisanChoices(now).some(id => whyNotPay(f, id) === false)
  return f.local.points + f.local.bonus === 0 || !usable
}

function pay(f: Rebuilding, id: UnitId): void {
  if (!isAllied(id) && f.local.bonus > 0) f.local.bonus--
  else f.local.points--
}

const settle = (s: Partizan, f: Rebuilding, go: Flow): void => {
  if (isOver(s, f)) go.end()
}

/** 5.1.2, 13: the Partisan player spends his replacement points. */
export const rebuild: Step<Partizan, Args, Local> = {
  args: shape.fields({ points: shape.whole(0, 99), bonus: shape.whole(0, 99) }),
  local: shape.fields({ points: shape.whole(0, 99), bonus: shape.whole(0, 99), picked: shape.nullable(unit) }),
  fresh: args => ({ points: args.points, bonus: args.bonus, picked: null }),
  answers: { pick: ['unit'], to: ['hex'], restore: ['unit'], done: [] },
  enter: settle,
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? `${f.local.points + f.local.bonus} replacement points: pick a unit to build or restore, or let the rest lapse`
        : `Build ${nameOf(f.local.picked)}: pick an empty hex`,
    rule: '13.3.1',
    waiting: 'is rebuilding units',
  }),

  *choices(s, f) {
    const { picked } = f.local
    for (const id of partisanChoices(s)) {
      if (isAllied(id)) {
        if (whyNotPay(f, id) === false)
          yield { action: { kind: 'restore', unit: id }, label: `Restore ${standing(s, id)}` }
      } else if (id !== picked) yield { action: { kind: 'pick', unit: id }, label: nameOf(id) }
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
      ? [refusal('13.3.1', 'pick a unit first')]
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
      putUnit(s, id, { steps: 2 })
      pay(f, id)
      go.log('restored', { unit: id, hex: hexOf(s, id), owner }, '13.5.4')
    } else if (f.local.picked !== null) {
      const id = f.local.picked
      const hex = hexOfAction(a)
      putUnit(s, id, { steps: 1, unsupplied: 0 })
      placeUnit(s, id, hex)
      s.placed.push(regionOf(hex) as string)
      pay(f, id)
      f.local.picked = null
      go.log('built', { unit: id, hex, owner }, '13.3.1')
    }
    settle(s, f, go)
  },
}
