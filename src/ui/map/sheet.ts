import { createLayout, type Layout } from '../../core/hex/layout'
import type { HexMap } from '../../core/map/hex-map'
import type { MapDrawing } from '../../core/map/map-drawing'
import type { Rectangle } from './viewport'

/** A map with all that is needed to draw it and to find one's way on it. */
export interface Sheet {
  readonly map: HexMap
  readonly drawing: MapDrawing
  readonly layout: Layout
  /** The sheet with its paper margin: all that is drawn. */
  readonly paper: Rectangle
}

/** Paper around the neat line, in map units, for the degrees. */
export const PAPER_MARGIN = 64

export function openSheet(map: HexMap, drawing: MapDrawing): Sheet {
  const { x, y, width, height } = drawing.sheet
  const paper = {
    x: x - PAPER_MARGIN,
    y: y - PAPER_MARGIN,
    width: width + 2 * PAPER_MARGIN,
    height: height + 2 * PAPER_MARGIN,
  }
  return { map, drawing, layout: createLayout(map.grid), paper }
}

export type Shape = MapDrawing['shapes'][number]
export type Label = MapDrawing['labels'][number]
export type Furniture = MapDrawing['furniture'][number]

/** Shapes of one layer as they are in one period. */
export const shapesOf = ({ drawing, map }: Sheet, layer: Shape['layer'], period: number): readonly Shape[] =>
  drawing.shapes.filter(shape => shape.layer === layer && (shape.period ?? map.periods[period]) === map.periods[period])
