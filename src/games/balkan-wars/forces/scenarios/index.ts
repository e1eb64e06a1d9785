import type { GameState } from '../../../../core/engine/state'
import { IN_1912, IN_1913 } from '../../map/geography'
import { firstWarGroups, firstWarReady } from './first-war-set-up'
import { jihadGroups, jihadReady, onToBelgradeGroups, onToBelgradeReady } from './moves-set-ups'
import type { Objective, Scenario } from './scenario'
import { secondWarGroups, secondWarReady } from './second-war-set-up'

export type { Group, GroupPlace, Objective, Scenario, ScenarioId } from './scenario'

const worth = (hex: string, zero: number, one = zero): Objective => ({ hex, points: [zero, one] })

const LEAGUE = ['Bulgaria', 'Serbia', 'Montenegro', 'Greece'] as const

const firstWar: Scenario = {
  id: 'first-war',
  title: 'The First Balkan War',
  about: 'October 1912: the League falls on European Turkey',
  turns: 7,
  rule: 'S1.L',
  alpineOnly: 'S1.SR3',
  names: ['Balkan League', 'Ottoman Empire'],
  adjectives: ['League', 'Ottoman'],
  colours: ['serbian', 'ottoman'],
  period: IN_1912,
  war: 1,
  from: 1,
  first: 0,
  deploysFirst: 1,
  sides: [LEAGUE, ['Ottoman Empire']],
  morale: { 'Ottoman Empire': 5, Bulgaria: 8, Serbia: 7, Greece: 7, Montenegro: 8, Rumania: 6, Albania: 5 },
  allies: { Germany: 1, Russia: 0 },
  agents: [2, 2],
  landings: 1,
  groups: firstWarGroups,
  ready: firstWarReady,
  entrenched: false,
  victory: {
    named: [
      worth('3012', 10),
      ...['2720', '3332', '2537', '2543', '2843'].map(hex => worth(hex, 5)),
      ...['2426', '4629', '2231', '1140'].map(hex => worth(hex, 0, 5)),
    ],
    others: [['Ottoman Empire'], 'enemies'],
    atZero: [10, 5],
  },
}

const secondWar: Scenario = {
  id: 'second-war',
  title: 'The Second Balkan War',
  about: 'June 1913: Bulgaria turns on its allies',
  turns: 10,
  rule: 'S2.L',
  alpineOnly: 'S2.SR4',
  names: ['Balkan League', 'Bulgaria'],
  adjectives: ['League', 'Bulgarian'],
  colours: ['serbian', 'bulgarian'],
  period: IN_1913,
  war: 2,
  from: 31,
  first: 1,
  deploysFirst: 0,
  sides: [['Serbia', 'Montenegro', 'Greece'], ['Bulgaria']],
  morale: { Greece: 7, Montenegro: 7, Serbia: 7, Bulgaria: 7, 'Ottoman Empire': 5, Rumania: 6, Albania: 5 },
  allies: { Russia: 0, 'Austro-Hungary': 1 },
  agents: [1, 1],
  landings: 1,
  groups: secondWarGroups,
  ready: secondWarReady,
  entrenched: true,
  victory: {
    named: [
      { ...worth('3012', 5), ifInWar: 'Ottoman Empire' },
      worth('2720', 10),
      worth('2231', 5),
      worth('3332', 10),
      worth('2537', 10),
      ...['4629', '1140', '2843'].map(hex => worth(hex, 0, 5)),
      ...['1622', '2426'].map(hex => worth(hex, 5, 0)),
    ],
    others: [['Bulgaria'], 'enemies'],
    atZero: [5, 5],
  },
}

const onToBelgrade: Scenario = {
  id: 'on-to-belgrade',
  title: 'On to Belgrade!',
  about: 'What if: Austria marches on Serbia in 1912; no diplomacy',
  turns: 6,
  rule: 'S3.L',
  alpineOnly: 'S3.SR5',
  names: ['Serbia', 'Austria-Hungary'],
  adjectives: ['Serbian', 'Austro-Hungarian'],
  colours: ['serbian', 'austrian'],
  period: IN_1912,
  war: null,
  from: null,
  first: 1,
  deploysFirst: 0,
  sides: [['Serbia'], ['Austro-Hungary']],
  morale: { Serbia: 7, 'Austro-Hungary': 7 },
  allies: {},
  agents: [0, 0],
  landings: 0,
  groups: onToBelgradeGroups,
  ready: onToBelgradeReady,
  entrenched: false,
  victory: {
    named: [worth('1140', 10), ...['1836', '1342', '1538', '1534'].map(hex => worth(hex, 3)), worth('1546', 20, 0)],
    others: [['Austro-Hungary'], ['Serbia']],
    atZero: [0, 0],
  },
}

const jihad: Scenario = {
  id: 'jihad',
  title: 'Jihad',
  about: 'What if: the Ottomans strike first in October 1912',
  turns: 9,
  rule: 'S4.L',
  alpineOnly: 'S4.SR2',
  names: ['Balkan League', 'Ottoman Empire'],
  adjectives: ['League', 'Ottoman'],
  colours: ['serbian', 'ottoman'],
  period: IN_1912,
  war: 1,
  from: 1,
  first: 1,
  deploysFirst: 0,
  sides: [LEAGUE, ['Ottoman Empire']],
  morale: { Bulgaria: 4, Serbia: 3, Greece: 3, Montenegro: 4, 'Ottoman Empire': 9, Rumania: 3, Albania: 5 },
  allies: { Russia: 0, Germany: 1 },
  agents: [1, 3],
  landings: 1,
  groups: jihadGroups,
  ready: jihadReady,
  entrenched: false,
  victory: {
    named: [
      worth('3012', 10, 5),
      ...['2720', '3332', '2537', '2543', '2843'].map(hex => worth(hex, 5, 2)),
      ...['2231', '1140', '4629'].map(hex => worth(hex, 3, 5)),
      worth('2345', 2, 3),
      ...['2426', '1815', '1836', '3834'].map(hex => worth(hex, 0, 3)),
    ],
    others: [['Ottoman Empire'], 'enemies'],
    atZero: [10, 5],
  },
}

export const scenarios: readonly Scenario[] = [firstWar, secondWar, onToBelgrade, jihad]

export function scenarioOf({ setting }: Pick<GameState, 'setting'>): Scenario {
  const found = scenarios.find(each => each.id === setting.scenario)
  if (found === undefined) throw new RangeError(`Balkan Wars has no scenario '${setting.scenario}'`)
  return found
}

export const isScenario = (s: Pick<GameState, 'setting'>, id: Scenario['id']): boolean => s.setting.scenario === id
