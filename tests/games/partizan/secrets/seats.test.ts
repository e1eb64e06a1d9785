import { describe, expect, it } from 'vitest'
import { knownFrame } from '../../../../src/core/engine/frames'
import type { Frame } from '../../../../src/core/engine/state'
import { partizan } from '../../../../src/games/partizan'
import { plan } from '../../../../src/games/partizan/combat/plan'
import type { Partizan } from '../../../../src/games/partizan/state'
import { randomGame } from '../look/random-game'
import { attack, combatPhase, engine, owed, owedBy, play, position } from '../positions'

const stepsWith = (seat: 'open' | 'private') =>
  Object.entries(partizan.steps)
    .filter(([, step]) => step.seat === seat)
    .map(([name]) => name)

const isOpen = (s: Partizan): boolean => partizan.steps[owed(s)]?.seat === 'open'

/** What is asked, as the eyes of a viewer would answer it. */
const asked = (s: Partizan, viewer: 0 | 1 | 'table') => {
  const known = engine.view(s, viewer)
  const frame = known.frames.at(-1) as Frame
  const step = partizan.steps[frame.step]
  return [step?.prompt(known, frame), [...(step?.choices(known, frame) ?? [])], step?.forecast?.(known, frame) ?? null]
}

describe('R-34 where the curtain falls', () => {
  it('names a seat for every decision', () => {
    expect(stepsWith('open')).toEqual([
      'force10',
      'slipAway',
      'chits',
      'plan',
      'losses',
      'advance',
      'prestige',
      'answer',
      'respond',
    ])
    const decided = Object.entries(partizan.steps).filter(([, { answers }]) => Object.keys(answers).length > 0)
    expect(stepsWith('open').length + stepsWith('private').length).toBe(decided.length)
  })

  const { states } = randomGame(5, 1500)
  const open = states.filter(s => s.outcome === null && isOpen(s))

  it('an open decision is answered alike by its owner, by both, and by all who know the truth', () => {
    expect(new Set(open.map(owed)).size).toBeGreaterThan(3)
    for (const s of open) {
      const { side } = s.frames.at(-1) as Frame
      expect(asked(s, 'table'), owed(s)).toEqual(asked(s, side))
      const frame = s.frames.at(-1) as Frame
      const choices = [...(partizan.steps[frame.step]?.choices(s, frame) ?? [])]
      expect(asked(s, 'table')[1], owed(s)).toEqual(choices)
    }
  })

  it('what a side has in hand behind the curtain nobody else sees, also not on the table', () => {
    for (const s of states.filter(each => each.outcome === null && !isOpen(each)).slice(0, 200)) {
      const frame = s.frames.at(-1) as Frame
      for (const viewer of [frame.side === 0 ? 1 : 0, 'table'] as const)
        expect(engine.view(s, viewer).frames.at(-1)).toEqual({ ...frame, args: null, local: null })
    }
  })

  it('a combat in which nobody may slip away is fought without one', () => {
    const at = { 2815: ['ge-714', 'ge-342'], 2816: ['pa-4kr', 'pa-5kr'] }
    const s = attack(combatPhase({ side: 'axis', at, caches: [2] }), '2816', ['ge-714', 'ge-342'], 4)
    expect([owed(s), owedBy(s), isOpen(s)]).toEqual(['chits', 'partisan', true])
    const planned = play(s, 'done')
    expect([owed(planned), isOpen(planned)]).toEqual(['plan', true])
    for (const viewer of [0, 1, 'table'] as const)
      expect(knownFrame(engine.view(planned, viewer), 'plan', plan)?.local.table).toBe('assault')
  })

  it('12.1 to slip away is asked behind it: who goes where is not for the Axis', () => {
    const s = attack(combatPhase({ side: 'axis', at: { 2815: ['ge-714'], 2816: ['pa-4kr'] } }), '2816', ['ge-714'], 1)
    expect([owed(s), isOpen(s)]).toEqual(['retreat', false])
  })

  it('nothing is secret with open partisans, or when the war is over', () => {
    expect(partizan.secretsIn?.(position())).toBe(true)
    expect(partizan.secretsIn?.(position({ options: { openPartisans: true } }))).toBe(false)
    const over = play(combatPhase({ side: 'axis', turn: 10, at: { 2816: ['pa-1pr'], 3405: ['ge-714'] } }), 'done')
    expect(partizan.secretsIn?.(over)).toBe(false)
  })
})
