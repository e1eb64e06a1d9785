import { canPlaceAll, type Sent, type Ways, waysForFirst } from '../../../core/army/placing'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isHeldBy, stackIn } from '../board'
import { isLand, neighbourSteps } from '../map/hexes'
import { canCross } from '../movement/ground'
import { stackRefusal, whyNotJoin } from '../movement/stacking'
import { type Gambit, isImproved, isPartisan } from '../state'

/** 12.8.1, 12.8.5: the adjacent hexes a force could enter in normal movement; bans of country do not count (R-MV6). */
const openHexes = (s: Gambit, from: HexId, side: Side): HexId[] =>
  neighbourSteps(from)
    .filter(step => isLand(step.to) && canCross(s, step.side) && !isHeldBy(s, step.to, otherSide(side)))
    .map(step => step.to)

/** 12.8.3: entirely empty, enemy partisans in dispersed mode aside. */
const isEmpty = (s: Gambit, hex: HexId, side: Side): boolean => stackIn(s, hex, side).length === 0

/** 12.8.2-12.8.4: hexes that take the whole force; an empty one goes before a friendly one. */
export function wholeHexes(s: Gambit, from: HexId, units: readonly UnitId[], side: Side): HexId[] {
  const open = openHexes(s, from, side)
  const empty = open.filter(hex => isEmpty(s, hex, side))
  return (empty.length > 0 ? empty : open).filter(hex => whyNotJoin(s, units, hex) === null)
}

/** 12.8.2, 12.8.3: hexes for one unit of a force that has to split. */
function partHexes(s: Gambit, from: HexId, id: UnitId, sent: readonly Sent[], side: Side): HexId[] {
  const open = openHexes(s, from, side)
  const isUnused = (hex: HexId) => isEmpty(s, hex, side) && sent.every(each => each.hex !== hex)
  const empty = open.filter(isUnused)
  if (empty.length > 0) return empty
  return open.filter(hex => {
    const there = [...stackIn(s, hex, side), ...sent.filter(each => each.hex === hex).map(each => each.unit)]
    return stackRefusal(s, [...there, id]) === null
  })
}

const waysApart =
  (s: Gambit, from: HexId, side: Side): Ways =>
  (unit, sent) =>
    partHexes(s, from, unit, sent, side)

/** 12.8.6, R-RT1: a retreat may be declared only if every unit has somewhere to go. */
export const canRetreat = (s: Gambit, from: HexId, units: readonly UnitId[], side: Side): boolean =>
  units.length > 0 && (wholeHexes(s, from, units, side).length > 0 || canPlaceAll(units, waysApart(s, from, side)))

/** Where the next unit of a split force may go, so that the others still find a place. */
export const splitHexes = (s: Gambit, from: HexId, units: readonly UnitId[], side: Side): HexId[] =>
  waysForFirst(units, waysApart(s, from, side))

/** Which strictures of 12.8 had a say in a retreat, for the diary and the counts of random games. */
export function stricturesUsed(s: Gambit, from: HexId, units: readonly UnitId[], side: Side): string[] {
  const open = openHexes(s, from, side)
  const friendly = open.filter(hex => !isEmpty(s, hex, side))
  const used: [string, boolean][] = [
    ['12.8.1', open.length < neighbourSteps(from).length],
    ['12.8.2', friendly.some(hex => whyNotJoin(s, units, hex) !== null)],
    ['12.8.3', friendly.length > 0 && friendly.length < open.length],
    ['12.8.4', units.length > 1],
    ['12.8.5', true],
    ['12.8.7', true],
    ['12.8.10', side === 1 && isImproved(s, from)],
    ['12.8.11', units.some(isPartisan)],
  ]
  return used.flatMap(([rule, isUsed]) => (isUsed ? [rule] : []))
}
