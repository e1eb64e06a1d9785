import type { Frame } from '../../../core/engine/state'
import { type Choice, firstOf, type Refusal, type Step } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexOfAction, unitOfAction } from '../../../core/rules/automatic-step'
import { replacementCosts } from '../charts'
import { hexName } from '../map/geography'
import { type Gertrud, isDead, nameOf, noSteps, onHex, putUnit, snapshot } from '../state'
import { liftMarkers } from '../supply/supply'
import { casIds, landIds } from './counters'
import { pay, returnHexes, stepsFor, whyNotFlip, whyNotRefit, whyNotReturn, whyNotReturnIn } from './replacements'

const STRENGTH = { reduced: 1, full: 2 } as const
type Returning = keyof typeof STRENGTH

const costOf = (kind: string): number =>
  kind === 'full' ? replacementCosts.returnFull : kind === 'reduced' ? replacementCosts.returnReduced : 1

const inSteps = (cost: number) => ({ cost, costIn: 'step' }) as const

/** What might be done with the steps; the checks decide. */
function* candidates(s: Gertrud, side: 0 | 1): Iterable<Choice> {
  for (const unit of landIds) {
    if (whyNotFlip(s, unit, side).length === 0)
      yield {
        action: { kind: 'flip', unit },
        label: `${nameOf(unit)} to full strength`,
        ...inSteps(replacementCosts.flip),
      }
    if (!isDead(s, unit)) continue
    for (const kind of ['reduced', 'full'] as const) {
      if (whyNotReturn(s, unit, STRENGTH[kind], side).length > 0) continue
      for (const hex of returnHexes(s, unit, side))
        yield {
          action: { kind, unit, hex },
          label: `${nameOf(unit)} returns ${kind === 'full' ? 'at full strength' : 'reduced'} in ${hexName(hex)}`,
          ...inSteps(costOf(kind)),
        }
    }
  }
  for (const unit of casIds)
    if (whyNotRefit(s, unit, side).length === 0)
      yield { action: { kind: 'refit', unit }, label: `Rebuild ${nameOf(unit)}`, ...inSteps(replacementCosts.cas) }
}

const isAnythingLeft = (s: Gertrud, side: 0 | 1): boolean => {
  for (const _ of candidates(s, side)) return true
  return false
}

const stepsLeft = (s: Gertrud): string =>
  Object.entries(s.steps)
    .filter(([, steps]) => steps > 0)
    .map(([nation, steps]) => `${nation} ${steps}`)
    .join(', ')

function whyNot(s: Gertrud, f: Frame, kind: string, unit: UnitId, hex: HexId): Refusal[] {
  if (kind === 'flip') return whyNotFlip(s, unit, f.side)
  if (kind === 'refit') return whyNotRefit(s, unit, f.side)
  return firstOf(
    () => whyNotReturn(s, unit, STRENGTH[kind as Returning], f.side),
    () => whyNotReturnIn(s, unit, hex, f.side),
  )
}

/** 10.2, 10.3: each nation's steps, spent now or lost. */
export const replace: Step<Gertrud> = {
  answers: { flip: ['unit'], reduced: ['unit', 'hex'], full: ['unit', 'hex'], refit: ['unit'], done: [] },
  enter(s, f, go) {
    if (!isAnythingLeft(snapshot(s), f.side)) finish(s, go)
  },
  prompt: s => ({
    text: `Replacements: ${stepsLeft(s)}; flip, return or rebuild, or end the phase`,
    rule: '10.2.1',
    waiting: 'is spending replacement steps',
  }),
  *choices(s, f) {
    yield* candidates(s, f.side)
    yield { action: { kind: 'done' }, label: 'End the Replacement Phase' }
  },
  check: (s, f, a) => (a.kind === 'done' ? [] : whyNot(s, f, a.kind, a.unit as UnitId, a.hex as HexId)),
  apply(s, f, a, go) {
    if (a.kind === 'done') return finish(s, go)
    const id = unitOfAction(a)
    pay(s, id, costOf(a.kind))
    if (a.kind === 'flip') putUnit(s, id, { steps: 2 })
    if (a.kind === 'refit') putUnit(s, id, { at: { is: 'pool', used: false }, steps: 1 })
    if (a.kind === 'reduced' || a.kind === 'full')
      putUnit(s, id, { at: onHex(hexOfAction(a)), steps: STRENGTH[a.kind] })
    const rule = a.kind === 'flip' ? '10.2.5' : a.kind === 'refit' ? '10.3.1' : '10.2.6'
    go.log('rebuilt', { unit: id, kind: a.kind, hex: a.hex ?? null, nation: stepsFor(id) }, rule)
    liftMarkers(s, go)
    if (!isAnythingLeft(snapshot(s), f.side)) finish(s, go)
  },
}

/** 10.2.3, 10.3.3: what is not used is lost. */
function finish(s: Gertrud, go: { end(): void }): void {
  s.steps = noSteps()
  go.end()
}
