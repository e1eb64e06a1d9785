import { useEffect, useMemo, useState } from 'react'
import { OverviewSheet } from '../../../map/overview-map'
import type { Label, Sheet } from '../../../map/sheet'
import type { Rectangle } from '../../../map/viewport'
import { Icon } from '../strip/icons'
import { useMapPeriod, useTable } from '../table-context'
import type { TurnRow } from './war-account'
import styles from './war-map.module.css'

/** Long enough to see what has changed. */
const PACE_MS = 1100

/** Around the armies, in map units. */
const AROUND = 260

type WarMapProps = { readonly rows: readonly TurnRow[] }

/** Where the armies stood at the end of each turn and where they fought, turn after turn. */
export function WarMap({ rows }: WarMapProps) {
  const { sheet } = useTable()
  const [at, setAt] = useState(rows.length - 1)
  const [isRunning, setRunning] = useState(false)
  const shown = Math.min(at, rows.length - 1)
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(() => setAt(now => Math.min(now + 1, rows.length - 1)), PACE_MS)
    return () => clearInterval(timer)
  }, [isRunning, rows.length])
  const isAtEnd = shown === rows.length - 1
  useEffect(() => {
    if (isAtEnd) setRunning(false)
  }, [isAtEnd])
  const view = useMemo(() => theatreOf(sheet, rows), [sheet, rows])
  const row = rows[shown]
  if (row === undefined) return null
  const play = () => {
    if (isAtEnd && !isRunning) setAt(0)
    setRunning(!isRunning)
  }
  return (
    <div className={styles.war}>
      <WarPicture row={row} view={view} />
      <div className={styles.time}>
        <button type="button" onClick={play} aria-label={isRunning ? 'Pause' : 'Play the war'}>
          <Icon name={isRunning ? 'pause' : 'play'} size={18} />
        </button>
        <input
          type="range"
          aria-label="Turn of the war"
          aria-valuetext={titleOf(row)}
          min={0}
          max={rows.length - 1}
          value={shown}
          onChange={event => {
            setRunning(false)
            setAt(Number(event.target.value))
          }}
        />
        <p>
          <b>Turn {row.turn}</b> {row.date}
        </p>
      </div>
    </div>
  )
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`

const titleOf = ({ turn, date }: TurnRow): string => (date === '' ? `turn ${turn}` : `turn ${turn}, ${date}`)

type WarPictureProps = { readonly row: TurnRow; readonly view: Rectangle }

/** Squares stand for stacks, larger for more counters; a dark ring is where there was fighting in the turn. */
export function WarPicture({ row, view }: WarPictureProps) {
  const { sheet } = useTable()
  const period = useMapPeriod()
  const { x, y, width, height } = view
  const unit = width / 100
  return (
    <svg
      className={styles.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      role="img"
      aria-label={`The war at the end of ${titleOf(row)}: ${counted(row.stacks.length, 'stack')}, ${counted(row.fought.length, 'place')} fought over`}
      data-plot="map"
    >
      <OverviewSheet sheet={sheet} period={period} />
      <g className={styles.names} fontSize={unit * 1.7} strokeWidth={unit * 0.4}>
        {namesIn(sheet, view, period).map(({ text, x: left, y: top }) => (
          <text key={`${text} ${left}`} x={left + unit} y={top - unit * 0.6}>
            {text}
          </text>
        ))}
      </g>
      {row.stacks.map(({ hex, nation, count }) => {
        const middle = sheet.layout.centre(hex)
        const side = Math.min(92, 44 + 12 * count)
        return (
          <rect
            key={`${hex} ${nation}`}
            className={styles.stack}
            x={middle.x - side / 2}
            y={middle.y - side / 2}
            width={side}
            height={side}
            rx={8}
            strokeWidth={unit * 0.22}
            style={{ fill: `var(--n-${nation})` }}
          />
        )
      })}
      {row.fought.map(hex => {
        const middle = sheet.layout.centre(hex)
        return (
          <g key={hex} className={styles.fight} strokeWidth={unit * 0.45}>
            <circle cx={middle.x} cy={middle.y} r={66} />
          </g>
        )
      })}
    </svg>
  )
}

/** The part of the sheet in which anybody ever stood or fought. */
export function theatreOf({ layout, drawing }: Sheet, rows: readonly TurnRow[]): Rectangle {
  const hexes = new Set(rows.flatMap(({ stacks, fought }) => [...stacks.map(({ hex }) => hex), ...fought]))
  const { sheet } = drawing
  if (hexes.size === 0) return sheet
  const middles = [...hexes].map(hex => layout.centre(hex))
  const [left, top] = [Math.min(...middles.map(({ x }) => x)), Math.min(...middles.map(({ y }) => y))]
  const [right, bottom] = [Math.max(...middles.map(({ x }) => x)), Math.max(...middles.map(({ y }) => y))]
  const x = Math.max(sheet.x, left - AROUND)
  const y = Math.max(sheet.y, top - AROUND)
  return {
    x,
    y,
    width: Math.min(sheet.x + sheet.width, right + AROUND) - x,
    height: Math.min(sheet.y + sheet.height, bottom + AROUND) - y,
  }
}

type Named = { readonly text: string; readonly x: number; readonly y: number }

/** The greatest places of the theatre, no two so near each other that their names would meet. */
function namesIn(sheet: Sheet, view: Rectangle, period: number): readonly Named[] {
  const isNow = (label: Label) => (label.period ?? sheet.map.periods[period]) === sheet.map.periods[period]
  const found: Named[] = []
  const places = sheet.drawing.labels.filter(label => label.kind === 'place' && (label.rank ?? 3) <= 2 && isNow(label))
  for (const { text, hex } of places.toSorted((a, b) => (a.rank ?? 3) - (b.rank ?? 3))) {
    const at = hex === undefined ? null : sheet.map.hexNumbered(hex)
    if (at === null) continue
    const { x, y } = sheet.layout.centre(at)
    const isInside = x > view.x && y > view.y && x < view.x + view.width * 0.92 && y < view.y + view.height
    const isFree = found.every(
      other => Math.abs(other.y - y) > view.width / 36 || Math.abs(other.x - x) > view.width / 7,
    )
    if (isInside && isFree) found.push({ text, x, y })
  }
  return found
}
