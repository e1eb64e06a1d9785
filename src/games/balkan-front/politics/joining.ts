import { joining } from '../../../core/army/countries'
import type { Ask } from '../../../core/engine/step'
import type { Side } from '../../../core/ids'
import { arriving } from '../arrivals/arriving'
import { holds } from '../arrivals/lists'
import { ALLIED, AXIS } from '../countries'
import type { Land } from '../forces/counter'
import { scenarioOf, unitsListed } from '../forces/scenarios'
import { bulgarianArmy } from '../forces/scenarios/german-forces'
import { hexesOfLand } from '../map/geography'
import { handOver } from '../ownership'
import type { Front, Go, Part, Participation } from '../state'

/** R-OWN1: a country joins a side with its land and its forces. */
export function join(s: Front, go: Go, land: Land, side: Side, rule: string): void {
  s.countries = joining(s.countries, land, side)
  s.joinedOn = [...s.joinedOn, { land, turn: s.turn }]
  go.log('joined', { land, side }, rule)
  handOver(s, go, hexesOfLand(land), side)
}

/** 28.C.1, R-DEP: Bulgaria joins the Axis, and its army is placed. */
export function joinBulgaria(s: Front, go: Go, as: Participation, rule: string): Ask[] {
  s.bulgarians = as
  // 28.B.1.b.4
  s.metaxasShort = false
  join(s, go, 'Bulgaria', AXIS, rule)
  return arriving(s, AXIS, bulgarianArmy.flatMap(unitsListed), go)
}

/** 28.C.2: Yugoslavia joins a side; against it the Italian 2nd Army is raised at once. */
export function joinYugoslavia(s: Front, go: Go, side: Side, rule: string): Ask[] {
  s.leaning = null
  join(s, go, 'Yugoslavia', side, rule)
  if (side !== ALLIED) return []
  const army = scenarioOf(s).arrivals.conditional.filter(
    ({ event, delay = 0 }) => event === 'yugoslaviaAllied' && delay === 0,
  )
  return arriving(s, AXIS, army.flatMap(unitsListed), go)
}

/** 28.A.3: groups that come so many turns after Yugoslavia joined the Allies, in the first own initial phase for which all holds. */
export const eventGroupsDue = (s: Part<'setting' | 'countries' | 'intervened' | 'joinedOn' | 'turn'>, side: Side) => {
  const joined = s.joinedOn.find(({ land }) => land === 'Yugoslavia')?.turn
  if (joined === undefined || s.countries.Yugoslavia.side !== ALLIED) return []
  return scenarioOf(s).arrivals.conditional.filter(
    ({ event, delay = 0, side: whose, when }) =>
      event === 'yugoslaviaAllied' && delay > 0 && whose === side && s.turn >= joined + delay && holds(s, when),
  )
}
