import { refusal, type Step } from '../../../core/engine/step'
import { unitOfAction } from '../../../core/rules/automatic-step'
import { hexName } from '../map/hexes'
import { nameOf, type Partizan } from '../state'
import { canTakeChit, giveChit, hasStock, stockOf, whyNotGive } from './caches'

/** 11.5: weapons caches for Partisans in the combat, one a unit. */
export const chits: Step<Partizan> = {
  answers: { give: ['unit', 'pick'], done: [] },
  prompt: s => ({
    text: `Weapons caches at ${s.combat ? hexName(s.combat.hex) : ''}: give one to a Partisan unit, or go on.`,
    rule: '11.5.1',
    waiting: 'may hand out weapons caches',
  }),
  *choices(s) {
    if (s.combat !== null)
      for (const id of canTakeChit(s, s.combat))
        for (const strength of new Set(stockOf(s)))
          yield { action: { kind: 'give', unit: id, pick: strength }, label: `+${strength} to ${nameOf(id)}` }
    yield { action: { kind: 'done' }, label: 'No more caches' }
  },
  check(s, _f, a) {
    if (a.kind === 'done') return []
    if (s.combat === null) return [refusal('11.5.1', 'there is no combat')]
    return whyNotGive(s, s.combat, unitOfAction(a), a.pick ?? null)
  },
  apply(s, _f, a, go) {
    if (a.kind === 'done' || s.combat === null) return go.end()
    giveChit(s, unitOfAction(a), Number(a.pick))
    go.log('cacheGiven', { unit: unitOfAction(a), strength: Number(a.pick) }, '11.5.1')
    if (!hasStock(s) || canTakeChit(s, s.combat).length === 0) go.end()
  },
}
