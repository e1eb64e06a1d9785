import type { Point } from '../../core/hex/layout'

/** Look book: a counter's side in map units; larger at far zoom, where it is drawn compact. */
export const COUNTER_SIDE = { far: 78, play: 66, near: 66 } as const

/** The transform that sets the field of a counter or stack around a point. */
export const counterPlace = (middle: Point, side: number): string =>
  `translate(${middle.x - side / 2} ${middle.y - side / 2}) scale(${side / 100})`
