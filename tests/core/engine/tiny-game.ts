import { createEngine, type Engine } from '../../../src/core/engine/engine'
import type { GameModule } from '../../../src/core/engine/module'
import type { GameState, Setting } from '../../../src/core/engine/state'
import type { Ask, Flow, Step } from '../../../src/core/engine/step'
import type { UnitId } from '../../../src/core/ids'
import type { Json } from '../../../src/core/json'
import * as shape from '../../../src/core/save/shape'
import { map } from '../../fixtures/ambush/map'

/** A position with a notebook: steps write down what happens to them, and the tests read it. */
export type Tiny = GameState & {
  notes: readonly string[]
  treasure: number
  bag: { readonly coins: readonly number[] }
}

export const note = (s: Tiny, text: string): void => {
  s.notes = [...s.notes, text]
}

export type TinyStep = Step<Tiny>

export const counters = [
  { id: 'one', name: 'One', side: 0 },
  { id: 'two', name: 'Two', side: 1 },
] as const

export const UNIT = 0 as UnitId

/** A decision behind the curtain with one answer, 'ok', which ends it; each test replaces what it is about. */
export const decision = (own: Partial<TinyStep> = {}): TinyStep => ({
  seat: 'private',
  answers: { ok: [] },
  prompt: () => ({ text: 'Say ok', rule: 'T.1', waiting: 'is thinking' }),
  choices: () => [{ action: { kind: 'ok' }, label: 'ok' }],
  check: () => [],
  apply: (_s, _f, _a, go) => go.end(),
  ...own,
})

/** A decision that notes when it is entered and answered, and answers with its own name. */
export const noted = (name: string): TinyStep =>
  decision({
    enter: s => note(s, `enter ${name}`),
    apply(s, _f, _a, go) {
      note(s, `answer ${name}`)
      go.end(name)
    },
  })

/** Nobody answers it: it asks when it is entered, notes each answer, and hands on when all have come. */
export const asking = (asks: readonly Ask[], whenDone: (go: Flow) => void): TinyStep =>
  decision({
    answers: {},
    enter: (_s, _f, go) => go.ask(...asks),
    resume(s, _f, value, go) {
      note(s, `heard ${JSON.stringify(value)}, ${go.pending} pending`)
      if (go.pending === 0) whenDone(go)
    },
  })

export const over = (go: Flow): void => go.finish({ winner: null, level: 'over', rule: 'T.9', facts: null })

export const game = (
  steps: { readonly [step: string]: TinyStep },
  first: readonly Ask[] = [{ step: 'start', side: 0 }],
  own: Partial<GameModule<Tiny>> = {},
): GameModule<Tiny> => ({
  id: 'tiny',
  title: 'Tiny',
  version: 1,
  sideIds: ['left', 'right'],
  sides: () => [
    { name: 'Left', colour: 'german' },
    { name: 'Right', colour: 'british' },
  ],
  scenarios: [{ id: 'only', title: 'Only', turns: 1, about: '' }],
  options: [],
  rules: {},
  charts: [],
  counters,
  map,
  setup: () => ({ turn: 1, own: { notes: [], treasure: 7, bag: { coins: [1, 2] } }, first }),
  steps,
  roots: [...new Set(first.map(ask => ask.step))],
  position: shape.fields({
    notes: shape.list(shape.text),
    treasure: shape.whole(0, 9),
    bag: shape.fields({ coins: shape.list(shape.whole(0, 9)) }),
  }),
  view: s => s,
  audit: () => [],
  tell: entry => [entry.kind],
  ...own,
})

export const setting = (options: { readonly [option: string]: Json } = {}): Setting => ({
  scenario: 'only',
  options,
  charts: null,
})

export const ownDice = setting({ 'own-dice': true })

type Table = {
  readonly engine: Engine<Tiny>
  state: Tiny
  /** Answers 'ok' so many times. */
  ok(times?: number): Tiny
}

/** A tiny game set up and begun. */
export function table(...parts: Parameters<typeof game>): Table {
  const engine = createEngine(game(...parts))
  const on: Table = {
    engine,
    state: engine.begin(setting(), 1).state,
    ok(times = 1) {
      for (let i = 0; i < times; i++) on.state = engine.apply(on.state, { kind: 'ok' }).state
      return on.state
    },
  }
  return on
}

/** Puts a lock on everything a value holds, so that a write anywhere in it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(deepFreeze)
  }
  return value
}

/** What a call throws; a call that throws nothing fails the test. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call()
  } catch (error) {
    return error
  }
  throw new Error('expected a throw')
}
