import type { HexId } from '../../../../core/ids'
import type { Carrying } from '../../../map/map-view'
import { choose, placedChoices } from '../acting'
import { putBack } from '../hand/put-back'
import { pickHex } from '../pointing'
import type { Table } from '../table-context'
import { positionOf } from './board-position'

/** Dragging a counter: it is taken in hand, and goes where it is dropped; elsewhere it returns. */
export function carryingOf(table: Table): Carrying {
  const { desk } = table
  /** Taken up by this drag, so that it is put back where it cannot go. */
  let isTaken = false
  return {
    grab(hex) {
      const board = positionOf(table)
      const units = board.stacks.get(hex) ?? []
      isTaken = false
      if (units.some(unit => board.hand.has(unit))) return true
      const placed = placedChoices(table)
      const picks = placed.at(hex).filter(({ intent }) => intent === 'pick')
      const [pick] = picks
      if (units.length === 0 || pick === undefined || !isOwn(table, hex)) return isReady(table, hex)
      choose(table, pick)
      isTaken = positionOf(table).hand.size > 0
      return isTaken
    },
    over: hex => desk.setState({ hovered: hex }),
    drop(hex) {
      const isAnswer = hex !== null && (placedChoices(table).lit.has(hex) || placedChoices(table).ways(hex).length > 0)
      const stands =
        hex !== null && (positionOf(table).stacks.get(hex) ?? []).some(unit => positionOf(table).hand.has(unit))
      if (isAnswer && !stands) pickHex(table, hex)
      else if (isTaken) putBack(table)
    },
  }
}

/** Whether those who decide stand there. */
export function isOwn({ look, session, views }: Table, hex: HexId): boolean {
  const s = session.store.getState()
  const known = views.position(s)
  return (look.stacks(known).get(hex) ?? []).some(unit => look.sideOf(known, unit) === views.deciding(s))
}

/** Where targets are named first, whoever stands beside one may be dragged onto it. */
function isReady(table: Table, hex: HexId): boolean {
  const isTarget = [...placedChoices(table).byHex].some(
    ([at, choices]) => choices.some(({ intent }) => intent === 'pick') && !isOwn(table, at),
  )
  return isTarget && isOwn(table, hex)
}
