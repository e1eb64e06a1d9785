import { frameFaults } from '../../core/engine/hand'
import { traceAll } from '../../core/hex/trace'
import type { HexId, Side, UnitId } from '../../core/ids'
import { boardOf } from './board'
import { markerLimitsOf } from './charts/charts'
import { inHand } from './command/ordered'
import { counters, unitIds } from './forces/counters'
import { toDeploy } from './forces/deployment'
import { grid, hexName, isLand, placeAt, sideAt } from './map/hexes'
import { hasRoad, stepCosts } from './movement/ground'
import { isOverstacked } from './movement/stacking'
import { ALLIED, AXIS, type Gambit, hexOf, isInMed, isPartisan, markerAt, nameOf, sideOf } from './state'
import { frames, steps } from './steps'
import { isInSupply, marchOf, sourceHexes } from './supply/supply'

/** What must hold after every action; what is broken, in words. */
export function audit(s: Gambit): string[] {
  return [
    ...unitIds.flatMap(id => unitFaults(s, id)),
    ...stackFaults(s),
    ...markerFaults(s),
    ...accountFaults(s),
    ...battleFaults(s),
    ...setUpFaults(s),
    ...commandFaults(s),
    ...handFaults(s),
    ...frameFaults<Gambit>(steps, s, { isFought: s.battle !== null }),
    ...supplyFaults(s),
  ]
}

/** One place for each unit, steps within the counter, modes only for partisans. */
function unitFaults(s: Gambit, id: UnitId): string[] {
  const { at, steps, dispersed } = s.units[id]
  const name = nameOf(id)
  const found: string[] = []
  const isGone = at.is === 'dead' || at.is === 'absent' || at.is === 'spent'
  if (isGone !== (steps === 0)) found.push(`${name} has ${steps} steps and is ${at.is}`)
  if (steps > counters[id].steps) found.push(`${name} has more steps than its counter`)
  if (dispersed && (!isPartisan(id) || isGone)) found.push(`${name} cannot be dispersed`)
  if (at.is === 'hex' && !isLand(at.hex)) found.push(`${name} stands in ${hexName(at.hex)}, which is no land in play`)
  if (at.is === 'med' && sideOf(s, id) !== ALLIED) found.push(`${name} is in the Med Box`)
  if (at.is === 'med' && isPartisan(id)) found.push(`${name} is in the Med Box`)
  return found
}

/** 10.3: at rest no hex holds too many; one that does must be waiting for its owner to remove some. */
function stackFaults(s: Gambit): string[] {
  const board = boardOf(s)
  const found: string[] = []
  const isWaiting = (hex: HexId, side: Side) =>
    frames.all(s, 'overstack').some(frame => frame.side === side && frame.args.hex === hex)
  for (const side of [ALLIED, AXIS] as const)
    for (const hex of board.hexes[side])
      if (isOverstacked(s, hex, side) && !isWaiting(hex, side)) found.push(`${hexName(hex)} is overstacked`)
  for (const hex of board.hexes[ALLIED])
    if (board.holds[ALLIED][hex] === 1 && board.holds[AXIS][hex] === 1) found.push(`both sides hold ${hexName(hex)}`)
  return found
}

function markerFaults(s: Gambit): string[] {
  const limits = markerLimitsOf(s)
  const found: string[] = []
  if (s.markers.length > limits.beachhead) found.push('more Beachheads than markers')
  if (s.improved.length > limits.improvedPosition) found.push('more Improved Positions than markers')
  if (new Set(s.markers.map(each => each.hex)).size < s.markers.length) found.push('two markers in one hex')
  for (const { hex } of s.markers)
    if (!isLand(hex) || markerAt(s, hex) === null) found.push(`a marker stands in ${hexName(hex)}`)
  for (const hex of s.improved) if (!isLand(hex)) found.push(`an Improved Position stands in ${hexName(hex)}`)
  return found
}

