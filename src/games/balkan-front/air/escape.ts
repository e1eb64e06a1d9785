import type { Ask, Flow, Step } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { airEscape } from '../charts/air'
import { nationOf, sideOf } from '../countries'
import { airOf } from '../forces/counters'
import type { Taken } from '../ownership-hooks'
import { type Front, type Go, putUnits } from '../state'
import type { Escaped } from './air-state'
import { airAt, isGlider, isOperative, land, loseAirUnit, makeInoperative } from './air-units'
import { basesFor } from './airbases'
import { airDistance, ratingOf } from './ranges'
import { atHex, type Spot } from './spots'

/** 17.B.2: three times the rating. */
export const refuges = (s: Front, { unit, at, points }: Escaped): readonly Spot[] =>
  basesFor(s, nationOf(unit)).filter(base => airDistance(s, unit, at, base) <= points)

/** 17.B.2: gone from the lost base and inoperative; lost where no base is in range. Its owner picks among several. */
function flee(s: Front, go: Go, escaped: Escaped): void {
  const { unit } = escaped
  const [only, ...others] = refuges(s, escaped)
  if (only === undefined) {
    go.log('noBase', { unit, at: escaped.at }, '17.B.2')
    loseAirUnit(s, go, unit, '17.B.2')
    return
  }
  makeInoperative(s, unit)
  if (others.length === 0) {
    land(s, unit, only)
    go.log('landed', { units: [unit], at: only }, '17.B.2')
    return
  }
  putUnits(s, [unit], () => ({ at: { is: 'aloft' } }))
  s.fleeing = [...s.fleeing, escaped]
}

/** Those who waited for a base and have only one left, or none. */
export function landEscaped(s: Front, go: Go): void {
  for (const escaped of s.fleeing) {
    if (refuges(s, escaped).length > 1) continue
    s.fleeing = s.fleeing.filter(each => each !== escaped)
    flee(s, go, escaped)
  }
}

/** 17.B: air units of the loser at a base that was won: a die for each operative one. */
export function fleeBase(s: Front, go: Go, at: Spot, winner: Side): void {
  const caught = airAt(s, at).filter(id => sideOf(s, id) !== winner)
  const tugs: UnitId[] = []
  for (const unit of caught) {
    if (isGlider(unit)) continue
    if (!isOperative(s, unit)) {
      loseAirUnit(s, go, unit, '17.B.3')
      continue
    }
    const die = go.roll(6, 'escape')
    const escapes = die <= airEscape.escapesOnOrBelow
    go.log('escape', { unit, die, escapes, at }, '17.B.2')
    if (!escapes) loseAirUnit(s, go, unit, '17.B.3')
    else {
      if (airOf(unit).letters === 'T') tugs.push(unit)
      flee(s, go, { unit, at, points: airEscape.rangeTimes * ratingOf(unit) })
    }
  }
  // R-AIR31: a glider gets away behind a transport that does, one each.
  for (const glider of caught.filter(isGlider)) {
    const tug = isOperative(s, glider) ? tugs.shift() : undefined
    if (tug === undefined) loseAirUnit(s, go, glider, '17.B.3')
    else flee(s, go, { unit: glider, at, points: airEscape.rangeTimes * ratingOf(tug) })
  }
}

/** 17.B.1: called for every hex that changes hands, by a zone too (R-ESC). */
export const loseAirbase = (s: Front, go: Go, { hex, to }: Taken): void => fleeBase(s, go, atHex(hex), to)

/** Who has to say where escaped units land. */
export const escapeAsks = (s: Front): Ask[] =>
  ([0, 1] as const)
    .filter(side => s.fleeing.some(({ unit }) => sideOf(s, unit) === side))
    .map(side => ({ step: 'escape', side }))

/** Calls a step, and asks where the escaped land unless the step goes on to something else by itself. */
function thenEscapes(s: Front, go: Go, call: (watched: Flow<Front>) => void): void {
  let hasMoved = false
  const noted =
    <Given extends unknown[]>(move: (...given: Given) => void) =>
    (...given: Given) => {
      hasMoved = true
      move(...given)
    }
  call(
    Object.assign(Object.create(go) as Flow<Front>, {
      ask: noted(go.ask),
      become: noted(go.become),
      end: noted(go.end),
    }),
  )
  const asks = hasMoved || s.outcome !== null ? [] : escapeAsks(s)
  if (asks.length > 0) go.ask(...asks)
}

/** R-ESC: a step in the course of which bases change hands pauses until the escaped have landed, and goes on. */
export const pausingForEscapes = <Args extends Json, Local extends Json>(
  of: Step<Front, Args, Local>,
): Step<Front, Args, Local> => ({
  ...of,
  apply: (s, f, a, go) => thenEscapes(s, go, watched => of.apply(s, f, a, watched)),
  // What it asked for, an overrun of which some enter, may have taken a base.
  resume: (s, f, value, go) => thenEscapes(s, go, watched => of.resume?.(s, f, value, watched)),
})
