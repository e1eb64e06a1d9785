import { focusOf } from '../../../../core/engine/hand'
import type { GameState } from '../../../../core/engine/state'
import type { Choice } from '../../../../core/engine/step'
import { pointedChoice } from '../acting'
import { costWords } from '../cost-words'
import { actName } from '../hand/labels'
import { type Table, useDesk, useKnown, useTable } from '../table-context'
import { GlossedText } from './glossed-text'
import styles from './panel.module.css'

/** What is in hand, and what the choice pointed at would cost. It always takes the same room, so that nothing below it moves. */
export function SubLine() {
  const table = useTable()
  const known = useKnown()
  const pointed = useDesk(desk => desk.armed ?? pointedChoice(table, desk))
  return (
    <p className={styles.sub}>
      {pointed === null ? (
        <GlossedText text={handWords(table, known)} isInList />
      ) : (
        <Pointed table={table} known={known} choice={pointed} />
      )}
    </p>
  )
}

function handWords(table: Table, known: GameState): string {
  const { engine, look } = table
  const { hand } = focusOf(engine.game, known)
  const [first, another] = hand
  if (first === undefined) return ''
  const name = look.face(known, first).label
  // Of several only the names: what a label adds after its first comma can be read on the counters.
  if (another !== undefined) return `In hand: ${hand.map(unit => shortName(look.face(known, unit).label)).join(', ')}`
  return `In hand: ${name}, ${look.unitLine(known, first)}`
}

const shortName = (label: string): string => label.split(', ', 1)[0] ?? label

type PointedProps = { readonly table: Table; readonly known: GameState; readonly choice: Choice }

function Pointed({ table, known, choice }: PointedProps) {
  return (
    <>
      {actName(table, known, choice)}
      {choice.cost !== undefined && (
        <>
          {': costs '}
          <b>{costWords(choice)}</b>
        </>
      )}
      {choice.ends === true && ', and the move ends there'}
      {choice.warn !== undefined && <span className={styles.warn}>. {choice.warn}</span>}
    </>
  )
}
