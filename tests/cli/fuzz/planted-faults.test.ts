import { describe, expect, it } from 'vitest'
import { type FuzzPlan, fuzzRun } from '../../../src/cli/fuzz/fuzz-run'
import { rollDie } from '../../../src/core/dice'
import { createEngine } from '../../../src/core/engine/engine'
import type { GameModule } from '../../../src/core/engine/module'
import type { Step } from '../../../src/core/engine/step'
import { ambush } from '../../fixtures/ambush'
import type { Ambush } from '../../fixtures/ambush/state'

const fuzz = (game: GameModule<Ambush>, plan: Partial<FuzzPlan> = {}) =>
  fuzzRun(createEngine(game), { games: 60, seed: 1, options: {}, mostFaults: 1, ...plan }, () => 0)

const withStep = (name: string, change: (step: Step<Ambush>) => Partial<Step<Ambush>>): GameModule<Ambush> => {
  const step = ambush.steps[name] as Step<Ambush>
  return { ...ambush, steps: { ...ambush.steps, [name]: { ...step, ...change(step) } } }
}

/** The fault is reported, and one game with the reported seed shows it again after the same actions. */
function expectFound(game: GameModule<Ambush>, what: RegExp) {
  const [fault] = fuzz(game).faults
  expect(fault?.what.join('\n')).toMatch(what)
  const [again] = fuzz(game, { games: 1, seed: fault?.seed ?? -1 }).faults
  expect(again).toEqual(fault)
}

describe('fuzzing', () => {
  it('finds nothing wrong with the fixture game in mixed scenarios and options', () => {
    const report = fuzz(ambush, { games: 20 })
    expect(report.faults).toEqual([])
    expect(report.games).toBe(20)
    expect(report.endings.unfinished).toBeUndefined()
    expect(Object.keys(report.milestones)).toContain('battle hit')
  })

  it('plays the same games for the same seed', () => {
    expect(fuzz(ambush, { games: 3 })).toEqual(fuzz(ambush, { games: 3 }))
  })

  it('finds choices that list an illegal action', () => {
    const game = withStep('move', move => ({
      *choices(s, f) {
        yield* move.choices(s, f)
        for (const unit of s.moved) yield { action: { kind: 'pick', unit }, label: 'moves twice' }
      },
    }))
    expectFound(game, /listed but refused: it (has acted|belongs)/)
  })

  it('finds choices that leave out a legal action', () => {
    const game = withStep('deploy', deploy => ({
      *choices(s, f) {
        for (const choice of deploy.choices(s, f)) if (choice.action.unit !== 1) yield choice
      },
    }))
    expectFound(game, /legal but not listed/)
  })

  it('finds a view that leaks', () => {
    expectFound(
      { ...ambush, view: (s, viewer) => ({ ...ambush.view(s, viewer), units: s.units }) },
      /sees something that must stay hidden at units/,
    )
  })

  it('finds a log that tells what the board hides', () => {
    expectFound({ ...ambush, read: entry => entry }, /tells the other side what its board hides/)
  })

  it('finds dice that fall without a seal', () => {
    const game = withStep('turn', turn => ({
      resume(s, f, value, go) {
        const roll = (sides: number) => {
          const die = rollDie(s.rng, sides)
          s.rng = die.rng
          return die.value
        }
        turn.resume?.(s, f, value, { ...go, pending: go.pending, roll, reveal: () => {} })
      },
    }))
    expectFound(game, /dice fell without a seal/)
  })

  it('finds a step that teaches something without a seal', () => {
    const game = withStep('move', move => ({
      apply: (s, f, a, go) => move.apply(s, f, a, { ...go, pending: go.pending, reveal: () => {} }),
    }))
    expectFound(game, /learnt something without a seal/)
  })

  it('finds an invariant that breaks, a dead end, a rule that does not exist and a crash', () => {
    expectFound({ ...ambush, audit: s => (s.turn === 2 ? ['turn two is cursed'] : []) }, /audit: turn two is cursed/)
    expectFound(
      withStep('posture', () => ({ choices: () => [] })),
      /nothing can be chosen in step 'posture'/,
    )
    expectFound(
      withStep('move', () => ({ prompt: () => ({ text: 'Move', rule: '99', waiting: '' }) })),
      /'99' is no rule/,
    )
    expectFound(
      withStep('arrive', () => ({
        enter: () => {
          throw new TypeError('no such road')
        },
      })),
      /rules: TypeError: no such road/,
    )
  })

  it('finds rules that depend on more than the position', () => {
    let calls = 0
    const game = withStep('deploy', deploy => ({
      apply(s, f, a, go) {
        deploy.apply(s, f, a, go)
        s.flares = calls++ % 3
      },
    }))
    expect(fuzz(game).faults[0]?.what.join()).toMatch(/leads elsewhere/)
  })
})
