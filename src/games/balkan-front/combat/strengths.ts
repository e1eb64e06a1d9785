import type { HexId, HexsideId, UnitId } from '../../../core/ids'
import { disruptionOf, isAirborne } from '../airborne/airborne-units'
import { terrainCombatOf } from '../charts'
import type { ByWeather, CombatSide, Multipliers } from '../charts/terrain-combat'
import { sideOf } from '../countries'
import { groundOf } from '../forces/counters'
import { HEAVY_AA, isChosen } from '../forces/options'
import {
  cityAt,
  isMajorCity,
  isMountainSide,
  isStrait,
  riverOn,
  sideBetween,
  terrainAt,
  wallBetween,
} from '../map/geography'
import { isWading } from '../sea/landings'
import { type Front, hexOf, type Units } from '../state'
import {
  attackOf,
  defenseOf,
  givesSupport,
  isArtillery,
  isCm,
  isMountainUnit,
  isPositionAa,
  isSupported,
  reNow,
} from '../units'
import { isPoor, skyOver } from '../weather/weather'
import type { Role } from './combat-state'

/** What changes the strength of a unit, with the rule; 1 changes nothing. Powers of two only, so that products are exact. */
export type Factor = { readonly by: number; readonly why: string; readonly rule: string; readonly of?: 'hexside' }

/** A unit in a fight. `counted`: what it adds; less than its own strength where guns are too many. */
export type Fighter = {
  readonly unit: UnitId
  readonly printed: number
  readonly factors: readonly Factor[]
  readonly counted: number
  /** 14.B: one of the guns that all together count 1. */
  readonly isExcess: boolean
}

export const hasFort = (s: Front, hex: HexId): boolean => s.forts.some(fort => fort.hex === hex)
/** 14.A.2.2: where engineers show what they can. */
export const isStronghold = (s: Front, hex: HexId): boolean => isMajorCity(hex) || hasFort(s, hex)
export const isAssaultEngineer = (id: UnitId): boolean => groundOf(id).type === 'assaultEngineer'
/** 14.A.2, 14.A.3.1 */
export const isEngineer = (id: UnitId): boolean =>
  isAssaultEngineer(id) || groundOf(id).type === 'combatEngineer' || groundOf(id).engineer === true

/** The column of the terrain chart a unit reads. */
const columnOf = (id: UnitId): keyof Multipliers =>
  isMountainUnit(id) ? 'mountain' : isArtillery(id) ? 'artillery' : isCm(id) ? 'cm' : 'other'

/** 14.E.1: the fortified hexside that covers a hex against a neighbour, unless it is destroyed. */
export const isFortified = (s: Front, hex: HexId, from: HexId): boolean =>
  !s.wrecked.includes(hex) && wallBetween(hex, from) !== null

/** 9.H: what lies on the hexside that is attacked across. */
export function sidesOver(s: Front, from: HexId, hex: HexId, over: HexsideId): CombatSide[] {
  const river = riverOn(over)
  return [
    ...(river === null ? [] : [river]),
    ...(isStrait(over) ? (['strait'] as const) : []),
    ...(isMountainSide(over) ? (['mountain'] as const) : []),
    ...(isFortified(s, hex, from) ? (['fortified'] as const) : []),
  ]
}

const inWeather = <Effect>(effects: ByWeather<Effect>, poor: boolean): Effect => (poor ? effects.poor : effects.clear)

export const hexEffect = (s: Front, hex: HexId) => {
  const terrain = terrainAt(hex)
  return inWeather(terrainCombatOf(s).hex[terrain === 'sea' ? 'clear' : terrain], isPoor(s, hex))
}
/** 9.H: a city that fills its hex leaves nothing of the terrain. */
export const isAllCity = (s: Front, hex: HexId): boolean => {
  const city = cityAt(hex)
  return city !== null && terrainCombatOf(s).city[city.class].isWholeHex === true
}

export const sideEffects = (s: Front, from: HexId, hex: HexId) => {
  const over = sideBetween(from, hex)
  if (over === null) return []
  const poor = skyOver(s.weather, over) !== 'C'
  return sidesOver(s, from, hex, over).map(kind => ({ kind, ...inWeather(terrainCombatOf(s).side[kind], poor) }))
}

const SIDE_NAMES: { readonly [side in CombatSide]: string } = {
  river: 'over a river',
  'major river': 'over a major river',
  strait: 'over a strait',
  mountain: 'over a mountain hexside',
  fortified: 'at a fortified hexside',
}

/** 9.H, 14.A.3: what ground and works do to an attacker. */
function groundFactors(s: Front, id: UnitId, hex: HexId): Factor[] {
  const from = hexOf(s, id)
  const column = columnOf(id)
  const found: Factor[] = []
  const sides = from === null || from === hex ? [] : sideEffects(s, from, hex)
  if (isAssaultEngineer(id) && isMajorCity(hex)) found.push({ by: 2, why: 'in a major city', rule: '14.A.3.2' })
  if (isAssaultEngineer(id) && sides.some(({ kind }) => kind === 'fortified'))
    found.push({ by: 2, why: 'at a fortified hexside', rule: '14.A.3.3' })
  if (!isAllCity(s, hex)) found.push({ by: hexEffect(s, hex)[column], why: `into ${terrainAt(hex)}`, rule: '9.H' })
  const isSpared = isChosen(s, HEAVY_AA) && groundOf(id).type === 'heavyAA'
  // 32.B.1
  for (const side of sides)
    if (!(isSpared && side.kind === 'fortified'))
      found.push({ by: side[column], why: SIDE_NAMES[side.kind], rule: '9.H', of: 'hexside' })
  return found
}

