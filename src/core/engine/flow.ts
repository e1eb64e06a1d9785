import { type Roller, rollDie } from '../dice'
import type { Side, UnitId } from '../ids'
import { isObject, type Json } from '../json'
import { DiceWanted, GameFault, IllegalAction } from './errors'
import type { GameModule } from './module'
import { endStanding, standingAnswer } from './standing'
import { type Frame, type GameState, type LogEntry, MOST_FRAMES, type Outcome } from './state'
import type { Ask, Flow, Step } from './step'

/** A run of automatic steps longer than this is a loop in the rules as programmed. */
const LONGEST_RUN = 1000

/** One action under way on a s: what it has rolled, logged and still has to settle. */
export type Run<S extends GameState> = {
  readonly game: GameModule<S>
  readonly s: S
  /** The players' own dice of this action; null when the app rolls. */
  readonly ownDice: readonly number[] | null
  diceUsed: number
  /** Where the dice fall as somebody says, to see what would come of it; null in play. */
  readonly roller: Roller | null
  readonly log: LogEntry[]
  /** What is answered just now was said before: it stands. */
  isStanding: boolean
  /** An answer on its way to the frame that asked. */
  answer: { readonly to: number; readonly value: Json } | null
}

type Turn = { asks: Ask[]; become: Ask | null; end: { value: Json } | null }

export function stepOf<S extends GameState>(game: GameModule<S>, name: string): Step<S> {
  const step = Object.hasOwn(game.steps, name) ? game.steps[name] : undefined
  if (!step) throw new GameFault(`${game.id} has no step '${name}'`)
  return step
}

export function freshFrame<S extends GameState>(game: GameModule<S>, ask: Ask, asker: number): Frame {
  const args = ask.args === undefined ? null : plain(ask.args)
  const local = plain(stepOf(game, ask.step).fresh?.(args) ?? null)
  return { step: ask.step, side: ask.side, args, local, asker, entered: false }
}

/** Calls one function of the step of frame `index`, then does what it said with the stack. */
export function invoke<S extends GameState>(
  run: Run<S>,
  index: number,
  call: (step: Step<S>, f: Frame, go: Flow<S>) => void,
): void {
  const { s, game } = run
  const standing = s.frames[index]
  if (!standing) throw new GameFault(`no frame ${index} to call`)
  // A step may write to its notes, so it gets its own: the position before keeps those it had.
  const frame = { ...standing, local: ownNotes(standing.local) }
  s.frames[index] = frame
  const turn: Turn = { asks: [], become: null, end: null }
  call(stepOf(game, frame.step), frame, createFlow(run, index, turn))
  if (s.outcome === null) advance(run, index, turn)
}

const ownNotes = (local: Json): Json => (Array.isArray(local) ? [...local] : isObject(local) ? { ...local } : local)

function advance<S extends GameState>(run: Run<S>, index: number, turn: Turn): void {
  const { frames } = run.s
  const frame = frames[index] as Frame
  const moves = (turn.asks.length > 0 ? 1 : 0) + (turn.become ? 1 : 0) + (turn.end ? 1 : 0)
  if (moves > 1) throw new GameFault(`step '${frame.step}' may only do one of ask, become and end`)
  for (const ask of turn.asks.reverse()) frames.push(freshFrame(run.game, ask, index))
  if (frames.length > MOST_FRAMES)
    throw new GameFault(`step '${frame.step}' asks for too much: ${frames.length} frames`)
  if (!turn.become && !turn.end) return
  if (index !== frames.length - 1) throw new GameFault(`step '${frame.step}' left while its questions were unanswered`)
  if (turn.become) frames[index] = freshFrame(run.game, turn.become, frame.asker)
  if (turn.end) {
    frames.pop()
    run.answer = { to: frame.asker, value: turn.end.value }
  }
}

