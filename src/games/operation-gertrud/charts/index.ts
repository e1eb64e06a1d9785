import { bookChart as book, replacedChart } from '../../../core/engine/chart-reading'
import type { Chart } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'
import type { Json } from '../../../core/json'
import { casIds, counters, type Nation, ngsIds, unitNamed } from '../forces/counters'
import { scenarios } from '../forces/scenarios'
import { STEPS_SERVE, type Support } from '../forces/scenarios/scenario'
import { sovietDuplicity } from '../forces/scenarios/soviet-duplicity'
import { combatProblems, objectiveProblems, raidProblems, terrainProblems, yavuzProblems } from './chart-checks'
import { type CombatTable, combatResults, resultEffects, shifts, TYPES_FOR_COMBINED_ARMS } from './combat-results'
import { goebenRaid, type RaidTable, raidSizes, type YavuzTable, yavuzDamage } from './goeben-raid'
import { missionModifiers, missions, missionTable } from './kommando-missions'
import { objectives, type TerrainKey, terrain } from './terrain'

/** 6.0, 2.6, 7.3, 9.6, 15.0, 3.2, 5.0 */
export const constants = {
  turns: 10,
  stackLimit: 5,
  movement: 5,
  movementAirborneKommando: 3,
  outOfSupplyMovement: 2,
  outOfSupplyMovementAirborneKommando: 1,
  railMultiplier: 3,
  outOfSupplyRail: 6,
  paradropEmptyHexStrength: 1,
  minDefenceTotal: 1,
  maxCasPerSidePerCombat: 1,
  maxNgsPerSidePerCombat: 1,
  ultraMarkers: 4,
} as const

/** 9.6 */
export const RAIL_TIMES = constants.railMultiplier

/** 13.1-13.4, R-18: the higher total wins, a tie kills both; a natural 1 aborts and ends the comparison. */
export const airCombat = { abortsOn: 1, expertenDice: 2, ultra: 1 } as const

/** 12.2, 12.3, R-18: as in the air, without modifiers. */
export const navalCombat = { recalledOn: 1 } as const

/** 13.7: the die must be above the cost of the hex, roads left out; then each unit there moves one hex at most. */
export const interdiction = { dieAbove: 'movement cost of the hex', hexesLeft: 1 } as const

/** 10.2, 10.3: NGS and ULTRA never come back. */
export const replacementCosts = { flip: 1, returnReduced: 1, returnFull: 2, cas: 1 } as const

/** 4.1; the scenario and failed missions add more. */
export const victoryModifiers = { perGermanCas: 1, perGermanArmor: 1 } as const

/** 12.1, R-19: whose NGS may support on the coast of which sea. The Yavuz may on every coast, seized or not. */
export const navalPermissions: { readonly [sea: string]: readonly Nation[] } = {
  'Sea of Marmara': [],
  'Black Sea': ['Soviet'],
  'Aegean Sea': ['British', 'American', 'Italian'],
  'Mediterranean Sea': ['British', 'American', 'Italian'],
}

/** The first day of turn 1; for show only. */
export const turnTrack: { readonly days: number; readonly from: { readonly [scenario: string]: string } } = {
  days: 7,
  from: {
    'early-1941': '1941-04-06',
    'late-1941': '1941-09-01',
    'early-1942': '1942-04-20',
    'late-1942': '1942-09-07',
    'early-1943': '1943-03-01',
  },
}

const SEQUENCE = [
  'Administration: CAS and NGS ready again, pieces due this turn join them; a damaged Yavuz is checked',
  'German turn: replacements; Allied interdiction; movement and arrivals, then the supply check; combat',
  'Allied turn: replacements; German interdiction; movement and arrivals, then the supply check; combat',
  'End of the turn: victory roll if it can succeed; the turn marker moves on',
]

/** How many of the 36 throws of two dice are below a number. */
const THROWS_BELOW = { 2: 0, 3: 1, 4: 3, 5: 6, 6: 10, 7: 15, 8: 21, 9: 26, 10: 30, 11: 33, 12: 35, 13: 36 }

const byScenario = (of: (scenario: (typeof scenarios)[number]) => Json): { readonly [scenario: string]: Json } =>
  Object.fromEntries(scenarios.map(scenario => [scenario.id, of(scenario)]))

const poolLabel = ({ turn, units }: Support): string => {
  const { nation, kind } = counters[unitNamed(units[0])]
  return `${turn > 1 ? `turn ${turn}: ` : ''}${nation} ${kind.toUpperCase()}`
}

