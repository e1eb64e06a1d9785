import { recent } from '../../../core/engine/derived'
import type { ForceGroup } from '../../../core/engine/game-look'
import type { RuleId, Side, UnitId } from '../../../core/ids'
import { arrivalTurn } from '../forces/arrivals'
import { campaign } from '../forces/campaign'
import { type Nation, unitIds } from '../forces/counters'
import { axisStarters } from '../forces/deployment'
import { standInsAwaited, standInsInPool, standInsOf } from '../secrets/stand-ins'
import {
  AXIS,
  EIS,
  F10,
  hasSurrendered,
  isIn,
  isItalian,
  isOnMap,
  LANDING_FORCE,
  nationOf,
  PARTISAN,
  type Partizan,
  RESPONSE,
  SAS,
  SS_500,
  sideOf,
} from '../state'
import { isDue, isInGame } from './stacks'
import { NATIONS_OF, sideKey } from './words'

const those = (side: Side, test: (id: UnitId) => boolean): UnitId[] =>
  unitIds.filter(id => sideOf(id) === side && test(id))

const onTheMap = (s: Partizan, side: Side, nation: Nation): ForceGroup => ({
  id: `map-${sideKey(side)}-${nation.toLowerCase()}`,
  title: `${nation} units on the map`,
  side,
  units: those(side, id => nationOf(id) === nation && isOnMap(s, id)),
  ...(side === PARTISAN
    ? { reconstructed: 'Types and ratings of Partisan and Allied units are reconstructed', ruling: 'R-45' }
    : { reconstructed: 'Most ratings of the counters are reconstructed', ruling: 'R-50' }),
})

/** In map order: it says nothing of who they are. */
const faceDown = (s: Partizan, side: Side): ForceGroup => ({
  id: `hidden-${sideKey(side)}`,
  title: side === PARTISAN ? 'Unknown counters on the map' : 'Counters under the top of their stack',
  side,
  units: standInsOf(s, side),
  note: 'Turned up only in a declared attack',
  rule: side === PARTISAN ? '3.7.2' : '11.2.4',
})

const toSetUp = (s: Partizan, side: Side): ForceGroup => ({
  id: `set-up-${sideKey(side)}`,
  title: 'To be set up',
  side,
  units: side === AXIS ? axisStarters.filter(id => isIn(s, id, 'waiting')) : those(side, id => isIn(s, id, 'hand')),
  rule: side === AXIS ? '3.1' : '3.7.1',
})

/** how many Partisan units there are is not known. */
const POOL = {
  reconstructed: 'The number of Partisan units, 24 in the pool and 24 numbered, is reconstructed',
  ruling: 'R-46',
}

/** what can be built; the other side may only count the Partisan pool. */
const pool = (s: Partizan, side: Side): ForceGroup => ({
  id: `pool-${sideKey(side)}`,
  title: side === PARTISAN ? 'Partisan pool' : 'May be built',
  side,
  units: [...those(side, id => isIn(s, id, 'pool')), ...(side === PARTISAN ? standInsInPool(s) : [])],
  note: side === PARTISAN ? '1 RP each; 10 VP lost for each at the end' : '1 RP a step',
  rule: side === PARTISAN ? '13.3.1' : '13.2.1',
  ...(side === PARTISAN ? POOL : {}),
})

/** 6.0.1: by the turn on their counters; whoever found no hex waits on. R-34: of the Partisans the other side knows how many. */
function arrivals(s: Partizan, side: Side): ForceGroup[] {
  const waiting = those(side, id => isIn(s, id, 'waiting'))
  const ofTurn = (turn: number) => [
    ...waiting.filter(id => arrivalTurn(s, id) === turn),
    ...(side === PARTISAN ? standInsAwaited(s, turn) : []),
  ]
  const turns = Array.from({ length: campaign.turns }, (_, index) => index + 1)
  return turns.map(turn => ({
    id: `turn-${turn}-${sideKey(side)}`,
    title: turn < s.turn ? `Due since turn ${turn}` : `Arrive on turn ${turn}`,
    side,
    units: ofTurn(turn),
    rule: '6.0.1',
    arrives: turn,
    ...(side === PARTISAN ? POOL : {}),
  }))
}

type Special = {
  readonly id: string
  readonly title: string
  readonly units: readonly UnitId[]
  readonly rule: RuleId
  readonly arrives?: number
}

/** Those who come by a rule of their own. */
const specials: { readonly [side in Side]: readonly Special[] } = {
  [PARTISAN]: [
    { id: 'surrender', title: 'With the Italian surrender', units: EIS, rule: '7.2.2' },
    { id: 'sas', title: '2 SAS, to land on Vis', units: [SAS], rule: '17.2' },
    {
      id: 'force-10',
      title: `Force 10, on turn ${campaign.force10.turn}`,
      units: [F10],
      rule: '19.3',
      arrives: campaign.force10.turn,
    },
    { id: 'landing-force', title: 'In the Adriatic, to land', units: LANDING_FORCE, rule: '19.2.2.1' },
  ],
  [AXIS]: [
    {
      id: 'paradrop',
      title: `Drops on turn ${campaign.paradrop.turn}`,
      units: [SS_500],
      rule: '17.1.1',
      arrives: campaign.paradrop.turn,
    },
    { id: 'response', title: 'May come if the Allies land', units: RESPONSE, rule: '19.2.5' },
  ],
}

const bySpecialRule = (s: Partizan, side: Side): ForceGroup[] =>
  specials[side].map(each => ({
    ...each,
    side,
    units: [
      ...each.units.filter(id => isIn(s, id, 'waiting') && isInGame(s, id) && !isDue(s, id)),
      ...(each.units === EIS ? standInsAwaited(s, null) : []),
    ],
  }))

/** granted, and without a town to arrive in so far. */
const granted = (s: Partizan): ForceGroup => ({
  id: 'granted',
  title: 'Divisions from Italy, to arrive',
  side: AXIS,
  units: RESPONSE.filter(id => isDue(s, id)),
  rule: '19.2.5',
})

function gone(s: Partizan, side: Side): ForceGroup[] {
  const lost = those(side, id => isIn(s, id, 'gone') && isInGame(s, id))
  const surrendered = (id: UnitId) => isItalian(id) && hasSurrendered(s)
  return [
    {
      id: `gone-${sideKey(side)}`,
      title: 'Out of the game',
      side,
      units: lost.filter(id => !surrendered(id)),
      rule: side === AXIS ? '6.0.3' : '13.3.2',
    },
    { id: `surrendered-${sideKey(side)}`, title: 'Surrendered', side, units: lost.filter(surrendered), rule: '7.2.1' },
  ]
}

const ofSide = (s: Partizan, side: Side): ForceGroup[] => [
  toSetUp(s, side),
  ...NATIONS_OF[side].map(nation => onTheMap(s, side, nation)),
  faceDown(s, side),
  pool(s, side),
  ...arrivals(s, side),
  ...bySpecialRule(s, side),
  ...(side === AXIS ? [granted(s)] : []),
  ...gone(s, side),
]

export const forces = recent((s: Partizan): readonly ForceGroup[] =>
  [...ofSide(s, PARTISAN), ...ofSide(s, AXIS)].filter(group => group.units.length > 0),
)
