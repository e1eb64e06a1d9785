import { describe, expect, it } from 'vitest'
import type { Side } from '../../../../../src/core/ids'
import type { LogLine } from '../../../../../src/store/session-view'
import { diceCounts, diceWords, shareBelow } from '../../../../../src/ui/screens/table/turn-end/dice-luck'

const rolls = (side: Side, sides: number, values: readonly number[]): LogLine[] =>
  values.map((value, line) => ({
    line,
    entry: { kind: 'roll', facts: { sides, value, why: 'combat' }, rule: null, turn: 1, side },
  }))

describe('the luck of the dice', () => {
  it('counts how often each face fell, side by side and kind by kind', () => {
    const found = diceCounts([...rolls(0, 6, [1, 6, 6]), ...rolls(1, 6, [3]), ...rolls(1, 10, [10])])
    expect(found.map(({ side, faces, fell }) => [side, faces, fell])).toEqual([
      [0, 6, [1, 0, 0, 0, 0, 2]],
      [1, 6, [0, 0, 1, 0, 0, 0]],
      [1, 10, [0, 0, 0, 0, 0, 0, 0, 0, 0, 1]],
    ])
  })

  it('knows how likely a lower sum was', () => {
    // of 36 throws of two dice 15 are below 7 and 6 are 7
    expect(shareBelow(2, 6, 7)).toBeCloseTo(18 / 36)
    expect(shareBelow(1, 6, 6)).toBeCloseTo(5.5 / 6)
    expect(shareBelow(3, 6, 3)).toBeCloseTo(0.5 / 216)
  })

  it('says nothing of luck from few dice', () => {
    const [few] = diceCounts(rolls(0, 6, [6, 6, 6]))
    expect(few && diceWords(few)).toBe('3 dice, mean 6.0, fair is 3.5. Too few to say.')
    const [many] = diceCounts(rolls(0, 6, [4, 4, 4, 4, 4, 4, 4, 4]))
    expect(many && diceWords(many)).toMatch(/^8 dice, mean 4.0, fair is 3.5. Higher than in \d\d of 100 games.$/)
  })

  it('finds none where none fell', () => {
    expect(diceCounts([])).toEqual([])
  })
})
