import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { isShutToLandings, mayLand, plannersOf } from '../airborne/plan-book'
import { openPlan } from '../airborne/plans'
import { nameOf, sideOf } from '../countries'
import { groundOf } from '../forces/counters'
import { hexName, isBeach } from '../map/geography'
import type { Front, Units } from '../state'
import { isPoor } from '../weather/weather'

/** 26.B.2.2: marines and marine commandos. */
const isAmphibious = (id: UnitId): boolean => ['marine', 'marineCommando'].includes(groundOf(id).type)

/** 26.B.2.2: it has come ashore in this player turn, and has not learnt how. */
export const isWading = (s: Front, id: UnitId): boolean => s.landed.includes(id) && !isAmphibious(id)

/** 26.B.2.7, R-HID3: the beaches that units in hand are planned for, as far as both know. */
export const landingHexes = (s: Front, units: Units): readonly HexId[] => [
  ...new Set(units.flatMap(id => openPlan(s, id, true)?.hex ?? [])),
]

function whyNotUnit(s: Front, id: UnitId, hex: HexId): Refusal[] {
  const plan = openPlan(s, id, true)
  return firstOf(
    () =>
      !mayLand(s, id) && refusal('26.B.2.0', `${nameOf(id)} does not land on enemy beaches`, { unit: id }, 'R-26B4'),
    () => plan === null && refusal('26.B.2.7', `no plan of ${nameOf(id)} is open`, { unit: id }, 'R-HID3'),
    () =>
      plan !== null &&
      plan.hex !== hex &&
      refusal('26.B.2.7', `${nameOf(id)} is planned for ${hexName(plan.hex)}`, { unit: id }),
  )
}

/** 26.B.2, R-PLAN4: why units do not land there from the sea. */
export const whyNotLandAt = (s: Front, units: Units, hex: HexId, side: Side): Refusal[] =>
  firstOf(
    () => units.length === 0 && refusal('26.B.2.0', 'supply is not landed on enemy beaches', { hex }),
    () => isShutToLandings(s, hex) && refusal('26.B.2.6', 'nobody lands on the mainland', { hex }),
    () => !isBeach(hex) && refusal('26.A.4', 'there is no beach', { hex }),
    () => s.owner[hex] !== otherSide(side) && refusal('26.B.2.0', 'the beach is not the enemy’s', { hex }, 'R-PLAN4'),
    () => isPoor(s, hex) && refusal('26.B.2.4', 'nobody lands in poor weather', { hex }),
    ...units.map(id => () => whyNotUnit(s, id, hex)),
  )

/** 26.B.2.3, R-26B2: who was in supply is so in the player turn that follows. */
export function noteLanded(s: Front, units: Units): void {
  s.landed = [...s.landed, ...units]
  s.provisioned = [...s.provisioned, ...units.filter(id => !s.unsupplied.includes(id))]
}

/** 26.B.2.3: in the enemy player turn; later it is by a line. */
export const isProvisioned = (s: Front, id: UnitId): boolean => sideOf(s, id) !== s.active && s.provisioned.includes(id)

/** R-HID3: whoever has units that may land can open the book, whether anything is written in it or not. */
export const whyNoLandingBook = (s: Front, side: Side): Refusal | false =>
  s.kind !== 'regular'
    ? refusal('28.A.2.b.6', 'no plan is carried out in this turn', undefined, 'R-HID2')
    : !plannersOf(s, side).some(id => mayLand(s, id)) && refusal('26.B.2.0', 'you have nobody who may land')
