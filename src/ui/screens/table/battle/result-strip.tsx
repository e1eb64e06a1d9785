import { useMemo } from 'react'
import type { ChartTable } from '../../../../core/engine/game-look'
import { viewerOf } from '../../../../core/engine/hand'
import { type GameState, owedFrame } from '../../../../core/engine/state'
import type { Forecast } from '../../../../core/engine/step'
import { stateAt } from '../../../../core/save/history'
import { isAnythingHidden } from '../../../../store/session-state'
import type { LogLine } from '../../../../store/session-view'
import { SentenceText } from '../diary/sentence-text'
import { SMALL_BELOW, useWidth } from '../panel/use-width'
import { type Table, useKnown, useSession, useTable, useViews } from '../table-context'
import { linesOfBattle, type Roll, rollsIn } from './battle-account'
import { Die } from './die'
import styles from './result-strip.module.css'
import { hitRow, resultIn, type ToldResult } from './result-told'
import { resultsTable } from './results-table'

/** The throw that decided the battle under way, while what follows from it is answered on the map. */
export type Decided = {
  /** The key of its scene. */
  readonly battle: string
  readonly title: string
  readonly stage: string
  readonly result: ToldResult
  /** Only the dice of the throw itself. */
  readonly dice: readonly Roll[]
}

export function decidedIn({ engine, look }: Table, known: GameState, lines: readonly LogLine[]): Decided | null {
  const scene = look.battle(known)
  if (scene === null || !scene.onMap) return null
  const result = resultIn(engine.game, lines)
  if (result === null) return null
  const before = lines.slice(0, lines.indexOf(result.line))
  const last = before.findLastIndex(({ entry }) => entry.kind !== 'roll')
  const { key, title, stages, stage } = scene
  return { battle: key, title, stage: stages[stage] ?? '', result, dice: rollsIn(before.slice(last + 1)) }
}

export function useDecided(): Decided | null {
  const table = useTable()
  const known = useKnown()
  const log = useViews((views, s) => views.log(s))
  return useMemo(() => decidedIn(table, known, linesOfBattle(table.look, log)), [table, known, log])
}

/** So few acts lie between a throw and all that follows from it. */
const FAR_BACK = 20

/** What was told before the throw: the last moment in which this battle was weighed in its dialog. */
function forecastBefore({ engine, look, session }: Table, key: string): Forecast | null {
  const { history } = session.store.getState()
  const first = Math.max(history.grownFrom, history.cursor - FAR_BACK)
  for (let at = history.cursor - 1; at >= first; at--) {
    const s = stateAt(history, at)
    const frame = owedFrame(s)
    if (frame === null) continue
    const viewer = viewerOf(engine.game, frame)
    const scene = look.battle(engine.view(s, viewer))
    if (scene?.key !== key) return null
    if (scene.onMap) continue
    // What was asked behind a curtain is not for everybody's eyes.
    return viewer === 'table' || !isAnythingHidden(engine, s) ? engine.forecast(s) : null
  }
  return null
}

/** What the dice decided, in the panel, until all that follows from it is done. */
export function ResultStrip() {
  const decided = useDecided()
  const isPast = useSession(s => s.looking !== null)
  const isPhone = useWidth(SMALL_BELOW)
  if (decided === null || isPast) return null
  return isPhone ? <ShortStrip decided={decided} /> : <LongStrip decided={decided} />
}

const Dice = ({ dice, pixels }: Pick<Decided, 'dice'> & { readonly pixels: number }) =>
  dice.map(({ line, sides, value }) => <Die key={line} sides={sides} value={value} pixels={pixels} />)

function ShortStrip({ decided }: { readonly decided: Decided }) {
  const { title, stage, dice } = decided
  const { outcome } = decided.result
  return (
    <section className={styles.short} aria-label="Result">
      <Dice dice={dice.slice(-1)} pixels={36} />
      <p>
        <b>{outcome.code}</b> {outcome.label}
        <small>
          {title} · {stage}
        </small>
      </p>
    </section>
  )
}

function LongStrip({ decided }: { readonly decided: Decided }) {
  const { title, stage, dice } = decided
  const { outcome, line } = decided.result
  return (
    <section className={styles.strip} aria-label="Result">
      <header>
        <h3>{title}</h3>
        <span>now: {stage}</span>
      </header>
      <div className={styles.told}>
        <Dice dice={dice.slice(-3)} pixels={44} />
        <div>
          <p className={styles.result}>
            {outcome.code !== undefined && <b>{outcome.code} </b>}
            {outcome.label}
          </p>
          {outcome.code !== undefined && dice.length > 0 && (
            <p className={styles.account}>
              die {dice.at(-1)?.value} → {outcome.code}
            </p>
          )}
          <p className={styles.words}>
            <SentenceText entry={line.entry} isActive />
          </p>
        </div>
      </div>
      <Excerpt battle={decided.battle} code={outcome.code} dice={dice} />
    </section>
  )
}

type ExcerptProps = Pick<Decided, 'dice'> & { readonly battle: string; readonly code: string | undefined }

/** The cell that was hit, with its neighbours. */
function Excerpt({ battle, code, dice }: ExcerptProps) {
  const table = useTable()
  const { setting } = useKnown()
  const forecast = useMemo(() => forecastBefore(table, battle), [table, battle])
  const chart = resultsTable(table.look.tables(setting), forecast)
  const hit = hitRow(chart, forecast?.chart, code, dice)
  if (chart === null || hit === null) return null
  const column = chart.columns.findIndex(({ id }) => id === forecast?.chart?.column)
  const row = chart.rows.findIndex(({ id }) => id === hit)
  return <Cells chart={chart} column={column} row={row} />
}

/** So many of a list that one of them stands in the middle, where there are enough on both sides. */
export function around(length: number, middle: number, reach: number): readonly number[] {
  const count = Math.min(length, 2 * reach + 1)
  const first = Math.max(0, Math.min(middle - reach, length - count))
  return Array.from({ length: count }, (_, at) => first + at)
}

/** '200-299%' is '200'. */
const shortColumn = (label: string): string => label.replace(/^(\d+)-\d+/, '$1').replace(/%$/, '')

type CellsProps = { readonly chart: ChartTable; readonly column: number; readonly row: number }

function Cells({ chart, column, row }: CellsProps) {
  const columns = around(chart.columns.length, column, 2)
  return (
    <table className={styles.excerpt} aria-label={chart.title}>
      <thead>
        <tr>
          <td />
          {columns.map(at => (
            <th key={at} scope="col" data-lit={at === column || undefined}>
              {shortColumn(chart.columns[at]?.label ?? '')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {around(chart.rows.length, row, 1).map(line => (
          <tr key={line}>
            <th scope="row">{chart.rows[line]?.label}</th>
            {columns.map(at => (
              <td
                key={at}
                data-lit={at === column || undefined}
                data-hit={(at === column && line === row) || undefined}
              >
                {chart.rows[line]?.cells[at]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
