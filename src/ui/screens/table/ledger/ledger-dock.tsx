import { useStore } from 'zustand'
import type { Ledger, LedgerRow } from '../../../../core/engine/game-look'
import { Icon } from '../strip/icons'
import { useKnown, useSession, useTable } from '../table-context'
import { Flag } from './flag'
import styles from './ledger.module.css'
import { LedgerCardGroup } from './ledger-cards'
import { LedgerTable } from './ledger-table'
import { Change } from './track-cells'
import { atTurnStart, trackLines } from './track-lines'

/** Under the map: the countries in one line, and all that is known of them once it is opened. */
export function LedgerDock() {
  const { look, desk } = useTable()
  const known = useKnown()
  const chosen = useStore(desk, ({ ledger }) => ledger)
  if (look.ledger === undefined) return null
  const ledger = look.ledger(known)
  if (ledger.rows.length === 0) return null
  // What the player chose holds as long as the game would have it as it was then.
  const isOpen = chosen?.instead === ledger.isAtHand ? chosen.isOpen : ledger.isAtHand
  const toggle = (): void => desk.setState({ ledger: { isOpen: !isOpen, instead: ledger.isAtHand } })
  return (
    <section className={styles.dock} aria-label="Countries" data-open={isOpen || undefined}>
      <button type="button" className={styles.handle} aria-expanded={isOpen} onClick={toggle}>
        <span>Countries</span>
        <Icon name={isOpen ? 'down' : 'up'} size={14} />
      </button>
      {isOpen ? <Whole ledger={ledger} /> : <Line rows={ledger.rows} onOpen={toggle} />}
    </section>
  )
}

const useBefore = (): ReadonlyMap<string, number> => {
  const lines = useSession((s, { look, views }) => trackLines(look, views.log(s)))
  return atTurnStart(lines, useKnown().turn)
}

function Line({ rows, onOpen }: { readonly rows: readonly LedgerRow[]; readonly onOpen: () => void }) {
  const before = useBefore()
  return (
    <ul className={styles.line} aria-label="Countries in short">
      {rows.map(({ track, side, stance }) => (
        <li key={track.id} data-out={side === null || undefined}>
          <button
            type="button"
            tabIndex={-1}
            title={`${track.country}: ${track.title} ${track.value}, ${stance}`}
            onClick={onOpen}
          >
            {track.nation !== null && <Flag nation={track.nation} />}
            <span>{track.country}</span> <b>{track.value}</b>
            <Change change={track.value - (before.get(track.id) ?? track.value)} />
          </button>
        </li>
      ))}
    </ul>
  )
}

function Whole({ ledger }: { readonly ledger: Ledger }) {
  const before = useBefore()
  return (
    <div className={styles.whole}>
      <LedgerTable ledger={ledger} before={before} />
      {ledger.cards.map(group => (
        <LedgerCardGroup key={group.id} group={group} />
      ))}
    </div>
  )
}
