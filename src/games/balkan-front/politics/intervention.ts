import type { Ask } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { arriving } from '../arrivals/arriving'
import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS, isNeutralLand } from '../countries'
import { groundOf, isGroundUnit } from '../forces/counters'
import { unitsListed } from '../forces/scenarios'
import { forGreece, forYugoslavia } from '../forces/scenarios/german-forces'
import type { Front, Go, Part } from '../state'
import { isScored, score } from '../victory/points'
import { joinBulgaria, joinYugoslavia } from './joining'
import { yugoslavStatus } from './yugoslavia'

export const INTERVENTION_ACT = 'intervention'

/** 28.A.2.b.1: the first turn of 1941 that is clear in zone D, and never after it. */
export const mayIntervene = (s: Part<'setting' | 'turn' | 'intervened' | 'weather' | 'used'>): boolean =>
  isScored(s) &&
  !s.intervened &&
  s.turn >= turnNumber('Jan I 41') &&
  s.weather.D === 'C' &&
  !s.used.includes(INTERVENTION_ACT)

/** R-GER3: whether the forces for Yugoslavia come too. */
export const isYugoslaviaAttacked = (s: Part<'countries' | 'leaning'>): boolean => {
  const status = yugoslavStatus(s)
  return status === 'Allied' || status === 'pro-Allied neutral'
}

/** 28.A.2.b.5: without those that were sent as assistance. */
export const interventionForces = (s: Part<'countries' | 'leaning' | 'assisted'>): readonly UnitId[] =>
  [...forGreece, ...(isYugoslaviaAttacked(s) ? forYugoslavia : [])]
    .flatMap(unitsListed)
    .filter(id => !s.assisted.includes(id))

/** R-SUR4: the lists of the intervention, and what their divisions are broken down into. */
export function isInterventionForce(s: Part<'assisted' | 'sets'>, id: UnitId): boolean {
  if (!isGroundUnit(id)) return !s.assisted.includes(id)
  const { set } = groundOf(id)
  const parent = set === undefined ? undefined : s.sets.find(each => each.set === set)?.parent
  return !s.assisted.includes(parent ?? id)
}

/** 28.A.2.b, R-GER4: in this order, before the surprise turn. */
export function intervene(s: Front, go: Go): Ask[] {
  s.intervened = true
  s.special = 'surprise'
  s.metaxasShort = false
  go.log('intervened', { yugoslavia: isYugoslaviaAttacked(s) }, '28.A.2.b.1')
  score(s, go, 'intervention', 1)
  const forces = interventionForces(s)
  const bulgarians = isNeutralLand(s, 'Bulgaria') ? joinBulgaria(s, go, 'passive', '28.C.1.3') : []
  const italians = yugoslavStatus(s) === 'pro-Allied neutral' ? joinYugoslavia(s, go, ALLIED, '28.A.2.b.2') : []
  return [...bulgarians, { step: 'freeAirfields', side: AXIS }, ...arriving(s, AXIS, forces, go), ...italians]
}
