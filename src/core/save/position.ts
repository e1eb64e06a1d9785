import { freeze } from 'immer'
import { isDiceState } from '../dice'
import { stepOf, takesAnswers } from '../engine/flow'
import type { GameModule } from '../engine/module'
import { MOST_STANDING, type Standing, TERMS } from '../engine/standing'
import { type Frame, type GameState, MOST_FRAMES, type Outcome, type OwnState, type Setting } from '../engine/state'
import type { Side } from '../ids'
import { isObject, type Json } from '../json'
import { MOST_PROBLEMS, type Problem, problem, type Read, readShape } from './problems'
import * as shape from './shape'

/** A position as it stands in a file: hexes by their printed numbers, units by their counter ids, sides by their names. */
export function writePosition<S extends GameState>(game: GameModule<S>, s: S): Json {
  const { engine, frames: byStep } = shapesOf(game)
  const frames = s.frames.map(frame => (byStep.get(frame.step) as shape.Shape<Frame>).write(frame))
  // Most positions have none, and are written as they were before there could be any.
  const standing = s.standing === undefined ? {} : { standing: standingShape(game).write(s.standing) }
  return { ...(engine.write(s) as object), frames, ...standing, ...(game.position.write(ownPart(s)) as object) }
}

export function readPosition<S extends GameState>(
  game: GameModule<S>,
  setting: Setting,
  given: Json,
  at = 'position',
): Read<S> {
  if (!isObject(given)) return { ok: false, problems: [problem(at, 'an object', given)] }
  const { turn, rng, seal, outcome, standing, frames: givenFrames, ...rest } = given
  const engine = readShape(engineShape(game, setting), definedOnly({ turn, rng, seal, outcome }), at)
  const own = readShape(game.position, rest, at)
  const frames = readFrames(game, givenFrames, `${at}.frames`)
  const stands = readShape(
    shape.withDefault(standingShape(game), () => []),
    standing,
    `${at}.standing`,
  )
  if (!engine.ok || !own.ok || !frames.ok || !stands.ok) {
    return { ok: false, problems: [engine, own, frames, stands].flatMap(part => (part.ok ? [] : part.problems)) }
  }
  if ((frames.value.length === 0) !== (engine.value.outcome !== null)) {
    return { ok: false, problems: [problem(`${at}.frames`, 'a decision owed, or else an outcome', givenFrames)] }
  }
  const kept = stands.value.length === 0 ? {} : { standing: stands.value }
  const value = { setting, ...engine.value, logged: 0, frames: frames.value, ...kept, ...own.value } as unknown as S
  return { ok: true, value: freeze(value, true) }
}

