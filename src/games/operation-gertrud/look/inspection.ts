import { knownFrame } from '../../../core/engine/frames'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { whyNotReady } from '../air/support'
import { standingIn, unitsIn } from '../board'
import { constants } from '../charts'
import { factorOf } from '../combat/odds'
import { landUnit } from '../forces/counters'
import { deploy } from '../forces/deploy-step'
import { coastsOf, countryOf, hexName, isCity, isLand, isSea, map, terrainAt } from '../map/geography'
import { movementFactor } from '../movement/marching'
import { movement } from '../movement/movement-step'
import { ALLIED, counterOf, GERMAN, type Gertrud, isPending, isWaiting, sideOf, unitOf } from '../state'
import { canTrace, isUnsupplied } from '../supply/supply'
import { objectiveHexes } from './cities'
import { hasActed, isUsed } from './faces'
import { forceAdjective } from './nations'
import { isCombatPhase } from './phases'
import { supplyLine } from './supply-lines'

const sentence = (words: readonly string[], between = ', '): string => words.filter(Boolean).join(between)

/** What is left of a move that has begun; null when it has not. */
const pointsLeft = (s: Gertrud, id: UnitId): number | null =>
  knownFrame(s, 'movement', movement)?.local.moving.find(each => each.unit === id)?.left ?? null

const isHeld = (s: Gertrud, id: UnitId): boolean =>
  knownFrame(s, 'movement', movement)?.local.picked.includes(id) === true ||
  knownFrame(s, 'deploy', deploy)?.local.picked === id

const supplyWord = (s: Gertrud, id: UnitId): string => {
  if (!landUnit(id).needsSupply) return 'needs no supply'
  if (isUnsupplied(s, id)) return 'out of supply'
  if (s.airSupplied.includes(id)) return 'supplied from the air'
  return canTrace(s, id) ? 'in supply' : 'cut off'
}

function landLine(s: Gertrud, id: UnitId): string {
  const left = pointsLeft(s, id)
  const whole = s.interdicted.includes(id) ? 'one hex' : `${movementFactor(s, id)} MP`
  return sentence([
    left === null ? whole : `${left} MP left`,
    isHeld(s, id) ? 'in hand' : '',
    supplyWord(s, id),
    s.interdicted.includes(id) ? 'interdicted' : '',
    hasActed(s, id) ? (isCombatPhase(s) ? 'has attacked' : 'has moved') : '',
    s.defended.includes(id) ? 'has been attacked' : '',
  ])
}

/** '+2 in air combat, ready'; for a ship 'ready'. */
function supportLine(s: Gertrud, id: UnitId, kind: 'cas' | 'ngs'): string {
  const counter = counterOf(id)
  const [against] = whyNotReady(s, id, sideOf(s, id), kind)
  return sentence([
    counter.kind === 'cas' ? `+${counter.plus} in air combat` : '',
    against === undefined ? 'ready' : isUsed(s, id) ? 'used this turn' : against.why,
  ])
}

export function unitLine(s: Gertrud, id: UnitId): string {
  const { at } = unitOf(s, id)
  if (at.is === 'dead') return counterOf(id).kind === 'ngs' ? 'sunk' : 'eliminated, may be rebuilt'
  if (at.is === 'gone') return 'eliminated for good'
  if (at.is === 'absent') return 'not in this scenario'
  const { kind } = counterOf(id)
  if (isWaiting(s, id)) return 'not on the map yet'
  return kind === 'land' ? landLine(s, id) : supportLine(s, id, kind)
}

/** 'in supply from Burgas', '2 of 4 out of supply' */
function supplyWords(s: Gertrud, units: readonly UnitId[]): string {
  const out = units.filter(id => isUnsupplied(s, id)).length
  if (units.length === 0) return ''
  if (out > 0) return out === units.length ? 'out of supply' : `${out} of ${units.length} out of supply`
  const line = units.map(id => supplyLine(s, id)).find(each => each !== null)
  const end = line?.at(-1)
  if (end !== undefined) return `in supply from ${placeName(end)}`
  return units.every(id => canTrace(s, id)) ? 'in supply' : 'cut off'
}

/** 'Burgas', or the number of a hex without a name. */
export const placeName = (hex: HexId): string => query.placesAt(map, hex)[0]?.name ?? hexName(hex)

/** 'city, port, objective ★', 'town in rough' */
export function groundLine(s: Gertrud, hex: HexId): string {
  const [place] = query.placesAt(map, hex)
  const isPort = query.placesAt(map, hex).some(each => each.port !== null)
  return sentence([
    terrainAt(hex),
    isCity(hex) ? 'city' : place === undefined ? '' : 'town',
    isPort ? 'port' : coastsOf(hex).length > 0 ? 'coast' : '',
    objectiveHexes(s).includes(hex) ? 'objective ★' : '',
  ])
}

/** 6.0: how full a hex is, and what its units are worth together in a fight for it. */
function stackLine(s: Gertrud, hex: HexId, side: Side): string {
  const units = standingIn(s, hex, side)
  if (units.length === 0) return ''
  const strength = units.reduce((sum, id) => sum + factorOf(s, id, hex), 0)
  return sentence(
    [
      `${forceAdjective(s, side, units)} ${units.length} of ${constants.stackLimit}`,
      `strength ${strength}`,
      supplyWords(s, units),
    ],
    ' · ',
  )
}

/** 'clear, city, port · Bulgaria · German 4 of 5 · strength 36 · in supply from Burgas' */
export function hexLine(s: Gertrud, hex: HexId): string {
  if (isSea(hex)) return query.seaAt(map, hex)?.name ?? 'sea'
  if (!isLand(hex)) return sentence([countryOf(hex) ?? '', 'closed to all'])
  return sentence(
    [
      groundLine(s, hex),
      countryOf(hex) ?? '',
      stackLine(s, hex, GERMAN),
      stackLine(s, hex, ALLIED),
      unitsIn(s, hex).some(id => isPending(s, id)) ? 'yet to be fought for' : '',
    ],
    ' · ',
  )
}
