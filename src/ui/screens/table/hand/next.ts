import { focusOf } from '../../../../core/engine/hand'
import type { GameState } from '../../../../core/engine/state'
import type { Unmoved } from '../../../../core/engine/step'
import type { HexId, UnitId } from '../../../../core/ids'
import { play } from '../acting'
import { flyTo } from '../desk'
import type { Table } from '../table-context'
import { isSame, nextUnmoved, waiting } from './primary'
import { putBack } from './put-back'

const keyOf = ({ units, at }: Unmoved): UnitId | HexId | null => at ?? units[0] ?? null

/** Takes a stack in hand where that is free, and shows where it stands. */
export function takeNext(table: Table, unmoved: Unmoved): void {
  const { desk, look, session, views } = table
  const s = session.store.getState()
  const known = views.position(s)
  const { take } = unmoved
  const hex = unmoved.at ?? hexOf(look, known, unmoved.units)
  const choice = take === null ? undefined : views.choices(s).find(({ action }) => isSame(action, take))
  if (choice !== undefined) play(table, choice)
  desk.setState({ shown: keyOf(unmoved), ...(hex === null ? {} : { inspected: hex }) })
  if (hex !== null) flyTo(desk, hex)
}

const hexOf = (look: Table['look'], known: GameState, units: readonly UnitId[]): HexId | null => {
  for (const unit of units) {
    const spot = look.spot(known, unit)
    if (spot.is === 'hex') return spot.hex
  }
  return null
}

/** N and Shift+N: the next stack that could still act, or the one before; round at the ends. */
export function stepNext(table: Table, by: 1 | -1): void {
  const { desk, engine, session, views } = table
  const known = views.position(session.store.getState())
  const { held, shown } = desk.getState()
  const hand = focusOf(engine.game, known).hand
  const all = waiting(table, known, held)
  if (all.length === 0) return
  const now = all.findIndex(each => keyOf(each) === shown || each.units.some(unit => hand.includes(unit)))
  const next = now < 0 ? all.length - 1 : (now + by + all.length) % all.length
  // The first is where the foot would begin: nearest to what was looked at last, else to the enemy.
  takeNext(table, (now < 0 && by === 1 ? nextUnmoved(table, known, held) : null) ?? (all[next] as Unmoved))
}

/** K: who is in hand, or was shown last, is let be for this phase. */
export function hold(table: Table): void {
  const { desk, engine, session, views } = table
  const known = views.position(session.store.getState())
  const { held, shown } = desk.getState()
  const hand = focusOf(engine.game, known).hand
  const offered = waiting(table, known, held).find(each => keyOf(each) === shown)
  const units = hand.length > 0 ? hand : (offered?.units ?? [])
  if (units.length === 0) return
  desk.setState({ held: [...held, ...units] })
  if (hand.length > 0) putBack(table)
  stepNext(table, 1)
}

/** S: the whole stack where one of it is in hand, and one where the stack is. */
export function wholeStack(table: Table): void {
  const { engine, session, views } = table
  const s = session.store.getState()
  const { hand, from } = focusOf(engine.game, views.position(s))
  const choices = views.choices(s).filter(({ intent }) => intent === 'pick')
  const stack = choices.find(({ action }) => action.hex !== undefined && from.includes(action.hex))
  if (hand.length === 1 && stack !== undefined) play(table, stack)
  for (const unit of hand.slice(1)) {
    const off = views.choices(session.store.getState()).find(each => each.toggles === true && each.action.unit === unit)
    if (off !== undefined) play(table, off)
  }
}

/** How many stacks could still act and are not held back. */
export const waitingCount = (table: Table): number =>
  waiting(table, table.views.position(table.session.store.getState()), table.desk.getState().held).length
