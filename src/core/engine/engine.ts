import { freeze } from 'immer'
import { type Roller, seedDice } from '../dice'
import { answerRefusals } from './carried-fields'
import { recent } from './derived'
import { asFault, IllegalAction } from './errors'
import { freshFrame, giveStanding, invoke, type Run, settle, stepOf } from './flow'
import { viewerOf } from './hand'
import { type GameModule, OWN_DICE, type Viewer } from './module'
import { changeSeats, SEATS, seatsRefusals } from './seats'
import { changeStanding, offersOf, STANDING, type StandingOffer, standingRefusals } from './standing'
import { type Frame, type GameState, type LogEntry, owedFrame, type Setting } from './state'
import type { Action, Choice, Forecast, Prompt, Refusal, Step } from './step'
import { UMPIRE, umpireEdit, umpireRefusals } from './umpire'

/** A position and the facts that led to it. */
export type Moved<S extends GameState> = { readonly state: S; readonly log: readonly LogEntry[] }

/** The rules of one game, ready to be asked. Nothing here changes a position that it was given. */
export interface Engine<S extends GameState> {
  readonly game: GameModule<S>
  /** Dice that fall before the first answer are the app's: there is no action yet that players' own dice could travel in. */
  begin(setting: Setting, seed: number): Moved<S>
  /** Enters what a loaded position has not entered yet. */
  carryOn(s: S): Moved<S>
  prompt(s: S): Prompt | null
  choices(s: S): Iterable<Choice>
  /** Answers that may be given for more than this question. */
  standing(s: S): readonly StandingOffer[]
  /** Why an action may not be taken; empty = legal. */
  check(s: S, action: Action): readonly Refusal[]
  /** Throws IllegalAction, DiceWanted or GameFault; the position given is untouched in any case. */
  apply(s: S, action: Action): Moved<S>
  /** The same with dice that fall as `roll` says, players' own dice or not: to see what would come of an answer. */
  applyWith(s: S, action: Action, roll: Roller): Moved<S>
  forecast(s: S): Forecast | null
  view(s: S, viewer: Viewer): S
  read(entry: LogEntry, viewer: Viewer): LogEntry | null
}

/**
 * A frozen position catches a rule that writes to what it was only shown, so tests and development freeze. It makes a move of
 * a large game five times as slow (arrays that are frozen copy slowly), so the built app does not.
 */
const isFreezing = process.env.NODE_ENV !== 'production'

type Owed<S extends GameState> = { readonly step: Step<S>; readonly frame: Frame; readonly known: S }

