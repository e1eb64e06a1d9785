import { ofUnit, ofUnitAndHex, plain, type UnitAndHex } from '../../../core/engine/answer'
import { step } from '../../../core/engine/make-step'
import { firstOf } from '../../../core/engine/step'
import type { HexId, RuleId, Side, UnitId } from '../../../core/ids'
import { replacementCosts } from '../charts'
import type { Facts } from '../log-facts'
import { hexName } from '../map/geography'
import { type Gertrud, type Go, isDead, nameOf, noSteps, onHex, putUnit, type Unit } from '../state'
import { liftMarkers } from '../supply/supply'
import { casIds, landIds } from './counters'
import { pay, returnHexes, stepsFor, whyNotFlip, whyNotRefit, whyNotReturn, whyNotReturnIn } from './replacements'

const returnsOf = (s: Gertrud, side: Side, strength: 1 | 2): UnitAndHex[] =>
  landIds
    .filter(id => isDead(s, id) && whyNotReturn(s, id, strength, side).length === 0)
    .flatMap(unit => returnHexes(s, unit, side).map(hex => ({ unit, hex })))

/** The cheapest use of a step of each kind. */
const isAnythingLeft = (s: Gertrud, side: Side): boolean =>
  landIds.some(id => whyNotFlip(s, id, side).length === 0) ||
  casIds.some(id => whyNotRefit(s, id, side).length === 0) ||
  returnsOf(s, side, 1).length > 0

const stepsLeft = (s: Gertrud): string =>
  Object.entries(s.steps)
    .filter(([, steps]) => steps > 0)
    .map(([nation, steps]) => `${nation} ${steps}`)
    .join(', ')

type Use = {
  readonly kind: Facts['rebuilt']['kind']
  readonly cost: number
  readonly rule: RuleId
  readonly hex: HexId | null
}

function rebuild(s: Gertrud, side: Side, id: UnitId, change: Partial<Unit>, use: Use, go: Go): void {
  pay(s, id, use.cost)
  putUnit(s, id, change)
  go.log('rebuilt', { unit: id, kind: use.kind, hex: use.hex, nation: stepsFor(id) }, use.rule)
  liftMarkers(s, go)
  if (!isAnythingLeft(s, side)) finish(s, go)
}

/** 10.2.3, 10.3.3: what is not used is lost. */
function finish(s: Gertrud, go: Go): void {
  s.steps = noSteps()
  go.end()
}

/** 10.2.6: an eliminated unit comes back in a city, reduced or at full strength. */
const returning = (kind: 'reduced' | 'full', strength: 1 | 2, cost: number, words: string) =>
  ofUnitAndHex<Gertrud, null, null>({
    title: `Return ${words}`,
    intent: 'spend',
    among: (s, f) => returnsOf(s, f.side, strength),
    whyNot: (s, f, { unit, hex }) =>
      firstOf(
        () => whyNotReturn(s, unit, strength, f.side),
        () => whyNotReturnIn(s, unit, hex, f.side),
      ),
    label: ({ unit, hex }) => `${nameOf(unit)} returns ${words} in ${hexName(hex)}`,
    cost: () => cost,
    costIn: 'step',
    do: (s, f, { unit, hex }, go) =>
      rebuild(s, f.side, unit, { at: onHex(hex), steps: strength }, { kind, cost, rule: '10.2.6', hex }, go),
  })

/** 10.2, 10.3: each nation's steps, spent now or lost. */
export const replace = step<Gertrud>({
  enter(s, f, go) {
    if (!isAnythingLeft(s, f.side)) finish(s, go)
  },
  prompt: s => ({
    text: `Replacements: ${stepsLeft(s)}; restore reduced units, bring back eliminated ones, or end the phase`,
    rule: '10.2.1',
    waiting: 'is spending replacement steps',
  }),
  answers: {
    flip: ofUnit({
      title: 'Units to restore',
      intent: 'spend',
      among: () => landIds,
      whyNot: (s, f, id) => whyNotFlip(s, id, f.side),
      label: id => `${nameOf(id)} to full strength`,
      cost: () => replacementCosts.flip,
      costIn: 'step',
      do(s, f, id, go) {
        const use = { kind: 'flip', cost: replacementCosts.flip, rule: '10.2.5', hex: null } as const
        rebuild(s, f.side, id, { steps: 2 }, use, go)
      },
    }),
    reduced: returning('reduced', 1, replacementCosts.returnReduced, 'reduced'),
    full: returning('full', 2, replacementCosts.returnFull, 'at full strength'),
    refit: ofUnit({
      title: 'Support to rebuild',
      intent: 'spend',
      among: () => casIds,
      whyNot: (s, f, id) => whyNotRefit(s, id, f.side),
      label: id => `Rebuild ${nameOf(id)}`,
      cost: () => replacementCosts.cas,
      costIn: 'step',
      do(s, f, id, go) {
        const use = { kind: 'refit', cost: replacementCosts.cas, rule: '10.3.1', hex: null } as const
        rebuild(s, f.side, id, { at: { is: 'pool', used: false }, steps: 1 }, use, go)
      },
    }),
    done: plain({
      intent: 'pass',
      label: 'End the Replacement Phase',
      leaves: s => `steps are lost: ${stepsLeft(s)}`,
      do: (s, _f, go) => finish(s, go),
    }),
  },
})
