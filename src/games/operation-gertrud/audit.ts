import { frameFaults } from '../../core/engine/hand'
import type { GameModule } from '../../core/engine/module'
import { trace } from '../../core/hex/trace'
import type { HexId, UnitId } from '../../core/ids'
import { otherSide } from '../../core/ids'
import { boardOf, stackIn, standingIn } from './board'
import { LISTS } from './combat/elimination'
import { counters, landIds, landUnit, unitIds } from './forces/counters'
import { whoDeploys } from './forces/deploy-step'
import { setUpBy } from './forces/deployment'
import { grid, hexName, isCity, isLand } from './map/geography'
import { isClosed } from './movement/borders'
import { stackRefusal } from './movement/stacking'
import {
  ALLIED,
  GERMAN,
  type Gertrud,
  hexOf,
  isAirborne,
  isPending,
  KOMMANDO,
  nameOf,
  nationOf,
  sideOf,
  unitOf,
} from './state'
import { canTrace, pathsFor } from './supply/supply'
import { phasesNow, stageOf } from './turn'

/** What must hold after every action; what is broken, in words. */
export function audit(s: Gertrud, steps: GameModule<Gertrud>['steps']): string[] {
  return [
    ...unitIds.flatMap(id => unitFaults(s, id)),
    ...stackFaults(s),
    ...listFaults(s),
    ...markerFaults(s),
    ...battleFaults(s),
    ...setUpFaults(s),
    ...raidFaults(s),
    ...seatFaults(s),
    ...frameFaults(steps, s, { isFought: s.battle !== null }),
    ...supplyFaults(s),
  ]
}

/** One place for each unit, steps within the counter, support off the map, land units never in a pool. */
function unitFaults(s: Gertrud, id: UnitId): string[] {
  const { at, steps } = s.units[id]
  const name = nameOf(id)
  const isSupport = counters[id].kind !== 'land'
  const isGone = at.is === 'dead' || at.is === 'gone' || at.is === 'absent'
  const found: string[] = []
  if (isGone !== (steps === 0)) found.push(`${name} has ${steps} steps and is ${at.is}`)
  if (isSupport && steps > 1) found.push(`${name} has more steps than its counter`)
  if (isSupport && at.is === 'hex') found.push(`${name} stands on the map`)
  if (!isSupport && at.is === 'pool') found.push(`${name} is in a pool`)
  if (at.is === 'hex' && !isLand(at.hex)) found.push(`${name} stands in ${hexName(at.hex)}, which is no land in play`)
  else if (at.is === 'hex' && isClosed(s, id, at.hex)) found.push(`${hexName(at.hex)} is closed to ${name}`)
  return found
}

/** 6.0, 6.4: at rest no hex holds too many; only a paratroop or raider before its fight shares a hex with enemies. */
function stackFaults(s: Gertrud): string[] {
  const board = boardOf(s)
  const found: string[] = []
  for (const side of [GERMAN, ALLIED])
    for (const hex of board.hexes[side]) {
      const why = stackRefusal(stackIn(s, hex, side), hex)
      if (why) found.push(`${hexName(hex)}: ${why.why}`)
      const isShared = standingIn(s, hex, GERMAN).length > 0 && standingIn(s, hex, ALLIED).length > 0
      if (side === GERMAN && isShared) found.push(`both sides hold ${hexName(hex)}`)
    }
  return found
}

/** What is said of units on the map is said of units that are there. */
function listFaults(s: Gertrud): string[] {
  const found: string[] = []
  for (const list of LISTS)
    for (const id of s[list]) if (hexOf(s, id) === null) found.push(`${nameOf(id)} is ${list} and not on the map`)
  for (const id of s.unsupplied) if (!landUnit(id).needsSupply) found.push(`${nameOf(id)} needs no supply`)
  for (const id of s.unsupplied) if (s.airSupplied.includes(id)) found.push(`${nameOf(id)} is supplied and is not`)
  return found
}

