import type { Point } from '../../core/hex/layout'
import type { MapDrawing } from '../../core/map/map-drawing'
import type { SheetProjection } from '../sheet-projection'
import { type Box, between } from './geometry'

type Tick = MapDrawing['ticks'][number]

const STEPS = 600

/** Whole degrees around the frame: longitude above and below, latitude at the sides. */
export function degreeTicks(projection: SheetProjection, frame: Box): Tick[] {
  const corner = (x: number, y: number): Point => ({ x, y })
  const [topLeft, topRight] = [corner(frame.left, frame.top), corner(frame.right, frame.top)]
  const [bottomLeft, bottomRight] = [corner(frame.left, frame.bottom), corner(frame.right, frame.bottom)]
  return [
    ...along(projection, topLeft, topRight, 'lon'),
    ...along(projection, bottomLeft, bottomRight, 'lon'),
    ...along(projection, topLeft, bottomLeft, 'lat'),
    ...along(projection, topRight, bottomRight, 'lat'),
  ]
}

function along(projection: SheetProjection, from: Point, to: Point, axis: 'lon' | 'lat'): Tick[] {
  const found: Tick[] = []
  const valueAt = (t: number) => projection.toLonLat(between(from, to, t))[axis]
  let before = valueAt(0)
  for (let step = 1; step <= STEPS; step++) {
    const here = valueAt(step / STEPS)
    const degree = Math.max(Math.floor(before), Math.floor(here))
    if (Math.floor(before) !== Math.floor(here)) {
      const share = (degree - before) / (here - before)
      const at = between(from, to, (step - 1 + share) / STEPS)
      found.push({
        text: `${degree}°`,
        axis,
        x: Math.round(at.x * 10) / 10,
        y: Math.round(at.y * 10) / 10,
        angle: Math.round(bearing(projection, at, axis)),
      })
    }
    before = here
  }
  return found
}

/** The way the degree's own line runs on the sheet, in degrees clockwise from the top. */
function bearing(projection: SheetProjection, at: Point, axis: 'lon' | 'lat'): number {
  const { lon, lat } = projection.toLonLat(at)
  const further = axis === 'lon' ? projection.toSheet(lon, lat + 0.1) : projection.toSheet(lon + 0.1, lat)
  return (Math.atan2(further.x - at.x, at.y - further.y) * 180) / Math.PI
}

export const trueNorth = (projection: SheetProjection, at: Point): number =>
  Math.round(bearing(projection, at, 'lon') * 10) / 10