function accountFaults(s: Gambit): string[] {
  const found: string[] = []
  if (s.cp.free < 0 || s.cp.reserved < 0) found.push('command points are below zero')
  if (s.alliedPlaces.some(hex => placeAt(hex) === null)) found.push('a hex without a place is controlled')
  if (s.liberated.some(hex => placeAt(hex)?.kind !== 'city')) found.push('something that is no city was liberated')
  return found
}

/** A battle is fought only while a step of it is on the stack, by units that take part once. */
function battleFaults(s: Gambit): string[] {
  const isFought = s.frames.some(frame => frame.step === 'battle')
  if (s.battle === null) return isFought && s.outcome === null ? ['a battle runs without its facts'] : []
  const found = isFought ? [] : ['the facts of a battle were left behind']
  const { attackers, defenders, attacker, from, kind } = s.battle
  for (const id of attackers) {
    const stands =
      kind === 'ground' ? hexOf(s, id) === from || s.units[id].steps === 0 : isInMed(s, id) || s.units[id].steps === 0
    if (!stands && !hasLeft(s)) found.push(`${nameOf(id)} attacks from nowhere`)
    if (sideOf(s, id) !== attacker) found.push(`${nameOf(id)} attacks for the other side`)
  }
  if (attackers.some(id => defenders.includes(id))) found.push('a unit attacks itself')
  return found
}

/** 3.1.1: nobody is lost before the set-up is over, whosever turn to set up it is. */
const setUpFaults = (s: Gambit): string[] =>
  frames
    .all(s, 'deploy')
    .flatMap(({ side }) => toDeploy(s, side))
    .filter(id => s.units[id].steps === 0)
    .map(id => `${nameOf(id)} is to be set up and has no steps`)

/** 7.1: commands are given one after the other. */
const commandFaults = (s: Gambit): string[] =>
  frames.all(s, 'command').length > 1 ? ['commands are given within commands'] : []

/** Those under way are on the map, also while something else is asked first; but for one that an overstacked hex has lost. */
function handFaults(s: Gambit): string[] {
  const mayLose = frames.all(s, 'overstack').length > 0
  const underWay = [
    ...frames.all(s, 'command').flatMap(frame => inHand(frame).map(id => ({ id, side: frame.side }))),
    ...frames.all(s, 'march').map(({ args, side }) => ({ id: args.unit, side })),
  ]
  return underWay
    .filter(({ id, side }) => sideOf(s, id) !== side || (hexOf(s, id) === null && !mayLose))
    .map(({ id }) => `${nameOf(id)} is under way and cannot be`)
}

/** After the fire the attackers may have gone on. */
const hasLeft = (s: Gambit): boolean => s.frames.some(frame => frame.step === 'port' || frame.step === 'advance')

/** Supply as play finds it must equal supply traced in one piece; one unit a position, in turn. */
function supplyFaults(s: Gambit): string[] {
  const standing = unitIds.filter(id => hexOf(s, id) !== null && !isPartisan(id))
  // A whole trace is dear: every third position is enough over a game.
  if (standing.length === 0 || s.logged % 3 !== 0) return []
  const id = standing[(s.logged / 3) % standing.length]
  const { source, moveClass, march } = marchOf(s, id)
  const enemies = boardOf(s).holds[sideOf(s, id) === ALLIED ? AXIS : ALLIED]
  const costs = stepCosts(s, moveClass)
  const traced = traceAll(grid, {
    targets: sourceHexes(s, source),
    fraction: 1,
    legs: [
      {
        limit: march,
        cost: (from, direction, to) => (enemies[to] === 1 ? Number.POSITIVE_INFINITY : costs[from * 6 + direction]),
      },
      {
        limit: Number.POSITIVE_INFINITY,
        cost: (from, direction, to) =>
          enemies[to] === 1 || enemies[from] === 1 || !hasRoad(s, sideAt(from, direction))
            ? Number.POSITIVE_INFINITY
            : 1,
      },
    ],
  })
  return traced.has(hexOf(s, id) as HexId) === isInSupply(s, id)
    ? []
    : [`supply of ${nameOf(id)} differs when traced again`]
}
