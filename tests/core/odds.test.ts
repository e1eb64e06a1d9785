import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseColumn, type Ladder, ladder, odds, oddsColumn } from '../../src/core/odds'
import {
  addRatios,
  compareRatios,
  formatPercent,
  formatRatio,
  isAtLeast,
  multiplyRatios,
  parseRatio,
  ratio,
  ratioValue,
} from '../../src/core/ratio'

// Real column lists of four printed or reconstructed tables.
const dashed = ladder(['1-3', '1-2', '1-1', '2-1', '3-1', '4-1', '5-1', '6-1', '7-1'])
const slashed = ladder(['1/3', '1/2', '1/1', '2/1', '3/1', '4/1', '5/1', '6/1', '7/1'])
const coloned = ladder(['1:4', '1:3', '1:2', '1:1', '1.5:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1'])
const percent = ladder([{ label: '49', from: '0%' }, '50%', '100%', '150%', '200%', '300%', '400%', '500%', '600%'])
const antiaircraft = ladder(['1', '2', '3', '5', '7', '10', '14'])
const bombing = ladder(['1', '2', '3', '5', '10', '15'])

const label = (columns: Ladder, attack: number, defence: number): string => {
  const choice = oddsColumn(columns, attack, defence)
  return choice.kind === 'column' ? choice.label : choice.result
}

const strengthLabel = (columns: Ladder, strength: Parameters<typeof chooseColumn>[1]): string => {
  const choice = chooseColumn(columns, strength, { below: { automatic: 'none' } })
  return choice.kind === 'column' ? choice.label : choice.result
}

describe('ratios', () => {
  it('are exact and in lowest terms', () => {
    expect(ratio(10, 4)).toEqual({ top: 5, bottom: 2 })
    expect(ratio(2.5, 0.75)).toEqual({ top: 10, bottom: 3 })
    expect(ratio(0, 7)).toEqual({ top: 0, bottom: 1 })
    expect(ratio(3, -6)).toEqual({ top: -1, bottom: 2 })
  })

  it('know a third and a sum of thirds by their nearest doubles', () => {
    expect(ratio(1 / 3)).toEqual({ top: 1, bottom: 3 })
    expect(ratio(8 / 3)).toEqual({ top: 8, bottom: 3 })
    expect(ratio(0.1 + 0.2)).toEqual({ top: 3, bottom: 10 })
    expect(ratio(2 / 7)).toEqual({ top: 2, bottom: 7 })
  })

  it('refuse what is no fraction', () => {
    expect(() => ratio(0.333333)).toThrow('no exact strength')
    expect(() => ratio(Math.PI)).toThrow('no exact strength')
    expect(() => ratio(Number.NaN)).toThrow('no exact strength')
    expect(() => ratio(Number.POSITIVE_INFINITY)).toThrow('no exact strength')
  })

  it('refuse to lose digits', () => {
    expect(() => multiplyRatios(ratio(2 ** 40, 3), ratio(2 ** 40, 7))).toThrow('too large')
  })

  it('add, multiply and compare without rounding', () => {
    expect(addRatios(ratio(1, 3), 0.5, 2)).toEqual({ top: 17, bottom: 6 })
    expect(multiplyRatios(7, 0.5, ratio(1, 3))).toEqual({ top: 7, bottom: 6 })
    expect(compareRatios(ratio(1, 7), ratio(142857, 1000000))).toBe(1)
    expect(isAtLeast(ratio(3, 21), ratio(1, 7))).toBe(true)
    expect(isAtLeast(ratio(99, 10), 10)).toBe(false)
    expect(ratioValue(ratio(5, 2))).toBe(2.5)
  })

  it.each([
    ['3:1', 3, 1],
    ['1:4', 1, 4],
    ['3:2', 3, 2],
    ['1.5:1', 3, 2],
    ['1/3', 1, 3],
    ['7-1', 7, 1],
    ['7–1', 7, 1],
    ['150%', 3, 2],
    ['49 %', 49, 100],
    ['0%', 0, 1],
    ['14', 14, 1],
  ])('%s is read as %i over %i', (text, top, bottom) => {
    expect(parseRatio(text)).toEqual({ top, bottom })
  })

  it.each(['', ':1', '3:', '3:0', '3:1:1', 'three', '-3:1', '%'])("'%s' is no ratio", text => {
    expect(parseRatio(text)).toBeNull()
  })

  it('are shown as odds in lowest terms or as a percentage', () => {
    expect(formatRatio(odds(10, 4))).toBe('5:2')
    expect(formatRatio(odds(3, 9), '/')).toBe('1/3')
    expect(formatPercent(odds(5, 3))).toBe('167%')
    expect(formatPercent(odds(42, 16), 'down')).toBe('262%')
    expect(formatPercent(odds(1, 200))).toBe('1%')
    expect(formatPercent(odds(4, 0))).toBe('∞%')
  })
})

