import { describe, expect, it } from 'vitest'
import type { Frame, GameState } from '../../../src/core/engine/state'
import type { Flow } from '../../../src/core/engine/step'
import { eitherOr } from '../../../src/core/rules/either-or'

type Drill = GameState & { spent: number }

const step = eitherOr<Drill>({
  yes: { kind: 'spend', label: 'Spend it' },
  no: { kind: 'keep', label: known => `Keep it, ${known.spent} gone` },
  prompt: () => ({ text: 'Spend?', rule: '1', waiting: 'thinks' }),
  decide(s, _f, isYes) {
    if (isYes) s.spent++
  },
})

const state = { spent: 2 } as Drill
const frame = {} as Frame<null>

describe('a decision with two answers', () => {
  it('always offers both, in words that may depend on the position', () => {
    expect([...step.choices(state, frame)].map(each => [each.action.kind, each.label])).toEqual([
      ['spend', 'Spend it'],
      ['keep', 'Keep it, 2 gone'],
    ])
    expect([step.check(state, frame, { kind: 'spend' }), step.check(state, frame, { kind: 'keep' })]).toEqual([[], []])
    expect(step.answers).toEqual({ spend: [], keep: [] })
  })

  it('does what was decided and gives the answer back', () => {
    for (const [kind, spent, answer] of [
      ['spend', 3, true],
      ['keep', 2, false],
    ] as const) {
      const s = { ...state }
      const ended: unknown[] = []
      step.apply(s, frame, { kind }, { end: (value: unknown) => ended.push(value) } as unknown as Flow)
      expect([s.spent, ended]).toEqual([spent, [answer]])
    }
  })
})
