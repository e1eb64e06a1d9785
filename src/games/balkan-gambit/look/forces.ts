import { recent } from '../../../core/engine/derived'
import type { ForceGroup } from '../../../core/engine/game-look'
import type { RuleId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { unitIds, unitNamed } from '../forces/counters'
import { groupOf } from '../forces/deployment'
import { scenarioOf } from '../forces/scenarios'
import { ALLIED, AXIS, type Gambit, hexOf, isInMed, nameOf, nationOf, type Pile, sideOf, unitOf } from '../state'
import { force10Unit } from '../support/force-10'
import { NATIONS, nations, sideName } from './nations'

const named = (side: Side): string => (side === ALLIED ? 'allied' : 'axis')

const onTheMap = (s: Gambit, side: Side): ForceGroup[] =>
  nations.map(nation => ({
    id: `map-${named(side)}-${nation.toLowerCase().replaceAll(' ', '-')}`,
    title: `${NATIONS[nation].adjective} units on the map`,
    side,
    units: unitIds.filter(id => nationOf(id) === nation && hexOf(s, id) !== null && sideOf(s, id) === side),
  }))

const isWaiting = (s: Gambit, id: UnitId): boolean => unitOf(s, id).at.is === 'waiting'

const optionalOf = (s: Gambit, side: Side) =>
  scenarioOf(s)
    .optional.filter(each => each.side === side)
    .map(({ unit, vp }) => ({ id: unitNamed(unit), vp }))

/** 8.1.0: what may still be called for, and what the other side scores for it. */
function optional(s: Gambit, side: Side): ForceGroup {
  const left = optionalOf(s, side).filter(each => isWaiting(s, each.id))
  return {
    id: `optional-${named(side)}`,
    title: 'Optional reinforcements',
    side,
    units: left.map(each => each.id),
    note: `Points for the ${sideName(otherSide(side))}: ${left.map(each => `${nameOf(each.id)} ${each.vp}`).join(', ')}`,
    rule: '8.1.0',
  }
}

/** Those of the scenario's groups that are not on the map yet. */
const toSetUp = (s: Gambit, side: Side): ForceGroup => ({
  id: `set-up-${named(side)}`,
  title: 'To be set up',
  side,
  units: unitIds.filter(id => isWaiting(s, id) && groupOf(s, id)?.side === side),
  rule: '3.1.1',
})

const PILES: { readonly [pile in Pile]: { readonly title: string; readonly note: string; readonly rule: RuleId } } = {
  reclaimable: { title: 'Dead pile, may be reclaimed', note: '1 CP each brings one back', rule: '8.3.X1' },
  permanent: { title: 'Dead pile, gone for good', note: 'Each division is a point for the enemy', rule: '4.0.3' },
  surrendered: { title: 'Surrendered', note: 'They score for nobody', rule: 'S43.6.3' },
}

const dead = (s: Gambit, side: Side): ForceGroup[] =>
  (Object.keys(PILES) as Pile[]).map(pile => ({
    id: `${pile}-${named(side)}`,
    ...PILES[pile],
    side,
    units: unitIds.filter(id => {
      const { at } = unitOf(s, id)
      return at.is === 'dead' && at.pile === pile && sideOf(s, id) === side
    }),
  }))

const ofSide = (s: Gambit, side: Side): ForceGroup[] => [
  toSetUp(s, side),
  ...onTheMap(s, side),
  {
    id: `med-${named(side)}`,
    title: 'Med Box',
    side,
    units: unitIds.filter(id => isInMed(s, id) && sideOf(s, id) === side),
    rule: '2.4.4',
  },
  optional(s, side),
  ...dead(s, side),
]

/** Counters that only an event brings into play. */
const byEvent = (s: Gambit): ForceGroup[] => {
  const optionals = new Set([...optionalOf(s, ALLIED), ...optionalOf(s, AXIS)].map(each => each.id))
  return [
    {
      id: 'force-10',
      title: unitOf(s, force10Unit).at.is === 'spent' ? 'Force 10, spent' : 'Force 10, from turn 7 on',
      side: ALLIED,
      units: ['waiting', 'spent'].includes(unitOf(s, force10Unit).at.is) ? [force10Unit] : [],
      rule: '13.6.1',
    },
    {
      id: 'defectors',
      title: 'Counters for Italians who go over',
      side: ALLIED,
      units: unitIds.filter(
        id => isWaiting(s, id) && id !== force10Unit && groupOf(s, id) === null && !optionals.has(id),
      ),
      rule: 'S43.6.4',
    },
  ]
}

export const forces = recent((s: Gambit): readonly ForceGroup[] =>
  [...ofSide(s, ALLIED), ...byEvent(s), ...ofSide(s, AXIS)].filter(group => group.units.length > 0),
)
