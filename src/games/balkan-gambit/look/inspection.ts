import type { Fact } from '../../../core/engine/game-look'
import type { HexId, Side, UnitId } from '../../../core/ids'
import * as query from '../../../core/map/map-queries'
import { boardOf, stackIn } from '../board'
import { stackLimits } from '../charts/charts'
import type { MoveClass } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import {
  groundAt,
  hexName,
  isBlocked,
  isBlockedByUs,
  isCoastal,
  isLand,
  isPort,
  map,
  neighbourSteps,
  placeAt,
} from '../map/hexes'
import { isWestern } from '../movement/entering'
import { movementFactor, zoneOf } from '../movement/movement'
import { isOpen } from '../sea/beachheads'
import {
  ALLIED,
  AXIS,
  areaOf,
  combatFactor,
  counterOf,
  type Gambit,
  hasActed,
  hexOf,
  isDispersed,
  isDivision,
  isImproved,
  isPartisan,
  isReduced,
  isSupport,
  markerAt,
  nationOf,
  sideOf,
  unitOf,
} from '../state'
import { marchOf, supplyLine, unsuppliedUnits } from '../supply/supply'
import { force10Unit } from '../support/force-10'
import { NATIONS, sideName } from './nations'

const isSupplied = (s: Gambit, id: UnitId): boolean => !unsuppliedUnits(s).has(id)

export function unitLine(s: Gambit, id: UnitId): string {
  if (unitOf(s, id).steps === 0) return unitOf(s, id).at.is === 'dead' ? 'eliminated' : 'not in play'
  const acted = hasActed(s, id)
  return [
    acted ? '' : isDispersed(s, id) ? 'displaces up to two hexes' : `${movementFactor(s, id)} MP`,
    hexOf(s, id) === null ? '' : isSupplied(s, id) ? 'in supply' : 'out of supply',
    acted ? 'has acted' : '',
  ]
    .filter(Boolean)
    .join(', ')
}

const CLASS: { readonly [moveClass in MoveClass]: { readonly words: string; readonly rule: string } } = {
  light: { words: 'light', rule: '2.8.1' },
  nonmech: { words: 'non-mechanized', rule: '2.8.2' },
  mech: { words: 'mechanized', rule: '2.8.3' },
}

const SOURCES: { readonly [source: string]: string } = {
  western: 'an open Beachhead or a Port',
  soviet: 'a road off the map in Romania or Bulgaria',
  german: 'a road off the map in Italy or Hungary',
  bulgarian: 'a road off the map in Bulgaria or Greece',
  Slovenia: 'Laibach',
  Croatia: 'Zagreb',
  Serbia: 'Beograd',
  Greece: 'Athens or Thessalonika',
}

/** 9.2.2: over which way a unit is supplied, or what it lacks. */
function supplyFact(s: Gambit, id: UnitId): Fact {
  const hex = hexOf(s, id)
  if (hex === null || isPartisan(id))
    return {
      label: 'Supply',
      value: isPartisan(id) ? 'always: partisans live off the land' : 'always off the map',
      rule: '9.6',
    }
  const marcher = marchOf(s, id)
  const source = SOURCES[marcher.source] ?? marcher.source
  const end = supplyLine(s, hex, marcher)?.at(-1)
  return end === undefined
    ? {
        label: 'Supply',
        value: `out of supply: no way within ${marcher.march} MP to a road from ${source}`,
        rule: '9.2.2',
      }
    : { label: 'Supply', value: `in supply from ${hexName(end)}`, rule: '9.2.2' }
}

function shotsFact(s: Gambit, id: UnitId): Fact {
  const { steps } = unitOf(s, id)
  if (isDispersed(s, id)) return { label: 'Shots', value: 'none while dispersed', rule: '12.15.2' }
  return { label: 'Shots', value: isSupport(id) ? '1, in barrage or defence' : `${steps}`, rule: '2.12.3' }
}

/** What sets a unit apart, each with its rule. */
function traitFacts(s: Gambit, id: UnitId): Fact[] {
  const { traits, arm, moveClass, nation } = counterOf(id)
  const zone = zoneOf(id)
  const bans = scenarioOf(s).bans[nation] ?? []
  const found: (Fact | false)[] = [
    traits.includes('replaceable') && {
      label: 'Replacements',
      value: 'may be brought back to full strength for 1 CP',
      rule: sideOf(s, id) === ALLIED ? '8.3.A1' : '8.3.X1',
    },
    traits.includes('reclaimable') && { label: 'Replacements', value: 'may be reclaimed for 1 CP', rule: '8.3.X1' },
    traits.includes('hunter') && { label: 'Hunter', value: 'doubled against dispersed partisans', rule: '12.15.3' },
    isSupport(id) && { label: 'Corps support', value: 'fires the barrage, never fights alone', rule: '12.5.2' },
    arm === 'parachute' && { label: 'Parachute', value: 'may make airborne assaults', rule: '7.9.1' },
    moveClass === 'mech' && isWestern(id) && { label: 'Landing', value: 'not by amphibious assault', rule: '7.7.3' },
    zone !== null && { label: 'Zone', value: `never leaves ${zone}`, rule: '11.3.4' },
    bans.length > 0 && { label: 'Closed to it', value: bans.join(', '), rule: '11.5.1' },
    s.strayed.includes(id) && { label: 'Astray', value: 'must leave this country in its next turn', rule: '11.5.2' },
  ]
  return found.filter(each => each !== false)
}

