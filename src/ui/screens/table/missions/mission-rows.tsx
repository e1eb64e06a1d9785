import type { MissionBoard, SortieCell, SortieRow } from '../../../../core/engine/mission-board'
import { CounterTile } from '../../../counters/counter-tile'
import { flyTo } from '../desk'
import { Icon } from '../strip/icons'
import { useKnown, useTable, useViews } from '../table-context'
import { choiceOf, takeBackAll } from './board-acts'
import styles from './missions.module.css'

/** A mission is a row. */
export function MissionRows({ board: { rows, columns } }: { readonly board: MissionBoard }) {
  if (rows.length === 0)
    return <p className={styles.none}>No mission is listed: pick an air unit here or on the map, then its target.</p>
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: where there is little room it scrolls, by keys too
    <div className={styles.rows} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className={styles.aloud}>Number</span>
            </th>
            <th scope="col">Mission and target</th>
            {columns.map(column => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">State</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <Row key={row.id} row={row} number={at + 1} columns={columns} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

type RowProps = { readonly row: SortieRow; readonly number: number; readonly columns: readonly string[] }

function Row({ row, number, columns }: RowProps) {
  const { desk } = useTable()
  const { title, target, note, hex, cells, state, detail, stands } = row
  return (
    <tr data-stands={stands}>
      <td className={styles.number}>{number}</td>
      <th scope="row">
        <b>{title}</b>{' '}
        {hex === null ? (
          <span>{target}</span>
        ) : (
          <button type="button" className={styles.place} onClick={() => flyTo(desk, hex)}>
            {target}
          </button>
        )}
        {note !== '' && <small>{note}</small>}
      </th>
      {cells.map((cell, at) => (
        <td key={columns[at]} data-column={columns[at]}>
          <Cell cell={cell} />
        </td>
      ))}
      <td className={styles.state}>
        <span>
          {stands === 'amiss' && <Icon name="warning" size={14} />} {state}
          {detail !== undefined && <small>{detail}</small>}
        </span>
        <TakeBack row={row} />
      </td>
    </tr>
  )
}

function TakeBack({ row: { takeBack, title, target } }: { readonly row: SortieRow }) {
  const table = useTable()
  const choices = useViews((views, s) => views.choices(s))
  if (!takeBack.some(action => choiceOf(choices, action) !== null)) return null
  const name = `Take back: ${title}, ${target}`
  return (
    <button
      type="button"
      className={styles.drop}
      aria-label={name}
      title={name}
      onClick={() => takeBackAll(table, takeBack)}
    >
      <Icon name="cross" size={14} />
    </button>
  )
}

function Cell({ cell: { units, text } }: { readonly cell: SortieCell }) {
  const { look } = useTable()
  const known = useKnown()
  if (units.length === 0) return <em>{text}</em>
  return (
    <ul className={styles.units}>
      {units.map(({ unit, note }) => (
        <li key={unit}>
          <CounterTile face={look.face(known, unit)} pixels={30} />
          <small>{note}</small>
        </li>
      ))}
    </ul>
  )
}
