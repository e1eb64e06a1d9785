import { describe, expect, it } from 'vitest'
import { GrowingList, gleaned } from '../../src/core/growing-list'

describe('a list that grows', () => {
  it('leaves every version as it was', () => {
    const one = GrowingList.of([1, 2])
    const two = one.append([3])
    const other = one.append([4, 5])
    expect([[...one], [...two], [...other]]).toEqual([
      [1, 2],
      [1, 2, 3],
      [1, 2, 4, 5],
    ])
    expect([one.length, one.at(2), one.at(-1), two.at(-1), other.slice(1)]).toEqual([2, undefined, 2, 3, [2, 4, 5]])
  })

  it('can be taken as it was before, and grow otherwise from there', () => {
    const long = GrowingList.of([1, 2, 3, 4])
    const cut = long.first(2)
    expect([...cut.append([9])]).toEqual([1, 2, 9])
    expect([...long]).toEqual([1, 2, 3, 4])
    expect(cut.slice(0, 4)).toEqual([1, 2])
    expect(long.first(9)).toBe(long)
  })

  it('knows how much it has in common with another version', () => {
    const items = Array.from({ length: 20 }, (_, at) => ({ at }))
    const trunk = GrowingList.of(items)
    for (let cut = 0; cut <= items.length; cut++) {
      const branch = trunk.first(cut).append([{ at: -1 }, { at: -2 }])
      expect([branch.sharedWith(trunk), trunk.sharedWith(branch)]).toEqual([cut, cut])
    }
    expect(trunk.sharedWith(GrowingList.of(structuredClone(items)))).toBe(0)
  })

  it('copies nothing as long as it only grows: 20,000 items one by one', () => {
    let list = GrowingList.of<number>()
    const versions = Array.from({ length: 20_000 }, (_, at) => {
      list = list.append([at])
      return list
    })
    expect(versions.every((version, at) => version.length === at + 1 && version.at(-1) === at)).toBe(true)
    expect(versions[0]?.sharedWith(list)).toBe(1)
  })
})

describe('what is gleaned from a list', () => {
  const evens = () => {
    const seen: number[] = []
    const find = gleaned<{ n: number }, number>(({ n }) => {
      seen.push(n)
      return n % 2 === 0 ? n : null
    })
    return { seen, find }
  }
  const items = (...numbers: number[]) => numbers.map(n => ({ n }))

  it('is looked for once in each item', () => {
    const { seen, find } = evens()
    const list = GrowingList.of(items(1, 2, 3))
    expect([...find(list)]).toEqual([2])
    expect([...find(list.append(items(4)))]).toEqual([2, 4])
    expect(seen).toEqual([1, 2, 3, 4])
  })

  it('is what stood before where the list was cut, and what is new after it', () => {
    const { seen, find } = evens()
    const list = GrowingList.of(items(2, 4, 6, 8))
    find(list)
    expect([...find(list.first(2).append(items(10, 11)))]).toEqual([2, 4, 10])
    expect(seen).toEqual([2, 4, 6, 8, 10, 11])
  })

  it('of an earlier version costs nothing, nor does coming back from it', () => {
    const { seen, find } = evens()
    const list = GrowingList.of(items(2, 4, 6))
    const all = find(list)
    expect([...find(list.first(1))]).toEqual([2])
    expect(find(list)).toBe(all)
    expect(seen).toHaveLength(3)
  })

  it('of lists that take turns is remembered for each', () => {
    const { seen, find } = evens()
    let [one, other] = [GrowingList.of(items(2)), GrowingList.of(items(4))]
    for (let n = 6; n < 10; n += 2) {
      one = one.append(items(n))
      other = other.append(items(n + 1))
      find(one)
      find(other)
    }
    expect([[...find(one)], [...find(other)]]).toEqual([[2, 6, 8], [4]])
    expect(seen).toHaveLength(6)
  })
})
