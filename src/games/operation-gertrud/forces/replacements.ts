import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId, Side, UnitId } from '../../../core/ids'
import { otherSide } from '../../../core/ids'
import { isHeldBy, isInEnemyZoc } from '../board'
import { replacementCosts } from '../charts'
import { whyClosed } from '../movement/borders'
import { whyNotJoin } from '../movement/stacking'
import { counterOf, type Gertrud, hexOf, isDead, isLandUnit, nameOf, nationOf, noSteps, sideOf, unitOf } from '../state'
import { isFriendlyCity, isUnsupplied, sourceHexes } from '../supply/supply'
import { scenarioOf } from './scenarios'
import { STEPS_SERVE, type StepNation } from './scenarios/scenario'
import { sovietDuplicity } from './scenarios/soviet-duplicity'

const NATIONS = Object.keys(STEPS_SERVE) as StepNation[]

/** whose steps serve a unit. */
export const stepsFor = (id: UnitId): StepNation =>
  NATIONS.find(nation => (STEPS_SERVE[nation] as readonly string[]).includes(nationOf(id))) ?? 'Allied'

/** 10.2: the steps of a side's Replacement Phase. */
export function allotment(s: Gertrud, side: Side): Gertrud['steps'] {
  const all = s.duplicity ? sovietDuplicity.replacements : scenarioOf(s).replacements
  const sideOfNation = (nation: StepNation): Side =>
    nation === 'Soviet' ? (s.duplicity ? 0 : 1) : nation === 'German' || nation === 'Italian' ? 0 : 1
  return {
    ...noSteps(),
    ...Object.fromEntries(NATIONS.map(nation => [nation, sideOfNation(nation) === side ? all[nation] : 0])),
  }
}

const whyNotPay = (s: Gertrud, id: UnitId, cost: number): Refusal | false =>
  s.steps[stepsFor(id)] < cost &&
  refusal('10.2.1', `${stepsFor(id)} steps: ${s.steps[stepsFor(id)]} left, ${cost} needed`, { unit: id }, 'R-69')

export const pay = (s: Gertrud, id: UnitId, cost: number): void => {
  const nation = stepsFor(id)
  s.steps = { ...s.steps, [nation]: s.steps[nation] - cost }
}

const whyNotMine = (s: Gertrud, id: UnitId, side: Side): Refusal | false =>
  sideOf(s, id) !== side && refusal('10.2.1', 'it belongs to the other side', { unit: id })

/** 10.2.4, 10.2.5: why a reduced unit may not be flipped. */
export function whyNotFlip(s: Gertrud, id: UnitId, side: Side): Refusal[] {
  const at = { unit: id }
  const hex = hexOf(s, id)
  return firstOf(
    () => whyNotMine(s, id, side),
    () => !isLandUnit(id) && refusal('10.2.5', 'only land units are reduced', at),
    () => hex === null && refusal('10.2.5', `${nameOf(id)} is not on the map`, at),
    () => unitOf(s, id).steps !== 1 && refusal('10.2.5', `${nameOf(id)} is at full strength`, at),
    () => isUnsupplied(s, id) && refusal('10.2.4', `${nameOf(id)} is out of supply`, at),
    () => hex !== null && isInEnemyZoc(s, hex, side) && refusal('10.2.4', 'it is in an enemy zone of control', at),
    () => whyNotPay(s, id, replacementCosts.flip),
  )
}

/** 10.2.6: why an eliminated unit may not return at that strength at all. */
export const whyNotReturn = (s: Gertrud, id: UnitId, strength: 1 | 2, side: Side): Refusal[] =>
  firstOf(
    () => whyNotMine(s, id, side),
    () => !isLandUnit(id) && refusal('10.2.6', 'only land units return in a city', { unit: id }),
    () => unitOf(s, id).at.is === 'gone' && refusal('2.7.1', `${nameOf(id)} is gone for good`, { unit: id }),
    () => !isDead(s, id) && refusal('10.2.6', `${nameOf(id)} is not in the dead pile`, { unit: id }),
    () => whyNotPay(s, id, strength === 2 ? replacementCosts.returnFull : replacementCosts.returnReduced),
  )

/** 10.2.6, R-32: why not in that city. */
export const whyNotReturnIn = (s: Gertrud, id: UnitId, hex: HexId, side: Side): Refusal[] =>
  firstOf(
    () => !isFriendlyCity(s, id, hex) && refusal('10.2.6', `no friendly city of ${nameOf(id)}`, { hex }, 'R-22'),
    () => whyClosed(s, id, hex),
    () => isHeldBy(s, hex, otherSide(side)) && refusal('10.2.6', 'an enemy unit is there', { hex }),
    () => isInEnemyZoc(s, hex, side) && refusal('10.2.6', 'it lies in an enemy zone of control', { hex }),
    () => whyNotJoin(s, [id], hex),
  )

export const returnHexes = (s: Gertrud, id: UnitId, side: Side): HexId[] =>
  sourceHexes(s, id).filter(hex => whyNotReturnIn(s, id, hex, side).length === 0)

/** 10.3, 3.1.3: why a CAS may not be rebuilt; NGS never are. */
export const whyNotRefit = (s: Gertrud, id: UnitId, side: Side): Refusal[] =>
  firstOf(
    () => whyNotMine(s, id, side),
    () => counterOf(id).kind === 'ngs' && refusal('3.1.3', 'a ship is never replaced', { unit: id }, 'R-07'),
    () => counterOf(id).kind !== 'cas' && refusal('10.3.1', `${nameOf(id)} is no CAS`, { unit: id }),
    () => !isDead(s, id) && refusal('10.3.1', `${nameOf(id)} is not eliminated`, { unit: id }),
    () => whyNotPay(s, id, replacementCosts.cas),
  )
