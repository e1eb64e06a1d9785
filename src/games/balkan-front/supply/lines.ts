import type { HexStep } from '../../../core/hex/adjacent'
import type { HexId, Side } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { boardOf, stackIn } from '../board'
import { supplyLengthsOf } from '../charts'
import { barred } from '../closed-ground'
import { AXIS, armySide } from '../countries'
import type { Nation } from '../forces/counter'
import { isChosen, SUPPLY_TERRAIN } from '../forces/options'
import {
  allHexes,
  allSteps,
  grid,
  isClosedSide,
  isLand,
  landAt,
  railAcross,
  riverOn,
  roadAcross,
  sideBetween,
  terrainAt,
  zoneAt,
} from '../map/geography'
import { derived, hexOf, type Part, type Sky } from '../state'
import { zocOf } from '../zoc'

/** What decides where supply lines run. */
export type Lines = Part<'units' | 'dropped' | 'noZoc' | 'countries' | 'leaning' | 'owner' | 'weather' | 'setting'>

/** Neighbours by what joins them to a hex; nothing crosses a closed side (12.A). */
const joinedBy = (joins: (step: HexStep) => boolean): readonly (readonly HexId[])[] =>
  allHexes.map(hex =>
    (allSteps[hex] ?? [])
      .filter(step => isLand(step.to) && !isClosedSide(step.side) && joins(step))
      .map(({ to }) => to),
  )
const OVERLAND = joinedBy(() => true)
const ROADS = joinedBy(({ side }) => roadAcross(side))
const HIGH_VOLUME = joinedBy(({ side }) => railAcross(side) === 'high')
const LOW_VOLUME = joinedBy(({ side }) => railAcross(side) === 'low')
const NOWHERE: readonly HexId[] = []
const isLandHex: readonly boolean[] = allHexes.map(isLand)
const zones = allHexes.map(zoneAt)

/** 1 in every hex of a set. */
type Marked = Uint8Array
/** Where a line may go. */
type Ground = { readonly open: Marked; readonly owned: Marked; readonly railOnly: Marked }

/** 25.B.1, R-25B: hexes of a side in which no enemies stand but some who dropped and own nothing yet. */
function intruded(s: Part<'units' | 'dropped' | 'owner' | 'countries'>, side: Side): ReadonlySet<HexId> {
  const found = new Set<HexId>()
  for (const id of s.dropped) {
    const hex = hexOf(s, id)
    if (hex === null || s.owner[hex] !== side) continue
    const enemies = stackIn(s, hex, otherSide(side))
    if (enemies.length > 0 && enemies.every(each => s.dropped.includes(each))) found.add(hex)
  }
  return found
}

/** 12.A, R-12C, R-12K: hexes a line may come into, after the hex it begins in. */
export const ground = derived(
  ['units', 'dropped', 'noZoc', 'countries', 'leaning', 'owner', 'setting'],
  (s, nation: Nation): Ground => {
    const side = armySide(s, nation) ?? AXIS
    const open = new Uint8Array(grid.size)
    const owned = new Uint8Array(grid.size)
    const railOnly = new Uint8Array(grid.size)
    const { holds } = boardOf(s)
    const zone = zocOf(s, otherSide(side))
    const shut = barred(s, nation)
    const passed = intruded(s, side)
    const favoursAxis = side === AXIS && s.countries.Yugoslavia.stance === 'neutral' && s.leaning === AXIS
    for (const hex of allHexes) {
      if (!isLandHex[hex] || (holds[otherSide(side)][hex] === 1 && !passed.has(hex))) continue
      if (zone[hex] === 1 && holds[side][hex] !== 1) continue
      if (shut[hex] === 0) {
        open[hex] = 1
        if (s.owner[hex] === side) owned[hex] = 1
      } else if (favoursAxis && landAt(hex) === 'Yugoslavia') railOnly[hex] = 1
    }
    return { open, owned, railOnly }
  },
)

/** 12.B.3, R-12D: by rail to a source; steps along low-volume track count, in all. */
function byRail({ owned, railOnly }: Ground, sources: readonly HexId[], mostLow: number): Marked {
  const low = new Uint8Array(grid.size).fill(255)
  let edge: HexId[] = []
  for (const hex of sources) {
    low[hex] = 0
    edge.push(hex)
  }
  for (let count = 0; count <= mostLow && edge.length > 0; count++) {
    const next: HexId[] = []
    for (const hex of edge) {
      if (low[hex] !== count || (owned[hex] !== 1 && railOnly[hex] !== 1)) continue
      for (const to of HIGH_VOLUME[hex] ?? NOWHERE)
        if (count < (low[to] as number)) {
          low[to] = count
          edge.push(to)
        }
      for (const to of LOW_VOLUME[hex] ?? NOWHERE)
        if (count + 1 < (low[to] as number)) {
          low[to] = count + 1
          next.push(to)
        }
    }
    edge = next
  }
  const reached = new Uint8Array(grid.size)
  for (const hex of allHexes) if ((low[hex] as number) <= mostLow) reached[hex] = 1
  return reached
}

