import { type Refusal, refusal } from '../../../core/engine/step'
import type { Side, UnitId } from '../../../core/ids'
import { railCapacity } from '../charts/movement'
import { ALLIED, isNeutralLand, nationOf, sideOf } from '../countries'
import type { Front, Part } from '../state'
import { transportReNow } from '../units'

/** R-Y2: the railways a unit pays for; a Yugoslavia that only leans to the Allies has its own. */
export type RailPool = Side | 'Yugoslavia'
/** What those used who surrendered since stays used. */
export const poolOf = (s: Part<'countries' | 'leaning'>, id: UnitId): RailPool =>
  sideOf(s, id) ?? (isNeutralLand(s, 'Yugoslavia') && nationOf(id) === 'Yugoslav' ? 'Yugoslavia' : ALLIED)

/** 7.A.2.3, R-RAILCAP2: in REs a turn. */
export function capacityOf(s: Part<'countries' | 'intervened'>, pool: RailPool): number {
  if (pool === 'Yugoslavia') return railCapacity.yugoslavia
  const has = (land: 'Greece' | 'Yugoslavia' | 'Bulgaria'): boolean =>
    s.countries[land].stance !== 'neutral' && s.countries[land].side === pool
  const yugoslav = has('Yugoslavia') ? railCapacity.yugoslavia : 0
  if (pool === ALLIED) return (has('Greece') ? railCapacity.allied : 0) + yugoslav
  return (
    (s.intervened ? railCapacity.axisWithGermany : railCapacity.axis) +
    (has('Bulgaria') ? railCapacity.bulgaria : 0) +
    yugoslav
  )
}

/** 7.A.2.4: in REs, exact halves. */
export const railUsed = (s: Part<'railed' | 'countries' | 'leaning'>, pool: RailPool): number =>
  s.railed.reduce((sum, { unit, halves }) => (poolOf(s, unit) === pool ? sum + halves / 2 : sum), 0)

/** 3.A.3.4, 7.A.2.2: what a unit takes of the capacity, with and without low-volume lines. */
export const railCharge = (s: Part<'units'>, id: UnitId, isLow: boolean): number =>
  transportReNow(s, id) * (isLow ? 2 : 1)

const chargedAlready = (s: Part<'railed'>, id: UnitId): number =>
  (s.railed.find(({ unit }) => unit === id)?.halves ?? 0) / 2

/** What a further move costs: the charge rises on the first low-volume hex and never falls (R-RAILCAP). */
export const furtherCharge = (s: Part<'units' | 'railed'>, id: UnitId, isLow: boolean): number =>
  Math.max(0, railCharge(s, id, isLow) - chargedAlready(s, id))

type Capacity = Part<'units' | 'countries' | 'leaning' | 'intervened' | 'railed'>

/** 7.A.2: what all of them would take beyond what is left; null: there is room. */
export function whyNoRoom(s: Capacity, charges: readonly { unit: UnitId; isLow: boolean }[]): Refusal | null {
  const [first] = charges
  if (first === undefined) return null
  const pool = poolOf(s, first.unit)
  const left = capacityOf(s, pool) - railUsed(s, pool)
  const wanted = charges.reduce((sum, { unit, isLow }) => sum + furtherCharge(s, unit, isLow), 0)
  return wanted > left ? refusal('7.A.2.1', `it takes ${wanted} REs of rail capacity, ${left} are left`) : null
}

/** Notes down what was charged. */
export function chargeRail(s: Front, id: UnitId, isLow: boolean): void {
  const halves = 2 * Math.max(chargedAlready(s, id), railCharge(s, id, isLow))
  s.railed = [...s.railed.filter(({ unit }) => unit !== id), { unit: id, halves }]
}
