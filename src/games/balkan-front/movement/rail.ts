import { type Refusal, refusal } from '../../../core/engine/step'
import { type Reach, reach } from '../../../core/hex/reach'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { stackIn } from '../board'
import { railRateOf } from '../charts'
import { ALLIED, AXIS, moverOf, nameOf, nationOf } from '../countries'
import type { Nation } from '../forces/counter'
import { ITALIAN_RAIL, isChosen } from '../forces/options'
import {
  allHexes,
  allSteps,
  grid,
  hexesMarked,
  hexNumber,
  isIn,
  landAt,
  railAcross,
  railInHex,
  zoneAt,
} from '../map/geography'
import { derived, type Front, hexOf, type Part } from '../state'
import { brokenBridges } from '../works/bridges'
import { isInEnemyZoc, zocOf } from '../zoc'
import { QUARTERS } from './allowance'
import { harassment } from './harassment'
import { areaTest, type Ways } from './marching'
import { capacityOf, furtherCharge, poolOf, type RailPool, railUsed } from './rail-capacity'

const CLOSED = Number.POSITIVE_INFINITY
/** More quarters of a point than any unit has. */
const MOST_QUARTERS = 5000
type Track = Part<'owner' | 'countries' | 'leaning'>

/** Whether a rail hex is the side's own; Yugoslav ones while Yugoslavia is neutral and moves itself. */
const isOwn = (s: Track, hex: HexId, pool: RailPool): boolean =>
  pool === 'Yugoslavia' ? landAt(hex) === 'Yugoslavia' : s.owner[hex] === pool

const RAIL_HEXES: readonly HexId[] = allHexes.filter(railInHex)

/** The unbroken pieces of a side's own railways, by hex; -1 where there is none. Breaks do not part them (12.B.3). */
const pieces = derived(['owner', 'countries', 'leaning'], (s, pool: RailPool): Int16Array => {
  const piece = new Int16Array(grid.size).fill(-1)
  let count = 0
  for (const start of RAIL_HEXES) {
    if (piece[start] !== -1 || !isOwn(s, start, pool)) continue
    const queue = [start]
    piece[start] = count
    for (let at = queue.pop(); at !== undefined; at = queue.pop())
      for (const { to, side } of allSteps[at] ?? [])
        if (piece[to] === -1 && railAcross(side) !== null && isOwn(s, to, pool)) {
          piece[to] = count
          queue.push(to)
        }
    count++
  }
  return piece
})

type Sources = Track & Part<'deadSources'>

/** R-7A3: the pieces that have a source of supply for the nation. */
const joined = derived(['owner', 'countries', 'leaning', 'deadSources'], (s, nation: Nation): ReadonlySet<number> => {
  const side = nation === 'British' || nation === 'Greek' ? ALLIED : s.countries[HOME_OF[nation]].side
  const pool: RailPool = s.countries[HOME_OF[nation]].stance === 'neutral' ? 'Yugoslavia' : (side ?? AXIS)
  const piece = pieces(s, pool)
  const found = new Set<number>()
  const full = pool === AXIS ? 'Axis full supply' : 'Allied full supply'
  for (const hex of hexesMarked(full)) if (isOwn(s, hex, pool)) found.add(piece[hex] as number)
  const own = RESTRICTED[nation]
  if (own !== undefined) {
    const alive = hexesMarked(own).filter(hex => isOwn(s, hex, pool) && !s.deadSources.includes(hex))
    // 12.C.2.5: a Yugoslav city is one only together with another.
    const least = nation === 'Yugoslav' ? 2 : 1
    const count = new Map<number, number>()
    for (const hex of alive) count.set(piece[hex] as number, (count.get(piece[hex] as number) ?? 0) + 1)
    for (const [at, many] of count) if (many >= least) found.add(at)
  }
  found.delete(-1)
  return found
})

const HOME_OF = {
  Italian: 'Italy',
  Albanian: 'Italy',
  German: 'Germany',
  Bulgarian: 'Bulgaria',
  Hungarian: 'Hungary',
  Greek: 'Greece',
  British: 'Greece',
  Yugoslav: 'Yugoslavia',
} as const

const RESTRICTED: { readonly [nation in Nation]?: string } = {
  Italian: 'restricted supply: Italian',
  Bulgarian: 'restricted supply: Bulgarian',
  Hungarian: 'restricted supply: Hungarian',
  Greek: 'restricted supply: Greek',
  Yugoslav: 'restricted supply: Yugoslav',
}

type Rails = Ways & Sources & Part<'brokenRail' | 'pinned' | 'railed'>

/** Who may stay behind to keep a railway open: has stood there all phase and is not on the train. */
const keepersIn = (s: Rails, hex: HexId, side: Side, riding: readonly UnitId[], moved: readonly UnitId[]): UnitId[] =>
  stackIn(s, hex, side).filter(id => !riding.includes(id) && !moved.includes(id))

