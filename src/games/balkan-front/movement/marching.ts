import { type Refusal, refusal } from '../../../core/engine/step'
import { type Reach, reach } from '../../../core/hex/reach'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { boardOf, isHeldBy, type Standing } from '../board'
import { zocCostsOf } from '../charts'
import { areaOf, type Frontiers, isBarred, whyClosed } from '../closed-ground'
import { moverOf, nameOf, nationOf } from '../countries'
import type { Nation } from '../forces/counter'
import {
  allHexes,
  grid,
  isClosedSide,
  isIn,
  isLand,
  isMarked,
  isMountain,
  isMountainSide,
  neighboursOf,
  riverOn,
  roadAcross,
  sideBetween,
  whyClosedSide,
} from '../map/geography'
import { derived, hexOf, type Part } from '../state'
import { isCm } from '../units'
import { brokenBridges } from '../works/bridges'
import { type Field, zocOf } from '../zoc'
import { QUARTERS } from './allowance'
import { type MoveClass, moveClassOf, stepCostsNow } from './ground'
import { harassment } from './harassment'

/** What decides how far a unit goes. */
export type Ways = Field &
  Frontiers &
  Part<'setting' | 'owner' | 'weather' | 'weatherBefore' | 'harassed' | 'metaxasShort' | 'bridges'>

/** On foot, which is to say by ordinary movement; or administratively (6.B). */
export type Gait = 'foot' | 'admin'

const CLOSED = Number.POSITIVE_INFINITY

/** R-OA2: how far each hex is from the operational area of a nation; 0 inside, and everywhere where none binds it. */
const areaDistance = derived(
  ['countries', 'bulgarians', 'intervened', 'leaning', 'kind', 'setting'],
  (s, nation: Nation): Uint16Array => {
    const far = new Uint16Array(grid.size)
    const area = areaOf(s, nation)
    if (area === null) return far
    far.fill(0xffff)
    let rim = allHexes.filter(hex => isLand(hex) && isIn(hex, area))
    for (const hex of rim) far[hex] = 0
    for (let distance = 1; rim.length > 0; distance++) {
      const next: HexId[] = []
      for (const hex of rim)
        for (const to of neighboursOf(hex))
          if (far[to] === 0xffff) {
            far[to] = distance
            next.push(to)
          }
      rim = next
    }
    return far
  },
)

const isEastOfVardar: readonly boolean[] = allHexes.map(hex => isMarked(hex, 'east of the Vardar'))

/** 28.B.1.b.2: the Metaxas line is not manned, and the Greeks east of the Vardar stay there. */
const isHeldByVardar = (s: Part<'metaxasShort'>, nation: Nation, from: HexId, to: HexId): boolean =>
  s.metaxasShort && nation === 'Greek' && isEastOfVardar[from] === true && isEastOfVardar[to] !== true

/** 6.B.3, R-6B2: hexes that touch an enemy unit over whatever hexside, and those it stands in. */
export const nearEnemies = derived(['units', 'countries'], (s, side: Side): Uint8Array => {
  const near = new Uint8Array(grid.size)
  for (const hex of boardOf(s).hexes[otherSide(side)]) {
    near[hex] = 1
    for (const to of neighboursOf(hex)) near[to] = 1
  }
  return near
})

/** 6.B.5: off the road neither into mountains nor over mountain hexsides and major rivers. */
const isTooHardForAdmin = (over: HexsideId, to: HexId, down: ReadonlySet<HexsideId>): boolean =>
  (!roadAcross(over) || down.has(over)) && (isMountain(to) || isMountainSide(over) || riverOn(over) === 'major river')

/** Whether frontiers leave a step open to a nation. */
export function areaTest(s: Frontiers & Part<'metaxasShort'>, nation: Nation): (from: HexId, to: HexId) => boolean {
  const far = areaDistance(s, nation)
  return (from, to) =>
    !isBarred(s, nation, to) && (far[to] as number) <= (far[from] as number) && !isHeldByVardar(s, nation, from, to)
}

/** Whether a step is open at all, whatever it costs. */
function stepTest(s: Ways, nation: Nation, side: Side): (from: HexId, to: HexId) => boolean {
  const isInside = areaTest(s, nation)
  const enemies = boardOf(s).holds[otherSide(side)]
  return (from, to) => enemies[to] !== 1 && isInside(from, to)
}

type Search = {
  readonly from: HexId
  readonly nation: Nation
  readonly side: Side
  readonly of: MoveClass
  /** 6.A */
  readonly leaving: number
  readonly quarters: number
  /** 6.7: has spent nothing, so that it may always go one hex. */
  readonly isFresh: boolean
  readonly gait: Gait
}

/** 6.A, 20.F.2.d: what it costs more to leave a hex. */
function leavingCosts(s: Ways, side: Side, inZoc: number): Float64Array {
  const zone = zocOf(s, otherSide(side))
  return harassment(s, side).map((hits, hex) => (zone[hex] === 1 ? hits + inZoc : hits))
}

