import { focusOnHand } from '../../../core/army/deploying'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import type { ReplacedNation } from '../charts'
import { unitIds } from '../forces/counters'
import { AXIS, type Go, isOnMap, nameOf, nationOf, type Partizan, sideOf, unit } from '../state'
import { axisPurse, type Purse, pointsIn, whyNotAxisPoint } from './replacements'
import { spendPoints } from './spend-points'

type Local = { purse: Purse; picked: UnitId | null }
type Replacing = Frame<null, Local>

const usable = (s: Partizan, f: Replacing): UnitId[] =>
  unitIds.filter(id => sideOf(id) === AXIS && whyNotAxisPoint(s, id, f.local.purse).length === 0)

function settle(s: Partizan, f: Replacing, go: Go): void {
  if (usable(s, f).length === 0) go.end()
}

/** 5.2.3, 13: the Axis player spends replacement points, nation by nation, a step at a time. */
export const replace = step<Partizan, null, Local>({
  seat: 'private',
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
  enter(s, f, go) {
    f.local.purse = axisPurse(s)
    go.log('axisPoints', f.local.purse, '13.1.2')
    settle(s, f, go)
  },
  prompt: (_s, f) => ({
    text:
      f.local.picked === null
        ? `You have replacement points (${pointsIn(f.local.purse)}): pick a unit to restore or build, or end replacements.`
        : `Build ${nameOf(f.local.picked)}: pick a hex.`,
    rule: '13.1.2',
    ruling: 'R-12',
    waiting: 'is rebuilding units',
  }),
  answers: spendPoints<null, Local>({
    built: '13.2.1',
    restored: '13.2.1',
    usable,
    left: f => `replacement points: ${pointsIn(f.local.purse)}`,
    whyNotPick: (s, f, id) =>
      firstOf(
        () => whyNotAxisPoint(s, id, f.local.purse),
        () => isOnMap(s, id) && refusal('13.2.1', `${nameOf(id)} is restored where it stands`, { unit: id }),
      ),
    whyNotRestored: (s, f, id) =>
      firstOf(
        () => whyNotAxisPoint(s, id, f.local.purse),
        () => !isOnMap(s, id) && refusal('13.2.1', `${nameOf(id)} is not on the map: build it`, { unit: id }),
      ),
    pay(f, id) {
      const nation = nationOf(id) as ReplacedNation
      f.local.purse = { ...f.local.purse, [nation]: f.local.purse[nation] - 1 }
    },
    settle,
  }),
  focus: focusOnHand,
})