/** 7.A.1.1: hexes of the way whose zone somebody must negate. */
export function keepersFor(
  s: Rails,
  path: readonly HexId[],
  side: Side,
  riding: readonly UnitId[],
  moved: readonly UnitId[],
): UnitId[] {
  return path.flatMap(hex => {
    if (!isInEnemyZoc(s, hex, side)) return []
    const able = keepersIn(s, hex, side, riding, moved)
    return able.some(id => s.pinned.includes(id)) ? [] : able.slice(0, 1)
  })
}

type Trip = {
  readonly unit: UnitId
  readonly quarters: number
  readonly isLow: boolean
  readonly riding: readonly UnitId[]
  readonly moved: readonly UnitId[]
}

function findRail(s: Rails, { unit, quarters, isLow, riding, moved }: Trip): Reach {
  const from = hexOf(s, unit) as HexId
  const nation = nationOf(unit)
  const side = moverOf(s, unit) as Side
  const piece = pieces(s, poolOf(s, unit))
  const served = joined(s, nation)
  const zone = zocOf(s, otherSide(side))
  const broken = new Set(s.brokenRail)
  const down = brokenBridges(s)
  const isOpen = areaTest(s, nation)
  const { clear, poor } = railRateOf(s)
  const isShut = (hex: HexId): boolean =>
    broken.has(hex) ||
    !served.has(piece[hex] as number) ||
    isIn(hex, 'Albania') ||
    (zone[hex] === 1 && keepersIn(s, hex, side, riding, moved).length === 0)
  // So that a tenth and a seventh of a point are whole parts of it.
  const fraction = clear * poor
  const harassed = harassment(s, side)
  const rateAt = (hex: HexId): number => (s.weather[zoneAt(hex)] === 'C' ? clear : poor)
  const search = (start: HexId, points: number): Reach =>
    reach(grid, start, {
      points,
      fraction,
      cost(at, direction, to) {
        const side = grid.hexside[at * 6 + direction] as HexsideId
        const kind = railAcross(side)
        if (kind === null || (kind === 'low' && !isLow) || isShut(to) || !isOpen(at, to) || down.has(side))
          return CLOSED
        return 1 / rateAt(to) + (harassed[at] as number)
      },
    })
  const points = isShut(from) ? 0 : Math.floor(quarters / QUARTERS)
  const near = search(from, points)
  if (points === 0 || side !== AXIS || !isChosen(s, ITALIAN_RAIL)) return near
  const fareFrom = (edge: HexId): number => OFF_MAP_HEXES / rateAt(edge) + (harassed[edge] as number)
  const edges = WEST_EDGE.filter(hex => !isShut(hex) && s.owner[hex] === AXIS)
  return roundTheWest(near, edges, points, fraction, fareFrom, search)
}

/** 32.D, R-32D */
const OFF_MAP_HEXES = 25
const WEST_EDGE: readonly HexId[] = allHexes.filter(
  hex => railInHex(hex) && landAt(hex) === 'Italy' && hexNumber(hex).endsWith('33'),
)

/** 32.D: off the map by the western line that is nearest, and back by any other. */
function roundTheWest(
  near: Reach,
  edges: readonly HexId[],
  points: number,
  fraction: number,
  fareFrom: (edge: HexId) => number,
  search: (start: HexId, points: number) => Reach,
): Reach {
  const exit = edges
    .filter(near.has)
    .toSorted((a, b) => near.costTo(a) + fareFrom(a) - near.costTo(b) - fareFrom(b))
    .at(0)
  if (exit === undefined) return near
  const exact = (cost: number): number => Math.round(cost * fraction) / fraction
  const fare = exact(near.costTo(exit) + fareFrom(exit))
  if (fare > points) return near
  const beyond = edges.filter(edge => edge !== exit).map(edge => search(edge, exact(points - fare)))
  const costOver = (part: Reach, hex: HexId): number => exact(fare + part.costTo(hex))
  const best = (hex: HexId): Reach | null => {
    let [found, least]: [Reach | null, number] = [null, near.costTo(hex)]
    for (const part of beyond)
      if (part.has(hex) && costOver(part, hex) < least) [found, least] = [part, costOver(part, hex)]
    return found
  }
  const costTo = (hex: HexId): number => {
    const part = best(hex)
    return part === null ? near.costTo(hex) : costOver(part, hex)
  }
  const pathTo = (hex: HexId): HexId[] => {
    const part = best(hex)
    return part === null ? near.pathTo(hex) : [...near.pathTo(exit), ...part.pathTo(hex)]
  }
  const hexes = [...new Set([...near.hexes, ...beyond.flatMap(part => part.hexes)])]
  return {
    ...near,
    hexes,
    has: hex => near.has(hex) || beyond.some(part => part.has(hex)),
    costTo,
    remaining: hex => points - costTo(hex),
    pathTo,
  }
}

