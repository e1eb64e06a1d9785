import { describe, expect, it } from 'vitest'
import { chanceOf, distribution } from '../../../../src/core/distribution'
import { fightDuel } from '../../../../src/games/operation-gertrud/air/duels'

const side = (dice = 1, plus = 0) => ({ dice, plus, why: 'duel' })
const duel = (one: ReturnType<typeof side>, other: ReturnType<typeof side>, ...faces: number[]) => {
  const left = [...faces]
  return fightDuel(() => left.shift() ?? 0, one, other)
}

describe('a duel', () => {
  it('12.2.1, 13.1 loses the lower, or both when they are equal', () => {
    expect(duel(side(), side(), 5, 3).fates).toEqual(['stays', 'lost'])
    expect(duel(side(), side(), 4, 4).fates).toEqual(['lost', 'lost'])
  })

  it('13.2.2 adds the plus once, however many dice are thrown', () => {
    const { totals, fates } = duel(side(2, 2), side(1, 1), 3, 1, 5)
    expect([totals, fates]).toEqual([
      [6, 6],
      ['lost', 'lost'],
    ])
  })

  it('12.3, 13.4.1, 13.4.2 sends home whoever throws nothing but ones, and leaves the other alone', () => {
    expect(duel(side(1, 5), side(), 1, 2).fates).toEqual(['sent home', 'stays'])
    expect(duel(side(2), side(), 1, 2, 6).fates).toEqual(['lost', 'stays'])
    expect(duel(side(), side(), 1, 1).fates).toEqual(['sent home', 'sent home'])
  })

  it('13.1 can be forecast exactly', () => {
    const chances = distribution(roll => fightDuel(roll, side(), side()).fates)
    // 5 of 36 are equal throws above one
    expect(chanceOf(chances, fates => fates[0] === 'lost' && fates[1] === 'lost')).toBeCloseTo(5 / 36)
    expect(chanceOf(chances, fates => fates[0] === 'sent home')).toBeCloseTo(1 / 6)
  })
})
