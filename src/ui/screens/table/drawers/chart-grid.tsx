import type { ChartTable } from '../../../../core/engine/game-look'
import type { Forecast } from '../../../../core/engine/step'
import styles from './chart-grid.module.css'

/** What of a chart counts right now. */
export type LiveChart = NonNullable<Forecast['chart']>

type ChartGridProps = {
  readonly table: ChartTable
  readonly live: LiveChart | null
  /** Large cells, as in the battle dialog. */
  readonly large?: boolean
}

type Light = 'lit' | 'may' | undefined

const lightOf = (id: string, live: LiveChart | null): Light =>
  live === null ? undefined : live.column === id ? 'lit' : live.possible?.includes(id) ? 'may' : undefined

const WORDS = { lit: 'now', may: 'may become' } as const

/** A table of the rulebook as it is read. The column in force is lit, those it may become are outlined. */
export function ChartGrid({ table, live, large = false }: ChartGridProps) {
  const { columns, rows, corner, title } = table
  const lights = columns.map(({ id }) => lightOf(id, live))
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
                  <td key={column.id} data-light={lights[at] ?? light}>
                    {cells[at] ?? ''}
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
