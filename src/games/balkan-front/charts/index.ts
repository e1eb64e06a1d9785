import { bookChart as book, replacedChart } from '../../../core/engine/chart-reading'
import type { Chart } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'
import type { Json } from '../../../core/json'
import type { EntryCosts } from '../../../core/map/entry-costs'
import type { ResultsTable } from '../../../core/results-table'
import { UNIT_TYPES } from '../forces/unit-types'
import { ENTRY_COSTS } from '../map/entry-costs'
import * as air from './air'
import { armour, engineers } from './armour'
import * as check from './chart-checks'
import { type CombatTable, combatResults, resultNames } from './combat-results'
import * as movement from './movement'
import * as politics from './politics'
import * as sea from './sea'
import { SEQUENCE } from './sequence'
import { MINOR_PORT_RE, overlandTerrain, type SupplyLengths, supplyLengths, TOKEN_PHASES } from './supply-lines'
import { type TerrainCombat, terrainCombat } from './terrain-combat'
import { STALEMATE_LEAD, victoryLines, victoryRatios } from './victory'
import { TURNS, type WeatherTable, weatherTable } from './weather'
import * as works from './works'

const plain = (data: unknown): Json => data as Json

type Rebuilt = Omit<Chart, 'source' | 'data'> & { readonly data: unknown }
const rebuilt = ({ data, ...chart }: Rebuilt): Chart => ({ ...chart, source: 'reconstructed', data: plain(data) })

const reconstructed: readonly Chart[] = [
  {
    id: 'crt',
    title: 'Ground combat results table',
    basis:
      'Pinned: the result codes (9.C), 9:1 and automatic AE as its ends (9.B.7), the 2:1 column for dice of 1 to 6, which its ' +
      'makers published. Reports of play fit 2:1, 3:1, 4:1, 5:1 and 6:1 in single cells. Reconstructed: all other cells, as one ' +
      'sliding ladder in which no column and no pip more is ever worse for the attacker.',
    data: combatResults,
    problems: check.combatProblems,
  },
  {
    id: 'terrain-movement',
    title: 'Terrain effects chart: movement',
    basis:
      'Pinned: mountain 6, 3 and 2, narrow straits +2, karst closed (6), clear 1 (6.B, 7.B), woods 2 and river +1 (32.C). ' +
      'Reconstructed: the rest, and all of poor weather and winter.',
    data: movement.terrainCosts,
    problems: check.movementProblems,
  },
  {
    id: 'terrain-combat',
    title: 'Terrain effects chart: combat',
    basis:
      'Pinned: a dot city bars armour (10.G), fortified hexsides halve (32.B.1), poor weather has a modifier of its own (27), ' +
      'engineers count at forts and major cities (14.A.2); a full-hex city is -1 and major rivers quarter, as published. ' +
      'Reconstructed: the rest.',
    data: terrainCombat,
    problems: check.terrainCombatProblems,
  },
  {
    id: 'zoc-movement-costs',
    title: 'Leaving a zone of control',
    basis: 'Pinned by 6.A: a price by class, besides terrain. Reconstructed: 3 and 2.',
    data: movement.zocCosts,
    problems: check.byClassProblems,
  },
  {
    id: 'overrun-costs',
    title: 'Overrun costs',
    basis: 'Pinned by 13: a price read from a table. Reconstructed: 2 for c/m units, 3 for others.',
    data: movement.overrunCosts,
    problems: check.byClassProblems,
  },
  {
    id: 'rail-movement-rate',
    title: 'Rail movement rate: hexes a movement point',
    basis:
      'Pinned: several hexes a point on either kind of line (7.A.1); 25 hexes can be paid by any unit (32.D). ' +
      'Reconstructed: 10 in clear and 7 in poor weather.',
    data: movement.railRate,
    problems: check.railRateProblems,
  },
  {
    id: 'supply-lines',
    title: 'Supply lines: greatest lengths in hexes',
    basis:
      'Pinned by 12.B: lengths change with the weather; 7 hexes of low-volume railway. Reconstructed: 7 and 5 overland, 14 and 10 by road.',
    data: supplyLengths,
    problems: check.supplyProblems,
  },
  {
    id: 'weather',
    title: 'Weather table: a die of 1 to 6, by turn and zone',
    basis:
      'Pinned: Nov II with a 3 is poor in D and clear in E, Jan I can be poor and Jan II unchanged in D (27). Published games fit Nov I, ' +
      'Nov II, Jan I, Mar I and May I. Reconstructed: the rest.',
    data: weatherTable,
    problems: check.weatherProblems,
  },
  {
    id: 'ports',
    title: 'Ports',
    basis: 'Pinned by 26.A.3: a standard port takes 5 REs and 7 hits. Reconstructed: the other sizes, in proportion.',
    data: works.ports,
    problems: check.portProblems,
  },
  {
    id: 'airbase-capacity',
    title: 'Airbases',
    basis:
      'Pinned: a temporary airfield 3 (19, 32.A.4), Rhodes 7, Eastern Greece 3 (28). Reconstructed: cities and permanent airfields.',
    data: works.airbaseCapacity,
    problems: check.airbaseProblems,
  },
  {
    id: 'air-combat',
    title: 'Air combat results table',
    basis:
      'Pinned by the example of 21.B.3: +2 with 5 is A, with 3 is K; -2 with 7 and 9 and -3 with 8 are nothing. Reports fit a few cells ' +
      'more. Reconstructed: the rest, sliding evenly.',
    data: air.airCombat,
    problems: check.airCombatProblems,
  },
  {
    id: 'aa-fire',
    title: 'Antiaircraft fire table',
    basis:
      'Pinned by 22.B.2: 9 points are read as 7, below 1 nothing, two dice, results as in air combat. Reconstructed: the cells.',
    data: air.aaFire,
    problems: check.aaProblems,
  },
  {
    id: 'bombing',
    title: 'Bombing table: a hit on this or more',
    basis: 'Pinned by 20.F: 8 points are read as 5, below 1 a miss, high is good (24.D). Reconstructed: the numbers.',
    data: air.bombing,
    problems: check.bombingProblems,
  },
  {
    id: 'air-repair',
    title: 'Air repair: on this or less',
    basis: 'Pinned by 23: one die a unit, on a number or less. Reconstructed: the numbers, by air force.',
    data: air.airRepair,
    problems: check.repairProblems,
  },
  {
    id: 'naval-interdiction',
    title: 'Naval interdiction table',
    basis: 'Pinned by 26.C: two kinds of zone, results -, T and S. Reconstructed: which dice.',
    data: sea.navalInterdiction,
    problems: check.interdictionProblems,
  },
  {
    id: 'success-table',
    title: 'Success table (options 32.B, 32.C)',
    basis: 'The booklet names the uses only. Reconstructed: commandos on 3 or more, airborne troops on 4 or more.',
    data: sea.successes,
    problems: check.successProblems,
  },
].map(rebuilt)

