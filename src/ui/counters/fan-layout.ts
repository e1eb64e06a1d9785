import type { Point } from '../../core/hex/layout'

/** All lengths in one unit, be it pixels or map units. */
export type FanRequest = {
  readonly count: number
  /** How many stand in each row that begins anew, where there are such: the layers of a stack. All in one when left out. */
  readonly rows?: readonly number[]
  /** It is as wide as so many counters at least. */
  readonly least?: number
  /** Middle of the hex whose stack opens. */
  readonly middle: Point
  /** From the middle of the hex to its upper edge; the hex stays free. */
  readonly clearance: number
  readonly side: number
  readonly gap: number
  /** What can be seen of the map. */
  readonly bounds: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }
}

export type Fan = {
  /** Middles of the counters, in the order of the stack, row by row. */
  readonly places: readonly Point[]
  readonly side: 'above' | 'below'
  /** Around all counters with half a gap, for a backing. */
  readonly box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

/** An opened stack: a row above its hex, below it where there is no room above, drawn in from the edges, in more rows when too long. */
export function fanLayout({
  count,
  rows: groups = [count],
  least = 1,
  middle,
  clearance,
  side,
  gap,
  bounds,
}: FanRequest): Fan {
  const pitch = side + gap
  const inRow = Math.max(1, Math.floor((bounds.right - bounds.left) / pitch))
  const rowsOf = (size: number): number => Math.max(1, Math.ceil(size / inRow))
  const lengths = groups.flatMap(size => {
    const longest = Math.ceil(size / rowsOf(size))
    return Array.from({ length: rowsOf(size) }, (_, row) => Math.min(longest, size - row * longest))
  })
  const widest = Math.max(...lengths, Math.min(least, inRow))
  const [width, height] = [widest * pitch, lengths.length * pitch]
  const [roomAbove, roomBelow] = [middle.y - clearance - bounds.top, bounds.bottom - middle.y - clearance]
  const above = roomAbove >= height || roomAbove >= roomBelow
  const x = within(middle.x - width / 2, bounds.left, bounds.right - width)
  const y = within(above ? middle.y - clearance - height : middle.y + clearance, bounds.top, bounds.bottom - height)
  const places = lengths.flatMap((length, row) =>
    Array.from({ length }, (_, i) => ({
      x: x + width / 2 + (i + 0.5 - length / 2) * pitch,
      y: y + (row + 0.5) * pitch,
    })),
  )
  return { places, side: above ? 'above' : 'below', box: { x, y, width, height } }
}

/** When the room is too small for both ends, the first counts. */
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
