import { memo } from 'react'
import type { HexId } from '../../../../../core/ids'
import type { Sheet } from '../../../../map/sheet'
import type { PlacedChoices } from '../../choices-by-place'
import { useTable } from '../../table-context'
import { hexPaths } from '../hex-shape'
import { unionOutline } from '../union-outline'
import { usePlaced } from '../use-placed'
import styles from './lit-layer.module.css'

/** What can be answered keeps its brightness and gets one amber edge; all else lies under a veil. */
export const LitLayer = memo(function LitLayer() {
  const { sheet } = useTable()
  const placed = usePlaced()
  if (placed.lit.size + placed.byBox.size === 0) return null
  const { x, y, width, height } = sheet.drawing.sheet
  const outline = unionOutline(sheet, placed.lit)
  const stops = endingHexes(placed)
  const boxes = boxPaths(sheet, placed)
  return (
    <g data-layer="lit">
      <path className={styles.veil} d={`M${x} ${y}h${width}v${height}h${-width}Z${outline}${boxes}`} />
      <path className={styles.wash} d={outline} />
      <path className={styles.case} d={outline} />
      <path className={styles.lit} d={outline} data-lit={placed.lit.size} />
      {stops.length > 0 && <path className={styles.ends} d={hexPaths(sheet.layout, stops, 0.88)} />}
    </g>
  )
})

/** The boxes that are lit; they have an edge of their own. */
const boxPaths = ({ drawing }: Sheet, { byBox }: PlacedChoices): string =>
  drawing.furniture
    .filter(({ kind, id }) => kind === 'box' && id !== undefined && byBox.has(id))
    .map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}Z`)
    .join('')

/** Hexes in which every answer ends the move. */
const endingHexes = ({ byHex }: PlacedChoices): readonly HexId[] =>
  [...byHex].filter(([, choices]) => choices.every(choice => choice.ends === true)).map(([hex]) => hex)