export const charts: readonly Chart[] = [
  ...reconstructed,
  book('crt-results', 'Combat results explained', '9.C', resultNames),
  book('armor-summary', 'Armour and antitank', '10.C-10.F, 14.A.2', plain({ ...armour, engineers })),
  book('stacking', 'Stacking limits', '8.A', movement.stackingLimits),
  book('rail-capacity', 'Rail capacity in REs a turn', '7.A.2', movement.railCapacity),
  book('overrun-odds', 'Overrun', '13.2, 13.8', movement.overrunOdds),
  book('flood-costs', 'Spring thaw: river crossings in zone D', '32.A.5', movement.floodCosts),
  book('special-mp-costs', 'Movement points of works', '7.A.4, 14.A.1, 17.D, 26.B.1, 32', {
    ...works.workCosts,
    ...works.otherCosts,
  }),
  book('construction', 'Forts and permanent airfields', '14.A.1', works.construction),
  book('supply-limits', 'Limited supply', '12.C.2, 12.C.3, 32.A.3', {
    minorPortRE: MINOR_PORT_RE,
    deliveredSupplyPhases: TOKEN_PHASES,
    overlandWithOption: overlandTerrain,
  }),
  {
    id: 'unit-types',
    title: 'Unit identification chart',
    source: 'reconstructed',
    basis:
      'Pinned: what 3.A, 10, 14 and 22 say of single types. Reconstructed: the other values. Fixed by the counters.',
    data: plain(UNIT_TYPES),
  },
  book('patrol-attacks', 'Patrol attacks: turned back on this or more', '19.3', air.patrolAttacks),
  book('air-escape', 'Escape from a lost airbase', '17.B', air.airEscape),
  book('landings', 'Gliders spent, night landings', '24.C, 24.E', air.landings),
  book('intrinsic-aa', 'Antiaircraft strength without counters', '22.A', air.intrinsicAA),
  book('airborne-disruption', 'Airborne disruption', '25.A', air.disruption),
  book('ntp', 'Naval transport points', '26.B', sea.transportPoints),
  book('bulgarian-participation', 'Call on Bulgaria', '28.C.1', politics.bulgarianCall),
  book('yugoslav-pressure', 'Pressure on Yugoslavia', '28.C.2', plain(politics.yugoslavPressure)),
  book('albanian-revolt', 'Albanian revolt', '28.A.1.d', politics.albanianRevolt),
  book('politics', 'Governments, detection, German troops', '28.A.2, 28.B.1, 33.E, 33.F', {
    governmentEscapesOnOrBelow: politics.GOVERNMENT_ESCAPES,
    undetectedOnOrBelow: politics.undetected,
    assistance: politics.germanAssistance,
    germanREsKept: politics.GERMAN_RES_KEPT,
  }),
  book('garrisons', 'Garrisons in REs', '28.A.1, 28.B.1, 28.D', politics.garrisons),
  book(
    'victory-points',
    'Victory point chart',
    '31.B; the c/m line of German assistance by ruling R-VP1',
    victoryLines,
  ),
  book('victory-levels', 'Victory levels', '31.B', { stalemateUpTo: STALEMATE_LEAD, ratios: victoryRatios }),
  book('turn-record', 'Turn record', '4, 31.A', TURNS),
  {
    id: 'sequence',
    title: 'Sequence of play',
    source: 'reconstructed',
    basis: 'Pinned: the phases (4). Reconstructed: the order inside the initial phase (R-SEQ).',
    data: plain(SEQUENCE),
  },
]

