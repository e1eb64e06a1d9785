import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { lookUp, tableOfOneColumn } from '../../src/core/results-table'
import { validateTable } from '../../src/core/results-table-check'

describe('checking a table', () => {
  const dice = { from: 1, to: 6 }

  it('finds nothing wrong with real tables', () => {
    const codes = new Set(['AE', 'A1', 'AR', 'NE', 'EX', 'D1', 'DR', 'DE'])
    const isResult = (cell: unknown) => typeof cell === 'string' && codes.has(cell)
    const percent = {
      columns: ['49', '50', '100'],
      rows: {
        '1': ['AE', 'AE', 'A1'],
        '2': ['AE', 'A1', 'A1'],
        '3': ['AE', 'A1', 'AR'],
        '4': ['A1', 'AR', 'NE'],
        '5': ['AR', 'NE', 'EX'],
        '6': ['NE', 'EX', 'D1'],
      },
    }
    expect(validateTable(percent, { dice, columns: ['49', '50', '100'], isResult })).toEqual([])
    const openEnds = {
      columns: ['0-', '1', '25+'],
      rows: {
        '1-': ['NE', 'NE', 'NE'],
        '2-5': ['NE', 'NE', 'DD'],
        '6-7': ['NE', 'DD', 'FE'],
        '8+': ['DD', 'FE', 'FE'],
      },
    }
    expect(validateTable(openEnds, { dice })).toEqual([])
    const raid = tableOfOneColumn({ '-1..1': 'fiasco', '2-5': 'beaten off', '6-12': 'held', '13-16': 'alarm' })
    expect(validateTable(raid, { dice: { from: -1, to: 16 } })).toEqual([])
  })

  it.each<[string, unknown, string[]]>([
    ['nothing at all', null, ['A results table must be an object with columns and rows']],
    ['no columns', { rows: {} }, ['columns must be a list of one or more labels']],
    ['columns that are no labels', { columns: [1], rows: {} }, ['columns must be a list of one or more labels']],
    ['no rows', { columns: ['a'], rows: {} }, ['rows must give the cells for each die result']],
    ['a die without a row', { columns: ['a'], rows: { '1-3': [1], '5-6': [1] } }, ['no row for a die of 4']],
    [
      'a run of dice without a row',
      { columns: ['a'], rows: { '3': [1] } },
      ['no row for a die of 1 to 2', 'no row for a die of 4 to 6'],
    ],
    ['the last die without a row', { columns: ['a'], rows: { '1-5': [1] } }, ['no row for a die of 6']],
    ['a gap below the dice', { columns: ['a'], rows: { '-2-': [1], '1+': [1] } }, ['no row for a die of -1 to 0']],
    [
      'two rows for a die, the higher first',
      { columns: ['a'], rows: { '4+': [1], '1-4': [1] } },
      ['rows 4+ and 1-4 overlap'],
    ],
    ['two rows for a die', { columns: ['a'], rows: { '1-4': [1], '4+': [1] } }, ['rows 1-4 and 4+ overlap']],
    [
      'a row that is no die',
      { columns: ['a'], rows: { '1-6': [1], six: [1] } },
      ['row six: not a die result or range such as 3, 4-5, 0-, 7+'],
    ],
    ['a column twice', { columns: ['a', 'a'], rows: { '1-6': [1, 1] } }, ['column a stands twice']],
    ['a short row', { columns: ['2:1', '3:1'], rows: { '1-6': ['AR'] } }, ['row 1-6, column 3:1: the cell is missing']],
    ['an empty cell', { columns: ['2:1'], rows: { '1-6': [''] } }, ['row 1-6, column 2:1: the cell is missing']],
    ['a long row', { columns: ['2:1'], rows: { '1-6': ['AR', 'AR'] } }, ['row 1-6: 2 cells for 1 columns']],
    ['a row that is no list', { columns: ['2:1'], rows: { '1-6': 'AR' } }, ['row 1-6: must be a list of 1 cells']],
    ['a huge row', { columns: ['a'], rows: { '1-999999999999': [1] } }, []],
  ])('%s', (_, table, problems) => {
    expect(validateTable(table, { dice })).toEqual(problems)
  })

  it('names the cell whose result is unknown', () => {
    const table = { columns: ['1/1', '2/1'], rows: { '1-6': ['S/S', '/S'] } }
    const isResult = (cell: unknown) => typeof cell === 'string' && /^[-DSRE]\/[-DSRE]$/.test(cell)
    expect(validateTable(table, { dice, isResult })).toEqual([
      'row 1-6, column 2/1: "/S" is not a result of this table',
    ])
  })

  it('names columns that are missing, unknown or out of order', () => {
    const rows = { '1-6': ['x', 'y'] }
    const columns = ['1:1', '2:1']
    expect(validateTable({ columns: ['1:1', '3:1'], rows }, { dice, columns })).toEqual([
      'column 2:1 is missing',
      'column 3:1 is not expected',
    ])
    expect(validateTable({ columns: ['2:1', '1:1'], rows }, { dice, columns })).toEqual([
      'column 2:1 stands where column 1:1 is expected',
    ])
  })

  it('asks only for the results that two dice read as tens and ones can give', () => {
    const dice66 = [1, 2, 3, 4, 5, 6].flatMap(tens => [1, 2, 3, 4, 5, 6].map(ones => tens * 10 + ones))
    const rows = { '11-16': ['a'], '21-26': ['b'], '31-36, 41': ['c'], '42-46': ['d'], '51-56': ['e'], '61-65': ['f'] }
    expect(validateTable({ columns: ['event'], rows }, { dice: dice66 })).toEqual(['no row for a die of 66'])
    expect(validateTable({ columns: ['event'], rows: { ...rows, '66': ['g'] } }, { dice: dice66 })).toEqual([])
  })

  it('a table it accepts can be read at every column with every die and modifier', () => {
    const label = fc.constantFrom('0-', '1', '2', '3', '1-3', '4', '4-5', '5', '6', '5-6', '6+', '7+')
    fc.assert(
      fc.property(fc.uniqueArray(label, { minLength: 2 }), labels => {
        const table = { columns: ['a', 'b'], rows: Object.fromEntries(labels.map(row => [row, [row, 'b']])) }
        const covered = [1, 2, 3, 4, 5, 6].every(die => labels.some(row => matches(row, die)))
        const twice = [-9, 0, 1, 2, 3, 4, 5, 6, 7, 9].some(die => labels.filter(row => matches(row, die)).length > 1)
        fc.pre(covered && !twice)
        expect(validateTable(table, { dice })).toEqual([])
        for (let die = -9; die <= 15; die++) expect(labels).toContain(lookUp(table, 0, die).result)
      }),
      { seed: 7, numRuns: 30, maxSkipsPerRun: 100_000 },
    )
  })
})

/** Which of the labels above hold a die, written out by hand. */
function matches(label: string, die: number): boolean {
  if (label === '0-') return die <= 0
  if (label.endsWith('+')) return die >= Number(label[0])
  return die >= Number(label[0]) && die <= Number(label.at(-1))
}
