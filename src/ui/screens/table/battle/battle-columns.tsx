import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ChartTable } from '../../../../core/engine/game-look'
import type { Outlook } from '../../../../core/engine/outlook'
import type { Choice, Forecast } from '../../../../core/engine/step'
import type { LogLine } from '../../../../store/session-view'
import { ChartGrid } from '../drawers/chart-grid'
import { ChartSource } from '../drawers/chart-source'
import { useWidth } from '../panel/use-width'
import { useKnown, useTable } from '../table-context'
import styles from './battle-columns.module.css'
import { Chances, WeighedChances } from './chances'
import { Course } from './course'
import { Modifiers } from './modifiers'
import { hasProspects } from './prospects'
import { useOutlook } from './use-outlook'

/** Below this three columns cannot stand side by side. */
const TABS_BELOW = '(max-width: 1099px)'

type Column = { readonly id: string; readonly title: string; readonly aside?: ReactNode; readonly content: ReactNode }

type BattleColumnsProps = {
  readonly forecast: Forecast | null
  readonly lines: readonly LogLine[]
  /** The answer that is pointed at. */
  readonly pointed: Choice | null
}

/** What changes the odds, the table the dice are read on with all that has happened, and the exact chances. */
export function BattleColumns({ forecast, lines, pointed }: BattleColumnsProps) {
  const outlook = useOutlook()
  const { look } = useTable()
  const { setting } = useKnown()
  const isNarrow = useWidth(TABS_BELOW)
  const table = resultsTable(look.tables(setting), forecast)
  const columns = columnsOf({ forecast, lines, pointed }, table, outlook)
  if (columns.length === 0) return null
  if (isNarrow) return <Tabs columns={[...columns].sort((a, b) => rank(a) - rank(b))} />
  return (
    <div className={styles.columns} data-columns={columns.map(each => each.id).join(' ')}>
      {columns.map(({ id, title, aside, content }) => (
        // The chances have no link in them: only with a place of its own can that column be scrolled by keys.
        <section key={id} className={styles.column} aria-label={title} tabIndex={id === 'chances' ? 0 : undefined}>
          <h3 className={styles.title}>
            {title}
            {aside}
          </h3>
          {content}
        </section>
      ))}
    </div>
  )
}

/** On a small screen the chances come first. */
const rank = ({ id }: Column): number => (id === 'chances' ? 0 : 1)

/** The table the dice will be read on: one that holds the results that are forecast. Tables of modifiers do not. */
export function resultsTable(tables: readonly ChartTable[], forecast: Forecast | null): ChartTable | null {
  const { chart, results = [] } = forecast ?? {}
  if (chart === undefined) return null
  const said = new Set(results.flatMap(({ code, label }) => [code ?? label, label]))
  return (
    tables.find(({ id, columns, rows }) => {
      const at = columns.findIndex(column => column.id === chart.column)
      return id === chart.id && at >= 0 && rows.some(row => said.has(row.cells[at] ?? ''))
    }) ?? null
  )
}

function columnsOf(
  { forecast, lines, pointed }: BattleColumnsProps,
  table: ChartTable | null,
  outlook: Outlook | null,
): readonly Column[] {
  const columns: Column[] = []
  if (forecast !== null)
    columns.push({
      id: 'modifiers',
      title: 'Modifiers',
      content: <Modifiers modifiers={forecast.modifiers} lowIsGood={forecast.lowIsGood} />,
    })
  if (table !== null || lines.length > 0)
    columns.push({
      id: 'results',
      title: table?.title ?? 'The battle so far',
      aside: table !== null && <ChartSource id={table.id} />,
      content: (
        <div className={styles.stack}>
          {table !== null && <ChartGrid table={table} live={forecast?.chart ?? null} large />}
          {table !== null && <Legend forecast={forecast} />}
          {lines.length > 0 && <Course lines={lines} />}
        </div>
      ),
    })
  const title = 'Exact chances'
  if (hasProspects(outlook))
    columns.push({ id: 'chances', title, content: <WeighedChances outlook={outlook} pointed={pointed} /> })
  else if (forecast !== null && forecast.results.length > 0)
    columns.push({ id: 'chances', title, content: <Chances forecast={forecast} /> })
  return columns
}

/** Where only one column is lit there is nothing to tell apart. */
const Legend = ({ forecast }: Pick<BattleColumnsProps, 'forecast'>) =>
  (forecast?.chart?.possible?.length ?? 0) === 0 ? null : (
    <p className={styles.legend}>
      <i data-light="lit" /> column now
      <i data-light="may" /> column it may become
    </p>
  )

function Tabs({ columns }: { readonly columns: readonly Column[] }) {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState('chances')
  const open = columns.find(each => each.id === chosen) ?? columns[0]
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const next = open === undefined ? undefined : columns[columns.indexOf(open) + step]
    if (step === 0 || next === undefined) return
    event.preventDefault()
    setChosen(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div className={styles.tabbed}>
      <div ref={list} className={styles.tabs} role="tablist" aria-label="About this battle" onKeyDown={onKeyDown}>
        {columns.map(each => (
          <button
            key={each.id}
            type="button"
            role="tab"
            id={`${id}${each.id}`}
            data-tab={each.id}
            aria-selected={each === open}
            aria-controls={`${id}panel`}
            tabIndex={each === open ? 0 : -1}
            onClick={() => setChosen(each.id)}
          >
            {each.title}
          </button>
        ))}
      </div>
      <div id={`${id}panel`} className={styles.column} role="tabpanel" aria-labelledby={`${id}${open?.id ?? ''}`}>
        {open?.aside}
        {open?.content}
      </div>
    </div>
  )
}
