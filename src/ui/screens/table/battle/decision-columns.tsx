import type { ChartTable } from '../../../../core/engine/game-look'
import { takingOf } from '../../../../core/engine/hand'
import type { Outlook } from '../../../../core/engine/outlook'
import type { Choice } from '../../../../core/engine/step'
import { ChartSource } from '../drawers/chart-source'
import { useKnown, useTable } from '../table-context'
import { Code, percent } from './chances'
import chances from './chances.module.css'
import styles from './decision-columns.module.css'
import { groupsOf, type ProspectGroup, type ProspectRow, prospectRows } from './prospects'
import { resultsTable } from './results-table'

type Known = Outlook & { readonly is: 'known' }

/** What is kept, and beside it the answer that is looked at; null: there is nothing to choose between. */
export function pairOf(outlook: Known, looked: Choice | null): readonly [ProspectGroup, ProspectGroup] | null {
  const [first, second, ...others] = groupsOf(outlook.prospects)
  if (first === undefined || second === undefined) return null
  const aimed = [second, ...others].find(group => looked !== null && group.choices.includes(looked))
  return [first, aimed ?? second]
}

/** Differences smaller than this cannot be seen. */
const LEAST_CHANGE = 0.0005

type DecisionProps = {
  readonly outlook: Known
  readonly pair: readonly [ProspectGroup, ProspectGroup]
  readonly looked: Choice | null
}

/** Two answers side by side, each with the die it leads to and the chance of every outcome. */
export function Decision({ outlook, pair, looked }: DecisionProps) {
  const rows = prospectRows(outlook.prospects, pair)
  const [first, second] = pair
  const most = Math.max(
    ...rows.flatMap(({ key, chances: [...all] }) => [...all, ...pair.map(each => each.fearedOf?.get(key) ?? 0)]),
    0.01,
  )
  return (
    <div className={styles.decision}>
      <div className={styles.pair}>
        <Answer group={first} rows={rows} at={0} most={most} label={first.label} />
        <Answer group={second} rows={rows} at={1} most={most} label={labelFor(second, looked)} against={first} />
      </div>
      <Assumed outlook={outlook} chart={pair[0].ahead?.chart?.id ?? null} />
    </div>
  )
}

/** Many pieces come to the same: the one that is looked at gives its name. */
const labelFor = ({ choices, label }: ProspectGroup, looked: Choice | null): string =>
  looked !== null && choices.includes(looked) ? looked.label : label

/** What the chances take for granted, and whether the table they are read from is the printed one. */
function Assumed({ outlook: { fear }, chart }: Pick<DecisionProps, 'outlook'> & { readonly chart: string | null }) {
  const { engine } = useTable()
  const taking = takingOf(engine.game, useKnown())
  if (taking === null && fear === null && chart === null) return null
  return (
    <div className={`${chances.legend} ${styles.assumed}`}>
      {taking !== null && <span data-pattern="solid">{taking}</span>}
      {fear !== null && <span data-pattern="hatched">{fear}</span>}
      {chart !== null && (
        <div className={styles.source}>
          <ChartSource id={chart} />
        </div>
      )}
    </div>
  )
}

type AnswerProps = {
  readonly group: ProspectGroup
  readonly rows: readonly ProspectRow[]
  readonly at: 0 | 1
  readonly most: number
  readonly label: string
  /** What its chances are compared with. */
  readonly against?: ProspectGroup
}

/** Nothing in it is a link: only with a place of its own can it be scrolled by keys. */
const STOPS = 0

function Answer({ group, rows, at, most, label, against }: AnswerProps) {
  const { look } = useTable()
  const { setting } = useKnown()
  const table = resultsTable(look.tables(setting), group.ahead)
  const hasCodes = rows.some(row => row.outcome.code !== undefined)
  const column = table?.columns.findIndex(({ id }) => id === group.ahead?.chart?.column) ?? -1
  return (
    <section
      tabIndex={STOPS}
      className={styles.answer}
      aria-label={label}
      data-looked={against !== undefined || undefined}
    >
      <header>
        <h3>{label}</h3>
        {table !== null && column >= 0 && table.byRow !== true && <b>{table.columns[column]?.label}</b>}
      </header>
      {table !== null && column >= 0 && table.byRow !== true && <DieStrip table={table} column={column} />}
      <ul className={styles.rows} data-codes={hasCodes}>
        {rows.map(({ key, outcome, chances: all }) => (
          <li key={key}>
            {hasCodes && <Code code={outcome.code} />}
            <span className={chances.label}>
              {outcome.label}
              {against !== undefined && <Change by={(all[1] ?? 0) - (all[0] ?? 0)} />}
            </span>
            <Bar chance={all[at] ?? 0} most={most} />
            {group.fearedOf !== null && <Bar chance={group.fearedOf.get(key) ?? 0} most={most} pattern="hatched" />}
          </li>
        ))}
      </ul>
      {group.clears !== null && (
        <p className={styles.sum}>
          Hex emptied <b>{percent(group.clears.chance)}</b>
          {group.clears.feared !== null && <small>{percent(group.clears.feared)} if they do</small>}
          {against?.clears != null && <Change by={group.clears.chance - against.clears.chance} />}
        </p>
      )}
    </section>
  )
}

/** '1 NE', '2 EX': the lit column of the table, die by die. A table with more rows than a die has sides is read elsewhere. */
const MOST_ROWS = 8
/** Words would run into each other: the chances below say them. */
const MOST_LETTERS = 6

function DieStrip({ table, column }: { readonly table: ChartTable; readonly column: number }) {
  const isTold = table.rows.some(({ cells }) => (cells[column] ?? '').length > MOST_LETTERS)
  if (table.rows.length > MOST_ROWS || isTold) return null
  return (
    <ol className={styles.dice} aria-label={`${table.title}, column ${table.columns[column]?.label}`}>
      {table.rows.map(({ id, label, cells }) => (
        <li key={id}>
          <small>{label}</small>
          <b>{cells[column]}</b>
        </li>
      ))}
    </ol>
  )
}

const Change = ({ by }: { readonly by: number }) =>
  Math.abs(by) < LEAST_CHANGE ? null : (
    <em className={styles.change} data-tone={by > 0 ? 'up' : 'down'}>
      {by > 0 ? '+' : '−'}
      {(Math.abs(by) * 100).toFixed(1)}
    </em>
  )

type BarProps = { readonly chance: number; readonly most: number; readonly pattern?: 'hatched' }

const Bar = ({ chance, most, pattern }: BarProps) => (
  <span className={chances.bar} data-pattern={pattern}>
    <i style={{ width: `${(chance / most) * 78}%` }} />
    <em>{chance === 0 ? '–' : percent(chance)}</em>
  </span>
)
