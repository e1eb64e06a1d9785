import type { Sent } from '../../../core/army/placing'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isHeldBy, stackIn } from '../board'
import { whyBarred } from '../closed-ground'
import { nameOf, nationOf, sideOf } from '../countries'
import { groundOf } from '../forces/counters'
import { BRANDENBURG, GERMAN_RETREAT, isChosen } from '../forces/options'
import { hexName, isClosedSide, neighboursOf, sideBetween, whyClosedSide } from '../map/geography'
import { fits, stackLimit } from '../stacking'
import { type Front, hexOf } from '../state'
import { isBrandenburger, isCadre, isCm } from '../units'
import { isInEnemyZoc } from '../zoc'

/** 9.F.1.5, R-RET3, R-RET5, R-RET6: why a unit cannot retreat into a neighbouring hex at all. */
export function whyNoRoute(s: Front, id: UnitId, hex: HexId, behind: readonly HexId[]): Refusal | null {
  const from = hexOf(s, id)
  const over = from === null ? null : sideBetween(from, hex)
  const [found] = firstOf(
    () => over === null && refusal('9.F.1.0', `${nameOf(id)} retreats one hex`, { hex }),
    () =>
      over !== null &&
      isClosedSide(over) &&
      refusal('9.F.1.5', `nobody retreats across ${whyClosedSide(over)}`, { hexside: over }),
    () => whyBarred(s, nationOf(id), hex),
    () => isHeldBy(s, hex, otherSide(sideOf(s, id) as Side)) && refusal('9.F.1.5', 'enemies stand there', { hex }),
    () => behind.includes(hex) && refusal('9.F.1.4', 'it comes from there', { hex }, 'R-RET3'),
  )
  return found ?? null
}

/** 9.F.1.1 to 9.F.1.3 */
export type Priority = 1 | 2 | 3

const hasRoom = (s: Front, id: UnitId, hex: HexId, sent: readonly Sent[]): boolean =>
  fits(
    s,
    [
      ...stackIn(s, hex, sideOf(s, id) as Side).filter(each => each !== id),
      ...sent.filter(each => each.hex === hex && hexOf(s, each.unit) !== hex).map(each => each.unit),
      id,
    ],
    stackLimit(hex),
  )

/** 32.A.2, R-32A2: German c/m units alone, onto a hex that friends hold. */
const breaksThrough = (s: Front, id: UnitId, hex: HexId): boolean =>
  isChosen(s, GERMAN_RETREAT) && nationOf(id) === 'German' && isCm(id) && isHeldBy(s, hex, sideOf(s, id) as Side)

/** 32.B.2.2, R-32B2: through a zone by a die, to a hex that friends hold. */
export const maySlipBack = (s: Front, id: UnitId, hex: HexId): boolean =>
  isBrandenburger(id) && isChosen(s, BRANDENBURG) && isHeldBy(s, hex, sideOf(s, id) as Side)

export function priorityOf(s: Front, id: UnitId, hex: HexId, sent: readonly Sent[] = []): Priority {
  if (isInEnemyZoc(s, hex, sideOf(s, id) as Side) && !breaksThrough(s, id, hex)) return 3
  return hasRoom(s, id, hex, sent) ? 1 : 2
}

/** 9.F.1: the hexes a unit may retreat to, all of the best priority there is. */
export function retreatHexes(
  s: Front,
  id: UnitId,
  behind: readonly HexId[],
  sent: readonly Sent[] = [],
): { readonly hexes: readonly HexId[]; readonly priority: Priority | null } {
  const from = hexOf(s, id)
  if (from === null) return { hexes: [], priority: null }
  const open = neighboursOf(from).filter(hex => whyNoRoute(s, id, hex, behind) === null)
  for (const priority of [1, 2, 3] as const) {
    const hexes = open.filter(hex => priorityOf(s, id, hex, sent) === priority)
    const friendly = priority === 3 ? hexes.filter(hex => maySlipBack(s, id, hex)) : []
    if (hexes.length > 0) return { hexes: friendly.length > 0 ? friendly : hexes, priority }
  }
  return { hexes: [], priority: null }
}

/** Why a hex is none of those. */
export function whyNotRetreat(s: Front, id: UnitId, hex: HexId, behind: readonly HexId[]): Refusal | null {
  const closed = whyNoRoute(s, id, hex, behind)
  if (closed !== null) return closed
  const { priority, hexes } = retreatHexes(s, id, behind)
  const found = priorityOf(s, id, hex)
  if (priority === 3 && !hexes.includes(hex)) return refusal('32.B.2.2', 'no friends hold that hex', { hex }, 'R-32B2')
  if (priority === null || found <= priority) return null
  return found === 3
    ? refusal('9.F.1.3', `${hexName(hex)} lies in an enemy zone of control, others do not`, { hex })
    : refusal('9.F.1.2', `${hexName(hex)} has no room, others have`, { hex })
}

/** 9.F.1.3, R-RET4: what going into an enemy ZOC leaves of it. */
export const leavesCadre = (s: Front, id: UnitId): boolean => !isCadre(s, id) && groundOf(id).cadre !== null

/** 9.F.1.4: it stands where there is no room for it and must go on. */
export const mustGoOn = (s: Front, id: UnitId): boolean => {
  const hex = hexOf(s, id)
  return hex !== null && !hasRoom(s, id, hex, [])
}
