import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import { column, row } from '../../../core/look/chart-lines'
import { entryCostsOf, overrunCostsOf, railRateOf, supplyLengthsOf, weatherTableOf, zocCostsOf } from '../charts'
import { overrunOdds, railCapacity, stackingLimits } from '../charts/movement'
import { garrisons } from '../charts/politics'
import { STALEMATE_LEAD, victoryLines, victoryRatios } from '../charts/victory'
import { TURNS, WEATHERS } from '../charts/weather'
import { construction, workCosts } from '../charts/works'
import { SKY_NAMES } from '../turn-words'
import { tableOf } from './combat-tables'

const points = (cost: number | null): string => (cost === null ? 'closed' : `${cost}`)
const ON: { readonly [on: string]: string } = { river: ' hexside', hexside: ' hexside', line: '', place: ' city' }
const LINES: { readonly [of: string]: string } = { high: 'railway of high volume', low: 'railway of low volume' }

function movement(setting: Setting): ChartTable {
  const { rows, conditions, classes } = entryCostsOf({ setting })
  const short = ['c/m, guns', 'others', 'mountain']
  return tableOf('terrain-movement', '6.3', {
    corner: 'Ground',
    columns: conditions.flatMap((condition, at) =>
      classes.map((_, of) => column(`${condition} ${of}`, `${['Clear', 'Poor', 'Winter'][at]}: ${short[of]}`)),
    ),
    rows: rows.map(({ on, of, cost }) =>
      row(
        `${on} ${of}`,
        `${on === 'river' || on === 'hexside' ? '+ ' : ''}${LINES[of] ?? of}${of.endsWith('city') ? '' : (ON[on] ?? '')}`,
        ...cost.flatMap(costs => costs.map(points)),
      ),
    ),
    notes: ['On a road or railway all pay its price and no hexside. Every railway is a road too.'],
  })
}

const byClass = (id: string, rule: string, of: { readonly cm: number; readonly nonCm: number }, note: string) =>
  tableOf(id, rule, {
    columns: [column('cm', 'c/m'), column('nonCm', 'others')],
    rows: [row('points', 'Movement points', of.cm, of.nonCm)],
    notes: [note],
  })

function rail(setting: Setting): ChartTable[] {
  const { clear, poor } = railRateOf({ setting })
  return [
    tableOf('rail-movement-rate', '7.A.1', {
      columns: [column('hexes', 'Hexes a point')],
      rows: [row('clear', 'clear weather', clear), row('poor', 'poor weather, winter', poor)],
    }),
    tableOf('rail-capacity', '7.A.2.1', {
      columns: [column('re', 'RE a turn')],
      rows: [
        row('axis', 'Axis', railCapacity.axis),
        row('germany', 'Axis with Germany in the war', railCapacity.axisWithGermany),
        row('bulgaria', 'Bulgaria in the Axis, more', railCapacity.bulgaria),
        row('allied', 'Allies with Greece', railCapacity.allied),
        row('yugoslavia', 'with Yugoslavia, more', railCapacity.yugoslavia),
      ],
      notes: ['Cavalry and c/m units count double; so does everybody on a line of low volume.'],
    }),
  ]
}

const stacking = (): ChartTable =>
  tableOf('stacking', '8.A.1', {
    corner: 'Hex',
    columns: [column('any', 'Any'), column('small', 'No divisions'), column('artillery', 'Artillery')],
    rows: (['regular', 'mountain'] as const).map(kind => {
      const { any, nonDivisional, artillery } = stackingLimits[kind]
      return row(kind, kind === 'mountain' ? 'mountain' : 'all others', any, nonDivisional, artillery)
    }),
    notes: ['Artillery takes its own places first. Position antiaircraft and air units do not count.'],
  })

const WORKS: { readonly [work in keyof typeof workCosts]: string } = {
  breakRail: 'break a railway',
  damageAirbase: 'damage an airbase',
  demolishPort: 'demolish a port',
  repairAirbase: 'repair an airbase',
  repairPort: 'repair a port',
  repairRail: 'repair a railway',
  temporaryAirfield: 'lay a temporary airfield',
  airfieldOfOne: 'lay one of capacity 1 (option)',
  airfieldOfTwo: 'lay one of capacity 2 (option)',
}

