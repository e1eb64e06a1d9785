import { type ReactNode, useEffect, useMemo, useState } from 'react'
import type { ForceGroup } from '../../../../core/engine/game-look'
import type { UnitId } from '../../../../core/ids'
import { hexLabel } from '../../../../core/map/map-queries'
import { unitName } from '../diary/sentence'
import { ChartGrid } from '../drawers/chart-grid'
import { FullPage } from '../full-page'
import { PositionPicture } from '../picture/position-picture'
import { pointsOrDash } from '../points'
import { useSides } from '../sides'
import { Icon } from '../strip/icons'
import { useDesk, useKnown, useTable } from '../table-context'
import { gameTitle } from '../war/war-text'
import { inDayColours } from './day-colours'
import styles from './print-page.module.css'

const SHEETS = [
  { id: 'charts', title: 'Charts' },
  { id: 'track', title: 'Turn track' },
  { id: 'map', title: 'Map' },
  { id: 'forces', title: 'Forces' },
] as const
type SheetId = (typeof SHEETS)[number]['id']

/** What can be printed of a game: its charts and turn track, and the position with map and lists, as the one at the screen sees it. */
export function PrintPage() {
  return useDesk(desk => desk.page) === 'print' ? <Page /> : null
}

function Page() {
  const table = useTable()
  const known = useKnown()
  const [chosen, setChosen] = useState<readonly SheetId[]>(SHEETS.map(({ id }) => id))
  const { turn, of, date } = table.look.calendar(known)
  useEffect(inDayColours, [])
  const toggle = (id: SheetId) => setChosen(chosen.includes(id) ? chosen.filter(each => each !== id) : [...chosen, id])
  return (
    <FullPage
      title="Print"
      onClose={() => table.desk.setState({ page: null })}
      tools={
        <button type="button" disabled={chosen.length === 0} onClick={() => window.print()}>
          <Icon name="print" size={18} /> Print
        </button>
      }
    >
      <fieldset className={styles.choice}>
        <legend>What to print</legend>
        {SHEETS.map(({ id, title }) => (
          <label key={id}>
            <input type="checkbox" checked={chosen.includes(id)} onChange={() => toggle(id)} />
            {title}
          </label>
        ))}
      </fieldset>
      <div className={styles.sheets}>
        <header className={styles.title}>
          <b>{gameTitle(table, known)}</b>
          <span>
            Turn {turn} of {of}
            {date !== '' && `, ${date}`}
          </span>
        </header>
        {chosen.includes('map') && <MapSheets />}
        {chosen.includes('forces') && <ForceSheets />}
        {chosen.includes('track') && <TrackSheet />}
        {chosen.includes('charts') && <ChartSheets />}
      </div>
    </FullPage>
  )
}

const Sheet = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.sheet} aria-label={title}>
    <h3>{title}</h3>
    {children}
  </section>
)

/** Pixels of a map unit on a sheet of paper: the names of towns can be read, the small print of counters cannot. */
const SCALE = 0.5

function MapSheets() {
  const known = useKnown()
  const { look } = useTable()
  return (
    <Sheet title="The position">
      <p>{look.score(known).standing}</p>
      <PositionPicture known={known} scale={SCALE} className={styles.map} />
    </Sheet>
  )
}

function TrackSheet() {
  const { look } = useTable()
  const known = useKnown()
  const sides = useSides()
  const { turn: now, of } = look.calendar(known)
  const groups = look.forces(known).filter(({ arrives, units }) => arrives !== undefined && units.length > 0)
  return (
    <Sheet title="Turn track">
      <ol className={styles.track}>
        {Array.from({ length: of }, (_, at) => at + 1).map(turn => (
          <li key={turn} aria-current={turn === now || undefined} data-done={turn < now || undefined}>
            <b>{turn}</b> {look.turnDate?.(known, turn)}
            {groups
              .filter(({ arrives }) => arrives === turn)
              .map(({ id, side, title, units }) => (
                <small key={id}>
                  {side !== null && `${sides[side].name}: `}
                  {title}, {units.length === 1 ? '1 unit' : `${units.length} units`}
                </small>
              ))}
          </li>
        ))}
      </ol>
      <ScoreTable />
    </Sheet>
  )
}

function ScoreTable() {
  const { look } = useTable()
  const known = useKnown()
  const sides = useSides()
  const { rows, totals } = look.score(known)
  if (rows.length === 0) return null
  return (
    <table className={styles.score}>
      <thead>
        <tr>
          <th scope="col">Score</th>
          {sides.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, values }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{pointsOrDash(values[0])}</td>
            <td>{pointsOrDash(values[1])}</td>
          </tr>
        ))}
        {totals !== null && (
          <tr>
            <th scope="row">Total</th>
            <td>{pointsOrDash(totals[0])}</td>
            <td>{pointsOrDash(totals[1])}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

function ChartSheets() {
  const { look } = useTable()
  const { setting } = useKnown()
  const tables = useMemo(() => look.tables(setting), [look, setting])
  return (
    <Sheet title="Charts">
      <div className={styles.charts}>
        {tables.map(table => (
          <section
            key={tables.indexOf(table)}
            aria-label={table.title}
            className={styles.chart}
            data-wide={table.columns.length > 7 || undefined}
          >
            <h4>{table.title}</h4>
            <ChartGrid table={table} live={null} />
            {table.notes?.map(note => (
              <p key={note}>{note}</p>
            ))}
          </section>
        ))}
      </div>
    </Sheet>
  )
}

function ForceSheets() {
  const { look } = useTable()
  const known = useKnown()
  const sides = useSides()
  const groups = look.forces(known).filter(({ units }) => units.length > 0)
  return (
    <Sheet title="Forces">
      <div className={styles.forces}>
        {groups.map(group => (
          <section key={group.id} aria-label={group.title}>
            <h4>
              {group.side !== null && `${sides[group.side].name}: `}
              {group.title} <small>{group.units.length}</small>
            </h4>
            <ForceList group={group} />
          </section>
        ))}
      </div>
    </Sheet>
  )
}

/** Every unit with its figures and where it is; those that are alike in all of it are counted. */
function ForceList({ group }: { readonly group: ForceGroup }) {
  const { engine, look, sheet } = useTable()
  const known = useKnown()
  const lineOf = (unit: UnitId): string => {
    const { state, label, ratings, steps } = look.face(known, unit)
    const spot = look.spot(known, unit)
    const name = state.hidden === true ? label : unitName(engine, unit)
    return [
      ratings === '' || state.hidden === true ? name : `${name} (${ratings})`,
      steps !== null && steps.left < steps.full ? `${steps.left} of ${steps.full} steps` : '',
      spot.is === 'hex' ? hexLabel(sheet.map, spot.hex) : '',
    ]
      .filter(Boolean)
      .join(', ')
  }
  const lines = new Map<string, number>()
  for (const unit of group.units) lines.set(lineOf(unit), (lines.get(lineOf(unit)) ?? 0) + 1)
  return (
    <ul>
      {[...lines].map(([line, count]) => (
        <li key={line}>{count === 1 ? line : `${count} × ${line}`}</li>
      ))}
    </ul>
  )
}
