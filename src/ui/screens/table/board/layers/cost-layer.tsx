import { memo } from 'react'
import type { Choice } from '../../../../../core/engine/step'
import type { Point } from '../../../../../core/hex/layout'
import { useTable } from '../../table-context'
import { useBoard } from '../board-position'
import { usePlaced } from '../use-placed'
import styles from './cost-layer.module.css'

/** Beside a counter or a marker, where neither count, badges nor ratings stand. */
const BESIDE: Point = { x: 34, y: 31 }

/** What each lit hex costs: a disc, or an octagon where the move ends. */
export const CostLayer = memo(function CostLayer() {
  const { sheet } = useTable()
  const { byHex } = usePlaced()
  const { isCovered } = useBoard()
  return (
    <g data-layer="costs">
      {[...byHex].map(([hex, choices]) => {
        const cost = leastCost(choices)
        if (cost === null) return null
        const { x, y } = sheet.layout.centre(hex)
        const at = isCovered(hex) ? { x: x + BESIDE.x, y: y + BESIDE.y } : { x, y }
        return <CostChip key={hex} x={at.x} y={at.y} cost={cost} ends={choices.every(each => each.ends === true)} />
      })}
    </g>
  )
})

export function leastCost(choices: readonly Choice[]): number | null {
  const costs = choices.flatMap(({ cost }) => cost ?? [])
  return costs.length === 0 ? null : Math.min(...costs)
}

const OCTAGON = `M${Array.from({ length: 8 }, (_, i) => ((i + 0.5) * Math.PI) / 4)
  .map(turn => `${(11.4 * Math.cos(turn)).toFixed(2)} ${(11.4 * Math.sin(turn)).toFixed(2)}`)
  .join('L')}Z`

type CostChipProps = { readonly x: number; readonly y: number; readonly cost: number; readonly ends: boolean }

/** Drawn in pixels; the zoom level's style says how large one is. */
const CostChip = memo(function CostChip({ x, y, cost, ends }: CostChipProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <g className={ends ? `${styles.chip} ${styles.ends}` : styles.chip}>
        {ends ? <path d={OCTAGON} /> : <circle r={10.5} />}
        <text y={4.8}>{cost}</text>
      </g>
    </g>
  )
})
