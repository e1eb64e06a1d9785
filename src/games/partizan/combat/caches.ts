import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { lookUp } from '../../../core/results-table'
import { CACHE_WITHOUT_TITO, type CacheChits, cacheChitsOf, weaponsCacheOf } from '../charts'
import { type Battle, type Go, isPartisan, isTitoDead, nameOf, type Partizan } from '../state'
import { chitOf } from './odds'

/** What may be written on a chit. */
export const CHIT_STRENGTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9]

const isInStock = (chit: Partizan['chits'][number]): boolean => chit.unit === null && chit.hex === null

/** Chits received and not yet handed out. */
export const stockOf = (s: Partizan): number[] => s.chits.filter(isInStock).map(each => each.strength)
export const hasStock = (s: Partizan): boolean => s.chits.some(isInStock)

/** 14.1, 14.2, 14.3.3: one die; a chit of which none is left is not replaced. */
export function allotCaches(s: Partizan, go: Go): void {
  const chits = cacheChitsOf(s)
  const inPlay = (strength: number) => s.chits.filter(each => each.strength === strength).length
  const left = (strength: number) => (chits[strength as keyof CacheChits] ?? 0) - inPlay(strength)
  if (Object.keys(chits).every(strength => left(Number(strength)) <= 0)) return
  const die = go.roll(6, 'weapons caches')
  const modifier = isTitoDead(s) ? CACHE_WITHOUT_TITO : 0
  const { result } = lookUp(weaponsCacheOf(s), 0, die, modifier)
  const received: number[] = []
  for (const strength of result)
    if (left(strength) > 0) {
      s.chits = [...s.chits, { strength, unit: null, hex: null }]
      received.push(strength)
    }
  go.log('caches', { received, net: die + modifier }, isTitoDead(s) ? '14.2' : '14.1.1')
}

/** 11.5, 14.3.1: Partisans in the combat that have no chit yet. */
export const canTakeChit = (s: Partizan, { attackers, defenders }: Battle): UnitId[] =>
  [...attackers, ...defenders].filter(id => isPartisan(id) && chitOf(s, id) === 0)

export const whyNotGive = (s: Partizan, combat: Battle, id: UnitId, strength: number): Refusal[] =>
  firstOf(
    () => !isPartisan(id) && refusal('11.5.1', 'only Partisan units take weapons caches', { unit: id }),
    () =>
      ![...combat.attackers, ...combat.defenders].includes(id) &&
      refusal('11.5.1', `${nameOf(id)} takes no part in this combat`, { unit: id }),
    () => chitOf(s, id) > 0 && refusal('11.5.3', `${nameOf(id)} has a weapons cache`, { unit: id }),
    () => !stockOf(s).includes(strength) && refusal('11.5.1', 'no such weapons cache is in stock'),
  )

export function giveChit(s: Partizan, id: UnitId, strength: number): void {
  const index = s.chits.findIndex(each => isInStock(each) && each.strength === strength)
  if (index >= 0) s.chits = s.chits.with(index, { strength, unit: id, hex: null })
}
