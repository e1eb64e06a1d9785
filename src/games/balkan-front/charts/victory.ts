import type { Side } from '../../../core/ids'

/** How a line of the chart is counted: by running entries, or by what stands when the game ends. */
export type Counted = 'running' | 'end'

export type VictoryLine = {
  readonly id: string
  readonly side: Side
  readonly rule: string
  readonly says: string
  /** For each; where the order of battle says how much, null. */
  readonly points: number | null
  readonly counted: Counted
}

export const AXIS: Side = 0
export const ALLIED: Side = 1

/** The victory point chart, line by line (31.B). */
// biome-ignore format: a line of the chart a line
export const victoryLines = [
  { id: 'british-motorized', side: AXIS, rule: 'VP.A.1', says: 'British c/m RE eliminated', points: 5, counted: 'end' },
  { id: 'british', side: AXIS, rule: 'VP.A.2', says: 'British RE that is not c/m eliminated', points: 3, counted: 'end' },
  { id: 'abandoned', side: AXIS, rule: 'VP.A.3', says: 'British RE that left its heavy equipment behind', points: 1, counted: 'running' },
  { id: 'allied-air', side: AXIS, rule: 'VP.A.4', says: 'Allied air unit eliminated', points: 3, counted: 'end' },
  { id: 'terror', side: AXIS, rule: 'VP.A.5', says: 'terror bombing hit', points: 1, counted: 'running' },
  { id: 'warships', side: AXIS, rule: 'VP.A.6', says: 'hit on the ships of the interdiction zone', points: 2, counted: 'running' },
  { id: 'allied-transports', side: AXIS, rule: 'VP.A.7', says: 'Allied naval transport point sunk', points: 1, counted: 'running' },
  { id: 'capital-captured', side: AXIS, rule: 'VP.A.8', says: 'enemy government captured', points: 6, counted: 'running' },
  { id: 'mainland', side: AXIS, rule: 'VP.A.9', says: 'every city of Mainland Greece, and of mainland Yugoslavia if it is Allied', points: 12, counted: 'end' },
  { id: 'crete-axis', side: AXIS, rule: 'VP.A.10', says: 'every city of Crete Axis-owned', points: 5, counted: 'end' },
  { id: 'early', side: AXIS, rule: 'VP.A.11', says: 'operations ceased on or before Mar II 41', points: 10, counted: 'end' },
  { id: 'late', side: AXIS, rule: 'VP.A.12', says: 'operations ceased on or after Jul I 41', points: -15, counted: 'end' },
  { id: 'axis-garrison', side: AXIS, rule: 'VP.A.13', says: 'RE missing from an Axis garrison', points: -2, counted: 'running' },
  { id: 'assistance', side: AXIS, rule: 'VP.A.14', says: 'RE of German assistance that is not c/m', points: -1, counted: 'running' },
  { id: 'assistance-motorized', side: AXIS, rule: 'VP.A.14', says: 'c/m RE of German assistance', points: -2, counted: 'running' },
  { id: 'assistance-air', side: AXIS, rule: 'VP.A.15', says: 'air unit of German assistance', points: -2, counted: 'running' },
  { id: 'intervention', side: AXIS, rule: 'VP.A.16', says: 'Germany intervenes', points: -12, counted: 'running' },
  { id: 'delayed-withdrawal', side: AXIS, rule: 'VP.A.17', says: 'German withdrawal put off to May II 41', points: -10, counted: 'running' },
  { id: 'axis-called', side: AXIS, rule: 'VP.A.18', says: 'Axis reinforcements called for', points: null, counted: 'running' },
  { id: 'axis-not-withdrawn', side: AXIS, rule: 'VP.A.19', says: 'Axis unit that could not be withdrawn', points: -2, counted: 'running' },
  { id: 'axis-motorized', side: ALLIED, rule: 'VP.B.1', says: 'Axis c/m RE eliminated', points: 2, counted: 'end' },
  { id: 'axis', side: ALLIED, rule: 'VP.B.2', says: 'Axis RE that is not c/m eliminated', points: 1, counted: 'end' },
  { id: 'axis-transports', side: ALLIED, rule: 'VP.B.3', says: 'Axis naval transport point sunk', points: 2, counted: 'running' },
  { id: 'axis-air', side: ALLIED, rule: 'VP.B.4', says: 'Axis air unit eliminated', points: 2, counted: 'end' },
  { id: 'albanian-city', side: ALLIED, rule: 'VP.B.5', says: 'a city of Albania Allied-owned at some time', points: 2, counted: 'running' },
  { id: 'albanian-ports', side: ALLIED, rule: 'VP.B.6', says: 'turn with every Albanian port Allied-owned', points: 5, counted: 'running' },
  { id: 'cities', side: ALLIED, rule: 'VP.B.7', says: 'city of Albania, and of Bulgaria if it is Axis, Allied-owned', points: 2, counted: 'end' },
  { id: 'capital-held', side: ALLIED, rule: 'VP.B.8', says: 'Allied government neither captured nor evacuated', points: 5, counted: 'end' },
  { id: 'crete-allied', side: ALLIED, rule: 'VP.B.9', says: 'every city of Crete Allied-owned', points: 3, counted: 'end' },
  { id: 'allied-called', side: ALLIED, rule: 'VP.B.10', says: 'Allied reinforcements called for', points: null, counted: 'running' },
  { id: 'emergency', side: ALLIED, rule: 'VP.B.11', says: 'British emergency transports used', points: -5, counted: 'running' },
  { id: 'allied-garrison', side: ALLIED, rule: 'VP.B.12', says: 'RE missing from an Allied garrison', points: -2, counted: 'running' },
  { id: 'allied-not-withdrawn', side: ALLIED, rule: 'VP.B.13', says: 'Allied unit that could not be withdrawn', points: -2, counted: 'running' },
] as const satisfies readonly VictoryLine[]

export type VictoryLineId = (typeof victoryLines)[number]['id']

const byId = new Map<VictoryLineId, VictoryLine>(victoryLines.map(line => [line.id, line]))
export const victoryLine = (id: VictoryLineId): VictoryLine => byId.get(id) as VictoryLine

/** 31.B.2: up to this lead it is a stalemate; else by the ratio of the totals. */
export const STALEMATE_LEAD = 4
export const victoryRatios = { decisive: 3, major: 2 } as const
