import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import type { RuleId } from '../../../core/ids'
import { column, row } from '../../../core/look/chart-lines'
import { signed } from '../../../core/look/signed'
import {
  airCombat,
  charts,
  combatTable,
  navalCombat,
  navalPermissions,
  RESULTS,
  resultEffects,
  shifts,
  TYPES_FOR_COMBINED_ARMS,
  terrainKey,
} from '../charts'
import { ADVANCE_WHEN_EMPTIED, isChosen, WHOLE_ODDS } from '../forces/options'

/** A table under the title of its chart. */
export const tableOf = (id: string, rule: RuleId, rest: Omit<ChartTable, 'id' | 'title' | 'rule'>): ChartTable => ({
  id,
  title: charts.find(chart => chart.id === id)?.title ?? id,
  rule,
  ...rest,
})

/** '≤ 49%', '300–399%', '600%' */
export const columnLabel = (name: string): string =>
  name.endsWith(' or less')
    ? `≤ ${name.replace(' or less', '')}%`
    : name.endsWith(' or more')
      ? `${name.replace(' or more', '')}%`
      : `${name.replace('-', '–')}%`

function crt(setting: Setting): ChartTable {
  const { columns, rows } = combatTable({ setting })
  return tableOf('crt', '11.0.step9', {
    corner: 'Die',
    columns: columns.map(name => column(name, columnLabel(name))),
    rows: Object.entries(rows).map(([die, cells]) => row(die, die, ...cells)),
    notes: [
      'One die, high favours the attacker.',
      isChosen({ setting }, WHOLE_ODDS)
        ? 'Odds are whole times the defence, in percent: 7 against 4 is 100%.'
        : 'Odds are the attack in percent of the defence, rounded down.',
    ],
  })
}

const ATTACKER = { nothing: '–', step: 'one unit loses a step', retreat: 'all retreat', eliminated: 'all eliminated' }
const DEFENDER = { ...ATTACKER, 'step or retreat': 'one unit loses a step, or all retreat' }
const ADVANCE = { nobody: '–', armor: 'armor', all: 'all' }

const results = (setting: Setting): ChartTable =>
  tableOf('resultCodes', '11.0.step9', {
    corner: 'Result',
    columns: [
      column('name', 'Name'),
      column('attacker', 'Attacker'),
      column('defender', 'Defender'),
      column('advance', 'Advance'),
    ],
    rows: RESULTS.map(code => {
      const { name, attacker, defender, advance } = resultEffects[code]
      return row(code, code, name, ATTACKER[attacker], DEFENDER[defender], ADVANCE[advance])
    }),
    notes: isChosen({ setting }, ADVANCE_WHEN_EMPTIED)
      ? [
          'When D1 or EX removes the last defender all may advance.',
          'Nobody advances after a retreat taken instead of a step.',
        ]
      : ['Nobody advances after D1 or EX, even into an empty hex (ruling R-72).'],
  })

function shiftTable(setting: Setting): ChartTable {
  const { hexes, city, town, river, strait } = terrainKey({ setting })
  const left = (columns: number) => (columns === 0 ? '–' : signed(-columns))
  const either = (columns: number) => `${signed(columns)} or ${signed(-columns)}`
  return tableOf('shifts', '11.0.step4.1', {
    corner: 'Shift',
    columns: [column('columns', 'Columns'), column('rule', 'Rule')],
    rows: [
      row('navalGunfire', 'An NGS alone off the hex, for its side', either(shifts.navalGunfire), '12.4'),
      row('airSupport', 'A CAS alone over the hex, for its side', either(shifts.airSupport), '13.5'),
      row('rough', 'Rough', left(hexes.rough.shift), '11.0 step 4'),
      row('mountain', 'Mountain', left(hexes.mountain.shift), '11.0 step 4'),
      row('city', 'City', left(city.shift), '11.0 step 4'),
      row('town', 'Town', left(town.shift), '11.0 step 4'),
      row('river', 'Any attacker over a river', left(river.shift), '11.0 step 4'),
      row('strait', 'Any attacker over a strait', left(strait.shift), '11.0 step 4'),
      row('surrounded', 'Attackers in opposite hexes', signed(shifts.surrounded), '11.0 step 5'),
      row('blitzkrieg', 'Blitzkrieg Bonus, German attacks on turn 1', signed(shifts.blitzkrieg), '11.0 step 6'),
      row('ultra', 'ULTRA, for the Allied side', either(shifts.ultra), '11.0 step 7'),
      row(
        'combinedArms',
        `${TYPES_FOR_COMBINED_ARMS} types among the attackers`,
        signed(shifts.combinedArms),
        '11.0 step 8',
      ),
    ],
    notes: [
      'To the right for the attacker, to the left for the defender.',
      'Only the best terrain of the hex counts; a river or strait is added.',
    ],
  })
}

