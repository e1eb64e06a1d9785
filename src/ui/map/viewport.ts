import type { Point } from '../../core/hex/layout'
import type { Level } from '../../core/map/map-drawing'

/** Where the sheet stands on the screen: a map point lies at `point * scale + (x, y)`, in pixels of the view. */
export interface Viewport {
  readonly x: number
  readonly y: number
  /** Pixels for one map unit; a hex is 100 map units across. */
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

export interface Rectangle extends Point, Size {}

export const LARGEST_SCALE = 4

/** How far the sheet's edge may come in from the edge of the screen, in pixels. */
const MARGIN = 24

const PLAY_FROM = 48
const NEAR_FROM = 96

/** By the width of a hex on the screen. */
export function levelAt(scale: number): Level {
  const hexWidth = scale * 100
  if (hexWidth < PLAY_FROM) return 'far'
  return hexWidth < NEAR_FROM ? 'play' : 'near'
}

/** A hex so small that the names of cities could not be read. */
const LEGIBLE_FROM = 20

export const isTiny = (scale: number): boolean => scale * 100 < LEGIBLE_FROM

export const toMap = (view: Viewport, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
})

export const toScreen = (view: Viewport, at: Point): Point => ({
  x: at.x * view.scale + view.x,
  y: at.y * view.scale + view.y,
})

/** What part of the map the screen shows. */
export function visiblePart(view: Viewport, screen: Size): Rectangle {
  const corner = toMap(view, { x: 0, y: 0 })
  return { ...corner, width: screen.width / view.scale, height: screen.height / view.scale }
}

export const centredOn = (at: Point, scale: number, screen: Size): Viewport => ({
  x: screen.width / 2 - at.x * scale,
  y: screen.height / 2 - at.y * scale,
  scale,
})

/** The whole sheet, as large as it goes. */
export function fitted(sheet: Rectangle, screen: Size): Viewport {
  const room = Math.max(1, Math.min(screen.width, screen.height) - 2) / Math.min(screen.width, screen.height)
  const scale = Math.min(screen.width / sheet.width, screen.height / sheet.height) * room
  return centredOn({ x: sheet.x + sheet.width / 2, y: sheet.y + sheet.height / 2 }, scale, screen)
}

/** One edge of the sheet, along one axis: it stays in reach, or in the middle when all of it fits. */
function clampAxis(offset: number, from: number, length: number, room: number): number {
  const [start, end] = [offset + from, offset + from + length]
  if (length + 2 * MARGIN <= room) return (room - length) / 2 - from
  if (start > MARGIN) return MARGIN - from
  if (end < room - MARGIN) return room - MARGIN - length - from
  return offset
}

/** The nearest view that shows no more desk around the sheet than it must. */
export function clamped(view: Viewport, sheet: Rectangle, screen: Size): Viewport {
  const least = Math.min(fitted(sheet, screen).scale, LARGEST_SCALE)
  const scale = Math.min(LARGEST_SCALE, Math.max(least, view.scale))
  const middle = { x: screen.width / 2, y: screen.height / 2 }
  const sized = scale === view.scale ? view : scaledTo(view, scale, middle)
  return {
    x: clampAxis(sized.x, sheet.x * scale, sheet.width * scale, screen.width),
    y: clampAxis(sized.y, sheet.y * scale, sheet.height * scale, screen.height),
    scale,
  }
}

/** Zooms so that the map point under `at` stays there. */
export function scaledTo(view: Viewport, scale: number, at: Point): Viewport {
  const factor = scale / view.scale
  return { x: at.x - (at.x - view.x) * factor, y: at.y - (at.y - view.y) * factor, scale }
}

/** Zooms within the limits, keeping the map point under `at`. */
export function zoomedBy(view: Viewport, factor: number, at: Point, sheet: Rectangle, screen: Size): Viewport {
  const least = Math.min(fitted(sheet, screen).scale, LARGEST_SCALE)
  const scale = Math.min(LARGEST_SCALE, Math.max(least, view.scale * factor))
  return clamped(scaledTo(view, scale, at), sheet, screen)
}

export const pannedBy = (view: Viewport, dx: number, dy: number): Viewport => ({
  ...view,
  x: view.x + dx,
  y: view.y + dy,
})

export type Pair = readonly [Point, Point]

const middleOf = ([a, b]: Pair): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })
const spreadOf = ([a, b]: Pair): number => Math.max(1, Math.hypot(a.x - b.x, a.y - b.y))

/** Two fingers drag and zoom at once: what lay between them stays between them. */
export function pinched(view: Viewport, from: Pair, to: Pair, sheet: Rectangle, screen: Size): Viewport {
  const [start, end] = [middleOf(from), middleOf(to)]
  const moved = pannedBy(view, end.x - start.x, end.y - start.y)
  return zoomedBy(moved, spreadOf(to) / spreadOf(from), end, sheet, screen)
}
