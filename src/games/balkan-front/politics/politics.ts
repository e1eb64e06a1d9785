import { joining } from '../../../core/army/countries'
import type { Ask } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { forgetAir } from '../air/air-units'
import { arriving } from '../arrivals/arriving'
import { holds } from '../arrivals/lists'
import { bulgarianCall } from '../charts/politics'
import { turnNumber } from '../charts/weather'
import { ALLIED, AXIS } from '../countries'
import type { Land } from '../forces/counter'
import { type Conditional, scenarioOf, unitsListed } from '../forces/scenarios'
import { cities, hexesOfLand, isCity, landAt, railAcross, stepsFrom } from '../map/geography'
import { handOver, settleAll } from '../ownership'
import { type Front, type Go, type Part, putUnits, unitOf } from '../state'
import { score } from '../victory/points'

/** 33.F.2.4: cities that friendly railways join to the capital. */
export function capitalMoves(s: Part<'owner' | 'capital'>): readonly HexId[] {
  if (s.capital === null) return []
  const seen = new Set<HexId>([s.capital])
  for (const hex of seen)
    for (const { to, side } of stepsFrom(hex)) if (s.owner[to] === ALLIED && railAcross(side) !== null) seen.add(to)
  return [...seen].filter(hex => hex !== s.capital && isCity(hex) && landAt(hex) === 'Yugoslavia')
}

export const CAPITAL_ACT = 'capital'
export const BALKANS_ACT = 'balkans'

/** 33.F.2.5, R-D7: point cities count too. */
export function balkansModifier(s: Part<'owner'>): number {
  const owned = (land: Land, side: 0 | 1) =>
    cities.filter(({ hexes }) => hexes.every(hex => landAt(hex) === land && s.owner[hex] === side)).length
  return (
    owned('Yugoslavia', AXIS) * bulgarianCall.perAxisCity +
    owned('Albania', ALLIED) * bulgarianCall.perAlliedAlbanianCity
  )
}

export const mayCallBalkans = (s: Part<'setting' | 'turn' | 'used'>): boolean =>
  scenarioOf(s).victory === 'capital' && s.turn >= turnNumber('Nov II 40') && !s.used.includes(BALKANS_ACT)

/** 33.F.2.5: two dice; on 15 or more Hungary and Bulgaria come in, Bulgaria with all it has. */
export function callBalkans(s: Front, go: Go): Ask[] {
  s.used = [...s.used, BALKANS_ACT]
  const dice = go.roll(6, 'the call, first die') + go.roll(6, 'the call, second die')
  const modifier = balkansModifier(s)
  const joins = dice + modifier >= bulgarianCall.joinsOn
  go.log('balkansCalled', { dice, modifier, joins }, '33.F.2.5')
  if (!joins) return []
  for (const land of ['Hungary', 'Bulgaria'] as const) {
    s.countries = joining(s.countries, land, AXIS)
    handOver(s, go, hexesOfLand(land), AXIS)
  }
  s.bulgarians = 'active'
  const army = scenarioOf(s).arrivals.conditional.filter(({ event }) => event === 'balkanIntervention')
  const asks = arriving(s, AXIS, army.flatMap(unitsListed), go)
  if (s.underWay) settleAll(s, go)
  return asks
}

/** 29.A.3: groups that a side may call now, at their price. */
export const callable = (s: Front, side: 0 | 1): readonly Conditional[] =>
  scenarioOf(s).arrivals.conditional.filter(
    each =>
      each.side === side &&
      each.event === undefined &&
      each.from !== undefined &&
      s.turn >= turnNumber(each.from) &&
      holds(s, each.when) &&
      unitsListed(each).some(id => unitOf(s, id).at.is === 'waiting' && !s.called.includes(id)),
  )

/** F21, R-AIR34: who was called for one player turn goes back, from wherever it stands; it may be called again. */
export function sendBack(s: Front, go: Go, side: 0 | 1): void {
  const units = scenarioOf(s)
    .arrivals.conditional.filter(each => each.side === side && each.repeatable === true)
    .flatMap(unitsListed)
    .filter(id => ['hex', 'box'].includes(unitOf(s, id).at.is))
  if (units.length === 0) return
  putUnits(s, units, () => ({ at: { is: 'waiting' } }))
  forgetAir(s, units)
  go.log('sentBack', { units }, '29.A.3')
}

/** VP.A.18, VP.B.10: it comes in I.4 of this phase. */
export function call(s: Front, go: Go, group: Conditional): void {
  const coming = unitsListed(group).filter(id => unitOf(s, id).at.is === 'waiting' && !s.called.includes(id))
  const units = group.perUnit === true ? coming.slice(0, 1) : coming
  s.called = [...s.called, ...units]
  go.log('called', { units, side: group.side, title: group.title }, '29.A.3')
  score(s, go, group.side === AXIS ? 'axis-called' : 'allied-called', 1, group.points)
}
