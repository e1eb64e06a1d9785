import { describe, expect, it } from 'vitest'
import { createEngine } from '../../../src/core/engine/engine'
import type { Viewer } from '../../../src/core/engine/module'
import type { Seat } from '../../../src/core/engine/step'
import type { HexId, Side, UnitId } from '../../../src/core/ids'
import { ambush } from '../../fixtures/ambush'
import { type Ambush, hexNamed, units } from '../../fixtures/ambush/state'
import { decision, game, noted, setting, type Tiny, type TinyStep } from './tiny-game'

/** Only the left side may know the treasure; others see 0. */
const view = (s: Tiny, viewer: Viewer): Tiny => (viewer === 0 ? s : { ...s, treasure: 0 })

function seenBy(side: Side, seat: Seat = 'private') {
  const seen: { [by: string]: number } = {}
  const spy = (by: string, s: Tiny): void => {
    seen[by] = s.treasure
  }
  const step: TinyStep = decision({
    seat,
    enter: s => spy('enter', s),
    prompt(s) {
      spy('prompt', s)
      return { text: '', rule: 'T.1', waiting: '' }
    },
    choices(s) {
      spy('choices', s)
      return []
    },
    check(s) {
      spy('check', s)
      return []
    },
    forecast(s) {
      spy('forecast', s)
      return null
    },
    apply(s, _f, _a, go) {
      spy('apply', s)
      go.ask({ step: 'inner', side })
    },
    resume: s => spy('resume', s),
  })
  const engine = createEngine(game({ start: step, inner: noted('inner') }, [{ step: 'start', side }], { view }))
  const { state } = engine.begin(setting(), 1)
  engine.prompt(state)
  for (const _ of engine.choices(state)) throw new Error('there are no choices')
  engine.forecast(state)
  const asked = engine.apply(state, { kind: 'ok' }).state
  engine.apply(asked, { kind: 'ok' })
  return seen
}

describe('what a side may know', () => {
  it('is all that its prompt, choices, check and forecast are told; what happens meets the truth', () => {
    expect(seenBy(1)).toEqual({ enter: 7, prompt: 0, choices: 0, check: 0, forecast: 0, apply: 7, resume: 7 })
  })

  it('includes its own secrets', () => {
    expect(new Set(Object.values(seenBy(0)))).toEqual(new Set([7]))
  })

  it('is only what both may see where a decision is asked in the open', () => {
    expect(seenBy(0, 'open')).toEqual({ enter: 7, prompt: 0, choices: 0, check: 0, forecast: 0, apply: 7, resume: 7 })
  })

  it('is worked out once for a position and a viewer', () => {
    let made = 0
    const counting = (s: Tiny): Tiny => {
      made++
      return { ...s }
    }
    const engine = createEngine(game({ start: decision({ seat: 'private' }) }, undefined, { view: counting }))
    const { state } = engine.begin(setting(), 1)
    const first = engine.view(state, 0)
    engine.prompt(state)
    engine.check(state, { kind: 'ok' })
    expect([engine.view(state, 0) === first, made]).toEqual([true, 1])
    engine.view(state, 1)
    engine.view(state, 'table')
    expect(made).toBe(3)
  })

  it('holds for the decision itself: a frame may be masked too', () => {
    const masking = (s: Tiny, viewer: Viewer): Tiny =>
      viewer === 1 ? { ...s, frames: s.frames.map(frame => ({ ...frame, args: 'masked' })) } : s
    const prompt: TinyStep['prompt'] = (_s, f) => ({ text: String(f.args), rule: 'T.1', waiting: '' })
    const engine = createEngine(
      game({ start: decision({ seat: 'private', prompt }) }, [{ step: 'start', side: 1, args: 'secret' }], {
        view: masking,
      }),
    )
    expect(engine.prompt(engine.begin(setting(), 1).state)?.text).toBe('masked')
  })

  it('decides what of the log it reads', () => {
    const engine = createEngine(
      game({ start: decision() }, undefined, { read: (entry, viewer) => (viewer === 0 ? entry : null) }),
    )
    const entry = { kind: 'hide', facts: null, rule: null, turn: 1, side: 0 } as const
    expect([engine.read(entry, 0), engine.read(entry, 1)]).toEqual([entry, null])
    expect(createEngine(game({ start: decision() })).read(entry, 1)).toEqual(entry)
  })
})

describe('a hex with hidden raiders', () => {
  const engine = createEngine(ambush)
  const unit = (id: string) => units.find(id) as UnitId

  /** The guards' Horse stands in 0402; Scouts hide in the woods of 0502 or far away. */
  const guardsMove = (scoutsAt: string): Ambush => {
    const { state } = engine.begin({ scenario: 'ford', options: { fog: true, length: 'short' }, charts: null }, 1)
    const scouts = unit('r-scouts')
    return {
      ...state,
      postures: ['bold', 'wary'],
      units: state.units.map((each, id) =>
        id === scouts ? { ...each, hidden: true, at: { is: 'hex', hex: hexNamed(scoutsAt) } } : each,
      ),
      frames: [{ step: 'move', side: 1, args: null, local: { picked: unit('g-horse') }, asker: -1, entered: true }],
    }
  }
  const into = (hex: string) => ({ kind: 'to', hex: hexNamed(hex) as HexId })
  const far = guardsMove('0101')
  const near = guardsMove('0501')

  it('is as legal to enter as an empty one, and looks the same', () => {
    expect(engine.check(near, into('0501'))).toEqual(engine.check(far, into('0501')))
    expect(engine.check(near, into('0501'))).toEqual([])
    expect([...engine.choices(near)]).toEqual([...engine.choices(far)])
  })

  it('surprises whoever walks into it', () => {
    const surprised = engine.apply(near, into('0501'))
    expect(surprised.state.frames.at(-1)?.step).toBe('spring')
    expect(surprised.log.map(entry => entry.kind)).toContain('found')
    expect(engine.apply(far, into('0501')).state.frames.at(-1)?.step).toBe('move')
  })
})
