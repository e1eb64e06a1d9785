import { useCallback, useRef } from 'react'
import type { HexId } from '../../../../core/ids'
import { toMap } from '../../../map/viewport'
import { pickHex, placedChoices } from '../acting'
import { type Table, useTable } from '../table-context'
import type { BoardParts } from './board-context'
import { positionOf } from './board-position'
import { goTo, walkOn } from './lit-walk'
import { isArrow, steppedHex } from './map-keys'
import { isInView } from './where-to-look'

type MapFocus = {
  readonly onKey: (event: KeyboardEvent) => boolean
  readonly onFocusChange: (has: boolean) => void
  /** Keys go on from where the pointer was last. */
  readonly standOn: (hex: HexId | null) => void
}

/** Where keys begin: what is held, else the lit hex or the hex nearest to the middle of the window. */
function firstHex(table: Table, { map }: BoardParts): HexId | null {
  const stands = map.current?.view()
  if (stands === null || stands === undefined) return null
  const { layout } = table.sheet
  const { view, screen } = stands
  const seen = (hex: HexId): boolean => isInView(layout.centre(hex), view, screen)
  const board = positionOf(table)
  const held = board.focus.hand.flatMap((unit): HexId[] => [board.hexOf(unit)].filter(hex => hex !== null)).find(seen)
  if (held !== undefined) return held
  const middle = toMap(view, { x: screen.width / 2, y: screen.height / 2 })
  const away = (hex: HexId): number => Math.hypot(layout.centre(hex).x - middle.x, layout.centre(hex).y - middle.y)
  const [lit] = [...placedChoices(table).lit].filter(seen).sort((a, b) => away(a) - away(b))
  return lit ?? layout.hexAt(middle.x, middle.y) ?? (0 as HexId)
}

/** The stack opens, and the keys go into it. */
function open(table: Table, hex: HexId): void {
  const units = positionOf(table).stacks.get(hex) ?? []
  if (units.length === 0) return
  table.desk.setState({ inspected: hex, fanned: units.length > 1 ? hex : null })
  if (units.length > 1) requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-fan] button')?.focus())
}

function heard(table: Table, parts: BoardParts, event: KeyboardEvent): boolean {
  const { desk, sheet } = table
  const { focused, armed } = desk.getState()
  const at = focused ?? firstHex(table, parts)
  if (at === null || (event.shiftKey && isArrow(event.key))) return false
  const { key } = event
  // A key held down steps on, but picks nothing twice.
  if (event.repeat && (key === 'Enter' || key === ' ')) return true
  if (isArrow(key)) goTo(table, parts, focused === null ? at : steppedHex(sheet.map.grid, at, key))
  else if (key === '.' || key === ',') walkOn(table, parts, { hex: focused }, key === '.' ? 1 : -1)
  else if (key === 'Enter') {
    // What waits for its confirmation is confirmed by the table's own key.
    if (armed !== null) return false
    goTo(table, parts, at)
    pickHex(table, at)
  } else if (key === ' ') open(table, at)
  else return false
  return true
}

/** Play by keys: a hex has the focus as long as the map has it. */
export function useMapKeys(parts: BoardParts): MapFocus {
  const table = useTable()
  const last = useRef<HexId | null>(null)
  const onKey = useCallback((event: KeyboardEvent): boolean => heard(table, parts, event), [table, parts])
  const onFocusChange = useCallback(
    (has: boolean) => {
      const { focused } = table.desk.getState()
      if (!has) last.current = focused ?? last.current
      const isByKeys = has && document.querySelector(':focus-visible') !== null
      const next = isByKeys ? (last.current ?? firstHex(table, parts)) : null
      if (next !== focused) table.desk.setState({ focused: next })
    },
    [table, parts],
  )
  const standOn = useCallback(
    (hex: HexId | null) => {
      last.current = hex
      table.desk.setState({ focused: null })
    },
    [table],
  )
  return { onKey, onFocusChange, standOn }
}
