import type { Choice } from '../../../core/engine/step'
import { distance } from '../../../core/hex/measure'
import type { HexId } from '../../../core/ids'
import { hexLabel } from '../../../core/map/map-queries'
import { presentState } from '../../../store/session-state'
import { placedChoices } from './acting'
import { positionOf } from './board/board-position'
import type { Clicked } from './explain'
import type { Table } from './table-context'

/** Each try is an answer on a copy and a list of what follows: about a millisecond. */
const MOST_TRIED = 24
const MOST_OFFERED = 5

/**
 * Who could be taken into the hand so that the clicked place becomes an answer: the nearest first. Picking shows nothing to anybody,
 * so that trying it tells nothing either.
 */
export function partnersFor(table: Table, { hex, box }: Clicked, isMeant = isAct): readonly Choice[] {
  const { engine, session } = table
  const now = presentState(session.store.getState())
  const isThere = (next: Choice): boolean =>
    isMeant(next) && ((hex !== null && next.action.hex === hex) || (box !== undefined && next.action.box === box))
  const found: Choice[] = []
  for (const choice of picksNear(table, hex)) {
    try {
      for (const next of engine.choices(engine.apply(now, choice.action).state)) {
        if (!isThere(next)) continue
        found.push(choice)
        break
      }
    } catch {
      // It would be refused, or dice are wanted: no partner.
    }
    if (found.length === MOST_OFFERED) break
  }
  return found
}

const isAct = ({ intent, share }: Choice): boolean => intent !== 'pick' && share === undefined

/** What can be picked, a stack before its units, by how near it stands. */
function picksNear(table: Table, hex: HexId | null): readonly Choice[] {
  const { byHex, byUnit } = placedChoices(table)
  const { hexOf } = positionOf(table)
  const { grid } = table.sheet.map
  const isPick = ({ intent }: Choice): boolean => intent === 'pick'
  const stacks = [...byHex].flatMap(([at, choices]) => choices.filter(isPick).map(choice => ({ at, choice })))
  const whole = new Set(stacks.map(({ at }) => at))
  const units = [...byUnit].flatMap(([unit, choices]) => {
    const at = hexOf(unit)
    return at !== null && whole.has(at) ? [] : choices.filter(isPick).map(choice => ({ at, choice }))
  })
  const away = (at: HexId | null): number => (at === null || hex === null ? 0 : distance(grid, at, hex))
  return [...stacks, ...units]
    .filter(({ at }) => at !== hex)
    .sort((a, b) => away(a.at) - away(b.at))
    .slice(0, MOST_TRIED)
    .map(({ choice }) => choice)
}

/** What would help where the rules do not say: the nearest hex to it that those in hand can go to. */
export function helpFor(table: Table, hex: HexId | null): string | null {
  const { byHex, ways } = placedChoices(table)
  const { focus } = positionOf(table)
  if (hex === null || focus.hand.length === 0) return null
  const { grid } = table.sheet.map
  const [nearest] = [...byHex.keys()]
    .filter(each => each !== hex && ways(each).some(({ share }) => share === undefined))
    .sort((a, b) => distance(grid, a, hex) - distance(grid, b, hex))
  return nearest === undefined ? null : `The nearest hex it can go to is ${hexLabel(table.sheet.map, nearest)}.`
}
