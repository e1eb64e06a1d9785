import { DiceWanted } from '../../../../core/engine/errors'
import { focusOf, primaryOf } from '../../../../core/engine/hand'
import { type GameState, type LogEntry, owedSide } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import { hexLabel } from '../../../../core/map/map-queries'
import { presentState } from '../../../../store/session-state'
import { choose, placedChoices, play } from '../acting'
import type { Desk } from '../desk'
import { ROLL } from '../diary/diary-page'
import type { Table } from '../table-context'
import { choiceListing } from './choice-listing'

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
  return (
    plain.find(({ action }) =>
      primary === null ? table.look.mainKinds?.includes(action.kind) : action.kind === primary.kind,
    ) ?? null
  )
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
  const { hex, unit } = action
  if (hex !== undefined && label === hexLabel(sheet.map, hex)) {
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
export function whyAsked({ engine, session }: Table, choice: Choice): string {
  // Where something is hidden, what will happen is not for the player's eyes yet.
  if (engine.game.otherTruth !== undefined) return UNFREE
  const before = presentState(session.store.getState())
  try {
    const { state, log } = engine.apply(before, choice.action)
    return whatHappens(before, state, log, engine.game.sides)
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
