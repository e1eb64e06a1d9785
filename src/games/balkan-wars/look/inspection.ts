import type { Fact } from '../../../core/engine/game-look'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { countIn, fortIn, isInEnemyZoc, STACK_LIMIT, unitsIn } from '../board'
import { terrainOf } from '../charts'
import { commandersOf, isInCommand } from '../command/command'
import { adjectiveOf, landAt, nameOf, nationOf, sideAdjective, sideOf } from '../countries'
import { COMBAT_SUPPLY, isChosen } from '../forces/options'
import {
  coastsAt,
  isClosedSide,
  isLand,
  isPort,
  placeAt,
  railInHex,
  roadInHex,
  stepsFrom,
  terrainAt,
} from '../map/geography'
import { costOf } from '../mobilization/ledger'
import { allowance } from '../movement/marching'
import { rallyChance } from '../rally/rally-step'
import { coverOf } from '../secrets/sight'
import { counterOf, hexOf, isType, periodOf, unitOf, type Wars } from '../state'
import { isAlwaysSupplied, isSupplied } from '../supply/supply'
import { controllerOf } from '../victory/score'
import { TYPES } from './nations'

const needsSupply = (s: Wars, id: UnitId): boolean => isChosen(s, COMBAT_SUPPLY) && !isAlwaysSupplied(id)

/** '6 MP, in command, in supply' */
export function unitLine(s: Wars, id: UnitId): string {
  const cover = coverOf(id)
  if (cover !== null) return `${adjectiveOf(cover.nation)}, face down`
  if (unitOf(s, id).at.is === 'unseen') return 'not seen'
  if (hexOf(s, id) === null)
    return `${TYPES[counterOf(id).type][1]}, ${placeWords(s, id)}${canBeRaised(s, id) ? `, costs ${costOf(id)}` : ''}`
  if (sideOf(s, id) === null) return 'not in the war'
  const parts = [
    counterOf(id).movement > 0 ? `${allowance(s, id)} MP` : '',
    unitOf(s, id).demoralized ? 'Demoralized' : '',
    isType(id, 'fortification', 'depot', 'fleet') ? '' : isInCommand(s, id) ? 'in command' : 'out of command',
    needsSupply(s, id) ? (isSupplied(s, id) ? 'in supply' : 'out of supply') : '',
  ]
  return parts.filter(Boolean).join(', ')
}

const canBeRaised = (s: Wars, id: UnitId): boolean =>
  unitOf(s, id).at.is === 'pool' && !isType(id, 'artillery', 'depot', 'fortification', 'fleet')

const PLACES: { readonly [is: string]: string } = {
  waiting: 'to be set up',
  display: 'in Asia',
  pool: 'in the Pool',
  prisoner: 'prisoner of war',
  track: 'will be back',
  expended: 'used up',
  holding: 'not in play',
  gone: 'out of the game',
}
const placeWords = (s: Wars, id: UnitId): string => PLACES[unitOf(s, id).at.is] ?? ''

/** Counters whose ratings the booklet or its reviews name; those of all others are ours. */
const PRINTED = /^(?:ott|bul|ser|gre)-inf-|^bul-art-[123]$|^gre-hq-1$/

function ratingFacts(id: UnitId): Fact[] {
  const { combat, cadre, movement, bombardment, command, staff, support, id: name } = counterOf(id)
  const facts: Fact[] = [
    { label: 'Combat', value: `${combat}`, rule: '1.7.2' },
    { label: 'Cadre', value: `${cadre}`, rule: '1.7.1' },
    { label: 'Movement', value: `${movement}`, rule: '1.7.10' },
    ...(bombardment === undefined ? [] : [{ label: 'Bombardment', value: `${bombardment}`, rule: '6.3.8' }]),
    ...(command === undefined ? [] : [{ label: 'Command', value: `${command} hexes`, rule: '1.7.3' }]),
    ...(staff === undefined ? [] : [{ label: 'Staff', value: `${staff}`, rule: '1.7.13' }]),
    ...(support === undefined ? [] : [{ label: 'Support Radius', value: `${support} hexes`, rule: '6.1.7' }]),
  ]
  if (PRINTED.test(name)) return facts
  return facts.map(fact => ({ ...fact, reconstructed: 'its counter could not be read', ruling: 'F1' }))
}

