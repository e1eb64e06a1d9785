import {
  type Debt,
  isForced,
  leastLoss,
  type Payer,
  type Paying,
  type PayRules,
  paying,
  payPrimary,
} from '../../../core/army/losses'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import * as shape from '../../../core/save/shape'
import { nameOf } from '../countries'
import { counterOf, groundOf, unitList } from '../forces/counters'
import { type Front, hexOf } from '../state'
import { attackOf, defenseOf, isCadre, reduce } from '../units'
import { battleFocus, battleHex } from './combat-forecast'
import type { Role } from './combat-state'

type Args = { readonly role: Role; readonly owed: number }
type F = Frame<Args, Paying>

/** 9.D.1, 9.E.2: printed strengths; a division that becomes a cadre pays in full. R-9F6: who fell back pays nothing. */
function payers(s: Front, { args: { role } }: F): readonly Payer[] {
  const { battle } = s
  if (battle === null) return []
  const strengthOf = role === 'attack' ? attackOf : defenseOf
  return (role === 'attack' ? battle.attackers : battle.defenders)
    .filter(id => hexOf(s, id) !== null)
    .map(unit => {
      const { cadre } = groundOf(unit)
      const kept = cadre === null || isCadre(s, unit) ? 0 : role === 'attack' ? cadre.attack : cadre.defense
      return { unit, points: strengthOf(s, unit), kept }
    })
}

/** 9.I, R-EX2: half of the debt from armour, half from engineers, whose abilities were used. */
function debt(s: Front, { args: { role, owed } }: F): Debt {
  const { battle } = s
  const groups =
    battle === null
      ? []
      : [
          {
            units: battle.armour[role],
            points: owed / 2,
            rule: '10.H',
            why: 'half of the losses must come from the armour that was used',
          },
          ...(role === 'attack'
            ? [
                {
                  units: battle.engineers,
                  points: owed / 2,
                  rule: '14.A.2.3',
                  why: 'half of the losses must come from the engineers',
                },
              ]
            : []),
        ]
  return { owed, required: groups.filter(({ units }) => units.length > 0) }
}

const rules: PayRules<Front, Args, Paying> = {
  rule: '9.D.1',
  debt,
  payers,
  nameOf,
  shortNameOf: id => counterOf(id).name,
  pay(s, f, units, go) {
    go.log('paid', { side: f.side, units, owed: f.args.owed, required: debt(s, f).required.length > 0 }, '9.D.1')
    reduce(s, go, units, '9.D.1')
    go.end()
  },
}

/** 9.C, 9.D, 9.I: the owner pays for a loss of so many points. */
export const pay = step<Front, Args, Paying>({
  args: shape.fields({ role: shape.oneOf('attack', 'defend'), owed: shape.halves(0, 999) }),
  local: shape.fields({ chosen: unitList }),
  fresh: () => ({ chosen: [] }),
  enter(s, f, go) {
    const [able, owed] = [payers(s, f), debt(s, f)]
    if (isForced(able, owed)) rules.pay(s, f, leastLoss(able, owed), go)
  },
  prompt: (s, f) => ({
    text: `Lose at least ${f.args.owed} strength points at ${battleHex(s)}`,
    rule: debt(s, f).required[0]?.rule ?? '9.D.1',
    waiting: 'must take losses',
    progress: [
      `${payers(s, f)
        .filter(({ unit }) => f.local.chosen.includes(unit))
        .reduce((sum, { points }) => sum + points, 0)} of ${f.args.owed} points`,
    ],
  }),
  answers: paying(rules),
  primary: (s, f) => payPrimary(rules, s, f),
  focus: (s, f) => ({ ...battleFocus(s), hand: f.local.chosen }),
  battle: { stage: 'Losses', onMap: true, fought: true },
  needs: s => s.battle !== null,
})
