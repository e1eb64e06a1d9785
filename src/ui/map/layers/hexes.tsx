import { useMemo } from 'react'
import type { HexId } from '../../../core/ids'
import { isLand } from '../../../core/map/map-queries'
import { numberSpot, printedNumber } from '../../../core/sheet/number-spot'
import { gridPaths } from '../grid-paths'
import styles from '../map-sheet.module.css'
import { MARK_KINDS } from '../marks/mark-pen'
import { terrainMarks } from '../marks/terrain-marks'
import type { Sheet } from '../sheet'

type LayerProps = { readonly sheet: Sheet }

export function MarkLayer({ sheet }: LayerProps) {
  const { map, layout, drawing } = sheet
  const marks = useMemo(() => terrainMarks(map, layout, drawing.symbols), [map, layout, drawing])
  return (
    <g data-part="marks" transform="scale(.1)">
      {MARK_KINDS.map(kind => (
        <g key={kind}>
          {marks[kind].map((path, patch) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the patches of a map never change
            <path key={patch} className={styles[kind]} d={path} />
          ))}
        </g>
      ))}
    </g>
  )
}

export function GridLayer({ sheet }: LayerProps) {
  const { map, layout } = sheet
  const paths = useMemo(() => gridPaths(map, layout), [map, layout])
  return (
    <g className={styles.grid} data-part="grid" transform="scale(.1)">
      {paths.sea.map(path => (
        <path key={path} className={styles.overSea} d={path} />
      ))}
      {paths.land.map(path => (
        <path key={path} d={path} />
      ))}
    </g>
  )
}

export function NumberLayer({ sheet }: LayerProps) {
  const { map, layout } = sheet
  const hexes = map.grid.numbers.map((_, hex) => hex as HexId)
  const numbers = (wanted: readonly HexId[]) =>
    wanted.map(hex => {
      const { x, y } = numberSpot(map.grid.spec.shape, layout.centre(hex))
      return (
        <text key={hex} x={Math.round(x * 10) / 10} y={Math.round(y * 10) / 10}>
          {printedNumber(map.grid.numbers[hex])}
        </text>
      )
    })
  return (
    <g className={styles.numbers} data-part="numbers">
      <g className={styles.overSea}>{numbers(hexes.filter(hex => !isLand(map, hex)))}</g>
      {numbers(hexes.filter(hex => isLand(map, hex)))}
    </g>
  )
}
