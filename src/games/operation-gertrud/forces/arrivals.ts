import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isHeldBy, unitsIn } from '../board'
import { terrainKey } from '../charts'
import { hexesOf, isIn, landHexes, terrainAt } from '../map/geography'
import { isClosed } from '../movement/borders'
import { canDrop } from '../movement/paradrop'
import { whyNotJoin } from '../movement/stacking'
import { type Gertrud, isWaiting, nameOf, sideOf, unitOf } from '../state'
import { landUnit, unitNamed } from './counters'
import { scenarioOf } from './scenarios'
import type { Arrival, Way } from './scenarios/scenario'

/** How a unit is to arrive; null for one that is no reinforcement. */
export const arrivalOf = (s: Gertrud, id: UnitId): Arrival | null =>
  scenarioOf(s).arrivals.find(each => each.units.some(name => unitNamed(name) === id)) ?? null

/** 10.0.2, R-34: due and not yet in; the second game runs no schedule, so all who still wait are overdue. */
const isDue = (s: Gertrud, arrival: Arrival): boolean => s.duplicity || arrival.turn <= s.turn

/** Reinforcements of a side that are due, in the scenario's order. */
export const dueUnits = (s: Gertrud, side: Side): UnitId[] =>
  scenarioOf(s)
    .arrivals.filter(each => isDue(s, each))
    .flatMap(each => each.units.map(unitNamed))
    .filter(id => isWaiting(s, id) && sideOf(s, id) === side)

/** Those who come with it: the whole list when it stays together. */
export const companyOf = (s: Gertrud, id: UnitId): UnitId[] => {
  const arrival = arrivalOf(s, id)
  return arrival?.together ? arrival.units.map(unitNamed).filter(each => unitOf(s, each).at.is === 'waiting') : [id]
}

/** on a coast without any land unit, but for those of the same landing. */
function whyNotLand(s: Gertrud, id: UnitId, hex: HexId): Refusal | null {
  const mates = arrivalOf(s, id)?.units.map(unitNamed) ?? []
  const others = unitsIn(s, hex).filter(each => !(mates.includes(each) && s.arrived.includes(each)))
  return others.length > 0 ? refusal('10.1.1', 'a landing needs a coast without units', { hex }, 'R-42') : null
}

/** 3.3, 10.0.2 */
const whyNotAppear = (s: Gertrud, id: UnitId, hex: HexId): Refusal[] =>
  firstOf(
    () => isHeldBy(s, hex, otherSide(sideOf(s, id))) && refusal('3.3', 'an enemy unit is there', { hex }),
    () => whyNotJoin(s, companyOf(s, id), hex),
  )

const wayTo = (arrival: Arrival, hex: HexId, by: readonly Way['by'][]): Way | null =>
  arrival.ways.find(way => by.includes(way.by) && isIn(hex, way.region)) ?? null

function whyNotDue(s: Gertrud, id: UnitId, side: Side): Refusal[] {
  const arrival = arrivalOf(s, id)
  const at = { unit: id }
  return firstOf(
    () => sideOf(s, id) !== side && refusal('10.0.1', 'it belongs to the other side', at),
    () => arrival === null && refusal('10.0.1', `${nameOf(id)} is no reinforcement`, at),
    () => !isWaiting(s, id) && refusal('10.0.1', `${nameOf(id)} is not waiting to arrive`, at),
    () => arrival !== null && !isDue(s, arrival) && refusal('10.0.2', `it comes on turn ${arrival.turn}`, at),
  )
}

/** 10.0, 18.x: why a reinforcement may not arrive in a hex. */
export function whyNotArrive(s: Gertrud, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const arrival = arrivalOf(s, id)
  return firstOf(
    () => whyNotDue(s, id, side),
    () => {
      if (arrival === null) return null
      const way = wayTo(arrival, hex, ['landing', 'placing'])
      if (way === null) return refusal(arrival.rule, 'it does not arrive there', { hex })
      if (isClosed(s, id, hex)) return refusal(arrival.rule, 'this land is closed to it', { hex }, 'R-39')
      return way.by === 'landing' ? (whyNotLand(s, id, hex) ?? whyNotJoin(s, [id], hex)) : whyNotAppear(s, id, hex)
    },
  )
}

/** what the first hex costs a unit that walks in. */
export const entryCost = (s: Gertrud, hex: HexId): number => terrainKey(s).hexes[terrainAt(hex)].mp

/** why a unit may not walk in over the map edge there. */
export function whyNotWalkIn(s: Gertrud, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const arrival = arrivalOf(s, id)
  return firstOf(
    () => whyNotDue(s, id, side),
    () =>
      arrival !== null &&
      wayTo(arrival, hex, ['edge']) === null &&
      refusal(arrival.rule, 'it does not enter the map there', { hex }, 'R-73'),
    () => whyNotAppear(s, id, hex),
  )
}

export const pointsAfterEntry = (s: Gertrud, id: UnitId, hex: HexId): number =>
  Math.max(0, landUnit(id).movement - entryCost(s, hex))

const mayComeTo = (s: Gertrud, id: UnitId, hex: HexId): boolean => {
  const arrival = arrivalOf(s, id)
  return arrival !== null && wayTo(arrival, hex, ['landing', 'placing']) !== null
}

/** Every hex in which a due unit could arrive, by landing or placing. */
export const arrivalHexes = (s: Gertrud, id: UnitId, side: Side): HexId[] =>
  landHexes.filter(hex => mayComeTo(s, id, hex) && whyNotArrive(s, id, hex, side).length === 0)

export const entryHexes = (s: Gertrud, id: UnitId, side: Side): HexId[] =>
  (arrivalOf(s, id)?.ways ?? [])
    .filter(way => way.by === 'edge')
    .flatMap(way => hexesOf(way.region))
    .filter(hex => whyNotWalkIn(s, id, hex, side).length === 0)

/** 10.0.2: whether a due unit has any way in now; then the phase may not end without it. */
export const canArrive = (s: Gertrud, id: UnitId, side: Side): boolean =>
  landHexes.some(hex => mayComeTo(s, id, hex) && whyNotArrive(s, id, hex, side).length === 0) ||
  entryHexes(s, id, side).length > 0 ||
  ((arrivalOf(s, id)?.ways.some(way => way.by === 'drop') ?? false) && canDrop(s, id))
