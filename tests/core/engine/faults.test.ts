import { describe, expect, it } from 'vitest'
import { change } from '../../../src/core/engine/change'
import { createEngine } from '../../../src/core/engine/engine'
import { GameFault } from '../../../src/core/engine/errors'
import type { Flow } from '../../../src/core/engine/step'
import type { Json } from '../../../src/core/json'
import * as shape from '../../../src/core/save/shape'
import { asking, decision, deepFreeze, game, note, noted, over, setting, type Tiny, table, thrownBy } from './tiny-game'

const a = { step: 'a', side: 0 } as const

const faultOf = (call: () => unknown): string => {
  const error = thrownBy(call)
  expect(error).toBeInstanceOf(GameFault)
  return (error as GameFault).message
}

describe('rules that contradict themselves are a GameFault', () => {
  it.each<[string, (go: Flow) => void]>([
    [
      'ask and end',
      go => {
        go.ask(a)
        go.end()
      },
    ],
    [
      'ask and become',
      go => {
        go.ask(a)
        go.become(a)
      },
    ],
    [
      'become and end',
      go => {
        go.become(a)
        go.end()
      },
    ],
  ])('%s in one go', (_title, both) => {
    const on = table({ start: decision({ apply: (_s, _f, _a, go) => both(go) }), a: noted('a') })
    expect(faultOf(() => on.ok())).toContain("step 'start' may only do one of ask, become and end")
  })

  it.each<[string, (go: Flow) => void]>([
    ['end', go => go.end()],
    ['become', go => go.become(a)],
  ])('%s while questions are unanswered', (_title, leave) => {
    const on = table({
      start: decision({
        answers: {},
        enter: (_s, _f, go) => go.ask(a, a),
        resume: (_s, _f, _value, go) => leave(go),
      }),
      a: noted('a'),
    })
    expect(faultOf(() => on.ok())).toContain("step 'start' left while its questions were unanswered")
  })

  it('asking for a step that the game does not have', () => {
    const on = table({ start: decision({ apply: (_s, _f, _a, go) => go.ask({ step: 'nowhere', side: 0 }) }) })
    expect(faultOf(() => on.ok())).toContain("no step 'nowhere'")
  })

  it('a step named after something every object has', () => {
    const on = table({ start: decision({ apply: (_s, _f, _a, go) => go.ask({ step: 'toString', side: 0 }) }) })
    expect(faultOf(() => on.ok())).toContain("no step 'toString'")
  })

  it('no decision left and no outcome', () => {
    expect(faultOf(() => table({ start: decision() }).ok())).toContain('no decision is owed')
  })

  it('a step that is owed but takes no answer', () => {
    expect(faultOf(() => table({ start: decision({ answers: {} }) }))).toContain(
      "step 'start' is owed but takes no answer",
    )
  })

  it('more decisions at once than any game has', () => {
    const on = table({
      start: decision({ apply: (_s, _f, _a, go) => go.ask(...Array.from({ length: 1000 }, () => a)) }),
      a: noted('a'),
    })
    expect(faultOf(() => on.ok())).toContain('1001 frames')
  })

  it('an error of any other kind, which the fault keeps as its cause', () => {
    const bug = new TypeError('nothing here')
    const on = table({
      start: decision({
        apply: () => {
          throw bug
        },
      }),
    })
    const error = thrownBy(() => on.ok())
    expect(error).toBeInstanceOf(GameFault)
    expect((error as GameFault).cause).toBe(bug)
    expect((error as GameFault).message).toContain('nothing here')
  })

  it('an error in the set-up', () => {
    const broken = game({ start: decision() }, undefined, {
      setup: () => {
        throw new RangeError('no such scenario')
      },
    })
    expect(faultOf(() => createEngine(broken).begin(setting(), 1))).toContain('no such scenario')
  })
})

describe('the guard against endless automatic steps', () => {
  const counting = (steps: number) =>
    table({
      start: decision({ apply: (_s, _f, _a, go) => go.become({ step: 'run', side: 0 }) }),
      run: decision({
        enter(s, _f, go) {
          note(s, 'run')
          if (s.notes.length < steps) go.become({ step: 'run', side: 0 })
        },
      }),
    })

  it('lets 999 steps in a row pass', () => {
    expect(counting(999).ok().notes).toHaveLength(999)
  })

  it('stops a run of 1,000 and names the step', () => {
    expect(faultOf(() => counting(1000).ok())).toContain("1000 automatic steps without a decision, last 'run'")
  })

  it('counts answers on their way as well as steps that are entered', () => {
    const on = table({
      start: decision({ apply: (_s, _f, _a, go) => go.ask(...Array.from({ length: 600 }, () => a)) }),
      a: decision({ enter: (_s, _f, go) => go.end() }),
    })
    expect(faultOf(() => on.ok())).toContain('1000 automatic steps')
  })
})

