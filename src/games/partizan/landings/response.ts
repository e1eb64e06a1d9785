import { ofUnit } from '../../../core/engine/answer'
import { step, yesNo } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { type Ask, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { AXIS, type Go, isIn, nameOf, type Partizan, putUnit, RESPONSE, unit } from '../state'

/** 19.2.5: all three come, at full strength. */
export function sendDivisions(s: Partizan, steps: ReadonlyMap<UnitId, number>): void {
  s.armpit = { ...s.armpit, response: 'settled' }
  for (const id of RESPONSE) {
    const count = steps.get(id) ?? 0
    if (count === 0 || !isIn(s, id, 'waiting')) {
      if (isIn(s, id, 'waiting')) putUnit(s, id, { at: { is: 'gone' }, steps: 0 })
      continue
    }
    putUnit(s, id, { steps: count })
    s.armpit = { ...s.armpit, granted: [...s.armpit.granted, id] }
  }
}

export const allDivisions = (): Map<UnitId, number> => new Map(RESPONSE.map(id => [id, 2]))

export const placeDivisions: Ask = { step: 'arrive', side: AXIS, args: { responseOnly: true } }

/** 19.2.6: so many steps, the rest stays in Italy. */
export function rollSteps(s: Partizan, go: Go): Ask[] {
  const steps = go.roll(6, 'German steps from Italy')
  go.log('response', { steps }, '19.2.6')
  const most = RESPONSE.length * 2
  if (steps < most) return [{ step: 'respond', side: AXIS, args: { steps } }, placeDivisions]
  sendDivisions(s, allDivisions())
  return [placeDivisions]
}

type Roll = { readonly net: number }

/** 19.2.5: with the Allies ashore Germany may roll below the net surrender die for three divisions. */
export const answer = yesNo<Partizan, Roll>({
  seat: 'open',
  args: shape.fields({ net: shape.whole(0, 99) }),
  yes: { kind: 'roll', label: 'Roll for the three divisions', seals: true },
  no: { kind: 'pass', label: 'Do not roll' },
  prompt: (_s, f) => ({
    text: `The Allies are ashore. Roll for the 5, 21 and 44 Divisions? They come at once on a die below ${f.args.net}.`,
    rule: '19.2.5',
    ruling: 'R-33',
    waiting: 'may call for divisions from Italy',
  }),
  decide(s, f, isYes, go) {
    if (!isYes) return
    const die = go.roll(6, 'German divisions from Italy')
    const come = die < f.args.net
    go.log('response', { die, net: f.args.net, come }, '19.2.5')
    if (come) sendDivisions(s, allDivisions())
  },
})

type Sent = { readonly steps: number }
/** One entry for each step taken. */
type Taken = { taken: readonly UnitId[] }

const FULL = 2
const stepsTaken = (f: Frame<Sent, Taken>, id: UnitId): number => f.local.taken.filter(each => each === id).length

/** 19.2.6: which steps of the three divisions come. They wait in the open. */
export const respond = step<Partizan, Sent, Taken>({
  seat: 'open',
  args: shape.fields({ steps: shape.whole(1, 6) }),
  local: shape.fields({ taken: shape.list(unit, 6) }),
  fresh: () => ({ taken: [] }),
  prompt: (_s, f) => ({
    text: `Take ${countTold(f.args.steps - f.local.taken.length, 'more German step')}: pick a division, once or twice.`,
    rule: '19.2.6',
    ruling: 'R-33',
    waiting: 'is calling divisions from Italy',
  }),
  answers: {
    take: ofUnit({
      title: 'Divisions from Italy',
      intent: 'act',
      among: () => RESPONSE,
      whyNot(_s, f, id) {
        if (!RESPONSE.includes(id)) return refusal('19.2.6', `${nameOf(id)} does not come from Italy`, { unit: id })
        return (
          stepsTaken(f, id) === FULL && refusal('19.2.6', `${nameOf(id)} comes at full strength already`, { unit: id })
        )
      },
      label: (id, _s, f) => `${nameOf(id)}: step ${stepsTaken(f, id) + 1}`,
      do(s, f, id, go) {
        f.local.taken = [...f.local.taken, id]
        if (f.local.taken.length < f.args.steps) return
        sendDivisions(s, new Map(RESPONSE.map(each => [each, stepsTaken(f, each)])))
        go.end()
      },
    }),
  },
  focus: (_s, f) => ({ hand: [...new Set(f.local.taken)] }),
})
