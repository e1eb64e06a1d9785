import type { ReactNode } from 'react'
import type { Rectangle } from '../viewport'
import styles from './furniture.module.css'

/** A piece of paper with a double neat line; what lies on it is drawn from its upper left corner. */
export function Panel({ piece, children }: { readonly piece: Rectangle; readonly children?: ReactNode }) {
  const { x, y, width, height } = piece
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className={styles.panel} width={width} height={height} rx={3} />
      <rect className={styles.inner} x={7} y={7} width={Math.max(0, width - 14)} height={Math.max(0, height - 14)} />
      {children}
    </g>
  )
}

/** The greatest size at which a text of about this many letters fits a width, with `share` of the size to a letter. */
export const fittingSize = (text: string, width: number, most: number, share = 0.5): number =>
  Math.min(most, Math.round((width / Math.max(1, text.length) / share) * 10) / 10)

/** Breaks a text into lines of about this many letters, at blanks. */
export function wrapped(text: string, letters: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < letters) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
