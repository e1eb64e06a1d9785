import type { Point } from '../../../../core/hex/layout'
import type { Rectangle, Size } from '../../../map/viewport'

/** Where a card may lie over the map, the best first when nothing is in its way. */
export const CORNERS = ['bottom-left', 'bottom-right', 'top-right', 'top-left'] as const
export type Corner = (typeof CORNERS)[number]

export type CardRoom = {
  readonly card: Size
  readonly screen: Size
  /** From the edge of the window. */
  readonly gap: number
  /** What lies in the lower left already: the overview. */
  readonly taken: number
}

export function cardAt(corner: Corner, { card, screen, gap, taken }: CardRoom): Rectangle {
  const isLeft = corner.endsWith('left')
  const isTop = corner.startsWith('top')
  return {
    x: isLeft ? gap + (isTop ? 0 : taken) : screen.width - gap - card.width,
    y: isTop ? gap : screen.height - gap - card.height,
    ...card,
  }
}

/** A hex whose middle is nearer than this is half covered. */
const HALF_HEX = 34

const covers = ({ x, y, width, height }: Rectangle, at: Point): boolean =>
  at.x > x - HALF_HEX && at.x < x + width + HALF_HEX && at.y > y - HALF_HEX && at.y < y + height + HALF_HEX

/** The corner in which the card hides the fewest points; it stays where it is while another is no better. */
export function emptiestCorner(points: readonly Point[], room: CardRoom, now: Corner): Corner {
  const hidden = (corner: Corner): number => {
    const card = cardAt(corner, room)
    return points.filter(point => covers(card, point)).length
  }
  if (hidden(now) === 0) return now
  return CORNERS.reduce((best, corner) => (hidden(corner) < hidden(best) ? corner : best), now)
}
