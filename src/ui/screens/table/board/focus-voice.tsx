import { memo } from 'react'
import type { HexId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { counterName } from '../../../counters/counter-name'
import type { PlacedChoices } from '../choices-by-place'
import { type Table, useDesk, useTable } from '../table-context'
import styles from './board.module.css'
import { type BoardPosition, useBoard } from './board-position'
import { markOfUnit } from './counter-marks'
import { leastCost } from './layers/cost-layer'
import { usePlaced } from './use-placed'

/** Says where the keys stand: the hex, whether it is an answer and at what price, and who is there. */
export const FocusVoice = memo(function FocusVoice() {
  const table = useTable()
  const hex = useDesk(desk => desk.focused)
  const board = useBoard()
  const placed = usePlaced()
  return (
    <p className={styles.voice} aria-live="polite" data-testid="focus-voice">
      {hex === null ? '' : hexWords(table, board, placed, hex)}
    </p>
  )
})

export function hexWords({ look, sheet }: Table, board: BoardPosition, placed: PlacedChoices, hex: HexId): string {
  const choices = placed.at(hex)
  const cost = leastCost(placed.byHex.get(hex) ?? [])
  const units = board.stacks.get(hex) ?? []
  return [
    hexLabel(sheet.map, hex),
    choices.length === 0 ? 'not an answer' : 'lit',
    ...(cost === null ? [] : [`costs ${cost}`]),
    ...(choices.length > 0 && choices.every(each => each.ends === true) ? ['the move ends there'] : []),
    ...(choices.length > 1 ? [`${choices.length} choices`] : []),
    look.hexLine(board.known, hex),
    ...units.map(unit => counterName(board.face(unit), markOfUnit(board, placed, unit))),
    ...board.markers.flatMap(({ at, face }) => ('hex' in at && at.hex === hex ? [face.label] : [])),
  ]
    .filter(Boolean)
    .join('. ')
}