const works = (): ChartTable[] => [
  tableOf('special-mp-costs', '14.A.1.1', {
    corner: 'Work',
    columns: [column('clear', 'Clear'), column('poor', 'Poor, winter')],
    rows: Object.entries(workCosts).map(([id, { clear, poor }]) =>
      row(id, WORKS[id as keyof typeof workCosts], clear, poor === null ? 'never' : poor),
    ),
  }),
  tableOf('construction', '14.A.1.2', {
    columns: [column('value', '')],
    rows: [
      row('clear', 'turns to build in clear weather', construction.turns.clear),
      row('poor', 'in poor weather', construction.turns.poor),
      row('axis', 'begun a turn by the Axis', construction.starts.axis),
      row('allied', 'by the Allies', construction.starts.allied),
    ],
  }),
]

const supply = (setting: Setting): ChartTable => {
  const { overland, road, railLowVolume } = supplyLengthsOf({ setting })
  return tableOf('supply-lines', '12.B.0', {
    corner: 'Stretch',
    columns: WEATHERS.map(sky => column(sky, SKY_NAMES[sky])),
    rows: [
      row('overland', 'overland', ...WEATHERS.map(sky => overland[sky])),
      row('road', 'by road', ...WEATHERS.map(sky => road[sky])),
      row('low', 'railway of low volume', ...WEATHERS.map(() => railLowVolume)),
      row('high', 'railway of high volume', ...WEATHERS.map(() => 'any')),
    ],
  })
}

const weather = (setting: Setting): ChartTable =>
  tableOf('weather', '27.1', {
    corner: 'Turn',
    columns: [1, 2, 3, 4, 5, 6].map(die => column(`${die}`)),
    rows: TURNS.flatMap(turn =>
      (['D', 'E'] as const).map(zone =>
        row(`${turn} ${zone}`, `${turn}, zone ${zone}`, ...weatherTableOf({ setting })[turn][zone]),
      ),
    ),
    notes: ['C clear, P poor, W winter, N as it was.'],
  })

const victory = (): ChartTable[] => [
  tableOf('victory-points', '31.B.1', {
    corner: 'For',
    columns: [column('side', 'Side'), column('points', 'Points')],
    rows: victoryLines.map(({ id, says, side, points: each }) =>
      row(id, says, side === 0 ? 'Axis' : 'Allies', each === null ? 'as listed' : each),
    ),
  }),
  tableOf('victory-levels', '31.B.2', {
    columns: [column('lead', 'Lead')],
    rows: [
      row('stalemate', 'Stalemate', `up to ${STALEMATE_LEAD} points`),
      row('marginal', 'Marginal victory', `less than ${victoryRatios.major} to 1`),
      row('major', 'Major victory', `${victoryRatios.major} to 1`),
      row('decisive', 'Decisive victory', `${victoryRatios.decisive} to 1`),
    ],
  }),
  tableOf('garrisons', '28.A.1.0', {
    columns: [column('re', 'RE')],
    rows: [
      row('yugoslavDefence', 'Yugoslav defence (Axis)', garrisons.yugoslavDefence),
      row('zara', 'Zara (Axis)', garrisons.zara),
      row('metaxas', 'Metaxas Line (Allies)', garrisons.metaxas),
      row('crete', 'Crete (Allies)', garrisons.crete),
      row('easternGreece', 'Eastern Greece (Allies)', garrisons.easternGreece),
      row('reference', 'captured reference city (Axis)', garrisons.occupation.reference),
      row('larger', 'captured larger city (Axis)', garrisons.occupation.dot),
    ],
  }),
]

/** The charts of the ground war besides those of combat. */
export const groundTables = (setting: Setting): readonly ChartTable[] => [
  movement(setting),
  byClass('zoc-movement-costs', '6.A', zocCostsOf({ setting }), 'More, for every hex that is left in an enemy zone.'),
  byClass(
    'overrun-costs',
    '13.3',
    overrunCostsOf({ setting }),
    `Besides terrain and zones. ${overrunOdds.needed} to 1 is needed, or ${overrunOdds.againstNothing} points against no strength at all.`,
  ),
  stacking(),
  ...rail(setting),
  supply(setting),
  weather(setting),
  ...works(),
  ...victory(),
]
