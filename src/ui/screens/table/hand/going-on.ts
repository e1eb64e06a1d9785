import { answerInfo, battleStageOf, focusOf, primaryOf as primaryAction, viewerOf } from '../../../../core/engine/hand'
import { type GameState, owedFrame, owedSide } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import { presentState } from '../../../../store/session-state'
import type { Table } from '../table-context'

/** More decisions than these are never taken in one go. */
const MOST = 60

/** After an act: what has one legal answer is not asked, and who has ended his turn is passed over. */
export function goOn(table: Table, before: GameState): void {
  const { session } = table
  let last = before
  for (let count = 0; count < MOST; count++) {
    const now = presentState(session.store.getState())
    const passed = passedChoice(table, now)
    const choice = passed ?? (isGoneOnWith(last, now) ? null : forcedChoice(table, now))
    last = now
    if (choice === null || !session.dispatch(choice.action, { unseated: passed !== null })) break
  }
  forgetHeld(table, before)
}

/** A decision that was under way before goes on: nobody is to be passed over in the middle of it. */
function isGoneOnWith(before: GameState, now: GameState): boolean {
  const [was, is] = [before.frames[now.frames.length - 1], owedFrame(now)]
  if (was === undefined || is === null) return false
  return was.step === is.step && was.side === is.side && JSON.stringify(was.args) === JSON.stringify(is.args)
}

/** The one answer there is, where it throws no die, shows nothing, spends nothing and leaves nothing undone. */
export function forcedChoice({ engine, session, views, look }: Table, now: GameState): Choice | null {
  const s = session.store.getState()
  if (s.locked !== null || s.diceWanted !== null || views.curtain(s) !== null) return null
  const [only, another] = views.choices(s)
  if (only === undefined || another !== undefined) return null
  const known = views.position(s)
  if (battleStageOf(engine.game, known) !== null || look.battle(known) !== null) return null
  const info = answerInfo(engine.game, known, only.action.kind)
  if (only.intent === 'spend' || only.leaves !== undefined || info?.forGood === true) return null
  try {
    return engine.apply(now, only.action).state.seal === now.seal ? only : null
  } catch {
    // Dice are wanted: whoever throws them is asked.
    return null
  }
}

/**
 * What a side that has ended its turn answers: it lets everything be, as long as nobody attacks it. What must be answered all the same
 * is answered as Enter would, unless it is asked which units. Nobody need sit down for that.
 */
function passedChoice({ desk, engine, session, views }: Table, now: GameState): Choice | null {
  const { passing } = desk.getState()
  if (passing.length === 0) return null
  const isOn = now.outcome === null && passing.every(({ turn }) => turn === now.turn)
  if (!isOn) desk.setState({ passing: [] })
  const frame = owedFrame(now)
  if (!isOn || frame === null) return null
  const s = session.store.getState()
  if (!passing.some(({ side }) => side === frame.side) || s.diceWanted !== null || s.locked !== null) return null
  const isCovered = views.curtain(s) !== null
  const known = isCovered ? engine.view(now, viewerOf(engine.game, frame)) : views.position(s)
  const stage = battleStageOf(engine.game, known)
  if (stage?.fought === true || focusOf(engine.game, known).targets.length > 0) return null
  return letBe(engine.game, known, isCovered ? [...engine.choices(now)] : views.choices(s))
}

/** How a decision is let be: by the answer that ends it, else by the only one, else by what Enter would do where no unit is chosen. */
export function letBe(game: Table['engine']['game'], known: GameState, choices: readonly Choice[]): Choice | null {
  const [only, another] = choices
  return endingOf(choices) ?? (another === undefined ? (only ?? null) : dutyIn(game, known, choices))
}

/** What Enter would do without using anything up. */
function dutyIn(game: Table['engine']['game'], known: GameState, choices: readonly Choice[]): Choice | null {
  const action = primaryAction(game, known)
  if (action === null || choices.some(each => each.action.unit !== undefined)) return null
  const found = choices.find(each => each.action.kind === action.kind)
  if (found === undefined || found.intent === 'spend' || found.leaves !== undefined) return null
  return answerInfo(game, known, action.kind)?.forGood === true ? null : found
}

/** The one answer that ends what is being done. */
export function endingOf(choices: readonly Choice[]): Choice | null {
  const found = choices.filter(({ intent, action }) => intent === 'pass' && Object.keys(action).length === 1)
  return found.length === 1 ? (found[0] ?? null) : null
}

/** Who was held back is offered again in the next phase. */
function forgetHeld({ desk, engine, session }: Table, before: GameState): void {
  const now = presentState(session.store.getState())
  const phase = (s: GameState): string => `${s.turn} ${owedSide(s)} ${engine.game.stageOf?.(s) ?? owedFrame(s)?.step}`
  if (phase(before) !== phase(now)) desk.setState({ held: [], shown: null })
}
