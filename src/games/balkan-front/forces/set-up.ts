import { joining } from '../../../core/army/countries'
import type { Opening } from '../../../core/engine/module'
import type { Setting } from '../../../core/engine/state'
import type { UnitId } from '../../../core/ids'
import { noAir } from '../air/air-state'
import { noAirborne } from '../airborne/airborne-state'
import { noArrivals } from '../arrivals/arrivals-state'
import { noCombat } from '../combat/combat-state'
import { ALLIED, AXIS } from '../countries'
import { ATHENAI, BEOGRAD, hexNamed } from '../map/geography'
import { noMovement } from '../movement/movement-state'
import { politicsAtStart } from '../politics/politics-state'
import { seaAtStart } from '../sea/sea-state'
import { CLEAR, type Front, noCountries, type Owner, ownersOf, type Unit } from '../state'
import { componentsOf, setNames } from '../units'
import { noVictory, pointsAtStart } from '../victory/victory-state'
import { bridgesAtStart } from '../works/bridges'
import { noWorks } from '../works/works-state'
import { counters } from './counters'
import { isChosen, ROMMEL } from './options'
import { type Scenario, scenarioOf, splitUnits, unitsListed } from './scenarios'
import { rommelArrivals } from './scenarios/campaign-arrivals'
import { bulgarianArmy, forGreece, forYugoslavia } from './scenarios/german-forces'

/** 28.C.2.b, 29: whoever may come in the course of the scenario. */
const comingLater = ({ arrivals, mobilization, intervened, victory }: Scenario): UnitId[] => [
  // 28.A.2, 28.C.1: whom politics may bring.
  ...(victory === 'points' && !intervened ? [...bulgarianArmy, ...forGreece, ...forYugoslavia] : []).flatMap(
    unitsListed,
  ),
  ...arrivals.reinforcements.flatMap(unitsListed),
  ...arrivals.conditional.flatMap(unitsListed),
  ...arrivals.conversions.flatMap(({ to }) => splitUnits(to)),
  ...mobilization.flatMap(({ place }) => unitsListed({ each: place })),
]

/** What is set up or comes later waits, components lie in their sets, all else is not in the scenario. */
function unitsAtStart(scenario: Scenario, optional: readonly UnitId[]): readonly Unit[] {
  const units = counters.map((): Unit => ({ at: { is: 'absent' }, cadre: false }))
  for (const set of setNames) for (const id of componentsOf(set)) units[id] = { at: { is: 'set', set }, cadre: false }
  for (const id of [...comingLater(scenario), ...optional]) units[id] = { at: { is: 'waiting' }, cadre: false }
  for (const group of scenario.groups)
    for (const id of unitsListed(group)) units[id] = { at: { is: 'waiting' }, cadre: group.cadre === true }
  return units
}

function ownersAtStart({ axis, allied, alliedHexes = [], axisHexes = [] }: Scenario): readonly Owner[] {
  const owner = [...ownersOf(axis, allied)]
  for (const number of axisHexes) owner[hexNamed(number)] = AXIS
  for (const number of alliedHexes) owner[hexNamed(number)] = ALLIED
  return owner
}

function countriesAtStart({ axis, allied }: Scenario): Front['countries'] {
  let countries = noCountries()
  for (const land of axis) countries = joining(countries, land, AXIS)
  for (const land of allied) countries = joining(countries, land, ALLIED)
  return countries
}

const airfieldsAtStart = ({ airfields, temporaryAirfields }: Scenario): Front['airfields'] => [
  ...airfields.map(number => ({ hex: hexNamed(number), kind: 'permanent' as const })),
  ...temporaryAirfields.map(number => ({ hex: hexNamed(number), kind: 'temporary' as const })),
]

/** R-VP6: a division that begins as a cadre counts from 1 RE. */
const cadresAtStart = ({ groups }: Scenario): Front['startRe'] =>
  groups.filter(({ cadre }) => cadre === true).flatMap(group => unitsListed(group).map(unit => ({ unit, halves: 2 })))

/** 30, 33: the Allies set up first. */
export function setup(setting: Setting): Opening<Front> {
  const scenario = scenarioOf({ setting })
  return {
    turn: scenario.firstTurn,
    own: {
      units: unitsAtStart(scenario, isChosen({ setting }, ROMMEL) ? unitsListed(rommelArrivals) : []),
      owner: ownersAtStart(scenario),
      underWay: false,
      countries: countriesAtStart(scenario),
      bulgarians: scenario.bulgarians ?? 'passive',
      leaning: null,
      intervened: scenario.intervened,
      active: AXIS,
      kind: 'regular',
      special: null,
      lent: [],
      weather: CLEAR,
      weatherBefore: CLEAR,
      ...noMovement(),
      ...noCombat(),
      ...noArrivals(),
      ...noAir(),
      ...noAirborne(),
      ...noWorks(),
      ...noVictory(),
      ...seaAtStart(scenario),
      ...politicsAtStart(scenario),
      vp: pointsAtStart(scenario),
      mobilized: scenario.mobilizedSteps,
      airfields: airfieldsAtStart(scenario),
      bridges: bridgesAtStart({ setting }),
      startRe: cadresAtStart(scenario),
      // 33.D: the Greek government has gone into exile before the scenario.
      lostGovernments: scenario.victory === 'crete' ? [ATHENAI] : [],
      capital: scenario.victory === 'capital' ? BEOGRAD : null,
    },
    first: [
      { step: 'deploy', side: ALLIED },
      { step: 'startLosses', side: ALLIED },
      { step: 'deploy', side: AXIS },
      { step: 'startLosses', side: AXIS },
      // 33.D.2.1: the Navy is at sea before the first turn.
      ...(scenario.victory === 'crete'
        ? ([
            { step: 'interdict', side: ALLIED, args: { before: true } },
            { step: 'planBook', side: AXIS, args: { use: 'before' } },
          ] as const)
        : []),
      { step: 'turn', side: AXIS },
    ],
  }
}
