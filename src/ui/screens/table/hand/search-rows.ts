import type { Choice } from '../../../../core/engine/step'
import type { HexId, RuleId, UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { searchMap } from '../../../map/map-search'
import { choose, placedChoices } from '../acting'
import { positionOf } from '../board/board-position'
import { flyTo, openRule } from '../desk'
import { inOrder, searchRules } from '../drawers/rule-index'
import { choiceListing, plainText, searchChoices } from '../panel/choice-listing'
import type { Table } from '../table-context'
import { actName } from './labels'

/** Something that was found, with what Enter does to it. */
export type SearchRow = {
  readonly key: string
  readonly text: string
  /** Under which heading it stands. */
  readonly among: 'Choices' | 'Places' | 'Units' | 'Rules'
  readonly does: SearchDeed
}

type SearchDeed =
  | { readonly is: 'choice'; readonly choice: Choice }
  | { readonly is: 'hex'; readonly hex: HexId }
  | { readonly is: 'rule'; readonly rule: RuleId }

const MOST = { Choices: 12, Places: 5, Units: 6, Rules: 5 } as const

/** Answers, hexes, places, units and rules by what is typed; answers first, as they are what one plays by. */
export function searchRows(table: Table, text: string): readonly SearchRow[] {
  if (text.trim() === '') return []
  return [...choiceRows(table, text), ...placeRows(table, text), ...unitRows(table, text), ...ruleRows(table, text)]
}

function choiceRows(table: Table, text: string): SearchRow[] {
  const known = table.views.position(table.session.store.getState())
  return searchChoices(choiceListing(table), text)
    .slice(0, MOST.Choices)
    .map(({ key, choice }) => ({
      key,
      text: actName(table, known, choice),
      among: 'Choices',
      does: { is: 'choice', choice },
    }))
}

function placeRows({ sheet }: Table, text: string): SearchRow[] {
  return searchMap(sheet.map, text, MOST.Places).map(({ hex, label, about }) => ({
    key: `hex ${hex}`,
    text: about === '' ? label : `${label}, ${about}`,
    among: 'Places',
    does: { is: 'hex', hex },
  }))
}

function unitRows(table: Table, text: string): SearchRow[] {
  const { stacks, face } = positionOf(table)
  const words = plainText(text).split(/\s+/).filter(Boolean)
  const found: SearchRow[] = []
  for (const [hex, units] of stacks)
    for (const unit of units) {
      const name = face(unit).label
      if (found.length === MOST.Units) return found
      if (words.every(word => plainText(name).includes(word))) found.push(unitRow(table, unit, name, hex))
    }
  return found
}

const unitRow = ({ sheet }: Table, unit: UnitId, name: string, hex: HexId): SearchRow => ({
  key: `unit ${unit}`,
  text: `${name}, in ${hexLabel(sheet.map, hex)}`,
  among: 'Units',
  does: { is: 'hex', hex },
})

function ruleRows({ engine }: Table, text: string): SearchRow[] {
  return searchRules(inOrder(engine.game), text)
    .slice(0, MOST.Rules)
    .map(({ id, number, says }) => ({
      key: `rule ${id}`,
      text: `${number} ${says}`,
      among: 'Rules',
      does: { is: 'rule', rule: id },
    }))
}

/** What was found is taken: an answer as if its row were picked, a place is gone to, a rule is opened. */
export function takeFound(table: Table, { does }: SearchRow): void {
  const { desk } = table
  desk.setState({ isSearching: false })
  if (does.is === 'choice') choose(table, does.choice, 'search')
  else if (does.is === 'rule') openRule(desk, does.rule)
  else {
    // The keys stand there now: where it is an answer the foot says so, and Enter gives it.
    const isLit = placedChoices(table).at(does.hex).length > 0
    desk.setState({ inspected: does.hex, focused: isLit ? does.hex : null })
    flyTo(desk, does.hex)
  }
}
