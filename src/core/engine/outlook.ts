import { certain, type Distribution, distribution, thenRoll } from '../distribution'
import type { Side } from '../ids'
import { isObject } from '../json'
import type { Engine, Moved } from './engine'
import { answerInfo, primaryOf, viewerOf } from './hand'
import type { BattleOutcome } from './log-book'
import type { Viewer } from './module'
import { type GameState, owedFrame } from './state'
import type { Action, Choice, Forecast } from './step'

/** The likeliest first. */
export type Outcomes = readonly { readonly outcome: BattleOutcome; readonly chance: number }[]

/** What may come of one answer. */
export type Prospect = {
  readonly choice: Choice
  readonly outcomes: Outcomes
  /** The same if the enemy answers as is to be feared. */
  readonly feared?: Outcomes
  /** The table, column and shifts with which the first die after it would be thrown; null: none are told. */
  readonly ahead: Forecast | null
}

/** The chances of every answer to the decision at hand; or why there are none. */
export type Outlook =
  | {
      readonly is: 'known'
      readonly prospects: readonly Prospect[]
      /** What `feared` takes for granted; null: nothing is to be feared. */
      readonly fear: string | null
    }
  | { readonly is: 'unknown'; readonly why: string }

/** Playing on costs about a tenth of a millisecond each time; past this a battle has too many branches. */
export const MOST_TRIES = 6_000
const LONGEST_COURSE = 300

class TooMany extends Error {}

type Limits = { readonly tries?: number }

/**
 * Answers the owed decision each possible way on a copy and lets the real stages run on with every branch of the dice, later
 * decisions answered as their steps assume, until the log tells what the battle came to. On what the viewer knows, so that no
 * chance betrays what is hidden. It yields now and then, so that a screen can go on meanwhile.
 */
export function* weighAnswers<S extends GameState>(
  engine: Engine<S>,
  s: S,
  viewer: Viewer,
  { tries = MOST_TRIES }: Limits = {},
): Generator<void, Outlook> {
  if (engine.game.outcome === undefined) return { is: 'unknown', why: 'this game gives no chances ahead of the dice' }
  const root = engine.view(s, viewer)
  const choices = [...engine.choices(s)]
  const plain = yield* weighed(courses(engine, root, tries, 'plain'), choices)
  if (plain.found === null) return { is: 'unknown', why: plain.why }
  const { found, words } = plain
  // Only where the enemy could answer in a way that is to be feared, all is gone through once more.
  const fearful = words.size === 0 ? null : yield* weighed(courses(engine, root, tries, 'fearful'), choices)
  const feared = fearful?.found ?? null
  const prospects: Prospect[] = []
  for (const [at, choice] of choices.entries()) {
    yield
    const outcomes = found[at] as Outcomes
    const ahead = aheadOf(engine, root, choice)
    prospects.push({ choice, outcomes, ahead, ...(feared === null ? {} : { feared: feared[at] as Outcomes }) })
  }
  return { is: 'known', prospects, fear: feared === null ? null : [...words].join('; ') }
}

type Weighed =
  | { readonly found: readonly Outcomes[]; readonly words: ReadonlySet<string> }
  | { readonly found: null; readonly why: string }

function* weighed({ after, words }: Courses, choices: readonly Choice[]): Generator<void, Weighed> {
  try {
    const found: Outcomes[] = []
    for (const choice of choices) {
      yield
      const { outcomes } = yield* after(choice.action)
      found.push(outcomes.map(({ value, chance }) => ({ outcome: value, chance })))
    }
    return { found, words }
  } catch (error) {
    if (error instanceof TooMany) return { found: null, why: error.message }
    return { found: null, why: 'it depends on what is not known' }
  }
}

class DieFalls extends Error {}

const noDice = () => {
  throw new DieFalls()
}

/** What is told of the first die that would be thrown after an answer, later decisions answered as is assumed. */
function aheadOf<S extends GameState>(engine: Engine<S>, root: S, answer: Choice): Forecast | null {
  let s = root
  let action: Action | null = answer.action
  let count = 0
  try {
    for (; count < LONGEST_COURSE && action !== null; count++) {
      const moved: Moved<S> = engine.applyWith(s, action, noDice)
      if (endOf(moved, engine.game.outcome) !== null) return null
      s = moved.state
      action = assumed(engine, s)
    }
  } catch (error) {
    const isThrown = error instanceof DieFalls || (error instanceof Error && error.cause instanceof DieFalls)
    // What is spent with the very throw is not in the position before it.
    return isThrown && (count > 0 || answer.intent !== 'spend') ? engine.forecast(s) : null
  }
  return null
}

/** All at once. */
export function outlookOf<S extends GameState>(engine: Engine<S>, s: S, viewer: Viewer, limits?: Limits): Outlook {
  const weighing = weighAnswers(engine, s, viewer, limits)
  for (;;) {
    const next = weighing.next()
    if (next.done) return next.value
  }
}

type Ended = { readonly outcome: BattleOutcome }
type After<S> = { readonly state: S; readonly ended: Ended | null }

const UNDECIDED: BattleOutcome = { label: 'nothing is decided' }

const outcomeKey = ({ code, label }: BattleOutcome): string => `${code ?? ''} ${label}`

/**
 * The chances after an answer, over every course that the battle can take. Positions that are alike but for the dice to come are
 * one, so that a long exchange of fire grows with its states and not with its dice.
 */
