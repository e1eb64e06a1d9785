import type { Furniture } from '../sheet'
import styles from './furniture.module.css'
import { fittingSize, Panel, wrapped } from './panel'
import { trackPlan } from './track-plan'

const HEADING = 30

/** What follows a colon, or stands in long brackets, explains the box; there is no room for that on the sheet. */
const shortName = (name: string): string => name.replace(/\s*(:.*|\([^)]{14,}\))$/, '')

/** The name of a box as it stands at the top of its panel, and how far down it reaches. */
export function boxHeading(piece: Furniture, name: string) {
  const lines = wrapped(shortName(name), (piece.width - 44) / (HEADING * 0.5))
  const longest = lines.reduce((a, b) => (b.length > a.length ? b : a), '')
  const size = fittingSize(longest, piece.width - 44, Math.min(HEADING, piece.height * 0.3), 0.5)
  return { lines, size, height: 14 + size * (lines.length + 0.3) }
}

export function BoxPanel({ piece, name }: { readonly piece: Furniture; readonly name: string }) {
  const { lines, size } = boxHeading(piece, name)
  return (
    <Panel piece={piece}>
      {lines.map((line, i) => (
        <text key={line} className={styles.name} x={22} y={14 + size * (i + 1)} fontSize={size}>
          {line}
        </text>
      ))}
    </Panel>
  )
}

/** Numbered cells in as many rows as the piece has room for; `id` may say how many turns there are. */
export function TurnTrack({ piece }: { readonly piece: Furniture }) {
  const turns = Number(piece.id) || 10
  const [width, height] = [piece.width - 44, piece.height - 66]
  const { columns, side } = trackPlan(turns, width, height)
  return (
    <Panel piece={piece}>
      <text className={styles.heading} x={22} y={42} fontSize={HEADING}>
        {piece.text ?? 'Turn track'}
      </text>
      {Array.from({ length: turns }, (_, i) => i).map(turn => {
        const [x, y] = [22 + (turn % columns) * (width / columns), 54 + Math.floor(turn / columns) * side]
        const wide = width / columns - 4
        return (
          <g key={turn} transform={`translate(${x} ${y})`}>
            <rect className={styles.cell} width={wide} height={side - 4} rx={3} />
            <text
              className={styles.cellText}
              x={wide / 2}
              y={Math.min(side * 0.4, 30)}
              fontSize={Math.min(26, side * 0.34)}
            >
              {turn + 1}
            </text>
          </g>
        )
      })}
    </Panel>
  )
}

export function NotePanel({ piece }: { readonly piece: Furniture }) {
  const lines = (piece.text ?? '').split('\n')
  return (
    <Panel piece={piece}>
      {lines.map((line, i) => (
        <text
          key={line}
          className={i === 0 ? styles.name : styles.entry}
          x={22}
          y={42 + i * 30}
          fontSize={i === 0 ? 28 : 22}
        >
          {line}
        </text>
      ))}
    </Panel>
  )
}
