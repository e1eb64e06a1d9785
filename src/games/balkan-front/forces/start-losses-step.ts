import { toggled } from '../../../core/army/lists'
import { type Payer, type Paying, whyNotPaid } from '../../../core/army/losses'
import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { type Front, hexOf, type Units } from '../state'
import { attackOf, reduce, reNow } from '../units'
import { groundOf, unitList, unitNamed } from './counters'
import { scenarioOf, unitsListed } from './scenarios'

type Starting = Frame<null, Paying>

const owedBy = (s: Front, side: Side) => scenarioOf(s).losses.find(each => each.side === side)

/** 33.B.2.1: units of the named group, by their printed attack strength; a division that becomes a cadre counts in full. */
function payersOf(s: Front, side: Side): readonly Payer[] {
  const owed = owedBy(s, side)
  const group = scenarioOf(s).groups.find(({ id, side: of }) => id === owed?.group && of === side)
  return (group === undefined ? [] : unitsListed(group))
    .filter(unit => hexOf(s, unit) !== null)
    .map(unit => ({ unit, points: attackOf(s, unit), kept: groundOf(unit).cadre?.attack ?? 0 }))
}

const debtOf = (s: Front, side: Side) => ({ owed: owedBy(s, side)?.points ?? 0, required: [] })

/** The ready choice, as far as its units stand on the map: a division may have been set up in parts. */
const usual = (s: Front, side: Side): Units =>
  (owedBy(s, side)?.ready ?? []).map(unitNamed).filter(id => hexOf(s, id) !== null)

/** R-MAR1, R-VP6: what is lost before play scores nothing, so what is left is what it began with. */
function lose(s: Front, units: Units): void {
  const now = units.map(unit => ({ unit, halves: hexOf(s, unit) === null ? 0 : 2 * reNow(s, unit) }))
  s.startRe = [...s.startRe.filter(({ unit }) => !units.includes(unit)), ...now]
}

/** 33.B.2.1, R-MAR1: losses that a side has had before the scenario begins. */
export const startLosses = step<Front, null, Paying>({
  local: shape.fields({ chosen: unitList }),
  fresh: () => ({ chosen: [] }),
  enter(s, f, go) {
    if (owedBy(s, f.side) === undefined) go.end()
  },
  prompt: (s, f) => ({
    text: `Before play begins, lose ${debtOf(s, f.side).owed} points of attack strength`,
    rule: '33.B.2.1',
    ruling: 'R-MAR1',
    waiting: 'is taking its starting losses',
    progress: [`${paid(s, f)} of ${debtOf(s, f.side).owed} points`],
  }),
  answers: {
    ready: plain({
      intent: 'act',
      label: 'Usual losses',
      // Also after others were named, so that one can always begin anew.
      whyNot: (s, f) =>
        usual(s, f.side).every(id => f.local.chosen.includes(id)) &&
        f.local.chosen.length === usual(s, f.side).length &&
        refusal('33.B.2.1', 'they are named already'),
      do(s, f) {
        f.local.chosen = usual(s, f.side)
      },
    }),
    name: ofUnit({
      intent: 'pick',
      toggles: true,
      title: 'Who takes the losses',
      among: (s, f) => payersOf(s, f.side).map(({ unit }) => unit),
      whyNot: (s, f, id) =>
        !payersOf(s, f.side).some(({ unit, points }) => unit === id && points > 0) &&
        refusal('33.B.2.1', `${nameOf(id)} pays nothing here`, { unit: id }),
      label: (id, s, f) => `${nameOf(id)} ${f.local.chosen.includes(id) ? 'stays' : `pays ${attackOf(s, id)}`}`,
      do(_s, f, id) {
        f.local.chosen = toggled(f.local.chosen, id)
      },
    }),
    done: plain({
      intent: 'act',
      label: 'Take the losses',
      whyNot: (s, f) =>
        f.local.chosen.length === 0
          ? refusal('33.B.2.1', 'nobody is named')
          : whyNotPaid(payersOf(s, f.side), debtOf(s, f.side), f.local.chosen, '33.B.2.1'),
      do(s, f, go) {
        reduce(s, go, f.local.chosen, '33.B.2.1')
        lose(s, f.local.chosen)
        go.end()
      },
    }),
  },
  primary: (_s, f) => (f.local.chosen.length === 0 ? 'ready' : 'done'),
  focus: (_s, f) => ({ hand: f.local.chosen }),
})

const paid = (s: Front, f: Starting): number =>
  payersOf(s, f.side).reduce((sum, { unit, points }) => (f.local.chosen.includes(unit) ? sum + points : sum), 0)
