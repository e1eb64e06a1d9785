import type { HexId, Side } from '../../core/ids'
import { type Standing, unitsIn } from './board'
import { isNeutralHex, sideOf } from './countries'
import { landHexes, neighboursOf } from './map/geography'
import { entryHooks, leavingHooks, ownershipHooks, type Taken } from './ownership-hooks'
import { type Front, type Go, NOBODY, type Owner, type Part } from './state'
import { type Field, zocOf } from './zoc'

export const ownerOf = (s: Part<'owner'>, hex: HexId): Owner => s.owner[hex] ?? NOBODY
export const isOwnedBy = (s: Part<'owner'>, hex: HexId, side: Side): boolean => s.owner[hex] === side

/** 25.B: units that dropped own nothing for a while. */
const holders = (s: Standing & Part<'dropped'>, hex: HexId): Side[] => [
  ...new Set(
    unitsIn(s, hex)
      .filter(id => !s.dropped.includes(id))
      .flatMap(id => sideOf(s, id) ?? []),
  ),
]

/** 3.D: whose a hex is by units and zones as they stand; null: nothing decides it, it stays whose it was. */
export function claimOn(s: Field & Part<'dropped'>, hex: HexId): Side | null {
  const there = holders(s, hex)
  if (there.length > 0) return there.length === 1 ? (there[0] as Side) : null
  // Enemies that own nothing still hold the hex against a ZOC (3.D.2).
  if (unitsIn(s, hex).some(id => sideOf(s, id) !== null)) return null
  const [axis, allied] = [zocOf(s, 0)[hex] === 1, zocOf(s, 1)[hex] === 1]
  return axis === allied ? null : axis ? 0 : 1
}

function take(s: Front, go: Go, hexes: Iterable<HexId>): void {
  const taken: Taken[] = []
  for (const hex of hexes) {
    const to = claimOn(s, hex)
    const from = ownerOf(s, hex)
    if (to === null || to === from || isNeutralHex(s, hex)) continue
    taken.push({ hex, from, to, entered: holders(s, hex).includes(to) })
  }
  change(s, go, taken)
}

function change(s: Front, go: Go, taken: readonly Taken[]): void {
  if (taken.length === 0) return
  const owner = [...s.owner]
  for (const { hex, to } of taken) owner[hex] = to
  s.owner = owner
  for (const side of [0, 1] as const) {
    const hexes = taken.filter(({ to }) => to === side).map(({ hex }) => hex)
    if (hexes.length > 0) go.log('owned', { side, hexes }, '3.D.1')
  }
  for (const each of taken) for (const hook of ownershipHooks) if (s.outcome === null) hook(s, go, each, settle)
}

/** Hexes that go over to a side without anybody entering them (28.A.1.d.2). */
export const winHexes = (s: Front, go: Go, hexes: readonly HexId[], to: Side): void =>
  change(
    s,
    go,
    hexes.map(hex => ({ hex, from: ownerOf(s, hex), to, entered: false })),
  )

/** R-OWN2: looks again at the hexes an event touched and those next to them. */
export function settle(s: Front, go: Go, touched: readonly HexId[]): void {
  if (!s.underWay || touched.length === 0) return
  for (const hook of leavingHooks) hook(s, go, touched)
  take(s, go, new Set(touched.flatMap(hex => [hex, ...neighboursOf(hex)])))
}

/** A unit of a side came into a hex: hooks that ask for entry, not for ownership, then ownership (14.E, R-14E). */
export function enter(s: Front, go: Go, hex: HexId, side: Side | null): void {
  if (side === null || !s.underWay) return
  for (const hook of entryHooks) if (s.outcome === null) hook(s, go, hex, side)
}

/** R-OWN4: all zones at once, when the first movement phase begins and when a country changes sides. */
export function settleAll(s: Front, go: Go): void {
  s.underWay = true
  take(s, go, landHexes)
}

/** R-OWN1: a country joins a side, and with it all of its land where the enemy does not stand. */
export function handOver(s: Front, go: Go, hexes: readonly HexId[], to: Side): void {
  const owner = [...s.owner]
  for (const hex of hexes) if (!holders(s, hex).some(side => side !== to)) owner[hex] = to
  s.owner = owner
  if (s.underWay) settleAll(s, go)
}
