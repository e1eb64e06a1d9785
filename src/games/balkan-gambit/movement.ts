import { type Refusal, refusal } from '../../core/engine/step'
import type { Direction } from '../../core/hex/grid'
import { type Reach, reach } from '../../core/hex/reach'
import type { HexId, UnitId } from '../../core/ids'
import { boardOf } from './board'
import type { Nation } from './counters'
import { stepCosts } from './ground'
import { type Area, grid } from './map'
import { scenarioOf } from './scenarios'
import { areaOf, counterOf, type Gambit, nationOf, sideOf, snapshot } from './state'
import { isInSupply } from './supply'
import { winter } from './weather'

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

/** Why a nation may not enter an area; null when it may. */
export function whyBanned(s: Gambit, id: UnitId, hex: HexId): Refusal | null {
  const area = areaOf(s, hex)
  const zone = zoneOf(id)
  if (zone !== null)
    return zone === area ? null : refusal('11.3.4', 'collaborationist units stay in their zone', { hex })
  const closed = area !== null && scenarioOf(s).bans[nationOf(id)]?.includes(area)
  return closed ? refusal('11.5.1', `${nationOf(id)} units may not enter ${area}`, { hex }) : null
}

/** 6.2, 9.5.3, R-WX2: first the limit for unsupplied vehicles, then winter, never below one. */
export function movementFactor(s: Gambit, id: UnitId): number {
  const { mf, moveClass } = counterOf(id)
  const able = moveClass === 'mech' && !isInSupply(s, id) ? Math.min(mf, OUT_OF_SUPPLY_MF) : mf
  return winter(s, id, able)
}

/** 11.1-11.3: where a unit can go from a hex. `fresh`: it has not moved yet and may always go one hex (11.1.3). */
export function reachFrom(given: Gambit, id: UnitId, from: HexId, points: number, fresh: boolean): Reach {
  const s = snapshot(given)
  const costs = stepCosts(s, counterOf(id).moveClass)
  const enemies = boardOf(s).holds[sideOf(s, id) === 0 ? 1 : 0]
  return reach(grid, from, {
    points,
    minimumOneHex: fresh,
    fraction: 1,
    cost: (at: HexId, direction: Direction, to: HexId) =>
      enemies[to] === 1 || whyBanned(s, id, to) !== null ? CLOSED : costs[at * 6 + direction],
  })
}
