import { describe, expect, it } from 'vitest'
import { plain } from '../../../src/core/engine/answer'
import { createEngine } from '../../../src/core/engine/engine'
import { automatic, step } from '../../../src/core/engine/make-step'
import type { GameModule } from '../../../src/core/engine/module'
import { STANDING, standingOf } from '../../../src/core/engine/standing'
import { isFreeToTakeBack } from '../../../src/core/engine/state'
import { readPosition, writePosition } from '../../../src/core/save/position'
import { game, note, setting, type Tiny, type TinyStep } from './tiny-game'

/** Four questions of one kind in each of two phases; the coins say which phase it is. */
const quarrel = automatic<Tiny>({
  enter: (_s, _f, go) => go.ask({ step: 'ask', side: 0 }, { step: 'ask', side: 1 }, { step: 'ask', side: 0 }),
  resume: (_s, _f, _value, go) => {
    if (go.pending === 0) go.end()
  },
})

const ask = step<Tiny>({
  prompt: () => ({ text: 'Send aid?', rule: 'T.1', waiting: 'thinks' }),
  answers: {
    send: plain({
      intent: 'spend',
      label: 'Send',
      do(s, f, go) {
        note(s, `${f.side} sends`)
        go.end()
      },
    }),
    keep: plain({
      intent: 'pass',
      label: 'Keep',
      stands: s => [
        { id: 'battle', term: 'battle', label: 'Keep in this battle' },
        { id: 'phase', term: 'phase', label: 'Keep in this phase' },
        { id: 'rich', term: 'turn', label: 'Keep while rich', applies: s.treasure > 5 },
      ],
      do(s, f, go) {
        note(s, `${f.side} keeps${go.isStanding ? ' by itself' : ''}`)
        go.end()
      },
    }),
  },
})

const phases = automatic<Tiny>({
  enter: (_s, _f, go) =>
    go.ask({ step: 'quarrel', side: 0 }, { step: 'quarrel', side: 0 }, { step: 'quarrel', side: 0 }),
  resume(s, _f, _value, go) {
    s.bag = { coins: s.notes.length >= 6 ? [2] : [1] }
    if (go.pending === 0) go.finish({ winner: null, level: 'over', rule: 'T.9', facts: null })
  },
})

const rules = (own: Partial<GameModule<Tiny>> = {}) =>
  game({ start: phases, quarrel, ask } as unknown as { [name: string]: TinyStep }, undefined, {
    stageOf: s => String(s.bag.coins[0]),
    ...own,
  })
const engine = createEngine(rules())
const begun = () => engine.begin(setting(), 1).state
const stand = (s: Tiny, pick: string | number) => engine.apply(s, { kind: STANDING, pick }).state
const keep = (s: Tiny) => engine.apply(s, { kind: 'keep' }).state

describe('an answer that stands', () => {
  it('answers what is asked, and what the same side is asked after it, but not the other side', () => {
    const s = stand(begun(), 'phase')
    expect(s.notes).toEqual(['0 keeps'])
    expect(s.frames.at(-1)?.side).toBe(1)
    expect(keep(s).notes).toEqual(['0 keeps', '1 keeps', '0 keeps by itself', '0 keeps by itself'])
  })

  it('of a battle ends with the frame that asked', () => {
    const s = keep(stand(begun(), 'battle'))
    expect(s.notes).toEqual(['0 keeps', '1 keeps', '0 keeps by itself'])
    expect(standingOf(s)).toEqual([])
    expect(s.frames.at(-1)?.side).toBe(0)
  })

  it('of a phase ends with the phase, and leaves no trace in the position', () => {
    const s = keep(keep(stand(begun(), 'phase')))
    expect([s.bag.coins, s.frames.at(-1)?.side, 'standing' in s]).toEqual([[2], 0, false])
  })

  it('that does not fit the question stands for later ones, and the question is asked', () => {
    const poor = { ...begun(), treasure: 3 }
    const s = stand(poor, 'rich')
    expect([s.notes, standingOf(s).length, s.frames.at(-1)?.side]).toEqual([[], 1, 0])
    expect(engine.apply({ ...s, treasure: 9 }, { kind: 'send' }).state.notes).toEqual(['0 sends'])
  })

  it('is ended by its place in the list, and only if there is one', () => {
    const s = stand(begun(), 'phase')
    expect(engine.check(s, { kind: STANDING, pick: 1 })).toHaveLength(1)
    const ended = stand(s, 0)
    expect(standingOf(ended)).toEqual([])
    expect(keep(ended).notes.at(-1)).toBe('1 keeps')
  })

  it('refuses what the question does not offer, what stands already, and anything but a pick', () => {
    const s = begun()
    expect(engine.check(s, { kind: STANDING, pick: 'always' })[0]?.why).toMatch(/can stand/)
    expect(engine.check(s, { kind: STANDING, pick: 'phase', box: 'x' })).toHaveLength(1)
    const poor = stand({ ...s, treasure: 3 }, 'rich')
    expect(engine.check(poor, { kind: STANDING, pick: 'rich' })[0]?.why).toMatch(/already/)
  })

  it('is taken back freely where nobody else is asked after it, and told in the diary', () => {
    const before = { ...begun(), treasure: 3 }
    const { state, log } = engine.apply(before, { kind: STANDING, pick: 'rich' })
    expect(isFreeToTakeBack(before, state)).toBe(true)
    expect(log.map(({ kind, facts }) => [kind, facts])).toEqual([
      [STANDING, { is: 'set', side: 0, label: 'Keep while rich' }],
    ])
  })

  it('survives a file; a position without any is written as ever', () => {
    const s = stand(begun(), 'phase')
    const written = writePosition(engine.game, s)
    const read = readPosition(engine.game, s.setting, written)
    expect(read.ok && standingOf(read.value)).toEqual(standingOf(s))
    expect(writePosition(engine.game, begun())).not.toHaveProperty('standing')
    expect(readPosition(engine.game, s.setting, { ...(written as object), standing: [{ side: 'left' }] }).ok).toBe(
      false,
    )
  })

  it('is not offered behind a curtain where something is hidden', () => {
    const hidden = (secretsIn: boolean) =>
      createEngine(
        rules({
          steps: { start: phases, quarrel, ask: { ...ask, seat: 'private' } } as unknown as {
            [name: string]: TinyStep
          },
          secretsIn: () => secretsIn,
        }),
      )
    expect(hidden(true).standing(hidden(true).begin(setting(), 1).state)).toEqual([])
    expect(hidden(false).standing(hidden(false).begin(setting(), 1).state)).toHaveLength(3)
  })
})
