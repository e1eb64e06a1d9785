import { DiceWanted } from '../../../core/engine/errors'
import { answerInfo, focusOf } from '../../../core/engine/hand'
import { type GameState, isFreeToTakeBack, type LogEntry, owedSide } from '../../../core/engine/state'
import type { Choice } from '../../../core/engine/step'
import type { UnitId } from '../../../core/ids'
import { isAnythingHidden, presentState } from '../../../store/session-state'
import { type PlacedChoices, placeChoices } from './choices-by-place'
import { type Desk, PASSING, type Via } from './desk'
import { ROLL } from './diary/diary-page'
import { hush } from './hand/dead-time'
import { goOn } from './hand/going-on'
import { actsOf, afterChoice, byWayPoints, viaOf } from './hand/way-points'
import { sidesOf } from './sides'
import type { Table } from './table-context'

type Remembered = {
  readonly known: GameState
  readonly named: UnitId | null
  readonly via: Via | null
  readonly choices: PlacedChoices
}

const placed = new WeakMap<readonly Choice[], Remembered>()

/** The choices at hand by place; the same object as long as they are the same. */
export function placedChoices(table: Table): PlacedChoices {
  const { desk, engine, session, views, look } = table
  const s = session.store.getState()
  const [choices, known] = [views.choices(s), views.position(s)]
  const { naming } = desk.getState()
  const named = naming?.among === choices ? naming.unit : null
  const via = viaOf(table)
  const remembered = placed.get(choices)
  if (remembered?.known === known && remembered.named === named && remembered.via === via) return remembered.choices
  const shown = via === null ? choices : byWayPoints(table, choices, via)
  const made = placeChoices(look, known, shown, focusOf(engine.game, known).hand, named)
  placed.set(choices, { known, named, via, choices: made })
  return made
}

/**
 * Whether a choice can be taken back without asking anyone. Where the step does not say, finding out plays it on the side; nothing
 * changes.
 */
export function isFree(table: Table, choice: Choice): boolean {
  const { engine, session, views } = table
  const s = session.store.getState()
  const told = answerInfo(engine.game, views.position(s), choice.action.kind)
  if (told?.seals === true) return false
  // What is only taken into the hand or put back changes nothing else.
  if (choice.intent === 'pick' || choice.intent === 'cancel') return true
  const before = presentState(s)
  try {
    return isFreeToTakeBack(before, afterChoice(table, before, choice))
  } catch {
    // Dice are wanted, or it will be refused with a reason: neither is done lightly.
    return false
  }
}

/** Whether a choice cannot be undone by one key, or uses up what does not come back. */
export function isBinding(table: Table, choice: Choice): boolean {
  const { engine, session, views } = table
  const info = answerInfo(engine.game, views.position(session.store.getState()), choice.action.kind)
  return info?.forGood === true || !isFree(table, choice)
}

/**
 * Answers at once where it is free. What binds is only named, and waits for Enter or the button at the foot; to name it again is to
 * take it, unless by a digit.
 */
export function choose(table: Table, choice: Choice, by: 'pointer' | 'map' | 'digit' | 'search' = 'pointer'): void {
  const { desk, preferences } = table
  const isPointed = by === 'pointer' || by === 'map'
  if (by === 'map' && isGoing(table, choice)) {
    play(table, choice)
  } else if (desk.getState().armed === choice) {
    if (by !== 'digit') play(table, choice)
  } else if (choice.intent === 'pass' && choice.leaves !== undefined) {
    askEnding(desk, choice, false)
  } else if ((preferences.getState().confirm || !isPointed) && isBinding(table, choice)) {
    desk.setState({ ...PASSING, armed: choice })
  } else play(table, choice)
}

/** To click a lit hex is to go there: who moves, retreats or advances has named where, and pays nothing that does not come back. */
function isGoing({ engine, session, views }: Table, { action, intent, costIn }: Choice): boolean {
  const info = answerInfo(engine.game, views.position(session.store.getState()), action.kind)
  return action.hex !== undefined && intent === 'act' && costIn === undefined && info?.forGood !== true
}

/** An ending that leaves something undone says so before it is taken. */
export const askEnding = (desk: Table['desk'], choice: Choice, wholeTurn: boolean): void =>
  desk.setState({ ...PASSING, ending: { choice, wholeTurn, since: performance.now() } })

/** Answers at once: for buttons that say what they do. */
export function play(table: Table, choice: Choice): boolean {
  const { desk, session } = table
  desk.setState({ ...PASSING, fanned: null, focused: null, via: null })
  const before = presentState(session.store.getState())
  for (const action of actsOf(choice)) if (!session.dispatch(action)) return false
  const after = presentState(session.store.getState())
  if (!isFreeToTakeBack(before, after)) hush(desk)
  goOn(table, before)
  return true
}

/** The choice pointed at: in the list, or the only one of the hex under the pointer. What is pointed at is shown, never done. */
export function pointedChoice(
  table: Table,
  { preview, hovered, tapped }: Pick<Desk, 'preview' | 'hovered' | 'tapped'>,
): Choice | null {
  if (preview !== null) return preview
  const hex = tapped ?? hovered
  const [only, another] = hex === null ? [] : placedChoices(table).at(hex)
  return only !== undefined && another === undefined ? only : null
}

const UNFREE = 'It cannot be undone freely.'
const SEEN = 'The other side sees what comes of it: it cannot be undone freely.'

/** Why a choice is asked for twice: what will have happened that cannot be taken back freely. */
export function whyAsked(table: Table, choice: Choice): string {
  const { engine, session, views } = table
  const [first = choice.action] = actsOf(choice)
  // Where something is hidden, only what the player knows is played ahead: what he cannot foresee must not be told.
  const s = session.store.getState()
  const isHidden = isAnythingHidden(engine, presentState(s))
  const before = isHidden ? views.position(s) : presentState(s)
  try {
    const { state, log } = engine.apply(before, first)
    return whatHappens(before, state, log, sidesOf(table, before))
  } catch (error) {
    return error instanceof DiceWanted ? 'Dice will fall.' : isHidden ? SEEN : UNFREE
  }
}

function whatHappens(
  before: GameState,
  after: GameState,
  log: readonly LogEntry[],
  sides: readonly { readonly name: string }[],
): string {
  const next = owedSide(after)
  if (log.some(entry => entry.kind === ROLL)) return 'Dice will fall: it cannot be undone freely.'
  if (after.outcome !== null) return 'The game ends with it.'
  if (next !== null && next !== owedSide(before)) return `The decision passes to the ${sides[next]?.name}.`
  return after.seal === before.seal ? UNFREE : SEEN
}
