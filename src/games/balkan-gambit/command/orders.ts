import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { stackIn } from '../board'
import { commandCosts } from '../charts/charts'
import { attackTargets, type Target, whyNotFight } from '../combat/attack'
import { whyNotActivate } from '../movement/marching'
import { type Gambit, type Go, isPartisan, isSupport } from '../state'
import { pay, whyNotPay } from './command-points'

const movers = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => whyNotActivate(s, id, side).length === 0)

const fighters = (s: Gambit, hex: HexId, side: Side): UnitId[] =>
  stackIn(s, hex, side).filter(id => whyNotFight(s, id, side).length === 0)

/** 7.3: why a stack cannot be ordered to move. */
export function whyNotMoveFrom(s: Gambit, hex: HexId, side: Side): Refusal[] {
  const stack = stackIn(s, hex, side)
  const able = movers(s, hex, side)
  return firstOf(
    () => stack.length === 0 && refusal('7.3.A', 'you have no unit there', { hex }),
    () => able.length === 0 && whyNotActivate(s, stack[0], side),
    () => whyNotPay(s, commandCosts.move, able.some(isPartisan)),
  )
}

/** 7.4, 12.5.2: why a stack cannot be ordered to attack. */
export function whyNotAttackFrom(s: Gambit, hex: HexId, side: Side): Refusal[] {
  const stack = stackIn(s, hex, side)
  const able = fighters(s, hex, side)
  return firstOf(
    () => stack.length === 0 && refusal('7.4.0', 'you have no unit there', { hex }),
    () => able.length === 0 && whyNotFight(s, stack[0], side),
    () => able.every(isSupport) && refusal('12.5.2', 'corps support never attacks alone', { hex }),
    () => whyNotPay(s, commandCosts.attack, able.some(isPartisan)),
    () => attackTargets(s, hex, side).length === 0 && refusal('7.4.1', 'no enemy next to it can be attacked', { hex }),
  )
}

/** R-CP1: a stack of partisans alone is paid from the reserve first; a mixed one only where the free points do not suffice. */
export const payFor = (s: Gambit, cost: number, able: readonly UnitId[]): void =>
  pay(s, cost, s.cp.free < cost || able.every(isPartisan))

/** Nothing is paid before it is launched. */
export function orderAttack(s: Gambit, side: Side, from: HexId, go: Go, aim: Target | null = null): void {
  const needsPartisan = s.cp.free < commandCosts.attack
  go.ask({ step: 'attack', side, args: { from, needsPartisan, aim, paid: false } })
}

export const payForAttack = (s: Gambit, side: Side, from: HexId): void =>
  payFor(s, commandCosts.attack, fighters(s, from, side))
