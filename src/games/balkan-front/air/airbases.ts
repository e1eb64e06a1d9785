import { type HexId, otherSide, type Side } from '../../../core/ids'
import { airbaseCapacityOf } from '../charts'
import { boxAirbases } from '../charts/works'
import { ALLIED, AXIS, sideOfNation } from '../countries'
import type { Nation } from '../forces/counter'
import { isAirbase } from '../forces/scenarios/places'
import { cityAt, EASTERN_GREECE, landAt, landHexes } from '../map/geography'
import { derived, type Front, NOBODY, type Owner, type Part } from '../state'
import { atHex, countAt, counted, inBox, MIDDLE_EAST, RHODES, type Spot } from './spots'

export type Bases = Part<'airfields' | 'setting' | 'baseHits'>

/** More than there are air units: the Middle East has no limit (28.B.2.2). */
const UNLIMITED = 99

/** 28.A.1.c, 28.B.2.2: each box belongs to one side for the whole game. */
export const ownerOfSpot = (s: Part<'owner'>, at: Spot): Owner =>
  at.is === 'hex' ? (s.owner[at.hex] ?? NOBODY) : at.box === RHODES ? AXIS : ALLIED

/** 25.B.1, R-25G: airborne troops may hold the airbase of a hex that is not theirs yet. */
export const baseOwner = (s: Part<'owner' | 'airheads'>, at: Spot): Owner =>
  (at.is === 'hex' ? s.airheads.find(({ hex }) => hex === at.hex)?.side : undefined) ?? ownerOfSpot(s, at)

/** 17: a reference city or larger, an airfield, Eastern Greece, the boxes. */
export const isBase = (s: Part<'airfields'>, at: Spot): boolean =>
  at.is === 'box' || at.hex === EASTERN_GREECE || isAirbase(s, at.hex)

/** R-17A: what the city and the airfield of a hex print, together. */
export function printedCapacity(s: Part<'airfields' | 'setting'>, at: Spot): number {
  if (at.is === 'box') return at.box === RHODES ? boxAirbases.rhodes : UNLIMITED
  const table = airbaseCapacityOf(s)
  const city = cityAt(at.hex)
  const inCity = city === null || city.class === 'point' ? 0 : table[city.class]
  const fields = s.airfields.filter(field => field.hex === at.hex).reduce((sum, { kind }) => sum + table[kind], 0)
  return inCity + fields + (at.hex === EASTERN_GREECE ? boxAirbases.easternGreece : 0)
}

export const hitsOn = (s: Part<'baseHits'>, at: Spot): number => countAt(s.baseHits, at)

/** 17.A, 17.D.2 */
export const capacityOf = (s: Bases, at: Spot): number => Math.max(0, printedCapacity(s, at) - hitsOn(s, at))

/** 17.D.2, 20.F.2.a.2: a hit takes one off, never below nothing; false: there was nothing left to take. */
export function hitBase(s: Front, at: Spot): boolean {
  if (capacityOf(s, at) === 0) return false
  s.baseHits = counted(s.baseHits, at, 1)
  return true
}

/** 17.D.2: repair takes a hit away. */
export function mendBase(s: Front, at: Spot): void {
  if (hitsOn(s, at) > 0) s.baseHits = counted(s.baseHits, at, -1)
}

/** A base that is gone, or smaller than it was, keeps no more hits than it has capacity (R-17A). */
export function trimHits(s: Front): void {
  const tooMany = s.baseHits.filter(({ at, count }) => count > printedCapacity(s, at))
  for (const { at, count } of tooMany) s.baseHits = counted(s.baseHits, at, printedCapacity(s, at) - count)
}

const allBases = derived(['airfields'], (s): readonly HexId[] => landHexes.filter(hex => isBase(s, atHex(hex))))

/** 17.0: where the air units of a side may land. */
export const basesOf = derived(['airfields', 'owner', 'airheads'], (s, side: Side): readonly Spot[] => [
  ...allBases(s)
    .map(atHex)
    .filter(at => baseOwner(s, at) === side),
  inBox(side === AXIS ? RHODES : MIDDLE_EAST),
])

/** R-Y2: a neutral Yugoslavia that leans to a side flies between bases of its own. */
export const neutralBases = (s: Part<'airfields'>): readonly Spot[] =>
  allBases(s)
    .filter(hex => landAt(hex) === 'Yugoslavia')
    .map(atHex)

/** Where the air units of a nation may land. */
export const basesFor = (
  s: Part<'airfields' | 'owner' | 'airheads' | 'countries'>,
  nation: Nation,
): readonly Spot[] => {
  const side = sideOfNation(s, nation)
  return side === null ? neutralBases(s) : basesOf(s, side)
}

/** Bases of the enemy that can be bombed: the Middle East is out of everybody's reach (R-26D). */
export const enemyBases = (s: Part<'airfields' | 'owner' | 'airheads'>, side: Side): readonly Spot[] =>
  basesOf(s, otherSide(side)).filter(at => at.is === 'hex' || at.box === RHODES)
