import { isSameAnswer as isSame } from '../../../../core/engine/coach'
import { answerInfo, focusOf, primaryOf as primaryAction, unmovedOf } from '../../../../core/engine/hand'
import type { GameState } from '../../../../core/engine/state'
import type { Action, Choice, Unmoved } from '../../../../core/engine/step'
import type { HexId } from '../../../../core/ids'
import { shownNumber } from '../../../../core/map/map-queries'
import { placedChoices } from '../acting'
import type { Desk } from '../desk'
import { shownWay, takenAtOnce } from '../pointing'
import type { Table } from '../table-context'
import { LONGEST_LABEL, shortName, unitsName } from './labels'
import { nearestTo } from './nearest'
import { isByWayPoints } from './way-points'

/** What of the screen the primary depends on: what was named and waits, the hex that was tapped or the keys stand on. Never the pointer. */
export type Hand = Pick<Desk, 'armed' | 'tapped' | 'focused' | 'held' | 'otherWay'>

/** The one thing that Enter does and the button at the foot says. */
export type Primary =
  | { readonly is: 'answer'; readonly choice: Choice; readonly label: string }
  /** Takes the next that could act in hand. */
  | { readonly is: 'next'; readonly unmoved: Unmoved; readonly label: string }
  /** The keys stand on a hex with several answers, or with none. */
  | { readonly is: 'hex'; readonly hex: HexId; readonly label: string }
  | { readonly is: 'none'; readonly hint: string }

/** Foot button, Enter, the foot of a dialog and the bar of the phone all read this, and nothing else finds out for itself. */
export function primaryOf(table: Table, hand: Hand): Primary {
  const { views, session } = table
  const s = session.store.getState()
  const known = views.position(s)
  const choices = views.choices(s)
  if (s.looking !== null) return none('An earlier moment')
  if (choices.length === 0) return none('Nothing to decide')
  const answer = (choice: Choice): Primary => ({ is: 'answer', choice, label: shortName(table, known, choice) })
  if (hand.armed !== null && (choices.includes(hand.armed) || isByWayPoints(hand.armed))) return answer(hand.armed)
  const at = hand.tapped ?? hand.focused
  if (at !== null) return atHex(table, at, hand, answer)
  const told = stepPrimary(table, known, choices)
  if (told !== null) return answer(told)
  const isEmpty = focusOf(table.engine.game, known).hand.length === 0
  const next = isEmpty ? nextUnmoved(table, known, hand.held) : null
  if (next?.take != null) return { is: 'next', unmoved: next, label: nextLabel(table, known, next) }
  return none(hintOf(table, isEmpty))
}

/** The answer that the primary gives, if it is one. */
export const answerOf = (primary: Primary): Choice | null => (primary.is === 'answer' ? primary.choice : null)

const none = (hint: string): Primary => ({ is: 'none', hint })

const stepPrimary = ({ engine }: Table, known: GameState, choices: readonly Choice[]): Choice | null =>
  enterable(choices, primaryAction(engine.game, known), kind => answerInfo(engine.game, known, kind)?.forGood === true)

/** What the step names, or the only thing there is. What spends, gives up a right for good or leaves something undone is never it. */
export function enterable(
  choices: readonly Choice[],
  named: Action | null,
  isForGood: (kind: string) => boolean,
): Choice | null {
  const told = named === null ? undefined : choices.find(each => isSame(each.action, named))
  const [only, another] = choices
  const found = told ?? (another === undefined ? only : undefined)
  if (found === undefined || found.intent === 'spend' || isForGood(found.action.kind)) return null
  return told === undefined && found.leaves !== undefined ? null : found
}

export { isSame }

/** As a click there would do: the way that is shown, the only answer, or the choice among several. */
function atHex(table: Table, hex: HexId, hand: Hand, answer: (choice: Choice) => Primary): Primary {
  const number = shownNumber(table.sheet.map, hex)
  const way = shownWay(table, hex, hand)
  if (way !== null) return way.share === undefined ? answer(way) : { is: 'hex', hex, label: `Who can go to ${number}?` }
  const choices = placedChoices(table).at(hex)
  const taken = takenAtOnce(table, choices)
  if (taken !== null) return answer(taken)
  return { is: 'hex', hex, label: choices.length === 0 ? `Why not ${number}?` : `Choose in ${number}` }
}

/** The next that is not held back: the nearest to what was looked at last, else to an enemy. */
export function nextUnmoved(table: Table, known: GameState, held: Desk['held']): Unmoved | null {
  const all = waiting(table, known, held)
  return nearestTo(table, known, all, table.desk.getState().inspected) ?? all[0] ?? null
}

/** All that could still act and are not held back. */
export const waiting = ({ engine }: Table, known: GameState, held: Desk['held']): readonly Unmoved[] =>
  unmovedOf(engine.game, known).filter(({ units }) => units.length === 0 || units.some(unit => !held.includes(unit)))

function nextLabel(table: Table, known: GameState, { units }: Unmoved): string {
  const label = `Next: ${unitsName(table, known, units)}`
  return label.length <= LONGEST_LABEL ? label : `${label.slice(0, LONGEST_LABEL - 1)}…`
}

/** What the foot says where there is no primary: it is no button. */
function hintOf(table: Table, isEmpty: boolean): string {
  const { lit, byBox, byUnit } = placedChoices(table)
  if (lit.size === 0 && byBox.size + byUnit.size === 0) return 'Choose below'
  if (!isEmpty) return lit.size > 0 ? 'Pick a lit hex' : 'Pick from the list'
  return lit.size > 0 ? 'Pick on the map' : 'Pick from the list'
}
