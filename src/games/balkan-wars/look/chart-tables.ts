import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import { column, row } from '../../../core/look/chart-lines'
import type { ResultsTable } from '../../../core/results-table'
import { charts, displayOf, moraleOf, terrainOf, turnTrackOf } from '../charts'
import { alternativeResults, bombardmentResults, combatResults, GROUNDS } from '../charts/combat-and-terrain'
import { commitmentPrice, conflictTable, eventTable, operationsTable } from '../charts/diplomacy'
import { mobilizationCosts, mobilizationPoints, victoryLevels, weatherTable } from '../charts/morale-and-mobilization'
import { ARMED_POWERS, POWERS } from '../forces/counter'

type Parts = Pick<ChartTable, 'columns' | 'rows'> & { readonly corner?: string; readonly notes?: readonly string[] }

const tableOf = (id: string, rule: string, parts: Parts): ChartTable => ({
  id,
  title: charts.find(chart => chart.id === id)?.title ?? id,
  rule,
  ...parts,
})

/** Bands of a die in the order of their numbers; as keys, whole numbers would come first. */
const inOrder = <R>(rows: ResultsTable<R>['rows']): [string, readonly R[]][] =>
  Object.entries(rows).sort(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))

const results = (id: string, rule: string, corner: string, table: ResultsTable<string>, notes: string[] = []) =>
  tableOf(id, rule, {
    corner,
    columns: table.columns.map(each => column(each)),
    // Not called as the columns are: those that are lit would light the rows of the same name.
    rows: inOrder(table.rows).map(([die, cells]) => row(`row ${die}`, die, ...cells)),
    notes,
  })

const events = (): ChartTable =>
  tableOf('events', '3.1.2', {
    corner: 'Dice',
    columns: [column('title', 'Event'), column('first', 'First war'), column('second', 'Second war')],
    rows: eventTable.map(({ id, rolls, title, says }) => row(id, rolls.join(', '), title, ...says)),
  })

const display = (setting: Setting): ChartTable =>
  tableOf('diplomatic-display', '3.2.2', {
    corner: 'Power',
    columns: [column('strength', 'Strength'), column('points', 'Mobilization Points')],
    rows: POWERS.map(power => {
      const { strength, mobilization } = displayOf({ setting })[power]
      return row(power, power, strength, mobilization)
    }),
    notes: ['Units of a power in play add one to the strength of its side.'],
  })

const commitment = (): ChartTable =>
  tableOf('great-power-commitment', '14.1.2', {
    columns: [column('points', 'Victory points')],
    rows: ARMED_POWERS.map(power => row(power, power, `−${commitmentPrice[power]}`)),
  })

const MORALE_ROWS = [
  ['eliminated', 'A side is eliminated (E)'],
  ['routed', 'A side is routed (R)'],
  ['city', 'A City is captured'],
  ['capital', 'A capital is captured'],
  ['fortification', 'A Fortification is taken'],
] as const

const morale = (setting: Setting): ChartTable =>
  tableOf('national-morale', '10.3.2', {
    corner: 'Occasion',
    columns: [column('winner', 'Winner'), column('loser', 'Loser')],
    rows: MORALE_ROWS.map(([id, label]) => {
      const { winner, loser } = moraleOf({ setting })[id]
      return row(id, label, `+${winner}`, `−${-loser}`)
    }),
    notes: ['Every country with units there changes; Morale runs from 0 to 10.'],
  })

function terrain(setting: Setting): ChartTable {
  const chart = terrainOf({ setting })
  return tableOf('terrain-effects', '5.G.4', {
    corner: 'Ground',
    columns: [column('mp', 'Movement Points'), column('shift', 'Columns left')],
    rows: [
      ...GROUNDS.map(ground => row(ground, ground, chart.hexes[ground].mp, chart.hexes[ground].shift)),
      row('town', 'town', 'as the ground', chart.town.shift),
      row('city', 'city', 'as the ground', chart.city.shift),
      row('river', 'river hexside', `+${chart.river.mp}`, chart.river.shift),
      row('strait', 'strait', `+${chart.strait.mp}`, chart.strait.shift),
      row('road', 'road', chart.road.mp, '–'),
      row('entrenchment', 'entrenchment', '–', chart.entrenchment.shift),
    ],
    notes: ['River, lake and strait count once, and only if all attackers cross one.'],
  })
}

const costs = (): ChartTable =>
  tableOf('mobilization-costs', 'MOB.1', {
    columns: [column('cost', 'Cost')],
    rows: [
      row('division', 'Division', `${mobilizationCosts.division} × cadre`),
      row('engineer', 'Engineer', `${mobilizationCosts.engineer} × cadre`),
      row('hq', 'HQ', `${mobilizationCosts.hq} × (command + staff)`),
      row('other', 'Others', 'cadre'),
      row('never', 'Depot, Fortification, artillery', 'never'),
      row('agent', 'Agent', mobilizationPoints.agent),
    ],
  })

const track = (setting: Setting): ChartTable =>
  tableOf('turn-track', '2.E', {
    corner: 'Week',
    columns: [column('season', 'Season'), column('mobilize', 'Mobilize')],
    rows: turnTrackOf({ setting }).map(({ label, season, mobilize }) =>
      row(label, label, season, mobilize ? 'yes' : '–'),
    ),
  })

const weather = (): ChartTable =>
  tableOf('weather', 'M.WX.1', {
    corner: 'Die',
    columns: [column('summer', 'Summer'), column('winter', 'Winter')],
    rows: [1, 2, 3, 4, 5, 6].map(die =>
      row(`${die}`, `${die}`, weatherTable.summer[die - 1] ?? '', weatherTable.winter[die - 1] ?? ''),
    ),
    notes: ['April I is Thaw; snow lies until a Thaw or April.'],
  })

const levels = (): ChartTable =>
  tableOf('victory-levels', '14.3.6', {
    columns: [column('level', 'Level')],
    rows: victoryLevels.map(({ most, level }) => row(level, most === null ? 'above' : `to ${most} : 1`, level)),
  })

export const tables = (setting: Setting): readonly ChartTable[] => [
  results('crt', 'CRT.1', 'Die', combatResults as ResultsTable<string>, [
    'Attacker’s result before the stroke. D: who charged, or one unit; S: all Demoralized; R: and retreat three; E: eliminated.',
  ]),
  results('crt-alternative', 'M.AC.1', 'Die', alternativeResults as ResultsTable<string>),
  results('crt-bombardment', 'M.BB.2a', 'Die', bombardmentResults as ResultsTable<string>),
  results('diplomatic-conflict', 'DCT.C', 'First \\ Second', conflictTable as ResultsTable<string>, [
    'Totals of committed strength and die. C: nothing; A: armistice; WW: world war; D: a power by lot; BP: a power he names.',
  ]),
  events(),
  display(setting),
  commitment(),
  morale(setting),
  terrain(setting),
  costs(),
  track(setting),
  weather(),
  results('secret-operations', 'M.SO.T', 'Die', operationsTable as ResultsTable<string>),
  levels(),
]
