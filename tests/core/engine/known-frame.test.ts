import { describe, expect, it } from 'vitest'
import { ofHex } from '../../../src/core/engine/answer'
import { isCovered, knownFrame } from '../../../src/core/engine/frames'
import { answerInfo, battleStageOf, focusOf, pathOf, primaryOf } from '../../../src/core/engine/hand'
import { step } from '../../../src/core/engine/make-step'
import type { Frame } from '../../../src/core/engine/state'
import type { HexId } from '../../../src/core/ids'
import * as shape from '../../../src/core/save/shape'
import { begun, type Duel, duel, ONE, START } from './duel-game'

type Local = { aim: number }

const creep = step<Duel, null, Local>({
  local: shape.fields({ aim: shape.whole(0, 9) }),
  fresh: () => ({ aim: 0 }),
  prompt: () => ({ text: 'Creep.', rule: 'D.1', waiting: 'creeps' }),
  answers: {
    to: ofHex({
      title: 'Ways',
      intent: 'act',
      among: (_s, f) => [f.local.aim as HexId],
      label: 'Go',
      path: (_s, f) => [START, f.local.aim as HexId],
      do: (_s, _f, _hex, go) => go.end(),
    }),
  },
  primary: (_s, f) => ({ kind: 'to', hex: f.local.aim as HexId }),
  focus: (_s, f) => ({ hand: [ONE], targets: [f.local.aim as HexId] }),
  battle: { stage: 'Creep' },
})

const game = { ...duel, steps: { ...duel.steps, creep } }
const asked = (local: Frame['local']): Duel => ({
  ...begun(),
  frames: [{ step: 'creep', side: 0, args: null, local, asker: -1, entered: true }],
})
const own = asked({ aim: 2 })
const covered = asked(null)

describe('a decision whose notes a viewer may not see', () => {
  it('is told by its missing notes', () => {
    expect([own, covered].map(s => isCovered(creep, s.frames[0] as Frame))).toEqual([false, true])
    expect(knownFrame(own, 'creep', creep)?.local.aim).toBe(2)
    expect(knownFrame(covered, 'creep', creep)).toBeNull()
    expect(knownFrame(begun(), 'creep', creep)).toBeNull()
  })

  it('shows nothing in hand, no way and no button to those who look on', () => {
    expect(focusOf(game, own)).toMatchObject({ hand: [ONE], targets: [2] })
    expect(focusOf(game, covered)).toEqual({ hand: [], targets: [], from: [] })
    expect([primaryOf(game, own), primaryOf(game, covered)]).toEqual([{ kind: 'to', hex: 2 }, null])
    const to = { kind: 'to', hex: 2 as HexId }
    expect([pathOf(game, own, to), pathOf(game, covered, to)]).toEqual([[START, 2], null])
  })

  it('still tells what kind of answer is awaited, and where it stands in a battle', () => {
    expect(answerInfo(game, covered, 'to')?.title).toBe('Ways')
    expect(battleStageOf(game, covered)).toEqual({ stage: 'Creep' })
  })
})
