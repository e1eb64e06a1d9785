import { memo } from 'react'
import type { TableMarker } from '../../../../../core/engine/game-table'
import type { Point } from '../../../../../core/hex/layout'
import { Counter } from '../../../../counters/counter'
import { counterPlace } from '../../../../counters/counter-place'
import type { Sheet } from '../../../../map/sheet'
import { useTable } from '../../table-context'
import { type BoardPosition, useBoard } from '../board-position'

const SIDE = { whole: 56, plate: 27, onSide: 34 } as const

/** Down the left of the hex, beside a stack. */
const PLATES = { x: -41, pitch: 29 } as const

type Placed = { readonly marker: TableMarker; readonly at: Point; readonly side: number; readonly isPlate: boolean }

/** What is no unit: alone in its hex as large as a counter, else a small plate at the left of the stack. */
export const MarkerLayer = memo(function MarkerLayer({ plates }: { readonly plates: boolean }) {
  const { sheet } = useTable()
  const board = useBoard()
  return (
    <g data-layer={plates ? 'plates' : 'markers'}>
      {placeMarkers(sheet, board)
        .filter(({ isPlate }) => isPlate === plates)
        .map(({ marker, at, side }) => (
          <g key={marker.key} transform={counterPlace(at, side)}>
            <Counter face={marker.face} compact={side < SIDE.whole} />
          </g>
        ))}
    </g>
  )
})

export function placeMarkers({ layout }: Sheet, { markers, stacks }: BoardPosition): readonly Placed[] {
  const waiting = new Map<number, TableMarker[]>()
  const placed: Placed[] = []
  for (const marker of markers) {
    if ('hexside' in marker.at) {
      placed.push({ marker, at: layout.hexsideMidpoint(marker.at.hexside), side: SIDE.onSide, isPlate: true })
    } else if (marker.small !== true && !stacks.has(marker.at.hex)) {
      placed.push({ marker, at: layout.centre(marker.at.hex), side: SIDE.whole, isPlate: false })
    } else {
      const there = waiting.get(marker.at.hex)
      if (there) there.push(marker)
      else waiting.set(marker.at.hex, [marker])
    }
  }
  for (const each of waiting.values()) placed.push(...inColumn(layout.centre, each))
  return placed
}

function inColumn(centre: Sheet['layout']['centre'], markers: readonly TableMarker[]): Placed[] {
  return markers.flatMap((marker, i): Placed[] => {
    if ('hexside' in marker.at) return []
    const { x, y } = centre(marker.at.hex)
    const at = { x: x + PLATES.x, y: y + (i - (markers.length - 1) / 2) * PLATES.pitch }
    return [{ marker, at, side: SIDE.plate, isPlate: true }]
  })
}