const reconstructed: readonly Chart[] = [
  {
    id: 'crt',
    title: 'Combat Results Table',
    source: 'reconstructed',
    basis:
      'Pinned by 11.0: one die down the side, columns from 49% to 600%, letter codes; by 11.3, 11.4 and 15.0: what DE, DR and ' +
      'the others must do. Reconstructed: every cell, as a sliding diagonal in which no column or pip more is ever worse.',
    data: combatResults,
    problems: combatProblems,
  },
  {
    id: 'terrain',
    title: 'Terrain Key',
    source: 'reconstructed',
    basis:
      'Pinned: rough 2 MP (13.7), road and rail 1 MP (9.1), river +1 MP (9.4) and one shift (11.0). ' +
      'Reconstructed: clear 1 and mountain 3 MP, shifts 0, 1 and 2, city 1, strait +2 MP and one shift.',
    data: terrain,
    problems: terrainProblems,
  },
  {
    id: 'goebenRaid',
    title: 'Raid on the Goeben',
    source: 'reconstructed',
    basis:
      'Pinned by 17.0: two dice with the modifiers of size and scenario; a large raid holds and scuttles more often, seizes ' +
      'less often and loses the bonus a little more often. 5.1 needs a ship that may sink later. Reconstructed: all bands.',
    data: goebenRaid,
    problems: raidProblems,
  },
  {
    id: 'yavuzDamage',
    title: 'Damaged Yavuz',
    source: 'reconstructed',
    basis:
      '5.1 orders a check whether she sinks and prints none. Rolled only while the raid has left her damaged (R-17).',
    data: yavuzDamage,
    problems: yavuzProblems,
  },
  {
    id: 'objectives',
    title: 'Objective hexes',
    source: 'reconstructed',
    basis:
      'The printed map marks them, 4.0 only counts them. Early 1943 needs at least seven, and eleven or twelve for even odds; ' +
      'sixteen cities from Thrace to Erzurum are taken.',
    data: objectives,
    problems: objectiveProblems,
  },
]

export const charts: readonly Chart[] = [
  ...reconstructed,
  {
    id: 'resultCodes',
    title: 'Combat results explained',
    source: 'reconstructed',
    basis:
      'Pinned: DE and DR (11.3, 11.4), kinds of attacker losses (15.0). Reconstructed: the exact effects (R-02, R-50, R-51, R-72).',
    data: resultEffects,
  },
  book('shifts', 'Combat column shifts', '11.0 steps 2-8', {
    ...shifts,
    typesForCombinedArms: TYPES_FOR_COMBINED_ARMS,
  }),
  book('goebenModifiers', 'Raid on the Goeben: modifiers', '17.0', {
    ...raidSizes,
    ...byScenario(scenario => scenario.raidModifier),
  }),
  book('victoryModifiers', 'German victory roll modifiers', '4.1, 17.1', {
    ...victoryModifiers,
    scenario: byScenario(scenario => scenario.victoryModifier),
    failedMission: Object.fromEntries(missions.map(({ id, penalty }) => [id, penalty])),
  }),
  book('victoryOdds', 'Throws in 36 that win, by objectives less modifiers', '4.0', THROWS_BELOW),
  book('kommandoMissions', 'Kommando missions', '17.1', { missions, modifiers: missionModifiers, ...missionTable }),
  book('airCombat', 'Air combat', '13.1-13.5', airCombat),
  book('navalCombat', 'Naval combat', '12.2-12.3', navalCombat),
  book('interdiction', 'Interdiction', '13.7', interdiction),
  book('replacements', 'Replacement steps each turn', '10.2, 10.3, 18.1-18.5, 19.0', {
    ...byScenario(scenario => scenario.replacements),
    'soviet-duplicity': sovietDuplicity.replacements,
    costs: replacementCosts,
    serve: STEPS_SERVE,
  }),
  {
    id: 'supportPools',
    title: 'CAS and NGS available',
    source: 'reconstructed',
    basis:
      'Pinned: the numbers the scenarios name. Reconstructed: what "all" is, ' +
      `${casIds.length} CAS and ${ngsIds.length} NGS, so that the pieces add up to 160. Fixed by the counters.`,
    data: byScenario(({ support }) => Object.fromEntries(support.map(each => [poolLabel(each), each.choose]))),
  },
  book('sequence', 'Sequence of play', '5.1', SEQUENCE),
  {
    id: 'turnTrack',
    title: 'Turn Track',
    source: 'reconstructed',
    basis: '5.0: ten turns of about a week. The dates are for show only.',
    data: { turns: constants.turns, ...turnTrack },
  },
  book('constants', 'Fixed numbers', '2.6, 3.2, 5.0, 6.0, 7.3, 9.6, 11.0, 15.0', constants),
  book('navalPermissions', 'Where NGS may sortie', '12.1', navalPermissions),
]

export {
  COLUMNS,
  RESULTS,
  type Result,
  type ResultEffect,
  resultEffects,
  resultLabel,
  resultName,
  shifts,
  TYPES_FOR_COMBINED_ARMS,
} from './combat-results'
export { type RaidOutcome, type RaidSize, raidSizes, type YavuzFate } from './goeben-raid'
export {
  MISSIONS,
  type Mission,
  type MissionId,
  type MissionResult,
  missionModifiers,
  missionOf,
  missions,
  missionTable,
} from './kommando-missions'
export type { Ground, TerrainKey } from './terrain'

type Chosen = Pick<GameState, 'setting'>

export const combatTable = (s: Chosen): CombatTable => replacedChart(s, 'crt') ?? combatResults
export const terrainKey = (s: Chosen): TerrainKey => replacedChart(s, 'terrain') ?? terrain
export const raidTable = (s: Chosen): RaidTable => replacedChart(s, 'goebenRaid') ?? goebenRaid
export const yavuzTable = (s: Chosen): YavuzTable => replacedChart(s, 'yavuzDamage') ?? yavuzDamage
export const objectivesOf = (s: Chosen): readonly string[] => replacedChart(s, 'objectives') ?? objectives
