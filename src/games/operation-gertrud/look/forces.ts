import { recent } from '../../../core/engine/derived'
import type { ForceGroup } from '../../../core/engine/game-look'
import type { RuleId, Side, UnitId } from '../../../core/ids'
import { arrivalOf } from '../forces/arrivals'
import { unitIds, unitNamed } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import type { Region, Way } from '../forces/scenarios/scenario'
import { sovietGroups } from '../forces/second-game'
import { hexName, hexNamed } from '../map/geography'
import {
  ALLIED,
  counterOf,
  GERMAN,
  type Gertrud,
  hexOf,
  isWaiting,
  nationOf,
  type Place,
  sideAdjective,
  sideOf,
  unitOf,
} from '../state'
import { nations, sideId } from './nations'
import { spot } from './stacks'

const REGIONS: { readonly [region in Region]?: string } = {
  bulgariaNorthRow: 'the northern row of Bulgaria',
  iraq: 'Iraq',
  sovietBorderingTurkey: 'a Soviet hex on the Turkish border',
  turkey: 'Turkey',
  turkishCoastWithin6Of1317: `the Turkish coast within 6 hexes of ${hexName(hexNamed('1317'))}`,
  turkishCoastWithin8Of1608: `the Turkish coast within 8 hexes of ${hexName(hexNamed('1608'))}`,
}

const WAYS: { readonly [by in Way['by']]: string } = {
  landing: 'landing on',
  placing: 'appearing in',
  edge: 'on foot over',
  drop: 'by parachute on',
}

/** 'landing on the Turkish coast within 6 hexes of 1317 Famagusta' */
export const wayWords = ({ by, region }: Way): string => `${WAYS[by]} ${REGIONS[region] ?? region}`

const ofSide = (s: Gertrud, side: Side, isOne: (id: UnitId) => boolean): UnitId[] =>
  unitIds.filter(id => sideOf(s, id) === side && isOne(id))

const onTheMap = (s: Gertrud, side: Side): ForceGroup[] =>
  nations.map(nation => ({
    id: `map-${sideId(side)}-${nation.toLowerCase()}`,
    title: `${nation} units on the map`,
    side,
    reconstructed: 'All combat factors but that of the 7th Flieger are reconstructed',
    ruling: 'R-59',
    units: ofSide(s, side, id => nationOf(id) === nation && hexOf(s, id) !== null),
  }))

const POOLS = [
  { kind: 'cas', used: false, title: 'Close air support, ready', rule: '13.0.1' },
  { kind: 'cas', used: true, title: 'Close air support, used this turn', rule: '13.6' },
  { kind: 'ngs', used: false, title: 'Naval gunfire support, ready', rule: '12.0.1' },
  { kind: 'ngs', used: true, title: 'Naval gunfire support, in port', rule: '12.5' },
] as const

const inPools = (s: Gertrud, side: Side): ForceGroup[] =>
  POOLS.map(({ kind, used, title, rule }) => ({
    id: `${kind}-${used ? 'used' : 'ready'}-${sideId(side)}`,
    title,
    side,
    units: ofSide(s, side, id => {
      const { at } = unitOf(s, id)
      return at.is === 'pool' && at.used === used && counterOf(id).kind === kind
    }),
    rule,
    ...(kind === 'cas' ? { reconstructed: 'The plus values of the aircraft are reconstructed', ruling: 'R-60' } : {}),
  }))

/** What waits in a box until it is used, and what is to be set up. */
function offTheMap(s: Gertrud, side: Side): ForceGroup[] {
  const names = [...scenarioOf(s).groups, ...sovietGroups(s)].flatMap(group => group.units)
  const isListed = new Set(names.map(unitNamed))
  return [
    {
      id: `ready-${sideId(side)}`,
      title: 'Ready off the map',
      side,
      units: ofSide(s, side, id => isWaiting(s, id) && spot(s, id).is === 'box'),
      rule: '15.0.1',
    },
    {
      id: `set-up-${sideId(side)}`,
      title: 'To be set up',
      side,
      units: ofSide(s, side, id => isWaiting(s, id) && spot(s, id).is === 'off' && isListed.has(id)),
      rule: '3.0.1',
    },
  ]
}

/** 10.0, R-74: land units by their list, CAS and NGS by their turn. */
function reinforcements(s: Gertrud, side: Side): ForceGroup[] {
  const { arrivals, support } = scenarioOf(s)
  const waiting = (names: readonly string[]): UnitId[] =>
    names.map(unitNamed).filter(id => isWaiting(s, id) && sideOf(s, id) === side)
  const when = (turn: number): string => (turn <= s.turn || s.duplicity ? 'Due now' : `Turn ${turn}`)
  return [
    ...arrivals.map(({ id, turn, units, ways, rule }) => ({
      id: `arrival-${id}`,
      arrives: turn,
      title: `${when(turn)}: land units`,
      side,
      units: waiting(units).filter(each => arrivalOf(s, each)?.id === id),
      note: ways.map(wayWords).join(', or '),
      rule,
    })),
    ...support.map(({ turn, units, choose, rule }) => ({
      id: `support-${units[0]}`,
      arrives: turn,
      title: `${when(turn)}: ${counterOf(unitNamed(units[0])).kind === 'cas' ? 'close air support' : 'naval gunfire support'}`,
      side,
      units: waiting(units),
      note: choose < units.length ? `${choose} of these ${units.length} take part` : 'all of these',
      rule,
    })),
  ]
}

const LOST: readonly {
  readonly is: Place['is']
  readonly title: string
  readonly note: string
  readonly rule: RuleId
}[] = [
  { is: 'dead', title: 'Dead pile', note: 'Replacement steps bring them back', rule: '10.2.6' },
  { is: 'gone', title: 'Gone for good', note: 'No replacement brings them back', rule: '2.7.1' },
]

const lost = (s: Gertrud, side: Side): ForceGroup[] =>
  LOST.map(({ is, title, note, rule }) => ({
    id: `${is}-${sideId(side)}`,
    title: `${title}, ${sideAdjective(s, side)} side`,
    side,
    units: ofSide(s, side, id => unitOf(s, id).at.is === is),
    note,
    rule,
  }))

const forcesOf = (s: Gertrud, side: Side): ForceGroup[] => [
  ...offTheMap(s, side),
  ...onTheMap(s, side),
  ...inPools(s, side),
  ...reinforcements(s, side),
  ...lost(s, side),
]

export const forces = recent((s: Gertrud): readonly ForceGroup[] =>
  [...forcesOf(s, GERMAN), ...forcesOf(s, ALLIED)].filter(group => group.units.length > 0),
)
