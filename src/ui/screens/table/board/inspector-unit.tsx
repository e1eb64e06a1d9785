import type { CounterFace } from '../../../../core/engine/counter-face'
import type { UnitId } from '../../../../core/ids'
import { counterName } from '../../../counters/counter-name'
import { CounterTile } from '../../../counters/counter-tile'
import { pickUnit } from '../acting'
import { useTable } from '../table-context'
import { useBoard } from './board-position'
import { markOfUnit } from './counter-marks'
import styles from './inspector.module.css'
import { usePlaced } from './use-placed'

/** Its name without what the counter shows. */
export const shortLabel = ({ label }: CounterFace): string => label.split(',')[0] ?? label

type InspectedUnitProps = {
  readonly unit: UnitId
  /** Only its name is written below it. */
  readonly isPlain: boolean
  readonly isTold: boolean
  readonly onTell: () => void
}

/** A click picks the unit; the small button beside it tells more. */
export function InspectedUnit({ unit, isPlain, isTold, onTell }: InspectedUnitProps) {
  const table = useTable()
  const board = useBoard()
  const mark = markOfUnit(board, usePlaced(), unit)
  const face = board.face(unit)
  const line = table.look.unitLine(board.known, unit)
  return (
    <li className={styles.unit}>
      <button
        type="button"
        className={styles.pick}
        aria-label={[counterName(face, mark), line].filter(Boolean).join('. ')}
        onClick={event => event.detail < 2 && pickUnit(table, unit)}
      >
        <CounterTile face={face} pixels={52} mark={mark} silent />
        <b>{shortLabel(face)}</b>
        {!isPlain && <span>{line}</span>}
      </button>
      <button
        type="button"
        className={styles.tell}
        aria-label={`About ${shortLabel(face)}`}
        aria-expanded={isTold}
        onClick={onTell}
      >
        i
      </button>
    </li>
  )
}
