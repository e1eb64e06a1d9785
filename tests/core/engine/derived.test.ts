import { describe, expect, it } from 'vitest'
import { change } from '../../../src/core/engine/change'
import { derivedFor, recent } from '../../../src/core/engine/derived'

type S = { units: readonly number[]; weather: string; turn: number; bag: { coins: readonly number[] } | null }
const derived = derivedFor<S>()
const s: S = { units: [1, 2], weather: 'clear', turn: 1, bag: { coins: [1] } }

describe('derived values', () => {
  it('are found once for the same fields, and anew when one of them is another', () => {
    let made = 0
    const later: S = { ...s, turn: 9 }
    const sum = derived(['units', 'weather'], ({ units }) => {
      made++
      return units.reduce((all, each) => all + each, 0)
    })
    expect([sum(s), sum(later), sum(s)]).toEqual([3, 3, 3])
    expect(made).toBe(1)
    expect(sum({ ...s, units: [5] })).toBe(5)
    sum({ ...s, weather: 'rain' })
    expect(made).toBe(3)
  })

  it('are remembered by key', () => {
    const asked: number[] = []
    const times = derived(['units'], ({ units }, by: number) => {
      asked.push(by)
      return units.map(each => each * by)
    })
    expect([times(s, 2), times(s, 3), times(s, 2)]).toEqual([
      [2, 4],
      [3, 6],
      [2, 4],
    ])
    expect(asked).toEqual([2, 3])
  })

  it('are handed their own fields alone', () => {
    const seen = derived(['turn'], inputs => Object.keys(inputs))
    expect(seen(s)).toEqual(['turn'])
  })

  it('are forgotten past the last few positions', () => {
    let made = 0
    const count = derived(['units'], () => ++made, undefined, 2)
    const lists = [[1], [2], [3]].map(units => ({ ...s, units }))
    for (const each of lists) count(each)
    count(lists[2] as S)
    expect(made).toBe(3)
    count(lists[0] as S)
    expect(made).toBe(4)
  })

  it('tell keys that are objects apart by the name they are given', () => {
    let made = 0
    const sum = derived(
      ['units'],
      ({ units }, { from, to }: { from: number; to: number }) => `${++made}: ${from} to ${to} of ${units.length}`,
      ({ from, to }) => `${from} ${to}`,
    )
    expect(sum(s, { from: 1, to: 2 })).toBe(sum(s, { from: 1, to: 2 }))
    expect(sum(s, { from: 2, to: 1 })).toMatch(/^2: 2 to 1 of/)
    expect(made).toBe(2)
  })

  it('hold undefined as a value too', () => {
    let made = 0
    const nothing = derived(['units'], () => void made++)
    nothing(s)
    nothing(s)
    expect(made).toBe(1)
  })
})

describe('what was found for recent things', () => {
  it('is kept for the last few, the latest asked for longest', () => {
    let made = 0
    const number = recent((_: object) => ++made, 2)
    const [a, b, c] = [{}, {}, {}]
    expect([number(a), number(b), number(a), number(c), number(a)]).toEqual([1, 2, 1, 3, 1])
    expect(number(b)).toBe(4)
  })

  it('may be nothing, and is not looked for again', () => {
    let made = 0
    const nothing = recent((_: string) => void made++, 3)
    for (const thing of ['a', 'b', 'a']) nothing(thing)
    expect(made).toBe(2)
  })

  it('is told apart by the first thing alone', () => {
    const found = recent((_: string, find: () => number) => find(), 2)
    expect([found('a', () => 1), found('b', () => 2), found('a', () => 3)]).toEqual([1, 2, 1])
  })
})

describe('changing what stands in a field', () => {
  it('puts a copy there and leaves the rest alone', () => {
    const now = { ...s }
    const before = now.bag
    change(now, 'bag', bag => void bag.coins.push(2))
    expect(now.bag).toEqual({ coins: [1, 2] })
    expect(before).toEqual({ coins: [1] })
    expect(now.units).toBe(s.units)
  })

  it('does nothing where nothing stands', () => {
    const now: S = { ...s, bag: null }
    change(now, 'bag', bag => void bag.coins.push(2))
    expect(now.bag).toBeNull()
  })
})
