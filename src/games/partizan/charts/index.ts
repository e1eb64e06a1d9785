import { bookChart as book, replacedChart as replaced } from '../../../core/engine/chart-reading'
import type { Chart } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'
import type { Json } from '../../../core/json'
import { type AxisNation, counters, type MoveClass, type Ratings } from '../forces/counters'
import { type Arrivals, arrivals } from '../forces/schedule'
import { axisTargets, type Objective, partisanTargets } from '../victory/target-objectives'
import {
  ASSAULT_COLUMNS,
  arrivalProblems,
  assaultProblems,
  CLOSE_COMBAT_COLUMNS,
  cacheProblems,
  chitProblems,
  closeCombatProblems,
  driftProblems,
  prestigeProblems,
  ratingsProblems,
  replacementProblems,
  supplyProblems,
  terrainProblems,
  turnTrackProblems,
} from './chart-checks'

/** A results table as `core/results-table` reads it. */
export type DieTable<R extends Json> = {
  readonly columns: readonly string[]
  readonly rows: { readonly [die: string]: readonly R[] }
}

/** 11.6.3: attacker's steps / defender's steps, with Re where attacking Partisans may withdraw. */
export type LossTable = DieTable<string>

const assault: LossTable = {
  columns: ASSAULT_COLUMNS,
  rows: {
    1: ['3/0', '3/0', '2/0', '2/0', '2/0', '1/0', '1/0', '1/1', '1/1'],
    2: ['3/0', '3/0', '2/0', '2/0', '1/0', '1/1', '1/1', '1/1', '1/1'],
    3: ['3/0', '2/0', '2/0', '2/0', '1/1', '1/1', '1/1', '1/1', '0/2'],
    4: ['3/0', '2/0', '2/1', '1/1', '1/1', '1/1', '1/2', '0/2', '0/2'],
    5: ['2/0', '2/1', '1/1', '1/1', '1/2', '1/2', '0/2', '0/2', '0/3'],
    6: ['2/1', '2/1', '1/1', '1/2', '1/2', '0/2', '0/3', '0/3', '0/3'],
  },
}

const closeCombat: LossTable = {
  columns: CLOSE_COMBAT_COLUMNS,
  rows: {
    1: ['2/0', '2/0', '2/0', '1/0', '1/0', '1/0', '1/0'],
    2: ['2/0', '2/0', '1/0', '1/0', '1/0', '1/1', '1/1Re'],
    3: ['2/0', '1/0', '1/0', '1/0', '1/1Re', '1/1Re', '0/1Re'],
    4: ['1/0', '1/0', '1/0Re', '1/1Re', '1/1Re', '0/1Re', '0/1Re'],
    5: ['1/0', '1/0Re', '1/1Re', '1/1Re', '0/1Re', '0/1Re', '0/1Re'],
    6: ['1/0Re', '1/1Re', '1/1Re', '0/1Re', '0/1Re', '0/1Re', '0/2Re'],
  },
}

export type Terrain = 'clear' | 'rough' | 'mountain'
/** MP to enter. Town, city and river come on top (9.1.8); a rail link replaces everything (9.2.1). */
export type TerrainChart = {
  readonly hexes: { readonly [terrain in Terrain]: { readonly [moveClass in MoveClass]: number } }
  /** also from island to island. */
  readonly island: number
  readonly town: number
  readonly city: number
  readonly river: number
  readonly rail: number
}

const terrain: TerrainChart = {
  hexes: {
    clear: { leg: 1, motor: 1, mountainCavalry: 1 },
    rough: { leg: 2, motor: 3, mountainCavalry: 1 },
    mountain: { leg: 3, motor: 5, mountainCavalry: 2 },
  },
  island: 2,
  town: 1,
  city: 1,
  river: 1,
  rail: 1,
}

/** 11.4, 12.2. Nets from above `partisan` are the Axis player's. */
export const initiative = {
  fullRetreat: 1,
  halfRetreat: 2,
  partisan: 4,
  turns: { 1: -1, 2: -1, 5: 1, 6: 1, 7: 1, 8: 1 },
  terrain: { clear: 1, rough: 0, mountain: -1 },
} as const

