import { useCallback, useRef, useState } from 'react'
import type { Ledger, LedgerRow } from '../../../../core/engine/game-look'
import { Popover } from '../panel/popover'
import { RuleLink } from '../rule-link'
import { useSides } from '../sides'
import { useSession } from '../table-context'
import { Flag } from './flag'
import styles from './ledger.module.css'
import { TrackCells } from './track-cells'
import { trackLines } from './track-lines'

type LedgerTableProps = { readonly ledger: Ledger; readonly before: ReadonlyMap<string, number> }

export function LedgerTable({ ledger: { columns, rows }, before }: LedgerTableProps) {
  const [first] = rows
  if (first === undefined) return null
  const { title, range, rule } = first.track
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Country</th>
          <th scope="col">
            {title} {range.least} to {range.most} <RuleLink rule={rule} />
          </th>
          <th scope="col">Stance</th>
          {columns.map(column => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(row => (
          <Country key={row.track.id} row={row} before={before.get(row.track.id) ?? row.track.value} />
        ))}
      </tbody>
    </table>
  )
}

function Country({
  row: { track, side, stance, cells },
  before,
}: {
  readonly row: LedgerRow
  readonly before: number
}) {
  const sides = useSides()
  const stood =
    side === null
      ? undefined
      : { background: `var(--n-${sides[side].colour})`, color: `var(--n-${sides[side].colour}-ink)` }
  return (
    <tr title={track.note}>
      <th scope="row">
        {track.nation !== null && <Flag nation={track.nation} />}
        {track.country}
      </th>
      <td>
        <WhereFrom row={track} before={before} />
      </td>
      <td>
        <span className={styles.stance} style={stood} data-out={side === null || undefined}>
          {stance}
        </span>
      </td>
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell for each column
        <td key={at}>{cell}</td>
      ))}
    </tr>
  )
}

type WhereFromProps = { readonly row: LedgerRow['track']; readonly before: number }

/** The scale is a button: behind it stands every change of the value, the latest first. */
function WhereFrom({ row, before }: WhereFromProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const title = `${row.country}: where its ${row.title} came from`
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.track}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        title={title}
        onClick={() => setOpen(!isOpen)}
      >
        <TrackCells track={row} before={before} />
      </button>
      {isOpen && button.current !== null && (
        <Popover anchor={button.current} label={title} role="dialog" onClose={close}>
          <Account track={row} title={title} />
        </Popover>
      )}
    </>
  )
}

function Account({ track, title }: { readonly track: LedgerRow['track']; readonly title: string }) {
  const lines = useSession((s, { look, views }) => trackLines(look, views.log(s)))
  const own = [...lines].filter(({ change }) => change.track === track.id).reverse()
  return (
    <div className={styles.account}>
      <h3>{title}</h3>
      {own.length === 0 && <p>{track.value} since the game began.</p>}
      <ol>
        {own.map(({ entry, change }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may be told twice, and nothing is kept in a line
          <li key={at}>
            <small>turn {entry.turn}</small>{' '}
            <b data-up={change.to > change.from || undefined}>
              {change.from} → {change.to}
            </b>{' '}
            {change.why} {entry.rule !== null && entry.rule !== undefined && <RuleLink rule={entry.rule} />}
          </li>
        ))}
      </ol>
      {track.note !== undefined && <p>{track.note}</p>}
    </div>
  )
}
