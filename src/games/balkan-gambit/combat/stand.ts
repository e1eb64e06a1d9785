import { ofUnit, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { refusal } from '../../../core/engine/step'
import { otherSide, type UnitId } from '../../../core/ids'
import { hexName, isCity } from '../map/hexes'
import { ALLIED, type Battle, type Gambit, type Go, isDead, markerAt, nameOf, onHex } from '../state'
import { regainStep } from './elimination'
import { defendersLeft, focusOn } from './fire'
import { canRetreat, stricturesUsed } from './retreat'

/** 12.2.6, 12.10, 12.9.1: whether the rules leave a retreat open at all. */
function mayWithdraw(s: Gambit, battle: Battle): boolean {
  const isAllied = otherSide(battle.attacker) === ALLIED
  return (
    battle.defenceLosses.length > 0 &&
    !battle.extraHit &&
    !isCity(battle.hex) &&
    !(isAllied && markerAt(s, battle.hex) !== null)
  )
}

/** The force that would go: the survivors and the one that is brought back. */
const forceWith = (s: Gambit, battle: Battle, revived: UnitId): UnitId[] =>
  battle.defenders.filter(id => id === revived || !isDead(s, id))

/** 12.2.6.1, R-RT1: the lost steps that may be regained by a retreat for which every unit has a hex. */
export function retreatChoices(s: Gambit, battle: Battle): UnitId[] {
  if (!mayWithdraw(s, battle)) return []
  const side = otherSide(battle.attacker)
  return [...new Set(battle.defenceLosses)].filter(id => canRetreat(s, battle.hex, forceWith(s, battle, id), side))
}

/** 12.8.6: they would, but there is nowhere to go. */
export const isTrapped = (s: Gambit, battle: Battle): boolean =>
  mayWithdraw(s, battle) && retreatChoices(s, battle).length === 0

const choicesNow = (s: Gambit): UnitId[] => (s.battle === null ? [] : retreatChoices(s, s.battle))

/** 12.2.6: the defender stands, or retreats and takes back one step lost in offensive fire. */
export const stand = step<Gambit>({
  prompt: s => ({
    text: `Retreat from ${s.battle ? hexName(s.battle.hex) : 'the hex'} and win back one lost step, or stand?`,
    rule: '12.2.6.1',
    ruling: 'R-CB4',
    waiting: 'may retreat',
  }),
  answers: {
    stand: plain({ label: 'Stand', intent: 'act', do: (_s, _f, go) => go.end() }),
    restore: ofUnit({
      among: choicesNow,
      whyNot: (s, _f, unit) =>
        !choicesNow(s).includes(unit) && refusal('12.2.6.1', 'no step of it can be regained by a retreat', { unit }),
      label: unit => `Retreat, restoring ${nameOf(unit)}`,
      intent: 'act',
      do: withdraw,
    }),
  },
  focus: s => focusOn(s, s.battle === null ? [] : defendersLeft(s, s.battle)),
  needs: s => choicesNow(s).length > 0,
  battle: { stage: 'Stand or retreat', fought: true },
  assume: () => ({ kind: 'stand' }),
})

function withdraw(s: Gambit, f: Frame<null, null>, revived: UnitId, go: Go): void {
  const { battle } = s
  if (battle === null) return
  const units = forceWith(s, battle, revived)
  const bound = stricturesUsed(s, battle.hex, units, f.side)
  regainStep(s, go, revived, onHex(battle.hex))
  // 12.8.9: aircraft and ships simply leave.
  const hasAir = f.side === ALLIED && battle.tac
  const hasShips = f.side === ALLIED && s.naval === battle.hex
  if (hasShips) s.naval = null
  const strictures = hasAir || hasShips ? [...bound, '12.8.9'] : bound
  go.log('retreats', { hex: battle.hex, units, strictures }, '12.2.8')
  go.become({ step: 'retreat', side: f.side, args: { from: battle.hex, units } })
}
