import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { hexName, isCity } from '../map/hexes'
import { type Battle, type Gambit, isSupport, nameOf, onHex, type Place } from '../state'
import { regainStep } from './elimination'
import { attackersLeft, focusOn } from './fire'

/** 12.10, R-AB1: no way back from a city fight or a drop. */
const isBound = (battle: Battle): boolean => battle.kind === 'air' || isCity(battle.hex)

/** 12.2.4: the steps lost in defensive fire, one of which a break-off brings back. Empty: it is not possible. */
export const breakOffChoices = (battle: Battle): UnitId[] => (isBound(battle) ? [] : [...new Set(battle.attackLosses)])

/** 12.10: a step was lost that a break-off would bring back, were it not for the city. */
export const isHeldByCity = (battle: Battle): boolean => isCity(battle.hex) && battle.attackLosses.length > 0

/** 12.2.4.2: support units alone do not go on. */
const mustBreakOff = (s: Gambit, battle: Battle): boolean => {
  const left = attackersLeft(s, battle)
  return left.length > 0 && left.every(isSupport)
}

/** R-CB9: nobody is left to fire, whether or not a break-off was possible. */
export const isOverByLoss = (s: Gambit, battle: Battle): boolean => attackersLeft(s, battle).every(isSupport)

/** Where a revived attacker comes back to. */
const homeOf = (battle: Battle): Place => (battle.from === null ? { is: 'med' } : onHex(battle.from))

const choicesNow = ({ battle }: Gambit): UnitId[] => (battle === null ? [] : breakOffChoices(battle))

/** 12.2.4: the attacker may stop, taking back one lost step; support units alone must. */
export const breakOff = step<Gambit>({
  prompt: s => ({
    text: `Break off the attack on ${s.battle ? hexName(s.battle.hex) : 'the hex'} and win back one lost step, or press on?`,
    rule: '12.2.4.1',
    ruling: 'R-CB6',
    waiting: 'may break off',
  }),
  answers: {
    press: plain({
      label: 'Press on',
      whyNot: s =>
        s.battle !== null && mustBreakOff(s, s.battle) && refusal('12.2.4.2', 'corps support alone must break off'),
      intent: 'act',
      do: (_s, _f, go) => go.end(),
    }),
    restore: ofUnit({
      among: choicesNow,
      whyNot: (s, _f, unit) =>
        !choicesNow(s).includes(unit) && refusal('12.2.4.1', 'it lost no step in defensive fire', { unit }),
      label: unit => `Break off, restoring ${nameOf(unit)}`,
      intent: 'act',
      do(s, _f, unit, go) {
        if (s.battle === null) return go.end()
        regainStep(s, go, unit, homeOf(s.battle))
        go.log('brokenOff', { hex: s.battle.hex, unit }, '12.2.4.1')
        go.end('brokenOff')
      },
    }),
  },
  focus: s => focusOn(s, s.battle === null ? [] : attackersLeft(s, s.battle)),
  needs: s => choicesNow(s).length > 0,
  battle: { stage: 'Break-off', fought: true },
  taking: 'if all fire at whoever hits best, and nobody retreats',
  assume: s => (s.battle !== null && mustBreakOff(s, s.battle) ? null : { kind: 'press' }),
})
