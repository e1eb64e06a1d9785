import type { Rectangle } from '../viewport'

/** The fewest rows in which the cells are no narrower than high. */
export function trackPlan(turns: number, width: number, height: number): { columns: number; side: number } {
  let rows = 1
  while (rows < turns && width / Math.ceil(turns / rows) < height / rows) rows++
  return { columns: Math.ceil(turns / rows), side: height / rows }
}

const BORDER = 22
const HEADING_ROOM = 54
const FOOT = 12
const GAP = 4

/** Where the cell of each turn lies in the panel of the track; `id` may say how many turns there are. */
export function trackCells(piece: Rectangle & { readonly id?: string | undefined }): readonly Rectangle[] {
  const turns = Number(piece.id) || 10
  const [width, height] = [piece.width - 2 * BORDER, piece.height - HEADING_ROOM - FOOT]
  const { columns, side } = trackPlan(turns, width, height)
  return Array.from({ length: turns }, (_, turn) => ({
    x: BORDER + (turn % columns) * (width / columns),
    y: HEADING_ROOM + Math.floor(turn / columns) * side,
    width: width / columns - GAP,
    height: side - GAP,
  }))
}
