import { focusOnHand } from '../../../core/army/deploying'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { countTold } from '../../../core/engine/telling'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { type Go, isAllied, nameOf, type Partizan, unit } from '../state'
import { partisanChoices, whyNotPartisanPoint } from './replacements'
import { spendPoints } from './spend-points'

/** 19.1.3.4: bonus points serve Partisan units only, and are spent on them first. */
type Args = { readonly points: number; readonly bonus: number }
type Local = { points: number; bonus: number; picked: UnitId | null }
type Rebuilding = Frame<Args, Local>

const whyNotPay = (f: Rebuilding, id: UnitId): Refusal | false =>
  isAllied(id) && f.local.points === 0 && refusal('19.1.3.1', 'bonus points serve Partisan units only', { unit: id })

const usable = (s: Partizan, f: Rebuilding): UnitId[] => partisanChoices(s).filter(id => whyNotPay(f, id) === false)

const left = ({ local }: Rebuilding): string => countTold(local.points + local.bonus, 'replacement point')

function settle(s: Partizan, f: Rebuilding, go: Go): void {
  if (f.local.points + f.local.bonus === 0 || usable(s, f).length === 0) go.end()
}

/** 5.1.2, 13: the Partisan player spends his replacement points. */
export const rebuild = step<Partizan, Args, Local>({
  seat: 'private',
  args: shape.fields({ points: shape.whole(0, 99), bonus: shape.whole(0, 99) }),
  local: shape.fields({ points: shape.whole(0, 99), bonus: shape.whole(0, 99), picked: shape.nullable(unit) }),
  fresh: args => ({ points: args.points, bonus: args.bonus, picked: null }),
  enter: settle,
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? `You have ${left(f)}: pick a unit to build or restore, or end replacements.`
        : `Build ${nameOf(f.local.picked)}: pick an empty hex.`,
    rule: '13.3.1',
    ruling: 'R-12',
    waiting: 'is rebuilding units',
  }),
  answers: spendPoints<Args, Local>({
    built: '13.3.1',
    restored: '13.5.4',
    usable,
    left,
    whyNotPick: (s, _f, id) =>
      firstOf(
        () => whyNotPartisanPoint(s, id),
        () => isAllied(id) && refusal('13.5.4', `${nameOf(id)} is restored where it stands`, { unit: id }),
      ),
    whyNotRestored: (s, f, id) =>
      firstOf(
        () => !isAllied(id) && refusal('13.5.4', 'only reduced Allied units are restored', { unit: id }),
        () => whyNotPartisanPoint(s, id),
        () => whyNotPay(f, id),
      ),
    pay(f, id) {
      if (!isAllied(id) && f.local.bonus > 0) f.local.bonus--
      else f.local.points--
    },
    settle,
  }),
  focus: focusOnHand,
})
