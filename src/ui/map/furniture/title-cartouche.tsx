import type { Furniture, Sheet } from '../sheet'
import styles from './furniture.module.css'
import { fittingSize, Panel } from './panel'
import { ScaleBar } from './scale-bar'

/** The first line of the piece's text is the title, the second what stands below it; a scale bar closes it. */
export function TitleCartouche({ piece, sheet }: { readonly piece: Furniture; readonly sheet: Sheet }) {
  const [title = '', subtitle = ''] = (piece.text ?? sheet.map.name).split('\n')
  const { width, height } = piece
  const hasScale = !sheet.drawing.furniture.some(({ kind }) => kind === 'scale')
  const rows = height * (hasScale ? 1 : 1.35) * (subtitle === '' ? 1.15 : 1)
  const size = fittingSize(title, width * 0.86, rows * 0.3, 0.53)
  const small = fittingSize(subtitle, width * 0.86, rows * 0.14, 0.44)
  return (
    <Panel piece={piece}>
      <text className={styles.title} x={width / 2} y={rows * 0.35} fontSize={size}>
        {title}
      </text>
      <path className={styles.rule} d={`M${width * 0.12} ${rows * 0.44}H${width * 0.88}`} />
      {subtitle !== '' && (
        <text className={styles.subtitle} x={width / 2} y={rows * 0.6} fontSize={small}>
          {subtitle}
        </text>
      )}
      {hasScale && (
        <ScaleBar
          x={width * 0.14}
          y={height * 0.7}
          width={width * 0.72}
          height={height * 0.24}
          kmPerHex={sheet.drawing.kmPerHex}
        />
      )}
    </Panel>
  )
}
