import { describe, expect, it } from 'vitest'
import type { Frame, GameState } from '../../../src/core/engine/state'
import type { Ask, Flow } from '../../../src/core/engine/step'
import { playStages, stagedTurn } from '../../../src/core/rules/stages'
import * as shape from '../../../src/core/save/shape'

const STAGES = ['weather', 'moves', 'supply'] as const
type Stage = (typeof STAGES)[number]
type Local = { next: Stage | 'end' }

/** A flow that notes what is asked. */
const flow = (pending = 0) => {
  const asked: string[] = []
  return {
    asked,
    go: { ask: (...asks: Ask[]) => asked.push(...asks.map(each => each.step)), pending } as unknown as Flow,
  }
}

describe('stages', () => {
  it('are played up to the first that asks, and from behind it on', () => {
    const played: string[] = []
    const local: { next: Stage } = { next: 'weather' }
    const play = (stage: Stage): Ask[] | null => {
      if (played.includes('supply')) return null
      played.push(stage)
      return stage === 'moves' ? [{ step: 'move', side: 0 }] : []
    }
    const { asked, go } = flow()
    expect(playStages(STAGES, local, go, play)).toBe(false)
    expect([played, asked, local.next]).toEqual([['weather', 'moves'], ['move'], 'supply'])
    expect(playStages(STAGES, local, go, play)).toBe(true)
    expect([played, asked]).toEqual([['weather', 'moves', 'supply'], ['move']])
  })

  it('repeat the last until all is over', () => {
    let left = 3
    const local: { next: Stage } = { next: 'supply' }
    expect(playStages(STAGES, local, flow().go, () => (left-- === 0 ? null : []))).toBe(true)
    expect([left, local.next]).toEqual([-1, 'supply'])
  })
})

describe('a turn in stages', () => {
  const told: string[] = []
  const turn = stagedTurn<GameState, Stage, Local>({
    stages: STAGES,
    local: shape.fields({ next: shape.oneOf(...STAGES, 'end') }),
    fresh: () => ({ next: 'weather' }),
    prompt: { text: 'Runs', rule: '1', waiting: 'waits' },
    begin: () => told.push('begin'),
    play(_s, stage) {
      told.push(stage)
      return stage === 'supply' ? [] : [{ step: stage, side: 0 }]
    },
    end: () => told.push('end'),
  })
  const s = {} as GameState

  it('begins once, waits for every answer, and ends after the last stage', () => {
    const f = { local: turn.fresh?.(null) } as Frame<null, Local>
    const { asked, go } = flow()
    turn.enter?.(s, f, go)
    expect([told, asked]).toEqual([['begin', 'weather'], ['weather']])
    turn.resume?.(s, f, null, flow(1).go)
    expect(told).toEqual(['begin', 'weather'])
    turn.resume?.(s, f, null, go)
    turn.resume?.(s, f, null, go)
    expect([told, asked]).toEqual([
      ['begin', 'weather', 'moves', 'supply', 'end'],
      ['weather', 'moves'],
    ])
  })

  it('takes no answer itself', () => expect(turn.answers).toEqual({}))
})