function courses<S extends GameState>(engine: Engine<S>, root: S, tries: number, mood: 'plain' | 'fearful'): Courses {
  const decides = owedFrame(root)?.side ?? null
  const words = new Set<string>()
  const known = new Map<string, Distribution<BattleOutcome>>()
  const key = ({ state, ended }: After<S>) =>
    ended === null ? differenceKey(root, state) : `! ${outcomeKey(ended.outcome)}`
  let left = tries

  function* after(s: S, action: Action, depth: number): Generator<void, Distribution<BattleOutcome>> {
    if (depth > LONGEST_COURSE) throw new TooMany('the battle has no end in sight')
    const fallen = distribution<After<S>>(
      roll => {
        if (left-- <= 0) throw new TooMany('the dice can fall in too many ways')
        const moved = engine.applyWith(s, action, roll)
        return { state: moved.state, ended: endOf(moved, engine.game.outcome) }
      },
      { key },
    )
    const courseOf = new Map<After<S>, Distribution<BattleOutcome>>()
    for (const { value, key: name } of fallen.outcomes) {
      yield
      const found = value.ended === null ? known.get(name) : certain(value.ended.outcome, { key: outcomeKey })
      const course = found ?? (yield* onward(value.state, depth))
      if (value.ended === null) known.set(name, course)
      courseOf.set(value, course)
    }
    return thenRoll(fallen, value => courseOf.get(value) as Distribution<BattleOutcome>, { key: outcomeKey })
  }

  function* onward(s: S, depth: number): Generator<void, Distribution<BattleOutcome>> {
    const fear = fearOf(engine, s, decides)
    if (fear !== null) words.add(fear.words)
    const action = mood === 'fearful' && fear !== null ? fear.action : assumed(engine, s)
    if (action === null) return certain(UNDECIDED, { key: outcomeKey })
    return yield* after(s, action, depth + 1)
  }

  return { after: action => after(root, action, 0), words }
}

type Courses = {
  readonly after: (action: Action) => Generator<void, Distribution<BattleOutcome>>
  /** What is to be feared on the way, in words; found as courses are gone through. */
  readonly words: ReadonlySet<string>
}

/** What the enemy of whoever weighs may answer at worst. */
function fearOf<S extends GameState>(engine: Engine<S>, s: S, decides: Side | null) {
  const frame = owedFrame(s)
  if (frame === null || frame.side === decides) return null
  const known = engine.view(s, viewerOf(engine.game, frame))
  const fear = engine.game.steps[frame.step]?.fears?.(known, known.frames.at(-1) ?? frame) ?? null
  return fear !== null && engine.check(s, fear.action).length === 0 ? fear : null
}

function endOf<S extends GameState>({ log }: Moved<S>, outcome: Engine<S>['game']['outcome']): Ended | null {
  for (const entry of log) {
    const found = outcome?.(entry) ?? null
    if (found !== null) return { outcome: found }
  }
  return null
}

/** What a later decision is taken to be: as its step assumes, else what Enter would do, else to pass, else the first of all. */
function assumed<S extends GameState>(engine: Engine<S>, s: S): Action | null {
  const frame = owedFrame(s)
  if (frame === null) return null
  const { game } = engine
  const step = game.steps[frame.step]
  const known = engine.view(s, viewerOf(game, frame))
  // Where no battle is being fought any more, nothing was decided.
  if (step?.battle?.(known, frame) == null && step?.assume === undefined) return null
  const told = step?.assume?.(known, known.frames.at(-1) ?? frame) ?? primaryOf(game, known)
  if (told !== null && engine.check(s, told).length === 0) return told
  let first: Action | null = null
  for (const { action } of engine.choices(s)) {
    first ??= action
    if (answerInfo(game, known, action.kind)?.intent === 'pass') return action
  }
  return first
}

/** What the engine keeps for itself: two positions that differ in nothing else go on alike. */
const UNTOLD = new Set(['rng', 'seal', 'logged', 'setting'])

/** How a position differs from the one all began with: parts that were not touched are the same object and cost nothing. */
export function differenceKey(root: object, s: object): string {
  const parts: string[] = []
  for (const [field, value] of Object.entries(s)) {
    if (UNTOLD.has(field)) continue
    const before: unknown = (root as { readonly [field: string]: unknown })[field]
    if (!Object.is(before, value)) parts.push(`${field}:${difference(before, value)}`)
  }
  return parts.join(' ')
}

function difference(before: unknown, now: unknown): string {
  if (Object.is(before, now)) return '='
  if (Array.isArray(now)) {
    const was: readonly unknown[] = Array.isArray(before) ? before : []
    const changes: string[] = []
    for (let at = 0; at < now.length; at++)
      if (!Object.is(was[at], now[at])) changes.push(`${at}:${difference(was[at], now[at])}`)
    return `[${now.length} ${changes.join()}]`
  }
  if (isObject(now as never)) {
    const was = (typeof before === 'object' && before !== null ? before : {}) as { readonly [key: string]: unknown }
    const entries = Object.entries(now as object)
    return `{${entries.length} ${entries.flatMap(([key, each]) => (Object.is(was[key], each) && key in was ? [] : [`${key}:${difference(was[key], each)}`])).join()}}`
  }
  return JSON.stringify(now) ?? 'undefined'
}
