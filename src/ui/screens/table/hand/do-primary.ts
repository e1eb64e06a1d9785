import { focusOf } from '../../../../core/engine/hand'
import type { Choice } from '../../../../core/engine/step'
import { choose, isBinding, placedChoices, play } from '../acting'
import { choiceListing } from '../panel/choice-listing'
import { pickHex } from '../pointing'
import type { Table } from '../table-context'
import { takeNext } from './next'
import { primaryOf } from './primary'

/** Does what the button at the foot says. False: there is nothing to do. */
export function doPrimary(table: Table): boolean {
  const desk = table.desk.getState()
  if (desk.isDead) return false
  const primary = primaryOf(table, desk)
  if (primary.is === 'none') return false
  if (primary.is === 'next') takeNext(table, primary.unmoved)
  else if (primary.is === 'hex') pickHex(table, primary.hex)
  // The button has named it, so that nothing more is asked.
  else play(table, primary.choice)
  return true
}

/** A digit picks or toggles its row; what binds becomes the primary, and what is secret is not named by a digit at all. */
export function takeDigit(table: Table, digit: number): void {
  const { engine, session, views, look, desk } = table
  const s = session.store.getState()
  const known = views.position(s)
  const scene = look.battle(known)
  // A battle dialog has digits of its own.
  if (scene !== null && !scene.onMap && scene.key !== desk.getState().battleAside) return
  const row = choiceListing(table).quick[digit - 1]
  if (row === undefined || row.stands !== undefined) return
  const step = known.frames.at(-1)?.step ?? ''
  if (engine.game.steps[step]?.seat === 'private' && isBinding(table, row.choice)) return
  choose(table, row.choice, 'digit')
}

/** A button beside the primary, with its key. */
export type Beside = { readonly choice: Choice; readonly key: 'E' | 'Esc' | string }

/** What stands beside the primary: how to put back, how to end, and at a fork its ways, each with a letter of its own. */
export function besides(table: Table, reserved: ReadonlySet<string>): readonly Beside[] {
  const { engine, session, views, desk } = table
  const s = session.store.getState()
  const primary = primaryOf(table, desk.getState())
  const taken = new Set(reserved)
  const { plain } = placedChoices(table)
  const others = plain.filter(choice => primary.is !== 'answer' || primary.choice !== choice)
  const isInHand = focusOf(engine.game, views.position(s)).hand.length > 0
  const passes = others.filter(({ intent }) => intent === 'pass')
  return others.map(choice => {
    if (choice.intent === 'cancel' && isInHand) return { choice, key: 'Esc' }
    if (choice.intent === 'pass' && passes.length === 1) return { choice, key: 'E' }
    const letter = [...choice.label.toLowerCase()].find(each => /[a-z]/.test(each) && !taken.has(each)) ?? ''
    taken.add(letter)
    return { choice, key: letter.toUpperCase() }
  })
}
