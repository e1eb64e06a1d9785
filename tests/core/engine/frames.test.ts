import { describe, expect, it } from 'vitest'
import type { Frame } from '../../../src/core/engine/state'
import * as shape from '../../../src/core/save/shape'
import { asking, decision, note, noted, over, table } from './tiny-game'

const steps = (state: { readonly frames: readonly Frame[] }): string[] => state.frames.map(frame => frame.step)

describe('questions put in a queue', () => {
  const queue = () =>
    table({
      start: asking(
        [
          { step: 'a', side: 0 },
          { step: 'b', side: 1 },
          { step: 'c', side: 0 },
        ],
        over,
      ),
      a: noted('a'),
      b: noted('b'),
      c: noted('c'),
    })

  it('are answered in the order in which they were named', () => {
    expect(
      queue()
        .ok(3)
        .notes.filter(note => note.startsWith('answer')),
    ).toEqual(['answer a', 'answer b', 'answer c'])
  })

  it('are entered only when their turn has come', () => {
    const on = queue()
    expect(on.state.notes).toEqual(['enter a'])
    expect(on.state.frames.map(frame => [frame.step, frame.entered])).toEqual([
      ['start', true],
      ['c', false],
      ['b', false],
      ['a', true],
    ])
    expect(on.ok().notes).toEqual(['enter a', 'answer a', 'heard "a", 2 pending', 'enter b'])
  })

  it('each bring their answer to the one who asked, who knows how many are still to come', () => {
    expect(
      queue()
        .ok(3)
        .notes.filter(note => note.startsWith('heard')),
    ).toEqual(['heard "a", 2 pending', 'heard "b", 1 pending', 'heard "c", 0 pending'])
  })

  it('are put to the side they name', () => {
    const on = queue()
    expect(on.state.frames.at(-1)?.side).toBe(0)
    expect(on.ok().frames.at(-1)?.side).toBe(1)
  })

  it('of the set-up are answered in their order too, and answer to nobody', () => {
    const on = table({ a: noted('a'), b: decision({ apply: (_s, _f, _a, go) => over(go) }) }, [
      { step: 'a', side: 0 },
      { step: 'b', side: 1 },
    ])
    expect(on.state.frames.map(frame => [frame.step, frame.asker])).toEqual([
      ['b', -1],
      ['a', -1],
    ])
    expect(steps(on.ok())).toEqual(['b'])
  })

  it('asked on hearing an answer come before those that still wait', () => {
    const on = table({
      start: decision({
        answers: {},
        enter: (_s, _f, go) => go.ask({ step: 'a', side: 0 }, { step: 'b', side: 0 }),
        resume(s, _f, value, go) {
          note(s, `heard ${JSON.stringify(value)}, ${go.pending} pending`)
          if (value === 'a') go.ask({ step: 'c', side: 1 })
          else if (go.pending === 0) over(go)
        },
      }),
      a: noted('a'),
      b: noted('b'),
      c: noted('c'),
    })
    expect(on.ok(3).notes.filter(note => !note.startsWith('enter'))).toEqual([
      'answer a',
      'heard "a", 1 pending',
      'answer c',
      'heard "c", 1 pending',
      'answer b',
      'heard "b", 0 pending',
    ])
  })
})

describe('a question inside a question', () => {
  const nested = () =>
    table({
      start: asking(
        [
          { step: 'outer', side: 0 },
          { step: 'last', side: 0 },
        ],
        over,
      ),
      outer: decision({
        apply: (_s, _f, _a, go) => go.ask({ step: 'inner', side: 1 }),
        resume(s, _f, value, go) {
          note(s, `outer heard ${JSON.stringify(value)}`)
          go.end('outer')
        },
      }),
      inner: decision({
        apply: (_s, _f, _a, go) => go.ask({ step: 'innermost', side: 0 }),
        resume(s, _f, value, go) {
          note(s, `inner heard ${JSON.stringify(value)}`)
          go.end('inner')
        },
      }),
      innermost: decision({ apply: (_s, _f, _a, go) => go.end({ deep: [1] }) }),
      last: noted('last'),
    })

  it('stands on top of the one that asked, whose own queue waits below', () => {
    const on = nested()
    on.ok(2)
    expect(on.state.frames.map(frame => [frame.step, frame.asker])).toEqual([
      ['start', -1],
      ['last', 0],
      ['outer', 0],
      ['inner', 2],
      ['innermost', 3],
    ])
  })

  it('answers from the inside out, each value to its own asker', () => {
    const on = nested()
    expect(on.ok(3).notes).toEqual([
      'inner heard {"deep":[1]}',
      'outer heard "inner"',
      'heard "outer", 1 pending',
      'enter last',
    ])
  })
})