/** Highest die of an Italian surrender (7.1) and of a landing scare (8.0.1); 0: no die is rolled. */
export type TurnTrack = readonly { readonly name: string; readonly surrender: number; readonly scare: number }[]

const turnTrack: TurnTrack = [
  { name: 'Sep-Dec 1941', surrender: 0, scare: 0 },
  { name: 'Jan-Apr 1942', surrender: 0, scare: 0 },
  { name: 'May-Aug 1942', surrender: 0, scare: 0 },
  { name: 'Sep-Dec 1942', surrender: 0, scare: 0 },
  { name: 'Jan-Apr 1943', surrender: 2, scare: 4 },
  { name: 'May-Aug 1943', surrender: 3, scare: 4 },
  { name: 'Sep-Dec 1943', surrender: 5, scare: 4 },
  { name: 'Jan-Apr 1944', surrender: 6, scare: 3 },
  { name: 'May-Aug 1944', surrender: 6, scare: 2 },
  { name: 'Sep-Dec 1944', surrender: 6, scare: 1 },
]

/** 13.5.2, 13.5.3. */
export type ReplacedNation = Exclude<AxisNation, 'Ustashi' | 'Croatian'>
export type AxisReplacements = { readonly [nation in ReplacedNation]: readonly number[] }

const axisReplacements: AxisReplacements = {
  German: [0, 1, 1, 2, 2, 3, 3, 3, 2, 2],
  Italian: [1, 2, 2, 2, 1, 1, 1, 0, 0, 0],
  Bulgarian: [0, 1, 1, 1, 1, 1, 1, 1, 1, 0],
  Hungarian: [0, 0, 1, 0, 1, 0, 1, 1, 1, 0],
}

/** 8.0.3. */
export const LANDING_SCARE_RPS = 3

/** The chits that a die brings. */
export type CacheTable = DieTable<readonly number[]>

const weaponsCache: CacheTable = {
  columns: ['chits'],
  rows: { '0-': [[]], 1: [[]], 2: [[1]], 3: [[1, 1]], 4: [[2, 1]], 5: [[2, 2]], 6: [[3, 2, 1]] },
}

/** How many chits of each strength there are. */
export type CacheChits = { readonly [strength in 1 | 2 | 3]: number }
const cacheChits: CacheChits = { 1: 4, 2: 3, 3: 2 }
/** 14.2. */
export const CACHE_WITHOUT_TITO = -1

/** Steps that the supply check costs. */
export type SupplyTable = DieTable<number>
const partisanSupply: SupplyTable = {
  columns: ['steps'],
  rows: { '3-': [0], 4: [1], 5: [1], 6: [2], '7+': [3] },
}
/** 15.2.2. */
export const supplyModifiers = { perTown: -1, noTown: 1 } as const

/** 17.1.3: by die, as `core/hex` names directions. */
export type Drift = { readonly [die in 1 | 2 | 3 | 4 | 5 | 6]: 'NW' | 'NE' | 'E' | 'SE' | 'SW' | 'W' }
const drift: Drift = { 1: 'NW', 2: 'NE', 3: 'E', 4: 'SE', 5: 'SW', 6: 'W' }

/** 19.1.2, 19.1.3, R-28. */
export const prestigeBoxes = [
  { name: 'No Support (Start)', rps: 0, bomber: false, sas: false },
  { name: 'No Support', rps: 0, bomber: false, sas: false },
  { name: 'Some Support', rps: 0, bomber: false, sas: false },
  { name: 'Half Support to Tito', rps: 1, bomber: false, sas: false },
  { name: 'Much Support to Tito', rps: 2, bomber: false, sas: false },
  { name: 'Most Support to Tito', rps: 3, bomber: true, sas: false },
  { name: 'All Support to Tito', rps: 4, bomber: true, sas: true },
] as const

/** How far the marker goes; less than 0 is back. */
export type PrestigeTable = DieTable<number>
const titoPrestige: PrestigeTable = { columns: ['boxes'], rows: { '1-': [-1], '2-3': [0], '4-6': [1], '7+': [2] } }

