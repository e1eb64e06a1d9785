import type { HexId } from '../../../../core/ids'
import { placedChoices } from '../acting'
import type { Table } from '../table-context'
import type { BoardParts } from './board-context'
import { nextOf } from './map-keys'
import { panInto } from './where-to-look'

/** What keys stand on keeps this far from the edge of the window. */
const MARGIN = 110

export type Standing = { readonly hex: HexId | null } | { readonly box: string }

/** To the next lit place or the one before: the hexes in reading order, then the boxes beside the map, round at the ends. */
export function walkOn(table: Table, parts: BoardParts, from: Standing, step: 1 | -1): void {
  const { lit, byBox } = placedChoices(table)
  const boxes = table.sheet.map.boxes.map(({ id }) => id).filter(id => byBox.has(id))
  if ('box' in from) {
    const next = boxes[boxes.indexOf(from.box) + step]
    const hex = next === undefined ? nextOf(lit, null, step) : null
    if (hex !== null) goToHex(table, parts, hex)
    else focusBox(next ?? boxes.at(step === 1 ? 0 : -1))
    return
  }
  const next = nextOf(lit, from.hex, step)
  const isRound = next === null || (from.hex !== null && (step === 1 ? next <= from.hex : next >= from.hex))
  if (boxes.length > 0 && isRound) focusBox(boxes.at(step === 1 ? 0 : -1))
  else if (next !== null) goTo(table, parts, next)
}

/** A hex gets the keys, and comes into view. */
export function goTo(table: Table, { map }: BoardParts, hex: HexId): void {
  table.desk.setState({ focused: hex })
  bringIn(map, table.sheet.layout.centre(hex))
}

/** From a box the keys go back to the map. */
function goToHex(table: Table, parts: BoardParts, hex: HexId): void {
  document.querySelector<HTMLElement>('[role=application]')?.focus()
  goTo(table, parts, hex)
}

const focusBox = (box: string | undefined): void => {
  if (box !== undefined) document.querySelector<SVGElement>(`[data-lit-box][data-box="${CSS.escape(box)}"]`)?.focus()
}

/** A box that has the keys comes into view. */
export function showBox({ sheet }: Table, { map }: BoardParts, box: string): void {
  const piece = sheet.drawing.furniture.find(({ kind, id }) => kind === 'box' && id === box)
  if (piece !== undefined) bringIn(map, { x: piece.x + piece.width / 2, y: piece.y + piece.height / 2 })
}

function bringIn(map: BoardParts['map'], point: { readonly x: number; readonly y: number }): void {
  const stands = map.current?.view()
  if (stands === null || stands === undefined) return
  const shift = panInto(point, stands.view, stands.screen, MARGIN)
  if (shift.x !== 0 || shift.y !== 0) map.current?.pan(shift.x, shift.y)
}
