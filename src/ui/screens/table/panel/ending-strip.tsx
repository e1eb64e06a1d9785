import { answerMark } from '../coach/answer-mark'
import { PASSING } from '../desk'
import { confirmEnding, endingWords } from '../hand/ending'
import { stepNext, waitingCount } from '../hand/next'
import { useDesk, useSession, useTable } from '../table-context'
import styles from './foot.module.css'
import { KeyCap } from './key-cap'

/** What an ending leaves undone, above the foot; it ends only at the second word. */
export function EndingStrip() {
  const table = useTable()
  const isOpen = useDesk(desk => desk.ending !== null)
  const isWhole = useDesk(desk => desk.ending?.wholeTurn === true)
  const waiting = useSession((_, now) => waitingCount(now))
  const mark = useDesk(({ ending }) => (ending === null ? undefined : answerMark(ending.choice.action)))
  const words = isOpen ? endingWords(table) : null
  return (
    <div role="status">
      {words !== null && (
        <div className={styles.strip} data-ending>
          <p>
            <b>{words.leaves}</b> {words.why}
          </p>
          {words.warnings.map(text => (
            <p key={text}>{text}</p>
          ))}
          <div className={styles.ways}>
            {waiting > 0 && (
              <button
                type="button"
                onClick={() => {
                  table.desk.setState(PASSING)
                  stepNext(table, 1)
                }}
              >
                Show them <KeyCap shown="N" />
              </button>
            )}
            <button
              type="button"
              className={styles.endAll}
              data-confirms
              data-answer={mark}
              onClick={() => confirmEnding(table, true)}
            >
              End all the same <KeyCap shown={isWhole ? '⇧E' : 'E'} />
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Says that a side's decisions are passed until the turn is over; one press lets it decide again. */
export function PassingChip() {
  const { desk } = useTable()
  const turn = useDesk(({ passing }) => passing[0]?.turn ?? null)
  if (turn === null) return null
  return (
    <button type="button" className={styles.chip} onClick={() => desk.setState({ passing: [] })}>
      Passing to the end of turn {turn}. Decide again
    </button>
  )
}
