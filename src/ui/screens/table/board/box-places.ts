import type { Point } from '../../../../core/hex/layout'
import { COUNTER_SIDE } from '../../../counters/counter-place'
import type { Rectangle } from '../../../map/viewport'

/** Room that the panel's border takes. */
const BORDER = 18

const GAP = 0.14

export type BoxPlaces = {
  /** Middles of the counters, row by row. */
  readonly places: readonly Point[]
  readonly side: number
}

/** As large as they fit under the heading of the panel, never larger than on the map. */
export function boxPlaces({ x, y, width, height }: Rectangle, heading: number, count: number): BoxPlaces {
  const room = { width: width - 2 * BORDER, height: height - heading - BORDER }
  let best = { side: 0, columns: 1 }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const pitch = Math.min(room.width / columns, room.height / rows)
    const side = Math.min(COUNTER_SIDE.play, pitch / (1 + GAP))
    if (side > best.side) best = { side, columns }
  }
  const pitch = best.side * (1 + GAP)
  const places = Array.from({ length: count }, (_, i) => ({
    x: x + BORDER + ((i % best.columns) + 0.5) * pitch,
    y: y + heading + (Math.floor(i / best.columns) + 0.5) * pitch,
  }))
  return { places, side: best.side }
}
