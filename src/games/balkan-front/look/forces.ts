import { recent } from '../../../core/engine/derived'
import type { ForceGroup } from '../../../core/engine/game-look'
import type { Side, UnitId } from '../../../core/ids'
import { holds } from '../arrivals/lists'
import { type TurnName, turnNumber } from '../charts/weather'
import { sideAdjective, sideOf } from '../countries'
import { unitIds } from '../forces/counters'
import { scenarioOf, unitsListed } from '../forces/scenarios'
import type { Where } from '../forces/scenarios/scenario'
import { hexName, hexNamed } from '../map/geography'
import { type Front, unitOf } from '../state'

const SIDES = [0, 1] as const
const KINDS = [
  { is: 'hex', title: 'on the map' },
  { is: 'aloft', title: 'in the air' },
  { is: 'box', title: 'in boxes' },
  { is: 'dead', title: 'eliminated' },
  { is: 'surrendered', title: 'surrendered' },
  { is: 'gone', title: 'withdrawn' },
] as const

const groups = (s: Front, side: Side | null, called: string): ForceGroup[] =>
  KINDS.flatMap(({ is, title }): ForceGroup[] => {
    const units: UnitId[] = unitIds.filter(id => unitOf(s, id).at.is === is && sideOf(s, id) === side)
    return units.length === 0 ? [] : [{ id: `${is}-${side ?? 'none'}`, title: `${called}, ${title}`, side, units }]
  })

const either = (names: readonly string[]): string => names.join(' or ')

/** 'in a city of Bulgaria or Greece' */
export function whereWords(where: Where): string {
  switch (where.is) {
    case 'region':
      return `in ${either(where.regions)}`
    case 'hexes':
      return `at ${either(where.hexes.map(number => hexName(hexNamed(number))))}`
    case 'near':
      return `within ${where.most} hexes of ${either(where.hexes.map(number => hexName(hexNamed(number))))}`
    case 'nearMarked':
      return `within ${where.most} hexes of the ${where.mark}`
    case 'border':
      return `in ${where.region} on the border of ${where.with}`
    case 'marked':
      return `in the ${where.mark}`
    case 'cities':
      return `in a ${where.large ? 'large ' : ''}city of ${either(where.regions)}`
    case 'airbases':
      return `at an airbase of ${either(where.regions)}`
    case 'box':
      return where.box === 'rhodes' ? 'on Rhodes' : 'in the Middle East'
    case 'either':
      return either(where.wheres.map(whereWords))
    default:
      return where satisfies never
  }
}

/** 29.A: who is still to come by the order of arrival, by turn. */
function toCome(s: Front, side: Side): ForceGroup[] {
  const waiting = (units: readonly UnitId[]): UnitId[] => units.filter(id => unitOf(s, id).at.is === 'waiting')
  const { reinforcements, conditional } = scenarioOf(s).arrivals
  return [
    ...reinforcements
      .filter(each => each.side === side && holds(s, each.when))
      .map(
        (each, at): ForceGroup => ({
          id: `arrival-${side}-${at}`,
          title: `${sideAdjective(side)} reinforcements of ${each.turn}`,
          side,
          units: waiting(unitsListed(each)),
          arrives: turnNumber(each.turn as TurnName),
          note: ` ${whereWords(each.where)}`,
          rule: '29.A.1',
        }),
      ),
    ...conditional
      .filter(each => each.side === side)
      .map(
        (each): ForceGroup => ({
          id: `conditional-${each.id}`,
          title: each.title,
          side,
          units: waiting(unitsListed(each)),
          note: each.points === 0 ? 'comes with its event' : `may be called for ${-each.points} points`,
          rule: '29.A.3',
        }),
      ),
  ].filter(({ units }) => units.length > 0)
}

/** Those who are to be set up: on no list of arrivals. */
function toSetUp(s: Front, side: Side, listed: readonly ForceGroup[]): ForceGroup[] {
  const later = new Set(listed.flatMap(({ units }) => units))
  const units = unitIds.filter(id => unitOf(s, id).at.is === 'waiting' && sideOf(s, id) === side && !later.has(id))
  return units.length === 0
    ? []
    : [{ id: `waiting-${side}`, title: `${sideAdjective(side)}, off the map`, side, units }]
}

export const forces = recent((s: Front): readonly ForceGroup[] => [
  ...SIDES.flatMap(side => {
    const coming = toCome(s, side)
    return [...groups(s, side, sideAdjective(side)), ...coming, ...toSetUp(s, side, coming)]
  }),
  ...groups(s, null, 'Neutral'),
])
