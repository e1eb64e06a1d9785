import { firstOf, type Modifier, type Refusal, refusal } from '../../../core/engine/step'
import { type HexId, otherSide, type Side, type UnitId } from '../../../core/ids'
import { columnHolding, lookUp, shiftColumn } from '../../../core/results-table'
import { hexesHeldBy, isHeldBy } from '../board'
import { terrainOf } from '../charts'
import { type Bombarded, bombardmentResults } from '../charts/combat-and-terrain'
import { defendersIn, isUnsupplied, unitsBeside, whyNotAmongPowers } from '../combat/target'
import { nameOf, nationOf, sideOf } from '../countries'
import { hexName, isCity, isNextTo, isTown, terrainAt } from '../map/geography'
import { whyClosed } from '../movement/marching'
import { whyNotInArmistice } from '../politics/armistice'
import { counterOf, FLEET, hexOf, isType, unitOf, type Wars } from '../state'

/** M.BB.3, M.BB.4: artillery and the Fleet in attack, artillery and Fortifications in defence. */
export type Fire = 'offensive' | 'defensive'

const isBombarder = (id: UnitId, fire: Fire): boolean =>
  isType(id, 'artillery') || isType(id, fire === 'offensive' ? 'fleet' : 'fortification')

/** M.BB: why a unit fires at nothing in this segment. */
function whyNotFire(s: Wars, id: UnitId, side: Side, fire: Fire): Refusal[] {
  const at = { unit: id }
  return firstOf(
    () => (sideOf(s, id) !== side || hexOf(s, id) === null) && refusal('M.BB.1', 'it is no unit of yours in play', at),
    () =>
      !isBombarder(id, fire) &&
      refusal(fire === 'offensive' ? 'M.BB.3' : 'M.BB.4', `${nameOf(id)} does not bombard now`, at),
    () => unitOf(s, id).demoralized && refusal('M.BB.2d', `${nameOf(id)} is Demoralized`, at),
    () => s.bombarded.includes(id) && refusal('M.BB.3', `${nameOf(id)} has fired`, at, 'D47'),
    () => fire === 'offensive' && whyNotInArmistice(s, id),
    () => isUnsupplied(s, id) && refusal('M.BB.7', `${nameOf(id)} is out of supply`, at),
  )
}

/** M.BB.2b: at an adjacent hex; the Fleet at its own. */
export function whyNotBombard(s: Wars, id: UnitId, hex: HexId, side: Side, fire: Fire): Refusal[] {
  const from = hexOf(s, id)
  return firstOf(
    () => whyNotFire(s, id, side, fire),
    () => whyNotAmongPowers(s, id, hex, side),
    // D35, D37: nobody attacks into land that is closed to him.
    () => whyClosed(s, nationOf(s, id), hex),
    () => id === FLEET && from !== hex && refusal('M.BB.2b', 'the Fleet fires at the hex where it lies', { unit: id }),
    () =>
      id !== FLEET &&
      from !== null &&
      !isNextTo(from, hex) &&
      refusal('M.BB.2b', `${nameOf(id)} is not next to it`, { unit: id }),
  )
}

export const gunsBeside = (s: Wars, hex: HexId, side: Side, fire: Fire): UnitId[] =>
  unitsBeside(s, hex, side).filter(id => isBombarder(id, fire))

export const gunsAgainst = (s: Wars, hex: HexId, side: Side, fire: Fire): UnitId[] =>
  gunsBeside(s, hex, side, fire).filter(id => whyNotBombard(s, id, hex, side, fire).length === 0)

export const whyNotAimAt = (s: Wars, hex: HexId, side: Side, fire: Fire): Refusal[] =>
  firstOf(
    () => !isHeldBy(s, hex, otherSide(side)) && refusal('M.BB.2b', 'no enemy unit stands there', { hex }),
    () => {
      const [first] = gunsBeside(s, hex, side, fire)
      if (first === undefined) return refusal('M.BB.2b', 'you have no guns next to it', { hex })
      return gunsAgainst(s, hex, side, fire).length > 0 ? null : whyNotBombard(s, first, hex, side, fire)
    },
  )

export const aimsOf = (s: Wars, side: Side, fire: Fire): HexId[] =>
  hexesHeldBy(s, otherSide(side)).filter(hex => whyNotAimAt(s, hex, side, fire).length === 0)

export type Barrage = { readonly hex: HexId; readonly guns: readonly UnitId[]; readonly targets: readonly UnitId[] }

export const barrageOf = (s: Wars, hex: HexId, guns: readonly UnitId[], side: Side): Barrage => ({
  hex,
  guns,
  targets: defendersIn(s, hex, otherSide(side)),
})

const highest = (units: readonly UnitId[]): number => Math.max(0, ...units.map(id => counterOf(id).cadre))

/** M.BB.2e, D59: the ground and the place of the hex alone. */
function shiftsOf(s: Wars, { hex }: Barrage): Modifier[] {
  const chart = terrainOf(s)
  const ground = terrainAt(hex) as keyof typeof chart.hexes
  const all = [
    { label: `${ground} at ${hexName(hex)}`, value: -chart.hexes[ground].shift, rule: 'M.BB.2e' },
    { label: 'city', value: isCity(hex) ? -chart.city.shift : 0, rule: 'M.BB.2e' },
    { label: 'town', value: isTown(hex) ? -chart.town.shift : 0, rule: 'M.BB.2e' },
  ]
  return all.filter(each => each.value !== 0)
}

/** M.BB.2a, M.BB.9, B14: column by all factors, to the left for terrain; the die with the best cadres. */
export function barrageOdds(s: Wars, barrage: Barrage) {
  const { columns } = bombardmentResults
  const total = barrage.guns.reduce((sum, id) => sum + (counterOf(id).bombardment ?? 0), 0)
  const shifts = shiftsOf(s, barrage)
  const net = shifts.reduce((sum, each) => sum + Number(each.value), 0)
  const { column } = shiftColumn(columns, columnHolding(columns, total), net)
  return { total, shifts, column, modifier: highest(barrage.guns) - highest(barrage.targets) }
}

export const readBarrage = (s: Wars, barrage: Barrage, die: number): { result: Bombarded; total: number } => {
  const { column, modifier } = barrageOdds(s, barrage)
  return { result: lookUp(bombardmentResults, column, die, modifier).result, total: die + modifier }
}
