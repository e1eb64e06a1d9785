import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { ChartTable } from '../../../../core/engine/game-look'
import { plainText } from '../panel/choice-listing'
import { RuleLink } from '../rule-link'
import { useKnown, useTable, useViews } from '../table-context'
import { ChartGrid, type LiveChart } from './chart-grid'
import { ChartSource } from './chart-source'
import styles from './charts-drawer.module.css'
import drawer from './drawer.module.css'

/** All words of a table, so that a search finds what is printed in it. */
const wordsOf = ({ title, columns, rows, notes = [] }: ChartTable): string =>
  plainText(
    [
      title,
      ...columns.map(each => each.label),
      ...rows.flatMap(({ label, cells }) => [label, ...cells]),
      ...notes,
    ].join(' '),
  )

/** Every table of the game; the one the dice at hand are read on comes into view with its column lit. */
export function ChartsDrawer() {
  const { look } = useTable()
  const { setting } = useKnown()
  const live = useViews((views, s) => views.forecast(s)?.chart ?? null)
  const [text, setText] = useState('')
  const tables = useMemo(() => look.tables(setting), [look, setting])
  const words = plainText(text).split(/\s+/).filter(Boolean)
  const found = tables.filter(table => words.every(word => wordsOf(table).includes(word)))
  const body = useRef<HTMLDivElement>(null)
  const idBase = useId()
  const idOf = (table: ChartTable): string => `${idBase}${tables.indexOf(table)}`
  const jump = (id: string): void => document.getElementById(id)?.scrollIntoView({ block: 'start' })
  const liveId = live?.id
  useEffect(() => {
    if (liveId !== undefined) body.current?.querySelector(`[data-live]`)?.scrollIntoView({ block: 'start' })
  }, [liveId])
  return (
    <>
      <div className={drawer.tools}>
        <input
          type="search"
          className={drawer.search}
          aria-label="Search the charts"
          placeholder="Search the charts"
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <select
          className={drawer.select}
          aria-label="Go to a chart"
          value=""
          onChange={event => jump(event.target.value)}
        >
          <option value="">Go to…</option>
          {found.map(table => (
            <option key={idOf(table)} value={idOf(table)}>
              {table.title}
            </option>
          ))}
        </select>
      </div>
      <div ref={body} className={drawer.body}>
        {setting.charts !== null && (
          <p className={drawer.note}>
            Chart pack: <b>{setting.charts.name}</b>
          </p>
        )}
        {found.map(table => (
          <Chart key={idOf(table)} id={idOf(table)} table={table} live={live?.id === table.id ? live : null} />
        ))}
        {found.length === 0 && (
          <p className={drawer.none} role="status">
            No chart holds “{text.trim()}”.
          </p>
        )}
      </div>
    </>
  )
}

type ChartProps = { readonly id: string; readonly table: ChartTable; readonly live: LiveChart | null }

const Chart = ({ id, table, live }: ChartProps) => (
  <section id={id} className={styles.chart} aria-label={table.title} data-live={live === null ? undefined : true}>
    <h3 className={drawer.heading}>
      {table.title} <RuleLink rule={table.rule} />
      <small>
        {live !== null && <span className={styles.live}>in use now</span>} <ChartSource id={table.id} />
      </small>
    </h3>
    <ChartGrid table={table} live={live} />
    {table.notes?.map(note => (
      <p key={note} className={drawer.note}>
        {note}
      </p>
    ))}
  </section>
)
