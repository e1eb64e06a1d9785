import { recent } from '../../../core/engine/derived'
import type { ForceGroup } from '../../../core/engine/game-look'
import type { UnitId } from '../../../core/ids'
import { dateOf } from '../calendar'
import { adjectiveOf, nationOf, sideCalled, sideOf, sideOfNation } from '../countries'
import { NATIONS, type Nation } from '../forces/counter'
import { coverOf, standInsOf } from '../secrets/sight'
import { hexOf, type Place, unitIds, unitOf, type Wars } from '../state'

const those = (s: Wars, isOne: (id: UnitId) => boolean): UnitId[] =>
  unitIds.filter(id => unitOf(s, id).at.is !== 'absent' && isOne(id))

function onTheMap(s: Wars, nation: Nation): ForceGroup[] {
  const side = sideOfNation(s, nation)
  const who = adjectiveOf(nation)
  return [
    {
      id: `map-${nation}`,
      title: side === null ? `${who} units, not in the war` : `${who} units on the map`,
      side,
      country: nation,
      units: those(s, id => nationOf(s, id) === nation && hexOf(s, id) !== null),
    },
    {
      id: `hidden-${nation}`,
      title: `${who} units face down`,
      side,
      country: nation,
      units: standInsOf(s).filter(id => coverOf(id)?.nation === nation),
      note: 'Turned up in combat, by events and by scouts',
      rule: '12.2.1',
    },
  ]
}

const BOXES: readonly {
  readonly is: Place['is']
  readonly title: string
  readonly note: string
  readonly rule: string
}[] = [
  { is: 'waiting', title: 'To be set up', note: '', rule: 'SC.2' },
  { is: 'display', title: 'In Asia', note: 'They come by the edge of Anatolia', rule: '5.6.1' },
  {
    is: 'pool',
    title: 'Mobilization Pool',
    note: 'Can be raised on Depots; spare artillery by an arms deal',
    rule: '4.G.1',
  },
  { is: 'expended', title: 'Used up', note: 'Back in the next Mobilization segment', rule: 'M.SX.1b' },
  { is: 'holding', title: 'Not committed', note: '', rule: '3.2.3' },
  { is: 'gone', title: 'Out of the game', note: '', rule: 'CRT.*' },
]

const inBoxes = (s: Wars, nation: Nation): ForceGroup[] =>
  BOXES.map(({ is, title, note, rule }) => ({
    id: `${is}-${nation}`,
    title: `${adjectiveOf(nation)}: ${title}`,
    side: sideOfNation(s, nation),
    country: nation,
    units: those(s, id => nationOf(s, id) === nation && unitOf(s, id).at.is === is),
    ...(note === '' ? {} : { note }),
    rule,
  }))

/** 3.2.8: Great Power units that come back on a turn. */
export const dueOn = (s: Wars, turn: number): UnitId[] =>
  unitIds.filter(id => {
    const { at } = unitOf(s, id)
    return at.is === 'track' && at.turn === turn
  })

/** 3.2.8: on the Turn Track, by the turn on which they return. */
function returning(s: Wars): ForceGroup[] {
  const turns = s.units.flatMap(({ at }) => (at.is === 'track' ? [at.turn] : []))
  return [...new Set(turns)]
    .sort((a, b) => a - b)
    .map(arrives => {
      const units = dueOn(s, arrives)
      const title = `Returns on ${dateOf(s, arrives)}`
      return { id: `track-${arrives}`, title, side: sideOf(s, units[0] as UnitId), units, arrives, rule: '3.2.8' }
    })
}

/** 12.1.3: two piles, by captor. */
const prisoners = (s: Wars): ForceGroup[] =>
  ([0, 1] as const).map(captor => ({
    id: `prisoners-${captor}`,
    title: `Prisoners of ${sideCalled(s, captor)}`,
    side: captor,
    units: those(s, id => {
      const { at } = unitOf(s, id)
      return at.is === 'prisoner' && at.of === captor
    }),
    rule: '3.3.1',
  }))

const order = (s: Wars, nation: Nation): number => sideOfNation(s, nation) ?? 2

export const forces = recent((s: Wars): readonly ForceGroup[] =>
  [
    ...NATIONS.toSorted((a, b) => order(s, a) - order(s, b)).flatMap(nation => [
      ...onTheMap(s, nation),
      ...inBoxes(s, nation),
    ]),
    ...returning(s),
    ...prisoners(s),
  ].filter(group => group.units.length > 0),
)
