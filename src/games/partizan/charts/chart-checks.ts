import { isObject, type Json } from '../../../core/json'
import { validateTable } from '../../../core/results-table-check'

type Problem = { readonly path: string; readonly expected: string }

const TURNS = 10

const isWhole = (value: Json | undefined, least: number, most: number): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most

const at = (data: Json, path: string): Json | undefined =>
  path.split('.').reduce<Json | undefined>((inner, key) => {
    if (Array.isArray(inner)) return inner[Number(key)]
    return isObject(inner) ? inner[key] : undefined
  }, data)

const wholeAt = (data: Json, path: string, least: number, most: number): Problem[] =>
  isWhole(at(data, path), least, most) ? [] : [{ path, expected: `a whole number from ${least} to ${most}` }]

const textAt = (data: Json, path: string): Problem[] =>
  typeof at(data, path) === 'string' ? [] : [{ path, expected: 'a name' }]

const listAt = (data: Json, path: string, length: number): Problem[] => {
  const list = path === '' ? data : at(data, path)
  return Array.isArray(list) && list.length === length ? [] : [{ path, expected: `a list of ${length}` }]
}

const inTable = (data: Json, path: string, expected: Parameters<typeof validateTable>[1]): Problem[] =>
  validateTable(path === '' ? data : at(data, path), expected).map(fault => ({ path, expected: `no fault: ${fault}` }))

const DIE = { from: 1, to: 6 }

const isLosses = (pattern: RegExp) => (cell: unknown) => typeof cell === 'string' && pattern.test(cell)

/** 11.6.2: the printed tables end in 7-1 and 5-1. R-21: they begin with 1-3. */
export const ASSAULT_COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'] as const
export const CLOSE_COMBAT_COLUMNS = ['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1'] as const

export const assaultProblems = (data: Json): readonly Problem[] =>
  inTable(data, '', { dice: DIE, columns: ASSAULT_COLUMNS, isResult: isLosses(/^\d\/\d$/) })

/** 11.6.4: only close combat has Re. */
export const closeCombatProblems = (data: Json): readonly Problem[] =>
  inTable(data, '', { dice: DIE, columns: CLOSE_COMBAT_COLUMNS, isResult: isLosses(/^\d\/\d(Re)?$/) })

export const terrainProblems = (data: Json): readonly Problem[] => [
  ...['clear', 'rough', 'mountain'].flatMap(terrain =>
    ['leg', 'motor', 'mountainCavalry'].flatMap(each => wholeAt(data, `hexes.${terrain}.${each}`, 1, 20)),
  ),
  ...wholeAt(data, 'island', 1, 20),
  ...wholeAt(data, 'town', 0, 20),
  ...wholeAt(data, 'city', 0, 20),
  ...wholeAt(data, 'river', 0, 20),
  ...wholeAt(data, 'rail', 1, 20),
]

export const turnTrackProblems = (data: Json): readonly Problem[] => [
  ...listAt(data, '', TURNS),
  ...Array.from({ length: TURNS }, (_, row) => [
    ...textAt(data, `${row}.name`),
    ...wholeAt(data, `${row}.surrender`, 0, 6),
    ...wholeAt(data, `${row}.scare`, 0, 6),
  ]).flat(),
]

/** 13.5.2: four nations have a row. */
export const replacementProblems = (data: Json): readonly Problem[] =>
  ['German', 'Italian', 'Bulgarian', 'Hungarian'].flatMap(nation => [
    ...listAt(data, nation, TURNS),
    ...Array.from({ length: TURNS }, (_, turn) => wholeAt(data, `${nation}.${turn}`, 0, 30)).flat(),
  ])

/** 14.2: a dead Tito can bring the die down to 0. */
export const cacheProblems = (data: Json): readonly Problem[] =>
  inTable(data, '', {
    dice: { from: 0, to: 6 },
    columns: ['chits'],
    isResult: cell => Array.isArray(cell) && cell.length <= 9 && cell.every(chit => isWhole(chit, 1, 3)),
  })

export const chitProblems = (data: Json): readonly Problem[] =>
  ['1', '2', '3'].flatMap(strength => wholeAt(data, strength, 0, 50))

/** 15.2.2: from many towns held to none. */
export const supplyProblems = (data: Json): readonly Problem[] =>
  inTable(data, '', {
    dice: { from: -60, to: 7 },
    columns: ['steps'],
    isResult: cell => isWhole(cell as Json, 0, 51),
  })

const DIRECTIONS = ['NW', 'NE', 'E', 'SE', 'SW', 'W']

export function driftProblems(data: Json): readonly Problem[] {
  const ways = ['1', '2', '3', '4', '5', '6'].map(die => at(data, die))
  return ways.flatMap((way, die) =>
    typeof way === 'string' && DIRECTIONS.includes(way) && ways.indexOf(way) === die
      ? []
      : [{ path: `${die + 1}`, expected: `one of ${DIRECTIONS.join(', ')}, each once` }],
  )
}

/** The boxes are the rulebook's (19.1.2, 19.1.3); what a die does to the marker is not. */
export const prestigeProblems = (data: Json): readonly Problem[] =>
  inTable(data, '', {
    dice: { from: 1, to: 6 },
    columns: ['boxes'],
    isResult: cell => isWhole(cell as Json, -6, 6),
  })

type Rated = { readonly id: string; readonly steps: 1 | 2 }

/** Attack, defence and movement of each side of a counter; the weak side only where there is one. */
export const ratingsProblems =
  (counters: readonly Rated[]) =>
  (data: Json): readonly Problem[] => [
    ...counters.flatMap(({ id, steps }) =>
      (steps === 2 ? ['full', 'reduced'] : ['full']).flatMap(side => [
        ...wholeAt(data, `${id}.${side}.attack`, 0, 50),
        ...wholeAt(data, `${id}.${side}.defence`, 0, 50),
        ...wholeAt(data, `${id}.${side}.move`, 1, 30),
      ]),
    ),
  ]

/** Each unit that waits comes once. */
export function arrivalProblems(units: readonly string[]): (data: Json) => readonly Problem[] {
  return data => {
    const turns = Array.from({ length: TURNS }, (_, i) => `${i + 1}`)
    const lists = turns.flatMap(turn => {
      const list = at(data, turn)
      return Array.isArray(list) ? list : []
    })
    return [
      ...turns.filter(turn => !Array.isArray(at(data, turn))).map(path => ({ path, expected: 'a list of units' })),
      ...units
        .filter(unit => lists.filter(each => each === unit).length !== 1)
        .map(unit => ({ path: '', expected: `${unit} on one turn` })),
      ...lists
        .filter(each => typeof each !== 'string' || !units.includes(each))
        .map(each => ({ path: '', expected: `no ${JSON.stringify(each)}` })),
    ]
  }
}
