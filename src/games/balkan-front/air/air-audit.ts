import { nameOf, sideOf } from '../countries'
import { airIds } from '../forces/counters'
import { type Front, unitOf } from '../state'
import { flightOf, groundSpot } from './air-units'
import { baseOwner, isBase, printedCapacity } from './airbases'
import { countAt, spotName } from './spots'

/** 17.0: on the ground at a base of its own side, or in the air with a flight. */
function* placeFaults(s: Front): Iterable<string> {
  for (const id of airIds) {
    const isAloft = unitOf(s, id).at.is === 'aloft'
    const isTowed = s.flights.some(({ tow }) => tow === id)
    const hasFlight = isTowed || flightOf(s, id) !== null || s.fleeing.some(({ unit }) => unit === id)
    if (isAloft !== hasFlight) yield `${nameOf(id)} is in the air without a flight, or the other way round`
    const base = groundSpot(s, id)
    const side = sideOf(s, id)
    if (base === null || side === null || !s.underWay) continue
    if (!isBase(s, base)) yield `${nameOf(id)} stands at no airbase`
    else if (baseOwner(s, base) !== side) yield `${nameOf(id)} stands at an airbase of the enemy`
  }
}

/** What must hold of the air war after every action. */
export function* airFaults(s: Front): Iterable<string> {
  yield* placeFaults(s)
  const units = s.flights.map(({ unit }) => unit)
  if (new Set(units).size !== units.length) yield 'an air unit has two flights'
  for (const id of s.inoperative)
    if (groundSpot(s, id) === null && unitOf(s, id).at.is !== 'aloft')
      yield `${nameOf(id)} is inoperative and not in play`
  for (const { unit, fate } of s.flights)
    if (fate === 'flying' && s.inoperative.includes(unit)) yield `${nameOf(unit)} flies inoperative`
  for (const { at, count } of s.patrols)
    if (count > printedCapacity(s, at)) yield `${spotName(at)} has made too many patrol attacks`
  for (const { at } of s.starts)
    if (countAt(s.starts, at) > printedCapacity(s, at)) yield `${spotName(at)} has begun too many missions`
}
