import type { Point } from '../../../../core/hex/layout'
import { type Size, toScreen, type Viewport } from '../../../map/viewport'

export type PopupSide = 'below' | 'above' | 'right' | 'left'

export type PopupPlace = {
  readonly left: number
  readonly top: number
  readonly side: PopupSide
  /** Where along its edge it points at its hex, in pixels from its left or top. */
  readonly tip: number
}

export type PopupRequest = {
  /** Middle of the hex, in pixels of the window. */
  readonly at: Point
  /** From the middle of the hex to where the popup may begin. */
  readonly clearance: number
  readonly size: Size
  readonly screen: Size
  /** Points of the window that should stay free, where that can be, and those that had better. */
  readonly keepFree: readonly Point[]
  readonly betterFree?: readonly Point[]
  /** The side it stood on; it stays there while the map moves. */
  readonly fixed?: PopupSide
}

const EDGE = 10
const TIP = 18
/** A counter whose middle is nearer than this to the popup is half hidden. */
const NEAR = 26
const SIDES: readonly PopupSide[] = ['below', 'above', 'right', 'left']

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

function placeOn(side: PopupSide, { at, clearance, size, screen }: PopupRequest): PopupPlace {
  const isUpright = side === 'below' || side === 'above'
  const wanted = isUpright
    ? { left: at.x - size.width / 2, top: side === 'below' ? at.y + clearance : at.y - clearance - size.height }
    : { left: side === 'right' ? at.x + clearance : at.x - clearance - size.width, top: at.y - size.height / 2 }
  const left = within(wanted.left, EDGE, screen.width - size.width - EDGE)
  const top = within(wanted.top, EDGE, screen.height - size.height - EDGE)
  const tip = isUpright ? within(at.x - left, TIP, size.width - TIP) : within(at.y - top, TIP, size.height - TIP)
  return { left, top, side, tip }
}

/** How much is hidden: its own hex above all, then what should stay free. */
function hidden({ left, top }: PopupPlace, { at, size, keepFree, betterFree = [] }: PopupRequest): number {
  const covers = ({ x, y }: Point): boolean =>
    x > left - NEAR && x < left + size.width + NEAR && y > top - NEAR && y < top + size.height + NEAR
  const holds = ({ x, y }: Point): boolean => x > left && x < left + size.width && y > top && y < top + size.height
  return (holds(at) ? 1000 : 0) + keepFree.filter(covers).length + betterFree.filter(covers).length / 4
}

/** Beside its hex, inside the window, where it hides the least. */
export function placePopup(request: PopupRequest): PopupPlace {
  const places = SIDES.map(side => placeOn(side, request))
  const fixed = places.find(({ side }) => side === request.fixed)
  if (fixed !== undefined && hidden(fixed, request) < 1000) return fixed
  return places.reduce((best, each) => (hidden(each, request) < hidden(best, request) ? each : best))
}

export const onScreen = (view: Viewport, points: readonly Point[]): readonly Point[] =>
  points.map(point => toScreen(view, point))