export function unitFacts(s: Wars, id: UnitId): readonly Fact[] {
  const cover = coverOf(id)
  if (cover !== null)
    return [
      { label: 'Nation', value: cover.nation, rule: '1.4.2' },
      ...(cover.demoralized ? [{ label: 'State', value: 'Demoralized', rule: '10.1.1' }] : []),
    ]
  if (unitOf(s, id).at.is === 'unseen') return []
  const leaders = hexOf(s, id) === null ? [] : commandersOf(s, id)
  return [
    { label: 'Type', value: `${adjectiveOf(nationOf(s, id))} ${TYPES[counterOf(id).type][1]}` },
    ...ratingFacts(id),
    ...(leaders.length > 0 ? [{ label: 'Under', value: leaders.map(nameOf).join(', '), rule: '9.1.2' }] : []),
    ...(unitOf(s, id).demoralized
      ? [
          { label: 'Rallies', value: rallyChance(s, id, false), rule: '10.2.1' },
          { label: 'With a Morale Point', value: rallyChance(s, id, true), rule: '10.2.3' },
        ]
      : []),
    ...(canBeRaised(s, id) ? [{ label: 'Costs', value: `${costOf(id)} points`, rule: 'MOB.1' }] : []),
  ]
}

/** 6.3.8, 6.3.9, 13.2.1: columns that an attacker of this hex would lose by what stands and lies there, as far as it is known. */
function shiftRows(s: Wars, hex: HexId): readonly { label: string; columns: number; rule: string }[] {
  const chart = terrainOf(s)
  const ground = terrainAt(hex)
  const kind = placeAt(hex)?.kind
  const guns = unitsIn(s, hex)
    .filter(id => !unitOf(s, id).demoralized)
    .reduce((sum, id) => sum + (counterOf(id).bombardment ?? 0), 0)
  return [
    { label: `Ground, ${ground}`, columns: chart.hexes[ground as keyof typeof chart.hexes]?.shift ?? 0, rule: '6.3.9' },
    { label: kind === 'city' ? 'City' : 'Town', columns: kind === undefined ? 0 : chart[kind].shift, rule: '6.3.9' },
    { label: 'Guns and Fortification', columns: guns, rule: '6.3.8' },
    { label: 'Entrenchment', columns: isDugIn(s, hex) ? chart.entrenchment.shift : 0, rule: '13.2.1' },
  ]
}

const isDugIn = (s: Wars, hex: HexId): boolean => s.entrenchments.some(each => each.hex === hex)

export const shiftsAt = (s: Wars, hex: HexId): number =>
  shiftRows(s, hex).reduce((sum, { columns }) => sum + columns, 0)

/** Land neighbours, and those of them that the enemy holds or has in his zone of control. */
function siegeOf(s: Wars, hex: HexId, side: Side): { readonly shut: number; readonly of: number } {
  const ways = stepsFrom(hex).filter(({ to, side: over }) => isLand(to) && !isClosedSide(over))
  const shut = ways.filter(({ to }) => countIn(s, to, otherSide(side)) > 0 || isInEnemyZoc(s, to, side))
  return { shut: shut.length, of: ways.length }
}

export function isBesieged(s: Wars, hex: HexId, side: Side): boolean {
  const { shut, of } = siegeOf(s, hex, side)
  return shut === of
}

/** A fortress: how far it is shut in, and what an attack meets there, row by row. */
export function hexFacts(s: Wars, hex: HexId): readonly Fact[] {
  const fort = fortIn(s, hex)
  const side = fort === null ? null : sideOf(s, fort)
  if (side === null) return []
  const { shut, of } = siegeOf(s, hex, side)
  return [
    {
      label: 'Siege',
      value: shut === of ? `besieged, ${shut} of ${of}` : `open, ${shut} of ${of} shut`,
      rule: '6.6.1',
    },
    ...shiftRows(s, hex)
      .filter(({ columns }) => columns !== 0)
      .map(({ label, columns, rule }) => ({ label, value: `−${columns}`, rule })),
    { label: 'Columns in all', value: `−${shiftsAt(s, hex)}, before the attacker’s own guns`, rule: '6.3.8' },
  ]
}

/** 'City, Ottoman Empire · clear, road, rail · held by the League · 3 of 4' */
export function hexLine(s: Wars, hex: HexId): string {
  if (!isLand(hex)) return coastsAt(hex).join(', ') || 'sea'
  const place = placeAt(hex)
  const fort = fortIn(s, hex)
  const owner = controllerOf(s, hex)
  const count = countIn(s, hex, 0) + countIn(s, hex, 1)
  const siege = fort === null ? null : sideOf(s, fort)
  const parts = [
    place === null ? '' : `${place.kind === 'city' ? 'City' : 'Town'}${isPort(hex) ? ', port' : ''}`,
    landAt(s, hex).join(' and '),
    [terrainAt(hex), roadInHex(hex) ? 'road' : '', railInHex(hex, periodOf(s)) ? 'rail' : '']
      .filter(Boolean)
      .join(', '),
    place !== null && owner !== null ? `${sideAdjective(s, owner)} control` : '',
    count > 0 ? `${count} of ${STACK_LIMIT}` : '',
    fort !== null ? `fortress, ${shiftsAt(s, hex)} columns against an attack` : '',
    siege !== null && isBesieged(s, hex, siege) ? 'besieged' : '',
    isDugIn(s, hex) ? 'entrenched' : '',
  ]
  return parts.filter(Boolean).join(' · ')
}
