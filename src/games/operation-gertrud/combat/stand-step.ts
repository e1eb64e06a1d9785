import { ofUnit, plain } from '../../../core/engine/answer'
import { change } from '../../../core/engine/change'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import * as shape from '../../../core/save/shape'
import { type Gertrud, nameOf } from '../state'
import { defendersLeft, nameLoss } from './battle-effects'
import { battleFocus, battleHex } from './battle-forecast'
import { canAllRetreat } from './retreat'

/** D1, R-50: the defender loses a step, or all go back if every one of them can. */
export const stand = step<Gertrud, null, { mayGo: boolean }>({
  local: shape.fields({ mayGo: shape.flag }),
  fresh: () => ({ mayGo: false }),
  enter(s, f, go) {
    const { battle } = s
    if (battle === null) return go.end()
    f.local.mayGo = canAllRetreat(s, defendersLeft(s, battle))
    if (f.local.mayGo || battle.defenders.length > 1) return
    go.log('mustStand', { hex: battle.hex }, '11.1.2')
    nameLoss(s, 'defend', battle.defenders[0])
    go.end()
  },
  prompt: (s, f) => ({
    text: f.local.mayGo
      ? `Lose a step at ${battleHex(s)}, or retreat with all`
      : `Name the unit that loses a step at ${battleHex(s)}; not all can retreat`,
    rule: '11.0.step9',
    ruling: 'R-50',
    waiting: 'must lose a step or retreat',
  }),
  answers: {
    lose: ofUnit({
      title: 'Who loses a step',
      intent: 'act',
      among: s => s.battle?.defenders ?? [],
      whyNot: (s, _f, id) =>
        !s.battle?.defenders.includes(id) && refusal('11.0.step9', `${nameOf(id)} cannot take this loss`, { unit: id }),
      label: id => `${nameOf(id)} loses a step`,
      do(s, _f, id, go) {
        nameLoss(s, 'defend', id)
        go.end()
      },
    }),
    retreat: plain({
      intent: 'act',
      label: 'All retreat',
      whyNot: (_s, f) =>
        !f.local.mayGo && refusal('11.1.2', 'not every defender has a hex to retreat to', undefined, 'R-50'),
      do(s, _f, go) {
        if (s.battle !== null) go.log('givesWay', { hex: s.battle.hex }, '11.0.step9')
        change(s, 'battle', battle => {
          battle.givesWay = true
        })
        go.end()
      },
    }),
  },
  focus: battleFocus,
  battle: { stage: 'Losses', fought: true },
  needs: s => s.battle !== null && s.battle.defenders.length > 0,
})
