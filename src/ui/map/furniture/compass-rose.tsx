import { CompassGlyph } from '../glyphs'
import type { Furniture } from '../sheet'

/** Turned to true north, which is not up on a tilted sheet. */
export function CompassRose({ piece, north }: { readonly piece: Furniture; readonly north: number }) {
  const { x, y, width, height } = piece
  const scale = Math.min(width, height) / 232
  return (
    <g transform={`translate(${x + width / 2} ${y + height / 2}) rotate(${north}) scale(${scale})`}>
      <CompassGlyph />
    </g>
  )
}
