import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Roller, twoDice } from '../../src/core/dice'
import { chanceOf, type Distribution, distribution, expected } from '../../src/core/distribution'
import { chooseColumn, ladder, oddsColumn } from '../../src/core/odds'
import {
  columnChances,
  columnHolding,
  lookUp,
  type ResultsTable,
  shiftColumn,
  tableByColumns,
  tableOfOneColumn,
} from '../../src/core/results-table'

const oneDie = (roll: Roller): number => roll(6, 'test')
const bothDice = (roll: Roller): number => twoDice(roll, 'test')
const chances = <R>(dist: Distribution<R>): Map<R, number> =>
  new Map(dist.outcomes.map(({ value, chance }) => [value, chance]))

/** Percentage columns, one die. */
const percentTable: ResultsTable<string> = {
  columns: ['49', '50', '100', '150', '200', '300', '400', '500', '600'],
  rows: {
    '1': ['AE', 'AE', 'A1', 'A1', 'AR', 'NE', 'EX', 'EX', 'D1'],
    '2': ['AE', 'A1', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DR'],
    '3': ['AE', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DR', 'DE'],
    '4': ['A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DR', 'DE', 'DE'],
    '5': ['AR', 'NE', 'EX', 'D1', 'DR', 'DR', 'DE', 'DE', 'DE'],
    '6': ['NE', 'EX', 'D1', 'DR', 'DR', 'DE', 'DE', 'DE', 'DE'],
  },
}
const percentLadder = ladder(percentTable.columns.map((label, i) => ({ label, from: i === 0 ? '0%' : `${label}%` })))

/** Open rows at both ends; its odds ladder has one column more than the table. */
const openTable: ResultsTable<string> = {
  columns: ['1/3', '1/2', '1/1', '2/1', '3/1', '4/1', '5/1', '6/1'],
  rows: {
    '0-': ['E/-', 'E/-', 'R/-', 'R/-', 'S/D', 'S/D', 'S/S', 'D/S'],
    '1': ['E/-', 'R/-', 'R/-', 'S/D', 'S/D', 'S/S', 'D/S', 'D/S'],
    '2': ['R/-', 'R/-', 'S/D', 'S/D', 'S/S', 'S/S', 'D/S', '-/S'],
    '3': ['R/-', 'S/-', 'S/D', 'S/S', 'D/S', 'D/S', '-/S', '-/R'],
    '4': ['S/-', 'S/D', 'S/S', 'D/S', 'D/S', '-/S', '-/R', '-/R'],
    '5': ['S/D', 'S/S', 'D/S', 'D/S', '-/S', '-/R', '-/R', '-/E'],
    '6': ['S/S', 'D/S', 'D/S', '-/S', '-/R', '-/R', '-/E', '-/E'],
    '7+': ['D/S', '-/S', '-/R', '-/R', '-/R', '-/E', '-/E', '-/E'],
  },
}
const openLadder = ladder([...openTable.columns, '7/1'])

/** Three columns of a table with closed ends far beyond the die. */
const wideTable: ResultsTable<string> = {
  columns: ['4:1', '5:1', '6:1'],
  rows: {
    '-5': ['AE', 'AH', 'AR'],
    '-4': ['AH', 'AR', 'AR'],
    '-3': ['AH', 'AR', 'AS'],
    '-2': ['AR', 'AS', 'AS'],
    '-1': ['AR', 'AS', 'AS'],
    '0': ['AS', 'AS', 'HX'],
    '1': ['AS', 'HX', 'DR'],
    '2': ['EX', 'DR', 'DR'],
    '3': ['HX', 'DR', 'DH'],
    '4': ['DR', 'DH', 'DE'],
    '5': ['DH', 'DE', 'DE'],
    '6': ['DE', 'DE', 'DE'],
    '7': ['DE', 'DE', 'DE'],
    '8': ['DE', 'DE', 'DE'],
    '9': ['DE', 'DE', 'DE'],
    '10': ['DE', 'DE', 'DE'],
  },
}

/** Columns are bands of bombardment points; rows by a modified die. */
const bombardment: ResultsTable<string> = {
  columns: ['0-', '1', '2-3', '4-7', '8-15', '16-24', '25+'],
  rows: {
    '1-': ['NE', 'NE', 'NE', 'NE', 'NE', 'NE', 'NE'],
    '2': ['NE', 'NE', 'NE', 'NE', 'NE', 'NE', 'NE'],
    '3': ['NE', 'NE', 'NE', 'NE', 'NE', 'NE', 'DD'],
    '4': ['NE', 'NE', 'NE', 'NE', 'DD', 'DD', 'DD'],
    '5': ['NE', 'NE', 'DD', 'DD', 'DD', 'DD', 'DD'],
    '6': ['NE', 'DD', 'DD', 'DD', 'DD', 'FE', 'FE'],
    '7': ['NE', 'DD', 'DD', 'FE', 'FE', 'FE', 'FE'],
    '8+': ['DD', 'FE', 'FE', 'FE', 'FE', 'FE', 'FE'],
  },
}

/** Printed column by column, two dice, closed rows 1 to 13. */
const fromTwo = (letters: string): Record<string, string> =>
  Object.fromEntries([...letters.padEnd(13, '-')].map((cell, i) => [`${i + 1}`, cell]))
const antiaircraftColumns = ['1', '2', '3', '5', '7', '10', '14']
const antiaircraft = tableByColumns(antiaircraftColumns, {
  '1': fromTwo('AAR'),
  '2': fromTwo('AAAR'),
  '3': fromTwo('KKARR'),
  '5': fromTwo('KKAAR'),
  '7': fromTwo('KKKARR'),
  '10': fromTwo('KKKAARR'),
  '14': fromTwo('KKKKAARR'),
})

const raid = tableOfOneColumn({
  '1-': 'fiasco',
  '2-3': 'beaten off',
  '4-5': 'cut out',
  '6': 'seized and held',
  '7-8': 'set ablaze',
  '9-10': 'scuttled in a fight',
  '11-12': 'scuttled, berth held',
  '13+': 'scuttled, alarm raised',
})

describe('reading a cell', () => {
  it('finds the row of the die and the cell of the column', () => {
    expect(lookUp(openTable, 2, 4)).toEqual({ result: 'S/S', row: '4', die: 4, lost: 0 })
  })

  it('adds the modifier to the die: 4 with +2 is D/S, 5 with +2+1-1 is -/R', () => {
    expect(lookUp(openTable, 2, 4, 2).result).toBe('D/S')
    expect(lookUp(openTable, 2, 5, 2 + 1 - 1)).toEqual({ result: '-/R', row: '7+', die: 7, lost: 0 })
  })

  it('an open row takes every die beyond it', () => {
    expect(lookUp(openTable, 0, 1, -9)).toEqual({ result: 'E/-', row: '0-', die: -8, lost: 0 })
  })

  it('a closed end row takes every die beyond it and says how much was lost', () => {
    expect(lookUp(antiaircraft, 6, 12, 2)).toEqual({ result: '-', row: '13', die: 13, lost: 1 })
    expect(lookUp(wideTable, 0, 1, -8)).toEqual({ result: 'AE', row: '-5', die: -5, lost: -2 })
  })

  it('reads a list without columns', () => {
    expect(lookUp(raid, 0, 2, -3).result).toBe('fiasco')
    expect(lookUp(raid, 0, 5, 1).result).toBe('seized and held')
    expect(lookUp(raid, 0, 12, 4).result).toBe('scuttled, alarm raised')
  })

  it('reads two dice as tens and ones, and one row for two such results', () => {
    const events = tableOfOneColumn({ '35': 'armistice', '36, 41': 'intervention', '63-66': 'none' })
    expect(lookUp(events, 0, 36).result).toBe('intervention')
    expect(lookUp(events, 0, 41).result).toBe('intervention')
    expect(() => lookUp(events, 0, 42)).toThrow('No row holds a die of 42')
  })

  it('refuses a column that is not there', () => {
    expect(() => lookUp(openTable, 8, 3)).toThrow('Row 3 has no column 8')
    expect(() => lookUp(openTable, -1, 3)).toThrow('Row 3 has no column -1')
  })

  it('refuses a table whose row labels mean nothing', () => {
    expect(() => lookUp({ columns: ['a'], rows: { six: ['x'] } }, 0, 6)).toThrow("'six' is no die result")
  })
})

describe('choosing a column by a number', () => {
  it('takes the band that holds it', () => {
    expect([-2, 0, 1, 3, 4, 7, 15, 24, 25, 90].map(points => columnHolding(bombardment.columns, points))).toEqual([
      0, 0, 1, 2, 3, 3, 4, 5, 6, 6,
    ])
  })

  it('takes the end column beyond a closed end', () => {
    const differences = ['-4', '-3', '-2', '-1', '0', '1', '2', '3', '4', '5', '6']
    expect([-7, -4, 0, 6, 9].map(difference => columnHolding(differences, difference))).toEqual([0, 0, 4, 10, 10])
  })

  it('refuses a number that no column holds', () => {
    expect(() => columnHolding(bombardment.columns, 3.5)).toThrow('No column holds 3.5')
  })

  it('without exceeding: 9 points read the 7 column of a table printed by columns', () => {
    const choice = chooseColumn(ladder(antiaircraft.columns), 9, { below: { automatic: 'none' } })
    if (choice.kind !== 'column') throw new Error('9 points have a column')
    expect(lookUp(antiaircraft, choice.column, 3).result).toBe('K')
    expect(lookUp(antiaircraft, choice.column, 7).result).toBe('-')
  })

  it('a table printed by columns must have every cell', () => {
    expect(() => tableByColumns(['1', '2'], { '1': { '1': 'A', '2': 'R' }, '2': { '1': 'A' } })).toThrow(
      'Column 2 has no cell for die 2',
    )
    expect(() => tableByColumns(['1', '2'], { '1': { '1': 'A' }, '2': { '1': 'A', '2': 'R' } })).toThrow(
      'Column 1 has no cell for die 2',
    )
  })
})

describe('column shifts', () => {
  const shifted = (attack: number, defence: number, ...shifts: number[]): string | undefined => {
    const base = oddsColumn(openLadder, attack, defence)
    if (base.kind !== 'column') throw new Error('a clamped ladder always has a column')
    const onLadder = shifts.reduce((column, by) => shiftColumn(openLadder, column, by).column, base.column)
    return openTable.columns[shiftColumn(openTable.columns, onLadder, 0).column]
  }

  it('stop at both ends and say how much was lost', () => {
    expect(shiftColumn(percentTable.columns, 0, -2)).toEqual({ column: 0, lost: -2 })
    expect(shiftColumn(percentTable.columns, 7, 3)).toEqual({ column: 8, lost: 2 })
    expect(shiftColumn(percentTable.columns, 2, 3 - 2)).toEqual({ column: 3, lost: 0 })
  })

  it('the odds are put on the table before they are shifted: 900% two left is 400%', () => {
    const base = oddsColumn(percentLadder, 90, 10)
    expect(base).toMatchObject({ kind: 'column', label: '600' })
    const { column } = shiftColumn(percentLadder, base.kind === 'column' ? base.column : 0, -2)
    expect(percentTable.columns[column]).toBe('400')
  })

  it.each([
    ['18 against 7, artillery +1 and a city -2', shifted(18, 7, 1 - 2), '1/1'],
    ['20 against 20 over a river', shifted(20, 20, -2), '1/3'],
    ['4 against 20, artillery +1: no hidden column left of 1/3', shifted(4, 20, 1), '1/2'],
    ['40 against 5, a rough town, entrenched: 7/1 counts though the table ends at 6/1', shifted(40, 5, -3), '4/1'],
    ['the same with no attacker supplied', shifted(40, 5, -3, -2), '2/1'],
    ['the same with one of three unsupplied', shifted(40, 5, -3, -1), '3/1'],
    ['7/1 without any shift is read as 6/1', shifted(40, 5), '6/1'],
  ])('%s', (_, column, printed) => {
    expect(column).toBe(printed)
  })

  it('bombardment of 5 on a town, and of 1 on a city', () => {
    const town = shiftColumn(bombardment.columns, columnHolding(bombardment.columns, 5), -1)
    expect(bombardment.columns[town.column]).toBe('2-3')
    expect(lookUp(bombardment, town.column, 6, 2 - 3).result).toBe('DD')
    const city = shiftColumn(bombardment.columns, columnHolding(bombardment.columns, 1), -2)
    expect(city).toEqual({ column: 0, lost: -1 })
    expect(lookUp(bombardment, city.column, 6, 4 - 2).result).toBe('DD')
  })

  it('there and back again is no shift, unless an end was in the way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 8 }), fc.integer({ min: -12, max: 12 }), (column, by) => {
        const there = shiftColumn(percentTable.columns, column, by)
        const back = shiftColumn(percentTable.columns, there.column, -by)
        expect(there.column + there.lost).toBe(column + by)
        expect(there.column).toBeGreaterThanOrEqual(0)
        expect(there.column).toBeLessThanOrEqual(8)
        if (there.lost === 0) expect(back).toEqual({ column, lost: 0 })
        else expect(there.column).toBe(by < 0 ? 0 : 8)
      }),
    )
  })
})

