import type { Furniture } from '../sheet'
import type { Rectangle } from '../viewport'
import styles from './furniture.module.css'
import { fittingSize, Panel, wrapped } from './panel'
import { trackCells } from './track-plan'

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

/** Numbered cells in as many rows as the piece has room for. */
export function TurnTrack({ piece }: { readonly piece: Furniture }) {
  return (
    <Panel piece={piece}>
      <text className={styles.heading} x={22} y={42} fontSize={HEADING}>
        {piece.text ?? 'Turn track'}
      </text>
      {trackCells(piece).map((cell, i) => (
        <TurnCell key={`${cell.x},${cell.y}`} cell={cell} turn={i + 1} />
      ))}
    </Panel>
  )
}

type TurnCellProps = { readonly cell: Rectangle; readonly turn: number; readonly isNow?: boolean }

export function TurnCell({ cell: { x, y, width, height }, turn, isNow = false }: TurnCellProps) {
  return (
    <g transform={`translate(${x} ${y})`} data-now={isNow || undefined}>
      <rect className={styles.cell} width={width} height={height} rx={3} />
      <text
        className={styles.cellText}
        x={width / 2}
        y={Math.min(height * 0.42, 30)}
        fontSize={Math.min(26, height * 0.36)}
      >
        {turn}
      </text>
    </g>
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
