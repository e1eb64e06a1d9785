import { memo, type PointerEvent, type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { tintOf } from './layers/ground'
import sheetStyles from './map-sheet.module.css'
import type { MapHandle } from './map-view'
import styles from './overview-map.module.css'
import { type Sheet, shapesOf } from './sheet'
import { lookOfTerrain } from './terrain-look'
import { type Rectangle, type Size, visiblePart } from './viewport'

type OverviewMapProps = {
  readonly sheet: Sheet
  readonly period: number
  readonly map: RefObject<MapHandle | null>
  /** Drawn over it in map coordinates: where the armies stand. */
  readonly children?: ReactNode
}

/** The whole sheet in little, with the part in view framed; a press or drag moves the view there. */
export function OverviewMap({ sheet, period, map, children }: OverviewMapProps) {
  const picture = useRef<SVGSVGElement>(null)
  const frame = useRef<SVGRectElement>(null)
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const { paper } = sheet
    return map.current?.listen((view, screen) => {
      const part = visiblePart(view, screen)
      const [left, top] = [Math.max(part.x, paper.x), Math.max(part.y, paper.y)]
      const right = Math.min(part.x + part.width, paper.x + paper.width)
      const bottom = Math.min(part.y + part.height, paper.y + paper.height)
      panel.current?.toggleAttribute('data-idle', isAllOf(part, paper))
      const place = { x: left, y: top, width: right - left, height: bottom - top }
      for (const [name, value] of Object.entries(place)) frame.current?.setAttribute(name, value.toFixed(1))
    })
  }, [map, sheet])
  const goTo = (event: PointerEvent): void => {
    const inverse = picture.current?.getScreenCTM()?.inverse()
    if (inverse === undefined) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(inverse)
    map.current?.show({ x, y })
  }
  const { x, y, width, height } = sheet.drawing.sheet
  return (
    <div ref={panel} className={styles.overview} data-over-map>
      <svg
        ref={picture}
        viewBox={`${x} ${y} ${width} ${height}`}
        {...sizeOf(width / height)}
        role="img"
        aria-label="Overview of the map"
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          goTo(event)
        }}
        onPointerMove={event => {
          if (event.buttons === 1) goTo(event)
        }}
      >
        <OverviewSheet sheet={sheet} period={period} />
        {children}
        <rect ref={frame} className={styles.view} />
      </svg>
    </div>
  )
}

const isAllOf = (part: Rectangle, paper: Rectangle): boolean =>
  part.x <= paper.x &&
  part.y <= paper.y &&
  part.x + part.width >= paper.x + paper.width &&
  part.y + part.height >= paper.y + paper.height

/** As large as 244 by 154 pixels allow. */
const sizeOf = (shape: number): Size => {
  const width = Math.min(244, 154 * shape)
  return { width, height: width / shape }
}

/** The sheet in few lines: land, terrain, sea and borders. */
export const OverviewSheet = memo(function OverviewSheet({
  sheet,
  period,
}: {
  readonly sheet: Sheet
  readonly period: number
}) {
  const { x, y, width, height } = sheet.drawing.sheet
  const [sea] = shapesOf(sheet, 'sea', period)
  return (
    <g className={sheetStyles.sheet}>
      <rect className={sheetStyles.dead} x={x} y={y} width={width} height={height} />
      {shapesOf(sheet, 'in-play', period).map(({ path }) => (
        <path key={path} className={tintOf('clear')} d={path} />
      ))}
      {shapesOf(sheet, 'terrain', period).map(({ class: name = '', path }) => (
        <path key={name} className={tintOf(lookOfTerrain(name))} d={path} />
      ))}
      {sea !== undefined && <path className={styles.sea} d={sea.path} />}
      {shapesOf(sheet, 'border', period).map(({ path }) => (
        <path key={path} className={styles.border} d={path} />
      ))}
    </g>
  )
})
