import type { Spot } from '../engine/game-look'
import type { HexId, UnitId } from '../ids'

type Piles<Key> = ReadonlyMap<Key, readonly UnitId[]>

function gathered<Key>(units: readonly UnitId[], keyOf: (id: UnitId) => Key | null): Piles<Key> {
  const found = new Map<Key, UnitId[]>()
  for (const id of units) {
    const key = keyOf(id)
    if (key === null) continue
    const there = found.get(key)
    if (there) there.push(id)
    else found.set(key, [id])
  }
  return found
}

/** The units of each hex; what is worth most to see lies on top, of equals the earlier counter. */
export function stacksOf(
  units: readonly UnitId[],
  spot: (id: UnitId) => Spot,
  worth: (id: UnitId, hex: HexId) => number,
): Piles<HexId> {
  const found = gathered(units, id => {
    const at = spot(id)
    return at.is === 'hex' ? at.hex : null
  })
  const rank = (a: number, b: number): number => (a === b ? 0 : b - a)
  return new Map(
    [...found].map(([hex, there]) => [hex, there.toSorted((a, b) => rank(worth(a, hex), worth(b, hex)) || a - b)]),
  )
}

/** The units of each box, in counter order. */
export const boxesOf = (units: readonly UnitId[], spot: (id: UnitId) => Spot): Piles<string> =>
  gathered(units, id => {
    const at = spot(id)
    return at.is === 'box' ? at.box : null
  })