function terrain(setting: Setting): ChartTable {
  const { hexes, city, town, river, strait, road, railroad } = terrainKey({ setting })
  const grounds = ['clear', 'rough', 'mountain'] as const
  const shift = (columns: number) => (columns === 0 ? '–' : signed(-columns))
  return tableOf('terrain', '9.0.2', {
    corner: 'Terrain',
    columns: [column('mp', 'MP'), column('shift', 'Combat shift')],
    rows: [
      ...grounds.map(ground => row(ground, ground, hexes[ground].mp, shift(hexes[ground].shift))),
      row('city', 'city', 'as the ground', shift(city.shift)),
      row('town', 'town', 'as the ground', shift(town.shift)),
      row('river', 'river hexside', signed(river.mp), shift(river.shift)),
      row('strait', 'strait hexside', signed(strait.mp), shift(strait.shift)),
      row('road', 'along a road', road.mp, '–'),
      row('railroad', 'along a railroad', railroad.mp, '–'),
    ],
    notes: ['A road or railroad cancels all other costs.', 'A unit may always move one hex.'],
  })
}

const duels = (): ChartTable[] => [
  tableOf('airCombat', '13.1', {
    corner: 'Each side',
    columns: [column('what', 'In the air'), column('rule', 'Rule')],
    rows: [
      row('dice', 'Throws', 'one die, plus the number on the CAS', '13.1'),
      row('experten', 'Experten', `${airCombat.expertenDice} dice`, '13.2'),
      row('ultra', 'ULTRA', `${signed(airCombat.ultra)} for a beige CAS`, '13.3'),
      row('abort', `Natural ${airCombat.abortsOn}`, 'goes home unharmed', '13.4'),
      row('lower', 'Lower total', 'eliminated', '13.1'),
      row('equal', 'Equal totals', 'both eliminated', '13.1'),
    ],
  }),
  tableOf('navalCombat', '12.2.1', {
    corner: 'Each side',
    columns: [column('what', 'At sea'), column('rule', 'Rule')],
    rows: [
      row('dice', 'Throws', 'one die', '12.2'),
      row('recall', `Natural ${navalCombat.recalledOn}`, 'recalled unharmed', '12.3'),
      row('lower', 'Lower die', 'sunk for good', '12.2'),
      row('equal', 'Equal dice', 'both sunk', '12.2'),
    ],
  }),
]

function interdictionTable(setting: Setting): ChartTable {
  const { hexes } = terrainKey({ setting })
  const grounds = ['clear', 'rough', 'mountain'] as const
  return tableOf('interdiction', '13.7.3', {
    corner: 'Die',
    columns: grounds.map(ground => column(ground)),
    rows: [1, 2, 3, 4, 5, 6].map(die =>
      row(`${die}`, `${die}`, ...grounds.map(ground => (die > hexes[ground].mp ? 'interdicted' : 'no effect'))),
    ),
    notes: ['The die must be above the cost of the hex, roads left out.', 'An interdicted unit moves one hex at most.'],
  })
}

const sorties = (): ChartTable =>
  tableOf('navalPermissions', '12.1.1', {
    corner: 'Coast',
    columns: [column('nations', 'NGS')],
    rows: Object.entries(navalPermissions).map(([sea, nations]) => row(sea, sea, ['Yavuz', ...nations].join(', '))),
  })

/** Tables of the fight, in the order of a battle. */
export const combatTables = (setting: Setting): readonly ChartTable[] => [
  crt(setting),
  results(setting),
  shiftTable(setting),
  terrain(setting),
  ...duels(),
  sorties(),
  interdictionTable(setting),
]
