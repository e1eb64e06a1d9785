import type { RuleId, Side, UnitId } from '../../../core/ids'
import { isGreatPowerUnit } from '../countries'
import { secretOwner } from '../secrets/sight'
import { type Go, hexOf, isType, type Place, putUnit, type Wars } from '../state'

/** 3.2.8: two spaces down the Turn Track. */
const TURNS_AWAY = 2

/** CRT.*, 6.5.5: a Great Power unit comes back by itself; Depots, Fortifications and artillery never do. */
const whereLost = (s: Wars, id: UnitId, otherwise: Place): Place =>
  isGreatPowerUnit(s, id)
    ? { is: 'track', turn: s.turn + TURNS_AWAY }
    : isType(id, 'depot', 'fortification', 'artillery')
      ? { is: 'gone' }
      : otherwise

function take(s: Wars, id: UnitId, at: Place): void {
  putUnit(s, id, { at, demoralized: false, open: at.is === 'prisoner' })
  for (const list of ['fresh', 'moved', 'railed', 'defended', 'retreated', 'barred', 'counted'] as const)
    if (s[list].includes(id)) s[list] = s[list].filter(each => each !== id)
}

export function eliminate(s: Wars, go: Go, id: UnitId, rule: RuleId = '6.5.5'): void {
  const hex = hexOf(s, id)
  const at = whereLost(s, id, { is: 'pool' })
  go.log('eliminated', { unit: id, hex, to: at.is, owner: secretOwner(s, id) }, rule)
  take(s, id, at)
}

/** It surrenders to a side. */
export function surrender(s: Wars, go: Go, id: UnitId, to: Side, rule: RuleId = '6.5.5'): void {
  const hex = hexOf(s, id)
  const at = whereLost(s, id, { is: 'prisoner', of: to })
  go.log('surrendered', { unit: id, hex, to: at.is, captor: to }, rule)
  take(s, id, at)
}
