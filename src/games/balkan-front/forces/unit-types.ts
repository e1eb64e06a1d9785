import type { GroundCounter, GroundType } from './counter'

/** 3.A.2 */
export type UnitClass = 'c/m' | 'artillery' | 'non-motorized'
/** 10.B, 10.E: how much of a unit counts as armour, or against it; neutral counts for neither. */
export type ArmourValue = 'full' | 'half' | 'neutral' | 'none'

export type UnitType = {
  readonly name: string
  readonly class: UnitClass
  readonly aec: ArmourValue
  readonly atec: ArmourValue
  /** 3.A.4 */
  readonly heavy: boolean
}

const of = (name: string, cls: UnitClass, aec: ArmourValue, atec: ArmourValue, heavy: boolean): UnitType => ({
  name,
  class: cls,
  aec,
  atec,
  heavy,
})

/** The unit identification chart. Headquarters are of the class of their symbol, and neutral (14.C). */
// biome-ignore format: a type a line
export const UNIT_TYPES: Readonly<Record<GroundType, UnitType>> = {
  armor: of('armored', 'c/m', 'full', 'full', true),
  lightArmor: of('light armored', 'c/m', 'half', 'half', true),
  lightTank: of('light tank', 'c/m', 'half', 'half', true),
  assaultGun: of('assault gun', 'c/m', 'full', 'full', true),
  motInf: of('motorized infantry', 'c/m', 'neutral', 'neutral', true),
  motorcycle: of('motorcycle', 'c/m', 'neutral', 'neutral', true),
  motAT: of('motorized antitank', 'c/m', 'neutral', 'full', true),
  heavyAA: of('heavy antiaircraft', 'non-motorized', 'none', 'full', true),
  lightAA: of('light antiaircraft', 'non-motorized', 'none', 'none', true),
  positionAA: of('position antiaircraft', 'non-motorized', 'none', 'none', true),
  artillery: of('artillery', 'artillery', 'neutral', 'neutral', true),
  siegeArtillery: of('siege artillery', 'artillery', 'neutral', 'neutral', true),
  infantry: of('infantry', 'non-motorized', 'none', 'none', false),
  lightInf: of('light infantry', 'non-motorized', 'none', 'none', false),
  mountain: of('mountain', 'non-motorized', 'none', 'none', false),
  cavalry: of('cavalry', 'non-motorized', 'none', 'none', false),
  static: of('static', 'non-motorized', 'none', 'none', false),
  fortress: of('fortress', 'non-motorized', 'none', 'none', false),
  border: of('border', 'non-motorized', 'none', 'none', false),
  marine: of('marine', 'non-motorized', 'none', 'none', false),
  commando: of('commando', 'non-motorized', 'none', 'none', false),
  marineCommando: of('marine commando', 'non-motorized', 'none', 'none', false),
  parachute: of('parachute', 'non-motorized', 'none', 'none', false),
  airLanding: of('air landing', 'non-motorized', 'none', 'none', false),
  construction: of('construction', 'non-motorized', 'none', 'none', false),
  combatEngineer: of('combat engineer', 'non-motorized', 'none', 'none', false),
  assaultEngineer: of('assault engineer', 'non-motorized', 'none', 'none', false),
  hq: of('headquarters', 'non-motorized', 'neutral', 'neutral', true),
}

/** The motorized symbol stands beside the type, or in its name. */
export const isMotorized = ({ type, motorized }: GroundCounter): boolean =>
  motorized === true || type === 'motInf' || type === 'motAT'

/** 3.A.2: the motorized symbol makes any type but artillery combat/motorized. */
export function classOf(unit: GroundCounter): UnitClass {
  const printed = UNIT_TYPES[unit.type].class
  return printed !== 'artillery' && isMotorized(unit) ? 'c/m' : printed
}

/** 3.A.2.3: motorized artillery is both. */
export const isCombatMotorized = (unit: GroundCounter): boolean => classOf(unit) === 'c/m' || isMotorized(unit)

/** 3.A.1 */
export const isDivisional = ({ size }: GroundCounter): boolean => size === 'XX'

/** 11: divisions, headquarters, artillery, and what has arms of its own. */
export const hasSupport = (unit: GroundCounter): boolean =>
  isDivisional(unit) || unit.size === 'HQ' || classOf(unit) === 'artillery' || unit.arms === true

/** 3.A.4 */
export const hasHeavyEquipment = (unit: GroundCounter): boolean =>
  UNIT_TYPES[unit.type].heavy || hasSupport(unit) || isMotorized(unit)

const motorizedValue = (unit: GroundCounter, printed: ArmourValue): ArmourValue =>
  printed === 'none' && isMotorized(unit) ? 'neutral' : printed

/** 10.B */
export const aecOf = (unit: GroundCounter): ArmourValue => motorizedValue(unit, UNIT_TYPES[unit.type].aec)
/** 10.E */
export const atecOf = (unit: GroundCounter): ArmourValue => motorizedValue(unit, UNIT_TYPES[unit.type].atec)

export const isMountain = ({ type, mountain }: GroundCounter): boolean => type === 'mountain' || mountain === true

const RE: Readonly<Record<GroundCounter['size'], number>> = { XX: 3, X: 1, III: 1, HQ: 1, II: 0.5, '-': 0.5 }

/** 3.A.3, in regimental equivalents: position antiaircraft has half a one for each of its points. */
export const reOf = ({ size, aa = 0 }: GroundCounter): number => (size === '-' ? RE[size] * aa : RE[size])

/** 3.A.3.4: cavalry and combat/motorized units take twice the room on trains and ships. */
export const transportReOf = (unit: GroundCounter): number =>
  unit.type === 'cavalry' || isCombatMotorized(unit) ? 2 * reOf(unit) : reOf(unit)

/** 14.A, 14.A.2: construction units proper, and combat engineers of any kind. */
export const canConstruct = ({ type, engineer }: GroundCounter): boolean =>
  type === 'construction' || type === 'combatEngineer' || engineer === true
