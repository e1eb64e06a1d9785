import { without } from '../../../core/army/lists'
import type { Ask } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { turnNumber } from '../charts/weather'
import { nationOf, sideOf, sideOfNation } from '../countries'
import { airIds, unitNamed } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { type Front, type Go, hexOf, putUnits, unitOf } from '../state'
import { isInSupplyNow } from '../supply/supply'
import { score } from '../victory/points'
import { isInEnemyZoc } from '../zoc'
import { holds, isAir, modelOf, turnNameOf } from './lists'

const inPlay = (s: Front, id: UnitId): boolean => unitOf(s, id).at.is === 'hex' || unitOf(s, id).at.is === 'box'

/** 29.C.2: air units of the nation and model that the list takes away this turn. */
export function withdrawable(s: Front, nation: string, model: string): UnitId[] {
  // R-29C: operative ones first.
  return airIds
    .filter(id => nationOf(id) === nation && modelOf(id) === model && inPlay(s, id))
    .toSorted((a, b) => Number(s.inoperative.includes(a)) - Number(s.inoperative.includes(b)))
}

/** Takes an air unit away; it is not eliminated (R-GOV2). */
export function withdraw(s: Front, go: Go, id: UnitId): void {
  putUnits(s, [id], () => ({ at: { is: 'gone' } }))
  s.withdrawn = [...s.withdrawn, id]
  // R-AIR34: it comes back operative.
  s.inoperative = without(s.inoperative, id)
  go.log('withdrawn', { unit: id }, '29.C.2')
}

/** 29.C.2: one that is not there to go costs points. */
export function miss(s: Front, go: Go, nation: string, model: string, side: Side): void {
  go.log('notWithdrawn', { nation, model, side }, '29.C.2')
  score(s, go, side === 0 ? 'axis-not-withdrawn' : 'allied-not-withdrawn', 1)
}

/** 29.C: what goes this turn, model by model. */
export const withdrawals = (s: Front, side: Side): Ask[] =>
  scenarioOf(s).arrivals.withdrawals.flatMap(({ turn, nation, model, count, when }): Ask[] => {
    const isDue = turn === turnNameOf(s.turn) && holds(s, when) && sideOfNation(s, nation) === side
    return isDue ? [{ step: 'withdrawAir', side, args: { nation, model, count } }] : []
  })

/** 29.C.3: what was withdrawn comes back like a reinforcement, and only that. */
export function returns(s: Front, side: Side, go: Go): UnitId[] {
  const due = scenarioOf(s).arrivals.returns.filter(({ turn }) => turn === turnNameOf(s.turn))
  const back = due.flatMap(({ nation, model, count }) =>
    s.withdrawn
      .filter(id => nationOf(id) === nation && modelOf(id) === model && sideOf(s, id) === side)
      .slice(0, count),
  )
  putUnits(s, back, () => ({ at: { is: 'waiting' } }))
  s.withdrawn = s.withdrawn.filter(id => !back.includes(id))
  for (const unit of back) go.log('returned', { unit }, '29.C.3')
  return back
}

/** 29.D: what may be converted from its turn on; a ground unit in supply and in no enemy ZOC. */
export function convertible(s: Front, side: Side): readonly { from: UnitId; to: UnitId }[] {
  return scenarioOf(s).arrivals.conversions.flatMap(({ turn, from, to }) => {
    const [old, next] = [unitNamed(from), unitNamed(to)]
    const hex = hexOf(s, old)
    const may =
      s.turn >= turnNumber(turn) && sideOf(s, old) === side && hex !== null && unitOf(s, next).at.is === 'waiting'
    const isFree = may && (isAir(old) || (isInSupplyNow(s, old) && !isInEnemyZoc(s, hex, side)))
    return isFree ? [{ from: old, to: next }] : []
  })
}
