import type { CounterFace } from '../../../../core/engine/counter-face'
import type { Choice } from '../../../../core/engine/step'
import type { UnitId } from '../../../../core/ids'
import { counterName } from '../../../counters/counter-name'
import { CounterTile } from '../../../counters/counter-tile'
import { costWords } from '../cost-words'
import { pickUnit } from '../pointing'
import { useDesk, useTable } from '../table-context'
import { useBoard } from './board-position'
import { markOfUnit } from './counter-marks'
import styles from './inspector.module.css'
import { usePlaced } from './use-placed'

/** Its name without what the counter shows. */
export const shortLabel = ({ label }: CounterFace): string => label.split(',')[0] ?? label

/** What it costs to take it, where that is no movement: '3 VP'. */
function priceOf(choices: readonly Choice[]): string {
  const [price, another] = new Set(choices.map(choice => (choice.costIn === undefined ? '' : costWords(choice))))
  return another === undefined ? (price ?? '') : ''
}

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
  const isNamed = useDesk(({ naming }) => naming?.unit === unit)
  const own = markOfUnit(board, usePlaced(), unit)
  const mark = isNamed ? 'selected' : own
  const price = priceOf(usePlaced().byUnit.get(unit) ?? [])
  const face = board.face(unit)
  const line = table.look.unitLine(board.known, unit)
  const name = counterName(face, mark)
  const short = shortLabel(face)
  // Who speaks to the page says what is written there: the name has it in one piece.
  const shown = `${short} ${line}`.trim()
  return (
    <li className={styles.unit}>
      <button
        type="button"
        className={styles.pick}
        data-shelf-unit={unit}
        aria-label={isPlain ? [name, line].filter(Boolean).join('. ') : name.replace(short, () => shown)}
        onClick={event => pickUnit(table, unit, { alone: event.altKey })}
      >
        <CounterTile face={face} pixels={52} mark={mark} silent />
        <b>{short}</b> {!isPlain && <span>{line}</span>}
        {price !== '' && <em>{price}</em>}
      </button>
      <button
        type="button"
        className={styles.tell}
        aria-label={`About ${short}`}
        aria-expanded={isTold}
        onClick={onTell}
      >
        i
      </button>
    </li>
  )
}
