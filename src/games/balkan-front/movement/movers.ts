import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { airIn, stackIn } from '../board'
import { ALLIED, moverOf, nameOf, nationOf } from '../countries'
import { groundIds, isGroundUnit } from '../forces/counters'
import { scenarioOf } from '../forces/scenarios'
import { EASTERN_GREECE } from '../map/geography'
import { isInterventionForce } from '../politics/intervention'
import { type Front, hexOf, unitOf } from '../state'
import { isCm, isPositionAa, ratingOf, reNow } from '../units'
import { keepersAt, needsKeeping } from '../works/left-works'
import type { MovePhase } from './movement-phase'

/** R-SUR4, R-OCT: whose units act in a player turn that is not a regular one. */
export function isActing(s: Front, id: UnitId): boolean {
  const nation = nationOf(id)
  if (s.kind === 'surprise') return nation === 'German' && isInterventionForce(s, id)
  return s.kind !== 'october' || nation === (scenarioOf(s).victory === 'capital' ? 'Yugoslav' : 'Greek')
}

const NOTHING: Refusal[] = []

/** The same as `whyNotMove` without words: it is asked of every unit for every hex. */
export const canMove = (s: Front, id: UnitId, side: Side, phase: MovePhase): boolean =>
  isGroundUnit(id) &&
  unitOf(s, id).at.is === 'hex' &&
  moverOf(s, id) === side &&
  ratingOf(s, id).move > 0 &&
  (phase === 'movement' || isCm(id)) &&
  isActing(s, id) &&
  !s.pinned.includes(id)

/** Why a unit does not move in this phase at all. */
export function whyNotMove(s: Front, id: UnitId, side: Side, phase: MovePhase): Refusal[] {
  const at = { unit: id }
  if (canMove(s, id, side, phase)) return NOTHING
  return firstOf(
    () => !isGroundUnit(id) && refusal('18.3', 'air units fly in the air phase', at),
    () => moverOf(s, id) !== side && refusal('6.1', `${nameOf(id)} is not yours to move`, at),
    () => hexOf(s, id) === null && refusal('6.1', `${nameOf(id)} is not on the map`, at),
    () => ratingOf(s, id).move === 0 && refusal('6.2', `${nameOf(id)} never moves`, at, 'R-6'),
    () => phase === 'exploitation' && !isCm(id) && refusal('6.1', 'only combat/motorized units exploit', at, 'R-EXP'),
    () =>
      !isActing(s, id) &&
      (s.kind === 'surprise'
        ? refusal('28.A.2.b.6', 'only the forces of the intervention act in the surprise turn', at, 'R-SUR4')
        : refusal('33.F.2.3', `${nameOf(id)} stays where it is in Oct II 40`, at, 'R-OCT')),
    () => s.pinned.includes(id) && refusal('7.A.1.1', `${nameOf(id)} keeps a railway open this phase`, at),
  )
}

/** Those of a side who may move in a phase, whether they have moved or not. */
export const moversOf = (s: Front, side: Side, phase: MovePhase): UnitId[] =>
  groundIds.filter(id => canMove(s, id, side, phase))

/** 28.B.1.d.2: in force until Bulgaria joins the Axis or Germany intervenes. */
export const isGarrisonLocked = (s: Front): boolean =>
  !s.intervened && s.countries.Bulgaria.stance === 'neutral' && s.countries.Greece.side === ALLIED

const GARRISON = 3

/** 14.A.1.6, R-AIR27: the last construction unit stays on a temporary airfield as long as air units stand on it. */
function whyNotLeaveField(s: Front, units: readonly UnitId[], from: HexId): Refusal | false {
  const isKept = s.airfields.some(field => field.hex === from && needsKeeping(s, field))
  return (
    isKept &&
    airIn(s, from).length > 0 &&
    keepersAt(s, from, units).length === 0 &&
    refusal('14.A.1.6', 'without a construction unit the airfield is gone, and air units stand on it', { hex: from })
  )
}

/** Why units do not leave where they stand; those in hand may stand in several hexes (R-MOVE). */
export function whyNotLeave(s: Front, units: readonly UnitId[]): Refusal | false {
  for (const from of new Set(units.flatMap(id => hexOf(s, id) ?? []))) {
    const why = whyNotLeaveHex(s, units, from)
    if (why !== false) return why
  }
  return false
}

/** 28.B.1.d.2, R-GAR3: units do not leave Eastern Greece with fewer than 3 REs. */
function whyNotLeaveHex(s: Front, units: readonly UnitId[], from: HexId): Refusal | false {
  const field = whyNotLeaveField(s, units, from)
  if (field !== false) return field
  if (from !== EASTERN_GREECE || !isGarrisonLocked(s)) return false
  const staying = stackIn(s, from, ALLIED).filter(id => !units.includes(id) && !isPositionAa(id))
  const left = staying.reduce((sum, id) => sum + reNow(s, id), 0)
  return left < GARRISON && refusal('28.B.1.d.2', `3 REs must stay in Eastern Greece, ${left} would`, { hex: from })
}
