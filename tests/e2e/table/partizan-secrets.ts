import type { Page } from 'playwright-core'
import type { UnitId } from '../../../src/core/ids'
import { partizan } from '../../../src/games/partizan'
import { counters, unitIds } from '../../../src/games/partizan/forces/counters'
import { printedRatings } from '../../../src/games/partizan/forces/ratings'
import { goal } from '../../../src/games/partizan/look/goal'
import { AXIS, PARTISAN, type Partizan, sideOf } from '../../../src/games/partizan/state'
import { engine, position } from '../../games/partizan/positions'
import { toldOn } from './told-on-page'

// What the Axis must not read, and where a page gives it away.

/** Partisans of whom the Axis may know neither name nor place, and whom it has never seen. */
export const hiddenIn = (s: Partizan): UnitId[] => {
  const known = engine.view(s, AXIS)
  const noted = new Set(s.notes.filter(note => note.side === AXIS).flatMap(note => note.units))
  return unitIds.filter(id => sideOf(id) === PARTISAN && known.units[id].at.is === 'unseen' && !noted.has(id))
}

export const ratingsOf = (s: Partizan, id: UnitId): string => {
  const { attack, defence, move } = printedRatings(s, id)
  return `${attack}-${defence}-${move}`
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Any of them as a word of its own; "Tito's death" is a row of the score. */
export const asWord = (...texts: string[]): RegExp =>
  texts.length === 0 ? /$^/ : new RegExp(`(?<![\\w-])(?:${texts.map(escaped).join('|')})(?![\\w-]|['’]s)`)

/** What must not be read on the screen of the Axis: names, designations, ids and ratings that no open unit shares. */
export function secretsOf(s: Partizan): readonly string[] {
  const hidden = hiddenIn(s)
  const open = unitIds.filter(id => !hidden.includes(id))
  const shared = new Set(open.flatMap(id => [counters[id].designation, ratingsOf(s, id)]))
  const own = hidden.flatMap(id => [counters[id].designation, ratingsOf(s, id)]).filter(each => !shared.has(each))
  const names = hidden.flatMap(id => [counters[id].id, counters[id].name])
  return [...new Set([...names, ...own])]
}

/** What the rulebook says may name Tito. */
const RULEBOOK = new Set(Object.values(partizan.rules).map(({ says }) => says))

/** A rule as its link explains it: where it stands in the booklet, then its words. */
const IN_THE_BOOKLET = /^.* in the booklet(, statement \d+ of our summary)?: /
/** Whom a side is after stands at the head of the table, wherever he is. */
const GOALS = ([AXIS, PARTISAN] as const).map(side => goal(position(), side).text)
/** Terms in it are explained, so that it stands on the page in parts; a name alone is none. */
const isOfGoal = (told: string): boolean => told.includes(' ') && GOALS.some(text => text.includes(told))
const isRule = (told: string): boolean => RULEBOOK.has(told.replace(IN_THE_BOOKLET, '')) || isOfGoal(told)

/** The secrets that a text gives away. */
export const secretsIn = (text: string, s: Partizan): string[] =>
  secretsOf(s).filter(secret => asWord(secret).test(text))

/** The secrets that a page gives away, each with where. */
export const leaksOf = async (page: Page, s: Partizan): Promise<string[]> => {
  const secrets = secretsOf(s)
  const any = asWord(...secrets)
  // Tens of thousands of words, hundreds of secrets: which of them it was is asked only of what tells one.
  const telling = [...(await toldOn(page))].filter(each => any.test(each) && !isRule(each))
  return secrets.flatMap(secret => telling.filter(each => asWord(secret).test(each)).map(each => `${secret}: ${each}`))
}
