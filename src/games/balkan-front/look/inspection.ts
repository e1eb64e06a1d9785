import type { Fact } from '../../../core/engine/game-look'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import { flightOf } from '../air/air-units'
import { MISSION_INFO } from '../air/missions'
import { spotName } from '../air/spots'
import { airIn, unitsIn } from '../board'
import { isNeutralHex, sideAdjective, sideOf } from '../countries'
import type { AirCounter } from '../forces/counter'
import { counterOf } from '../forces/counters'
import { cityAt, isLand, landAt, portAt, terrainAt } from '../map/geography'
import { allowance } from '../movement/allowance'
import { ownerOf } from '../ownership'
import { stackLimit } from '../stacking'
import { type Front, hexOf, NOBODY, unitOf } from '../state'
import { SKY_NAMES } from '../turn-words'
import { isSupported, ratingOf, reNow, unitClass } from '../units'
import { skyAt } from '../weather/weather'
import { isInEnemyZoc } from '../zoc'
import { SIZE_WORDS, TYPE_WORDS } from './nations'

const PLACES: { readonly [is: string]: string } = {
  waiting: 'not here yet',
  set: 'broken down, or a part that is not in use',
  dead: 'eliminated',
  gone: 'out of the game',
  surrendered: 'surrendered',
  box: 'in a box',
}

/** '6 MP, in supply' */
export function unitLine(s: Front, id: UnitId): string {
  const counter = counterOf(id)
  const where = PLACES[unitOf(s, id).at.is]
  if (counter.kind === 'air') return airLine(s, id, counter, where)
  if (hexOf(s, id) === null) return `${TYPE_WORDS[counter.type]}, ${where ?? ''}`
  return [
    `${allowance(s, id) / 4} MP`,
    unitOf(s, id).cadre ? 'cadre' : '',
    s.unsupplied.includes(id) ? 'out of supply' : 'in supply',
    isSupported(s, id) ? '' : 'unsupported',
  ]
    .filter(Boolean)
    .join(', ')
}

/** 'B, range 14, inoperative', 'bomb the airbase: Larisa' */
function airLine(s: Front, id: UnitId, { letters, range }: AirCounter, where: string | undefined): string {
  const flight = flightOf(s, id)
  const doing = flight === null ? where : `${MISSION_INFO[flight.mission].title.toLowerCase()}: ${spotName(flight.to)}`
  return [letters, `range ${range}`, s.inoperative.includes(id) ? 'inoperative' : '', doing ?? '']
    .filter(Boolean)
    .join(', ')
}

export function unitFacts(s: Front, id: UnitId): readonly Fact[] {
  const counter = counterOf(id)
  if (counter.kind === 'air')
    return [
      { label: 'Air combat', value: `${counter.attack}${counter.letters}${counter.defense}`, rule: '16.A' },
      { label: 'Bombing', value: `${counter.tactical} tactical, ${counter.strategic} strategic`, rule: '20.0' },
      { label: 'Range', value: `${counter.range}`, rule: '18.1' },
    ]
  const { attack, defense, move } = ratingOf(s, id)
  const size = SIZE_WORDS[counter.size]
  return [
    {
      label: 'Type',
      value: `${TYPE_WORDS[counter.type]} ${unitOf(s, id).cadre ? 'cadre' : size}`.trim(),
      rule: '3.A.a',
    },
    { label: 'Class', value: unitClass(id), rule: '3.A.2.1' },
    { label: 'Attack and defence', value: `${attack} and ${defense}`, rule: '3.A.a' },
    { label: 'Movement', value: `${move}`, rule: '6.2' },
    { label: 'Size', value: `${reNow(s, id)} RE`, rule: '3.A.3.3' },
    { label: 'Support', value: isSupported(s, id) ? 'supported' : 'unsupported', rule: '11.1' },
    ...(counter.aa === undefined ? [] : [{ label: 'Antiaircraft', value: `${counter.aa}`, rule: '22.A.3.1' }]),
  ]
}

/** 'mountain · Greece, Allied · 3+2+1 of 3+3+2 · in enemy ZOC' */
export function hexLine(s: Front, hex: HexId): string {
  if (!isLand(hex)) return 'sea'
  const [city, port] = [cityAt(hex), portAt(hex)]
  const owner = ownerOf(s, hex)
  const units = unitsIn(s, hex)
  const side = units.length === 0 ? null : sideOf(s, units[0] as UnitId)
  const { any, nonDivisional, artillery } = stackLimit(hex)
  const whose = isNeutralHex(s, hex) ? 'neutral' : owner === NOBODY ? 'nobody’s' : sideAdjective(owner)
  return [
    terrainAt(hex),
    city === null ? '' : `${city.class} city`,
    port === null ? '' : `${port.class} port`,
    `${landAt(hex)}, ${whose}`,
    `${SKY_NAMES[skyAt(s, hex)]} weather`,
    units.length > 1 ? `${units.length} units (${any} any, ${nonDivisional} small, ${artillery} artillery)` : '',
    airIn(s, hex).length > 0 ? `${airIn(s, hex).length} air` : '',
    side !== null && isInEnemyZoc(s, hex, side) ? `in ${sideAdjective(otherSide(side))} ZOC` : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
