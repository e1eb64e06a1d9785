import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import { isFreeToTakeBack } from '../../../src/core/engine/state'
import type { Step } from '../../../src/core/engine/step'
import { decision, game, note, noted, over, setting, type Tiny, table } from './tiny-game'

const doing = (apply: Step<Tiny>['apply']) => {
  const on = table({ start: decision({ apply }), inner: noted('inner') })
  const before = on.state
  const { state, log } = on.engine.apply(before, { kind: 'ok' })
  return { before, state, log, grown: state.seal - before.seal, free: isFreeToTakeBack(before, state) }
}

describe('the seal', () => {
  it('grows with every die that falls', () => {
    expect(
      doing((_s, _f, _a, go) => {
        go.roll(6, 'one')
        go.roll(6, 'two')
      }).grown,
    ).toBe(2)
  })

  it('grows with a blind draw', () => {
    expect(doing((_s, _f, _a, go) => void go.draw(3)).grown).toBe(1)
  })

  it('grows when something hidden is shown', () => {
    expect(doing((_s, _f, _a, go) => go.reveal()).grown).toBe(1)
  })

  it('does not grow for moving, noting, asking and logging', () => {
    const { grown } = doing((s, _f, _a, go) => {
      note(s, 'moved')
      go.log('moved', { to: 3 })
      go.ask({ step: 'inner', side: 0 })
    })
    expect(grown).toBe(0)
  })
})

describe('taking back one action', () => {
  it('is free while the same side decides and nothing was learnt', () => {
    expect(doing(s => note(s, 'moved')).free).toBe(true)
  })

  it('is free when the side only put a question to itself', () => {
    expect(doing((_s, _f, _a, go) => go.ask({ step: 'inner', side: 0 })).free).toBe(true)
  })

  it.each<[string, Step<Tiny>['apply']]>([
    ['dice fell', (_s, _f, _a, go) => void go.roll(6, 'luck')],
    ['something was drawn', (_s, _f, _a, go) => void go.draw(6)],
    ['something was shown', (_s, _f, _a, go) => go.reveal()],
    ['the other side decides now', (_s, _f, _a, go) => go.ask({ step: 'inner', side: 1 })],
    ['the game is over', (_s, _f, _a, go) => over(go)],
  ])('is not free when %s', (_title, apply) => {
    expect(doing(apply).free).toBe(false)
  })
})

describe('the log', () => {
  it('says what happened, by which rule, in which turn and who decided', () => {
    const { log } = doing((s, _f, _a, go) => {
      s.turn = 4
      go.log('moved', { to: 3 }, 'T.5')
      go.log('rested', null)
    })
    expect(log).toEqual([
      { kind: 'moved', facts: { to: 3 }, rule: 'T.5', turn: 4, side: 0 },
      { kind: 'rested', facts: null, rule: null, turn: 4, side: 0 },
    ])
  })

  it('names the side of the decision in which it happened, not of the one that began it', () => {
    const on = table({
      start: decision({ apply: (_s, _f, _a, go) => go.ask({ step: 'inner', side: 1 }) }),
      inner: decision({ enter: (_s, _f, go) => go.log('entered', null) }),
    })
    expect(on.engine.apply(on.state, { kind: 'ok' }).log.map(entry => entry.side)).toEqual([1])
  })

  it('notes every die with what it was for', () => {
    const { log, state } = doing((s, _f, _a, go) => note(s, String(go.roll(6, 'weather'))))
    expect(log).toEqual([
      {
        kind: 'roll',
        facts: { sides: 6, value: Number(state.notes[0]), why: 'weather' },
        rule: null,
        turn: 1,
        side: 0,
      },
    ])
  })

  it('does not note blind draws', () => {
    expect(doing((_s, _f, _a, go) => void go.draw(6)).log).toEqual([])
  })

  it('keeps facts as they were when they were noted', () => {
    const on = table({
      start: decision({
        apply(s, _f, _a, go) {
          go.log('bag', s.bag)
          s.bag = { coins: [...s.bag.coins, 3] }
        },
      }),
    })
    const first = on.engine.apply(on.state, { kind: 'ok' })
    const second = on.engine.apply(first.state, { kind: 'ok' })
    expect(first.log[0]?.facts).toEqual({ coins: [1, 2] })
    expect(second.log[0]?.facts).toEqual({ coins: [1, 2, 3] })
    expect(second.state.bag.coins).toEqual([1, 2, 3, 3])
  })

  it('is as long as the position says, from the set-up on', () => {
    const engine = createEngine(
      game({
        start: decision({
          enter: (_s, _f, go) => go.log('begun', null),
          apply(_s, _f, _a, go) {
            go.log('one', null)
            go.roll(6, 'two')
          },
        }),
      }),
    )
    const begun = engine.begin(setting(), 1)
    const moved = engine.apply(begun.state, { kind: 'ok' })
    const again = engine.apply(moved.state, { kind: 'ok' })
    expect([begun, moved, again].map(each => each.log.length)).toEqual([1, 2, 2])
    expect([begun, moved, again].map(each => each.state.logged)).toEqual([1, 3, 5])
  })
})
