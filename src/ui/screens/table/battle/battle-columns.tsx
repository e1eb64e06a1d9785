import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react'
import type { ChartTable } from '../../../../core/engine/game-look'
import type { Outlook } from '../../../../core/engine/outlook'
import type { Choice, Forecast } from '../../../../core/engine/step'
import type { LogLine } from '../../../../store/session-view'
import { ChartGrid } from '../drawers/chart-grid'
import { ChartSource } from '../drawers/chart-source'
import { StandingOffers } from '../panel/standing'
import { SMALL_BELOW, useWidth } from '../panel/use-width'
import { useKnown, useTable } from '../table-context'
import styles from './battle-columns.module.css'
import { Chances, WeighedChances } from './chances'
import said from './columns.module.css'
import { Course } from './course'
import { Decision, pairOf } from './decision-columns'
import { Modifiers, signed } from './modifiers'
import { hasProspects } from './prospects'
import { resultsTable } from './results-table'

/** Below this three columns cannot stand side by side. */
const TABS_BELOW = '(max-width: 1099px)'

type Column = { readonly id: string; readonly title: string; readonly aside?: ReactNode; readonly content: ReactNode }

type BattleColumnsProps = {
  readonly forecast: Forecast | null
  readonly lines: readonly LogLine[]
  /** The answer that was pointed at last. */
  readonly looked: Choice | null
  readonly outlook: Outlook | null
  /** Answers are weighed against each other, and not only aimed. */
  readonly isCompared: boolean
}

/** What changes the odds, the table the dice are read on with all that has happened, and the exact chances. */
export function BattleColumns(props: BattleColumnsProps) {
  const { forecast, outlook, looked, isCompared } = props
  const { look } = useTable()
  const { setting } = useKnown()
  const isNarrow = useWidth(TABS_BELOW)
  const table = resultsTable(look.tables(setting), forecast)
  // They stand side by side from the first moment, so that nothing jumps when they are weighed.
  if (outlook === null && isCompared)
    return <Weighing {...props} isNarrow={isNarrow} decision={<p className={said.weighing}>{whyNoChances(null)}</p>} />
  const pair = isCompared && outlook?.is === 'known' ? pairOf(outlook, looked) : null
  if (outlook?.is === 'known' && pair !== null)
    return (
      <Weighing {...props} isNarrow={isNarrow} decision={<Decision outlook={outlook} pair={pair} looked={looked} />} />
    )
  const columns = columnsOf(props, table)
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

const modifiersOf = (forecast: Forecast | null): Column[] =>
  forecast === null
    ? []
    : [
        {
          id: 'modifiers',
          title: 'Modifiers',
          content: <Modifiers modifiers={forecast.modifiers} lowIsGood={forecast.lowIsGood} absent={forecast.absent} />,
        },
      ]

type WeighingProps = BattleColumnsProps & { readonly isNarrow: boolean; readonly decision: ReactNode }

/** Two answers are compared: their chances have the room, what changes the odds stands beside them. */
function Weighing({ forecast, lines, isNarrow, decision }: WeighingProps) {
  const { look } = useTable()
  const { setting } = useKnown()
  const isPhone = useWidth(SMALL_BELOW)
  const table = resultsTable(look.tables(setting), forecast)
  const modifiers = modifiersOf(forecast)
  const course = lines.length === 0 ? null : <Course lines={lines} />
  if (isPhone)
    return (
      <div className={styles.phone}>
        {decision}
        {modifiers.map(({ id, title, content }) => (
          <details key={id}>
            <summary>{forecast === null ? title : <Chips forecast={forecast} />}</summary>
            {content}
          </details>
        ))}
        {course !== null && <div className={styles.notes}>{course}</div>}
        <div className={styles.notes}>
          <StandingOffers />
        </div>
      </div>
    )
  if (isNarrow)
    return (
      <Tabs
        isFlush
        columns={[
          { id: 'chances', title: 'Exact chances', content: decision },
          ...modifiers,
          ...(table === null
            ? []
            : [
                {
                  id: 'results',
                  title: table.title,
                  content: <ChartGrid table={table} live={forecast?.chart ?? null} large />,
                },
              ]),
          ...(course === null ? [] : [{ id: 'course', title: 'So far', content: course }]),
        ]}
      />
    )
  const beside = [
    ...modifiers,
    ...(course === null ? [] : [{ id: 'course', title: 'The battle so far', content: course }]),
  ]
  return (
    <div className={styles.columns} data-columns={beside.length === 0 ? 'decision' : 'modifiers decision'}>
      {beside.length > 0 && (
        <div className={styles.column}>
          {beside.map(({ id, title, content }) => (
            <section key={id} aria-label={title} className={styles.part}>
              <h3 className={styles.title}>{title}</h3>
              {content}
            </section>
          ))}
        </div>
      )}
      {decision}
    </div>
  )
}

/** What counts, in a word each; what does not is only counted. */
const Chips = ({ forecast: { modifiers, absent = [] } }: { readonly forecast: Forecast }) => (
  <>
    <b>Shifts</b>
    {modifiers
      .filter(({ value }) => typeof value === 'number')
      .map(({ label, value }) => (
        <span key={label}>
          {label} {signed(value)}
        </span>
      ))}
    {absent.length > 0 && <small>{absent.length} do not apply</small>}
  </>
)

function columnsOf(
  { forecast, lines, outlook, looked }: BattleColumnsProps,
  table: ChartTable | null,
): readonly Column[] {
  const columns: Column[] = modifiersOf(forecast)
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
    columns.push({ id: 'chances', title, content: <WeighedChances outlook={outlook} pointed={looked} /> })
  else if (forecast !== null && forecast.results.length > 0)
    columns.push({ id: 'chances', title, content: <Chances forecast={forecast} /> })
  else columns.push({ id: 'chances', title, content: <p className={said.why}>{whyNoChances(outlook)}</p> })
  return columns
}

/** A decision without chances says why it has none. */
export function whyNoChances(outlook: Outlook | null): string {
  if (outlook === null) return 'The chances are being weighed …'
  return outlook.is === 'unknown'
    ? `No chances are given: ${outlook.why}.`
    : 'Nothing is left to chance here: whatever is answered, it comes to the same.'
}

/** Where only one column is lit there is nothing to tell apart. */
const Legend = ({ forecast }: Pick<BattleColumnsProps, 'forecast'>) =>
  (forecast?.chart?.possible?.length ?? 0) === 0 ? null : (
    <p className={styles.legend}>
      <i data-light="lit" /> column now
      <i data-light="may" /> column it may become
    </p>
  )

/** `isFlush`: the chances fill their tab to its edges. */
function Tabs({ columns, isFlush = false }: { readonly columns: readonly Column[]; readonly isFlush?: boolean }) {
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
      <div
        id={`${id}panel`}
        className={styles.column}
        data-tab={open?.id === 'chances' && isFlush ? 'chances' : undefined}
        role="tabpanel"
        aria-labelledby={`${id}${open?.id ?? ''}`}
      >
        {open?.aside}
        {open?.content}
      </div>
    </div>
  )
}
