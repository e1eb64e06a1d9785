import type { ChartTable } from '../../../../core/engine/game-look'
import type { Forecast } from '../../../../core/engine/step'
import { RuleLink } from '../rule-link'
import { useTable } from '../table-context'
import styles from './chart-grid.module.css'

/** What of a chart counts right now. */
export type LiveChart = NonNullable<Forecast['chart']>

type ChartGridProps = {
  readonly table: ChartTable
  readonly live: LiveChart | null
  /** Large cells, as in the battle dialog. */
  readonly large?: boolean
  /** The row that the die was read on: its cell in the lit column is the result. */
  readonly hit?: string | null
}

type Light = 'lit' | 'may' | undefined

const lightOf = (id: string, live: LiveChart | null): Light =>
  live === null ? undefined : live.column === id ? 'lit' : live.possible?.includes(id) ? 'may' : undefined

const WORDS = { lit: 'now', may: 'may become' } as const

/** A rule that a row cites leads there, under its printed number. */
function Cell({ text, isRule }: { readonly text: string; readonly isRule: boolean }) {
  const { engine } = useTable()
  return isRule && Object.hasOwn(engine.game.rules, text) ? <RuleLink rule={text} /> : text
}

/** A table of the rulebook as it is read. The column in force is lit, those it may become are outlined. */
export function ChartGrid({ table, live, large = false, hit = null }: ChartGridProps) {
  const { columns, rows, corner, title } = table
  const isByRow = table.byRow === true
  const lights = columns.map(({ id }) => (isByRow ? undefined : lightOf(id, live)))
  return (
    <div className={styles.scroll}>
      <table className={large ? `${styles.grid} ${styles.large}` : styles.grid} aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{corner ?? ''}</th>
            {columns.map(({ id, label }, at) => (
              <th key={id} scope="col" data-light={lights[at]}>
                {label}
                {lights[at] !== undefined && <span className={styles.said}> {WORDS[lights[at]]}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, label, cells }) => {
            const light = lightOf(id, live)
            return (
              <tr key={id} data-light={light}>
                <th scope="row" data-light={light}>
                  {label}
                  {light !== undefined && <span className={styles.said}> {WORDS[light]}</span>}
                </th>
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    data-light={lights[at] ?? light}
                    data-hit={(id === hit && (isByRow || lights[at] === 'lit')) || undefined}
                  >
                    <Cell text={cells[at] ?? ''} isRule={column.id === 'rule'} />
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