describe('a step', () => {
  it('that turns into another answers to the same asker, and the other is entered', () => {
    const on = table({
      start: asking([{ step: 'a', side: 0 }], over),
      a: decision({ apply: (_s, _f, _a, go) => go.become({ step: 'b', side: 1, args: { was: 'a' } }) }),
      b: { ...noted('b'), args: shape.fields({ was: shape.text }) as shape.Shape<never> },
    })
    on.ok()
    expect(on.state.frames.at(-1)).toEqual({
      step: 'b',
      side: 1,
      args: { was: 'a' },
      local: null,
      asker: 0,
      entered: true,
    })
    expect(on.ok().notes).toEqual(['enter b', 'answer b', 'heard "b", 0 pending'])
  })

  it('that ends as it is entered is never put to anyone', () => {
    const on = table({
      start: asking(
        [
          { step: 'empty', side: 0 },
          { step: 'b', side: 1 },
        ],
        over,
      ),
      empty: decision({ enter: (_s, _f, go) => go.end('nothing to do') }),
      b: noted('b'),
    })
    expect(on.state.notes).toEqual(['heard "nothing to do", 1 pending', 'enter b'])
  })

  it('that neither asks, turns nor ends is owed again', () => {
    const on = table({ start: decision({ apply: s => note(s, 'again') }) })
    on.ok(2)
    expect([steps(on.state), on.state.notes]).toEqual([['start'], ['again', 'again']])
  })

  it('that asked and does not listen is owed again when the answer has come', () => {
    const on = table({
      start: decision({ apply: (_s, _f, _a, go) => go.ask({ step: 'a', side: 1 }) }),
      a: noted('a'),
    })
    expect(steps(on.ok(2))).toEqual(['start'])
  })

  it('begins with fresh notes of its own, made from its arguments', () => {
    const shared = { picked: [] as number[] }
    const on = table({
      start: asking(
        [
          { step: 'a', side: 0, args: 3 },
          { step: 'a', side: 1, args: 4 },
        ],
        over,
      ),
      a: decision({
        args: shape.whole() as shape.Shape<never>,
        local: shape.json,
        fresh: () => shared,
        enter(_s, f) {
          f.local = { picked: [...(f.local as typeof shared).picked, f.args as number] }
        },
      }),
    })
    expect(on.state.frames.at(-1)?.local).toEqual({ picked: [3] })
    expect(on.ok().frames.at(-1)?.local).toEqual({ picked: [4] })
    expect(shared).toEqual({ picked: [] })
  })

  it('keeps its arguments as they were when it was asked for', () => {
    const on = table({
      start: decision({
        apply(s, _f, _a, go) {
          go.ask({ step: 'a', side: 0, args: s.bag })
          s.bag = { coins: [...s.bag.coins, 3] }
        },
      }),
      a: decision({ args: shape.json as shape.Shape<never> }),
    })
    on.ok()
    expect(on.state.frames.at(-1)?.args).toEqual({ coins: [1, 2] })
    expect(on.state.bag).toEqual({ coins: [1, 2, 3] })
  })
})

describe('the end of the game', () => {
  const ending = () =>
    table({
      start: asking(
        [
          { step: 'a', side: 0 },
          { step: 'b', side: 0 },
        ],
        over,
      ),
      a: decision({
        apply: (_s, _f, _a, go) => go.finish({ winner: 1, level: 'rout', rule: 'T.9', facts: { dead: 2 } }),
      }),
      b: noted('b'),
    })

  it('clears away every decision that was still waiting', () => {
    expect(ending().ok().frames).toEqual([])
  })

  it('says who won, how and by which rule', () => {
    expect(ending().ok().outcome).toEqual({ winner: 1, level: 'rout', rule: 'T.9', facts: { dead: 2 } })
  })

  it('leaves nothing to ask and nothing to choose', () => {
    const on = ending()
    on.ok()
    expect([on.engine.prompt(on.state), [...on.engine.choices(on.state)], on.engine.forecast(on.state)]).toEqual([
      null,
      [],
      null,
    ])
  })
})
