import { memo } from 'react'
import { TurnCell } from '../../../../map/furniture/box-panel'
import { trackCells } from '../../../../map/furniture/track-plan'
import type { Furniture } from '../../../../map/sheet'
import { useSides } from '../../sides'
import { useKnown, useSession, useTable } from '../../table-context'
import styles from './turn-layer.module.css'

/** The turn at hand on the track of the sheet, the dates of all turns, and who comes when. */
export const TurnLayer = memo(function TurnLayer() {
  const { sheet } = useTable()
  return (
    <g data-layer="turn">
      {sheet.drawing.furniture.map(
        piece => piece.kind === 'turn-track' && <Track key={`${piece.x},${piece.y}`} piece={piece} />,
      )}
    </g>
  )
})

function Track({ piece }: { readonly piece: Furniture }) {
  const { look } = useTable()
  const known = useKnown()
  const turn = useSession((s, table) => table.look.calendar(table.views.position(s)).turn)
  const sides = useSides()
  const arriving = look.forces(known).filter(({ arrives, side }) => arrives !== undefined && side !== null)
  return (
    <g transform={`translate(${piece.x} ${piece.y})`}>
      {trackCells(piece).map((cell, at) => {
        const { x, y, width, height } = cell
        const date = look.turnDate?.(known, at + 1) ?? ''
        const size = Math.min(17, height * 0.24, (1.9 * width) / Math.max(1, date.length))
        return (
          <g key={`${x},${y}`}>
            {at + 1 === turn && <TurnCell cell={cell} turn={turn} isNow />}
            <text
              className={at + 1 === turn ? `${styles.date} ${styles.now}` : styles.date}
              x={x + width / 2}
              y={y + height * 0.86}
              fontSize={size}
            >
              {date}
            </text>
            {([0, 1] as const).map(side => {
              const count = arriving
                .filter(group => group.arrives === at + 1 && group.side === side)
                .reduce((sum, { units }) => sum + units.length, 0)
              return (
                count > 0 && (
                  <g
                    key={side}
                    transform={`translate(${x + width - 12 - 22 * side} ${y + 4})`}
                    className={styles.comers}
                    {...{ role: 'img', 'aria-label': `${count} of the ${sides[side].name} come on turn ${at + 1}` }}
                  >
                    <rect width={20} height={18} rx={3} x={-10} fill={`var(--n-${sides[side].colour})`} />
                    <text y={14} fill={`var(--n-${sides[side].colour}-ink)`}>
                      {count}
                    </text>
                  </g>
                )
              )
            })}
          </g>
        )
      })}
    </g>
  )
}