/** A position from a file can be stranger than any that play leads to, so an audit that stumbles over it is a complaint too. */
export function auditSafely<S extends GameState>(game: GameModule<S>, s: S): readonly string[] {
  try {
    return game.audit(s)
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/**
 * Only the top of a stack is ever entered and only entered frames ask, so who asked is known from the flags alone. A file may leave
 * it out; one that says otherwise is damaged, and would answer to a frame that asked nothing.
 */
function readFrames<S extends GameState>(game: GameModule<S>, given: Json | undefined, at: string): Read<Frame[]> {
  if (!Array.isArray(given)) return { ok: false, problems: [problem(at, 'a list', given)] }
  if (given.length > MOST_FRAMES)
    return { ok: false, problems: [problem(at, `a list of at most ${MOST_FRAMES}`, given)] }
  const problems: Problem[] = []
  const frames: Frame[] = []
  let asker = -1
  given.forEach((each: Json, index) => {
    const here = `${at}[${index}]`
    const read = readFrame(game, isObject(each) ? { asker, ...each } : each, here)
    if (!read.ok) {
      problems.push(...read.problems)
      return
    }
    const frame = read.value
    // Above a frame that could not be read, nobody can tell who asked.
    if (problems.length === 0 && frame.asker !== asker)
      problems.push(problem(`${here}.asker`, `${asker}, the nearest frame below that is entered`, frame.asker))
    if (frame.entered) asker = index
    frames.push(frame)
  })
  const [first, owed] = [frames[0], frames.at(-1)]
  // Without it the game would stand still once all above it is answered.
  if (problems.length === 0 && first && !game.roots.includes(first.step))
    problems.push(problem(`${at}[0].step`, `one of ${game.roots.join(', ')}, which lies under all others`, first.step))
  if (problems.length === 0 && owed?.entered && !takesAnswers(stepOf(game, owed.step)))
    problems.push(problem(`${at}[${frames.length - 1}].step`, 'a step that somebody can answer', owed.step))
  return problems.length > 0 ? { ok: false, problems: problems.slice(0, MOST_PROBLEMS) } : { ok: true, value: frames }
}

function readFrame<S extends GameState>(game: GameModule<S>, given: Json, at: string): Read<Frame> {
  const { frames } = shapesOf(game)
  const step = isObject(given) && typeof given.step === 'string' ? given.step : null
  const known = step === null ? undefined : frames.get(step)
  if (!known) return { ok: false, problems: [problem(`${at}.step`, `one of ${[...frames.keys()].join(', ')}`, step)] }
  return readShape(known, given, at)
}

type EnginePart = { turn: number; rng: readonly number[]; seal: number; outcome: Outcome | null }

const LATEST_TURN = 1000

/** What the engine keeps, with the turns that the scenario has. */
function engineShape<S extends GameState>(game: GameModule<S>, setting: Setting): shape.Shape<EnginePart> {
  const known = ranged.get(setting)
  if (known?.game === game) return known.engine
  const turns = game.scenarios.find(({ id }) => id === setting.scenario)?.turns ?? LATEST_TURN
  const first = game.setup(setting).turn
  const last = game.lastTurn?.(setting) ?? first + turns - 1
  const fresh = enginePart(sideShape(game), shape.whole(first, last))
  ranged.set(setting, { game, engine: fresh })
  return fresh
}

const ranged = new WeakMap<Setting, { readonly game: object; readonly engine: shape.Shape<EnginePart> }>()

const enginePart = (side: shape.Shape<Side>, turn: shape.Shape<number>): shape.Shape<EnginePart> =>
  shape.fields({
    turn,
    rng: shape.satisfying(shape.list(shape.whole(0, 2 ** 32 - 1), 8), isDiceState, 'the state of the dice generator'),
    seal: shape.withDefault(shape.whole(), () => 0),
    outcome: shape.withDefault(outcomeShape(side), () => null),
  })

type Shapes = {
  readonly engine: shape.Shape<EnginePart>
  readonly frames: ReadonlyMap<string, shape.Shape<Frame>>
}

const made = new WeakMap<object, Shapes>()

function shapesOf<S extends GameState>(game: GameModule<S>): Shapes {
  const known = made.get(game)
  if (known) return known
  const side = sideShape(game)
  const fresh: Shapes = {
    engine: enginePart(side, shape.whole()),
    frames: new Map(Object.keys(game.steps).map(name => [name, frameShape(game, name, side)])),
  }
  made.set(game, fresh)
  return fresh
}

/** Answers that stand, of steps that the game has. */
function standingShape<S extends GameState>(game: GameModule<S>): shape.Shape<readonly Standing[]> {
  const one = shape.fields({
    side: sideShape(game),
    step: shape.oneOf(...Object.keys(game.steps)),
    offer: shape.text,
    term: shape.oneOf(...TERMS),
    label: shape.text,
    turn: shape.whole(),
    stage: shape.nullable(shape.text),
    under: shape.whole(-1, MOST_FRAMES - 1),
  })
  return shape.list(one, MOST_STANDING)
}

export function sideShape<S extends GameState>(game: GameModule<S>): shape.Shape<Side> {
  return shape.named(shape.nameTable<Side>(`one of ${game.sideIds.join(', ')}`, game.sideIds))
}

const outcomeShape = (side: shape.Shape<Side>): shape.Shape<Outcome | null> =>
  shape.nullable(
    shape.fields({ winner: shape.nullable(side), level: shape.text, rule: shape.text, facts: shape.bounded }),
  )

function frameShape<S extends GameState>(
  game: GameModule<S>,
  name: string,
  side: shape.Shape<Side>,
): shape.Shape<Frame> {
  const step = stepOf(game, name)
  return shape.fields({
    step: shape.oneOf(name),
    side,
    args: step.args ?? shape.withDefault(shape.nothing, () => null),
    local: step.local ?? shape.withDefault(shape.nothing, () => null),
    asker: shape.whole(-1, MOST_FRAMES - 1),
    entered: shape.withDefault(shape.flag, () => true),
  }) as shape.Shape<Frame>
}

function ownPart<S extends GameState>(s: S): OwnState<S> {
  const { setting, turn, frames, rng, seal, logged, outcome, standing, ...own } = s
  return own as OwnState<S>
}

const definedOnly = (fields: { readonly [key: string]: Json | undefined }): object =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