/** Runs automatic steps until a decision is owed or the game is over. */
export function settle<S extends GameState>(run: Run<S>): void {
  const { s } = run
  for (let count = 0; s.outcome === null; count++) {
    if (count === LONGEST_RUN)
      throw new GameFault(`${LONGEST_RUN} automatic steps without a decision, last '${s.frames.at(-1)?.step}'`)
    const { answer } = run
    const top = s.frames.length - 1
    endStanding(run.game, s)
    if (answer) {
      run.answer = null
      if (answer.to >= 0) invoke(run, answer.to, (step, f, go) => step.resume?.(s, f, answer.value, go))
    } else if (top < 0) {
      throw new GameFault('no decision is owed and the game has no outcome')
    } else if (s.frames[top]?.entered) {
      assertAnswerable(run.game, s.frames[top])
      if (!giveStanding(run, true)) return
    } else {
      s.frames[top] = { ...(s.frames[top] as Frame), entered: true }
      invoke(run, top, (step, f, go) => step.enter?.(s, f, go))
    }
  }
  s.frames = []
  endStanding(run.game, s)
}

/** Answers what is owed as was said for all questions of its kind, before or just now; false: nothing was. */
export function giveStanding<S extends GameState>(run: Run<S>, isStanding: boolean): boolean {
  const found = standingAnswer(run.game, run.s)
  if (found === null) return false
  run.isStanding = isStanding
  invoke(run, run.s.frames.length - 1, (step, f, go) => step.apply(run.s, f, found.action, go))
  run.isStanding = false
  return true
}

/** A step that only asks others must not be left standing: nobody could ever answer it. */
function assertAnswerable<S extends GameState>(game: GameModule<S>, owed: Frame): void {
  if (!takesAnswers(stepOf(game, owed.step))) throw new GameFault(`step '${owed.step}' is owed but takes no answer`)
}

export const takesAnswers = <S extends GameState>(step: Step<S>): boolean => Object.keys(step.answers).length > 0

function createFlow<S extends GameState>(run: Run<S>, index: number, turn: Turn): Flow<S> {
  const { s, log } = run
  const side = (s.frames[index] as Frame).side
  const note = (kind: string, facts: Json, rule: string | null) =>
    log.push({ kind, facts: plain(facts), rule, turn: s.turn, side, ...ownerOf(run, facts) })
  return {
    ask: (...frames) => void turn.asks.push(...frames.map(asStated)),
    become(frame) {
      turn.become = asStated(frame)
    },
    end(value = null) {
      turn.end = { value: plain(value) }
    },
    get pending() {
      return s.frames.reduce((count, frame) => count + (frame.asker === index ? 1 : 0), 0)
    },
    isStanding: run.isStanding,
    roll(sides, why) {
      const value = run.ownDice === null ? draw(run, sides, why) + 1 : ownDie(run, run.ownDice, sides, why)
      s.seal++
      note('roll', { sides, value, why }, null)
      return value
    },
    draw(count) {
      s.seal++
      return draw(run, count, 'a draw')
    },
    reveal() {
      s.seal++
    },
    log: (kind, facts, rule) => void note(kind, facts as Json, rule ?? null),
    finish(outcome: Outcome) {
      s.outcome = plain(outcome)
    },
  }
}

/** A country may change sides later, so whose a unit was is noted when something happens to it. */
function ownerOf<S extends GameState>({ game, s }: Run<S>, facts: Json): { owner?: Side } {
  const unit = isObject(facts) ? facts.unit : undefined
  const owner = typeof unit === 'number' ? game.look?.sideOf(s, unit as UnitId) : undefined
  return owner == null ? {} : { owner }
}

function draw<S extends GameState>({ s, roller }: Run<S>, count: number, why: string): number {
  if (roller !== null) return roller(count, why) - 1
  const { value, rng } = rollDie(s.rng, count)
  s.rng = rng
  return value - 1
}

function ownDie<S extends GameState>(run: Run<S>, dice: readonly number[], sides: number, why: string): number {
  const value = dice[run.diceUsed]
  if (value === undefined) throw new DiceWanted(sides, why, run.diceUsed)
  if (!Number.isInteger(value) || value < 1 || value > sides) {
    throw new IllegalAction([
      { rule: 'own-dice', why: `die ${run.diceUsed + 1} (${why}) must show 1 to ${sides}, not ${value}` },
    ])
  }
  run.diceUsed++
  return value
}

/** The rest of the step's own code must not change what it has asked. */
const asStated = (ask: Ask): Ask => (ask.args === undefined ? ask : { ...ask, args: plain(ask.args) })

/** A copy: facts and arguments must not change when whoever gave them goes on writing. */
function plain<T extends Json>(value: T): T {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map(plain) as unknown as T
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each as Json)])) as T
}
