import { type Answer, ofUnitAndPick, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf, type Refusal, refusal } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import type { Json } from '../../../core/json'
import { lookUp } from '../../../core/results-table'
import { CACHE_WITHOUT_TITO, type CacheChits, cacheChitsOf, weaponsCacheOf } from '../charts'
import { hexName } from '../map/hexes'
import { type Battle, type Go, isPartisan, isTitoDead, nameOf, type Partizan } from '../state'
import { battleFocus } from './declaration'
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

/** Whether a cache is left, and somebody in the combat who could take it. */
const hasMoreToGive = (s: Partizan): boolean => s.combat !== null && hasStock(s) && canTakeChit(s, s.combat).length > 0

/** 11.5.1: a cache for a Partisan in the combat; the step ends after it where `isOver` says so. */
export const giving = <Local extends Json = null>(isOver: (s: Partizan) => boolean): Answer<Partizan, null, Local> =>
  ofUnitAndPick<Partizan, null, Local, number>({
    title: 'Weapons caches',
    intent: 'spend',
    values: CHIT_STRENGTHS,
    rule: '11.5.1',
    *among(s) {
      if (s.combat === null) return
      for (const unit of canTakeChit(s, s.combat)) for (const pick of new Set(stockOf(s))) yield { unit, pick }
    },
    whyNot: (s, _f, { unit, pick }) =>
      s.combat === null ? refusal('11.5.1', 'there is no combat') : whyNotGive(s, s.combat, unit, pick),
    label: ({ unit, pick }) => `+${pick} to ${nameOf(unit)}`,
    do(s, _f, { unit, pick }, go) {
      giveChit(s, unit, pick)
      go.log('cacheGiven', { unit, strength: pick }, '11.5.1')
      if (isOver(s)) go.end()
    },
  })

/** 11.5: weapons caches for Partisans in the combat, one a unit. Those who fight are turned up, and the stock is open. */
export const chits = step<Partizan>({
  seat: 'open',
  prompt: s => ({
    text: `Weapons caches at ${s.combat ? hexName(s.combat.hex) : ''}: give one to a Partisan unit, or go on.`,
    rule: '11.5.1',
    ruling: 'R-22',
    waiting: 'may hand out weapons caches',
  }),
  answers: {
    give: giving(s => !hasMoreToGive(s)),
    done: plain({
      label: (s: Partizan) =>
        s.combat !== null && [...s.combat.attackers, ...s.combat.defenders].some(id => chitOf(s, id) > 0)
          ? 'No more caches'
          : 'Give no cache',
      intent: 'pass',
      stands: () => [{ id: 'none', term: 'phase', label: 'Give no caches' }],
      do: (_s, _f, go) => go.end(),
    }),
  },
  primary: () => 'done',
  focus: s => battleFocus(s),
  battle: { stage: 'Caches', fought: true },
  taking: 'if no support is sent, on the Assault Table',
})