describe('odds rounded in the favour of the defender', () => {
  it.each([
    [6, 3, '2-1'],
    [5, 4, '1-1'],
    [4, 5, '1-2'],
    [2, 7, '1-3'],
    [9, 1, '7-1'],
  ])('%d against %d is %s', (attack, defence, column) => {
    expect(label(dashed, attack, defence)).toBe(column)
  })

  it.each([
    [18, 7, '2/1'],
    [7, 20, '1/3'],
    [4, 20, '1/3'],
    [40, 5, '7/1'],
    [4, 2, '2/1'],
  ])('%d against %d is %s', (attack, defence, column) => {
    expect(label(slashed, attack, defence)).toBe(column)
  })

  it.each([
    [42, 16, '200%'],
    [7, 15, '49'],
    [24, 16, '150%'],
    [8, 16, '50%'],
    [24, 49, '49'],
    [90, 10, '600%'],
  ])('%d against %d is the column %s', (attack, defence, column) => {
    expect(label(percent, attack, defence)).toBe(column)
  })

  it.each([
    [34, 9, '3:1'],
    [100, 10, '9:1'],
    [3, 2, '1.5:1'],
    [2.5, 10, '1:4'],
    [10 / 3, 10, '1:3'],
    [0.75, 0.25, '3:1'],
  ])('%d against %d is %s, fractions and all', (attack, defence, column) => {
    expect(label(coloned, attack, defence)).toBe(column)
  })

  it('thirds that only almost reach a column in doubles do reach it', () => {
    const attack = addRatios(...Array.from({ length: 9 }, () => 1 / 3))
    expect(oddsColumn(coloned, attack, 1)).toMatchObject({ label: '3:1' })
    expect(oddsColumn(coloned, 0.1 + 0.7, 0.8)).toMatchObject({ label: '1:1' })
  })
})

describe('odds rounded in the favour of the attacker', () => {
  it('take the smallest column not below the ratio', () => {
    const favour = 'attacker' as const
    expect(oddsColumn(dashed, 5, 4, { favour })).toMatchObject({ label: '2-1' })
    expect(oddsColumn(dashed, 6, 3, { favour })).toMatchObject({ label: '2-1' })
    expect(oddsColumn(dashed, 2, 7, { favour })).toMatchObject({ label: '1-3' })
    expect(oddsColumn(dashed, 8, 1, { favour })).toMatchObject({ label: '7-1' })
  })
})

describe('beyond the ends of the table', () => {
  it('below the lowest odds an automatic result may stand', () => {
    const below = { automatic: 'AE' } as const
    expect(oddsColumn(coloned, 24, 100, { below })).toEqual({
      kind: 'automatic',
      result: 'AE',
      ratio: { top: 6, bottom: 25 },
    })
    expect(oddsColumn(coloned, 25, 100, { below })).toMatchObject({ kind: 'column', column: 0 })
  })

  it('above the highest odds an automatic result may stand', () => {
    const above = { automatic: 'DE' } as const
    expect(oddsColumn(dashed, 71, 10, { above })).toMatchObject({ kind: 'automatic', result: 'DE' })
    expect(oddsColumn(dashed, 7, 1, { above })).toMatchObject({ label: '7-1' })
  })

  it('a defence of nothing is above every column, or what the rules say it is', () => {
    expect(oddsColumn(dashed, 2, 0)).toMatchObject({ label: '7-1', ratio: { top: 1, bottom: 0 } })
    const above = { automatic: 'overrun' } as const
    expect(oddsColumn(dashed, 2, 0, { above })).toMatchObject({ kind: 'automatic', result: 'overrun' })
    expect(oddsColumn(dashed, 2, 0, { above, noDefence: 'last column' })).toMatchObject({ label: '7-1' })
    expect(oddsColumn(dashed, 2, 0, { noDefence: { automatic: 'DE' } })).toMatchObject({ result: 'DE' })
    expect(oddsColumn(percent, 3, 0, { noDefence: { countsAs: 1 } })).toMatchObject({ label: '300%' })
    expect(oddsColumn(percent, 3, 2, { noDefence: { countsAs: 1 } })).toMatchObject({ label: '150%' })
  })

  it('an attack of nothing is below every column', () => {
    expect(odds(0, 5)).toEqual({ top: 0, bottom: 1 })
    expect(odds(0, 0)).toEqual({ top: 0, bottom: 1 })
    expect(oddsColumn(dashed, 0, 5)).toMatchObject({ label: '1-3' })
  })

  it('a negative strength is refused', () => {
    expect(() => odds(-1, 5)).toThrow('negative')
  })
})