/** 25.E: airborne troops in the player turn of their drop. */
const isSurprising = (s: Front, id: UnitId): boolean =>
  s.dropped.includes(id) && isAirborne(id) && sideOf(s, id) === s.active

/** 25.A.2 */
function disruptedFactors(s: Front, id: UnitId, role: Role): Factor[] {
  const how = disruptionOf(s, id)
  if (how === null) return []
  return how === 'powerless' && role === 'attack'
    ? [{ by: 0, why: 'scattered', rule: '25.A.2' }]
    : [{ by: 1 / 2, why: 'disrupted', rule: '25.A.2' }]
}

/** 11.2, 11.4, 14.A.2.2: halved unless it is supported, by itself or by a unit that fights beside it. */
function isBacked(s: Front, id: UnitId, beside: Units, hex: HexId): boolean {
  if (isSupported(s, id) || isSurprising(s, id) || (isEngineer(id) && isStronghold(s, hex))) return true
  const from = hexOf(s, id)
  return beside.some(each => each !== id && hexOf(s, each) === from && givesSupport(s, each))
}

function factorsOf(s: Front, id: UnitId, role: Role, beside: Units, hex: HexId): Factor[] {
  const found = role === 'attack' ? groundFactors(s, id, hex) : []
  if (s.unsupplied.includes(id)) found.push({ by: 1 / 2, why: 'out of supply', rule: '12.D.1' })
  if (!isBacked(s, id, beside, hex)) found.push({ by: 1 / 2, why: 'unsupported', rule: '11.2' })
  found.push(...disruptedFactors(s, id, role))
  if (role === 'attack' && isWading(s, id)) found.push({ by: 1 / 4, why: 'landing from the sea', rule: '26.B.2.2' })
  return found.filter(({ by }) => by !== 1)
}

const product = (factors: readonly Factor[]): number => factors.reduce((all, { by }) => all * by, 1)

/** 14.B, R-ARTX: guns beyond the REs of the others count 1 in all: the choice that leaves most. Halves of REs. */
function excessGuns(guns: readonly Fighter[], room: number, reOf: (id: UnitId) => number): readonly UnitId[] {
  const size = (id: UnitId) => Math.round(2 * reOf(id))
  if (guns.reduce((sum, { unit }) => sum + size(unit), 0) <= room) return []
  let best: { readonly total: number; readonly kept: readonly UnitId[] } | null = null
  // Whichever gun is sure to be in excess, the others find room as well as they can.
  for (const out of guns) {
    let ways: { readonly total: number; readonly used: number; readonly kept: readonly UnitId[] }[] = [
      { total: 0, used: 0, kept: [] },
    ]
    for (const { unit, counted } of guns.filter(each => each !== out)) {
      const more = ways
        .filter(({ used }) => used + size(unit) <= room)
        .map(({ total, used, kept }) => ({ total: total + counted, used: used + size(unit), kept: [...kept, unit] }))
      const bestBy = new Map<number, (typeof ways)[number]>()
      for (const way of [...ways, ...more])
        if ((bestBy.get(way.used)?.total ?? -1) < way.total) bestBy.set(way.used, way)
      ways = [...bestBy.values()]
    }
    for (const { total, kept } of ways) {
      const all = total + product(out.factors)
      if (best === null || all > best.total) best = { total: all, kept }
    }
  }
  const kept = best?.kept ?? []
  return guns.map(({ unit }) => unit).filter(unit => !kept.includes(unit))
}

/** Units that fight together for or in a hex, each with what it adds. R-MUL: doublings and halvings, then guns in excess. */
export function fightersOf(s: Front, units: Units, role: Role, hex: HexId): readonly Fighter[] {
  const strengthOf = role === 'attack' ? attackOf : defenseOf
  const all = units.map((unit): Fighter => {
    const factors = factorsOf(s, unit, role, units, hex)
    const printed = strengthOf(s, unit)
    return { unit, printed, factors, counted: printed * product(factors), isExcess: false }
  })
  const others = units.filter(id => !isArtillery(id) && !isPositionAa(id))
  const room = others.reduce((sum, id) => sum + Math.round(2 * reNow(s, id)), 0)
  const excess = excessGuns(
    all.filter(({ unit }) => isArtillery(unit)),
    room,
    id => reNow(s, id),
  )
  if (excess.length === 0) return all
  const one = Math.max(...all.filter(({ unit }) => excess.includes(unit)).map(({ factors }) => product(factors)))
  // Together they are worth 1, which stands with the first of them.
  const first = all.find(({ unit, factors }) => excess.includes(unit) && product(factors) === one)?.unit
  return all.map(fighter =>
    excess.includes(fighter.unit) ? { ...fighter, counted: fighter.unit === first ? one : 0, isExcess: true } : fighter,
  )
}

export const totalOf = (fighters: readonly Fighter[]): number => fighters.reduce((sum, { counted }) => sum + counted, 0)
/** 9.D.1: what losses are reckoned by. */
export const printedTotal = (s: Front, units: Units, role: Role): number =>
  units.reduce((sum, id) => sum + (role === 'attack' ? attackOf(s, id) : defenseOf(s, id)), 0)
