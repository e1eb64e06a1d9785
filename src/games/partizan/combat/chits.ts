import { ofUnitAndPick, plain } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { refusal } from '../../../core/engine/step'
import { hexName } from '../map/hexes'
import { nameOf, type Partizan } from '../state'
import { battleFocus } from './battle-focus'
import { CHIT_STRENGTHS, canTakeChit, giveChit, hasStock, stockOf, whyNotGive } from './caches'

/** 11.5: weapons caches for Partisans in the combat, one a unit. Those who fight are turned up, and the stock is open. */
export const chits = step<Partizan>({
  seat: 'open',
  prompt: s => ({
    text: `Weapons caches at ${s.combat ? hexName(s.combat.hex) : ''}: give one to a Partisan unit, or go on.`,
    rule: '11.5.1',
    waiting: 'may hand out weapons caches',
  }),
  answers: {
    give: ofUnitAndPick({
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
        if (s.combat === null || !hasStock(s) || canTakeChit(s, s.combat).length === 0) go.end()
      },
    }),
    done: plain({ label: 'No more caches', intent: 'pass', do: (_s, _f, go) => go.end() }),
  },
  primary: () => 'done',
  focus: s => battleFocus(s),
  battle: { stage: 'Caches', fought: true },
})
