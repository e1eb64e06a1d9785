import { type HexId, otherSide, type Side } from '../../core/ids'
import { isBase } from './air/airbases'
import { atHex } from './air/spots'
import { type Standing, unitsIn } from './board'
import { isNeutralHex, sideOf } from './countries'
import { groundOf } from './forces/counters'
import { isChosen, STRICT_OWNERSHIP } from './forces/options'
import { reOf } from './forces/unit-types'
import { isCity, landHexes, neighboursOf } from './map/geography'
import { entryHooks, leavingHooks, ownershipHooks, type Taken } from './ownership-hooks'
import { type Front, type Go, NOBODY, type Owner, type Part, unitOf } from './state'
import { resettleBridges } from './works/bridges'
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

type Claims = Field & Part<'dropped' | 'owner' | 'setting' | 'airfields' | 'baseHits'>

/** 3.D: whose a hex is by units and zones as they stand; null: nothing decides it, it stays whose it was. */
export function claimOn(s: Claims, hex: HexId): Side | null {
  const there = holders(s, hex)
  if (there.length > 0) return there.length === 1 ? (there[0] as Side) : null
  // Enemies that own nothing still hold the hex against a ZOC (3.D.2).
  if (unitsIn(s, hex).some(id => sideOf(s, id) !== null)) return null
  const side = zoneOver(s, hex)
  return side !== null && mustBeEntered(s, hex, side) ? null : side
}

/** Whose uncontested ZOC lies there. */
function zoneOver(s: Field, hex: HexId): Side | null {
  const [axis, allied] = [zocOf(s, 0)[hex] === 1, zocOf(s, 1)[hex] === 1]
  return axis === allied ? null : axis ? 0 : 1
}

/** 32.A.1.1, R-32A1: a city or an airbase of the enemy. */
const mustBeEntered = (s: Claims, hex: HexId, side: Side): boolean =>
  isChosen(s, STRICT_OWNERSHIP) && s.owner[hex] === otherSide(side) && (isCity(hex) || isBase(s, atHex(hex)))

/** 32.A.1.2: 1 RE of the side in the hex, or its uncontested ZOC. */
const isKept = (s: Front, hex: HexId, side: Side): boolean =>
  zoneOver(s, hex) === side ||
  unitsIn(s, hex)
    .filter(id => sideOf(s, id) === side && !s.dropped.includes(id))
    .reduce((sum, id) => sum + (unitOf(s, id).cadre ? 1 : reOf(groundOf(id))), 0) >= 1

/** 32.A.1.2, R-32A1: a hex that was lent goes back when its holders are gone. */
function goesBack(s: Front, hex: HexId): Side | null {
  const owner = ownerOf(s, hex)
  return s.lent.includes(hex) && owner !== NOBODY && !unitsIn(s, hex).some(id => sideOf(s, id) === owner)
    ? otherSide(owner)
    : null
}

function lend(s: Front, hexes: Iterable<HexId>, taken: readonly Taken[]): void {
  if (!isChosen(s, STRICT_OWNERSHIP)) return
  const lent = new Set(s.lent)
  for (const { hex, from, to, entered } of taken)
    if (entered && from === otherSide(to) && !lent.has(hex)) lent.add(hex)
    else lent.delete(hex)
  for (const hex of hexes) {
    const owner = taken.find(each => each.hex === hex)?.to ?? ownerOf(s, hex)
    if (lent.has(hex) && (owner === NOBODY || isKept(s, hex, owner))) lent.delete(hex)
  }
  s.lent = [...lent]
}

function take(s: Front, go: Go, hexes: readonly HexId[]): void {
  const taken: Taken[] = []
  for (const hex of hexes) {
    const to = claimOn(s, hex) ?? goesBack(s, hex)
    const from = ownerOf(s, hex)
    if (to === null || to === from || isNeutralHex(s, hex)) continue
    taken.push({ hex, from, to, entered: holders(s, hex).includes(to) })
  }
  lend(s, hexes, taken)
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
  take(s, go, [...new Set(touched.flatMap(hex => [hex, ...neighboursOf(hex)]))])
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
  const before = s.owner
  const owner = [...before]
  for (const hex of hexes) if (!holders(s, hex).some(side => side !== to)) owner[hex] = to
  s.owner = owner
  s.lent = s.lent.filter(hex => owner[hex] === before[hex])
  resettleBridges(s, before)
  if (s.underWay) settleAll(s, go)
}