export function createEngine<S extends GameState>(game: GameModule<S>): Engine<S> {
  const view = rememberViews(game)

  function owed(s: S): Owed<S> | null {
    const truth = owedFrame(s)
    if (truth === null) return null
    const step = stepOf(game, truth.step)
    const known = view(s, viewerOf(game, truth))
    return { step, frame: known.frames.at(-1) ?? truth, known }
  }

  function check(s: S, action: Action): readonly Refusal[] {
    if (action.kind === UMPIRE) return umpireRefusals(game, s, action)
    if (action.kind === SEATS) return seatsRefusals(s, action)
    if (action.kind === STANDING) return standingRefusals(s, offersOf(game, s), action)
    const now = owed(s)
    if (now === null) return [{ rule: s.outcome?.rule ?? '', why: 'the game is over' }]
    const odd = answerRefusals(game, now.step, s, () => now.step.prompt(now.known, now.frame).rule, action)
    return odd.length > 0 ? odd : now.step.check(now.known, now.frame, action)
  }

  function apply(s: S, action: Action, roller: Roller | null): Moved<S> {
    if (action.kind === UMPIRE) return umpireEdit(game, s, action)
    if (action.kind === SEATS) return changeSeats(s, action)
    const refusals = check(s, action)
    if (refusals.length > 0) throw new IllegalAction(refusals)
    if (action.kind === STANDING) return move(game, s, action.dice ?? [], run => stand(run, action), roller)
    const answer = (run: Run<S>) => invoke(run, s.frames.length - 1, (step, f, go) => step.apply(run.s, f, action, go))
    return move(game, s, action.dice ?? [], answer, roller)
  }

  /** From here on the answer stands, or no longer. */
  function stand(run: Run<S>, { pick }: Action): void {
    const fact = changeStanding(game, run.s, typeof pick === 'number' ? [] : offersOf(game, run.s), pick)
    run.log.push({ kind: STANDING, facts: fact, rule: null, turn: run.s.turn, side: fact.side })
    // Whoever says it answers what is asked now with his own hand.
    if (fact.is === 'set') giveStanding(run, false)
  }

  return {
    game,
    begin: (setting, seed) => asFault(() => begin(game, setting, seed)),
    carryOn: s =>
      s.outcome !== null || s.frames.at(-1)?.entered
        ? { state: s, log: [] }
        : asFault(() => move(game, s, null, () => {})),
    prompt(s) {
      const now = owed(s)
      return now === null ? null : now.step.prompt(now.known, now.frame)
    },
    choices(s) {
      const now = owed(s)
      return now ? now.step.choices(now.known, now.frame) : []
    },
    standing: s => offersOf(game, s),
    check,
    apply: (s, action) => asFault(() => apply(s, action, null)),
    applyWith: (s, action, roll) => asFault(() => apply(s, action, roll)),
    forecast(s) {
      const now = owed(s)
      return now?.step.forecast?.(now.known, now.frame) ?? null
    },
    view,
    read: (entry, viewer) => (game.read ? game.read(entry, viewer) : entry),
  }
}

function begin<S extends GameState>(game: GameModule<S>, setting: Setting, seed: number): Moved<S> {
  const opening = game.setup(setting)
  const core: GameState = {
    setting,
    turn: opening.turn,
    frames: [],
    rng: seedDice(seed),
    seal: 0,
    logged: 0,
    outcome: null,
  }
  return move(game, { ...core, ...opening.own } as unknown as S, null, run => {
    for (const ask of [...opening.first].reverse()) run.s.frames.push(freshFrame(game, ask, -1))
  })
}

/**
 * Runs `change` and every automatic step after it on a copy; a throw anywhere leaves `s` as it was. Without dice, as when a game
 * begins and nobody has answered anything yet, the app rolls in any case.
 */
function move<S extends GameState>(
  game: GameModule<S>,
  s: S,
  dice: readonly number[] | null,
  change: (run: Run<S>) => void,
  roller: Roller | null = null,
): Moved<S> {
  // What a game's set-up or a file laid out is not frozen yet.
  if (isFreezing) freeze(s, true)
  const live = liveCopy(s)
  const ownDice = s.setting.options[OWN_DICE] === true && roller === null ? dice : null
  const run: Run<S> = { game, s: live, ownDice, diceUsed: 0, roller, log: [], isStanding: false, answer: null }
  change(run)
  settle(run)
  if (dice !== null && run.diceUsed < dice.length) {
    throw new IllegalAction([{ rule: OWN_DICE, why: `${dice.length} dice were given, but ${run.diceUsed} are rolled` }])
  }
  live.logged += run.log.length
  return { state: isFreezing ? freeze(live, true) : live, log: run.log }
}

/** Fields of it are replaced while an action runs; what stood in them stays with the position before. */
const liveCopy = <S extends GameState>(s: S): S => ({ ...s, frames: [...s.frames] })

/** A view is asked for many times between two actions, so each is made once per position, for the last few positions. */
function rememberViews<S extends GameState>(game: GameModule<S>): (s: S, viewer: Viewer) => S {
  const viewsOf = recent((_s: S) => new Map<Viewer, S>())
  return (s, viewer) => {
    const views = viewsOf(s)
    const known = views.get(viewer) ?? game.view(s, viewer)
    views.set(viewer, known)
    return known
  }
}
