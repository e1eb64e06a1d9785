import { linkedHexes } from '../../../core/hex/linked-hexes'
import { reach } from '../../../core/hex/reach'
import type { HexId, HexsideId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { supplyModifiers } from '../charts'
import { loseStep } from '../combat/casualties'
import { unitIds } from '../forces/counters'
import { allTowns, drySteps, grid, isBlocked, isLand, isSettled, supplySources } from '../map/hexes'
import { countersOn, isHeldBy, stackIn } from '../movement/board'
import {
  AXIS,
  type Go,
  hasTrait,
  hexOf,
  isPartisan,
  PARTISAN,
  type Partizan,
  putUnit,
  secretOf,
  sideOf,
  unitOf,
} from '../state'

/** 15.3, 15.4, R-26: land hexes of any country, no enemies, no lake side, no water between island and coast. */
function linkedTo(s: Partizan, side: Side, sources: readonly HexId[]): Uint8Array {
  const enemies = countersOn(s)[otherSide(side)]
  const isOpen = (hex: HexId) => isLand(hex) && enemies[hex] === 0
  return linkedHexes(
    grid,
    sources.filter(isOpen),
    (from, direction) => drySteps[from * 6 + direction] === 1 && enemies[from] === 0,
  )
}

/** 15.3: ports last held by the Partisan side, and Landing Beaches (19.2.3.3). */
export const alliedSources = (s: Partizan): HexId[] => [...new Set([...s.partisanPorts, ...s.armpit.beaches])]

export const sourcesOf = (s: Partizan, side: Side): readonly HexId[] =>
  side === AXIS ? supplySources : alliedSources(s)

export const suppliedHexes = (s: Partizan, side: Side): Uint8Array => linkedTo(s, side, sourcesOf(s, side))

/** 15.4: the shortest way to a source through hexes that trace supply; null when there is none. */
export function lineToSource(
  s: Partizan,
  side: Side,
  from: HexId,
  supplied: Uint8Array = suppliedHexes(s, side),
): readonly HexId[] | null {
  if (supplied[from] !== 1) return null
  const ways = reach(grid, from, {
    points: grid.size,
    fraction: 1,
    cost: (at, direction, to) =>
      supplied[to] === 1 && !isBlocked(grid.hexside[at * 6 + direction] as HexsideId) ? 1 : Number.POSITIVE_INFINITY,
  })
  const near = sourcesOf(s, side)
    .filter(hex => supplied[hex] === 1 && ways.has(hex))
    .toSorted((a, b) => ways.costTo(a) - ways.costTo(b) || a - b)[0]
  return near === undefined ? null : ways.pathTo(near)
}

/** 15.2.1, 15.5.1. */
export const needsSupply = (id: UnitId): boolean => !isPartisan(id) && !hasTrait(id, 'self-supplied')

/** 15.6, R-43: each unit of the side that traces no line is marked; the second failure in a row and each further one costs a step. */
export function checkSupply(s: Partizan, go: Go, side: Side): void {
  const supplied = suppliedHexes(s, side)
  for (const id of unitIds) {
    const hex = hexOf(s, id)
    if (sideOf(id) !== side || hex === null || !needsSupply(id)) continue
    const before = unitOf(s, id).unsupplied
    if (supplied[hex] === 1) {
      if (before > 0) putUnit(s, id, { unsupplied: 0 })
      continue
    }
    putUnit(s, id, { unsupplied: before + 1 })
    const owner = secretOf(s, side)
    if (before === 0) go.log('unsupplied', { unit: id, hex, owner }, '15.6.1')
    else if (!isSettled(hex)) {
      const gone = loseStep(s, go, id)
      go.log('starved', { unit: id, hex, gone, owner }, '15.6.3')
    }
  }
}

/** 15.2.2, R-44: one less for each town with a Partisan unit, one more when the whole side holds none. */
export function supplyCheckModifier(s: Partizan): number {
  const held = allTowns.filter(hex => isHeldBy(s, hex, PARTISAN))
  if (held.length === 0) return supplyModifiers.noTown
  const withPartisans = held.filter(hex => stackIn(s, hex, PARTISAN).some(isPartisan)).length
  return withPartisans === 0 ? 0 : withPartisans * supplyModifiers.perTown
}
