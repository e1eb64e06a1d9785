import { DiceWanted } from '../../../core/engine/errors'
import { answerInfo, focusOf, primaryOf } from '../../../core/engine/hand'
import { type GameState, isFreeToTakeBack, type LogEntry, owedSide } from '../../../core/engine/state'
import type { Choice } from '../../../core/engine/step'
import type { HexId, UnitId } from '../../../core/ids'
import { hexLabel } from '../../../core/map/map-queries'
import { isAnythingHidden, presentState } from '../../../store/session-state'
import { type PlacedChoices, placeChoices } from './choices-by-place'
import { type Desk, PASSING } from './desk'
import { ROLL } from './diary/diary-page'
import { reasonsAgainst } from './explain'
import { choiceListing } from './panel/choice-listing'
import { sidesOf } from './sides'
import type { Table } from './table-context'

const placed = new WeakMap<readonly Choice[], { readonly known: GameState; readonly choices: PlacedChoices }>()

/** The choices at hand by place; the same object as long as they are the same. */
export function placedChoices({ engine, session, views, look }: Table): PlacedChoices {
  const s = session.store.getState()
  const [choices, known] = [views.choices(s), views.position(s)]
  const remembered = placed.get(choices)
  if (remembered?.known === known) return remembered.choices
  const made = placeChoices(look, known, choices, focusOf(engine.game, known).hand)
  placed.set(choices, { known, choices: made })
  return made
}

/**
 * Whether a choice can be taken back without asking anyone. Where the step does not say, finding out plays it on the side; nothing
 * changes.
 */
export function isFree({ engine, session, views }: Table, choice: Choice): boolean {
  const s = session.store.getState()
  const told = answerInfo(engine.game, views.position(s), choice.action.kind)
  if (told?.seals === true) return false
  // What is only taken into the hand or put back changes nothing else.
  if (choice.intent === 'pick' || choice.intent === 'cancel') return true
  const before = presentState(s)
  try {
    return isFreeToTakeBack(before, engine.apply(before, choice.action).state)
  } catch {
    // Dice are wanted, or it will be refused with a reason: neither is done lightly.
    return false
  }
}

/** Answers, or arms the choice when a slip could not be taken back. Choosing the armed one again confirms it. */
export function choose(table: Table, choice: Choice): void {
  const { desk, preferences } = table
  const isArmed = desk.getState().armed === choice
  if (!isArmed && preferences.getState().confirm && !isFree(table, choice)) {
    desk.setState({ ...PASSING, armed: choice })
    return
  }
  play(table, choice)
}

/** Answers at once: for buttons that say what they do. */
export function play({ desk, session }: Table, choice: Choice): boolean {
  desk.setState({ ...PASSING, fanned: null })
  return session.dispatch(choice.action)
}

/** A hex was clicked, tapped or entered. */
export function pickHex(table: Table, hex: HexId): void {
  const { desk, look, sheet, session, views } = table
  const s = session.store.getState()
  const stack = look.stacks(views.position(s)).get(hex) ?? []
  putAside(desk, { inspected: stack.length > 0 ? hex : null, fanned: null })
  if (s.looking !== null || views.deciding(s) === null) return
  offer(table, placedChoices(table).at(hex), { hex, units: stack, title: hexLabel(sheet.map, hex) })
}

/** A box beside the map was clicked, tapped or entered. */
export function pickBox(table: Table, box: string): void {
  const { desk, look, sheet, session, views } = table
  const s = session.store.getState()
  putAside(desk)
  if (s.looking !== null || views.deciding(s) === null) return
  const units = look.boxes(views.position(s)).get(box) ?? []
  const title = sheet.map.boxById.get(box)?.name ?? box
  offer(table, placedChoices(table).byBox.get(box) ?? [], { hex: null, box, units, title })
}

/** One counter was clicked: in a fan, the inspector, a box or a list. */
export function pickUnit(table: Table, unit: UnitId): void {
  const { desk, look, session, views } = table
  const s = session.store.getState()
  const known = views.position(s)
  const spot = look.spot(known, unit)
  putAside(desk)
  if (s.looking !== null || views.deciding(s) === null) return
  const { byUnit, byHex, byBox } = placedChoices(table)
  const choices = byUnit.get(unit) ?? []
  // A unit that is no answer itself stands for its hex or box where that is one.
  const around = spot.is === 'hex' ? byHex.get(spot.hex) : spot.is === 'box' ? byBox.get(spot.box) : undefined
  const meant = choices.length > 0 ? choices : (around ?? [])
  const title = look.face(known, unit).label
  offer(table, meant, { hex: spot.is === 'hex' ? spot.hex : null, units: [unit], title })
}

