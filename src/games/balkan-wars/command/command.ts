import { type Reach, reach } from '../../../core/hex/reach'
import { type HexId, type HexsideId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { FIELD, type Field, isHeldBy, isNeutralHeld, zocOf } from '../board'
import { isClosedHex, isGreatPowerUnit, nationOf, sideOf } from '../countries'
import { counterOf, GERMAN_HQ, isType, unitIds } from '../forces/counters'
import { grid, isClosedSide, isLand, isMountain } from '../map/geography'
import { CLOSED, climbsWithHelp, roadTables } from '../movement/ground'
import { derived, hexOf, type Part, unitOf } from '../state'

/** What decides who is in command. */
export type Commanding = Field & Part<'cutRail'>

const headquarters: readonly UnitId[] = unitIds.filter(id => isType(id, 'hq'))

/** 10.1.2: only an HQ in good order commands. */
export const isCommanding = (s: Part<'units'>, hq: UnitId): boolean =>
  isType(hq, 'hq') && hexOf(s, hq) !== null && !unitOf(s, hq).demoralized

/** 9.G, 9.5: whether an HQ could command a unit, wherever they are. */
export function isUnderCommand(s: Commanding, hq: UnitId, id: UnitId): boolean {
  if (hq === id) return true
  if (sideOf(s, hq) === null || sideOf(s, hq) !== sideOf(s, id)) return false
  if (hq === GERMAN_HQ) return !isGreatPowerUnit(s, id)
  return nationOf(s, hq) === nationOf(s, id)
}

type From = { readonly hq: UnitId; readonly climbs: boolean }

const reaches = derived([...FIELD, 'cutRail'], findReach, ({ hq, climbs }) => `${hq} ${climbs}`)

/**
 * 9.1.1-9.1.5, D70, A9, A21: from the HQ, whose hex is not counted, to the unit, whose hex is; a road makes a hex a half. A vacant
 * hex in an enemy zone is never entered nor left, one with a friend in it may be.
 */
function findReach(s: Commanding, { hq, climbs }: From): Reach {
  const side = sideOf(s, hq) as Side
  const enemy = otherSide(side)
  const nation = nationOf(s, hq)
  const zoc = zocOf(s, enemy)
  const { road, rail } = roadTables(s)
  const isBarred = (hex: HexId): boolean =>
    isHeldBy(s, hex, enemy) ||
    (zoc[hex] === 1 && !isHeldBy(s, hex, side)) ||
    !isLand(hex) ||
    isNeutralHeld(s, hex) ||
    isClosedHex(s, hex, nation)
  return reach(grid, hexOf(s, hq) as HexId, {
    points: counterOf(hq).command ?? 0,
    cost(from, direction, to) {
      const over = grid.hexside[from * 6 + direction] as HexsideId
      if (isBarred(to)) return CLOSED
      if (road[over] === 1) return 0.5
      if (isClosedSide(over) || (isMountain(to) && !climbs && rail[over] !== 1)) return CLOSED
      return 1
    },
  })
}

/** 9.1.2: whether an HQ in good order has the unit in range. */
export function commands(s: Commanding, hq: UnitId, id: UnitId): boolean {
  const at = hexOf(s, id)
  const side = sideOf(s, id)
  if (at === null || side === null || !isCommanding(s, hq) || !isUnderCommand(s, hq, id)) return false
  return at === hexOf(s, hq) || reaches(s, { hq, climbs: climbsWithHelp(s, id, side) }).has(at)
}

/** Every HQ that has the unit in command. */
export const commandersOf = (s: Commanding, id: UnitId): UnitId[] => headquarters.filter(hq => commands(s, hq, id))

/** 8.2.3, 9.2.1 */
export const isInCommand = (s: Commanding, id: UnitId): boolean => headquarters.some(hq => commands(s, hq, id))

/** The hexes in which an HQ commands units that cannot climb by themselves: for the map. */
export const commandArea = (s: Commanding, hq: UnitId): readonly HexId[] =>
  isCommanding(s, hq) && sideOf(s, hq) !== null ? reaches(s, { hq, climbs: false }).hexes : []

/** 9.3.1: the best Staff Rating that serves a unit. */
export const bestStaff = (s: Commanding, id: UnitId): number =>
  Math.max(0, ...commandersOf(s, id).map(hq => counterOf(hq).staff ?? 0))