describe('applying an action', () => {
  const meddling = decision({
    apply(s, f, _a, go) {
      note(s, 'meddled')
      s.bag = { coins: [9] }
      f.side = 1
      s.turn++
      go.roll(6, 'chance')
    },
  })

  it('leaves the position it was given as it was, to the last field', () => {
    const on = table({ start: meddling })
    const before = deepFreeze(structuredClone(on.state))
    const kept = structuredClone(before)
    const after = on.engine.apply(before, { kind: 'ok' }).state
    expect(before).toEqual(kept)
    expect(after.bag).toEqual({ coins: [9] })
  })

  it('leaves it as it was even when nothing protects it from being written to', () => {
    const on = table({ start: meddling })
    const before = structuredClone(on.state)
    const kept = structuredClone(before)
    on.engine.apply(before, { kind: 'ok' })
    expect(before).toEqual(kept)
  })

  it('leaves it as it was when the rules throw half-way', () => {
    const on = table({
      start: decision({
        apply(s, f, a, go) {
          meddling.apply(s, f, a, go)
          throw new Error('half-way')
        },
      }),
    })
    const before = structuredClone(on.state)
    const kept = structuredClone(before)
    expect(faultOf(() => on.engine.apply(before, { kind: 'ok' }))).toContain('half-way')
    expect(before).toEqual(kept)
  })

  it('gives back a position that nobody can write to', () => {
    const on = table({ start: decision({ apply: s => note(s, 'x') }) })
    const after = on.ok()
    expect([after, after.bag, after.bag.coins, after.frames[0], after.setting].every(Object.isFrozen)).toBe(true)
  })

  it('shares with the old position what did not change', () => {
    const on = table({ start: decision({ apply: s => note(s, 'x') }) })
    const before = on.state
    expect(on.ok().bag).toBe(before.bag)
  })

  const putCoin = (s: Tiny) => void (s.bag.coins as number[]).push(2)

  it('refuses to write into the constants of the game that its set-up laid out', () => {
    const bag = { coins: [1] }
    const setup = () => ({
      turn: 1,
      own: { notes: [], treasure: 1, bag },
      first: [{ step: 'start', side: 0 } as const],
    })
    expect(faultOf(() => table({ start: decision({ enter: putCoin }) }, undefined, { setup }))).toContain(
      'not extensible',
    )
    expect(bag.coins).toEqual([1])
  })

  it.each<[string, (s: Tiny) => Tiny]>([
    ['made by the engine', s => s],
    ['read from a file', s => structuredClone(s)],
  ])('refuses a rule that writes into what stands in a field of a position %s', (_title, given) => {
    const on = table({ start: decision({ apply: putCoin }) })
    const before = given(on.state)
    faultOf(() => on.engine.apply(before, { kind: 'ok' }))
    expect(before.bag).toEqual({ coins: [1, 2] })
  })

  it('gives a step its own notes: the position before keeps those it had', () => {
    const on = table({
      start: decision({
        local: shape.fields({ count: shape.whole() }) as unknown as shape.Shape<Json>,
        fresh: () => ({ count: 0 }),
        apply: (_s, f) => void (f.local as { count: number }).count++,
      }),
    })
    const before = on.state
    expect([on.ok(2).frames[0]?.local, before.frames[0]?.local]).toEqual([{ count: 2 }, { count: 0 }])
  })

  it('lets a rule replace a field and read it in the same go', () => {
    const on = table({
      start: decision({
        apply(s) {
          change(s, 'bag', bag => void bag.coins.push(3))
          note(s, `${s.bag.coins.length} coins`)
        },
      }),
    })
    const before = on.state
    expect([on.ok().notes, before.bag.coins]).toEqual([['3 coins'], [1, 2]])
  })
})

describe('a position that was not entered yet', () => {
  it('is carried on by entering what is owed', () => {
    const on = table({ start: asking([a], over), a: noted('a') })
    const start = on.state.frames[0]
    if (!start) throw new Error('no frame')
    const given = { ...on.state, notes: [], frames: [{ ...start, entered: false }] }
    expect(on.engine.carryOn(given).state).toEqual(on.state)
  })

  it('is left alone when it has been entered, or when the game is over', () => {
    const on = table({ start: decision({ apply: (_s, _f, _a, go) => over(go) }) })
    expect(on.engine.carryOn(on.state)).toEqual({ state: on.state, log: [] })
    on.ok()
    expect(on.engine.carryOn(on.state)).toEqual({ state: on.state, log: [] })
  })
})
