import type { HexId, Side, UnitId } from '../../core/ids'
import { sideOf } from './countries'
import { isHeadquarters, partsOf } from './forces/components'
import type { GroundCounter, Rating } from './forces/counter'
import { counters, groundOf } from './forces/counters'
import {
  classOf,
  hasHeavyEquipment,
  isCombatMotorized,
  isDivisional,
  isMountain,
  reOf,
  type UnitClass,
} from './forces/unit-types'
import type { Form } from './movement/movement-state'
import { enter, settle } from './ownership'
import { type Front, type Go, hexOf, onHex, type Part, type Place, putUnits, type Units, unitOf } from './state'

export { componentsOf, isHeadquarters, partsOf, setNames } from './forces/components'

/** What a ground unit is as it stands: its counter, whether it is a cadre, the form its division was broken into. */
type Standing = Part<'units' | 'sets'>

export const isCadre = (s: Part<'units'>, id: UnitId): boolean => unitOf(s, id).cadre
/** What is printed on the side that lies up. */
export const ratingOf = (s: Part<'units'>, id: UnitId): Rating => {
  const { full, cadre } = groundOf(id)
  return isCadre(s, id) ? (cadre ?? full) : full
}
export const attackOf = (s: Part<'units'>, id: UnitId): number => ratingOf(s, id).attack
export const defenseOf = (s: Part<'units'>, id: UnitId): number => ratingOf(s, id).defense

/** 3.A.1: a cadre is none. */
export const isDivision = (s: Part<'units'>, id: UnitId): boolean => isDivisional(groundOf(id)) && !isCadre(s, id)
export const unitClass = (id: UnitId): UnitClass => classOf(groundOf(id))
/** 3.A.2.3 */
export const isCm = (id: UnitId): boolean => isCombatMotorized(groundOf(id))
/** 3.A.2.2 */
export const isArtillery = (id: UnitId): boolean => unitClass(id) === 'artillery'
export const isMountainUnit = (id: UnitId): boolean => isMountain(groundOf(id))
/** 32.B.2: the German commandos. */
export const isBrandenburger = (id: UnitId): boolean => groundOf(id).also?.includes('brandenburg') === true
export const isPositionAa = (id: UnitId): boolean => groundOf(id).type === 'positionAA'

/** 3.A.3: a cadre is 1 RE. */
export const reNow = (s: Part<'units'>, id: UnitId): number => (isCadre(s, id) ? 1 : reOf(groundOf(id)))
/** 3.A.3.4 */
export const transportReNow = (s: Part<'units'>, id: UnitId): number =>
  groundOf(id).type === 'cavalry' || isCm(id) ? 2 * reNow(s, id) : reNow(s, id)

export const setsOf = (id: UnitId): readonly string[] => groundOf(id).breaksInto ?? []

const formOf = (s: Part<'sets'>, { set }: GroundCounter): Form | null =>
  set === undefined ? null : (s.sets.find(each => each.set === set)?.form ?? null)

/** 11.1, R-CAD, R-BRK2 */
export function isSupported(s: Standing, id: UnitId): boolean {
  const counter = groundOf(id)
  if (isCadre(s, id)) return true
  if (counter.set !== undefined && !isHeadquarters(id)) return formOf(s, counter) === 'supported' || isArtillery(id)
  return givesSupport(s, id) || counter.arms === true
}

/** 11.3: divisions, artillery and headquarters; neither black-dot units nor cadres. */
export const givesSupport = (s: Part<'units'>, id: UnitId): boolean =>
  isDivision(s, id) || (isArtillery(id) && !isCadre(s, id)) || isHeadquarters(id)

/** 3.A.4, R-CAD, R-BRK2, R-25D */
export function hasHeavy(s: Standing, id: UnitId): boolean {
  const counter = groundOf(id)
  if (counter.type === 'parachute' || counter.type === 'airLanding') return false
  return isCadre(s, id) || formOf(s, counter) === 'supported' || hasHeavyEquipment(counter)
}

/** Puts ground units on a hex, and lets hexes change hands. */
export function put(s: Front, go: Go, units: Units, hex: HexId): void {
  const left = units.flatMap(id => hexOf(s, id) ?? [])
  putUnits(s, units, () => ({ at: onHex(hex) }))
  settle(s, go, [...left, hex])
  for (const side of new Set(units.filter(id => !s.dropped.includes(id)).map(id => sideOf(s, id))))
    enter(s, go, hex, side)
}

/** Takes units off the map, wherever they go. */
export function takeOff(s: Front, go: Go, units: Units, at: Place): void {
  const left = units.flatMap(id => hexOf(s, id) ?? [])
  putUnits(s, units, () => ({ at }))
  settle(s, go, left)
}

/** 13.4, 9.F.1.5: gone for good, without a cadre. */
export function eliminate(s: Front, go: Go, units: Units, rule: string): void {
  for (const unit of units)
    go.log(
      'eliminated',
      {
        unit,
        hex: hexOf(s, unit),
        side: sideOf(s, unit) as Side,
        steps: 2 * reNow(s, unit),
        cadre: isCadre(s, unit),
      },
      rule,
    )
  const left = units.flatMap(id => hexOf(s, id) ?? [])
  putUnits(s, units, () => ({ at: { is: 'dead' }, cadre: false }))
  freeSets(s, go)
  settle(s, go, left)
}

/** 9.E: a division with a cadre becomes one, all others are eliminated. */
export function reduce(s: Front, go: Go, units: Units, rule: string): void {
  const cadres = units.filter(id => !isCadre(s, id) && groundOf(id).cadre !== null)
  const dead = units.filter(id => !cadres.includes(id))
  for (const unit of cadres)
    go.log(
      'reduced',
      { unit, hex: hexOf(s, unit), side: sideOf(s, unit) as Side, steps: 2 * (reNow(s, unit) - 1) },
      rule,
    )
  putUnits(s, cadres, () => ({ cadre: true }))
  if (dead.length > 0) eliminate(s, go, dead, rule)
  settle(
    s,
    go,
    cadres.flatMap(id => hexOf(s, id) ?? []),
  )
}

/** R-BRK6: when the last part of a division is dead, the division lies in the box in their place. */
function freeSets(s: Front, go: Go): void {
  for (const { set, parent, form } of s.sets) {
    const parts = partsOf(set, form)
    if (!parts.every(id => unitOf(s, id).at.is === 'dead')) continue
    putUnits(s, parts, () => ({ at: { is: 'set', set }, cadre: false }))
    putUnits(s, [parent], () => ({ at: { is: 'dead' }, cadre: false }))
    s.sets = s.sets.filter(each => each.set !== set)
    go.log('setLost', { unit: parent, set }, '15.C.1')
  }
}

export const isOfNation = (id: UnitId, ...nations: readonly string[]): boolean =>
  nations.includes(counters[id]?.nation as string)
