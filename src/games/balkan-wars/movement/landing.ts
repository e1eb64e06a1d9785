import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { isHeldBy, isNeutralHeld } from '../board'
import { nameOf, nationOf } from '../countries'
import { AMPHIBIOUS, isChosen } from '../forces/options'
import { isScenario } from '../forces/scenarios'
import { isOnOpenSea, isPort, placeAt } from '../map/geography'
import { counterOf, FLEET, hexOf, isType, type Part, unitOf, type Wars } from '../state'
import { whyClosed } from './marching'

/** 5.7.1, D42: only the League lands. */
const LEAGUE: Side = 0
/** 5.7.2: four units, counted in halves. */
export const FULL_LOAD = 8
export const loadOf = (id: UnitId): number => (isType(id, 'hq', 'supply') ? 1 : 2)
const loadsOf = (units: readonly UnitId[]): number => units.reduce((sum, id) => sum + loadOf(id), 0)

type Afloat = Part<'units' | 'powers' | 'countries' | 'landings' | 'setting'>

/** 5.7.6: the Fleet with the League, and neither lost nor at home. */
const hasFleet = (s: Afloat): boolean => {
  const { ally, committed } = s.powers.Britain
  const { at } = unitOf(s, FLEET)
  return committed && ally === LEAGUE && (at.is === 'hex' || at.is === 'pool')
}

/** 5.7.1, 5.7.5, 5.7.6, D42: operations that may still be begun: those of the League, and the one the Fleet gave. */
export function operationsLeft(s: Afloat): { readonly own: number; readonly fleet: number } {
  if (!isChosen(s, AMPHIBIOUS) || isScenario(s, 'on-to-belgrade')) return { own: 0, fleet: 0 }
  const hasGreeks = s.countries.Greece.stance !== 'out' || hasFleet(s)
  return {
    own: s.landings.banned || !hasGreeks ? 0 : s.landings.left,
    fleet: hasFleet(s) ? s.landings.fleet : 0,
  }
}

/** Whether units fit into the operation under way, or into a new one. `load`: what it carries already; null: none is under way. */
const fits = (s: Afloat, units: readonly UnitId[], load: number | null): boolean => {
  const more = loadsOf(units)
  if (load !== null && load + more <= FULL_LOAD) return true
  const { own, fleet } = operationsLeft(s)
  return own + fleet > 0 && more <= FULL_LOAD
}

/** 5.7: why a unit cannot be shipped at all. */
export function whyNotEmbark(s: Wars, id: UnitId, side: Side, load: number | null): Refusal[] {
  const at = { unit: id }
  const from = hexOf(s, id)
  const { own, fleet } = operationsLeft(s)
  return firstOf(
    () => side !== LEAGUE && refusal('5.7.1', 'only the League makes Amphibious Operations', at),
    () =>
      load === null &&
      own + fleet === 0 &&
      refusal(s.landings.banned ? 'EV.61-62' : '5.7.1', 'no Amphibious Operation is left', at),
    () => counterOf(id).movement === 0 && refusal('5.7.3', `${nameOf(id)} cannot be shipped`, at, 'D62'),
    () =>
      (from === null || !isPort(from) || !isOnOpenSea(from)) &&
      refusal('5.7.3', 'it does not begin in a port of the Adriatic or the Aegean', at),
  )
}

/** 5.7.3, D62: why units may not land in a hex. */
export function whyNotSail(s: Wars, units: readonly UnitId[], side: Side, hex: HexId, load: number | null): Refusal[] {
  const at = { hex }
  return firstOf(
    ...units.map(id => () => whyNotEmbark(s, id, side, load)),
    () => (!isOnOpenSea(hex) || placeAt(hex) === null) && refusal('5.7.3', 'no port, city or town of those coasts', at),
    () => units.some(id => hexOf(s, id) === hex) && refusal('5.7.3', 'it is there already', at),
    () => isHeldBy(s, hex, otherSide(side)) && refusal('5.7.3', 'an enemy unit is there', at),
    () => isNeutralHeld(s, hex) && refusal('11.1.1', 'a unit of a neutral country is there', at),
    ...units.map(id => () => whyClosed(s, nationOf(s, id), hex)),
    () =>
      !fits(s, units, load) && refusal('5.7.2', 'an operation carries four units, HQs and Mobile Supply as halves', at),
  )
}

/** Takes units on board: into the operation under way, or a new one, the League's own first. What is loaded now. */
export function embark(s: Wars, units: readonly UnitId[], load: number | null): number {
  const more = loadsOf(units)
  if (load !== null && load + more <= FULL_LOAD) return load + more
  const { own } = operationsLeft(s)
  s.landings = own > 0 ? { ...s.landings, left: s.landings.left - 1 } : { ...s.landings, fleet: s.landings.fleet - 1 }
  return more
}
