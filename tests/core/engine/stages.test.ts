import { describe, expect, it } from 'vitest'
import { phasesOf } from '../../../src/core/engine/stages'
import type { Action } from '../../../src/core/engine/step'
import type { HexId } from '../../../src/core/ids'
import { begun, type Duel, duelStages, engine, TWO } from './duel-game'

const play = (s: Duel, ...actions: Action[]): Duel => actions.reduce((now, a) => engine.apply(now, a).state, s)
const march: Action = { kind: 'to', hex: 1 as HexId }
const shoot: Action = { kind: 'shoot', unit: TWO }
const fighting = () => play(begun(), march, { kind: 'done' })
const local = (s: Duel) => s.frames.find(frame => frame.step === 'battle')?.local

describe('the order of play as one list', () => {
  it('notes what comes next before a stage asks, and goes on behind it', () => {
    expect(local(fighting())).toEqual({ next: 'first' })
    expect(local(play(fighting(), { kind: 'keep' }))).toEqual({ next: 'second' })
    expect(local(play(fighting(), { kind: 'keep' }, shoot))).toEqual({ next: 'skipped' })
  })

  it('ends when all stages were played, those that are not due left out', () => {
    expect(play(fighting(), { kind: 'keep' }, shoot, shoot).outcome).not.toBeNull()
  })

  it('writes one headline a phase, none for a stage that goes on under the same title', () => {
    const first = engine.apply(fighting(), { kind: 'keep' })
    expect(first.log.filter(entry => entry.kind === 'stage').map(entry => entry.facts)).toEqual([
      { stage: 'first', title: 'Fire', side: 0 },
    ])
    const second = engine.apply(first.state, shoot)
    expect(second.log.some(entry => entry.kind === 'stage')).toBe(false)
  })

  it('writes the headline in its own words where the diary wants more than the title', () => {
    const { log } = engine.apply(play(begun(), march), { kind: 'done' })
    expect(log.find(entry => entry.kind === 'stage')?.facts).toEqual({
      stage: 'aid',
      title: 'Aid comes first',
      side: 0,
    })
  })

  it('tells the phases and which is on', () => {
    const { phases, now } = phasesOf(duelStages, 'battle', fighting())
    expect(phases.map(each => each.title)).toEqual(['Aid', 'Fire'])
    expect(now?.id).toBe('aid')
    expect(phasesOf(duelStages, 'battle', play(fighting(), { kind: 'keep' }, shoot)).now?.id).toBe('first')
    expect(phasesOf(duelStages, 'battle', begun()).now).toBeNull()
  })
})