/** All that passes but the choice that waits: picked once more, it is confirmed; anything else puts it aside. */
const putAside = (desk: Table['desk'], also: Partial<Desk> = {}): void =>
  desk.setState(({ armed }) => ({ ...PASSING, armed, ...also }))

type Clicked = {
  readonly hex: HexId | null
  readonly box?: string
  readonly units: readonly UnitId[]
  readonly title: string
}

function offer(table: Table, choices: readonly Choice[], clicked: Clicked): void {
  const [only, another] = choices
  if (only === undefined || another !== undefined) table.desk.setState({ armed: null })
  if (only === undefined) explain(table, clicked)
  else if (another === undefined) choose(table, only)
  else table.desk.setState({ menu: { hex: clicked.hex, title: clicked.title, choices } })
}

function explain({ desk, engine, session, views }: Table, clicked: Clicked): void {
  const s = session.store.getState()
  if (views.prompt(s) === null) return
  const reasons = reasonsAgainst(engine, presentState(s), views.choices(s), clicked)
  if (reasons.length > 0) desk.setState({ explanation: { title: clicked.title, hex: clicked.hex, reasons } })
}

/** The choice pointed at: in the list, or the only one of the hex under the pointer. */
export function pointedChoice(table: Table, { preview, hovered }: Pick<Desk, 'preview' | 'hovered'>): Choice | null {
  if (preview !== null) return preview
  const [only, another] = hovered === null ? [] : placedChoices(table).at(hovered)
  return only !== undefined && another === undefined ? only : null
}

/**
 * What Enter and the button at the foot do: what waits, else what is pointed at, else the only thing that has no place, or among
 * several the one that carries out what was put together.
 */
export function confirmableChoice(table: Table, desk: Pick<Desk, 'armed' | 'preview' | 'hovered'>): Choice | null {
  const found = desk.armed ?? pointedChoice(table, desk)
  if (found !== null) return found
  const { plain } = placedChoices(table)
  const [only, another] = plain
  if (another === undefined) return only ?? null
  const primary = primaryOf(table.engine.game, table.views.position(table.session.store.getState()))
  return plain.find(({ action }) => action.kind === primary?.kind) ?? null
}

export function confirm(table: Table): void {
  const desk = table.desk.getState()
  if (desk.armed !== null) play(table, desk.armed)
  else {
    const choice = isBattleOpen(table, desk) ? null : confirmableChoice(table, desk)
    if (choice !== null) choose(table, choice)
  }
}

/** The choice with that digit. A battle dialog has digits of its own. */
export function takeQuick(table: Table, digit: number): void {
  const row = choiceListing(table).quick[digit - 1]
  if (row !== undefined && !isBattleOpen(table, table.desk.getState())) choose(table, row.choice)
}

function isBattleOpen({ look, session, views }: Table, { battleAside }: Pick<Desk, 'battleAside'>): boolean {
  const scene = look.battle(views.position(session.store.getState()))
  return scene !== null && !scene.onMap && scene.key !== battleAside
}

/** What a button for a choice says. A label that only names a hex or a unit gets a verb. */
export function actName({ engine, look, sheet }: Table, known: GameState, { action, label }: Choice): string {
  const { hex, unit, box } = action
  const place =
    hex !== undefined ? hexLabel(sheet.map, hex) : box === undefined ? null : sheet.map.boxById.get(box)?.name
  if (label === place) {
    const [hand, another] = focusOf(engine.game, known).hand
    return hand === undefined || another !== undefined
      ? `Pick ${label}`
      : `${look.face(known, hand).designation} to ${label}`
  }
  const isUnit = unit !== undefined && [look.face(known, unit).label, engine.game.counters[unit]?.name].includes(label)
  return isUnit ? `Pick ${label}` : label
}

const UNFREE = 'It cannot be taken back freely.'

/** Why a choice is asked for twice: what will have happened that cannot be taken back freely. */
export function whyAsked(table: Table, choice: Choice): string {
  const { engine, session } = table
  // Where something is hidden, what will happen is not for the player's eyes yet.
  const before = presentState(session.store.getState())
  if (isAnythingHidden(engine, before)) return UNFREE
  try {
    const { state, log } = engine.apply(before, choice.action)
    return whatHappens(before, state, log, sidesOf(table, before))
  } catch (error) {
    return error instanceof DiceWanted ? 'Dice will fall.' : UNFREE
  }
}

function whatHappens(
  before: GameState,
  after: GameState,
  log: readonly LogEntry[],
  sides: readonly { readonly name: string }[],
): string {
  const next = owedSide(after)
  if (log.some(entry => entry.kind === ROLL)) return 'Dice will fall: it cannot be taken back freely.'
  if (after.outcome !== null) return 'The game ends with it.'
  if (next !== null && next !== owedSide(before)) return `The decision passes to the ${sides[next]?.name}.`
  return UNFREE
}
