import { type Answer, ofHex } from '../../../core/engine/answer'
import { change } from '../../../core/engine/change'
import { yesNo } from '../../../core/engine/make-step'
import type { Frame } from '../../../core/engine/state'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { hexName, landingHexes } from '../map/hexes'
import { isHeldBy, stackIn } from '../movement/board'
import { placeUnit } from '../movement/marching'
import { whyNotShare } from '../movement/stacking'
import { noteDown } from '../secrets/sight'
import {
  AXIS,
  type Go,
  hasSurrendered,
  isIn,
  isPartisan,
  LANDING_FORCE,
  nameOf,
  nationOf,
  PARTISAN,
  type Partizan,
  secretOf,
} from '../state'

/** 19.2.0.2: the marker for the next turn, face down. */
export const armpit = yesNo<Partizan>({
  seat: 'private',
  yes: { kind: 'yes', label: 'Lay "Yes": the landings come next turn' },
  no: { kind: 'no', label: 'Lay "No"' },
  prompt: s => ({
    text: `Which Operation Armpit marker do you lay face down for turn ${s.turn + 1}?`,
    rule: '19.2.0.2',
    ruling: 'R-48',
    waiting: 'is laying the Operation Armpit marker',
  }),
  decide(s, _f, isYes, go) {
    s.armpit = { ...s.armpit, marker: isYes ? 'yes' : 'no' }
    go.log('armpitLaid', { turn: s.turn + 1 }, '19.2.0.2')
  },
})

/** 19.2.2: units that may still come ashore this turn. */
export const waitingToLand = (s: Partizan): UnitId[] =>
  LANDING_FORCE.filter(id => isIn(s, id, 'waiting') && !s.armpit.repulsed.includes(id))

const isAmerican = (id: UnitId): boolean => nationOf(id) === 'American'

/** 19.2.2.2: Americans keep apart from French and Poles, this turn. */
const whyNotBeside = (s: Partizan, units: readonly UnitId[], id: UnitId, hex: HexId): Refusal | null => {
  const others = [...s.armpit.landings.filter(each => each.hex === hex).map(each => each.unit), ...units]
  return others.some(other => isAmerican(other) !== isAmerican(id))
    ? refusal('19.2.2.2', 'Americans and the French and Polish corps land in different ports', { hex })
    : null
}

/** 19.2.2.1, R-33: why a landing cannot be made in a hex. */
export const whyNotLandAt = (s: Partizan, hex: HexId): Refusal[] =>
  firstOf(
    () => !s.armpit.isOn && refusal('19.2.2.1', 'Operation Armpit is not under way'),
    () => !landingHexes.includes(hex) && refusal('19.2.2.1', 'this is none of the seven landing ports', { hex }),
    () =>
      stackIn(s, hex, PARTISAN).some(isPartisan) &&
      refusal('10.3', 'Partisans hold the port, and do not share a hex with the landing force', { hex }),
    () =>
      isHeldBy(s, hex, AXIS) &&
      s.attackedHexes.includes(hex) &&
      refusal('11.11.1', 'this port has been attacked in this segment', { hex }, 'R-33'),
    () =>
      !waitingToLand(s).some(id => whyNotLand(s, [], id, hex).length === 0) &&
      refusal('19.2.2.4', 'no unit is left that could land here now', { hex }),
  )

/** Why a unit may not join those who are about to land. */
export const whyNotLand = (s: Partizan, units: readonly UnitId[], id: UnitId, hex: HexId): Refusal[] =>
  firstOf(
    () =>
      !LANDING_FORCE.includes(id) &&
      refusal('19.2.2.1', `${nameOf(id)} is not part of the landing force`, { unit: id }),
    () => !isIn(s, id, 'waiting') && refusal('19.2.2.1', `${nameOf(id)} is not in the Adriatic box`, { unit: id }),
    () =>
      s.armpit.repulsed.includes(id) &&
      refusal('19.2.3.4', `${nameOf(id)} was repulsed and may try again next turn`, { unit: id }, 'R-33'),
    () => whyNotBeside(s, units, id, hex),
    () => whyNotShare(s, [...units, id], hex),
  )

/** 19.2.2: a landing, from the movement or the combat phase; what was in hand there is let go. */
export const landAt = <Local extends Json>(letGo: (f: Frame<null, Local>) => void): Answer<Partizan, null, Local> =>
  ofHex({
    title: 'Ports to land at',
    intent: 'act',
    among: (_s, f) => (f.side === PARTISAN ? landingHexes : []),
    whyNot: (s, f, hex) => (f.side === AXIS ? refusal('19.2.2.1', 'only the Allies land') : whyNotLandAt(s, hex)),
    label: hex => `Land at ${hexName(hex)}`,
    do(_s, f, hex, go) {
      letGo(f)
      go.ask({ step: 'landing', side: f.side, args: { hex } })
    },
  })

/** 19.2.3.2, 19.2.3.3, 19.2.4: ashore. The port is a supply source, and the Axis takes note. */
export function comeAshore(s: Partizan, go: Go, units: readonly UnitId[], hex: HexId, assault: boolean): void {
  for (const id of units) placeUnit(s, id, hex)
  if (assault) noteDown(s, AXIS, hex, 'advanced', units)
  change(s, 'armpit', armpit => {
    armpit.landings.push(...units.map(unit => ({ unit, hex })))
    if (!armpit.beaches.includes(hex)) armpit.beaches.push(hex)
    // what the first landing finds decides by which rule the Germans answer.
    if (!armpit.ashore) armpit.response = hasSurrendered(s) ? 'steps' : 'dice'
    armpit.ashore = true
  })
  go.log('landed', { units, count: units.length, hex, assault, owner: secretOf(s, PARTISAN) }, '19.2.3.2')
}

/** 19.2.3.4: back to the box, for this turn. */
export function goBack(s: Partizan, go: Go, units: readonly UnitId[], hex: HexId): void {
  s.armpit = { ...s.armpit, repulsed: [...new Set([...s.armpit.repulsed, ...units])] }
  go.log('repulsed', { hex }, '19.2.3.4')
}
