import { focusOf } from '../../../../core/engine/hand'
import type { GameState } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import type { UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import type { Table } from '../table-context'

/** So much stands on one line of the button. */
export const LONGEST_LABEL = 26
/** And so much on the two lines that a button above the foot may have. */
export const LONGEST_ON_TWO_LINES = 42

/** What an answer is called where it stands alone: a label that only names a place or a unit gets a verb. */
export function actName({ engine, look, sheet }: Table, known: GameState, { action, label }: Choice): string {
  const { hex, unit, box } = action
  const place =
    hex !== undefined ? hexLabel(sheet.map, hex) : box === undefined ? null : sheet.map.boxById.get(box)?.name
  if (label === place) {
    const [hand, another] = focusOf(engine.game, known).hand
    if (hand === undefined) return `Choose ${label}`
    return another === undefined ? `${look.face(known, hand).designation} to ${label}` : `All to ${label}`
  }
  const isUnit = unit !== undefined && [look.face(known, unit).label, engine.game.counters[unit]?.name].includes(label)
  return isUnit ? `Take ${label}` : label
}

/** The act with its object in one line: what is too long leaves out the name of the place, then that of the unit. */
export function shortName(table: Table, known: GameState, choice: Choice, mostKept = LONGEST_LABEL): string {
  const { sheet } = table
  const { hex, unit, other } = choice.action
  let name = choice.short ?? actName(table, known, choice)
  if (name.length <= LONGEST_LABEL) return name
  for (const each of [hex, ...hexesIn(table, name)])
    if (each !== undefined) name = name.replace(hexLabel(sheet.map, each), sheet.map.grid.numbers[each] ?? '')
  if (name.length <= LONGEST_LABEL) return name
  for (const each of [unit, other, ...focusOf(table.engine.game, known).hand])
    if (each !== undefined) name = withDesignation(table, known, name, each)
  // Who goes along can be read on the counters.
  if (name.length > LONGEST_LABEL) name = name.replace(/ and \d+ more\b.*$/, '')
  return name.length <= mostKept ? name : `${name.slice(0, mostKept - 1).trimEnd()}…`
}

/** Hexes that a label names with their places, though its action does not say so. */
function hexesIn({ sheet }: Table, name: string) {
  const hexes = [...name.matchAll(/\b\d{4}\b/g)].map(([number]) => sheet.map.grid.numbers.indexOf(number))
  return hexes.filter(hex => hex >= 0).map(hex => hex as NonNullable<Choice['action']['hex']>)
}

function withDesignation({ engine, look }: Table, known: GameState, name: string, unit: UnitId): string {
  const { label, designation } = look.face(known, unit)
  // The whole name first: a brigade may be called after its division, with a comma between.
  const names = [label, engine.game.counters[unit]?.name ?? '', label.split(', ', 1)[0] ?? label]
  const found = names.find(each => each !== '' && name.includes(each))
  return found === undefined || designation === '' ? name : name.replace(found, designation)
}

/** Who stands in a stack, in as few letters as a button has room for: '5 Pz', '5 Pz and 2 more'. */
export function unitsName({ look }: Table, known: GameState, units: readonly UnitId[]): string {
  const [first] = units
  if (first === undefined) return ''
  const { designation, label } = look.face(known, first)
  const name = designation === '' ? (label.split(', ', 1)[0] ?? label) : designation
  const more = units.length - 1
  return more === 0 ? name : `${name} + ${more}`
}
