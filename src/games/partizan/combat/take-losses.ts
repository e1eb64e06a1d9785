import { type Answer, ofUnit, plain } from '../../../core/engine/answer'
import type { Frame } from '../../../core/engine/state'
import { type Action, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { counters } from '../forces/counters'
import { printedRatings } from '../forces/ratings'
import { stepsOf } from '../movement/stacking'
import { type Go, isReduced, type Partizan, TITO, unitOf } from '../state'

/** How many steps are still to be lost. */
export type StepsLeft = { left: number }

type Losing<Args extends Json> = {
  sufferers(s: Partizan, f: Frame<Args, StepsLeft>): readonly UnitId[]
  whyNot(s: Partizan, f: Frame<Args, StepsLeft>, id: UnitId): Refusal[]
  /** Says as much of a unit as is needed to tell it from the others. */
  nameOf(s: Partizan, id: UnitId): string
  lose(s: Partizan, f: Frame<Args, StepsLeft>, id: UnitId, go: Go): void
}

type Lossy<Args extends Json> = {
  enter(s: Partizan, f: Frame<Args, StepsLeft>, go: Go): void
  readonly answers: {
    readonly lose: Answer<Partizan, Args, StepsLeft>
    readonly least: Answer<Partizan, Args, StepsLeft>
  }
  primary(s: Partizan, f: Frame<Args, StepsLeft>): Action | null
}

/** Strength that a unit would lose with its next step. */
function worthOfStep(s: Partizan, id: UnitId): number {
  const sum = ({ attack, defence }: { readonly attack: number; readonly defence: number }) => attack + defence
  const now = sum(printedRatings(s, id))
  const { steps } = unitOf(s, id)
  if (steps < 2) return now
  const units = s.units.with(id, { ...unitOf(s, id), steps: steps - 1 })
  return isReduced({ units }, id) ? now - sum(printedRatings({ units, setting: s.setting }, id)) : 0
}

/** Who is missed least; Tito last of all. */
const leastMissed = (s: Partizan, units: readonly UnitId[]): UnitId | null => {
  const order = units.toSorted(
    (a, b) => Number(a === TITO) - Number(b === TITO) || worthOfStep(s, a) - worthOfStep(s, b),
  )
  return order[0] ?? null
}

/** 11.9, 15.2.2: the owner takes losses step by step.: where nothing is left to choose, nothing is asked. */
export function takingLosses<Args extends Json>(of: Losing<Args>): Lossy<Args> {
  const lose = (s: Partizan, f: Frame<Args, StepsLeft>, id: UnitId, go: Go): void => {
    f.local.left--
    of.lose(s, f, id, go)
  }
  const settle = (s: Partizan, f: Frame<Args, StepsLeft>, go: Go): void => {
    for (;;) {
      const units = of.sufferers(s, f)
      const [only] = units
      if (f.local.left === 0 || only === undefined) {
        go.end()
        return
      }
      if (units.length > 1 && stepsOf(s, units) > f.local.left) return
      lose(s, f, only, go)
    }
  }
  return {
    enter: settle,
    answers: {
      lose: ofUnit({
        title: 'Who takes the loss',
        intent: 'act',
        among: of.sufferers,
        whyNot: of.whyNot,
        label: (id, s) => `${of.nameOf(s, id)} ${unitOf(s, id).steps === 1 ? 'is eliminated' : 'is reduced'}`,
        short: (id, s) => `${unitOf(s, id).steps === 1 ? 'Eliminate' : 'Reduce'} ${counters[id].designation}`,
        do(s, f, id, go) {
          lose(s, f, id, go)
          settle(s, f, go)
        },
      }),
      least: plain({
        intent: 'act',
        batch: true,
        label: (_s, f) => `Lose ${countTold(f.local.left, 'step')}, least first`,
        whyNot: (_s, f) => f.local.left < 2 && refusal('11.9.1', 'there is one step to lose'),
        do(s, f, go) {
          for (let unit = leastMissed(s, of.sufferers(s, f)); unit !== null && f.local.left > 0; ) {
            lose(s, f, unit, go)
            unit = leastMissed(s, of.sufferers(s, f))
          }
          settle(s, f, go)
        },
      }),
    },
    primary(s, f) {
      if (f.local.left > 1) return { kind: 'least' }
      const unit = leastMissed(s, of.sufferers(s, f))
      return unit === null ? null : { kind: 'lose', unit }
    },
  }
}