type Chosen = Pick<GameState, 'setting'>

export const combatTable = (s: Chosen): CombatTable => replacedChart(s, 'crt') ?? combatResults
export const terrainCombatOf = (s: Chosen): TerrainCombat => replacedChart(s, 'terrain-combat') ?? terrainCombat
export const zocCostsOf = (s: Chosen): movement.ByClass => replacedChart(s, 'zoc-movement-costs') ?? movement.zocCosts
export const overrunCostsOf = (s: Chosen): movement.ByClass =>
  replacedChart(s, 'overrun-costs') ?? movement.overrunCosts
export const railRateOf = (s: Chosen): movement.RailRate => replacedChart(s, 'rail-movement-rate') ?? movement.railRate
export const supplyLengthsOf = (s: Chosen): SupplyLengths => replacedChart(s, 'supply-lines') ?? supplyLengths
export const weatherTableOf = (s: Chosen): WeatherTable => replacedChart(s, 'weather') ?? weatherTable
export const portsOf = (s: Chosen): works.Ports => replacedChart(s, 'ports') ?? works.ports
export const airbaseCapacityOf = (s: Chosen): works.AirbaseCapacity =>
  replacedChart(s, 'airbase-capacity') ?? works.airbaseCapacity
export const airCombatOf = (s: Chosen): ResultsTable<air.AirResult> => replacedChart(s, 'air-combat') ?? air.airCombat
export const aaFireOf = (s: Chosen): ResultsTable<air.AirResult> => replacedChart(s, 'aa-fire') ?? air.aaFire
export const bombingOf = (s: Chosen): air.BombingTable => replacedChart(s, 'bombing') ?? air.bombing
export const airRepairOf = (s: Chosen): air.RepairTable => replacedChart(s, 'air-repair') ?? air.airRepair
export const interdictionOf = (s: Chosen): sea.InterdictionTable =>
  replacedChart(s, 'naval-interdiction') ?? sea.navalInterdiction
export const successesOf = (s: Chosen): sea.SuccessTable => replacedChart(s, 'success-table') ?? sea.successes

/** The terrain chart that steps are paid by: the printed one itself, unless a chart pack has another. */
export function entryCostsOf(s: Chosen): EntryCosts {
  const own = replacedChart<movement.TerrainCosts>(s, 'terrain-movement')
  return own === undefined ? ENTRY_COSTS : movement.withCosts(own)
}
