import { memo } from 'react'
import type { TableMarker } from '../../../../../core/engine/game-look'
import type { Point } from '../../../../../core/hex/layout'
import type { HexId } from '../../../../../core/ids'
import { Counter } from '../../../../counters/counter'
import { counterPlace } from '../../../../counters/counter-place'
import type { Sheet } from '../../../../map/sheet'
import { useTable } from '../../table-context'
import { type BoardPosition, useBoard } from '../board-position'

const SIDE = { whole: 56, half: 42, plate: 22, onSide: 34 } as const

/** Two that share a hex lie side by side. */
const HALF_APART = 22

/** Down the left of the hex, beside a stack: above its count, and clear of all that is printed on the counter. */
const PLATES = { x: -44.5, y: -8, pitch: 24 } as const

type Placed = { readonly marker: TableMarker; readonly at: Point; readonly side: number; readonly isPlate: boolean }

/** What is no unit: alone in its hex as large as a counter, two of them smaller, else a small plate at the left of the stack. */
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
  const large = new Map<HexId, TableMarker[]>()
  const waiting = new Map<HexId, TableMarker[]>()
  const placed: Placed[] = []
  for (const marker of markers) {
    if ('hexside' in marker.at) {
      placed.push({ marker, at: layout.hexsideMidpoint(marker.at.hexside), side: SIDE.onSide, isPlate: true })
    } else {
      const lie = marker.small !== true && !stacks.has(marker.at.hex) ? large : waiting
      lie.set(marker.at.hex, [...(lie.get(marker.at.hex) ?? []), marker])
    }
  }
  for (const [hex, each] of large) {
    const { x, y } = layout.centre(hex)
    const [first, second, third] = each
    if (first === undefined || third !== undefined) placed.push(...inColumn(layout.centre, each))
    else if (second === undefined) placed.push({ marker: first, at: { x, y }, side: SIDE.whole, isPlate: false })
    else
      placed.push(
        { marker: first, at: { x: x - HALF_APART, y }, side: SIDE.half, isPlate: false },
        { marker: second, at: { x: x + HALF_APART, y }, side: SIDE.half, isPlate: false },
      )
  }
  for (const each of waiting.values()) placed.push(...inColumn(layout.centre, each))
  return placed
}

function inColumn(centre: Sheet['layout']['centre'], markers: readonly TableMarker[]): Placed[] {
  return markers.flatMap((marker, i): Placed[] => {
    if ('hexside' in marker.at) return []
    const { x, y } = centre(marker.at.hex)
    const at = { x: x + PLATES.x, y: y + PLATES.y + (i - (markers.length - 1) / 2) * PLATES.pitch }
    return [{ marker, at, side: SIDE.plate, isPlate: true }]
  })
}
