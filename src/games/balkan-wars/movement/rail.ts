import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type Reach, reach } from '../../../core/hex/reach'
import type { HexId, HexsideId, Side, UnitId } from '../../../core/ids'
import { FIELD, type Field, isInEnemyZoc } from '../board'
import { nameOf, nationOf, sideOf } from '../countries'
import type { Nation } from '../forces/counter'
import { grid, hasSoil, type LandOf, railInHex } from '../map/geography'
import { counterOf, derived, hexOf, isType, type Part, periodOf } from '../state'
import { CLOSED, roadTables } from './ground'
import { isBarred } from './marching'

type Rails = Field & Part<'cutRail'>

/** 5.2.4, D18: home soil as at the start of the scenario. */
const isHome = (s: Part<'setting'>, nation: Nation, hex: HexId): boolean => hasSoil(hex, nation as LandOf, periodOf(s))

/** 5.2: why a unit has no rail move at all. */
export function whyNotEntrain(s: Rails & Part<'counted'>, id: UnitId): Refusal[] {
  const at = { unit: id }
  const from = hexOf(s, id)
  return firstOf(
    () => from === null && refusal('5.2.2', `${nameOf(id)} does not begin on the map`, at),
    () =>
      counterOf(id).movement === 0 && !isType(id, 'depot') && refusal('5.2.1', `${nameOf(id)} cannot go by rail`, at),
    () =>
      s.counted.includes(id) &&
      refusal('4.1.1', 'this Depot gave points this turn and stays off the railway', at, 'D74'),
    () => from !== null && !railInHex(from, periodOf(s)) && refusal('5.2.2', 'it does not begin on a railway', at),
    () => from !== null && !isHome(s, nationOf(s, id), from) && refusal('5.2.4', 'only railways at home serve it', at),
    () =>
      from !== null &&
      isInEnemyZoc(s, from, sideOf(s, id) as Side) &&
      refusal('5.2.2', 'it begins in an enemy zone of control', at),
  )
}

type From = { readonly from: HexId; readonly nation: Nation; readonly side: Side }

const searches = derived([...FIELD, 'cutRail'], findByRail, ({ from, nation, side }) => `${from} ${nation} ${side}`)

/** Longer than any line. */
const ENDLESS = 200

function findByRail(s: Rails, { from, nation, side }: From): Reach {
  const { rail } = roadTables(s)
  return reach(grid, from, {
    points: ENDLESS,
    fraction: 1,
    cost(at, direction, to) {
      const over = grid.hexside[at * 6 + direction] as HexsideId
      if (rail[over] !== 1 || !isHome(s, nation, at) || !isHome(s, nation, to)) return CLOSED
      return isBarred(s, nation, side, to) || isInEnemyZoc(s, to, side) ? CLOSED : 1
    },
  })
}

/** 5.2.3: everywhere the trains go. */
export const reachByRail = (s: Rails, id: UnitId): Reach =>
  searches(s, { from: hexOf(s, id) as HexId, nation: nationOf(s, id), side: sideOf(s, id) as Side })

export function whyNotRail(s: Rails & Part<'counted'>, id: UnitId, hex: HexId): Refusal[] {
  const at = { hex }
  return firstOf(
    () => whyNotEntrain(s, id),
    () => hex === hexOf(s, id) && refusal('5.2.3', 'it stands there', at),
    () => !railInHex(hex, periodOf(s)) && refusal('5.2.3', 'a rail move ends on a railway', at),
    () => !isHome(s, nationOf(s, id), hex) && refusal('5.2.4', 'only railways at home serve it', at),
    () => isInEnemyZoc(s, hex, sideOf(s, id) as Side) && refusal('5.2.3', 'it lies in an enemy zone of control', at),
    () => !reachByRail(s, id).has(hex) && refusal('5.2.3', 'no open railway leads there', at),
  )
}
