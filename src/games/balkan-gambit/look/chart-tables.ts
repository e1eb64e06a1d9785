import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import type { RuleId } from '../../../core/ids'
import { signed } from '../../../core/look/signed'
import {
  type Attitude,
  CHETNIKS_ALLIED_FROM,
  charts,
  commandCosts,
  cpAllocation,
  italianAttitude,
  markerLimitsOf,
  reducedRatingsOf,
  stackLimits,
  supplyExits,
  tac,
  terrainChart,
  victoryPoints,
  weather,
} from '../charts/charts'
import { exitHexes, hexName } from '../map/hexes'
import { turnsToOpen } from '../sea/beachheads'
import { hitTable } from './hit-table'

type Column = ChartTable['columns'][number]
type Row = ChartTable['rows'][number]

const column = (id: string, label = id): Column => ({ id, label })
const row = (id: string, label: string, ...cells: (string | number)[]): Row => ({ id, label, cells: cells.map(String) })

const titleOf = (id: string): string => charts.find(chart => chart.id === id)?.title ?? id
const table = (id: string, rule: RuleId, rest: Omit<ChartTable, 'id' | 'title' | 'rule'>): ChartTable => ({
  id,
  title: titleOf(id),
  rule,
  ...rest,
})

function terrain(setting: Setting): ChartTable {
  const { hexes, river, road, improvedPosition } = terrainChart({ setting })
  const grounds = ['clear', 'rough', 'mountain', 'city'] as const
  return table('terrain', '11.2', {
    corner: 'Terrain',
    columns: [
      column('light', 'Light, MP'),
      column('nonmech', 'Non-mechanized, MP'),
      column('mech', 'Mechanized, MP'),
      column('attackFire', 'Attacker hits'),
    ],
    rows: [
      ...grounds.map(ground => {
        const { mp, attackFire } = hexes[ground]
        return row(ground, ground, mp.light, mp.nonmech, mp.mech, signed(attackFire))
      }),
      row('river', 'river', ...Array.from({ length: 3 }, () => signed(river.mp)), signed(river.attackFire)),
      row('road', 'along a road', road.mp, road.mp, road.mp, '–'),
      row('improvedPosition', 'Improved Position', '–', '–', '–', signed(improvedPosition.attackFire)),
    ],
    notes: [
      'A road cancels the other costs of its hex and hexside.',
      'The Danube is crossed by road only.',
      'An Improved Position counts against Allied attackers only.',
    ],
  })
}

const limits = (setting: Setting): ChartTable => {
  const { beachhead, improvedPosition } = markerLimitsOf({ setting })
  return table('markerLimits', '9.3.5', {
    columns: [column('limit', 'Markers')],
    rows: [
      row('beachhead', 'Beachhead or Port', beachhead),
      row('improvedPosition', 'Improved Position', improvedPosition),
    ],
  })
}

function reduced(setting: Setting): ChartTable {
  const ratings = reducedRatingsOf({ setting })
  const full = Object.keys(ratings).sort((a, b) => Number(b) - Number(a))
  return table('reducedRatings', '2.7.1', {
    corner: 'Full strength',
    columns: full.map(each => column(each)),
    rows: [row('reduced', 'Reduced', ...full.map(each => ratings[each]))],
  })
}

const weatherTable = (): ChartTable =>
  table('weather', '6.1.3', {
    corner: 'Modified die',
    columns: [column('poor', 'It was poor'), column('clear', 'It was clear')],
    rows: [
      row('modifier', 'added to the die', signed(weather.afterPoor), signed(weather.afterClear)),
      row('worse', `${weather.worseUpTo} or less`, 'poor', 'poor'),
      row('same', `${weather.worseUpTo + 1} to ${weather.betterFrom - 1}`, 'poor', 'clear'),
      row('better', `${weather.betterFrom} or more`, 'clear', 'clear'),
    ],
    notes: ['The first turn is clear.', 'Poor weather forbids amphibious and airborne assaults.'],
  })

const airNaval = (): ChartTable =>
  table('airNaval', 'SU.5', {
    corner: 'Scenario',
    columns: [column('clear', 'TAC, clear'), column('poor', 'TAC, poor'), column('naval', 'Naval')],
    rows: Object.entries(tac).map(([scenario, counts]) => row(scenario, scenario, counts.clear, counts.poor, 1)),
  })

const COMMANDS: { readonly [command in keyof typeof commandCosts]: readonly [label: string, rule: RuleId] } = {
  move: ['Move a stack, or bring over a unit from the Med Box', '7.3.0'],
  attack: ['Attack with a stack', '7.4.0'],
  amphibious: ['Amphibious assault (Allied)', '7.5'],
  airborne: ['Airborne assault (Allied)', '7.5'],
  maintain: ['Keep a Beachhead open (Allied)', '7.11.1'],
  fortify: ['Improved Position (Axis)', '7.12.1'],
  restore: ['Restore a reduced division', '8.2.2'],
  reclaim: ['Reclaim a brigade (Axis)', '8.2.2'],
}

const commands = (): ChartTable =>
  table('commands', '7.1.1', {
    corner: 'Command',
    columns: [column('cost', 'CP'), column('rule', 'Rule')],
    rows: (Object.keys(COMMANDS) as (keyof typeof commandCosts)[]).map(each =>
      row(each, COMMANDS[each][0], commandCosts[each], COMMANDS[each][1]),
    ),
  })