/** 18.5.2: added to the die. */
export const targetModifiers = {
  'Pilot Rescue': 1,
  'Petrol Dump': 1,
  'Truck Convoy': 0,
  'Phone Lines': 0,
  'Train Station': 1,
  'Rail Line': 0,
  Viaduct: 1,
  Dam: 3,
  Bridge: 2,
  'Motor Pool': 2,
  'WH Food': 0,
  'WH Weapons': 2,
} as const satisfies { readonly [objective in Objective]: number }
/** 19.4. */
export const TARGET_WITHOUT_TITO = -2

/** 18.8, from the lowest; each level goes up to the next. */
export const victoryLevels = [
  { level: 'Major Axis Victory', from: null },
  { level: 'Minor Axis Victory', from: 175 },
  { level: 'Draw', from: 200 },
  { level: 'Minor Partisan Victory', from: 226 },
  { level: 'Major Partisan Victory', from: 251 },
] as const
export type VictoryLevel = (typeof victoryLevels)[number]['level']

/** 18.2-18.7. */
export const victoryPoints = {
  town: 1,
  city: 2,
  landingScareHex: 1,
  resourceCutOff: 1,
  titoDead: -2,
  partisanOffMap: -10,
} as const

/** 11.7, to the right for the attacker. Support shifts for its owner, to the left when he defends (16.5.1). */
export const shifts = {
  support: 1,
  halfGerman: 1,
  motor: 2,
  partisansInCloseCombat: 1,
  terrain: { clear: 0, rough: -1, mountain: -2 },
  town: -1,
  city: -2,
  river: -1,
} as const

/** 11.8. */
export const dieModifiers = { attackerOutOfSupply: -2, defenderOutOfSupply: 1 } as const

/** 10.1.2, in steps. */
export const stackLimits = { clear: 15, rough: 10, mountain: 5, city: 5 } as const

/** What is printed on each counter. */
export type RatingsChart = {
  readonly [counter: string]: { readonly full: Ratings; readonly reduced: Ratings | null }
}
const ratings: RatingsChart = Object.fromEntries(counters.map(({ id, full, reduced }) => [id, { full, reduced }]))

const ours = (
  id: string,
  title: string,
  basis: string,
  data: Json,
  problems: NonNullable<Chart['problems']>,
): Chart => ({
  id,
  title,
  source: 'reconstructed',
  basis,
  data,
  problems,
})

