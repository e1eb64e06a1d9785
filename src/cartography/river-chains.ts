import type { Grid } from '../core/hex/grid'
import { hexLookup, hexsideBetween } from '../core/hex/lookup'
import type { HexId, HexsideId } from '../core/ids'
import { hexCorners, hexsideCorners } from '../core/map/hex-corners'
import type { MapSource } from '../core/map/map-source'

/** Where a river begins or ends: a hex whose corner it touches there, or two hexes that both touch the corner. */
export type RiverEnd = string | readonly [string, string]

/** One river, or one class of a river, as an atlas lists it: its hexsides in any order. */
export interface UnorderedRiver {
  readonly name: string
  readonly class: string
  /** 'a/b', any hex first. */
  readonly sides: readonly string[]
  readonly mouth?: RiverEnd | null
  readonly head?: RiverEnd | null
  /** Where two rivers claim one side, the one with the higher number has it; among equals the one listed first. */
  readonly priority: number
}

export type RiverEntry = MapSource['rivers'][number]

interface Reach {
  readonly text: string
  readonly ends: readonly [number, number]
}

interface Stretch {
  readonly river: UnorderedRiver
  readonly sides: readonly Reach[]
  /** Corners where it may end: touched by a greater river or by water. */
  readonly isSink: (corner: number) => boolean
  readonly touches: (corner: number, end: RiverEnd) => boolean
}

/**
 * Orders rivers from source to mouth, one entry for each unbroken stretch. A side that two rivers claim goes to the greater
 * one, so a tributary ends at the confluence. The mouth of a stretch is, in this order: where `mouth` says; far from where `head`
 * says; at water (`isWater`); at a greater river; at the later end of the list. A fork becomes an entry of its own that
 * ends where it meets the main stem.
 */
export function chainRivers(
  grid: Grid,
  rivers: readonly UnorderedRiver[],
  isWater: (hex: HexId) => boolean = () => false,
): RiverEntry[] {
  const corners = hexCorners(grid)
  const cornerHexes = hexesByCorner(corners)
  const hexNumbered = hexLookup(grid)
  const owner = new Map<HexsideId, UnorderedRiver>()
  const sidesOf = new Map(
    rivers.map(river => [river, river.sides.map(text => sideNamed(grid, hexNumbered, river, text))]),
  )
  const greatestFirst = [...rivers].sort((a, b) => b.priority - a.priority)
  for (const river of greatestFirst) {
    for (const { side } of sidesOf.get(river) ?? []) if (!owner.has(side)) owner.set(side, river)
  }

  const taken = new Set<number>()
  const entries = new Map<UnorderedRiver, RiverEntry[]>()
  for (const river of greatestFirst) {
    const own = new Map(
      (sidesOf.get(river) ?? []).filter(({ side }) => owner.get(side) === river).map(s => [s.side, s.text]),
    )
    const sides = [...own].map(([side, text]): Reach => ({ text, ends: hexsideCorners(grid, corners, side) }))
    const atWater = (corner: number) => (cornerHexes.get(corner) ?? []).some(isWater)
    const touches = (corner: number, end: RiverEnd) =>
      [end].flat().every(number => (cornerHexes.get(corner) ?? []).some(hex => hex === hexNumbered(number)))
    const before = new Set(taken)
    const sinks = [atWater, (corner: number) => before.has(corner)]
    entries.set(
      river,
      componentsOf(sides).flatMap(part => {
        const isSink = sinks.find(sink => [...degrees(part)].some(([c, n]) => n === 1 && sink(c))) ?? (() => false)
        return chainStretch({ river, sides: part, isSink, touches })
      }),
    )
    for (const { ends } of sides) for (const corner of ends) taken.add(corner)
  }
  return rivers.flatMap(river => entries.get(river) ?? [])
}

function sideNamed(grid: Grid, hexNumbered: (number: string) => HexId | null, river: UnorderedRiver, text: string) {
  const [a, b] = text.split('/').map(hexNumbered)
  const side = a == null || b == null ? null : hexsideBetween(grid, a, b)
  if (side === null) throw new RangeError(`${river.name}: ${text} is no hexside of this map`)
  return { side, text: text.split('/').sort().join('/') }
}