const allocationTable = (): ChartTable =>
  table('cpAllocation', '7.2.1', {
    columns: [column('allied', 'Allies'), column('axis', 'Axis')],
    rows: [
      row('base', 'Each player turn', cpAllocation.base, cpAllocation.base),
      row(
        'perCity',
        'For each city liberated; for the Axis only while it is Allied',
        signed(cpAllocation.perCity),
        signed(-cpAllocation.perCity),
      ),
      row('perMarkerLost', 'For each Beachhead or Port lost', signed(-cpAllocation.perMarkerLost), '–'),
      row('partisanReserve', 'Of these, for partisans only', cpAllocation.partisanReserve, '–'),
      row('floor', 'Never below', cpAllocation.floor, cpAllocation.floor),
    ],
  })

const portOpening = (): ChartTable => {
  const bands = Array.from({ length: 5 }, (_, index) => [index * 2 + 1, index * 2 + 2] as const)
  return table('portOpening', '9.3.6', {
    corner: 'Die',
    columns: bands.map(([low, high]) => column(`${low}-${high}`, `${low}–${high}`)),
    rows: [row('turns', 'Turns until it opens', ...bands.map(([low]) => turnsToOpen(low)))],
  })
}

const ATTITUDES: { readonly [attitude in Attitude]: string } = {
  belligerent: 'they stack, move and attack',
  confusion: 'they defend, and do nothing else',
  surrender: 'all to the dead pile, for no points',
  capitulation: 'as surrender, but on 6 or more each becomes partisans',
}

const attitudes = (): ChartTable =>
  table('italianAttitude', 'S43.6', {
    corner: 'Die',
    columns: [column('attitude', 'Attitude'), column('means', 'What it means')],
    // Keys that are numbers stand first in an object; the chart goes by the die.
    rows: Object.entries(italianAttitude)
      .toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
      .map(([roll, attitude]) => row(roll, roll.replace('-', '–'), attitude, ATTITUDES[attitude])),
    notes: ['The level never falls.'],
  })

const chetniks = (): ChartTable =>
  table('chetnikControl', 'S43.7.1', {
    corner: 'Die',
    columns: [column('side', 'Chetniks follow')],
    rows: [
      row('axis', `1–${CHETNIKS_ALLIED_FROM - 1}`, 'the Axis'),
      row('allied', `${CHETNIKS_ALLIED_FROM}–10`, 'the Allies'),
    ],
  })

const stacking = (): ChartTable =>
  table('stacking', '10.3.A', {
    columns: [column('limit', 'Most in a hex')],
    rows: [
      row('axis', 'Axis units', stackLimits.axis),
      row('allied', 'Allied units', stackLimits.allied),
      row('alliedSupport', 'and Allied corps support', stackLimits.alliedSupport),
      row('partisansAtSetUp', 'Partisans at set-up', stackLimits.partisansAtSetUp),
      row('assault', 'Units in one assault', stackLimits.assault),
    ],
    notes: ['US units, Greek guerrillas and Chetniks stack only with their own.'],
  })

const exitName = (exit: string): string => {
  const hex = exitHexes.get(exit)
  return hex === undefined ? exit : hexName(hex)
}

const supply = (): ChartTable =>
  table('supply', '9.2.2', {
    corner: 'Units',
    columns: [column('exits', 'Sources')],
    rows: [
      row('western', 'Western Allies', 'open Beachheads, Ports'),
      row('soviet', 'Soviet, and Bulgarian in 1945', supplyExits.soviet.map(exitName).join(', ')),
      row('german', 'German, SS, Italian', supplyExits.german.map(exitName).join(', ')),
      row('bulgarian', 'Bulgarian until 1944', supplyExits.bulgarian.map(exitName).join(', ')),
      row('collaborators', 'Collaborators', 'the capital of their zone'),
      row('partisans', 'Partisans', 'always in supply'),
    ],
    notes: ['A unit is in supply within one march of its source, or of a road that leads to it.'],
  })

const victory = (): ChartTable =>
  table('victory', '4.0.9', {
    columns: [column('points', 'Points'), column('rule', 'Rule')],
    rows: [
      row('city', 'City held in supply', victoryPoints.city, '4.0.7'),
      row('town', 'Town held in supply', victoryPoints.town, '4.0.5'),
      row('division', 'Enemy division destroyed', victoryPoints.division, '4.0.3'),
      row('marker', 'Beachhead or Port taken (Axis)', victoryPoints.marker, '4.0.4'),
      row('optional', 'Optional unit of the other side', 'as listed', '4.0.8'),
    ],
    notes: ['Twice the points of the other side win; anything less is a draw.'],
  })

/** Every chart in the order of the list of charts, as the setting has it. */
export const tables = (setting: Setting): readonly ChartTable[] => [
  terrain(setting),
  limits(setting),
  reduced(setting),
  weatherTable(),
  airNaval(),
  commands(),
  allocationTable(),
  table('hitModifiers', '12.11', hitTable(setting)),
  portOpening(),
  attitudes(),
  chetniks(),
  stacking(),
  supply(),
  victory(),
]
