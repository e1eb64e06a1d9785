import type { RuleId } from '../../../core/ids'
import type { ResultsTable } from '../../../core/results-table'
import type { ArmedPower, Power } from '../forces/counter'

/** C: nothing; A: armistice; WW: world war; 1D, 2D: a power by lot for the First or Second Player; BP1, BP2: any he names. */
export const CONFLICT_RESULTS = ['C', 'A', 'WW', '1D', '2D', 'BP1', 'BP2'] as const
export type ConflictResult = (typeof CONFLICT_RESULTS)[number]

/** Rows: the First Player's total; columns: the Second Player's. B6: the two corners are exchanged. */
// biome-ignore format: a row a line
export const conflictTable: ResultsTable<ConflictResult> = {
  columns: ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10+'],
  rows: {
    '1': ['C', 'C', 'C', 'C', 'C', 'C', 'C', '2D', '2D', 'BP2'],
    '2': ['C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', '2D', '2D'],
    '3': ['C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', '2D'],
    '4': ['C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'A'],
    '5': ['C', 'C', 'C', 'C', 'C', 'C', 'C', 'C', 'A', 'A'],
    '6': ['C', 'C', 'C', 'C', 'C', 'C', 'C', 'A', 'A', 'A'],
    '7': ['C', 'C', 'C', 'C', 'C', 'C', 'A', 'A', 'A', 'A'],
    '8': ['1D', 'C', 'C', 'C', 'C', 'A', 'A', 'A', 'A', 'A'],
    '9': ['1D', '1D', 'C', 'C', 'A', 'A', 'A', 'A', 'A', 'WW'],
    '10+': ['BP1', '1D', '1D', 'A', 'A', 'A', 'A', 'A', 'WW', 'WW'],
  },
}

export type Influence = { readonly strength: number; readonly mobilization: number }
export type DiplomaticDisplay = { readonly [power in Power]: Influence }

/** Only Britain's strength is printed in the rules; see the basis of the chart. */
export const diplomaticDisplay: DiplomaticDisplay = {
  'Austro-Hungary': { strength: 2, mobilization: 2 },
  Germany: { strength: 2, mobilization: 3 },
  Italy: { strength: 1, mobilization: 1 },
  Russia: { strength: 2, mobilization: 2 },
  Britain: { strength: 2, mobilization: 3 },
  France: { strength: 1, mobilization: 3 },
}

/** 3.5.1: for units in play. */
export const UNITS_IN_PLAY = 1

/** S1.V.2: what taking the units of a power costs. */
export const commitmentPrice: { readonly [power in ArmedPower]: number } = {
  'Austro-Hungary': 20,
  Britain: 10,
  Germany: 5,
}

export type OperationResult = 'N' | 'S1' | 'S2'

/** MOVES 81. Columns: attacking Agents less defending ones. B7: columns 1 and 2 are alike. B17: beyond either end, the end row. */
// biome-ignore format: a row a line
export const operationsTable: ResultsTable<OperationResult> = {
  columns: ['-1-', '0', '1', '2', '3', '4+'],
  rows: {
    '0-': ['N', 'N', 'N', 'N', 'N', 'N'],
    '1': ['N', 'N', 'N', 'N', 'N', 'N'],
    '2': ['N', 'N', 'N', 'N', 'N', 'N'],
    '3': ['N', 'N', 'N', 'N', 'N', 'S1'],
    '4': ['N', 'N', 'S1', 'S1', 'S1', 'S1'],
    '5': ['N', 'S1', 'S1', 'S1', 'S1', 'S2'],
    '6': ['S1', 'S1', 'S1', 'S1', 'S2', 'S2'],
    '7': ['S1', 'S2', 'S2', 'S2', 'S2', 'S2'],
    '8+': ['S2', 'S2', 'S2', 'S2', 'S2', 'S2'],
  },
}

export type EventRow<Id extends string = string> = {
  readonly rolls: readonly number[]
  readonly id: Id
  readonly title: string
  /** What it does, by war. */
  readonly says: readonly [string, string]
}

const NOTHING = 'nothing'
const event = <const Id extends string>(
  id: Id,
  rolls: readonly number[],
  title: string,
  first: string,
  second = first,
): EventRow<Id> => ({ id, rolls, title, says: [first, second] })

/** Two dice, tens and ones; B11: 36-41 is 36 and 41. */
// biome-ignore format: an event a line
export const eventTable = [
  event('arms-deal', [11], 'Arms Deal', 'a die names the player who may put a heavy artillery unit from his Pool on a Depot'),
  event('volunteers', [12], 'Volunteers', 'a die names the player, another the free Mobilization Points of his next Mobilization'),
  event('collapse-first', [13], 'First Player Morale Collapse', 'each of his countries at Morale 0 capitulates on 1-3'),
  event('collapse-second', [14], 'Second Player Morale Collapse', 'each of his countries at Morale 0 capitulates on 1-3'),
  event('disease', [15], 'Disease', 'each side Demoralizes as many of its units as a die says; Demoralized ones die'),
  event('correspondents', [16], 'Correspondents', 'a die each: 1-3 own countries +1 Morale, 6 the enemy may look at a stack'),
  event('subjects-revolt', [21], 'Ottoman Subjects Revolt', 'if 7th or 8th Corps have left Asia: Ottoman Morale -1 or -2, Display Depots 2 or 1', 'Ottoman Morale -2, Display Depots 1'),
  event('young-turks', [22], 'Young Turks', 'Ottoman Morale of 2 or less gains a die; all Ottoman units are unsupplied this turn', NOTHING),
  event('guerrillas', [23, 24, 25], 'Guerrilla Warfare', 'a die names a country in which its enemies pay 1 MP more a hex this turn'),
  event('albania', [26], 'Albania', 'everybody leaves Albania, which is then neutral and closed', 'Albania joins the League'),
  event('ottoman-armistice', [31], 'Ottoman Armistice', 'the Ottomans may offer peace; refused, their Morale +1 and that of the League -1', NOTHING),
  event('bulgarian-armistice', [32], 'Bulgarian Armistice', 'with Adrianople taken and Bulgaria free of Ottomans, Bulgarians stop attacking', NOTHING),
  event('greek-armistice', [33], 'Greek Armistice', 'with Salonika taken and Greece free of Ottomans, Greeks stop attacking', NOTHING),
  event('montenegrin-armistice', [34], 'Montenegrin Armistice', 'with Scutari taken and Montenegro free of Ottomans, Montenegrins stop attacking', NOTHING),
  event('serbian-armistice', [35], 'Serbian Armistice', 'with Skopje taken and Serbia free of Ottomans, Serbs stop attacking', NOTHING),
  event('rumania', [36, 41], 'Rumania Intervenes', 'Rumania joins the Ottomans', 'Rumania joins the League'),
  event('ottomans', [42, 43], 'Ottomans Intervene', NOTHING, 'the Ottoman Empire joins the League'),
  event('gp-austria', [44], 'Austro-Hungary Intervenes', 'it allies with the Ottomans', 'it allies with Bulgaria'),
  event('gp-germany', [45], 'Germany Intervenes', 'it allies with the Ottomans', 'it allies with Bulgaria'),
  event('gp-italy', [46], 'Italy Intervenes', 'it allies with the League', 'it allies with Bulgaria'),
  event('gp-russia', [51], 'Russia Intervenes', 'it allies with the League'),
  event('gp-britain', [52], 'Britain Intervenes', 'it allies with the Ottomans', 'it allies with the League'),
  event('gp-france', [53], 'France Intervenes', 'it allies with the League'),
  event('crisis', [54], 'European Crisis Elsewhere', 'the powers give neither strength nor points this turn'),
  event('confrontation', [55, 56], 'Great Power Confrontation', 'a Diplomatic Conflict must be fought with all strength'),
  event('naval', [61, 62], 'Naval Engagement', 'a die: 1-2 the League may not land until it wins one, 3-6 it may land again', NOTHING),
  event('none', [63, 64, 65, 66], 'No Event', NOTHING),
]

export type EventId = (typeof eventTable)[number]['id']
export const EVENTS: readonly EventId[] = eventTable.map(({ id }) => id)

/** EV.11, EV.23-25: by its rolls. */
export const ruleOfEvent = (event: EventId): RuleId => {
  const [first, ...others] = eventTable.find(({ id }) => id === event)?.rolls ?? []
  return others.length === 0 ? `EV.${first}` : `EV.${first}-${others.at(-1)}`
}