/** 32.A.3: what the hexes and hexsides of a line overland count, beside each of its ways; along a road all count one. */
const DOUBLE: readonly string[] = ['mountain', 'swamp', 'wooded rough']
const WEIGHTS: readonly (readonly number[])[] = allHexes.map(hex =>
  (OVERLAND[hex] ?? []).map(to => {
    const side = sideBetween(hex, to)
    if (side === null || roadAcross(side)) return 1
    return (DOUBLE.includes(terrainAt(hex)) ? 2 : 1) + (riverOn(side) === 'major river' ? 1 : 0)
  }),
)

/** The same as `element` where not all steps count alike: the nearer hex is the one that the line comes into. */
function weighed(from: Marked, may: Marked, most: number, within: 'D' | 'E' | null, reached: Marked): void {
  const far = new Uint8Array(grid.size).fill(255)
  const edges: HexId[][] = Array.from({ length: most + 1 }, () => [])
  for (const hex of allHexes)
    if (from[hex] === 1 && (within === null || zones[hex] === within)) {
      far[hex] = 0
      reached[hex] = 1
      edges[0]?.push(hex)
    }
  edges.forEach((edge, length) => {
    for (const hex of edge) {
      if (far[hex] !== length || may[hex] !== 1) continue
      ;(OVERLAND[hex] ?? NOWHERE).forEach((to, way) => {
        const next = length + (WEIGHTS[hex]?.[way] ?? 1)
        if (next > most || next >= (far[to] as number) || (within !== null && zones[to] !== within)) return
        far[to] = next
        reached[to] = 1
        edges[next]?.push(to)
      })
    }
  })
}

/** One element of equal steps, back from where the next one takes over; `within` null: in both zones. */
function element(
  from: Marked,
  may: Marked,
  joined: readonly (readonly HexId[])[],
  most: number,
  within: 'D' | 'E' | null,
  reached: Marked,
): void {
  const seen = new Uint8Array(grid.size)
  let edge: HexId[] = []
  for (const hex of allHexes)
    if (from[hex] === 1 && (within === null || zones[hex] === within)) {
      seen[hex] = 1
      reached[hex] = 1
      edge.push(hex)
    }
  for (let length = 1; length <= most && edge.length > 0; length++) {
    const next: HexId[] = []
    for (const hex of edge) {
      if (may[hex] !== 1) continue
      for (const to of joined[hex] ?? NOWHERE) {
        if (seen[to] === 1 || (within !== null && zones[to] !== within)) continue
        seen[to] = 1
        reached[to] = 1
        next.push(to)
      }
    }
    edge = next
  }
}

/** R-12I: the worse weather of all hexes an element touches, so once everywhere and once inside the better zone. */
function inWeather(
  s: Lines,
  lengths: { readonly [sky in Sky]: number },
  from: Marked,
  may: Marked,
  joined: readonly (readonly HexId[])[],
): Marked {
  const reached = new Uint8Array(grid.size)
  const [d, e] = [lengths[s.weather.D], lengths[s.weather.E]]
  const isWeighed = joined === OVERLAND && isChosen(s, SUPPLY_TERRAIN)
  const find = (most: number, within: 'D' | 'E' | null): void =>
    isWeighed ? weighed(from, may, most, within, reached) : element(from, may, joined, most, within, reached)
  find(Math.min(d, e), null)
  if (d !== e) find(Math.max(d, e), d > e ? 'D' : 'E')
  return reached
}

/** 12.B.1: hexes from which an overland element leads to one of these. */
export const overlandTo = (s: Lines, nation: Nation, targets: readonly HexId[]): Marked => {
  const from = new Uint8Array(grid.size)
  for (const hex of targets) from[hex] = 1
  return inWeather(s, supplyLengthsOf(s).overland, from, ground(s, nation).open, OVERLAND)
}

/** Open ground leads to one of the sources, however far it is. */
export function isJoined(s: Lines, nation: Nation, from: HexId, sources: readonly HexId[]): boolean {
  const { open } = ground(s, nation)
  const seen = new Set<HexId>([from])
  for (const hex of seen)
    for (const to of OVERLAND[hex] ?? NOWHERE) {
      if (open[to] !== 1) continue
      if (sources.includes(to)) return true
      seen.add(to)
    }
  return sources.includes(from)
}

/** 12.B.3: hexes from which a rail element leads to one of the sources. */
export const byRailTo = (s: Lines, nation: Nation, sources: readonly HexId[]): Marked =>
  byRail(ground(s, nation), sources, supplyLengthsOf(s).railLowVolume)

/** 12.B: hexes from which overland, then road, then rail leads to one of the sources. */
export function suppliedHexes(s: Lines, nation: Nation, sources: readonly HexId[]): Marked {
  const { overland, road } = supplyLengthsOf(s)
  const where = ground(s, nation)
  const rail = byRailTo(s, nation, sources)
  const roads = inWeather(s, road, rail, where.owned, ROADS)
  return inWeather(s, overland, roads, where.open, OVERLAND)
}
