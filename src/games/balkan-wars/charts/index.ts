import { bookChart as book, type ChartProblem, replacedChart, wholeAt } from '../../../core/engine/chart-reading'
import type { Chart } from '../../../core/engine/module'
import type { GameState } from '../../../core/engine/state'
import { isObject, type Json } from '../../../core/json'
import { POWERS } from '../forces/counter'
import {
  alternativeResults,
  bombardmentResults,
  combatResults,
  dieModifiers,
  GROUNDS,
  LADDER,
  type TerrainChart,
  terrainChart,
} from './combat-and-terrain'
import {
  commitmentPrice,
  conflictTable,
  type DiplomaticDisplay,
  diplomaticDisplay,
  eventTable,
  operationsTable,
} from './diplomacy'
import {
  type MoraleChart,
  mobilizationCosts,
  mobilizationPoints,
  moraleChart,
  type TrackSpace,
  turnTrack,
  victoryLevels,
  weatherTable,
} from './morale-and-mobilization'

export const displayProblems = (data: Json): readonly ChartProblem[] =>
  POWERS.flatMap(power => [
    ...wholeAt(data, `${power}.strength`, 0, 9),
    ...wholeAt(data, `${power}.mobilization`, 0, 20),
  ])

const OCCASIONS = ['eliminated', 'routed', 'city', 'capital', 'fortification']

export const moraleProblems = (data: Json): readonly ChartProblem[] =>
  OCCASIONS.flatMap(each => [...wholeAt(data, `${each}.winner`, 0, 10), ...wholeAt(data, `${each}.loser`, -10, 0)])

const isSpace = (space: Json): boolean =>
  isObject(space) &&
  typeof space.label === 'string' &&
  typeof space.month === 'string' &&
  typeof space.week === 'number' &&
  (space.season === 'summer' || space.season === 'winter') &&
  typeof space.mobilize === 'boolean'

export function trackProblems(data: Json): readonly ChartProblem[] {
  if (!Array.isArray(data) || data.length !== 40) return [{ path: '', expected: 'forty spaces' }]
  return data.flatMap((space: Json, i) =>
    isSpace(space) ? [] : [{ path: String(i), expected: 'label, month, week, season and mobilize' }],
  )
}

const SHIFTING = ['town', 'city', 'river', 'strait', 'lake', 'entrenchment']

export const terrainProblems = (data: Json): readonly ChartProblem[] => [
  ...GROUNDS.flatMap(ground => [
    ...wholeAt(data, `hexes.${ground}.mp`, 1, 15),
    ...wholeAt(data, `hexes.${ground}.shift`, 0, 8),
  ]),
  ...SHIFTING.flatMap(each => wholeAt(data, `${each}.shift`, 0, 8)),
  ...wholeAt(data, 'river.mp', 0, 15),
  ...wholeAt(data, 'strait.mp', 0, 15),
  ...wholeAt(data, 'road.mp', 1, 15),
]

const SEQUENCE = [
  'Weather, if it is played',
  'Diplomacy: event, Great Power units, prisoner exchange, Morale from the powers, diplomatic conflict',
  'First Player: Mobilization, Strategic Operations if played, Movement, Bombardment of both if played, Combat, Rally',
  'Second Player: the same',
  'End of the turn',
]

const CODES = {
  '-': 'nothing',
  D: 'those who charged are Demoralized, or eliminated if they were; if nobody charged, one unit of the owner’s choice',
  S: 'all are Demoralized; who was already surrenders',
  R: 'as S, and all survivors retreat three hexes',
  E: 'all are eliminated',
}

const reconstructed: readonly Chart[] = [
  {
    id: 'diplomatic-display',
    title: 'Diplomatic Display',
    source: 'reconstructed',
    basis:
      'Pinned: Britain counts 2. Reconstructed: the four powers with a stake in the Straits or the Balkans at 2, France and Italy ' +
      'at 1; Mobilization values of 1 to 3, since a review says that they are more than a side can usually place.',
    data: diplomaticDisplay as unknown as Json,
    problems: displayProblems,
  },
  {
    id: 'national-morale',
    title: 'National Morale Chart',
    source: 'reconstructed',
    basis:
      'Pinned: the occasions, that both sides change, the range from 0 to 10. Reconstructed: the numbers, so that a country of 7 ' +
      'or 8 is brought to 0 by several disasters only.',
    data: moraleChart as unknown as Json,
    problems: moraleProblems,
  },
  {
    id: 'turn-track',
    title: 'Turn Record Track',
    source: 'reconstructed',
    basis: 'Pinned: weeks, first and last spaces. Reconstructed: that weeks I and III of each month say Mobilize.',
    data: turnTrack as unknown as Json,
    problems: trackProblems,
  },
  {
    id: 'terrain-effects',
    title: 'Terrain Effects Chart',
    source: 'reconstructed',
    basis:
      'Pinned: City 2 columns, River and Lake 2 when all attack across, Mountain 3 MP and for whom, road 1 MP. Reconstructed: the rest.',
    data: terrainChart as unknown as Json,
    problems: terrainProblems,
  },
]

export const charts: readonly Chart[] = [
  ...reconstructed,
  book('crt', 'Combat Results Table', 'Player aid, cell for cell', combatResults as unknown as Json),
  book('crt-alternative', 'Alternative Combat Results Table', 'MOVES 81; one damaged cell read as -/S (B4)', {
    ...(alternativeResults as unknown as { readonly [key: string]: Json }),
  }),
  book('crt-results', 'Meaning of the combat results', 'Player aid', CODES),
  book('odds-and-shifts', 'Odds ladder and die modifiers', '6.1, 6.3-6.5, 13.2', {
    ladder: [...LADDER],
    dieModifiers,
  }),
  book('crt-bombardment', 'Bombardment Results Table', 'MOVES 81; the second row 7 is left out (B5)', {
    ...(bombardmentResults as unknown as { readonly [key: string]: Json }),
  }),
  book('secret-operations', 'Secret Operations Table', 'MOVES 81', operationsTable as unknown as Json),
  book('diplomatic-conflict', 'Diplomatic Conflict Table', 'Player aid; the two BP corners exchanged (B6)', {
    ...(conflictTable as unknown as { readonly [key: string]: Json }),
  }),
  book('events', 'Political Events Table', 'Player aid; 36-41 is 36 and 41 (B11)', eventTable as unknown as Json),
  book('great-power-commitment', 'Price of Great Power units', 'S1.V, S2.V, S4.V', commitmentPrice),
  book('mobilization-costs', 'Mobilization Costs', 'Player aid; HQs twice command and staff', mobilizationCosts),
  book('mobilization-points', 'Mobilization Points', '4.1, S3.MOB, S4.SR3', mobilizationPoints),
  book('weather', 'Weather', 'MOVES 81; April I is Thaw, then the summer roll', weatherTable as unknown as Json),
  book('victory-levels', 'Victory levels', '14.3; the lines put in order (B8)', victoryLevels as unknown as Json),
  book('sequence', 'Sequence of play', '2, MOVES 81', SEQUENCE),
]

type Chosen = Pick<GameState, 'setting'>

export const displayOf = (s: Chosen): DiplomaticDisplay => replacedChart(s, 'diplomatic-display') ?? diplomaticDisplay
export const moraleOf = (s: Chosen): MoraleChart => replacedChart(s, 'national-morale') ?? moraleChart
export const turnTrackOf = (s: Chosen): readonly TrackSpace[] => replacedChart(s, 'turn-track') ?? turnTrack
export const terrainOf = (s: Chosen): TerrainChart => replacedChart(s, 'terrain-effects') ?? terrainChart