function findReach(s: Ways, { from, nation, side, of, leaving, quarters, isFresh, gait }: Search): Reach {
  const costs = stepCostsNow(s, of)
  const isOpen = stepTest(s, nation, side)
  const points = quarters / QUARTERS
  if (gait === 'admin') {
    const near = nearEnemies(s, side)
    const enemy = otherSide(side)
    const down = brokenBridges(s)
    const harassed = harassment(s, side)
    return reach(grid, from, {
      points: near[from] === 1 ? 0 : points,
      fraction: QUARTERS,
      cost(at, direction, to) {
        const arm = at * 6 + direction
        const base = costs[arm] as number
        if (base === CLOSED || near[to] === 1 || s.owner[to] === enemy || !isOpen(at, to)) return CLOSED
        if (isTooHardForAdmin(grid.hexside[arm] as HexsideId, to, down)) return CLOSED
        return base / 2 + (harassed[at] as number)
      },
    })
  }
  const more = leavingCosts(s, side, leaving)
  return reach(grid, from, {
    points,
    fraction: QUARTERS,
    minimumOneHex: isFresh && points > 0,
    cost(at, direction, to) {
      const base = costs[at * 6 + direction] as number
      return base === CLOSED || !isOpen(at, to) ? CLOSED : base + (more[at] as number)
    },
  })
}

/** All that a way depends on. */
const INPUTS = [
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
  'bridges',
] as const

/** Every hex of a reach is asked about by itself, so each search is made once; units of one kind share it. */
const searches = derived(INPUTS, s => {
  const found = new Map<string, Reach>()
  return (search: Search): Reach => {
    const { from, nation, side, of, leaving, quarters, isFresh, gait } = search
    const key = `${from} ${nation} ${side} ${of} ${leaving} ${quarters} ${isFresh} ${gait}`
    const known = found.get(key) ?? findReach(s, search)
    found.set(key, known)
    return known
  }
})

const ofUnits = derived(INPUTS, () => new Map<number, Reach>())

/** What a unit still has, in quarters of a point; `isFresh`: all of it. */
export type Purse = { readonly quarters: number; readonly isFresh: boolean }

const GAITS: readonly Gait[] = ['foot', 'admin']
/** More quarters than any unit has. */
const MOST_QUARTERS = 5000

/** Where a unit goes with what it has left; asked for every hex, so that finding it again costs next to nothing. */
export function reachOf(s: Ways, id: UnitId, { quarters, isFresh }: Purse, gait: Gait): Reach {
  const found = ofUnits(s)
  const key = ((id * MOST_QUARTERS + quarters) * 2 + (isFresh ? 1 : 0)) * 2 + GAITS.indexOf(gait)
  const known = found.get(key)
  if (known !== undefined) return known
  const made = searches(s)({
    from: hexOf(s, id) as HexId,
    nation: nationOf(id),
    side: moverOf(s, id) as Side,
    of: moveClassOf(id),
    leaving: isCm(id) ? zocCostsOf(s).cm : zocCostsOf(s).nonCm,
    quarters,
    isFresh,
    gait,
  })
  found.set(key, made)
  return made
}

/** The one true reason why a unit does not get to a hex on foot. */
export function whyOutOfReach(s: Ways & Standing, id: UnitId, hex: HexId, purse: Purse, gait: Gait): Refusal {
  const at = { hex }
  const from = hexOf(s, id) as HexId
  const side = moverOf(s, id) as Side
  const closed = whyClosed(s, id, hex)
  if (closed !== null) return closed
  if (isHeldBy(s, hex, otherSide(side))) return refusal('6.6', 'enemy units are there', at)
  if (isHeldByVardar(s, nationOf(id), from, hex))
    return refusal('28.B.1.b.2', 'the Metaxas line is not manned: Greeks east of the Vardar stay there', at)
  const over = sideBetween(from, hex)
  if (over !== null && isClosedSide(over)) return refusal('6.5', `nothing crosses the ${whyClosedSide(over)}`, at)
  if (gait === 'admin') {
    const near = nearEnemies(s, side)
    if (near[from] === 1) return refusal('6.B.3', `${nameOf(id)} is next to an enemy unit`, { unit: id })
    if (near[hex] === 1) return refusal('6.B.3', 'that hex is next to an enemy unit', at)
    if (s.owner[hex] === otherSide(side)) return refusal('6.B.4', 'that hex is the enemy’s', at)
  }
  const points = purse.quarters / QUARTERS
  const wanted = reachOf(s, id, { quarters: 4000, isFresh: false }, gait)
  if (!wanted.has(hex)) return refusal(gait === 'admin' ? '6.B.5' : '6.5', 'no way leads there', at)
  return refusal('6.2', `${nameOf(id)} needs ${wanted.costTo(hex)} MPs and has ${points}`, at)
}