function hexesByCorner(corners: Int32Array): Map<number, HexId[]> {
  const hexes = new Map<number, HexId[]>()
  corners.forEach((corner, at) => {
    hexes.set(corner, [...(hexes.get(corner) ?? []), Math.floor(at / 6) as HexId])
  })
  return hexes
}

function degrees(sides: readonly Reach[]): Map<number, number> {
  const count = new Map<number, number>()
  for (const { ends } of sides) for (const corner of ends) count.set(corner, (count.get(corner) ?? 0) + 1)
  return count
}

/** Parts that hang together, each in the order of the list. */
function componentsOf(sides: readonly Reach[]): Reach[][] {
  const parts: Reach[][] = []
  for (const side of sides) {
    const joined = parts.filter(part => part.some(other => other.ends.some(corner => side.ends.includes(corner))))
    for (const part of joined) parts.splice(parts.indexOf(part), 1)
    parts.push([...joined.flat(), side])
  }
  return parts.map(part => sides.filter(side => part.includes(side)))
}

function chainStretch(stretch: Stretch): RiverEntry[] {
  const { river, sides } = stretch
  const mouth = mouthOf(stretch)
  const { distance, towards } = flowTo(sides, mouth)
  const chain = stemOf(stretch, mouth, distance, towards)
  const stem = new Set(chain.flatMap(side => side.ends))
  const rest = sides.filter(side => !chain.includes(side))
  const branches = componentsOf(rest).flatMap(part => {
    // a branch ends on the stem; an arm around an island at the end nearer to the mouth
    const meets = [...degrees(part).keys()].filter(corner => stem.has(corner))
    const last = meets.sort((a, b) => (distance.get(a) ?? 0) - (distance.get(b) ?? 0))[0]
    const branch: UnorderedRiver = { ...river, head: null, mouth: null }
    return chainStretch({ ...stretch, river: branch, sides: part, isSink: corner => corner === last })
  })
  return [{ name: river.name, class: river.class, sides: chain.map(side => side.text) }, ...branches]
}

function mouthOf({ river, sides, isSink, touches }: Stretch): number {
  const count = degrees(sides)
  const tips = [...count].filter(([, n]) => n === 1).map(([corner]) => corner)
  const ends = tips.length > 0 ? tips : [...count.keys()]
  const { mouth, head } = river
  const listedLast = [...sides].reverse().flatMap(side => side.ends.filter(corner => ends.includes(corner)))
  const atMouth = mouth == null ? [] : listedLast.filter(corner => touches(corner, mouth))
  const notHead = head == null ? listedLast : listedLast.filter(corner => !touches(corner, head))
  const [found] = [...atMouth, ...notHead.filter(isSink), ...notHead, ...listedLast]
  if (found === undefined) throw new RangeError(`${river.name}: a stretch without hexsides`)
  return found
}

/** How far each corner is from the mouth, and the side that leads there. */
function flowTo(sides: readonly Reach[], mouth: number) {
  const distance = new Map([[mouth, 0]])
  const towards = new Map<number, Reach>()
  const queue = [mouth]
  for (const corner of queue) {
    for (const side of sides) {
      if (!side.ends.includes(corner)) continue
      const next = side.ends[0] === corner ? side.ends[1] : side.ends[0]
      if (distance.has(next)) continue
      distance.set(next, (distance.get(corner) ?? 0) + 1)
      towards.set(next, side)
      queue.push(next)
    }
  }
  return { distance, towards }
}

/** From the head that was named, else from the corner furthest away. */
function stemOf(
  { river, touches }: Stretch,
  mouth: number,
  distance: ReadonlyMap<number, number>,
  towards: ReadonlyMap<number, Reach>,
): Reach[] {
  const { head } = river
  const furthestFirst = [...distance].sort((a, b) => b[1] - a[1]).map(([corner]) => corner)
  const named = head == null ? undefined : furthestFirst.find(corner => touches(corner, head))
  const chain: Reach[] = []
  let corner = named ?? furthestFirst[0] ?? mouth
  for (let side = towards.get(corner); corner !== mouth && side !== undefined; side = towards.get(corner)) {
    chain.push(side)
    corner = side.ends[0] === corner ? side.ends[1] : side.ends[0]
  }
  return chain
}
