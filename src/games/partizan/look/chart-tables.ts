import type { ChartTable } from '../../../core/engine/game-look'
import type { Setting } from '../../../core/engine/state'
import type { RuleId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { column, row } from '../../../core/look/chart-lines'
import { signed } from '../../../core/look/signed'
import {
  arrivalsOf,
  assaultTable,
  axisReplacementsOf,
  cacheChitsOf,
  charts,
  closeCombatTable,
  type DieTable,
  driftOf,
  initiative,
  LANDING_SCARE_RPS,
  type LossTable,
  partisanSupplyOf,
  prestigeBoxes,
  supplyModifiers,
  terrainChart,
  titoPrestigeOf,
  turnTrackOf,
  weaponsCacheOf,
} from '../charts'
import { INITIATIVE_CODES } from '../combat/initiative'
import { counters, unitNamed } from '../forces/counters'
import { drm, shiftTable, stacking, targetHexes, targetPoints, victory, vpSchedule } from './fixed-tables'
import { dateOf } from './phases'
import { ratingsTable } from './ratings-table'

type Filled = Omit<ChartTable, 'id' | 'title'>

const NONE = '–'

/** '0-' on a chart: '0 or less'; '7+': '7 or more'; '2-3': '2–3'. */
const dice = (key: string): string => {
  if (key.endsWith('-')) return `${key.slice(0, -1)} or less`
  return key.endsWith('+') ? `${key.slice(0, -1)} or more` : key.replace('-', '–')
}

/** Dice in order, whatever the order of the keys. */
const dieRows = <R extends Json>({ rows }: DieTable<R>, words: (result: R) => string | number) =>
  Object.entries(rows)
    .toSorted(([a], [b]) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
    .map(([key, results]) => row(key, dice(key), ...results.map(words)))

const losses = (table: LossTable, rule: RuleId, notes: readonly string[]): Filled => ({
  rule,
  corner: 'Die',
  columns: table.columns.map(each => column(each, each.replace('-', '–'))),
  rows: dieRows(table, cell => cell),
  notes: ['Steps lost by the attacker / by the defender.', ...notes],
})

function terrain(setting: Setting): Filled {
  const { hexes, island, town, city, river, rail } = terrainChart({ setting })
  const all = (value: string | number) => [value, value, value]
  return {
    rule: '9.1.5',
    corner: 'MP to enter',
    columns: [column('leg', 'Leg'), column('motor', 'Motor'), column('mountainCavalry', 'Mountain, cavalry')],
    rows: [
      ...(['clear', 'rough', 'mountain'] as const).map(each =>
        row(each, each, hexes[each].leg, hexes[each].motor, hexes[each].mountainCavalry),
      ),
      row('island', 'island', ...all(island)),
      row('town', 'town', ...all(signed(town))),
      row('city', 'city', ...all(signed(city))),
      row('river', 'across a river', ...all(signed(river))),
      row('rail', 'along a railway', ...all(rail)),
    ],
    notes: ['A railway replaces every other cost.', 'Islands are open to commandos, and to Tito after the surrender.'],
  }
}

function initiativeTable(): Filled {
  const { fullRetreat, halfRetreat, partisan, turns, terrain: ground } = initiative
  const changes = Object.entries(turns).map(([turn, value]) => `turn ${turn}: ${signed(value)}`)
  const hexes = Object.entries(ground).filter(([, value]) => value !== 0)
  return {
    byRow: true,
    rule: '11.4.1',
    corner: 'Modified die',
    columns: [column('net', 'Initiative')],
    rows: [
      row('full', `${fullRetreat} or less`, INITIATIVE_CODES.full),
      row('half', `${halfRetreat}`, INITIATIVE_CODES.half),
      row('partisan', `${halfRetreat + 1}–${partisan}`, INITIATIVE_CODES.none),
      row('axis', `${partisan + 1} or more`, INITIATIVE_CODES.axis),
    ],
    notes: [
      'Retreats are made before an Axis attack only, by Partisans.',
      `By turn: ${changes.join(', ')}.`,
      `By the defenders' hex: ${hexes.map(([name, value]) => `${name} ${signed(value)}`).join(', ')}.`,
    ],
  }
}

const upTo = (most: number): string => (most === 0 ? NONE : most === 1 ? '1' : `1–${most}`)

const turnTrack = (setting: Setting): Filled => ({
  rule: '7.1',
  corner: 'Turn',
  columns: [column('date', 'Months'), column('surrender', 'Italian surrender'), column('scare', 'Landing scare')],
  rows: turnTrackOf({ setting }).map(({ name, surrender, scare }, index) =>
    row(`${index + 1}`, `${index + 1}`, dateOf(name), upTo(surrender), upTo(scare)),
  ),
})

const replacements = (setting: Setting): Filled => {
  const chart = axisReplacementsOf({ setting })
  const turns = turnTrackOf({ setting }).map((_, index) => index)
  return {
    rule: '13.1.2',
    corner: 'Nation',
    columns: turns.map(turn => column(`${turn + 1}`, `Turn ${turn + 1}`)),
    rows: Object.entries(chart).map(([nation, points]) => row(nation, nation, ...turns.map(turn => points[turn] ?? 0))),
    notes: [`A landing scare gives Germany ${LANDING_SCARE_RPS} more.`, 'The Partisans roll one die each turn.'],
  }
}

const caches = (setting: Setting): Filled => ({
  rule: '14.1.1',
  corner: 'Die',
  columns: [column('chits', 'Chits')],
  rows: dieRows(weaponsCacheOf({ setting }), chits => (chits.length === 0 ? NONE : chits.map(signed).join(', '))),
  notes: ['One less on the die once Tito is dead.'],
})

const chits = (setting: Setting): Filled => ({
  rule: '11.5.2',
  corner: 'Chit',
  columns: [column('count', 'Number')],
  rows: Object.entries(cacheChitsOf({ setting })).map(([strength, count]) => row(strength, `+${strength}`, count)),
})

const supply = (setting: Setting): Filled => ({
  rule: '15.2.2',
  corner: 'Modified die',
  columns: [column('steps', 'Steps lost')],
  rows: dieRows(partisanSupplyOf({ setting }), steps => steps),
  notes: [
    `${signed(supplyModifiers.perTown)} for each town or city with a Partisan unit, ${signed(supplyModifiers.noTown)} if the side holds none.`,
  ],
})

const DIRECTIONS = {
  NW: 'north-west',
  NE: 'north-east',
  E: 'east',
  SE: 'south-east',
  SW: 'south-west',
  W: 'west',
} as const

const drift = (setting: Setting): Filled => ({
  rule: '17.1.3',
  corner: 'Die',
  columns: [column('to', 'One hex to the')],
  rows: Object.entries(driftOf({ setting })).map(([die, to]) =>
    row(die, die, DIRECTIONS[to as keyof typeof DIRECTIONS]),
  ),
})

const boxes = (): Filled => ({
  rule: '19.1.3.1',
  corner: 'Box',
  columns: [column('rps', 'Bonus RP'), column('bomber', 'Allied Bomber'), column('sas', '2 SAS')],
  rows: prestigeBoxes.map(({ name, rps, bomber, sas }, index) =>
    row(`${index}`, name, rps, bomber ? 'yes' : NONE, sas ? 'yes' : NONE),
  ),
})

const prestige = (setting: Setting): Filled => ({
  rule: '19.1.2',
  corner: 'Modified die',
  columns: [column('boxes', 'The marker goes')],
  rows: dieRows(titoPrestigeOf({ setting }), each => (each === 0 ? 'nowhere' : `${signed(each)}`)),
  notes: ['One more for each Axis unit that Partisans alone have eliminated this turn.'],
})

const arrivalsTable = (setting: Setting): Filled => ({
  rule: '6.0.1',
  corner: 'Turn',
  columns: [column('axis', 'Axis'), column('partisan', 'Partisan')],
  rows: Object.entries(arrivalsOf({ setting })).map(([turn, names]) => {
    const units = names.map(name => counters[unitNamed(name)])
    const listed = (side: number) =>
      units
        .filter(each => each.side === side)
        .map(each => `${each.designation} ${each.nation === 'Partisan' ? '' : `(${each.nation})`}`.trim())
        .join(', ') || NONE
    return row(turn, turn, listed(1), listed(0))
  }),
})

const TABLES: { readonly [chart: string]: (setting: Setting) => Filled } = {
  assault: setting => losses(assaultTable({ setting }), '11.6.3', []),
  closeCombat: setting =>
    losses(closeCombatTable({ setting }), '11.6.4', ['Re: attacking Partisans may withdraw with their full movement.']),
  terrain,
  initiative: initiativeTable,
  turnTrack,
  axisReplacements: replacements,
  weaponsCache: caches,
  cacheChits: chits,
  partisanSupply: supply,
  drift,
  prestigeBoxes: boxes,
  titoPrestige: prestige,
  targetVP: targetPoints,
  targetTableAxis: () => targetHexes('axis'),
  targetTablePartisan: () => targetHexes('partisan'),
  victory,
  vpSchedule,
  shifts: shiftTable,
  drm,
  stacking,
  ratings: ratingsTable,
  arrivals: arrivalsTable,
}

/** Every chart in the order of the list of charts, as the setting has it. */
export const tables = (setting: Setting): readonly ChartTable[] =>
  charts.flatMap(({ id, title }) => {
    const filled = TABLES[id]?.(setting)
    return filled === undefined ? [] : [{ id, title, ...filled }]
  })
