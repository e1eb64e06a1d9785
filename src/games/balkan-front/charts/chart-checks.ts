import { type ChartProblem as Problem, wholeAt } from '../../../core/engine/chart-reading'
import { isObject, type Json } from '../../../core/json'
import { validateTable } from '../../../core/results-table-check'
import { AIR_RESULTS, aaFire, airCombat, airRepair, bombing } from './air'
import { COLUMNS, RESULTS } from './combat-results'
import { terrainCosts } from './movement'
import { INTERDICTED } from './sea'
import { COMBAT_CITIES, COMBAT_SIDES, COMBAT_TERRAINS } from './terrain-combat'
import { TURNS, WEATHERS, ZONES } from './weather'
import { airbaseCapacity, PORT_CLASSES } from './works'

const isOneOf = (words: readonly string[], value: unknown): boolean =>
  typeof value === 'string' && words.includes(value)

const inTable = (faults: readonly string[]): Problem[] => faults.map(expected => ({ path: 'rows', expected }))

const part = (data: Json | undefined, key: string): Json | undefined => (isObject(data) ? data[key] : undefined)
const deep = (data: Json, keys: readonly string[]): Json | undefined => keys.reduce<Json | undefined>(part, data)

const expecting = (holds: boolean, keys: readonly string[], expected: string): Problem[] =>
  holds ? [] : [{ path: keys.join('.'), expected }]

const wholeIn = (data: Json, keys: readonly string[], least: number, most: number): Problem[] => {
  const value = deep(data, keys)
  const holds = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most
  return expecting(holds, keys, `a whole number from ${least} to ${most}`)
}

/** 9.B.7: one die with modifiers of -5 to +4 and more. */
export const combatProblems = (data: Json): readonly Problem[] =>
  inTable(
    validateTable(data, {
      dice: { from: -5, to: 10 },
      columns: COLUMNS,
      isResult: cell => isOneOf(RESULTS, cell),
    }),
  )

const MULTIPLIERS = ['cm', 'artillery', 'other', 'mountain']
const isMultiplier = (value: unknown): boolean => value === 1 || value === 0.5 || value === 0.25

const effectProblems = (data: Json, keys: readonly string[]): Problem[] => [
  ...MULTIPLIERS.flatMap(each =>
    expecting(isMultiplier(deep(data, [...keys, each])), [...keys, each], '1, 0.5 or 0.25'),
  ),
  ...expecting(typeof deep(data, [...keys, 'noAEC']) === 'boolean', [...keys, 'noAEC'], 'true or false'),
]

export const terrainCombatProblems = (data: Json): readonly Problem[] => [
  ...COMBAT_TERRAINS.flatMap(terrain =>
    ['clear', 'poor'].flatMap(weather => [
      ...effectProblems(data, ['hex', terrain, weather]),
      ...wholeIn(data, ['hex', terrain, weather, 'die'], -6, 6),
      ...wholeIn(data, ['hex', terrain, weather, 'dieMountain'], -6, 6),
    ]),
  ),
  ...COMBAT_SIDES.flatMap(side => ['clear', 'poor'].flatMap(weather => effectProblems(data, ['side', side, weather]))),
  ...COMBAT_CITIES.flatMap(city => wholeIn(data, ['city', city, 'die'], -6, 6)),
  ...wholeIn(data, ['fort', 'die'], -6, 6),
  ...wholeIn(data, ['poorWeather'], -6, 0),
]

const isCost = (value: unknown): boolean =>
  value === null || (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 30)

/** By weather, then by class: c/m and artillery, other, mountain. */
const isCostTable = (value: Json | undefined): boolean =>
  Array.isArray(value) &&
  value.length === 3 &&
  value.every((row: Json) => Array.isArray(row) && row.length === 3 && row.every(isCost))

export const movementProblems = (data: Json): readonly Problem[] =>
  Object.keys(terrainCosts).flatMap(line =>
    expecting(isCostTable(part(data, line)), [line], 'three weathers of three costs, whole numbers or null'),
  )

export const byClassProblems = (data: Json): readonly Problem[] => [
  ...wholeAt(data, 'cm', 0, 20),
  ...wholeAt(data, 'nonCm', 0, 20),
]

export const railRateProblems = (data: Json): readonly Problem[] => [
  ...wholeAt(data, 'clear', 1, 100),
  ...wholeAt(data, 'poor', 1, 100),
]

export const supplyProblems = (data: Json): readonly Problem[] => [
  ...['overland', 'road'].flatMap(element => WEATHERS.flatMap(weather => wholeIn(data, [element, weather], 0, 60))),
  ...wholeAt(data, 'railLowVolume', 0, 100),
]

const isWeatherRow = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length === 6 && value.every(each => isOneOf([...WEATHERS, 'N'], each))

/** 28.A.2.b, 33.B: Apr I 41 must be able to be clear; every turn has a row in both zones. */
export const weatherProblems = (data: Json): readonly Problem[] =>
  TURNS.flatMap(turn =>
    ZONES.flatMap(zone =>
      expecting(isWeatherRow(deep(data, [turn, zone])), [turn, zone], 'six letters of C, P, W and N'),
    ),
  )

export const portProblems = (data: Json): readonly Problem[] =>
  PORT_CLASSES.flatMap(size => [
    ...wholeIn(data, [size, 'capacity'], 1, 100),
    ...wholeIn(data, [size, 'maxHits'], 1, 200),
  ])

export const airbaseProblems = (data: Json): readonly Problem[] =>
  Object.keys(airbaseCapacity).flatMap(kind => wholeIn(data, [kind], 0, 50))

export const airCombatProblems = (data: Json): readonly Problem[] =>
  inTable(
    validateTable(data, {
      dice: { from: 1, to: 13 },
      columns: airCombat.columns,
      isResult: cell => isOneOf(AIR_RESULTS, cell),
    }),
  )

export const aaProblems = (data: Json): readonly Problem[] =>
  inTable(
    validateTable(data, {
      dice: { from: 1, to: 13 },
      columns: aaFire.columns,
      isResult: cell => isOneOf(AIR_RESULTS, cell),
    }),
  )

export const bombingProblems = (data: Json): readonly Problem[] =>
  Object.keys(bombing).flatMap(strength => wholeIn(data, [strength], 1, 10))

export const repairProblems = (data: Json): readonly Problem[] =>
  Object.keys(airRepair).flatMap(nation => wholeIn(data, [nation], 0, 6))

const isInterdictionRow = (value: Json | undefined): boolean =>
  Array.isArray(value) && value.length === 6 && value.every(each => isOneOf(INTERDICTED, each))

export const interdictionProblems = (data: Json): readonly Problem[] =>
  ['loose', 'tight'].flatMap(zone => expecting(isInterdictionRow(part(data, zone)), [zone], 'six of -, T and S'))

export const successProblems = (data: Json): readonly Problem[] =>
  ['commandoLeavesZoc', 'commandoRetreats', 'commandoSeizesBridge', 'airborneSeizesBridge'].flatMap(use =>
    wholeIn(data, [use], 1, 7),
  )
