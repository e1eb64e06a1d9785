import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import type { RuleId } from '../../../core/ids'
import { column, row } from '../../../core/look/chart-lines'
import { signed } from '../../../core/look/signed'
import { charts, combatTable, terrainCombatOf } from '../charts'
import { armour } from '../charts/armour'
import { RESULTS, resultNames } from '../charts/combat-results'
import { COMBAT_CITIES, COMBAT_SIDES, COMBAT_TERRAINS } from '../charts/terrain-combat'

/** A table under the title of its chart. */
export const tableOf = (id: string, rule: RuleId, rest: Omit<ChartTable, 'id' | 'title' | 'rule'>): ChartTable => ({
  id,
  title: charts.find(chart => chart.id === id)?.title ?? id,
  rule,
  ...rest,
})

/** From the lowest die to the highest; as keys of an object the plain numbers would come first. */
const inOrder = <R>(rows: { readonly [die: string]: R }): [string, R][] =>
  Object.entries(rows).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))

/** '−5 or less' has no room beside its cells. */
const dieShown = (die: string): string =>
  die
    .replace(/^(-?\d+) or less$/, '≤ $1')
    .replace(/^(-?\d+) or more$/, '≥ $1')
    .replace('-', '−')

function crt(setting: Setting): ChartTable {
  const { columns, rows } = combatTable({ setting })
  return tableOf('crt', '9.A.4', {
    corner: 'Die',
    columns: columns.map(name => column(name)),
    rows: inOrder(rows).map(([die, cells]) => row(die, dieShown(die), ...cells)),
    notes: [
      'One die with all modifiers, high favours the attacker. Odds are rounded down.',
      'Above 9:1 the last column is read; below 1:4 the attacker is eliminated without a die.',
      ...RESULTS.map(code => `${code}: ${resultNames[code]}.`),
    ],
  })
}

/** '½' and '¼' for what halves and quarters; nothing for 1. */
const times = (factor: number): string =>
  factor === 1 ? '–' : factor === 0.5 ? '½' : factor === 0.25 ? '¼' : `×${factor}`
const die = (value: number): string => (value === 0 ? '–' : signed(value))
const bars = (noAEC: boolean): string => (noAEC ? 'no armour' : '–')

function terrain(setting: Setting): ChartTable {
  const chart = terrainCombatOf({ setting })
  const weathers = [
    ['clear', 'clear weather'],
    ['poor', 'poor weather'],
  ] as const
  return tableOf('terrain-combat', '9.H', {
    corner: 'Ground',
    columns: ['Die', 'Mountain troops', 'C/m', 'Artillery', 'Others', 'Mountain units', 'Armour'].map(name =>
      column(name),
    ),
    rows: [
      ...COMBAT_TERRAINS.flatMap(name =>
        weathers.map(([key, words]) => {
          const of = chart.hex[name][key]
          const cells = [
            die(of.die),
            die(of.dieMountain),
            times(of.cm),
            times(of.artillery),
            times(of.other),
            times(of.mountain),
          ]
          return row(`${name} ${key}`, `${name}, ${words}`, ...cells, bars(of.noAEC))
        }),
      ),
      ...COMBAT_SIDES.flatMap(name =>
        weathers.map(([key, words]) => {
          const of = chart.side[name][key]
          const cells = ['–', '–', times(of.cm), times(of.artillery), times(of.other), times(of.mountain)]
          return row(`${name} hexside ${key}`, `${name} hexside, ${words}`, ...cells, bars(of.noAEC))
        }),
      ),
      ...COMBAT_CITIES.map(name => {
        const of = chart.city[name]
        return row(`${name} city`, `${name} city`, die(of.die), die(of.die), '–', '–', '–', '–', bars(of.noAEC))
      }),
      row('fort', 'fort', die(chart.fort.die), die(chart.fort.die), '–', '–', '–', '–', bars(chart.fort.noAEC)),
    ],
    notes: [
      `Poor weather and winter cost the die ${-chart.poorWeather} more, whatever the ground.`,
      'Strengths are those of attackers: hexsides count for those who attack across them.',
      'A city that fills its hex leaves nothing of the terrain.',
    ],
  })
}

const FRACTION: { readonly [key: string]: string } = { '1/1': 'all', '1/2': 'half or more', '1/7': 'a seventh or more' }

function armourTable(): ChartTable {
  const rows = [
    ['armour in the attack', armour.attackAEC],
    ['armour in the defence', armour.defenceAEC],
    ['antitank guns', armour.atec],
  ] as const
  return tableOf('armor-summary', '10.C.0', {
    corner: 'Capable REs',
    columns: [column('clear', 'Clear'), column('poor', 'Poor, winter')],
    rows: rows.flatMap(([name, steps]) =>
      steps.map(({ from, clear, poor }) => {
        const share = `${from.top}/${from.bottom}`
        return row(`${name} ${share}`, `${name}: ${FRACTION[share] ?? share}`, die(clear), die(poor))
      }),
    ),
    notes: [
      'Antitank guns count only against attackers who have, or could have, half or more of armour; armour defends only against others.',
      'Neutral REs up to twice those that are capable are left out of the proportion.',
    ],
  })
}

export const combatTables = (setting: Setting): readonly ChartTable[] => [crt(setting), terrain(setting), armourTable()]