function markerFaults(s: Gertrud): string[] {
  const found: string[] = []
  if (s.experten !== null && (nationOf(s.experten) !== 'German' || unitOf(s, s.experten).at.is !== 'pool'))
    found.push('the Experten is no German CAS in play')
  if (s.captured.some(hex => !isCity(hex))) found.push('something that is no city was captured')
  for (const id of s.dropping) if (!isAirborne(id)) found.push(`${nameOf(id)} has dropped and is not airborne`)
  if (s.dropping.some(id => s.active !== sideOf(s, id))) found.push('a drop waits in the enemy player turn')
  if (Object.values(s.steps).some(steps => steps < 0)) found.push('replacement steps are below zero')
  if (s.missionPenalty > 0 && s.missions.length === 0) found.push('missions failed that were never tried')
  return found
}

/** A battle is fought only while its step is on the stack, by units that take part once. */
function battleFaults(s: Gertrud): string[] {
  const isFought = s.frames.some(frame => frame.step === 'battle' && frame.entered)
  if (s.battle === null) return isFought && s.outcome === null ? ['a battle runs without its facts'] : []
  const found = isFought ? [] : ['the facts of a battle were left behind']
  const { attackers, defenders, bystanders, attacker } = s.battle
  for (const id of attackers) if (sideOf(s, id) !== attacker) found.push(`${nameOf(id)} attacks for the other side`)
  for (const id of [...defenders, ...bystanders])
    if (sideOf(s, id) !== otherSide(attacker)) found.push(`${nameOf(id)} defends against its own side`)
  if (defenders.some(id => bystanders.includes(id))) found.push('a unit is fresh and engaged')
  return found
}

/** Nobody is lost before the set-up is over, whosever turn to set up it is; and all do so once. */
function setUpFaults(s: Gertrud): string[] {
  const who = s.frames.filter(frame => frame.step === 'deploy').map(whoDeploys)
  const lost = who.flatMap(each => setUpBy(s, each)).filter(id => unitOf(s, id).steps === 0)
  return [
    ...lost.map(id => `${nameOf(id)} is to be set up and has no steps`),
    ...(new Set(who).size < who.length ? ['somebody sets up twice'] : []),
  ]
}

/** 17.0.1, R-16: the raid is fought before all battles of its turn, and whoever sails comes ashore at once. */
function raidFaults(s: Gertrud): string[] {
  const isAsked = (step: string) => s.frames.some(frame => frame.step === step)
  if (s.raid === 'sailing') return isAsked('harbour') ? [] : ['the Kommando sails and never lands']
  if (s.raid !== 'landed') return []
  if (hexOf(s, KOMMANDO) === null) return ['the raid is on without the Kommando']
  const isAhead = stageOf(s) === 'germanMove' || (isAsked('raid') && isAsked('harbour'))
  return isAhead ? [] : ['the raid is on and will not be fought']
}

/** Steps that only whoever has the player turn is asked. */
const PHASING = ['replace', 'movement', 'arrive', 'drop', 'mission', 'airSupply', 'combat', 'battle', 'raid', 'harbour']

/** 5.1: the phase, the player turn and those who are asked in it belong to one side; interdiction alone to the other. */
function seatFaults(s: Gertrud): string[] {
  const asked = s.frames.filter(({ step, side }) =>
    PHASING.includes(step) ? side !== s.active : step === 'interdict' && side === s.active,
  )
  const phase = phasesNow(s).now
  return [
    ...asked.map(({ step }) => `'${step}' is asked of the wrong side`),
    ...(phase?.side === otherSide(s.active) ? [`the phase '${phase.id}' is not of the side whose turn it is`] : []),
  ]
}

/** Supply as play finds it must equal supply traced from the unit; one unit a position, in turn. */
function supplyFaults(s: Gertrud): string[] {
  const standing = landIds.filter(id => hexOf(s, id) !== null && landUnit(id).needsSupply && !isPending(s, id))
  // A trace is dear: every fourth position is enough over a game.
  if (standing.length === 0 || s.logged % 4 !== 0) return []
  const id = standing[(s.logged / 4) % standing.length]
  const { targets, isOpen } = pathsFor(s, id)
  const line = trace(grid, hexOf(s, id) as HexId, {
    fraction: 1,
    targets,
    legs: [
      {
        limit: Number.POSITIVE_INFINITY,
        cost: (from, direction, to) => (isOpen(from, direction, to) ? 1 : Number.POSITIVE_INFINITY),
      },
    ],
  })
  return (line !== null) === canTrace(s, id) ? [] : [`supply of ${nameOf(id)} differs when traced again`]
}
