import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import { column, row } from '../../../core/look/chart-lines'
import { signed } from '../../../core/look/signed'
import {
  charts,
  constants,
  missionModifiers,
  missions,
  missionTable,
  objectivesOf,
  raidSizes,
  raidTable,
  replacementCosts,
  victoryModifiers,
  yavuzTable,
} from '../charts'
import { counters, unitNamed } from '../forces/counters'
import { scenarios } from '../forces/scenarios'
import type { Support } from '../forces/scenarios/scenario'
import { sovietDuplicity } from '../forces/scenarios/soviet-duplicity'
import { countryOf, hexNamed } from '../map/geography'
import { combatTables, tableOf } from './combat-tables'
import { placeName } from './inspection'
import { STEP_NATIONS } from './nations'
import { weekOf } from './phases'

const byScenario = (of: (scenario: (typeof scenarios)[number]) => readonly (string | number)[]) =>
  scenarios.map(scenario => row(scenario.id, scenario.title, ...of(scenario)))

/** Bands of a die in the order of their numbers; as keys, whole numbers would come first. */
const inOrder = <Cells>(rows: { readonly [die: string]: Cells }): [string, Cells][] =>
  Object.entries(rows).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))

const raid = (setting: Setting): ChartTable =>
  tableOf('goebenRaid', '17.0.6', {
    byRow: true,
    corner: 'Two dice',
    columns: [
      column('result', 'Result'),
      column('yavuz', 'Yavuz'),
      column('kommando', 'Kommando'),
      column('bonus', 'Blitzkrieg Bonus'),
    ],
    rows: inOrder(raidTable({ setting }).rows).map(([total, [{ name, yavuz, kommando, blitzkrieg }]]) =>
      row(total, total.replace('-', '–'), name, yavuz, kommando, blitzkrieg ? 'kept' : 'lost'),
    ),
    notes: ['Sails away: the Kommando goes with the Yavuz to an Axis city of the German player.'],
  })

const raidModifiers = (): ChartTable =>
  tableOf('goebenModifiers', '17.0.3', {
    columns: [column('dice', 'Dice')],
    rows: [
      row('large', 'Large raid', signed(raidSizes.large)),
      row('small', 'Small raid', signed(raidSizes.small)),
      ...byScenario(({ raidModifier }) => [signed(raidModifier)]),
    ],
  })

const yavuz = (setting: Setting): ChartTable =>
  tableOf('yavuzDamage', '5.1.2', {
    corner: 'Die',
    columns: [column('result', 'The Yavuz')],
    rows: inOrder(yavuzTable({ setting }).rows).map(([die, [fate]]) => row(die, die.replace('-', '–'), fate)),
    notes: ['Rolled at the start of every turn while she is damaged.'],
  })

const objectives = (setting: Setting): ChartTable =>
  tableOf('objectives', '4.0.1', {
    corner: 'Hex',
    columns: [column('place', 'Place'), column('country', 'Country')],
    rows: objectivesOf({ setting }).map(number => {
      const hex = hexNamed(number)
      return row(number, number, placeName(hex), countryOf(hex) ?? '')
    }),
  })

const victory = (): ChartTable =>
  tableOf('victoryModifiers', '4.1.1', {
    columns: [column('dice', 'Dice'), column('rule', 'Rule')],
    rows: [
      ...byScenario(({ victoryModifier }) => [signed(victoryModifier), '4.1']),
      row('perGermanCas', 'For each German CAS eliminated', signed(victoryModifiers.perGermanCas), '4.1'),
      row('perGermanArmor', 'For each German armor eliminated', signed(victoryModifiers.perGermanArmor), '4.1'),
      ...missions.map(({ id, title, penalty }) => row(id, `Failed: ${title}`, signed(penalty), '17.1')),
    ],
    notes: ['The German player wins with a total below the objectives his units are in.'],
  })

function odds(): ChartTable {
  const throws = charts.find(chart => chart.id === 'victoryOdds')?.data as { readonly [below: string]: number }
  const below = Object.keys(throws)
  return tableOf('victoryOdds', '4.0.1', {
    corner: 'Objectives less modifiers',
    columns: below.map(each => column(each)),
    rows: [
      row('throws', 'Throws of 36 that win', ...below.map(each => throws[each])),
      row('chance', 'Chance', ...below.map(each => `${((throws[each] / 36) * 100).toFixed(1)}%`)),
    ],
  })
}

const MISSION_GAINS = {
  frozen: 'in the next Allied player turn no Turkish unit moves or attacks, and only Soviet CAS and NGS are used',
  cas: 'a Turkish CAS is eliminated',
  bridge: 'the bridge is blown',
  mine: 'the arrow is closed to Turks and Soviets',
  step: 'the unit loses a step',
} as const

