import { type Ask, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { GERMAN_RES_KEPT } from '../charts/politics'
import { turnNumber } from '../charts/weather'
import { AXIS, nationOf } from '../countries'
import { groundIds } from '../forces/counters'
import { type Front, type Go, hexOf, type Part, unitOf } from '../state'
import { isCm, reNow, takeOff } from '../units'
import { isScored, score } from '../victory/points'
import { freeSetsOf } from './broken-sets'

export const WITHDRAWAL_ACT = 'withdrawal'

/** 29.C: the Luftwaffe that goes with the order. */
const AIR: readonly { readonly model: string; readonly count: number }[] = [
  { model: 'Me 109E', count: 2 },
  { model: 'Ju 87B', count: 2 },
  { model: 'Do 17Z', count: 1 },
  { model: 'Hs 123', count: 1 },
]

type Germans = Part<'units'>

/** R-GER5: on the map or in a box, whatever they are. */
const inPlay = (s: Germans, id: UnitId): boolean => hexOf(s, id) !== null || unitOf(s, id).at.is === 'box'
const germans = (s: Germans): UnitId[] => groundIds.filter(id => nationOf(id) === 'German' && inPlay(s, id))
export const motorizedGermans = (s: Germans): UnitId[] => germans(s).filter(isCm)
/** Those of whom so many REs may stay. */
export const otherGermans = (s: Germans): UnitId[] => germans(s).filter(id => !isCm(id))
export const reSum = (s: Germans, units: readonly UnitId[]): number => units.reduce((sum, id) => sum + reNow(s, id), 0)

/** 28.A.2.c.1 */
export function whyNotOrder(s: Part<'intervened' | 'setting' | 'turn' | 'used'>): Refusal | false {
  if (!isScored(s) || !s.intervened) return refusal('28.A.2.c.4', 'Germany has not intervened')
  if (s.used.includes(WITHDRAWAL_ACT)) return refusal('28.A.2.c.1', 'the withdrawal has been ordered')
  return (
    s.turn !== turnNumber('May I 41') &&
    s.turn !== turnNumber('May II 41') &&
    refusal('28.A.2.c.1', 'it is ordered on May I 41 or May II 41')
  )
}

/** R-GER5: on the later of the two turns it is ordered in any case. */
export const isForced = (s: Part<'intervened' | 'setting' | 'turn' | 'used'>): boolean =>
  whyNotOrder(s) === false && s.turn === turnNumber('May II 41')

/** Whether the owner must name those that stay. */
export const mustChoose = (s: Germans): boolean => reSum(s, otherGermans(s)) > GERMAN_RES_KEPT

/** 28.A.2.c.1, 28.A.2.c.2: who leaves is asked next, on the ground and in the air. */
export function order(s: Front, go: Go): Ask[] {
  s.used = [...s.used, WITHDRAWAL_ACT]
  const isLate = s.turn === turnNumber('May II 41')
  go.log('withdrawalOrdered', { isLate }, '28.A.2.c.1')
  if (isLate) score(s, go, 'delayed-withdrawal', 1)
  return [
    { step: 'germanWithdrawal', side: AXIS },
    ...AIR.map(each => ({ step: 'withdrawAir', side: AXIS, args: { nation: 'German', ...each } }) as const),
  ]
}

/** 28.A.2.c.3: all c/m units and the others that are not kept; they are not eliminated. */
export function leave(s: Front, go: Go, kept: readonly UnitId[]): void {
  const units = [...motorizedGermans(s), ...otherGermans(s).filter(id => !kept.includes(id))]
  go.log('germansLeft', { units, halves: Math.round(2 * reSum(s, units)) }, '28.A.2.c.3')
  takeOff(s, go, units, { is: 'gone' })
  freeSetsOf(s)
}
