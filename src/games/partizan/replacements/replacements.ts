import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { axisReplacementsOf, LANDING_SCARE_RPS, prestigeBoxes, type ReplacedNation } from '../charts'
import { type Arriving, canArrive } from '../forces/arrivals'
import { unitIds } from '../forces/counters'
import { TITO_PRESTIGE } from '../forces/options'
import {
  derived,
  hasSurrendered,
  hasTrait,
  isAllied,
  isChosen,
  isIn,
  isOnMap,
  isReduced,
  isTitoDead,
  isUnsupplied,
  nameOf,
  nationOf,
  PARTISAN,
  type Partizan,
  sideOf,
  type Units,
} from '../state'

export const NATIONS = ['German', 'Italian', 'Bulgarian', 'Hungarian'] as const satisfies readonly ReplacedNation[]
export type Purse = { readonly [nation in ReplacedNation]: number }

/** 'German 2, Italian 1'. */
export const pointsIn = (purse: Purse): string =>
  NATIONS.filter(nation => purse[nation] > 0)
    .map(nation => `${nation} ${purse[nation]}`)
    .join(', ')

/** 13.1.2, 8.0.3: what each nation gets this turn. */
export function axisPurse(s: Partizan): Purse {
  const chart = axisReplacementsOf(s)
  const of = (nation: ReplacedNation): number => chart[nation][s.turn - 1] ?? 0
  return {
    German: of('German') + (s.scare ? LANDING_SCARE_RPS : 0),
    Italian: hasSurrendered(s) ? 0 : of('Italian'),
    Bulgarian: of('Bulgarian'),
    Hungarian: of('Hungarian'),
  }
}

/** 19.1.3: bonus points, for Partisan units only. */
export const prestigeBonus = (s: Partizan): number =>
  isChosen(s, TITO_PRESTIGE) && !isTitoDead(s) ? prestigeBoxes[s.prestige].rps : 0

/** 13.2, 13.5.1: why a reduced unit cannot be brought up to strength. */
const whyNotRestore = (s: Units, id: UnitId): Refusal | null => {
  const at = { unit: id }
  if (!isOnMap(s, id)) return refusal('13.5.6', `${nameOf(id)} is not on the map`, at)
  if (!isReduced(s, id)) return refusal('13.2.1', `${nameOf(id)} is not reduced`, at)
  if (isUnsupplied(s, id)) return refusal('13.5.1', `${nameOf(id)} is out of supply`, at)
  return null
}

/** 13.3, 13.5.4: why the Partisan player cannot put a point into a unit. */
export function whyNotPartisanPoint(s: Arriving, id: UnitId): Refusal[] {
  const at = { unit: id }
  if (sideOf(id) !== PARTISAN) return [refusal('13.1.3', `${nameOf(id)} is not yours`, at)]
  if (isAllied(id)) {
    if (isIn(s, id, 'gone')) return [refusal('13.5.4', 'an Allied unit once eliminated stays away', at)]
    const why = whyNotRestore(s, id)
    return why ? [why] : []
  }
  return firstOf(
    () => isIn(s, id, 'gone') && refusal('13.3.2', 'Tito is never rebuilt', at),
    () => isOnMap(s, id) && refusal('13.3.1', `${nameOf(id)} is on the map`, at),
    () => !isIn(s, id, 'pool') && refusal('13.3.1', `${nameOf(id)} cannot be built before it has entered`, at, 'R-12'),
    () => !canArrive(s, id) && refusal('6.5.4', 'there is no hex for it', at),
  )
}

/** a German unit other than a Kampfgruppe that could be repaired just now. */
const needsRepair = (s: Partizan, id: UnitId): boolean =>
  nationOf(id) === 'German' &&
  !hasTrait(id, 'kampfgruppe') &&
  ((isReduced(s, id) && whyNotRestore(s, id) === null) || (isIn(s, id, 'pool') && canArrive(s, id)))

/** 5.2.4, 13, R-12, R-13: why the Axis player cannot put a point into a unit. */
export function whyNotAxisPoint(s: Partizan, id: UnitId, purse: Purse): Refusal[] {
  const at = { unit: id }
  const nation = nationOf(id)
  if (sideOf(id) === PARTISAN) return [refusal('13.1.3', `${nameOf(id)} is not yours`, at)]
  if (nation === 'Croatian' || nation === 'Ustashi') return [refusal('13.5.3', `${nation} units are never rebuilt`, at)]
  return firstOf(
    () => purse[nation as ReplacedNation] === 0 && refusal('13.1.3', `no ${nation} points are left`, at),
    () => isIn(s, id, 'gone') && refusal('6.0.3', `${nameOf(id)} is out of the game`, at),
    () => isIn(s, id, 'waiting') && refusal('13.1.1', `${nameOf(id)} has yet to arrive`, at),
    () => isOnMap(s, id) && whyNotRestore(s, id),
    () => isIn(s, id, 'pool') && !canArrive(s, id) && refusal('6.0.4', 'there is no hex for it', at),
    () =>
      hasTrait(id, 'kampfgruppe') &&
      unitIds.some(other => needsRepair(s, other)) &&
      refusal('5.2.4', 'a Kampfgruppe is built only when no other German unit can be repaired', at, 'R-13'),
  )
}

export const partisanChoices = derived(['units', 'hidden', 'setting', 'surrendered', 'placed'], s =>
  unitIds.filter(id => whyNotPartisanPoint(s, id).length === 0),
)

/** 13.5.5: whether points would be of any use. */
export const canUsePartisanPoints = (s: Arriving): boolean => partisanChoices(s).length > 0
