import type { CoachSpot, TablePart } from '../../../../core/engine/first-game'
import type { Action } from '../../../../core/engine/step'
import type { HexId } from '../../../../core/ids'
import { placedChoices } from '../acting'
import { isSame } from '../hand/primary'
import type { Table } from '../table-context'
import { answerMark } from './answer-mark'
import type { Coach } from './use-coach'

/** Where the coach points: at a hex of the map, or at something beside it, by its selector. */
export type Spot = { readonly is: 'hex'; readonly hex: HexId } | { readonly is: 'part'; readonly selector: string }

const PARTS: { readonly [part in TablePart]: string } = {
  score: '[data-figures]',
  goal: '[data-goal]',
  phases: '[aria-label="Phases of the turn"], [data-small-turn]',
  prompt: 'section[aria-label=Prompt]',
  foot: '[data-primary]',
  choices: '[aria-label=Choices]',
  diary: '[aria-label="War diary"]',
  pools: '[aria-label=Pools]',
}

export function spotOf(table: Table, coach: Coach): Spot | null {
  if (coach.is === 'between') return coach.choice === null ? null : answerSpot(table, coach.choice.action)
  const { card, action } = coach.now
  if (card.at !== undefined) return placeSpot(table, card.at)
  if (action !== null) return answerSpot(table, action)
  if (card.asks === 'undo' || card.asks === 'redo') return { is: 'part', selector: `[data-${card.asks}]` }
  return null
}

function placeSpot(table: Table, at: CoachSpot): Spot | null {
  if (typeof at === 'string') return { is: 'part', selector: PARTS[at] }
  const hex = 'hex' in at ? at.hex : hexOfUnit(table, at.unit)
  return hex === null ? null : { is: 'hex', hex }
}

/** On the map where a click there gives this answer and no other; else at the button that does. */
function answerSpot(table: Table, action: Action): Spot {
  const hex = action.hex ?? (action.unit === undefined ? null : hexOfUnit(table, action.unit))
  const [only, another] = hex === null ? [] : placedChoices(table).at(hex)
  if (hex !== null && only !== undefined && another === undefined && isSame(only.action, action))
    return { is: 'hex', hex }
  const button = `[data-answer="${CSS.escape(answerMark(action))}"]`
  // Who waits off the map is picked in his tray.
  const isInTray = hex === null && action.unit !== undefined && action.box === undefined
  return { is: 'part', selector: isInTray ? `${button}, [data-shelf-unit="${action.unit}"]` : button }
}

function hexOfUnit({ look, session, views }: Table, unit: NonNullable<Action['unit']>): HexId | null {
  const spot = look.spot(views.position(session.store.getState()), unit)
  return spot.is === 'hex' ? spot.hex : null
}

/** What lies over the table comes first, then what asks for a second press, the foot, and whatever lies open. */
const FIRST = ['[data-told] *', '[data-battle] *', '[data-confirms]', '[data-primary]', '[data-answer]', '']

/** What the dice decided is left before anything under it is pressed. */
export const LEAVES_DICE = '[data-told] button[aria-keyshortcuts=Enter]'

export function elementAt(wanted: string): HTMLElement | null {
  const isTold = document.querySelector('[data-told]') !== null
  const selector = isTold ? LEAVES_DICE : wanted
  for (const first of FIRST)
    for (const each of document.querySelectorAll<HTMLElement>(selector))
      if ((first === '' || each.matches(first)) && isShown(each)) return each
  return null
}

/** On small screens the card itself may lie over it: then it does the act. */
function isShown(element: HTMLElement): boolean {
  if (element.getClientRects().length === 0) return false
  const { x, y, width, height } = element.getBoundingClientRect()
  const met = document.elementFromPoint(x + width / 2, y + height / 2)
  return met === null || met.closest('[data-coach]') === null
}
