import type { HexMap } from '../../../core/map/hex-map'
import { hexsideMarkLook, type LineLook, lookOfLine } from '../line-look'
import styles from '../map-sheet.module.css'
import { type Shape, type Sheet, shapesOf } from '../sheet'
import { Stroke } from './patched'

type LayerProps = { readonly sheet: Sheet; readonly period: number }

/** The strokes a line is made of, from the bottom up. */
export const STROKES: Readonly<Record<LineLook, readonly string[]>> = {
  road: [styles.case, styles.core],
  track: [styles.track],
  rail: [styles.halo, styles.rail, styles.ties],
  'main-rail': [styles.halo, styles.double, styles.between, styles.wideTies],
  'narrow-rail': [styles.halo, styles.thin, styles.fewTies],
}

const lookOfShape = (map: HexMap, shape: Shape): LineLook => {
  const lineClass = map.lineClasses.find(({ name }) => name === shape.class)
  return lineClass === undefined ? 'road' : lookOfLine(lineClass)
}

export function LineLayer({ sheet, period }: LayerProps) {
  const drawn = shapesOf(sheet, 'line', period).map(shape => ({ ...shape, look: lookOfShape(sheet.map, shape) }))
  const isRoad = (look: LineLook): boolean => look === 'road' || look === 'track'
  const strokes = (shapes: typeof drawn) =>
    shapes.flatMap(({ class: name, look, path }) =>
      STROKES[look].map(stroke => <Stroke key={`${name}${stroke}`} className={stroke} path={path} />),
    )
  return (
    <>
      <g className={styles.roads} data-part="roads">
        {strokes(drawn.filter(({ look }) => isRoad(look)))}
      </g>
      <g className={styles.rails} data-part="railways">
        {strokes(drawn.filter(({ look }) => !isRoad(look)))}
      </g>
    </>
  )
}

const CROSSINGS: readonly { readonly layer: Shape['layer']; readonly strokes: readonly string[] }[] = [
  { layer: 'bridge', strokes: [styles.bridgeCase, styles.bridge] },
  { layer: 'strait', strokes: [styles.strait] },
  { layer: 'blocked', strokes: [styles.blocked, styles.blockedCore] },
  { layer: 'wall', strokes: [styles.wallCase, styles.wall] },
]

/** What stands on a hexside: bridges, straits, closed sides, walls. */
export function CrossingLayer({ sheet, period }: LayerProps) {
  return (
    <g>
      {CROSSINGS.flatMap(({ layer, strokes }) =>
        shapesOf(sheet, layer, period).flatMap(({ class: name, path }) =>
          strokes.map(stroke => <Stroke key={`${layer}${name}${stroke}`} className={stroke} path={path} />),
        ),
      )}
      {shapesOf(sheet, 'hexside-mark', period).map(({ class: name = '', path }) => (
        <Stroke key={name} className={styles[hexsideMarkLook(name)]} path={path} />
      ))}
    </g>
  )
}
