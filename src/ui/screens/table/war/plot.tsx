import { scaleBand, scaleLinear, scalePoint } from 'd3-scale'
import { line } from 'd3-shape'
import type { ReactNode } from 'react'
import type { Sides } from '../../../../core/engine/module'
import styles from './plot.module.css'

/** What is plotted of one turn; null: of that side there is nothing to plot. */
export type PlotPoint = { readonly turn: number; readonly values: readonly [number | null, number | null] }

export type PlotData = {
  readonly id: string
  readonly title: string
  /** In one sentence, what is plotted and how to read it. */
  readonly about: string
  readonly kind: 'lines' | 'bars'
  readonly points: readonly PlotPoint[]
}

/** In pixels of the drawing, which is scaled to its column. */
const SIZE = { width: 400, height: 216 } as const
const ROOM = { top: 14, right: 16, bottom: 30, left: 46 } as const
const RIGHT = SIZE.width - ROOM.right
const FOOT = SIZE.height - ROOM.bottom

export const signed = (value: number): string => {
  const shown = Number.isInteger(value) ? `${Math.abs(value)}` : Math.abs(value).toFixed(1)
  return value < 0 ? `−${shown}` : shown
}

/** Both sides by turn: the first drawn through with dots or filled, the second dashed with diamonds or hatched, so that it reads in grey. */
export function Plot({ plot }: { readonly plot: PlotData }) {
  const turns = plot.points.map(({ turn }) => turn)
  const values = plot.points.flatMap(point => point.values.filter(value => value !== null))
  const y = scaleLinear()
    .domain([Math.min(0, ...values), Math.max(1, ...values)])
    .nice(5)
    .range([FOOT, ROOM.top])
  const x = scalePoint<number>().domain(turns).range([ROOM.left, RIGHT]).padding(0.5)
  return (
    <svg
      className={styles.plot}
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      data-plot={plot.id}
      aria-hidden="true"
      focusable="false"
    >
      {y
        .ticks(5)
        .filter(Number.isInteger)
        .map(tick => (
          <g key={tick} className={tick === 0 ? styles.zero : styles.grid}>
            <path d={`M${ROOM.left} ${y(tick)}H${RIGHT}`} />
            <text x={ROOM.left - 8} y={y(tick) + 4}>
              {signed(tick)}
            </text>
          </g>
        ))}
      {turnsShown(turns).map(turn => (
        <text key={turn} className={styles.turn} x={x(turn)} y={FOOT + 20}>
          {turn}
        </text>
      ))}
      {plot.kind === 'bars' ? <Bars plot={plot} y={y} /> : <Lines plot={plot} x={x} y={y} />}
    </svg>
  )
}

/** As many as can be read beside each other, the last one always. */
function turnsShown(turns: readonly number[]): readonly number[] {
  const every = Math.ceil(turns.length / 10)
  return turns.filter((_, at) => (turns.length - 1 - at) % every === 0)
}

type Scale = (value: number) => number

type LinesProps = {
  readonly plot: PlotData
  readonly x: (turn: number) => number | undefined
  readonly y: Scale
}

/** The second side first: where both run along the same way, its dashes show through the other's dots. */
function Lines({ plot: { points }, x, y }: LinesProps): ReactNode {
  return ([1, 0] as const).map(side => {
    const own = points.flatMap(({ turn, values }) => {
      const value = values[side]
      return value === null ? [] : [{ x: x(turn) ?? 0, y: y(value) }]
    })
    const way = line<{ x: number; y: number }>(
      at => at.x,
      at => at.y,
    )(own)
    return (
      <g key={side} className={styles.line} data-side={side}>
        {way !== null && <path d={way} />}
        {own.map(at =>
          side === 0 ? (
            <circle key={at.x} cx={at.x} cy={at.y} r={own.length > 24 ? 2.4 : 3.6} />
          ) : (
            <path key={at.x} className={styles.diamond} d={`M${at.x} ${at.y - 4.6}l4.6 4.6l-4.6 4.6l-4.6 -4.6z`} />
          ),
        )}
      </g>
    )
  })
}

function Bars({ plot: { id, points }, y }: { readonly plot: PlotData; readonly y: Scale }) {
  const band = scaleBand<number>()
    .domain(points.map(({ turn }) => turn))
    .range([ROOM.left, RIGHT])
    .padding(0.24)
  const width = band.bandwidth() / 2
  return (
    <>
      <defs>
        <pattern id={`${id}-hatch`} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V5" />
        </pattern>
      </defs>
      {points.map(({ turn, values }) =>
        values.map((value, side) => {
          if (value === null || value === 0) return null
          const at = { x: (band(turn) ?? 0) + side * width, y: y(value), width, height: y(0) - y(value) }
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the two sides
            <g key={`${turn} ${side}`} className={styles.bar} data-side={side}>
              <rect {...at} style={side === 1 ? { fill: `url(#${id}-hatch)` } : undefined} />
            </g>
          )
        }),
      )}
    </>
  )
}

type PlotTableProps = { readonly plot: PlotData; readonly sides: Sides; readonly isShown: boolean }

/** The same as numbers: for those who hear the page always, for others on request. */
export function PlotTable({ plot, sides, isShown }: PlotTableProps) {
  return (
    <table className={isShown ? styles.table : styles.aloud}>
      <caption>{plot.title}</caption>
      <thead>
        <tr>
          <th scope="col">Turn</th>
          {sides.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plot.points.map(({ turn, values }) => (
          <tr key={turn}>
            <th scope="row">{turn}</th>
            {values.map((value, side) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two sides
              <td key={side}>{value === null ? '–' : signed(value)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Which of the two is whose, once for all plots. */
export function PlotLegend({ sides }: { readonly sides: Sides }) {
  return (
    <ul className={styles.legend}>
      {sides.map(({ name }, side) => (
        <li key={name} data-side-name>
          <svg width="44" height="14" viewBox="0 0 44 14" aria-hidden="true">
            <g className={styles.line} data-side={side}>
              <path d="M2 7H42" />
              {side === 0 ? (
                <circle cx="22" cy="7" r="3.6" />
              ) : (
                <path className={styles.diamond} d="M22 2.4l4.6 4.6l-4.6 4.6l-4.6 -4.6z" />
              )}
            </g>
          </svg>
          {name}
        </li>
      ))}
    </ul>
  )
}
