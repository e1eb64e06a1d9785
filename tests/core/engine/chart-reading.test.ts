import { describe, expect, it } from 'vitest'
import { counterFinder } from '../../../src/core/army/counter-names'
import { bookChart, replacedChart, wholeAt } from '../../../src/core/engine/chart-reading'

describe('a number in a chart', () => {
  const chart = { river: { mp: 1, shift: 'two' } }

  it('is found by its path', () => expect(wholeAt(chart, 'river.mp', 0, 9)).toEqual([]))

  it.each([
    ['river.shift', 0, 9],
    ['river.mp', 2, 9],
    ['road.mp', 0, 9],
  ] as const)('%s from %i to %i is wrong and says so', (path, least, most) => {
    expect(wholeAt(chart, path, least, most)).toEqual([{ path, expected: `a whole number from ${least} to ${most}` }])
  })
})

describe('charts', () => {
  it('of the rulebook cannot be replaced', () => {
    const chart = bookChart('a', 'A', '1.0', { x: 1 })
    expect([chart.source, chart.problems]).toEqual(['rulebook', undefined])
  })

  it('loaded by the players are read in place of ours', () => {
    const setting = { scenario: 's', options: {}, charts: { name: 'mine', charts: { crt: 7 } } }
    expect([replacedChart({ setting }, 'crt'), replacedChart({ setting }, 'terrain')]).toEqual([7, undefined])
    expect(replacedChart({ setting: { ...setting, charts: null } }, 'crt')).toBeUndefined()
  })
})

describe('counters', () => {
  it('are found by their ids, and a name that does not exist is a mistake in the data', () => {
    const find = counterFinder([{ id: 'a' }, { id: 'b' }])
    expect(find('b')).toBe(1)
    expect(() => find('c')).toThrow("There is no counter 'c'")
  })
})
