/** A binary heap of hexes by key, smallest key first. Equal keys come out in no promised order. */
export interface KeyHeap {
  readonly push: (key: number, value: number) => void
  /** The value with the smallest key; -1 when empty. */
  readonly pop: () => number
}

export const createKeyHeap = (): KeyHeap => {
  const keys: number[] = []
  const values: number[] = []

  const push = (key: number, value: number): void => {
    let at = keys.length
    while (at > 0) {
      const above = (at - 1) >> 1
      if (keys[above] <= key) break
      keys[at] = keys[above]
      values[at] = values[above]
      at = above
    }
    keys[at] = key
    values[at] = value
  }

  const pop = (): number => {
    const smallest = values[0] ?? -1
    const key = keys.pop()
    const value = values.pop()
    const length = keys.length
    if (key === undefined || value === undefined || length === 0) return smallest
    let at = 0
    for (;;) {
      let below = at * 2 + 1
      if (below >= length) break
      if (below + 1 < length && keys[below + 1] < keys[below]) below++
      if (keys[below] >= key) break
      keys[at] = keys[below]
      values[at] = values[below]
      at = below
    }
    keys[at] = key
    values[at] = value
    return smallest
  }

  return { push, pop }
}
