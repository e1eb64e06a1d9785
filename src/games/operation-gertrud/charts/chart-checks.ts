import { type ChartProblem as Problem, wholeAt } from '../../../core/engine/chart-reading'
import { isObject, type Json } from '../../../core/json'
import { validateTable } from '../../../core/results-table-check'
import source from '../map/map.json'
import { COLUMNS, RESULTS } from './combat-results'
import { RAID_KOMMANDO, RAID_YAVUZ, YAVUZ_FATES } from './goeben-raid'

const inTable = (faults: readonly string[]): Problem[] => faults.map(expected => ({ path: 'rows', expected }))

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value)

export const combatProblems = (data: Json): readonly Problem[] =>
  inTable(
    validateTable(data, {
      dice: { from: 1, to: 6 },
      columns: COLUMNS,
      isResult: cell => isOneOf(RESULTS, cell),
    }),
  )

const GROUNDS = ['clear', 'rough', 'mountain']
const SHIFTING = ['city', 'town', 'river', 'strait']

export const terrainProblems = (data: Json): readonly Problem[] => [
  ...GROUNDS.flatMap(ground => [
    ...wholeAt(data, `hexes.${ground}.mp`, 1, 15),
    ...wholeAt(data, `hexes.${ground}.shift`, 0, 8),
  ]),
  ...SHIFTING.flatMap(each => wholeAt(data, `${each}.shift`, 0, 8)),
  ...wholeAt(data, 'river.mp', 0, 15),
  ...wholeAt(data, 'strait.mp', 0, 15),
  ...wholeAt(data, 'road.mp', 1, 15),
  ...wholeAt(data, 'railroad.mp', 1, 15),
]

const isRaidOutcome = (cell: unknown): boolean =>
  isObject(cell) &&
  typeof cell.name === 'string' &&
  isOneOf(RAID_YAVUZ, cell.yavuz) &&
  isOneOf(RAID_KOMMANDO, cell.kommando) &&
  typeof cell.blitzkrieg === 'boolean'

/** 17.0: two dice with -3 to +4. */
export const raidProblems = (data: Json): readonly Problem[] =>
  inTable(validateTable(data, { dice: { from: -1, to: 16 }, columns: ['result'], isResult: isRaidOutcome }))

export const yavuzProblems = (data: Json): readonly Problem[] =>
  inTable(
    validateTable(data, {
      dice: { from: 1, to: 6 },
      columns: ['result'],
      isResult: cell => isOneOf(YAVUZ_FATES, cell),
    }),
  )

const turkishHexes: ReadonlySet<string> = new Set(
  source.hexes.flatMap(hex => ('area' in hex && hex.area === 'Turkey' && hex.terrain !== 'lake' ? [hex.hex] : [])),
)

/** 4.0: land hexes of Turkey, none twice. */
export function objectiveProblems(data: Json): readonly Problem[] {
  if (!Array.isArray(data) || data.length === 0) return [{ path: '', expected: 'a list of hex numbers' }]
  return data.flatMap((hex: Json, i) =>
    typeof hex === 'string' && turkishHexes.has(hex) && data.indexOf(hex) === i
      ? []
      : [{ path: String(i), expected: 'the number of a Turkish land hex that is not in the list yet' }],
  )
}