export const charts: readonly Chart[] = [
  ours(
    'assault',
    'Assault Table',
    'Stated: steps lost as attacker / defender on one die, a 2/1 among them, a 2-1 column, 7-1 the last, high dice good for the attacker. ' +
      'Reconstructed: the cells. Bloodier than close combat for both, set by trial games around the printed victory levels.',
    assault,
    assaultProblems,
  ),
  ours(
    'closeCombat',
    'Close Combat Table',
    'Stated: a 2-1 column, 5-1 the last, Re beside some results. ' +
      'Reconstructed: the cells. Never more than two steps; Re from a die that falls as the odds rise. ' +
      'Set by 40 games between equal computer players: Partisans won 18, the Axis 19.',
    closeCombat,
    closeCombatProblems,
  ),
  ours(
    'terrain',
    'Terrain Effects Chart: movement',
    'Stated: clear 1 for all, rough 2 for leg and 3 for motor, town +1, connected rail 1; mountain, town and river exceed 4 for leg. ' +
      'Reconstructed: mountain, the third class, city +1, river +1, islands.',
    terrain,
    terrainProblems,
  ),
  book('initiative', 'Initiative and Retreat', '11.4, 12.2', initiative),
  ours(
    'turnTrack',
    'Turn Track',
    'Stated: ten turns of four months; on turn 5 surrender up to 2 and a scare up to 4. ' +
      'Reconstructed: later turns, after the calendar; surrender is certain from turn 8.',
    turnTrack,
    turnTrackProblems,
  ),
  ours(
    'axisReplacements',
    'Axis Replacement Chart',
    'Stated: four nations have a row; Germany 0 on turn 1 and 1 on turn 2. Reconstructed: the rest.',
    axisReplacements,
    replacementProblems,
  ),
  ours(
    'weaponsCache',
    'Weapons Cache Allotment Chart',
    'Stated: 2 brings one +1 chit, 3 brings two. Reconstructed: the other dice.',
    weaponsCache,
    cacheProblems,
  ),
  ours(
    'cacheChits',
    'Weapons Cache chits',
    'Stated: there are +1, +2 and +3. Reconstructed: how many of each.',
    cacheChits,
    chitProblems,
  ),
  ours(
    'partisanSupply',
    'Partisan Supply Check Table',
    'Stated: one die, less 1 for each town held, 1 more if none is, and a number of steps lost. ' +
      'Reconstructed: the rows; about one step a turn without a town, none with three.',
    partisanSupply,
    supplyProblems,
  ),
  ours(
    'drift',
    'Drift Diagram',
    'Stated: 3 is east. Reconstructed: clockwise from the north-west.',
    drift,
    driftProblems,
  ),
  book('prestigeBoxes', 'Tito Prestige Track: boxes', '19.1.2, 19.1.3', prestigeBoxes),
  ours(
    'titoPrestige',
    'Tito Prestige Track: die',
    'Stated: a die moves the marker left or right. Reconstructed: how far.',
    titoPrestige,
    prestigeProblems,
  ),
  book('targetVP', 'Target Objective modifiers', '18.5', targetModifiers),
  book('targetTableAxis', 'Target Objectives: Axis Set-Up Table (odd)', '4.2, R-2', axisTargets),
  book('targetTablePartisan', 'Target Objectives: Partisan Set-Up Table (even)', '4.3, R-2, R-3', partisanTargets),
  book('victory', 'Victory levels', '18.8', victoryLevels),
  book('vpSchedule', 'Victory points', '18.2-18.7', victoryPoints),
  book('shifts', 'Column shifts', '11.7', shifts),
  book('drm', 'Combat die modifiers', '11.8', dieModifiers),
  book('stacking', 'Stacking limits in steps', '10.1', stackLimits),
  ours(
    'ratings',
    'Ratings of the counters',
    'Stated: 1 EdS and 2 TdF 3-4-10, 21 Pz 15-11-10, 202 Pz 2-1-10, US 3 9-9-12, a Croatian 0-2-4, a Partisan 2-1-8, Force 10 defence 1. ' +
      'Reconstructed: the other units.',
    ratings,
    ratingsProblems(counters),
  ),
  ours(
    'arrivals',
    'Turns of arrival',
    'Stated: 202 Pz on turn 5. Reconstructed: the others.',
    arrivals,
    arrivalProblems(Object.values(arrivals).flat()),
  ),
]

type Chosen = Pick<GameState, 'setting'>

export const assaultTable = (s: Chosen): LossTable => replaced(s, 'assault') ?? assault
export const closeCombatTable = (s: Chosen): LossTable => replaced(s, 'closeCombat') ?? closeCombat
export const terrainChart = (s: Chosen): TerrainChart => replaced(s, 'terrain') ?? terrain
export const turnTrackOf = (s: Chosen): TurnTrack => replaced(s, 'turnTrack') ?? turnTrack
export const axisReplacementsOf = (s: Chosen): AxisReplacements => replaced(s, 'axisReplacements') ?? axisReplacements
export const weaponsCacheOf = (s: Chosen): CacheTable => replaced(s, 'weaponsCache') ?? weaponsCache
export const cacheChitsOf = (s: Chosen): CacheChits => replaced(s, 'cacheChits') ?? cacheChits
export const partisanSupplyOf = (s: Chosen): SupplyTable => replaced(s, 'partisanSupply') ?? partisanSupply
export const driftOf = (s: Chosen): Drift => replaced(s, 'drift') ?? drift
export const titoPrestigeOf = (s: Chosen): PrestigeTable => replaced(s, 'titoPrestige') ?? titoPrestige
export const ratingsOf = (s: Chosen): RatingsChart => replaced(s, 'ratings') ?? ratings
export const arrivalsOf = (s: Chosen): Arrivals => replaced(s, 'arrivals') ?? arrivals