const trips = derived(
  [
    'setting',
    'units',
    'noZoc',
    'countries',
    'bulgarians',
    'intervened',
    'leaning',
    'kind',
    'owner',
    'weather',
    'weatherBefore',
    'harassed',
    'metaxasShort',
    'deadSources',
    'brokenRail',
    'pinned',
    'railed',
    'bridges',
  ],
  s => {
    // By who rides and who has moved, told by identity, then by the unit and what it has.
    const found = new Map<readonly UnitId[], Map<readonly UnitId[], Map<number, Reach>>>()
    return (trip: Trip): Reach => {
      const riding = found.get(trip.riding) ?? new Map<readonly UnitId[], Map<number, Reach>>()
      found.set(trip.riding, riding)
      const moved = riding.get(trip.moved) ?? new Map<number, Reach>()
      riding.set(trip.moved, moved)
      const key = (trip.unit * MOST_QUARTERS + trip.quarters) * 2 + (trip.isLow ? 1 : 0)
      const known = moved.get(key) ?? findRail(s, trip)
      moved.set(key, known)
      return known
    }
  },
)

/** A way by rail: over high-volume lines if they lead there, else over any. */
export type RailWay = {
  readonly path: readonly HexId[]
  /** Whole movement points. */
  readonly points: number
  readonly isLow: boolean
}

export function railHexes(s: Rails, trip: Omit<Trip, 'isLow'>): readonly HexId[] {
  return s.kind === 'surprise' ? [] : trips(s)({ ...trip, isLow: true }).hexes
}

/** 7.A.2: all who ride together, asked about every hex; found once for those in hand. */
export type Train = {
  /** All of them get there, and there is room for them. */
  fits(to: HexId): boolean
  /** The most that any of them pays, in whole points. */
  points(to: HexId): number
}

export function trainOf(s: Rails, riders: readonly Omit<Trip, 'isLow'>[]): Train {
  const find = trips(s)
  const all = riders.map(trip => ({
    high: find({ ...trip, isLow: false }),
    low: find({ ...trip, isLow: true }),
    from: hexOf(s, trip.unit),
    charge: furtherCharge(s, trip.unit, false),
    lowCharge: furtherCharge(s, trip.unit, true),
  }))
  const pool = riders[0] === undefined ? AXIS : poolOf(s, riders[0].unit)
  const left = capacityOf(s, pool) - railUsed(s, pool)
  return {
    fits(to) {
      let wanted = 0
      for (const { high, low, from, charge, lowCharge } of all) {
        if (from === to || !low.has(to)) return false
        wanted += high.has(to) ? charge : lowCharge
      }
      return all.length > 0 && wanted <= left
    },
    points: to =>
      all.reduce((most, { high, low }) => Math.max(most, Math.ceil((high.has(to) ? high : low).costTo(to))), 0),
  }
}

export function railWay(s: Rails, trip: Omit<Trip, 'isLow'>, to: HexId): RailWay | null {
  for (const isLow of [false, true]) {
    const found = trips(s)({ ...trip, isLow })
    if (found.has(to) && hexOf(s, trip.unit) !== to)
      return { path: found.pathTo(to), points: Math.ceil(found.costTo(to)), isLow }
  }
  return null
}

/** Why a unit does not go to a hex by rail. */
export function whyNotRail(s: Rails & Front, trip: Omit<Trip, 'isLow'>, to: HexId): Refusal | null {
  const { unit } = trip
  const at = { hex: to }
  const from = hexOf(s, unit) as HexId
  const side = moverOf(s, unit) as Side
  if (s.kind === 'surprise') return refusal('28.A.2.b.6', 'there is no rail movement in the surprise turn', at)
  if (railWay(s, trip, to) !== null) return null
  const piece = pieces(s, poolOf(s, unit))
  for (const [hex, where] of [
    [from, { unit }],
    [to, at],
  ] as const) {
    if (!railInHex(hex)) return refusal('7.A.1', 'there is no railway', where)
    if (isIn(hex, 'Albania')) return refusal('7.A.3', 'no train runs in Albania', where)
    if (s.brokenRail.includes(hex)) return refusal('7.A.4.3', 'the railway is broken', where)
    if (piece[hex] === -1) return refusal('7.A.1.2', 'the railway is not yours', where)
    if (!joined(s, nationOf(unit)).has(piece[hex] as number))
      return refusal('7.A.1.2', 'the railway is cut off from every source of supply', where)
    if (isInEnemyZoc(s, hex, side) && keepersIn(s, hex, side, trip.riding, trip.moved).length === 0)
      return refusal('7.A.1.1', 'it lies in an enemy zone of control that nobody negates', where)
  }
  return refusal('7.A.1', `${nameOf(unit)} does not get that far by rail`, at)
}
