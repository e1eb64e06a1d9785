import type { HexId, Side, UnitId } from '../../../core/ids'
import { homeOf, nationOf, sideOf } from '../countries'
import type { Nation } from '../forces/counter'
import { counterOf, groundOf, isGroundUnit, unitIds } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { isAirbase } from '../forces/scenarios/places'
import { isCombatMotorized, reOf } from '../forces/unit-types'
import { BEOGRAD, hexesOfLand, hexesOfRegion, isCityOf } from '../map/geography'
import { raisesAt } from '../politics/governments'
import { type Front, hexOf, unitOf } from '../state'
import { isInSupplyNow } from '../supply/supply'
import { isInEnemyZoc } from '../zoc'
import type { RpKind } from './arrivals-state'
import { holds, turnNameOf } from './lists'

/** 29.B.2: what each kind of point is good for. */
const INFANTRY: readonly string[] = ['infantry', 'lightInf', 'static', 'fortress', 'border']

/** Kinds of points that pay for a unit, the plainest first; none where its type cannot be replaced (R-29B). */
export function kindsFor(id: UnitId): readonly RpKind[] {
  if (!isGroundUnit(id)) return ['air']
  const counter = groundOf(id)
  if (isCombatMotorized(counter)) return ['armor']
  if (INFANTRY.includes(counter.type)) return ['infantry', 'mountain']
  return counter.type === 'mountain' ? ['mountain'] : []
}

const payer = (id: UnitId): Nation => nationOf(id)

export const pointsFor = (s: Pick<Front, 'rps'>, id: UnitId): number =>
  s.rps
    .filter(({ nation, kind }) => nation === payer(id) && kindsFor(id).includes(kind))
    .reduce((sum, { points }) => sum + points, 0)

/** Infantry points before mountain ones; says which kinds were drawn on. */
export function pay(s: Front, id: UnitId, price: number): RpKind[] {
  let owed = price
  const used: RpKind[] = []
  for (const kind of kindsFor(id))
    s.rps = s.rps.map(each => {
      if (each.nation !== payer(id) || each.kind !== kind || owed === 0) return each
      const drawn = Math.min(owed, each.points)
      owed -= drawn
      if (drawn > 0) used.push(kind)
      return { ...each, points: each.points - drawn }
    })
  s.rps = s.rps.filter(({ points }) => points > 0)
  return used
}

/** 29.B.2, R-29B: whole by its REs, an air unit 1. */
export const priceOf = (id: UnitId): number => (isGroundUnit(id) ? reOf(groundOf(id)) : 1)
export const CADRE_PRICE = 1
export const REBUILD_PRICE = 2

/** 29.B.3, 29.B.5, R-29B: dot and major cities at home; the British in the Middle East. */
export function homesFor(s: Front, id: UnitId, side: Side): readonly HexId[] {
  const nation = nationOf(id)
  const home = homeOf(nation)
  if (home === null || nation === 'Albanian') return []
  const land = home === 'Italy' ? hexesOfRegion('Mainland Italy') : hexesOfLand(home)
  const own = land.filter(hex => s.owner[hex] === side && raisesAt(s, nation, hex))
  return isGroundUnit(id)
    ? own.filter(hex => isCityOf(hex, 'dot', 'partial-hex', 'full-hex'))
    : own.filter(hex => isAirbase(s, hex))
}

const isLost = (s: Front, id: UnitId): boolean => unitOf(s, id).at.is === 'dead'

/** Dead units that a side can pay for in some form and has a place for. */
export const replaceable = (s: Front, side: Side): UnitId[] =>
  unitIds.filter(
    id =>
      isLost(s, id) &&
      sideOf(s, id) === side &&
      pointsFor(s, id) >= (hasCadre(id) ? Math.min(CADRE_PRICE, priceOf(id)) : priceOf(id)) &&
      (nationOf(id) === 'British' || homesFor(s, id, side).length > 0),
  )

export const hasCadre = (id: UnitId): boolean => {
  const counter = counterOf(id)
  return counter.kind === 'ground' && counter.cadre !== null
}

/** 29.B.4: cadres in supply and out of enemy ZOC. */
export const rebuildable = (s: Front, side: Side): UnitId[] =>
  unitIds.filter(id => {
    const hex = hexOf(s, id)
    return (
      hex !== null &&
      unitOf(s, id).cadre &&
      sideOf(s, id) === side &&
      pointsFor(s, id) >= REBUILD_PRICE &&
      !isInEnemyZoc(s, hex, side) &&
      isInSupplyNow(s, id)
    )
  })

/** 29.B.1: what the lists give this turn, and what Yugoslavs and Bulgarians raise by themselves. */
export function pointsDue(s: Front, side: Side): readonly { nation: Nation; kind: RpKind; points: number }[] {
  const listed = scenarioOf(s)
    .arrivals.replacements.filter(
      ({ turn, nation, when }) => turn === turnNameOf(s.turn) && sideOfNationNow(s, nation) === side && holds(s, when),
    )
    .flatMap(({ nation, points }) =>
      (Object.entries(points) as [RpKind, number][]).map(([kind, count]) => ({ nation, kind, points: count })),
    )
  const raised: { nation: Nation; kind: RpKind; points: number }[] = []
  if (
    s.mobilized >= scenarioOf(s).mobilization.length &&
    s.used.includes('mobilized') &&
    sideOfNationNow(s, 'Yugoslav') === side &&
    !s.lostGovernments.includes(BEOGRAD)
  )
    raised.push({ nation: 'Yugoslav', kind: 'infantry', points: 1 })
  // 28.C.1: each Axis initial phase after the turn on which Bulgaria joined.
  if (side === 0 && s.joinedOn.some(({ land, turn }) => land === 'Bulgaria' && turn < s.turn))
    raised.push({ nation: 'Bulgarian', kind: 'infantry', points: 1 })
  return [...listed, ...raised]
}

const sideOfNationNow = (s: Front, nation: Nation): Side | null => {
  const id = unitIds.find(each => nationOf(each) === nation)
  return id === undefined ? null : sideOf(s, id)
}