/** The first is the one the die is read on. */
const kommando = (): ChartTable[] => [
  tableOf('kommandoMissions', '17.1.7a', {
    corner: 'Die',
    columns: [column('result', 'Result')],
    rows: inOrder(missionTable.rows).map(([die, [result]]) =>
      row(die, die, result === 'success' ? result : `failure, Kommando ${result}`),
    ),
    notes: [
      `Kommando reduced ${signed(missionModifiers.kommandoReduced)}, a second CAS given up ${signed(missionModifiers.secondCas)}.`,
    ],
  }),
  tableOf('kommandoMissions', '17.1.4', {
    corner: 'Mission',
    columns: [column('gain', 'Success'), column('penalty', 'Failure, victory rolls'), column('rule', 'Rule')],
    rows: missions.map(({ id, title, success, penalty, rule }) =>
      row(id, title, MISSION_GAINS[success], signed(penalty), rule.replace(/[a-z]$/, '')),
    ),
    notes: ['Each mission is tried once and costs a German CAS.'],
  }),
]

const replacements = (): ChartTable =>
  tableOf('replacements', '10.2.1', {
    corner: 'Scenario',
    columns: STEP_NATIONS.map(nation => column(nation)),
    rows: [
      ...byScenario(scenario => STEP_NATIONS.map(nation => scenario.replacements[nation] || '–')),
      row(
        'soviet-duplicity',
        'Second game',
        ...STEP_NATIONS.map(nation => sovietDuplicity.replacements[nation] || '–'),
      ),
    ],
    notes: [
      `Flip a reduced unit ${replacementCosts.flip}, return one reduced ${replacementCosts.returnReduced} or full ${replacementCosts.returnFull}, rebuild a CAS ${replacementCosts.cas}.`,
      'Steps that are not used are lost. NGS and ULTRA never come back.',
    ],
  })

const supportWords = ({ turn, units, choose }: Support): string =>
  `${choose}${choose < units.length ? ` of ${units.length}` : ''}${turn > 1 ? ` on turn ${turn}` : ''}`

function supportTable(): ChartTable {
  const poolOf = ({ units }: Support): string => {
    const { nation, kind } = counters[unitNamed(units[0])]
    return `${nation} ${kind.toUpperCase()}`
  }
  const kinds = [...new Set(scenarios.flatMap(({ support }) => support.map(poolOf)))]
  return tableOf('supportPools', '3.1.1', {
    corner: 'Pool',
    columns: scenarios.map(({ id, title }) => column(id, title)),
    rows: kinds.map(kind =>
      row(
        kind,
        kind,
        ...scenarios.map(
          ({ support }) =>
            support
              .filter(each => poolOf(each) === kind)
              .map(supportWords)
              .join(', ') || '–',
        ),
      ),
    ),
  })
}

const sequence = (): ChartTable => {
  const data = charts.find(chart => chart.id === 'sequence')?.data as readonly string[]
  return tableOf('sequence', '5.0.1', {
    corner: 'Segment',
    columns: [column('what', 'What happens')],
    rows: data.map((words, index) => {
      const [title, ...rest] = words.split(': ')
      return row(`${index + 1}`, `${index + 1}. ${title}`, rest.join(': '))
    }),
  })
}

const track = ({ scenario }: Setting): ChartTable =>
  tableOf('turnTrack', '5.0.1', {
    corner: 'Turn',
    columns: [column('date', 'Week')],
    rows: Array.from({ length: constants.turns }, (_, index) =>
      row(`${index + 1}`, `${index + 1}`, weekOf(scenario, index + 1)),
    ),
  })

const fixed = (): ChartTable =>
  tableOf('constants', '6.0.1', {
    columns: [column('number', 'Number'), column('rule', 'Rule')],
    rows: [
      row('turns', 'Game turns', constants.turns, '5.0'),
      row('stackLimit', 'Units in a hex', constants.stackLimit, '6.0'),
      row('movement', 'Movement', constants.movement, '2.6'),
      row('movementAirborneKommando', 'Movement of airborne and Kommando', constants.movementAirborneKommando, '2.6'),
      row('outOfSupplyMovement', 'Movement out of supply', constants.outOfSupplyMovement, '7.3'),
      row(
        'outOfSupplyMovementAirborneKommando',
        'The same for airborne and Kommando',
        constants.outOfSupplyMovementAirborneKommando,
        '7.3',
      ),
      row('railMultiplier', 'Rail movement, times', constants.railMultiplier, '9.6'),
      row('outOfSupplyRail', 'Rail movement out of supply', constants.outOfSupplyRail, '9.6'),
      row('paradropEmptyHexStrength', 'Defence of an empty drop hex', constants.paradropEmptyHexStrength, '15.0'),
      row('minDefenceTotal', 'Least defence', constants.minDefenceTotal, '11.0'),
      row('maxCasPerSidePerCombat', 'CAS of a side in a combat', constants.maxCasPerSidePerCombat, '13.0'),
      row('maxNgsPerSidePerCombat', 'NGS of a side in a combat', constants.maxNgsPerSidePerCombat, '12.0'),
      row('ultraMarkers', 'ULTRA markers', constants.ultraMarkers, '3.2'),
    ],
  })

/** Every chart as the setting has it. */
export const tables = (setting: Setting): readonly ChartTable[] => [
  ...combatTables(setting),
  raid(setting),
  raidModifiers(),
  yavuz(setting),
  objectives(setting),
  victory(),
  odds(),
  ...kommando(),
  replacements(),
  supportTable(),
  sequence(),
  track(setting),
  fixed(),
]
