import { type Refusal, refusal } from '../../../core/engine/step'
import type { Direction } from '../../../core/hex/grid'
import { type Reach, reach } from '../../../core/hex/reach'
import { type HexId, otherSide, type UnitId } from '../../../core/ids'
import { boardOf } from '../board'
import type { Nation } from '../forces/counters'
import { isChosen, PARTISANS_AT_HOME } from '../forces/options'
import { scenarioOf } from '../forces/scenarios'
import { type Area, grid } from '../map/hexes'
import { winter } from '../mutual/weather'
import { areaOf, counterOf, derived, type Gambit, isYugoslavia, nationOf, sideOf } from '../state'
import { isInSupply } from '../supply/supply'
import { stepCosts } from './ground'

const CLOSED = Number.POSITIVE_INFINITY
const OUT_OF_SUPPLY_MF = 3

/** 11.3.4: the zone a collaborationist unit never leaves. */
const ZONES: { readonly [nation in Nation]?: Area } = {
  Slovenia: 'Slovenia',
  Croatia: 'Croatia',
  Serbia: 'Serbia',
  Greece: 'Greece',
}
export const zoneOf = (id: UnitId): Area | null => ZONES[nationOf(id)] ?? null

/** R-SU3: where Yugoslav Partisans are at home, read the other way. */
const isHome = (s: Pick<Gambit, 'setting'>, hex: HexId): boolean => isYugoslavia(s, hex) || areaOf(s, hex) === 'Albania'

/** Why a nation may not enter an area; null when it may. */
export function whyBanned(s: Pick<Gambit, 'setting'>, id: UnitId, hex: HexId): Refusal | null {
  const area = areaOf(s, hex)
  const zone = zoneOf(id)
  if (zone !== null)
    return zone === area ? null : refusal('11.3.4', 'collaborationist units stay in their zone', { hex })
  if (nationOf(id) === 'Yugoslav Partisan' && isChosen(s, PARTISANS_AT_HOME) && !isHome(s, hex))
    return refusal('11.5.1', 'Yugoslav Partisans keep to Yugoslavia and Albania', { hex }, 'R-SU3')
  const closed = area !== null && scenarioOf(s).bans[nationOf(id)]?.includes(area)
  return closed ? refusal('11.5.1', `${nationOf(id)} units may not enter ${area}`, { hex }) : null
}

/** 6.2, 9.5.3, R-WX2: first the limit for unsupplied vehicles, then winter, never below one. */
export function movementFactor(s: Gambit, id: UnitId): number {
  const { mf, moveClass } = counterOf(id)
  const able = moveClass === 'mech' && !isInSupply(s, id) ? Math.min(mf, OUT_OF_SUPPLY_MF) : mf
  return winter(s, id, able)
}

type Way = (from: HexId, points: number, fresh: boolean) => Reach

const ways = derived(['units', 'setting', 'chetniks', 'blown'], (s, id: UnitId): Way => {
  const costs = stepCosts(s, counterOf(id).moveClass)
  const enemies = boardOf(s).holds[otherSide(sideOf(s, id))]
  const cost = (at: HexId, direction: Direction, to: HexId) =>
    enemies[to] === 1 || whyBanned(s, id, to) !== null ? CLOSED : costs[at * 6 + direction]
  const known = new Map<string, Reach>()
  return (from, points, fresh) => {
    const key = `${from} ${points} ${fresh}`
    const found = known.get(key) ?? reach(grid, from, { points, minimumOneHex: fresh, fraction: 1, cost })
    known.set(key, found)
    return found
  }
})

/** 11.1-11.3: where a unit can go from a hex. `fresh`: it has not moved yet and may always go one hex (11.1.3). */
export const reachFrom = (s: Gambit, id: UnitId, from: HexId, points: number, fresh: boolean): Reach =>
  ways(s, id)(from, points, fresh)
