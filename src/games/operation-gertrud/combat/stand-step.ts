import { reasons, refusal, type Step } from '../../../core/engine/step'
import { unitOfAction } from '../../../core/rules/automatic-step'
import * as shape from '../../../core/save/shape'
import { hexName } from '../map/geography'
import { type Gertrud, nameOf, snapshot } from '../state'
import { defendersLeft } from './battle-effects'
import { canAllRetreat } from './retreat'

const mayGiveWay = (s: Gertrud): boolean => s.battle !== null && canAllRetreat(s, defendersLeft(s, s.battle))

/** D1, R-50: the defender loses a step, or all go back if every one of them can. */
export const stand: Step<Gertrud, null, { mayGo: boolean }> = {
  local: shape.fields({ mayGo: shape.flag }),
  fresh: () => ({ mayGo: false }),
  answers: { lose: ['unit'], retreat: [] },
  enter(s, f, go) {
    f.local.mayGo = mayGiveWay(snapshot(s))
    if (s.battle === null) return go.end()
    if (f.local.mayGo || s.battle.defenders.length > 1) return
    go.log('mustStand', { hex: s.battle.hex }, '11.1.2')
    s.battle.losses.defend = s.battle.defenders[0]
    go.end()
  },
  prompt: (s, f) => ({
    text: f.local.mayGo
      ? `Lose a step at ${s.battle ? hexName(s.battle.hex) : 'the hex'}, or retreat with all`
      : `Name the unit that loses a step at ${s.battle ? hexName(s.battle.hex) : 'the hex'}; not all can retreat`,
    rule: '11.0.step9',
    waiting: 'must lose a step or retreat',
  }),
  *choices(s, f) {
    for (const unit of s.battle?.defenders ?? [])
      yield { action: { kind: 'lose', unit }, label: `${nameOf(unit)} loses a step` }
    if (f.local.mayGo) yield { action: { kind: 'retreat' }, label: 'All retreat' }
  },
  check(s, f, a) {
    if (a.kind === 'retreat')
      return reasons(!f.local.mayGo && refusal('11.1.2', 'not every defender has a hex to retreat to'))
    const id = unitOfAction(a)
    return reasons(
      !s.battle?.defenders.includes(id) && refusal('11.0.step9', `${nameOf(id)} cannot take this loss`, { unit: id }),
    )
  },
  apply(s, _f, a, go) {
    if (s.battle && a.kind === 'retreat') {
      s.battle.givesWay = true
      go.log('givesWay', { hex: s.battle.hex }, '11.0.step9')
    } else if (s.battle) s.battle.losses.defend = unitOfAction(a)
    go.end()
  },
}
