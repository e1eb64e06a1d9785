import { frameFaults } from '../../core/engine/hand'
import type { HexId, UnitId } from '../../core/ids'
import { cacheChitsOf } from './charts'
import { mayReturn } from './combat/casualties'
import { counters, unitIds } from './forces/counters'
import { axisStarters } from './forces/deployment'
import { allHexes, hexName, isIsland, isLand, isLandingHex, isPort } from './map/hexes'
import { countersOn, stackIn } from './movement/board'
import { whyBanned } from './movement/limits'
import { mayStack, stackingLimit, stepsOf } from './movement/stacking'
import { AXIS, hexOf, isPartisan, nameOf, nationOf, PARTISAN, type Partizan, SS_500, sideOf, TITO } from './state'
import { steps } from './steps'

/** What must hold after every action; what is broken, in words. */
export function audit(s: Partizan): string[] {
  return [
    ...unitIds.flatMap(id => unitFaults(s, id)),
    ...stackFaults(s),
    ...markerFaults(s),
    ...combatFaults(s),
    ...setUpFaults(s),
    ...frameFaults(steps, s, { isFought: s.combat !== null, called: 'combat' }),
    ...(s.awaited.length > 0 ? ['units are awaited by number outside a view'] : []),
    ...(s.hidden.length > 0 ? ['counters are hidden outside a view'] : []),
  ]
}

/** One place for each unit, steps within the counter, and no unit where its nation may never be. */
function unitFaults(s: Partizan, id: UnitId): string[] {
  const { at, steps, unsupplied } = s.units[id]
  const name = nameOf(id)
  const found: string[] = []
  const isOff = at.is === 'pool' || at.is === 'gone'
  if (at.is === 'unseen') found.push(`${name} is unseen outside a view`)
  if (isOff !== (steps === 0)) found.push(`${name} has ${steps} steps and is ${at.is}`)
  if (steps > counters[id].steps) found.push(`${name} has more steps than its counter`)
  if (at.is === 'pool' && !mayReturn(id)) found.push(`${name} is in the pool and can never be built`)
  if (at.is === 'hand' && !isPartisan(id)) found.push(`${name} was drawn`)
  if (unsupplied > 0 && (at.is !== 'hex' || isPartisan(id))) found.push(`${name} is out of supply and is ${at.is}`)
  if (at.is === 'hex') found.push(...placeFaults(s, id, at.hex))
  if (id === TITO && (at.is === 'gone') !== (s.titoDied !== null)) found.push('Tito is neither dead nor alive')
  return found
}

/** 3.1: nobody is lost before the Axis set-up is over. */
const setUpFaults = (s: Partizan): string[] =>
  s.frames.some(frame => frame.step === 'deploy')
    ? axisStarters.filter(id => s.units[id].steps === 0).map(id => `${nameOf(id)} is to be set up and has no steps`)
    : []

function placeFaults(s: Partizan, id: UnitId, hex: HexId): string[] {
  if (!isLand(hex)) return [`${nameOf(id)} stands at sea in ${hexName(hex)}`]
  // the 500 SS may have come down on an island.
  if (id === SS_500 && isIsland(hex)) return []
  return whyBanned(s, id, hex) === null ? [] : [`${nameOf(id)} stands in ${hexName(hex)}, which is closed to it`]
}

/** 10: no hex holds too many, enemies, or nations that may not share it. */
function stackFaults(s: Partizan): string[] {
  const count = countersOn(s)
  const found: string[] = []
  for (const hex of allHexes) {
    if (count[PARTISAN][hex] > 0 && count[AXIS][hex] > 0) found.push(`both sides stand in ${hexName(hex)}`)
    for (const side of [PARTISAN, AXIS] as const) {
      if (count[side][hex] < 2) continue
      const stack = stackIn(s, hex, side)
      // Games saved under the first rules counted the steps that were left.
      if (stepsOf(s, stack) > stackingLimit(hex)) found.push(`${hexName(hex)} is overstacked`)
      const nations = [...new Set(stack.map(nationOf))]
      if (nations.some(a => nations.some(b => !mayStack(a, b)))) found.push(`${hexName(hex)} holds strangers`)
    }
  }
  return found
}

function markerFaults(s: Partizan): string[] {
  const found: string[] = []
  for (const { unit, hex } of s.chits) {
    if (hex !== null) found.push('a chit lies in a hex outside a view')
    if (unit !== null && (!isPartisan(unit) || hexOf(s, unit) === null)) found.push('a chit lies on nobody')
  }
  const held = s.chits.flatMap(each => each.unit ?? [])
  if (new Set(held).size < held.length) found.push('a unit has two chits')
  for (const [strength, most] of Object.entries(cacheChitsOf(s)))
    if (s.chits.filter(each => each.strength === Number(strength)).length > most)
      found.push(`more +${strength} chits than there are`)
  if (s.exposed.some(id => !isPartisan(id) || hexOf(s, id) === null)) found.push('somebody is exposed who cannot be')
  if (s.exposed.length > 0 && s.frames.some(({ step }) => step === 'hide'))
    found.push('somebody is exposed before the Partisans are set up')
  for (const hex of s.partisanPorts) if (!isPort(hex)) found.push(`${hexName(hex)} is no port`)
  for (const hex of s.armpit.beaches) if (!isLandingHex(hex)) found.push(`${hexName(hex)} is no port of Yugoslavia`)
  if (s.armpit.marker === 'laid') found.push('the Armpit marker says neither Yes nor No')
  if (s.tops.some(id => hexOf(s, id) === null || isPartisan(id))) found.push('a top lies on no stack')
  return found
}

/** A combat is fought only while its step is on the stack, by units that are there. */
function combatFaults(s: Partizan): string[] {
  const isFought = s.frames.some(frame => frame.step === 'combat' && frame.entered)
  if (s.combat === null)
    return isFought && !s.frames.some(each => each.step === 'sas') ? ['a combat runs without its facts'] : []
  const found = isFought ? [] : ['the facts of a combat were left behind']
  const { attackers, defenders, attacker, hex, landing } = s.combat
  for (const id of attackers)
    if (sideOf(id) !== attacker || (!landing && hexOf(s, id) === null)) found.push(`${nameOf(id)} attacks from nowhere`)
  for (const id of defenders)
    if (sideOf(id) === attacker || hexOf(s, id) !== hex) found.push(`${nameOf(id)} defends from nowhere`)
  return found
}
