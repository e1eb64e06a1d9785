/**
 * A list that grows at its end. Versions share one storage: the longest is extended in place, so that growing costs only what is
 * new; a shorter one that is extended gets a storage of its own. A version never changes.
 */
export class GrowingList<T> implements Iterable<T> {
  readonly #items: T[]
  readonly length: number

  private constructor(items: T[], length: number) {
    this.#items = items
    this.length = length
  }

  static of<T>(items: readonly T[] = []): GrowingList<T> {
    return new GrowingList([...items], items.length)
  }

  /** A negative index counts from the end. */
  at(index: number): T | undefined {
    const place = index < 0 ? this.length + index : index
    return place < this.length ? this.#items[place] : undefined
  }

  slice(from = 0, to = this.length): T[] {
    return this.#items.slice(from < 0 ? Math.max(0, this.length + from) : from, Math.min(to, this.length))
  }

  /** The list as it was when it was so long. */
  first(length: number): GrowingList<T> {
    return length >= this.length ? this : new GrowingList(this.#items, Math.max(0, length))
  }

  append(more: readonly T[]): GrowingList<T> {
    if (more.length === 0) return this
    const items = this.#items.length === this.length ? this.#items : this.#items.slice(0, this.length)
    for (const item of more) items.push(item)
    return new GrowingList(items, items.length)
  }

  /** How many items at the beginning are the same in both: versions that parted never come together again. */
  sharedWith(other: GrowingList<T>): number {
    const most = Math.min(this.length, other.length)
    if (this.#items === other.#items) return most
    return firstPlace(most, place => this.#items[place] !== other.#items[place])
  }

  *[Symbol.iterator](): Iterator<T> {
    for (let place = 0; place < this.length; place++) yield this.#items[place] as T
  }
}

/** The first of `count` places for which it holds, when it holds for all after that too; `count` when for none. */
export function firstPlace(count: number, holds: (place: number) => boolean): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (holds(middle)) high = middle
    else low = middle + 1
  }
  return low
}

type Memory<T, Found> = {
  seen: GrowingList<T>
  found: GrowingList<Found>
  places: GrowingList<number>
}

/** Three look at a game: each side, and the table. */
const MEMORIES = 3

/**
 * What is worth picking out of a growing list, found item by item as the list grows and never looked for again. Of a list that was
 * cut and grew otherwise, what stood before the cut stays. A few lists may take turns, as when two players do.
 */
export function gleaned<T, Found>(
  pick: (item: T, place: number) => Found | null,
): (list: GrowingList<T>) => GrowingList<Found> {
  const memories: Memory<T, Found>[] = []
  return list => {
    const memory = recalled(memories, list)
    const shared = memory.seen.sharedWith(list)
    // A shorter version of what is known is only looked at: the rest will be wanted again.
    if (shared === list.length) return memory.found.first(countBefore(memory, shared))
    if (shared < memory.seen.length) {
      const kept = countBefore(memory, shared)
      memory.found = memory.found.first(kept)
      memory.places = memory.places.first(kept)
    }
    for (let place = shared; place < list.length; place++) {
      const value = pick(list.at(place) as T, place)
      if (value === null) continue
      memory.found = memory.found.append([value])
      memory.places = memory.places.append([place])
    }
    memory.seen = list
    return memory.found
  }
}

const countBefore = <T, Found>({ places }: Memory<T, Found>, end: number): number =>
  firstPlace(places.length, at => (places.at(at) as number) >= end)

/** The memory that has most in common with the list; a new one when none has anything, in place of the one unused longest. */
function recalled<T, Found>(memories: Memory<T, Found>[], list: GrowingList<T>): Memory<T, Found> {
  const shares = memories.map(({ seen }) => seen.sharedWith(list))
  const most = Math.max(0, ...shares)
  const at = most > 0 ? shares.indexOf(most) : memories.findIndex(({ seen }) => seen.length === 0)
  const memory = memories[at] ?? {
    seen: GrowingList.of<T>(),
    found: GrowingList.of<Found>(),
    places: GrowingList.of<number>(),
  }
  memories.splice(0, memories.length, memory, ...memories.filter(each => each !== memory).slice(0, MEMORIES - 1))
  return memory
}
