import { legendOf } from '../map-legend'
import type { Furniture, Sheet } from '../sheet'
import styles from './furniture.module.css'
import { legendPlan } from './legend-plan'
import { LegendSwatch } from './legend-swatch'
import { Panel } from './panel'

export function LegendPanel({ piece, sheet }: { readonly piece: Furniture; readonly sheet: Sheet }) {
  const entries = legendOf(sheet)
  const plan = legendPlan(entries, piece.width, piece.height)
  return (
    <Panel piece={piece}>
      <text className={styles.heading} x={24} y={22 + plan.heading * 0.8} fontSize={plan.heading}>
        {piece.text ?? 'Legend'}
      </text>
      {entries.map(({ text, sign }, i) => {
        const [column, row] = [Math.floor(i / plan.rows), i % plan.rows]
        return (
          <g key={text} transform={`translate(${24 + column * plan.columnWidth} ${plan.top + row * plan.rowHeight})`}>
            <LegendSwatch sign={sign} shape={sheet.map.grid.spec.shape} height={plan.rowHeight} />
            <text className={styles.entry} x={plan.rowHeight * 1.6} y={plan.rowHeight * 0.7} fontSize={plan.size}>
              {text}
            </text>
          </g>
        )
      })}
    </Panel>
  )
}
