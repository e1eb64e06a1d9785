import { memo } from 'react'
import { TurnCell } from '../../../../map/furniture/box-panel'
import { trackCells } from '../../../../map/furniture/track-plan'
import { useSession, useTable } from '../../table-context'

/** The turn at hand on the track of the sheet. */
export const TurnLayer = memo(function TurnLayer() {
  const { sheet } = useTable()
  const turn = useSession((s, { look, views }) => look.calendar(views.position(s)).turn)
  return (
    <g data-layer="turn">
      {sheet.drawing.furniture.map(piece => {
        const cell = piece.kind === 'turn-track' ? trackCells(piece)[turn - 1] : undefined
        return (
          cell !== undefined && (
            <g key={`${piece.x},${piece.y}`} transform={`translate(${piece.x} ${piece.y})`}>
              <TurnCell cell={cell} turn={turn} isNow />
            </g>
          )
        )
      })}
    </g>
  )
})
