import { ofUnit, ofUnitAndHex, plain, type UnitAndHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { isHeldBy } from '../board'
import { AXIS_ENTRY, hexName, placeHex } from '../map/hexes'
import { whyNotJoin } from '../movement/stacking'
import {
  ALLIED,
  type Gambit,
  type Go,
  hexOf,
  isAlliedPlace,
  nameOf,
  onHex,
  type Place,
  putUnit,
  unitOf,
} from '../state'
import { unitNamed } from './counters'
import { scenarioOf } from './scenarios'
import type { OptionalUnit } from './scenarios/scenario'

const optional = (s: Gambit, id: UnitId, side: Side): OptionalUnit | null =>
  scenarioOf(s).optional.find(each => each.side === side && unitNamed(each.unit) === id) ?? null

/** 8.1: why a unit may not be called for at all. */
const whyNotCall = (s: Gambit, id: UnitId, side: Side): Refusal[] =>
  firstOf(
    () => optional(s, id, side) === null && refusal('8.1.0', 'it is no optional unit of yours', { unit: id }),
    () => unitOf(s, id).at.is !== 'waiting' && refusal('8.1.0', 'it has entered before', { unit: id }),
  )

/** 8.1.1: the entry hex must be free of enemies and have room. */
function whyNotEnter(s: Gambit, id: UnitId, side: Side): Refusal[] {
  return firstOf(
    () => whyNotCall(s, id, side),
    () => citiesOf(optional(s, id, side)).length > 0 && refusal('S44.9', 'name the city where it enters', { unit: id }),
    () =>
      side !== ALLIED &&
      isHeldBy(s, AXIS_ENTRY, ALLIED) &&
      refusal('8.1.1', 'enemies hold the entry hex', undefined, 'R-AX'),
    () => side !== ALLIED && whyNotJoin(s, [id], AXIS_ENTRY),
  )
}

const citiesOf = (each: OptionalUnit | null): HexId[] =>
  typeof each?.entry === 'object' ? each.entry.map(placeHex) : []

/** S44.9: the Greek Security Battalions are raised in Athens or Thessalonika. */
function whyNotRaise(s: Gambit, id: UnitId, hex: HexId, side: Side): Refusal[] {
  const cities = citiesOf(optional(s, id, side))
  return firstOf(
    () => whyNotCall(s, id, side),
    () => !cities.includes(hex) && refusal('S44.9', 'it enters in Athens or Thessalonika', { hex }),
    () => isHeldBy(s, hex, ALLIED) && refusal('S44.9', 'enemies hold the city', { hex }),
    () => isAlliedPlace(s, hex) && refusal('S44.9', 'the city is not under Axis control', { hex }),
    () => whyNotJoin(s, [id], hex),
  )
}

const called = (s: Gambit): UnitId[] => scenarioOf(s).optional.map(each => unitNamed(each.unit))

const garrisons = (s: Gambit): UnitAndHex[] =>
  scenarioOf(s).optional.flatMap(each => citiesOf(each).map(hex => ({ unit: unitNamed(each.unit), hex })))

const priceOf = (s: Gambit, id: UnitId, side: Side): number => optional(s, id, side)?.vp ?? 0

/** 6.4, 8.1: optional units, each of which gives the other side victory points. */
export const reinforce = step<Gambit>({
  prompt: () => ({
    text: 'Bring in optional reinforcements, or none: each gives the other side VP.',
    rule: '8.1.0',
    ruling: 'R-AX',
    waiting: 'considers reinforcements',
  }),
  answers: {
    enter: ofUnit({
      among: called,
      whyNot: (s, f, unit) => whyNotEnter(s, unit, f.side),
      label: nameOf,
      title: 'Optional reinforcements',
      cost: (s, f, unit) => priceOf(s, unit, f.side),
      costIn: 'VP',
      intent: 'spend',
      do: (s, f, unit, go) => bringOn(s, f.side, unit, f.side === ALLIED ? { is: 'med' } : onHex(AXIS_ENTRY), go),
    }),
    raise: ofUnitAndHex({
      among: garrisons,
      whyNot: (s, f, { unit, hex }) => whyNotRaise(s, unit, hex, f.side),
      label: ({ unit, hex }) => `${nameOf(unit)} in ${hexName(hex)}`,
      title: 'Where it enters',
      cost: (s, f, { unit }) => priceOf(s, unit, f.side),
      costIn: 'VP',
      intent: 'spend',
      do: (s, f, { unit, hex }, go) => bringOn(s, f.side, unit, onHex(hex), go),
    }),
    done: plain({ label: 'End reinforcements', intent: 'pass', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'done',
})

function bringOn(s: Gambit, side: Side, id: UnitId, at: Place, go: Go): void {
  const vp = priceOf(s, id, side)
  putUnit(s, id, { at })
  const { allied, axis } = s.optionalVp
  s.optionalVp = side === ALLIED ? { allied, axis: axis + vp } : { allied: allied + vp, axis }
  go.log('reinforced', { unit: id, hex: hexOf(s, id), vp }, '8.1.3')
}
