import { applyWithDice, seededPick } from '../../src/cli/fuzz/random-action'
import { createEngine, type Engine } from '../../src/core/engine/engine'
import { primaryOf, viewerOf } from '../../src/core/engine/hand'
import { type GameState, owedFrame, type Setting } from '../../src/core/engine/state'
import type { Action, Choice } from '../../src/core/engine/step'
import { beginHistory, extend, type History, stateAt } from '../../src/core/save/history'
import { defaultSetting } from '../../src/core/save/setting'
import { loadGame } from '../../src/games'
import { takeReadyDeployments } from '../../src/store/ready-deployment'
import { exportText } from '../../src/store/save-text'
import { policies } from '../fixtures/games/policies'
import { type PlayedGame, recordedGames } from '../fixtures/games/recorded'

export type Wanted = {
  readonly game: PlayedGame
  readonly scenario?: string
  readonly seed?: number
  readonly options?: Setting['options']
}

/** A game under way, as whoever looks for a position sees it. */
export type Playing = {
  readonly engine: Engine<GameState>
  state(): GameState
  step(): string
  side(): number | null
  choices(): readonly Choice[]
  /** What Enter would do. */
  primary(): Action | null
  /** What would come of an answer, and whether dice fall. */
  after(action: Action): { readonly playing: Playing; readonly rolls: boolean }
  play(action: Action): void
  /** Lets one decision be. */
  pass(): void
  /** Lets everything be until a step asks. */
  passTo(step: string, side?: 0 | 1): void
}

const MOST_PASSES = 300

async function begin({ game: id, scenario, seed = 1, options = {} }: Wanted, deployed = true) {
  const game = await loadGame(id)
  const engine = createEngine(game)
  const plain = defaultSetting(game, scenario ?? (game.scenarios[0]?.id as string))
  const begun = beginHistory(engine, { ...plain, options: { ...plain.options, ...options } }, seed)
  return { engine, history: deployed ? takeReadyDeployments(engine, begun) : begun }
}

/** A saved game as text, made by the rules and not by the page: the opening, played on as it is wanted. */
export async function saveOf(
  wanted: Wanted & { readonly deployed?: boolean; readonly prepare?: (play: Playing) => void },
): Promise<string> {
  const { engine, history } = await begin(wanted, wanted.deployed)
  const table = playingAt(engine, history)
  wanted.prepare?.(table.playing)
  return exportText(table.history())
}

function playingAt(engine: Engine<GameState>, from: History<GameState>) {
  let history = from
  const playing = lookingAt(
    engine,
    () => stateAt(history),
    action => {
      history = extend(history, action)
    },
  )
  return { playing, history: () => history }
}

function lookingAt(engine: Engine<GameState>, state: () => GameState, play: (action: Action) => void): Playing {
  const step = () => owedFrame(state())?.step ?? ''
  const side = () => owedFrame(state())?.side ?? null
  const choices = () => [...engine.choices(state())]
  const pass = () => play(passing(choices()))
  return {
    engine,
    state,
    step,
    side,
    choices,
    play,
    pass,
    primary() {
      const frame = owedFrame(state())
      const told = frame === null ? null : primaryOf(engine.game, engine.view(state(), viewerOf(engine.game, frame)))
      return told === null || engine.check(state(), told).length > 0 ? null : told
    },
    after(action) {
      const { state: next, log } = engine.apply(state(), action)
      const frozen = lookingAt(
        engine,
        () => next,
        () => undefined,
      )
      return { playing: frozen, rolls: log.some(({ kind }) => kind === 'roll') }
    },
    passTo(wanted, by) {
      const isThere = () => step() === wanted && (by === undefined || side() === by)
      for (let count = 0; count < MOST_PASSES && !isThere(); count++) pass()
      if (!isThere()) throw new Error(`'${wanted}' is never asked`)
    },
  }
}

function passing(choices: readonly Choice[]): Action {
  const of = (wanted: string) => choices.find(({ intent }) => intent === wanted)
  // What must be done is done: whoever only picks, picks for ever.
  const found = of('pass') ?? of('act') ?? choices[0]
  if (found === undefined) throw new Error('nothing can be answered')
  return found.action
}

const MOST_ACTIONS = 1200
const MOST_SEEDS = 6

/** A game played by its policy until something is found: the save, and what it was. */
export async function saveWhere<Found>(
  wanted: Wanted,
  find: (play: Playing) => Found | null,
): Promise<{ readonly save: string; readonly found: Found }> {
  const policy = policies[wanted.game]?.[0]?.policy
  if (policy === undefined) throw new Error(`nobody plays ${wanted.game}`)
  for (let seed = 1; seed <= MOST_SEEDS; seed++) {
    const { engine, history: begun } = await begin({ ...wanted, seed })
    const table = playingAt(engine, begun)
    const pick = seededPick(seed)
    for (let count = 0; count < MOST_ACTIONS && table.playing.state().outcome === null; count++) {
      const found = find(table.playing)
      if (found !== null) return { save: exportText(table.history()), found }
      const s = table.playing.state()
      table.playing.play(applyWithDice(engine, s, policy(s, table.playing.choices(), pick).action, pick).action)
    }
  }
  throw new Error(`it never came about in ${MOST_SEEDS} games of ${wanted.game}`)
}

/** The same in the recorded games; what is found may look ahead at what was played next. */
export async function recordedWhere<Found>(
  game: PlayedGame,
  find: (play: Playing, next: readonly Action[]) => Found | null,
): Promise<{ readonly save: string; readonly found: Found }> {
  for (const { engine, moments } of await recordedGames(game)) {
    const all = [...moments()]
    const actions = all.map(({ moments: list, cursor }) => list.at(cursor)?.by ?? null)
    for (const [at, history] of all.entries()) {
      const next = actions.slice(at + 1, at + 12).filter(action => action !== null)
      const found = find(playingAt(engine, history).playing, next)
      if (found !== null) return { save: exportText(history), found }
    }
  }
  throw new Error(`it is in no recorded game of ${game}`)
}
