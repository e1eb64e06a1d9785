import { useCallback, useEffect, useRef } from 'react'
import type { HexId } from '../../../../core/ids'
import { toMap } from '../../../map/viewport'
import { placedChoices } from '../acting'
import { type Table, useTable } from '../table-context'
import type { BoardParts } from './board-context'
import { positionOf } from './board-position'
import { goTo, walkOn } from './lit-walk'
import { isArrow, steppedHex } from './map-keys'
import { isInView } from './where-to-look'

type MapFocus = {
  readonly onKey: (event: KeyboardEvent) => boolean
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
function open(table: Table, hex: HexId): boolean {
  const units = positionOf(table).stacks.get(hex) ?? []
  if (units.length === 0) return false
  table.desk.setState({ inspected: hex, fanned: units.length > 1 ? hex : null })
  if (units.length > 1) requestAnimationFrame(() => document.querySelector<HTMLElement>('[data-fan] button')?.focus())
  return true
}

function heard(table: Table, parts: BoardParts, event: KeyboardEvent, last: HexId | null): boolean {
  const { desk, sheet } = table
  const { focused } = desk.getState()
  const { key } = event
  if (event.shiftKey && isArrow(key)) return false
  const at = focused ?? last ?? firstHex(table, parts)
  if (at === null) return false
  // The first arrow shows where the keys stand; the next ones go on from there.
  if (isArrow(key)) goTo(table, parts, focused === null ? at : steppedHex(sheet.map.grid, at, key))
  else if (key === '.' || key === ',') walkOn(table, parts, { hex: focused ?? last }, key === '.' ? 1 : -1)
  // A key held down opens nothing twice.
  else if (key === ' ') return event.repeat || open(table, at)
  else return false
  return true
}

/** Elsewhere these keys go through a list, move a slider or write. */
const isTaken = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest(
    'input, textarea, select, dialog, [role=dialog], [role=menu], [role=toolbar], [role=slider], search',
  ) !== null

/** In the panel arrows go from row to row and a blank presses. */
const isOnButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, summary, [data-row]') !== null

const ZOOM = 1.25
const ZOOMS: { readonly [key: string]: number } = { '+': ZOOM, '=': ZOOM, '-': 1 / ZOOM }

/** Play by keys from anywhere at the table: the first arrow shows the hex that the keys stand on. */
export function useMapKeys(parts: BoardParts): MapFocus {
  const table = useTable()
  const last = useRef<HexId | null>(null)
  const onKey = useCallback(
    (event: KeyboardEvent): boolean => {
      if (table.desk.getState().isDead) return true
      const isHeard = heard(table, parts, event, last.current)
      last.current = table.desk.getState().focused ?? last.current
      return isHeard
    },
    [table, parts],
  )
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if (isTaken(event.target) || isOnButton(event.target) || isOnMap(event.target)) return
      const zoom = ZOOMS[event.key]
      if (zoom !== undefined) parts.map.current?.zoomBy(zoom)
      else if (event.key === '0') parts.map.current?.fit()
      else if (!onKey(event)) return
      event.preventDefault()
    }
    // A press of the mouse or a finger takes ring and meaning away.
    const press = (): void => {
      const { focused } = table.desk.getState()
      if (focused === null) return
      last.current = focused
      table.desk.setState({ focused: null })
    }
    window.addEventListener('keydown', hear)
    window.addEventListener('pointerdown', press, { capture: true })
    return () => {
      window.removeEventListener('keydown', hear)
      window.removeEventListener('pointerdown', press, { capture: true })
    }
  }, [table, parts, onKey])
  const standOn = useCallback((hex: HexId | null) => {
    last.current = hex
  }, [])
  return { onKey, standOn }
}

/** The map hears its own keys. */
const isOnMap = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role=application]') === target
