import type { HexId, Side, UnitId } from '../../../core/ids'
import { TURNS } from '../charts/weather'
import { counterOf, isGroundUnit } from '../forces/counters'
import { isChosen, ROMMEL } from '../forces/options'
import {
  type Condition,
  ownHexesFor,
  type Reinforcement,
  scenarioOf,
  unitsListed,
  type Where,
  whereOf,
} from '../forces/scenarios'
import { rommelArrivals } from '../forces/scenarios/campaign-arrivals'
import { bulgarianArmy, forGreece, forYugoslavia } from '../forces/scenarios/german-forces'
import { airbases, inRegion } from '../forces/scenarios/where'
import type { Front, Part } from '../state'

export const turnNameOf = (turn: number): string => TURNS[turn - 1] ?? 'Oct II 40'

/** What lists wait for. */
export const holds = (s: Part<'intervened' | 'countries'>, when: Condition | undefined): boolean => {
  if (when === undefined) return true
  if (when === 'intervened') return s.intervened
  return s.intervened && s.countries.Yugoslavia.side === 1 && s.countries.Yugoslavia.stance !== 'neutral'
}

/** 33.E.2.2, R-D8: the reinforcements of Nov I come in Oct II when the plan was detected. */
const isDue = (s: Front, turn: string): boolean =>
  s.kind === 'october'
    ? turn === 'Nov I 40'
    : turn === turnNameOf(s.turn) && !(turn === 'Nov I 40' && s.used.includes('october'))

/** 29.A: what the order of arrival brings a side this turn. */
export const reinforcementsDue = (s: Front, side: Side): readonly Reinforcement[] =>
  [...scenarioOf(s).arrivals.reinforcements, ...(isChosen(s, ROMMEL) ? [rommelArrivals] : [])].filter(
    each => each.side === side && isDue(s, each.turn) && holds(s, each.when),
  )

/** 29.E */
export const mobilizedNow = (s: Front): readonly UnitId[] =>
  scenarioOf(s)
    .arrivals.mobilized.filter(({ turn }) => isDue(s, turn))
    .flatMap(unitsListed)

/** 28.A.2.a.4: where German assistance arrives. */
const MAINLAND_ITALY = inRegion('Mainland Italy')
const ITALIAN_BASES = airbases('Mainland Italy')

/** The place that the lists give a unit that comes later. */
export function whereFor(s: Part<'setting' | 'assisted'>, id: UnitId): Where | null {
  if (s.assisted.includes(id)) return isAir(id) ? ITALIAN_BASES : MAINLAND_ITALY
  const { arrivals, mobilization } = scenarioOf(s)
  const lists = [
    ...arrivals.reinforcements,
    ...arrivals.conditional,
    rommelArrivals,
    ...mobilization.map(({ place }) => ({ each: place })),
    ...bulgarianArmy,
    ...forGreece,
    ...forYugoslavia,
  ]
  const list = lists.find(each => unitsListed(each).includes(id))
  if (list !== undefined) return whereOf(list, id)
  // 29.C.3: an air unit that was withdrawn before.
  const back = arrivals.returns.find(({ nation, model }) => counterOf(id).nation === nation && modelOf(id) === model)
  return back?.where ?? null
}

/** 29.A.1: own hexes of its list; enemy ZOC and stacking do not matter yet. */
export function placesFor(s: Front, id: UnitId, side: Side): readonly HexId[] {
  const where = whereFor(s, id)
  if (where === null || where.is === 'box') return []
  return ownHexesFor(s, where, side)
}

export const isAir = (id: UnitId): boolean => !isGroundUnit(id)
export const modelOf = (id: UnitId): string => counterOf(id).name