/** What the tables of the booklet do not print of a unit's ratings. */
function factorSource(s: Gambit, id: UnitId): Pick<Fact, 'reconstructed' | 'ruling'> {
  if (id === force10Unit) return { reconstructed: 'The ratings of Force 10 are not printed', ruling: 'R-CNT10' }
  if (isReduced(s, id))
    return { reconstructed: 'Reduced ratings were printed on the back of counters, which are lost', ruling: 'R-CNT1' }
  return {}
}

export function unitFacts(s: Gambit, id: UnitId): readonly Fact[] {
  const { mf, moveClass, steps } = counterOf(id)
  const now = movementFactor(s, id)
  const dispersed = isDispersed(s, id)
  const facts: (Fact | false)[] = [
    { label: 'Nation', value: NATIONS[nationOf(id)].adjective, rule: '2.9.1' },
    {
      label: 'Combat factor',
      value: dispersed ? 'none while dispersed' : `${combatFactor(s, id)}`,
      rule: '12.3.1',
      ...factorSource(s, id),
    },
    shotsFact(s, id),
    {
      label: 'Movement',
      value: dispersed ? 'up to two hexes, regardless of terrain' : now === mf ? `${mf} MP` : `${now} of ${mf} MP now`,
      rule: dispersed ? '6.3.4' : now === mf ? '11.1.2' : '9.5.3',
    },
    { label: 'Terrain', value: CLASS[moveClass].words, rule: CLASS[moveClass].rule },
    isDivision(id) && { label: 'Steps', value: `${unitOf(s, id).steps} of ${steps}`, rule: '2.12.2' },
    supplyFact(s, id),
    hasActed(s, id) && { label: 'This turn', value: 'has acted', rule: '7.13.1' },
  ]
  return [...facts.filter(each => each !== false), ...traitFacts(s, id)]
}

/** 10.3: how full a hex is; a support unit stands there besides. */
function stackingLine(s: Gambit, hex: HexId, side: Side): string {
  const stack = stackIn(s, hex, side)
  const most = side === ALLIED ? stackLimits.allied : stackLimits.axis
  const fighting = stack.filter(id => side !== ALLIED || !isSupport(id)).length
  const besides = stack.length === fighting ? '' : ` and ${stack.length - fighting} support`
  return stack.length === 0 ? '' : `${sideName(side)} ${fighting} of ${most}${besides}`
}

function supplyWords(s: Gambit, hex: HexId): string {
  const units = boardOf(s).unitsIn[hex]
  const out = units.filter(id => !isSupplied(s, id)).length
  if (units.length === 0) return ''
  return out === 0 ? 'in supply' : out === units.length ? 'out of supply' : `${out} of ${units.length} out of supply`
}

/** 'city, port · Greece · Axis 2 of 3 · in supply' */
/** 11.5.4, R-MAP4: the sides of the hex over which nobody goes, ours named as such. */
function closedWords(hex: HexId): string {
  const closed = neighbourSteps(hex).filter(({ side }) => isBlocked(side))
  if (closed.length === 0) return ''
  return `closed to ${closed.map(({ to, side }) => `${hexName(to)}${isBlockedByUs(side) ? ' (ours, ruling R-MAP4)' : ''}`).join(', ')}`
}

export function hexLine(s: Gambit, hex: HexId): string {
  if (!isLand(hex)) return query.seaAt(map, hex)?.name ?? 'out of play'
  const place = placeAt(hex)
  const marker = markerAt(s, hex)
  const ground = [
    place?.kind === 'town' ? `town in ${groundAt(hex)}` : groundAt(hex),
    isPort(hex) ? 'port' : isCoastal(hex) ? 'coast' : '',
  ]
  return [
    ground.filter(Boolean).join(', '),
    areaOf(s, hex) ?? '',
    marker === null ? '' : `${marker.port ? 'Port' : 'Beachhead'} ${isOpen(marker) ? 'open' : 'closed'}`,
    isImproved(s, hex) ? 'Improved Position' : '',
    stackingLine(s, hex, ALLIED),
    stackingLine(s, hex, AXIS),
    supplyWords(s, hex),
    closedWords(hex),
  ]
    .filter(Boolean)
    .join(' · ')
}
