import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { HexId } from '../../../core/ids'
import { unitsIn } from '../board'
import { unitNamed } from '../forces/counters'
import { isRiver, landHexes, neighbourSteps } from '../map/hexes'
import { hasRoad } from '../movement/ground'
import { type Gambit, hexOf, isYugoslavia, putUnit, unitOf } from '../state'

export const force10 = unitNamed('uk-f10')
const ARRIVES = 7

/** 13.6.1, R-F10: from turn 7 in clear weather, in a Yugoslav hex without any unit. */
export function force10Hexes(s: Gambit): HexId[] {
  if (unitOf(s, force10).at.is !== 'waiting' || s.turn < ARRIVES || s.weather === 'poor') return []
  return landHexes.filter(hex => whyNotArrive(s, hex).length === 0)
}

export const whyNotArrive = (s: Gambit, hex: HexId): Refusal[] =>
  firstOf(
    () => !isYugoslavia(s, hex) && refusal('13.6.1', 'it arrives in Yugoslavia', { hex }),
    () => unitsIn(s, hex).length > 0 && refusal('13.6.1', 'the hex must be unoccupied', { hex }),
  )

/** 13.6.2: why the bridge between Force 10 and a neighbouring hex cannot be blown. */
export function whyNotDemolish(s: Gambit, hex: HexId): Refusal[] {
  const at = hexOf(s, force10)
  if (at === null) return [refusal('13.6.2', 'Force 10 is not on the map')]
  const step = neighbourSteps(at).find(each => each.to === hex)
  return step && isRiver(step.side) && hasRoad(s, step.side)
    ? []
    : [refusal('13.6.2', 'no bridge leads there from Force 10', { hex })]
}

export const bridges = (s: Gambit): HexId[] => {
  const at = hexOf(s, force10)
  return at === null
    ? []
    : neighbourSteps(at).flatMap(step => (whyNotDemolish(s, step.to).length === 0 ? [step.to] : []))
}

/** The counter leaves play as a unit and marks the hexside. */
export function demolish(s: Gambit, hex: HexId): void {
  const at = hexOf(s, force10)
  if (at === null) return
  s.blown = { a: at, b: hex }
  putUnit(s, force10, { at: { is: 'spent' }, steps: 0 })
}
