import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import { ambush } from '../../fixtures/ambush'
import { randomGame, settings } from './random-play'
import { type Content, complaints, load, withPosition } from './written-by-hand'

const turn: Content = { step: 'turn', side: 'raiders', local: { next: 'second', first: 0 } }
const move: Content = { step: 'move', side: 'raiders', local: { picked: null } }
const args = { attacker: 'r-chief', target: 'g-second' }
const battle: Content = { step: 'battle', side: 'raiders', args, local: { stage: 'flare', flare: false } }
const flare: Content = { step: 'flare', side: 'guards', args }
const posture: Content = { step: 'posture', side: 'guards' }

const stack = (...frames: Content[]): Content => withPosition({ frames })

describe('the decisions of a position file', () => {
  it('tell by which of them are under way who asked for each', () => {
    expect(load(stack(turn, move, battle, flare)).state.frames.map(frame => frame.asker)).toEqual([-1, 0, 1, 2])
    const waiting = { ...posture, entered: false }
    expect(load(stack(turn, waiting, waiting, posture)).state.frames.map(frame => frame.asker)).toEqual([-1, 0, 0, 0])
  })

  it('may say so themselves, and must then be right', () => {
    expect(load(stack({ ...turn, asker: -1 }, { ...move, asker: 0 })).state.frames).toHaveLength(2)
    expect(complaints(stack({ ...turn, asker: -1 }, { ...move, asker: -1 }))).toEqual([
      'position.frames[1].asker: expected 0, the nearest frame below that is entered, found -1',
    ])
  })

  it.each<[string, Content[], string]>([
    ['answers to itself', [turn, { ...move, asker: 1 }], 'position.frames[1].asker: expected 0'],
    ['answers to a decision above it', [{ ...turn, asker: 1 }, move], 'position.frames[0].asker: expected -1'],
    [
      'answers past the one that asked',
      [turn, move, battle, { ...flare, asker: 0 }],
      'position.frames[3].asker: expected 2',
    ],
    [
      'answers to one that was never entered',
      [turn, { ...posture, entered: false }, { ...posture, asker: 1 }],
      'position.frames[2].asker: expected 0',
    ],
    ['answers to one that does not exist', [turn, { ...move, asker: 7 }], 'position.frames[1].asker: expected 0'],
    [
      'answers to half a decision',
      [turn, { ...move, asker: 0.5 }],
      'position.frames[1].asker: expected a whole number',
    ],
    [
      'is of a step that the game does not have',
      [turn, { ...move, step: 'fly' }],
      'position.frames[1].step: expected one of deploy, turn',
    ],
    [
      'is of a step that every object has',
      [turn, { ...move, step: 'valueOf' }],
      'position.frames[1].step: expected one of deploy, turn',
    ],
    [
      'is of a side that does not exist',
      [turn, { ...move, side: 'bandits' }],
      'position.frames[1].side: expected one of raiders, guards',
    ],
    [
      'has arguments where its step takes none',
      [turn, { ...move, args: 4 }],
      'position.frames[1].args: expected null, found 4',
    ],
    [
      'lacks the arguments of its step',
      [turn, move, { ...battle, args: { attacker: 'r-chief' } }, flare],
      'position.frames[2].args.target: expected this field',
    ],
    ['has a field too many', [turn, { ...move, luck: 1 }], 'position.frames[1].luck: expected no such field'],
    [
      'is owed but nobody can answer it',
      [turn],
      'position.frames[0].step: expected a step that somebody can answer, found "turn"',
    ],
  ])('are refused when one %s', (_title, frames, why) => {
    expect(complaints(stack(...frames))).toEqual([expect.stringContaining(why)])
  })

  it('are refused with the problems of each when several are bad', () => {
    expect(complaints(stack({ ...turn, side: 1 }, { ...move, step: 'fly' }))).toHaveLength(2)
  })

  it.each([null, {}, 'move', undefined])('are a list and not %j', frames => {
    expect(complaints(withPosition(frames === undefined ? { frames: null } : { frames }))[0]).toContain(
      'position.frames: expected a list',
    )
  })

  it('are refused when there are none and the game is not over, or some and it is', () => {
    const outcome = { winner: null, level: 'ford', rule: 'A.9', facts: null }
    expect(complaints(stack())).toEqual([
      'position.frames: expected a decision owed, or else an outcome, found a list of 0',
    ])
    expect(complaints(withPosition({ outcome }))).toEqual([
      'position.frames: expected a decision owed, or else an outcome, found a list of 2',
    ])
  })

  it('are refused when there are more than any game has', () => {
    expect(complaints(stack(...Array.from({ length: 1001 }, () => move)))).toEqual([
      'position.frames: expected a list of at most 1000, found a list of 1001',
    ])
  })

  it('are owed and entered where actions are said to lead to them', () => {
    const content = { ...stack(turn, { ...move, entered: false }), actions: [] }
    expect(complaints(content)).toEqual([
      'position.frames[1].entered: expected true where actions lead to the position, found false',
    ])
  })
})

describe('in every position that play leads to', () => {
  it('each decision was asked for by the nearest one below it that is under way', () => {
    const engine = createEngine(ambush)
    for (const setting of settings) {
      for (const { frames } of randomGame(engine, setting, 2).states) {
        const expected = frames.map((_, index) => frames.slice(0, index).findLastIndex(frame => frame.entered))
        expect(frames.map(frame => frame.asker)).toEqual(expected)
      }
    }
  })
})
