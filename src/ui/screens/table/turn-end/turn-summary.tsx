import { type KeyboardEvent, useEffect, useMemo, useRef } from 'react'
import { useStore } from 'zustand'
import type { TurnReport } from '../../../../core/engine/game-look'
import type { GameState } from '../../../../core/engine/state'
import { playFrom } from '../diary/replay'
import { KeyCap } from '../panel/key-cap'
import { RuleLink } from '../rule-link'
import { type Table, useDesk, useSession, useTable } from '../table-context'
import { isEnd } from '../use-table-keys'
import { DiceCharts } from './dice-chart'
import { diceCounts } from './dice-luck'
import { accountOf } from './turn-account'
import { ComingPart, LossesPart, ScorePart } from './turn-parts'
import styles from './turn-summary.module.css'

/** What a turn came to, as soon as the next has begun, and whenever it is asked for. */
export function TurnSummary() {
  const turn = useDesk(desk => desk.turnEnded)
  const isLooking = useSession(s => s.looking !== null)
  return turn === null || isLooking ? null : <Card turn={turn} />
}

/** What the game has to say; of a game that says nothing, how the score stands. */
export function reportOf({ look }: Table, after: GameState): TurnReport {
  return look.turnReport?.(after) ?? { headline: look.score(after).standing, coming: [] }
}

function Card({ turn }: { readonly turn: number }) {
  const table = useTable()
  const { desk, look } = table
  const history = useSession(s => s.history)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read from the session, whose history this is
  const account = useMemo(() => accountOf(table, turn), [table, turn, history])
  const report = useMemo(() => reportOf(table, account.after), [table, account])
  const date = look.calendar(account.before).date
  const isLast = look.calendar(account.after).turn === turn + 1
  const close = (): void => desk.setState({ turnEnded: null })
  const card = useRef<HTMLDivElement>(null)
  useFocusOn(card)
  return (
    <div
      ref={card}
      role="dialog"
      aria-modal="true"
      aria-labelledby="turn-heading"
      className={styles.card}
      data-turn-card
      onKeyDown={event => keepKeys(event, close)}
    >
      <header className={styles.head}>
        <div>
          <p>
            End of turn {turn}
            {date !== '' && `, ${date}`}
          </p>
          <h2 id="turn-heading">{report.headline}</h2>
        </div>
        {report.verdict !== undefined && (
          <div className={styles.verdict}>
            <b>{report.verdict.title}</b>
            <p>
              {report.verdict.text} <RuleLink rule={report.verdict.rule} />
            </p>
          </div>
        )}
      </header>
      <div className={styles.parts}>
        <ScorePart account={account} report={report} />
        <LossesPart account={account} />
        <ComingPart account={account} report={report} />
        <section className={styles.part} aria-labelledby="turn-dice">
          <h3 id="turn-dice">
            Dice <small>up to now</small>
          </h3>
          <DiceCharts counts={diceCounts(account.log)} />
        </section>
      </div>
      <footer className={styles.foot}>
        <EachTurn />
        {account.from !== null && (
          <button
            type="button"
            className={styles.again}
            onClick={() => {
              close()
              if (account.from !== null) playFrom(table, account.from)
            }}
          >
            Watch the turn again
          </button>
        )}
        <button type="button" className={styles.go} data-begins onClick={close}>
          {isLast ? `Begin turn ${turn + 1}` : 'Close'} <KeyCap shown="↵" />
        </button>
      </footer>
    </div>
  )
}

/** The card takes the focus, so that Enter begins the turn and nothing else. */
function useFocusOn(card: { readonly current: HTMLElement | null }): void {
  useEffect(() => {
    card.current?.querySelector<HTMLElement>('[data-begins]')?.focus({ preventScroll: true })
  }, [card])
}

/** Keys of the table are not for those who read the card; Tab stays in it. */
function keepKeys(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  // Whoever goes on to end something has read it.
  if (isEnd(event.nativeEvent)) return
  event.stopPropagation()
  event.nativeEvent.stopImmediatePropagation()
  // A key held down since the turn was ended begins no other.
  if (event.key === 'Enter' && event.repeat) event.preventDefault()
  if (event.key === 'Escape') {
    event.preventDefault()
    close()
  } else if (event.key === 'Tab') {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, input, a')]
    const at = stops.indexOf(document.activeElement as HTMLElement)
    event.preventDefault()
    stops.at((at + (event.shiftKey ? -1 : 1)) % stops.length)?.focus()
  }
}

function EachTurn() {
  const { preferences } = useTable()
  const turnCard = useStore(preferences, each => each.turnCard)
  return (
    <label className={styles.each}>
      <input
        type="checkbox"
        checked={turnCard}
        onChange={event => preferences.setState({ turnCard: event.target.checked })}
      />
      Show this card each turn
    </label>
  )
}
