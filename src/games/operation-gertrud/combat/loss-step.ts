import { ofUnit } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import * as shape from '../../../core/save/shape'
import { counters, landUnit } from '../forces/counters'
import { type Gertrud, isReduced, nameOf, unitOf } from '../state'
import { attackersLeft, nameLoss } from './battle-effects'
import { battleFocus, battleHex } from './battle-forecast'
import type { Role } from './battle-state'

type Args = { readonly role: Role }

/** 15.0.5, R-08: a paratroop goes first, of two either; R-15: engaged defenders cannot be chosen. */
function candidates(s: Gertrud, { args: { role } }: Frame<Args>): UnitId[] {
  const { battle } = s
  if (battle === null) return []
  if (role === 'defend') return battle.defenders.filter(id => unitOf(s, id).steps > 0)
  const left = attackersLeft(s, battle)
  const dropped = left.filter(id => battle.drop.includes(id))
  return dropped.length > 0 ? dropped : left
}

/** What a step of a unit is worth in this battle's ground: the least is given up first. */
const worthOfStep = (s: Gertrud, id: UnitId): number => {
  const { full, reduced } = landUnit(id)
  return isReduced(s, id) ? reduced.combat : full.combat - reduced.combat
}

/** The loss that keeps most strength; of equals a full unit is reduced before a reduced one is lost. */
export const leastLoss = (s: Gertrud, units: readonly UnitId[]): UnitId | null =>
  units.toSorted(
    (a, b) => worthOfStep(s, a) - worthOfStep(s, b) || Number(isReduced(s, a)) - Number(isReduced(s, b)),
  )[0] ?? null

/** 11.0 step 9: the owner names the unit that loses a step. */
export const loss = step<Gertrud, Args>({
  args: shape.fields({ role: shape.oneOf('attack', 'defend') }),
  enter(s, f, go) {
    const [only, ...others] = candidates(s, f)
    if (others.length > 0) return
    if (only !== undefined) nameLoss(s, f.args.role, only)
    go.end()
  },
  prompt: s => ({
    text: `Name the unit that loses a step at ${battleHex(s)}`,
    rule: '11.0.step9',
    waiting: 'must lose a step',
  }),
  answers: {
    lose: ofUnit({
      title: 'Who loses a step',
      intent: 'act',
      among: candidates,
      whyNot(s, f, id) {
        if (candidates(s, f).includes(id)) return null
        const isPara = f.args.role === 'attack' && s.battle?.drop.length !== 0 && s.battle?.attackers.includes(id)
        return isPara
          ? refusal('15.0.5', 'the paratroop takes the loss first', { unit: id })
          : refusal('11.0.step9', `${nameOf(id)} cannot take this loss`, { unit: id })
      },
      label: id => `${nameOf(id)} loses a step`,
      short: id => `${counters[id].abbr} loses a step`,
      do(s, f, id, go) {
        nameLoss(s, f.args.role, id)
        go.end()
      },
    }),
  },
  primary(s, f) {
    const unit = leastLoss(s, candidates(s, f))
    return unit === null ? null : { kind: 'lose', unit }
  },
  focus: battleFocus,
  battle: { stage: 'Losses', onMap: true, fought: true },
  needs: (s, f) => candidates(s, f).length > 0,
})
