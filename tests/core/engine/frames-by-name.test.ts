import { describe, expect, it } from 'vitest'
import { plain } from '../../../src/core/engine/answer'
import { framesOf } from '../../../src/core/engine/frames'
import { step } from '../../../src/core/engine/make-step'
import type { Frame } from '../../../src/core/engine/state'
import * as shape from '../../../src/core/save/shape'
import { begun, type Duel } from './duel-game'

const prompt = () => ({ text: '', rule: '', waiting: '' })
const dig = step<Duel, { readonly deep: number }, { done: number }>({
  args: shape.fields({ deep: shape.whole() }),
  local: shape.fields({ done: shape.whole() }),
  prompt,
  answers: {},
})
const frames = framesOf({ dig, rest: step<Duel>({ prompt, answers: {} }) })

const frame = (name: string, deep: number): Frame => ({
  step: name,
  side: 0,
  args: { deep },
  local: { done: 1 },
  asker: -1,
  entered: true,
})
const s: Duel = { ...begun(), frames: [frame('dig', 1), frame('rest', 0), frame('dig', 2), frame('rest', 0)] }

describe('frames read by the names of their steps', () => {
  it('are typed by them: the owed one, the topmost, all of them', () => {
    expect(frames.owed(s, 'dig')).toBeNull()
    expect(frames.owed(s, 'rest')?.step).toBe('rest')
    const deep: number | undefined = frames.topmost(s, 'dig')?.args.deep
    expect(deep).toBe(2)
    expect(frames.all(s, 'dig').map(({ args, local }) => args.deep + local.done)).toEqual([2, 3])
  })

  it('are not there when the game is over', () => {
    const over: Duel = { ...s, outcome: { winner: null, level: 'over', rule: '', facts: null } }
    expect(frames.owed(over, 'rest')).toBeNull()
  })
})

describe('an answer that is only given', () => {
  it('says what it costs and in what', () => {
    const call = plain<Duel, null, null>({ label: 'Call', cost: () => 3, costIn: 'CP', intent: 'act', do: () => {} })
    const asked = { ...frame('rest', 0), args: null, local: null }
    expect([...call.choices('call', s, asked)]).toEqual([
      { action: { kind: 'call' }, label: 'Call', intent: 'act', cost: 3, costIn: 'CP' },
    ])
  })
})