describe('the chances of a column', () => {
  it('count the faces: the defender is eliminated on 0, 1, 2, 3 and 4 faces from 200% to 600%', () => {
    const eliminated = [4, 5, 6, 7, 8].map(
      column => chances(columnChances(percentTable, column, oneDie)).get('DE') ?? 0,
    )
    expect(eliminated).toEqual([0, 1 / 6, 2 / 6, 3 / 6, 4 / 6])
  })

  it('follow the modifier: 4:1, 5:1 and 6:1 at -4 clear the hex on 1, 2 and 3 faces', () => {
    const clears = new Set(['EX', 'HX', 'DR', 'DH', 'DE'])
    const cleared = [0, 1, 2].map(column => chanceOf(columnChances(wideTable, column, oneDie, -4), r => clears.has(r)))
    expect(cleared).toEqual([1 / 6, 2 / 6, 3 / 6])
  })

  it('pile up on the end row when the modifier goes beyond it', () => {
    expect(chances(columnChances(percentTable, 4, oneDie, 5))).toEqual(new Map([['DR', 1]]))
    expect(chances(columnChances(percentTable, 0, oneDie, 3))).toEqual(
      new Map([
        ['NE', 4 / 6],
        ['A1', 1 / 6],
        ['AR', 1 / 6],
      ]),
    )
  })

  it.each([
    ['1', 0, 1, 2, 33],
    ['2', 0, 3, 3, 30],
    ['3', 1, 2, 7, 26],
    ['5', 1, 5, 4, 26],
    ['7', 3, 3, 9, 21],
    ['10', 3, 7, 11, 15],
    ['14', 6, 9, 11, 10],
  ])('two dice on the antiaircraft column %s give %i K, %i A, %i R and %i misses in 36', (label, k, a, r, none) => {
    const found = chances(columnChances(antiaircraft, antiaircraftColumns.indexOf(label), bothDice))
    expect(['K', 'A', 'R', '-'].map(result => found.get(result) ?? 0)).toEqual([k / 36, a / 36, r / 36, none / 36])
  })

  it('of the raid with +4 and -3 are those of the chart', () => {
    const scuttled = (result: string) => result.startsWith('scuttled')
    const large = columnChances(raid, 0, bothDice, 2 + 2)
    expect(chanceOf(large, scuttled)).toBe(30 / 36)
    expect(chanceOf(large, result => result === 'scuttled, alarm raised')).toBe(10 / 36)
    const small = columnChances(raid, 0, bothDice, -1 - 2)
    expect(chanceOf(small, scuttled)).toBe(1 / 36)
  })

  it('give the mean losses of a column', () => {
    const assault: ResultsTable<readonly [number, number]> = {
      columns: ['2-1'],
      rows: { '1-3': [[2, 0]], '4-5': [[1, 1]], '6': [[1, 2]] },
    }
    const losses = columnChances(assault, 0, oneDie)
    expect(expected(losses, ([attacker]) => attacker)).toBe(1.5)
    expect(expected(losses, ([, defender]) => defender)).toBe(4 / 6)
  })

  it('of two totals against each other come from the battle code itself', () => {
    // The corner of a table with a total on each axis: 9 v 9 is A, 10+ v 9 and 10+ v 10+ are WW.
    const corner: ResultsTable<string> = { columns: ['9', '10+'], rows: { '9': ['A', 'WW'], '10+': ['WW', 'WW'] } }
    const conflict = distribution(roll => {
      const [first, second] = [8 + roll(2, 'first'), 8 + roll(2, 'second')]
      return lookUp(corner, columnHolding(corner.columns, second), first).result
    })
    expect(chances(conflict)).toEqual(
      new Map([
        ['WW', 3 / 4],
        ['A', 1 / 4],
      ]),
    )
  })

  it('agree with counting the faces by hand, for any column and modifier', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 7 }), fc.integer({ min: -9, max: 9 }), (column, modifier) => {
        const labels = ['0-', '1', '2', '3', '4', '5', '6', '7+']
        const byHand = new Map<string, number>()
        for (let die = 1; die <= 6; die++) {
          const cell = openTable.rows[labels[Math.min(7, Math.max(0, die + modifier))] ?? '']?.[column] ?? ''
          byHand.set(cell, (byHand.get(cell) ?? 0) + 1)
        }
        for (const [cell, faces] of byHand) {
          expect(chances(columnChances(openTable, column, oneDie, modifier)).get(cell)).toBe(faces / 6)
        }
      }),
    )
  })
})