describe('columns of plain numbers, read without exceeding', () => {
  it('9 antiaircraft points use the 7 column, 8 bombing points the 5 column', () => {
    expect(strengthLabel(antiaircraft, 9)).toBe('7')
    expect(strengthLabel(bombing, 8)).toBe('5')
    expect(strengthLabel(antiaircraft, 20)).toBe('14')
  })

  it('less than one point does nothing, exactly one is enough', () => {
    expect(strengthLabel(antiaircraft, 0.5)).toBe('none')
    expect(strengthLabel(bombing, multiplyRatios(2, ratio(1, 3)))).toBe('none')
    expect(strengthLabel(bombing, multiplyRatios(3, ratio(1, 3)))).toBe('1')
  })
})

describe('a list of columns is refused', () => {
  it('when a column cannot be read', () => {
    expect(() => ladder(['1:1', 'two'])).toThrow("Column two: 'two' is no ratio")
  })

  it('when columns do not rise', () => {
    expect(() => ladder(['1:1', '3:1', '2:1'])).toThrow('Column 2:1 must begin above column 3:1')
    expect(() => ladder(['1:1', '100%'])).toThrow('Column 100% must begin above column 1:1')
  })

  it('when it is empty', () => {
    expect(() => ladder([])).toThrow('at least one column')
  })
})

describe('for any two forces', () => {
  const twelfths = fc.integer({ min: 1, max: 2_400 })
  const from = (columns: Ladder, column: number) => columns[column]?.from ?? { top: 0, bottom: 1 }
  /** Whether attack/defence is above (1), on (0) or below (-1) a ratio, by whole numbers alone. */
  const against = (attack: number, defence: number, mark: { top: number; bottom: number }) =>
    Math.sign(attack * mark.bottom - defence * mark.top)

  it.each([
    ['dashes', dashed],
    ['colons', coloned],
    ['percentages', percent],
  ])('rounding never favours the wrong side (%s)', (_, columns) => {
    const last = columns.length - 1
    fc.assert(
      fc.property(twelfths, twelfths, (attack, defence) => {
        const down = oddsColumn(columns, attack / 12, defence / 12)
        const up = oddsColumn(columns, attack / 12, defence / 12, { favour: 'attacker' })
        if (down.kind !== 'column' || up.kind !== 'column') throw new Error('a clamped ladder always has a column')
        if (against(attack, defence, from(columns, 0)) >= 0) {
          expect(against(attack, defence, from(columns, down.column))).toBeGreaterThanOrEqual(0)
          if (down.column < last) expect(against(attack, defence, from(columns, down.column + 1))).toBe(-1)
        } else expect(down.column).toBe(0)
        if (against(attack, defence, from(columns, last)) <= 0) {
          expect(against(attack, defence, from(columns, up.column))).toBeLessThanOrEqual(0)
          if (up.column > 0) expect(against(attack, defence, from(columns, up.column - 1))).toBe(1)
        } else expect(up.column).toBe(last)
      }),
    )
  })

  it('both forces doubled give the same odds', () => {
    fc.assert(
      fc.property(twelfths, twelfths, (attack, defence) => {
        expect(odds(attack / 6, defence / 6)).toEqual(odds(attack / 12, defence / 12))
      }),
    )
  })

  it('a ratio read back from its label is itself', () => {
    fc.assert(
      fc.property(twelfths, twelfths, (attack, defence) => {
        const exact = odds(attack, defence)
        expect(parseRatio(formatRatio(exact))).toEqual(exact)
      }),
    )
  })
})
